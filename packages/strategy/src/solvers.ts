// What packages/research and bench/ build on: the parts of the solvers.
export { cached } from './cached.ts';
export { cardCost } from './cards/card.ts';
export type { RaceRule, StopRule, When } from './cards/rule.ts';
export type { HiddenPairsRule, Order, Play } from './games/hidden-pairs/cards.ts';
export { commitFor } from './games/hidden-pairs/solve/commits.ts';
export { planCount, reachOf, reRollValues, TurnTables } from './games/hidden-pairs/solve/equilibrium.ts';
export { pointsOfTurn } from './games/hidden-pairs/solve/exploitability.ts';
export { handClasses, handIndex, reRolls } from './games/hidden-pairs/solve/hands.ts';
export { learned } from './games/hidden-pairs/solve/many/learned.ts';
export { offs, type Population, RoundWins } from './games/hidden-pairs/solve/many/round-wins.ts';
export { ManySeatsValues, temperature } from './games/hidden-pairs/solve/many/values.ts';
export { actionOf, firstPlans, luckyOf, priceOf } from './games/hidden-pairs/solve/match/all-plans.ts';
export { MatchField } from './games/hidden-pairs/solve/match/field.ts';
export {
  choiceAt,
  choices,
  face,
  hands,
  levels,
  type Mixture,
  type PlayedPlan,
  playedPlans,
  rounded,
  walk,
} from './games/hidden-pairs/solve/match/mixture.ts';
export { type After, allStakes, payoffsOf, subsets } from './games/hidden-pairs/solve/match/payoffs.ts';
export type { StandingPolicy } from './games/hidden-pairs/solve/match/policy.ts';
export { type Response, respond } from './games/hidden-pairs/solve/match/response.ts';
export { laneOf, lanePrices, lanes } from './games/hidden-pairs/solve/match/shapes.ts';
export {
  afterOneTurn,
  budgetOf,
  isDecided,
  lastTurns,
  type Points,
  stagesOf,
} from './games/hidden-pairs/solve/match/standings.ts';
export { TurnValues } from './games/hidden-pairs/solve/match/turn-values.ts';
export { allActions, mostSum, plansByHand } from './games/hidden-pairs/solve/plans.ts';
export { stakes } from './games/hidden-pairs/solve/rounds.ts';
export { spendingOf } from './games/hidden-pairs/solve/spending.ts';
export type { TableExtra, TableRule, TenThousandRule } from './games/ten-thousand/card-rules.ts';
export { diceAfter, keepsOf, positionsOf } from './games/ten-thousand/classes.ts';
export type { Held, Part, ThreeDiceRule } from './games/three-dice/cards.ts';
export { holdIndex, pointLevels, rollClasses } from './games/three-dice/solve/classes.ts';
export { noLevel, type RoundSituation } from './games/three-dice/solve/layers.ts';
export { bestStart, roundValues, valuePosition } from './games/three-dice/solve/solve.ts';
export { BestTurn, stay } from './games/three-dice/solve/turn.ts';
export type { DiePoints, ThreesRule, ThreesWhen } from './games/threes/cards.ts';
export { allDice, highest, lowest, ThreesTurn } from './games/threes/solve/turn.ts';
export { greatestLead, leadBefore, scoreValues } from './games/threes/solve/two.ts';
export { tenThousandScoring } from './outcomes/games.ts';
export { compileScoring, type ScoringTable, type Take } from './outcomes/scoring-table.ts';
export { type TakeGraph, takeGraph } from './outcomes/take-graph.ts';
export { throwsOf } from './outcomes/throws.ts';
export { OfferTable } from './race/offers.ts';
export { bankableScores, greedRace, isBankable, type RaceRules } from './race/rules.ts';
export { solveRace } from './race/solve.ts';
export { sweep } from './race/sweep.ts';
export { Turn, Turns } from './race/turn.ts';
export { openDuel } from './simulate/duel.ts';
export { Tally } from './simulate/interval.ts';

// This file exports the parts of the solvers that packages/research and bench/ use.
export { cached } from './cached.ts';
export { cardCost } from './cards/card.ts';
export type { RaceRule, StopRule } from './cards/rule.ts';
export { stopFrom as greedStopFrom, thresholdPlayer } from './games/greed/bots.ts';
export { fastGreed } from './games/greed/simulate/matches.ts';
export { solveGreedForThree } from './games/greed/solve/three.ts';
export { GreedForTwo, solveGreed } from './games/greed/solve/two.ts';
export type { HiddenPairsRule, Order, Play } from './games/hidden-pairs/cards.ts';
export {
  planCount,
  reachOf,
  reRollValues,
  stakes,
  TurnTables,
} from './games/hidden-pairs/solve/equilibrium.ts';
export { pointsOfTurn, spendingOf } from './games/hidden-pairs/solve/exploitability.ts';
export { handClasses, handIndex, reRolls } from './games/hidden-pairs/solve/hands.ts';
export { learnedPopulations } from './games/hidden-pairs/solve/many/learned.ts';
export {
  attackAmounts,
  type Population,
  RoundWins,
} from './games/hidden-pairs/solve/many/round-wins.ts';
export { ManySeatsValues, temperature } from './games/hidden-pairs/solve/many/values.ts';
export {
  laneOf,
  lanePrices,
  lanes,
  MatchField,
  type Response,
  respond,
} from './games/hidden-pairs/solve/match/field.ts';
export type { StandingPolicy } from './games/hidden-pairs/solve/match/match.ts';
export {
  choiceAt,
  choiceCount,
  handCount,
  type Mixture,
  reRollLevels,
  setAgainst,
  shareSteps,
  walk,
} from './games/hidden-pairs/solve/match/mixture.ts';
export {
  type After,
  allStakes,
  budgetOf,
  isDecided,
  type Points,
  payoffsOf,
  stagesOf,
  standingKey,
  subsets,
  turnPrices,
} from './games/hidden-pairs/solve/match/standings.ts';
export { TurnValues } from './games/hidden-pairs/solve/match/turn-values.ts';
export {
  actionOf,
  allActions,
  commitFor,
  firstPlans,
  luckyOf,
  mostSum,
  plansByHand,
  priceOf,
} from './games/hidden-pairs/solve/plans.ts';
export type { TableExtra, TableRule, TenThousandRule } from './games/ten-thousand/card-rules.ts';
export { diceAfter, keepsOf, positionsOf } from './games/ten-thousand/classes.ts';
export { solveTenThousand, TenThousandForTwo } from './games/ten-thousand/solve/two.ts';
export type { Held, Part, ThreeDiceRule } from './games/three-dice/cards.ts';
export { holdIndex, pointLevels, rollClasses } from './games/three-dice/solve/classes.ts';
export { noLevel, type RoundSituation } from './games/three-dice/solve/layers.ts';
export { bestStart, roundValues, valuePosition } from './games/three-dice/solve/solve.ts';
export { BestTurn, stay } from './games/three-dice/solve/turn.ts';
export type { ThreesRule, ThreesWhen } from './games/threes/cards.ts';
export { solveThrees, type ThreesMatch } from './games/threes/solve/match.ts';
export {
  allDice,
  bestMeanTurn,
  highestScore,
  lowestScore,
  scoreValues,
  ThreesTurn,
} from './games/threes/solve/turn.ts';
export { ThreesTurns } from './games/threes/solve/turns.ts';
export { tenThousandScoring } from './outcomes/games.ts';
export { compileScoring, type ScoringTable, type Take } from './outcomes/scoring-table.ts';
export { type TakeGraph, takeGraph } from './outcomes/take-graph.ts';
export { throwsOf } from './outcomes/throws.ts';
export { type BustRace, solveBustRace } from './race/busts.ts';
export { OfferTable } from './race/offers.ts';
export { bankableScores, greedRace, isBankable, type RaceRules } from './race/rules.ts';
export { solveRace } from './race/solve.ts';
export { Turn, Turns } from './race/turn.ts';
export { playBotMatch } from './simulate/bot-match.ts';
export { checkedContest } from './simulate/contest.ts';
export type { ContestSetup } from './simulate/contest-types.ts';
export { openDuel } from './simulate/duel.ts';
export { meanOf, shareOf, Tally } from './simulate/interval.ts';
export { valuedMoves } from './solve/solution.ts';

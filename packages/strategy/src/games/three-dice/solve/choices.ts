import { type Face, isAfterStairs, losersOf, positionOf, type ThreeDiceView } from '@dicehall/engine';
import { holdIndex, pointLevels } from './classes.ts';
import { type Layer, noLevel, type RoundSituation } from './layers.ts';
import { followerResults, type RoundSolution, starterResults } from './solve.ts';
import { allowAll, BestTurn, gentlemensFilter, type StayResults } from './turn.ts';

type Round = Pick<ThreeDiceView, 'scores' | 'seat' | 'starter' | 'limit' | 'penalty' | 'finished'>;

export function situationOf(round: Round): RoundSituation {
  const { points, seats } = losersOf(round);
  return {
    limit: round.limit,
    afterStairs: isAfterStairs(round, round.seat) ? 1 : 0,
    lowest: seats.length === 0 ? noLevel : pointLevels.indexOf(points),
    tied: seats.length,
    penalty: round.penalty,
  };
}

const held = (dice: readonly Face[], rolled: readonly number[]): Face[] =>
  dice.filter((_, position) => !rolled.includes(position));

const everyRoll = [1, 2, 3, 4, 5, 6, 7].map((mask) =>
  [0, 1, 2].filter((position) => (mask >> position) % 2 === 1),
);

/** Returns the positions of the dice to roll when some dice are held. */
export function rollsOf(dice: readonly Face[], hold: number): readonly number[] {
  const rolled = everyRoll.find((positions) => holdIndex(held(dice, positions)) === hold);
  if (rolled === undefined) throw new RangeError(`No dice of ${dice.join('')} are hold ${hold}`);
  return rolled;
}

export interface SolvedTurn {
  readonly turn: BestTurn;
  /** The results of staying, indexed by the number of rolls left. */
  readonly results: readonly StayResults[];
  /** The values of the situations before the next player's turn. */
  readonly after: Layer;
  readonly allowed: (roll: number, hold: number) => boolean;
}

/** A cache of the solved turns of each round. A round has only a few thousand situations. */
const solvedTurns = new WeakMap<RoundSolution, Map<string, SolvedTurn>>();
const mostTurns = 2000;

export function turnAt(solution: RoundSolution, round: Round): SolvedTurn {
  const turns = solvedTurns.get(solution) ?? new Map<string, SolvedTurn>();
  solvedTurns.set(solution, turns);
  const position = positionOf(round, round.seat);
  const situation = situationOf(round);
  const name = position === 1 ? 'starter' : `${position} ${Object.values(situation).join(' ')}`;
  const known = turns.get(name);
  if (known !== undefined) return known;
  const { rules, seats, layers } = solution;
  const after = layers[position + 1];
  if (after === undefined) throw new RangeError(`No solution for position ${position} of ${seats}`);
  const results =
    position === 1 ? starterResults(rules, seats, after) : followerResults(rules, seats, situation, after);
  const allowed =
    rules.gentlemen === 'enforce' && position === seats ? gentlemensFilter(situation) : allowAll;
  const turn = new BestTurn(rules);
  turn.find(results, allowed);
  const made = { turn, results, after, allowed };
  if (turns.size >= mostTurns) turns.clear();
  turns.set(name, made);
  return made;
}

import { type BySeat, ofSeat, type Seat, type ThreesMove, type ThreesView } from '@dicehall/engine';
import type { Bot } from '../../bots/bot.ts';
import { manyDuels } from '../../race/policy.ts';
import { bestThreesMove, keepMove, openOf } from './bots.ts';
import type { ThreesForMany } from './solve/many.ts';
import { highestScore, keptIndex, keptOf, lowestScore, ThreesTurn } from './solve/turn.ts';
import { greatestLead, type ThreesForTwo } from './solve/two.ts';

/** The maximum number of cached turns against one opponent, by turns left and lead. */
const mostTurns = 20_000;

/** By score of the turn: its value, which is the product of the duels raised to a power (see `manyDuels`). */
function endValues(
  { values, options }: ThreesForTwo,
  scores: BySeat<number>,
  seat: Seat,
  round: number,
  power: typeof manyDuels,
): Float64Array {
  const lead = greatestLead(options.rounds);
  const width = 2 * lead + 1;
  return Float64Array.from({ length: highestScore - lowestScore + 1 }, (_, index) => {
    const own = ofSeat(scores, seat) + index + lowestScore;
    const product = scores.reduce((chance, theirs, other) => {
      if (other === seat) return chance;
      const turns = 2 * (options.rounds - round) + (other > seat ? 1 : 0);
      const more = Math.min(lead, Math.max(-lead, theirs - own));
      return chance * (1 - values[turns * width + lead + more]);
    }, 1);
    return product ** power(scores.length);
  });
}

/**
 * The expert for Threes: optimal for two seats, an approximation for more.
 * @param power the exponent of the product of the duels
 */
export function threesExpert(solution: ThreesForTwo, power = manyDuels): Bot<ThreesView, ThreesMove> {
  const turn = new ThreesTurn(solution.options.lastDie);
  const known = new Map<string, Float64Array>();

  const turnOf = ({ scores, seat, round }: ThreesView): Float64Array => {
    const [first = 0, second = 0] = scores;
    const name =
      scores.length === 2 ? `${round} ${seat} ${first - second}` : `${round} ${seat} ${scores.join(' ')}`;
    const found = known.get(name);
    if (found !== undefined) return found;
    turn.evaluate(endValues(solution, scores, seat, round, power));
    if (known.size >= (scores.length === 2 ? mostTurns : 1)) known.clear();
    const values = turn.values.slice();
    known.set(name, values);
    return values;
  };

  return {
    valued(view, moves) {
      const values = turnOf(view);
      const { dice, locked } = view;
      return moves.map((move) => {
        const isKept = (die: number): boolean =>
          locked[die] === true || move.type === 'bank' || move.keep?.includes(die) === true;
        const kept = dice.filter((_, die) => isKept(die));
        // If the last die is not rolled, the turn ends when all other dice are kept.
        const isLast = dice.length > 0 && dice.length - kept.length < turn.fewest;
        return { move, value: values[keptIndex(keptOf(isLast ? dice : kept))] };
      });
    },
    choose: (view) =>
      view.dice.length === 0
        ? { type: 'roll' }
        : bestThreesMove(view, { values: turnOf(view), fewest: turn.fewest }),
  };
}

/** Plays the equilibrium at a table with as many seats as the solution. */
export const manyExpert = (solution: ThreesForMany): Bot<ThreesView, ThreesMove> => ({
  choose(view) {
    const { dice, locked, scores, seat, round } = view;
    if (dice.length === 0) return { type: 'roll' };
    const open = openOf(view);
    const kept = keptOf(dice.filter((_, position) => locked[position] === true));
    const faces = open.map((position) => dice[position]);
    return keepMove(open, solution.turn(scores, seat, round).choice(kept, faces).indexes);
  },
});

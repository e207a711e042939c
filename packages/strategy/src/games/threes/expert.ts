import { type BySeat, ofSeat, type Seat, type ThreesMove, type ThreesView } from '@dicehall/engine';
import type { Bot } from '../../bots/bot.ts';
import { manyDuels } from '../../race/policy.ts';
import { bestThreesMove, keepMove, openOf } from './bots.ts';
import type { ThreesMatch } from './solve/match.ts';
import { keptIndex, keptOf, scoreValues, ThreesTurn } from './solve/turn.ts';

/** The maximum number of cached turns against one opponent, by turns left and lead. */
const mostTurns = 20_000;

/** Returns the value of each score of the turn, which is the product of the duels raised to a power (see `manyDuels`). */
function endValues(ofTwo: ThreesMatch, scores: BySeat<number>, seat: Seat, round: number): Float64Array {
  return scoreValues((score) => {
    const own = ofSeat(scores, seat) + score;
    const product = scores.reduce((chance, theirs, other) => {
      if (other === seat) return chance;
      const turns = 2 * (ofTwo.options.rounds - round) + (other > seat ? 1 : 0);
      // In the next turn of the duel, the other player moves.
      return chance * (1 - ofTwo.shareOf([theirs, own], turns));
    }, 1);
    return product ** manyDuels(scores.length);
  });
}

/**
 * Makes the expert bot for Threes: optimal for two seats, an approximation for more.
 * @param solution for two seats
 */
export function threesExpert(solution: ThreesMatch): Bot<ThreesView, ThreesMove> {
  const turn = new ThreesTurn(solution.options.lastDie);
  const known = new Map<string, Float64Array>();

  const turnOf = ({ scores, seat, round }: ThreesView): Float64Array => {
    const [first = 0, second = 0] = scores;
    const name =
      scores.length === 2 ? `${round} ${seat} ${first - second}` : `${round} ${seat} ${scores.join(' ')}`;
    const found = known.get(name);
    if (found !== undefined) return found;
    turn.evaluate(endValues(solution, scores, seat, round));
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

export const manyExpert = (solution: ThreesMatch): Bot<ThreesView, ThreesMove> => ({
  choose(view) {
    const { dice, locked, scores, seat, round } = view;
    if (dice.length === 0) return { type: 'roll' };
    const open = openOf(view);
    const kept = keptOf(dice.filter((_, position) => locked[position] === true));
    const faces = open.map((position) => dice[position]);
    return keepMove(open, solution.turn(scores, seat, round).choice(kept, faces).indexes);
  },
});

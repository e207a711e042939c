import { type BySeat, ofSeat, type Seat, type ThreesMove, type ThreesView } from '@dicehall/engine';
import type { Bot } from '../../bots/bot.ts';
import { cached } from '../../cached.ts';
import { manyDuels } from '../../race/policy.ts';
import { bestThreesMove, keepMove, openOf } from './bots.ts';
import type { ThreesMatch } from './solve/match.ts';
import { keptIndex, keptOf, scoreValues, ThreesTurn } from './solve/turn.ts';

/** The maximum number of cached turns, by turns left and leads. */
const mostTurns = 20_000;

/** Returns the value of each score of the turn: the product of the duels, raised to a power (see `manyDuels`). */
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
 * Makes the expert bot for Threes. It is optimal for two seats and an approximation for more.
 * @param solution the solution for two seats
 */
export function threesExpert(solution: ThreesMatch): Bot<ThreesView, ThreesMove> {
  const turn = new ThreesTurn(solution.options.lastDie);

  // Only the differences between the scores count.
  const turnOf = cached(
    ({ scores, seat, round }: ThreesView) =>
      `${round} ${seat} ${scores.map((score) => score - ofSeat(scores, 0)).join(' ')}`,
    ({ scores, seat, round }) => {
      turn.evaluate(endValues(solution, scores, seat, round));
      return turn.values.slice();
    },
    mostTurns,
  );

  return {
    valued(view, moves) {
      const values = turnOf(view);
      const { dice, locked } = view;
      return moves.map((move) => {
        const isKept = (die: number): boolean =>
          locked[die] === true || move.type === 'bank' || move.keep?.includes(die) === true;
        const kept = dice.filter((_, die) => isKept(die));
        // If the last die is not rolled again, the turn ends when all other dice are kept.
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

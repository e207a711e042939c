import { type AnyGame, type BySeat, ofSeat, unwrap } from '@dicehall/engine';
import { moveOf, type Policy } from '../bots/bot.ts';
import { botFor } from '../bots/expert.ts';
import { rollout } from '../bots/rollout.ts';
import { cached } from '../cached.ts';
import { winShares } from '../solve/shares.ts';
import type { Explorer } from './explorer.ts';

/** Standard errors on each side of a mean that hold 95 % of a normal distribution. */
const ninetyFive = 1.96;

/** The positions of one exploration. */
const mostKnown = 500;

/**
 * Values by rollouts with steady players at all seats and the same dice for every move.
 * @param rollouts for each value
 */
export function estimatingExplorer(game: AnyGame, rollouts: number): Explorer {
  const bot = botFor(game.id, 'steady');
  const policy: Policy = bot.quick ?? ((state, seat, random) => moveOf(bot, game, state, seat, random));
  const samplesOf = cached(
    (state: unknown) => game.formatPosition(state),
    (state): BySeat<number>[] => {
      const step = game.step(state);
      const over = step.kind === 'over' ? winShares(step.places) : null;
      return Array.from(
        { length: rollouts },
        (_, index) => over ?? rollout(game, state, policy, `explore ${index}`),
      );
    },
    mostKnown,
  );
  const meanOf = (state: unknown, seat: number): number =>
    samplesOf(state).reduce((sum, shares) => sum + ofSeat(shares, seat), 0) / rollouts;
  return {
    how: 'rollouts',
    unit: 'win',
    values: (state) => game.scores(state).map((_, seat) => meanOf(state, seat)),
    moves: (state, seat) =>
      game.moves(state, seat).map((move) => {
        const after = unwrap(game.apply(state, { seat, move })).state;
        const value = meanOf(after, seat);
        const squares = samplesOf(after).reduce(
          (sum, shares) => sum + (ofSeat(shares, seat) - value) ** 2,
          0,
        );
        const margin = ninetyFive * Math.sqrt(squares / Math.max(1, rollouts - 1) / rollouts);
        return { move, value, margin };
      }),
    thrown: () => null,
  };
}

import { seededDice } from '@dicehall/dice';
import { type BySeat, ofSeat, type Seat, type Setup, unwrap } from '@dicehall/engine';
import { botFor, moveOf, type Policy } from '../bots/index.ts';
import { rollout } from '../bots/rollout.ts';
import { cached } from '../cached.ts';
import type { ValuedMove } from '../solve/index.ts';
import { winShares } from '../solve/shares.ts';
import type { Judge } from './judge.ts';

/** For a standard error of at most 3.2 %. */
const usualRollouts = 250;

/** A move is worse than another only by more than this many standard errors of the difference. */
const surely = 3;

/** The states around a choice are asked for several times in a row. */
const mostKnown = 16;

/** The shares of the win by seat, one entry for each rollout. */
type Samples = readonly BySeat<number>[];

const meanOf = (samples: Samples): number[] =>
  (samples[0] ?? []).map(
    (_, seat) => samples.reduce((sum, shares) => sum + ofSeat(shares, seat), 0) / samples.length,
  );

/** Whether a seat surely wins more in `one` than in `other`: rollouts with the same number have the same dice. */
function isBetter(one: Samples, other: Samples, seat: Seat): boolean {
  const gains = one.map((shares, index) => ofSeat(shares, seat) - ofSeat(other[index] ?? shares, seat));
  const mean = gains.reduce((sum, gain) => sum + gain, 0) / gains.length;
  const variance = gains.reduce((sum, gain) => sum + (gain - mean) ** 2, 0) / Math.max(1, gains.length - 1);
  return mean > surely * Math.sqrt(variance / gains.length);
}

/**
 * Rollouts with steady players at all seats and common random numbers. A choice is compared with the steady player's, and
 * is an error only beyond the noise; the value before a choice is the value after the better of the two, so that luck and
 * errors add up. In games with hidden information choices are not compared: rollouts from one state would judge them by
 * what the player could not know. All that they change is reported as the effect of hidden choices.
 * @param rollouts for each value
 */
export function estimatingJudge(setup: Setup, rollouts = usualRollouts): Judge {
  const { game } = setup;
  const { hiddenInformation } = game.facts;
  const bot = botFor(game.id, 'steady');
  const policy: Policy = bot.quick ?? ((state, seat, random) => moveOf(bot, game, state, seat, random));
  const sampled = (state: unknown): Samples => {
    const step = game.step(state);
    const result = step.kind === 'over' ? winShares(step.places) : null;
    return Array.from(
      { length: rollouts },
      (_, index) => result ?? rollout(game, state, policy, `review ${index}`),
    );
  };
  const samplesOf = cached((state: unknown) => JSON.stringify(state), sampled, mostKnown);
  const after = (state: unknown, seat: Seat, move: unknown): unknown =>
    unwrap(game.apply(state, { seat, move })).state;
  const value = (state: unknown): BySeat<number> => meanOf(samplesOf(state));
  return {
    how: 'rollouts',
    exact: false,
    unit: 'win',
    noise: 0.5 / Math.sqrt(rollouts),
    value,
    ...(hiddenInformation
      ? { reveals: () => true }
      : { valueOfBest: (state, seat, best) => value(after(state, seat, best)) }),
    choices(state, seat, played) {
      const own = game.canonical(played);
      const ownAfter = after(state, seat, own);
      const mine: ValuedMove = { move: own, value: ofSeat(value(ownAfter), seat) };
      if (hiddenInformation) return [mine];
      const proposed = game.canonical(moveOf(bot, game, state, seat, seededDice('review').random));
      if (JSON.stringify(proposed) === JSON.stringify(own)) return [mine];
      const proposedAfter = after(state, seat, proposed);
      const isSame = !isBetter(samplesOf(proposedAfter), samplesOf(ownAfter), seat);
      return isSame ? [mine] : [mine, { move: proposed, value: ofSeat(value(proposedAfter), seat) }];
    },
  };
}

import { seededDice } from '@dicehall/dice';
import { type BySeat, ofSeat, type Seat, type Setup, unwrap } from '@dicehall/engine';
import { moveOf, type Policy } from '../bots/bot.ts';
import { botFor } from '../bots/expert.ts';
import { endedBy, rollout } from '../bots/rollout.ts';
import { cached } from '../cached.ts';
import { winShares } from '../solve/shares.ts';
import type { Comparison } from './comparison.ts';
import { PairedGain } from './gain.ts';
import type { Judge } from './judge.ts';

/** For a standard error of at most 3.2 % of a value. */
export const usualRollouts = 250;

/** Where rollouts compare moves, they grow up to this many times their number. */
const usualGrowth = 64;

/** Where a match goes on, and the shares of the win by seat in each rollout from there. */
interface Sampled {
  readonly state: unknown;
  /** The seats whose turn ended just before. */
  readonly ended: readonly Seat[];
  readonly samples: BySeat<number>[];
}

function gainOf(one: Sampled, other: Sampled, seat: Seat, count: number): PairedGain {
  const won = ({ samples }: Sampled, index: number): number =>
    ofSeat(samples[index] ?? samples[0] ?? [], seat);
  const gain = new PairedGain();
  for (let index = 0; index < count; index++) gain.add(won(one, index) - won(other, index));
  return gain;
}

/** The results kept of rollouts from the end of a turn, where those from several moves of it meet. */
const mostMet = 50_000;

/**
 * Rollouts with steady players at all seats; rollouts with the same number have the same dice by turn. Without a
 * comparison, a choice is compared with the steady player's, with as many rollouts as it takes for a small margin, and the
 * value before a choice is the value after the steady player's. In games with hidden information, rollouts from one state
 * would judge choices by what the player could not know; what a choice changes besides its error is the effect of hidden choices.
 * @returns judges of one match that use each other's rollouts, by the rollouts for each value and by how many times as many
 *   there are at most where moves are compared
 */
export function estimatingJudges(
  setup: Setup,
  comparison?: Comparison | null,
): (rollouts?: number, growth?: number) => Judge {
  const { game } = setup;
  const { hiddenInformation } = game.facts;
  const bot = botFor(game.id, 'steady');
  const policy: Policy = bot.quick ?? ((state, seat, random) => moveOf(bot, game, state, seat, random));
  const known = cached(
    (state: unknown, _ended?: readonly Seat[]) => game.formatPosition(state),
    (state: unknown, ended: readonly Seat[] = []): Sampled => ({ state, ended, samples: [] }),
  );
  const fromTurnEnd = cached(
    (seed: string, state: unknown, _ended: readonly Seat[]) => `${seed} ${game.formatPosition(state)}`,
    (seed, state, ended) => rollout(game, state, policy, seed, { ended }),
    mostMet,
  );
  const grow = ({ state, ended, samples }: Sampled, count: number): void => {
    const step = game.step(state);
    if (step.kind === 'over') samples[0] = winShares(step.places);
    else {
      for (let next = samples.length; next < count; next++) {
        const seed = `review ${next}`;
        const atTurnEnd = (at: unknown, by: readonly Seat[]) => fromTurnEnd(seed, at, by);
        samples.push(rollout(game, state, policy, seed, { ended, atTurnEnd }));
      }
    }
  };
  const proposedAt = (state: unknown, seat: Seat): unknown =>
    game.canonical(moveOf(bot, game, state, seat, seededDice('review').random));
  /** From the next roll on, the choices before it made by the steady player. */
  const settled = (state: unknown, ended: readonly Seat[]): Sampled => {
    const step = game.step(state);
    const [seat] = step.kind === 'choose' && !hiddenInformation ? step.seats : [];
    return seat === undefined ? known(state, ended) : after(state, seat, proposedAt(state, seat), ended);
  };
  const after = (state: unknown, seat: Seat, move: unknown, ended: readonly Seat[] = []): Sampled => {
    const { state: next, events } = unwrap(game.apply(state, { seat, move }));
    return settled(next, [...ended, ...endedBy(events)]);
  };
  return (rollouts = usualRollouts, growth = usualGrowth) => ({
    how: comparison?.how ?? 'rollouts',
    exact: false,
    unit: 'win',
    noise: 0.5 / Math.sqrt(rollouts),
    followsErrors: comparison?.how === 'duels',
    value(state) {
      const sampled = settled(state, []);
      grow(sampled, rollouts);
      const { samples } = sampled;
      return (samples[0] ?? []).map(
        (_, other) => samples.reduce((sum, shares) => sum + ofSeat(shares, other), 0) / samples.length,
      );
    },
    ...(hiddenInformation && { reveals: () => true }),
    choices(state, seat, played) {
      const own = game.canonical(played);
      const mine = { move: own, value: 0, margin: 0 };
      if (comparison) return comparison.choices(state, seat, own);
      if (hiddenInformation) return [mine];
      const proposed = proposedAt(state, seat);
      if (JSON.stringify(proposed) === JSON.stringify(own)) return [mine];
      const both = [after(state, seat, proposed), after(state, seat, own)] as const;
      for (let count = rollouts; ; count *= 2) {
        for (const one of both) grow(one, count);
        const { mean, margin, isClose } = gainOf(...both, seat, count);
        if (isClose || count >= growth * rollouts) return [mine, { move: proposed, value: mean, margin }];
      }
    },
  });
}

interface Estimate {
  readonly rollouts?: number;
  readonly growth?: number;
  readonly comparison?: Comparison | null;
}

/** A judge by so many rollouts; see `estimatingJudges`. */
export const estimatingJudge = (setup: Setup, { rollouts, growth, comparison }: Estimate = {}): Judge =>
  estimatingJudges(setup, comparison)(rollouts, growth);

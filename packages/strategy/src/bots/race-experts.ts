import {
  type BySeat,
  type Face,
  type GreedMove,
  type GreedView,
  type Keep,
  ofSeat,
  type Seat,
  type TenThousandMove,
  type TenThousandView,
} from '@dicehall/engine';
import type { GreedForTwo } from '../solve/greed/two.ts';
import { greedRace, tenThousandRace } from '../solve/race/rules.ts';
import type { TenThousandForTwo } from '../solve/ten-thousand/two.ts';
import type { Bot } from './bot.ts';
import { RacePolicy } from './race-policy.ts';
import { diceAfter, keepsOf, positionsOf } from './ten-thousand-classes.ts';

/** In units, the next player's first. */
const othersOf = (scores: BySeat<number>, seat: Seat, unit: number): number[] =>
  scores.slice(1).map((_, index) => ofSeat(scores, (seat + index + 1) % scores.length) / unit);

const roll = { type: 'roll' } as const;
const stop: GreedMove = { type: 'stop' };

/**
 * Optimal for two seats; see `manyDuels` for more.
 * @param most the number of turns to cache
 */
export function greedExpert(solution: GreedForTwo, most?: number): Bot<GreedView, GreedMove> {
  const rules = greedRace(solution.options);
  const { unit } = rules.scoring;
  const policy = new RacePolicy(rules, solution.race, most);

  return {
    choose(view) {
      if (view.last.length === 0 || view.stopBanks === 0) return roll;
      const { scores, seat, finalBy } = view;
      const own = ofSeat(scores, seat) / unit;
      const others = othersOf(scores, seat, unit);
      const turn =
        finalBy === null
          ? policy.turn(own, others)
          : policy.finalTurn(own, others, (finalBy + scores.length - seat - 1) % scores.length);
      return turn.stops(view.turnPoints / unit, view.dice) ? stop : roll;
    },
  };
}

const keeping = (type: 'roll' | 'bank', keep: readonly Face[], view: TenThousandView): TenThousandMove => ({
  type,
  keep: positionsOf(keep, view.last),
});

/**
 * Optimal for two seats; see `manyDuels` for more.
 * @param most the number of turns to cache
 */
export function tenThousandExpert(
  solution: TenThousandForTwo,
  most?: number,
): Bot<TenThousandView, TenThousandMove> {
  const rules = tenThousandRace(solution.options);
  const { unit } = rules.scoring;
  const policy = new RacePolicy(rules, solution.race, most);
  return {
    choose(view) {
      const { last, offer } = view;
      const isStart = last.length === 0;
      if (isStart && offer === null) return roll;
      const own = ofSeat(view.scores, view.seat) / unit;
      const turn = policy.turn(own, othersOf(view.scores, view.seat, unit));
      if (isStart && offer !== null) {
        return turn.takes(offer.points / unit, offer.dice) ? { type: 'take-over' } : roll;
      }
      let best: { readonly kept: Keep; readonly value: number; readonly banks: boolean } | null = null;
      for (const kept of keepsOf(last, view.options.threePairs).different) {
        const points = (view.turnPoints + kept.score) / unit;
        if (own + points >= rules.target) return keeping('bank', kept.keep, view);
        const dice = diceAfter(kept, last.length);
        const value = turn.value(points, dice);
        if (best === null || value > best.value) best = { kept, value, banks: turn.stops(points, dice) };
      }
      if (best === null) throw new RangeError('Nothing can be kept of this throw');
      return keeping(best.banks ? 'bank' : 'roll', best.kept.keep, view);
    },
  };
}

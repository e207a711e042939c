import {
  type BySeat,
  type Face,
  type GreedMove,
  type GreedView,
  ofSeat,
  type Seat,
  type TenThousandMove,
  type TenThousandView,
} from '@dicehall/engine';
import type { Bot } from '../bots/bot.ts';
import { bestOf } from '../bots/choice.ts';
import type { GreedForTwo } from '../games/greed/solve/two.ts';
import { afterKeep, keepsOf, positionsOf } from '../games/ten-thousand/classes.ts';
import type { TenThousandForTwo } from '../games/ten-thousand/solve/two.ts';
import type { ValuedMove } from '../solve/solution.ts';
import { type manyDuels, RacePolicy } from './policy.ts';
import { greedRace, tenThousandRace } from './rules.ts';

/** In units, the next player's first. */
const othersOf = (scores: BySeat<number>, seat: Seat, unit: number): number[] =>
  scores.slice(1).map((_, index) => ofSeat(scores, (seat + index + 1) % scores.length) / unit);

const mostOf = <Move>(moves: readonly ValuedMove<Move>[]): Move => bestOf(moves, ({ value }) => value).move;

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

  function valued(
    { scores, seat, finalBy, turnPoints, dice }: GreedView,
    moves: readonly GreedMove[],
  ): ValuedMove<GreedMove>[] {
    const own = ofSeat(scores, seat) / unit;
    const others = othersOf(scores, seat, unit);
    const turn =
      finalBy === null
        ? policy.turn(own, others)
        : policy.finalTurn(own, others, (finalBy + scores.length - seat - 1) % scores.length);
    return moves.map((move) => ({
      move,
      value: turn[move.type === 'stop' ? 'stopped' : 'rolled'](turnPoints / unit, dice),
    }));
  }
  return {
    valued,
    choose: (view) =>
      view.last.length === 0 || view.stopBanks === 0 ? roll : mostOf(valued(view, [roll, stop])),
  };
}

const keeping = (type: 'roll' | 'bank', keep: readonly Face[], view: TenThousandView): TenThousandMove => ({
  type,
  keep: positionsOf(keep, view.last),
});

/**
 * Optimal for two seats; see `manyDuels` for more.
 * @param most the number of turns to cache
 * @param power the exponent on the product of the duels
 */
export function tenThousandExpert(
  solution: TenThousandForTwo,
  most?: number,
  power?: typeof manyDuels,
): Bot<TenThousandView, TenThousandMove> {
  const rules = tenThousandRace(solution.options);
  const { unit } = rules.scoring;
  const policy = new RacePolicy(rules, solution.race, most, power);
  const { dice } = rules.scoring;

  /** @param every whether to value also what was not best for two */
  function values(
    { scores, seat, turnPoints, last, offer, options }: TenThousandView,
    moves: readonly TenThousandMove[],
    every: boolean,
  ): ValuedMove<TenThousandMove>[] {
    const own = ofSeat(scores, seat) / unit;
    const others = othersOf(scores, seat, unit);
    const turn = policy.turn(own, others);
    const worth = (move: TenThousandMove): number => {
      if (move.type === 'take-over') return turn.rolled((offer?.points ?? 0) / unit, offer?.dice ?? dice);
      if (move.keep === undefined) return turn.rolled(0, dice);
      const kept = afterKeep({ last, points: turnPoints }, move.keep, options);
      const [points, left] = [kept.points / unit, kept.left];
      const isBank = move.type === 'bank';
      // Keeping dice for exactly the target wins at once, whatever the move.
      if (own + points >= rules.target && (isBank || options.exactFinish)) return 1;
      if (!isBank) return turn.rolled(points, left);
      const stopped = turn.stopped(points, left);
      return every && stopped === 0 ? policy.passedOn(own + points, others[0], points, left) : stopped;
    };
    return moves.map((move) => ({ move, value: worth(move) }));
  }
  return {
    valued: (view, moves) => values(view, moves, true),
    choose(view) {
      const { last, offer, options } = view;
      if (last.length === 0 && offer === null) return roll;
      const moves: readonly TenThousandMove[] =
        last.length === 0
          ? [roll, { type: 'take-over' }]
          : keepsOf(last, options.threePairs).different.flatMap(({ keep }) => [
              keeping('roll', keep, view),
              keeping('bank', keep, view),
            ]);
      return mostOf(values(view, moves, false));
    },
  };
}

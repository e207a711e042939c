import {
  type Face,
  ofSeat,
  type TenThousandMove,
  type TenThousandView,
  takeOverOffer,
} from '@dicehall/engine';
import type { Bot } from '../../bots/bot.ts';
import { pickBest } from '../../bots/choice.ts';
import { othersOf, RacePolicy } from '../../race/policy.ts';
import { tenThousandRace } from '../../race/rules.ts';
import type { ValuedMove } from '../../solve/solution.ts';
import { afterKeep, keepsOf, positionsOf } from './classes.ts';
import type { TenThousandForTwo } from './solve/two.ts';

const roll = { type: 'roll' } as const;

const keeping = (type: 'roll' | 'bank', keep: readonly Face[], view: TenThousandView): TenThousandMove => ({
  type,
  keep: positionsOf(keep, view.last),
});

/**
 * Makes the expert for Ten Thousand: optimal for two seats; see `manyDuels` for more.
 * @param most the maximum number of cached turns
 */
export function tenThousandExpert(
  solution: TenThousandForTwo,
  most?: number,
): Bot<TenThousandView, TenThousandMove> {
  const rules = tenThousandRace(solution.options);
  const { unit } = rules.scoring;
  const policy = new RacePolicy(rules, solution.race, most);
  const { dice } = rules.scoring;

  /**
   * Returns the values of moves.
   * @param every whether to include choices that are not best for two seats
   */
  function values(
    { scores, seat, turnPoints, last, offer, options, finalBy, starter }: TenThousandView,
    moves: readonly TenThousandMove[],
    every: boolean,
  ): ValuedMove<TenThousandMove>[] {
    const own = ofSeat(scores, seat) / unit;
    const others = othersOf(scores, seat, unit);
    const seats = scores.length;
    const ends = rules.finish === 'round' ? starter : finalBy;
    const isFinal = others.some((other) => other >= rules.target);
    const later = ((ends ?? 0) + seats - seat - 1) % seats;
    const turn = isFinal
      ? policy.finalTurn(own, others, later)
      : policy.turn(own, others, rules.finish === 'round' && seat !== starter ? 1 : 0);
    const worth = (move: TenThousandMove): number => {
      if (move.type === 'take-over') return turn.rolled((offer?.points ?? 0) / unit, offer?.dice ?? dice);
      if (move.keep === undefined) return turn.rolled(0, dice);
      const kept = afterKeep({ last, points: turnPoints }, move.keep, options);
      const [points, left] = [kept.points / unit, kept.left];
      const isBank = move.type === 'bank';
      // Keeping dice that reach exactly the target wins at once, whatever the move.
      if (options.exactFinish && own + points >= rules.target) return 1;
      if (!isBank) return turn.rolled(points, left);
      const stopped = turn.stopped(points, left);
      return every && !isFinal && stopped === 0
        ? policy.passedOn(own + points, others[0], points, left)
        : stopped;
    };
    return moves.map((move) => ({ move, value: worth(move) }));
  }
  return {
    valued: (view, moves) => values(view, moves, true),
    choose(view) {
      const { last, options } = view;
      if (last.length === 0 && takeOverOffer(view) === null) return roll;
      const moves: readonly TenThousandMove[] =
        last.length === 0
          ? [roll, { type: 'take-over' }]
          : keepsOf(last, options).different.flatMap(({ keep }) => [
              keeping('roll', keep, view),
              keeping('bank', keep, view),
            ]);
      return pickBest(values(view, moves, false), ({ value }) => value).move;
    },
  };
}

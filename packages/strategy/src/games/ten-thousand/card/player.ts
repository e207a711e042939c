import { ofSeat, type TenThousandMove, type TenThousandView } from '@dicehall/engine';
import type { Bot } from '../../../bots/bot.ts';
import { diceAfter, keepsOf, positionsOf } from '../classes.ts';
import {
  bankedBy,
  partsOf,
  playOf,
  type TenThousandRule,
  takesOver,
  tenThousandLimits,
} from './keep-rule.ts';
import { situationOf } from './table-rule.ts';

const dice = 6;

/** Plays Ten Thousand for two by a card. */
export function tenThousandCardPlayer(
  rules: readonly TenThousandRule[],
): Bot<TenThousandView, TenThousandMove> {
  const parts = partsOf(rules);
  return {
    choose(view) {
      const { last, offer, scores, seat, options } = view;
      if (last.length === 0) {
        const takes = offer !== null && takesOver(rules, offer.points, offer.dice);
        return { type: takes ? 'take-over' : 'roll' };
      }
      const [own, other] = [ofSeat(scores, seat), ofSeat(scores, 1 - seat)];
      const keeps = keepsOf(last, options.threePairs).different.map(({ keep, score }) => ({
        keep,
        score,
        left: diceAfter({ keep, score }, last.length),
      }));
      const before = own + view.turnPoints;
      const limits = tenThousandLimits(rules, { own, other, target: options.target }, dice);
      const play = playOf(parts, keeps, last.length, options.target - before, 1);
      const situation = situationOf(parts.table, other, options.target);
      const isReached = before + play.all.score === options.target;
      const least = options.opening - own;
      const banked = isReached ? play.all : bankedBy(play, view.turnPoints, limits, least, 1, situation);
      const type = banked === null ? 'roll' : 'bank';
      return { type, keep: positionsOf((banked ?? play.on).keep, last) };
    },
  };
}

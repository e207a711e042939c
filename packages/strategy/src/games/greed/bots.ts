import { type GreedMove, type GreedView, ofSeat, seatAfter } from '@dicehall/engine';
import { type Bot, type BotsOf, byTemper, type Temper } from '../../bots/bot.ts';
import { nerveOf, skewRandom } from '../../bots/choice.ts';

const roll: GreedMove = { type: 'roll' };
const stop: GreedMove = { type: 'stop' };

/** The points of a turn at which to stop, by dice to roll, to maximise the mean turn. Index 0 is unused. */
export const stopFrom: readonly number[] = [0, 200, 200, 350, 950, 2800];

const bestOther = (view: GreedView): number =>
  Math.max(...view.scores.filter((_score, seat) => seat !== view.seat));

/** The move that is right for any player; null for a real choice. */
function obviousMove(view: GreedView): GreedMove | null {
  if (view.last.length === 0 || view.stopBanks === 0) return roll;
  if (view.finalBy === null) return null;
  const total = ofSeat(view.scores, view.seat) + view.stopBanks;
  if (total < bestOther(view)) return roll;
  const isLast = seatAfter(view.seat, view.scores.length) === view.finalBy;
  return isLast && total > bestOther(view) ? stop : null;
}

/** Stops at random, but never with nothing and never behind in the final round. */
const novice = (temper: Temper): Bot<GreedView, GreedMove> => ({
  choose: (view, _seat, random) =>
    obviousMove(view) ?? (skewRandom(random, nerveOf[temper]) < 0.5 ? stop : roll),
});

/** Whether a shared win is better than another roll: with two or more dice the risk is below one half. */
function settlesForShare(view: GreedView): boolean {
  const isLast = seatAfter(view.seat, view.scores.length) === view.finalBy;
  const total = ofSeat(view.scores, view.seat) + view.stopBanks;
  return isLast && total === bestOther(view) && view.dice < 2;
}

const compileThresholds = new WeakMap<object, readonly number[]>();

/** The thresholds of a bot from `thresholdPlayer`; null for any other bot. */
export const thresholdsOf = (bot: object): readonly number[] | null => compileThresholds.get(bot) ?? null;

/**
 * Stops at a threshold, and in the final round as soon as that wins.
 * @param from points of the turn, by dice to roll next; index 0 is unused
 */
export function thresholdPlayer(from: readonly number[]): Bot<GreedView, GreedMove> {
  const bot: Bot<GreedView, GreedMove> = {
    choose(view) {
      const obvious = obviousMove(view);
      if (obvious !== null) return obvious;
      if (view.finalBy !== null) {
        if (settlesForShare(view)) return stop;
        const total = ofSeat(view.scores, view.seat) + view.stopBanks;
        if (total === bestOther(view)) return roll;
      }
      return view.turnPoints >= from[view.dice] ? stop : roll;
    },
  };
  compileThresholds.set(bot, from);
  return bot;
}

/** Thresholds near `stopFrom`: no decision by them costs more than about 35 points of the mean turn. */
const stopsFrom: Readonly<Record<Temper, readonly number[]>> = {
  careful: [0, 150, 150, 300, 800, 2500],
  balanced: stopFrom,
  bold: [0, 250, 250, 400, 1100, 3100],
};

export const greedBots: BotsOf<GreedView, GreedMove> = byTemper((temper) => ({
  novice: novice(temper),
  steady: thresholdPlayer(stopsFrom[temper]),
}));

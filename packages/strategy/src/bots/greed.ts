import { type GreedMove, type GreedView, ofSeat, seatAfter } from '@dicehall/engine';
import type { Bot, Bots } from './bot.ts';

const roll: GreedMove = { type: 'roll' };
const stop: GreedMove = { type: 'stop' };

/**
 * From how many points of a turn stopping is better than rolling so many dice once more, by dice: what maximises the
 * mean turn. Index 0 is not used.
 */
export const stopFrom: readonly number[] = [0, 200, 200, 350, 950, 2800];

/** The most points that any other seat has. */
const bestOther = (view: GreedView): number =>
  Math.max(...view.scores.filter((_score, seat) => seat !== view.seat));

/** What the rules of the table leave no doubt about: `null` when there is a choice to make. */
function obviousMove(view: GreedView): GreedMove | null {
  if (view.last.length === 0 || view.stopBanks === 0) return roll;
  if (view.finalBy === null) return null;
  const total = ofSeat(view.scores, view.seat) + view.stopBanks;
  if (total < bestOther(view)) return roll;
  const isLast = seatAfter(view.seat, view.scores.length) === view.finalBy;
  return isLast && total > bestOther(view) ? stop : null;
}

/** Stops when it feels like it, but never for nothing, and never behind in the final round. */
const novice: Bot<GreedView, GreedMove> = {
  choose: (view, _seat, random) => obviousMove(view) ?? (random() < 0.5 ? stop : roll),
};

/** Whether a share of the win is better than another roll of so many dice: they bust less than half of the time from two on. */
function settlesForShare(view: GreedView): boolean {
  const isLast = seatAfter(view.seat, view.scores.length) === view.finalBy;
  const total = ofSeat(view.scores, view.seat) + view.stopBanks;
  return isLast && total === bestOther(view) && view.dice < 2;
}

const compiled = new WeakMap<object, readonly number[]>();

/** The thresholds of a bot that `thresholdPlayer` made, which can be played in numbers alone; null for any other. */
export const thresholdsOf = (bot: object): readonly number[] | null => compiled.get(bot) ?? null;

/**
 * A player that stops at so many points, by the dice it would throw next, and in the final round as soon as that wins.
 * @param from points by dice; index 0 is not used
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
  compiled.set(bot, from);
  return bot;
}

export const greedBots: Bots<GreedView, GreedMove> = { novice, steady: thresholdPlayer(stopFrom) };

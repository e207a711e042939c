import type { BaseView, Seat } from '@dicehall/engine';

/** How strong a bot can be, weakest first. */
export const strengths = ['novice', 'steady', 'expert'] as const;
export type Strength = (typeof strengths)[number];

/** Gives a number from 0 up to, not including, 1. */
export type Random = () => number;

/**
 * Somebody who can sit at a table and play: it sees what its seat may see, and nothing else. The same view, seat and
 * random numbers give the same move.
 */
export interface Bot<View extends BaseView = BaseView, Move = unknown> {
  /** A legal move for `seat`, which the view's step names as one that may move. */
  choose(view: View, seat: Seat, random: Random): Move;
}

/** A bot of each strength that needs nothing loaded. */
export interface Bots<View extends BaseView, Move> {
  readonly novice: Bot<View, Move>;
  readonly steady: Bot<View, Move>;
}

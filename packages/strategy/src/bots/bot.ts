import type { AnyGame, BaseView, Seat } from '@dicehall/engine';

/** How strong a bot can be, weakest first. */
export const strengths = ['novice', 'steady', 'expert'] as const;
export type Strength = (typeof strengths)[number];

/** Gives a number from 0 up to, not including, 1. */
export type Random = () => number;

/** A player that sees what its seat may see. The same view, seat and random numbers give the same move. */
export interface Bot<View extends BaseView = BaseView, Move = unknown> {
  /**
   * A legal move for `seat`, which the view's step names as one that may move.
   * @param state the state, only where the game hides nothing: for bots that play on from it
   */
  choose(view: View, seat: Seat, random: Random, state?: unknown): Move;
}

/** A bot of each strength that needs nothing loaded. */
export interface Bots<View extends BaseView = BaseView, Move = unknown> {
  readonly novice: Bot<View, Move>;
  readonly steady: Bot<View, Move>;
  /** Without it, and without a solution, the expert plays as the steady player does. */
  readonly expert?: Bot<View, Move>;
}

/** The state where a bot may see all of it, else nothing. */
export const openState = (game: AnyGame, state: unknown): unknown =>
  game.facts.hiddenInformation ? undefined : state;

/** The move of a bot at a state, from the view of its seat. */
export const moveOf = (bot: Bot, game: AnyGame, state: unknown, seat: Seat, random: Random): unknown =>
  bot.choose(game.view(state, seat), seat, random, openState(game, state));

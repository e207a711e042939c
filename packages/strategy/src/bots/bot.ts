import type { AnyGame, BaseView, Seat } from '@dicehall/engine';
import type { ValuedMove } from '../solve/solution.ts';

/** The strengths of bots, the weakest first. */
export const strengths = ['novice', 'steady', 'expert'] as const;
export type Strength = (typeof strengths)[number];

/**
 * How much risk a bot takes if little is at stake: `careful` stops sooner, `bold` rolls on. The temper decides only
 * between moves of almost equal value. An expert with a solution ignores it.
 */
export const tempers = ['careful', 'balanced', 'bold'] as const;
export type Temper = (typeof tempers)[number];

/** Returns a random number from 0 up to, but not including, 1. */
export type Random = () => number;

export type Policy = (state: unknown, seat: Seat, random: Random) => unknown;

/** A computer player. Bots are deterministic: the same view, seat and random numbers give the same move. */
export interface Bot<View extends BaseView = BaseView, Move = unknown> {
  /**
   * Returns a legal move.
   * @param seat one of the seats in the view's step
   * @param state for rollouts; passed only in games without hidden information
   */
  choose(view: View, seat: Seat, random: Random, state?: unknown): Move;
  /**
   * Returns the moves with their win probabilities. `choose` returns a move with the highest probability. Only some
   * experts have this function.
   */
  valued?(view: View, moves: readonly Move[]): readonly ValuedMove<Move>[];
  /** A much faster policy for rollouts, with similar play. Absent if `choose` is fast enough. */
  readonly quick?: Policy;
}

export interface Bots<View extends BaseView = BaseView, Move = unknown> {
  readonly novice: Bot<View, Move>;
  readonly steady: Bot<View, Move>;
  /** The expert that needs no solution. If it is absent and no solution is loaded, experts play like `steady`. */
  readonly expert?: Bot<View, Move>;
}

export type BotsOf<View extends BaseView = BaseView, Move = unknown> = Readonly<
  Record<Temper, Bots<View, Move>>
>;

export const byTemper = <Value>(make: (temper: Temper) => Value): Readonly<Record<Temper, Value>> => ({
  careful: make('careful'),
  balanced: make('balanced'),
  bold: make('bold'),
});

/** Returns the state for the rollouts of a bot; undefined in games with hidden information. */
export const openState = (game: AnyGame, state: unknown): unknown =>
  game.facts.hiddenInformation ? undefined : state;

export const moveOf = (bot: Bot, game: AnyGame, state: unknown, seat: Seat, random: Random): unknown =>
  bot.choose(game.view(state, seat), seat, random, openState(game, state));

/** The names of the bots, which are the same in every language. */
export const botNames: Readonly<Record<Strength, Readonly<Record<Temper, string>>>> = {
  novice: { careful: 'Pip', balanced: 'Dot', bold: 'Bix' },
  steady: { careful: 'Mara', balanced: 'Otto', bold: 'Juno' },
  expert: { careful: 'Vesper', balanced: 'Magnus', bold: 'Sibyl' },
};

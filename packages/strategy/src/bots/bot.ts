import type { AnyGame, BaseView, Seat } from '@dicehall/engine';
import type { ValuedMove } from '../solve/solution.ts';

/** Weakest first. */
export const strengths = ['novice', 'steady', 'expert'] as const;
export type Strength = (typeof strengths)[number];

/**
 * A bot's preference where little is at stake: `careful` settles sooner, `bold` rolls on. It changes a choice within a small
 * margin of the best value that the strength knows (see each game's bots). An expert with a solution plays it exactly.
 */
export const tempers = ['careful', 'balanced', 'bold'] as const;
export type Temper = (typeof tempers)[number];

/** Returns a number from 0 up to, not including, 1. */
export type Random = () => number;

export type Policy = (state: unknown, seat: Seat, random: Random) => unknown;

/** Deterministic: the same view, seat and random numbers give the same move. */
export interface Bot<View extends BaseView = BaseView, Move = unknown> {
  /** A legal move of `seat`, one of the seats in the view's step. @param state only in games without hidden information, for rollouts */
  choose(view: View, seat: Seat, random: Random, state?: unknown): Move;
  /** Values moves by what `choose` maximises, the win probability; only for some experts. */
  valued?(view: View, moves: readonly Move[]): readonly ValuedMove<Move>[];
  /** A much faster policy for rollouts; absent where `choose` is fast enough. */
  readonly quick?: Policy;
}

/** The bots that do not need a solution. */
export interface Bots<View extends BaseView = BaseView, Move = unknown> {
  readonly novice: Bot<View, Move>;
  readonly steady: Bot<View, Move>;
  /** Without it and without a solution, the expert plays like `steady`. */
  readonly expert?: Bot<View, Move>;
}

/** The bots of a game by temper. */
export type BotsOf<View extends BaseView = BaseView, Move = unknown> = Readonly<
  Record<Temper, Bots<View, Move>>
>;

export const byTemper = <Value>(make: (temper: Temper) => Value): Readonly<Record<Temper, Value>> => ({
  careful: make('careful'),
  balanced: make('balanced'),
  bold: make('bold'),
});

/** Undefined in games with hidden information. */
export const openState = (game: AnyGame, state: unknown): unknown =>
  game.facts.hiddenInformation ? undefined : state;

export const moveOf = (bot: Bot, game: AnyGame, state: unknown, seat: Seat, random: Random): unknown =>
  bot.choose(game.view(state, seat), seat, random, openState(game, state));

/** The names of the bots, the same in every language: one for each strength and temper. */
export const botNames: Readonly<Record<Strength, Readonly<Record<Temper, string>>>> = {
  novice: { careful: 'Pip', balanced: 'Dot', bold: 'Bix' },
  steady: { careful: 'Mara', balanced: 'Otto', bold: 'Juno' },
  expert: { careful: 'Vesper', balanced: 'Magnus', bold: 'Sibyl' },
};

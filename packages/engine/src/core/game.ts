import type { ZodMiniType } from 'zod/mini';
import type { Face } from './face.ts';
import type { Illegal } from './illegal.ts';
import type { OptionSpecs } from './options.ts';
import type { Result } from './result.ts';
import type { BySeat, Seat, Viewer } from './seat.ts';
import type { Step } from './step.ts';
import type { Told } from './told.ts';

/** The five games, in the order in which they are listed everywhere. */
export const gameIds = ['greed', 'ten-thousand', 'threes', 'three-dice', 'hidden-pairs'] as const;
export type GameId = (typeof gameIds)[number];

/** One entry of a match: what a seat chose, or what its dice showed. */
export type Entry<Move = unknown> =
  | { readonly seat: Seat; readonly move: Move }
  | { readonly seat: Seat; readonly dice: readonly Face[] };

/**
 * What a viewer may know of an entry: the entry itself, or only that a seat did something unseen
 * (its secret throw, its choice). An entry whose very existence is secret is `null`.
 */
export type SeenEntry<Move = unknown> =
  | Entry<Move>
  | { readonly seat: Seat; readonly unseen: 'dice' | 'move' };

/** What every view holds, whatever the game. */
export interface BaseView {
  /** What the match waits for, as this viewer may know it. */
  readonly step: Step;
  /** The score of each seat, as this viewer may know it. */
  readonly scores: BySeat<number>;
}

/**
 * The rules of one game. It never rolls: it says what it waits for, and is told. Every function is pure;
 * `State` is readonly plain data that survives a round trip through JSON.
 */
export interface Game<Options, State, Move, View extends BaseView> {
  readonly id: GameId;
  /** How many may play. */
  readonly seats: { readonly min: number; readonly max: number };
  readonly options: OptionSpecs;
  /** Reads a move from outside; what it accepts has the form of a move, legal or not. */
  readonly moveSchema: ZodMiniType<Move>;

  /** The state before anything happened. `seats` is within range and `options` are all set and in range. */
  start(options: Options, seats: number): State;
  /** What the state waits for. */
  step(state: State): Step;
  /** What each seat has: banked points (true points, prices paid, in Hidden Pairs), sips in Three Dice. */
  scores(state: State): BySeat<number>;
  /** Every legal move of a seat, in its canonical form (positions rising) and a fixed order; none when it may not move. */
  moves(state: State, seat: Seat): readonly Move[];
  /** The canonical form of a move: what means the same reads the same. */
  canonical(move: Move): Move;
  /** The state after a move of a seat that the step names. */
  play(state: State, seat: Seat, move: Move): Result<State, Illegal>;
  /** The state after the throw that the step asks for; the number of faces is right. */
  thrown(state: State, faces: readonly Face[]): Result<State, Illegal>;
  /** What a viewer may see, built by allow-list. */
  view(state: State, viewer: Viewer): View;
  /** What a viewer may know of an entry that led from `before`. */
  seen(before: State, entry: Entry<Move>, viewer: Viewer): SeenEntry<Move> | null;
  /** What happened between two states because of an entry. */
  story(before: State, after: State, entry: Entry<Move>): readonly Told[];
}

/** Any of the games, its own types closed: states and moves go back only to the game they came from. */
export type AnyGame = Game<unknown, unknown, unknown, BaseView>;

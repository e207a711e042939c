import type { RulesSection, ScoringCard } from './card.ts';
import type { Controls } from './controls.ts';
import type { PositionEditor } from './editor.ts';
import type { BaseEvent } from './event.ts';
import type { Face } from './face.ts';
import type { GameFacts } from './facts.ts';
import type { Illegal } from './illegal.ts';
import type { Message } from './message.ts';
import type { OptionConflict, OptionSpecs, Preset } from './options.ts';
import type { PositionProblem } from './position.ts';
import type { Result } from './result.ts';
import type { RollScorer } from './roll-scorer.ts';
import type { Schema } from './schema.ts';
import type { BySeat, Seat, Viewer } from './seat.ts';
import type { SheetRules } from './sheet.ts';
import type { Step } from './step.ts';
import type { Transition } from './transition.ts';

/** The id of a game in the registry, also used in records, URLs and commands. */
export type GameId = string;

/** One entry of a log: a move of a seat, or the faces that its dice showed. */
export type Entry<Move = unknown> =
  | { readonly seat: Seat; readonly move: Move }
  | { readonly seat: Seat; readonly dice: readonly Face[] };

/**
 * What a viewer may know of an entry: the entry itself, or only that a seat rolled or chose in secret. The viewer gets `null` for
 * an entry whose existence is secret.
 */
export type SeenEntry<Move = unknown> =
  | Entry<Move>
  | { readonly seat: Seat; readonly unseen: 'dice' | 'move' };

export interface BaseView {
  readonly game: GameId;
  /** The phase of the match: a key of `facts.phases`. */
  readonly phase: string;
  /** What the match waits for, as far as this viewer may know it. */
  readonly step: Step;
  /** The score of each seat, as far as this viewer may know it. */
  readonly scores: BySeat<number>;
}

/**
 * The rules of one game. A game never rolls dice: `step` returns what the match waits for, and `apply` takes choices
 * and rolled faces. Every function is pure. `State` is readonly plain data that survives a round trip through JSON.
 */
export interface Game<Options, State, Move, Event extends BaseEvent, View extends BaseView, Draft> {
  readonly id: GameId;
  readonly seats: { readonly min: number; readonly max: number };
  readonly options: OptionSpecs;
  /** Named sets of options, the defaults first; absent in games that have none. */
  readonly presets?: readonly Preset[];
  /** Finds the first pair of options that exclude each other although each is in range; absent in games without such pairs. */
  conflict?(options: Options): OptionConflict | null;
  readonly facts: GameFacts;
  /** The codes of `Illegal` that only this game uses, besides `commonIllegalCodes`. */
  readonly illegalCodes: readonly string[];
  /** The schema of a move from outside. It checks only the form, not the rules. */
  readonly moveSchema: Schema<Move>;
  /** The schema of the game's views, from which clients in other languages can generate types. */
  readonly viewSchema: Schema<View>;
  /** Scores single rolls. Absent in games in which a roll alone has no score. */
  readonly rollScorer?: RollScorer<Options>;

  /**
   * Returns the state at the start of a match.
   * @param options a value in range for every option
   * @param seats a number in range
   */
  start(options: Options, seats: number): State;
  step(state: State): Step;
  /**
   * Returns the score of each seat: its banked points; in Hidden Pairs, its points minus all prices paid; in Three
   * Dice, the sips that it has taken.
   */
  scores(state: State): BySeat<number>;
  /**
   * Returns every legal move of a seat, in canonical form (rising positions) and in a fixed order. Empty if the seat
   * may not move.
   */
  moves(state: State, seat: Seat): readonly Move[];
  /** Returns the canonical form of a move. Equivalent moves have the same canonical form. */
  canonical(move: Move): Move;
  /** Describes a move briefly, with the faces of its dice: "keep 1 5 and roll". */
  describe(view: View, seat: Seat, move: Move): Message;
  /**
   * Returns a key for a move in a position. Moves that differ only in which of several equal dice they use have the
   * same key.
   */
  identify(view: View, move: Move): string;
  /**
   * Returns the state after an entry and the events that the entry caused, or why it is refused. No other function
   * changes the state.
   */
  apply(state: State, entry: Entry<Move>): Result<Transition<State, Event>, Illegal>;
  /** Returns the move that the server plays for a seat whose time runs out: the choice with the least risk. */
  fallbackMove(state: State, seat: Seat): Move;
  /** Returns what a viewer may see. It copies the visible parts instead of deleting the hidden ones. */
  view(state: State, viewer: Viewer): View;
  /** Returns what a viewer may know of an entry that was applied to the state `before`. */
  seen(before: State, entry: Entry<Move>, viewer: Viewer): SeenEntry<Move> | null;
  /**
   * Returns what a seat can see and do.
   * @param seat the viewing seat; null for a spectator
   * @param draft what the seat has prepared so far; null at the start of its choice
   */
  controls(view: View, seat: Seat | null, draft: Draft | null): Controls<Move, Draft>;
  /**
   * Returns the scoring card: the points of the dice and the possible results of the next roll. Absent in games without
   * a card.
   * @param draft what the viewing seat has prepared so far
   */
  card?(view: View, draft: Draft | null): ScoringCard;
  /** Returns the rules under the given options, by section. Absent in games without such a list. */
  rules?(options: Options): readonly RulesSection[];
  /** The editor of positions; absent in games whose positions cannot be edited. */
  readonly editor?: PositionEditor<State>;
  /**
   * The game's score sheet for real dice. Absent in games that use `plainSheet`, in which players enter points for each
   * turn and the group ends the match.
   */
  readonly sheet?: SheetRules<Options>;
  /** Returns the name of the unit of the scores, in games whose players can choose it. */
  unit?(state: State): string;
  /** Writes a state as one line of text, like FEN in chess. */
  formatPosition(state: State): string;
  /** Reads a position in the notation of `formatPosition`. */
  parsePosition(text: string): Result<State, PositionProblem>;
}

/** Any game, with opaque types. Pass states, moves and drafts only to the game that made them. */
export type AnyGame = Game<unknown, unknown, unknown, BaseEvent, BaseView, unknown>;

export const describeMove = (game: AnyGame, state: unknown, seat: Seat, move: unknown): Message =>
  game.describe(game.view(state, seat), seat, move);

/** Keeps only the first of several moves that differ only in which equal dice they use. */
export function distinctMoves<One extends { readonly move: unknown }>(
  game: AnyGame,
  state: unknown,
  seat: Seat,
  all: readonly One[],
): One[] {
  const view = game.view(state, seat);
  const byKey = new Map<string, One>();
  for (const one of all) {
    const key = game.identify(view, one.move);
    if (!byKey.has(key)) byKey.set(key, one);
  }
  return [...byKey.values()];
}

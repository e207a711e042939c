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

/** The name of a game in records, addresses and commands: the id of a game in the registry. */
export type GameId = string;

/** One entry of a log: what a seat chose, or what its dice showed. */
export type Entry<Move = unknown> =
  | { readonly seat: Seat; readonly move: Move }
  | { readonly seat: Seat; readonly dice: readonly Face[] };

/**
 * What a viewer may know of an entry: the entry itself, or only that a seat rolled or chose in secret. An entry whose
 * existence is secret is `null`.
 */
export type SeenEntry<Move = unknown> =
  | Entry<Move>
  | { readonly seat: Seat; readonly unseen: 'dice' | 'move' };

export interface BaseView {
  readonly game: GameId;
  /** The phase of the match: a key of the game's `facts.phases`. */
  readonly phase: string;
  /** What the match waits for, as this viewer may know it. */
  readonly step: Step;
  /** The score of each seat, as this viewer may know it. */
  readonly scores: BySeat<number>;
}

/**
 * The rules of one game. It never rolls: `step` returns what it waits for, and `apply` takes choices and faces.
 * Every function is pure; `State` is readonly plain data that survives a round trip through JSON.
 */
export interface Game<Options, State, Move, Event extends BaseEvent, View extends BaseView, Draft> {
  readonly id: GameId;
  readonly seats: { readonly min: number; readonly max: number };
  readonly options: OptionSpecs;
  /** Named sets of options, the defaults first; absent in games without any. */
  readonly presets?: readonly Preset[];
  /** The first pair of options that exclude each other, all of them in range; absent in games whose options never do. */
  conflict?(options: Options): OptionConflict | null;
  readonly facts: GameFacts;
  /** The codes of `Illegal` that only this game uses, besides `commonIllegalCodes`. */
  readonly illegalCodes: readonly string[];
  /** Reads a move from outside; it checks only the form, not the rules. */
  readonly moveSchema: Schema<Move>;
  /** The form of its views, for clients in other languages. */
  readonly viewSchema: Schema<View>;
  /** Scores single rolls, in games in which a roll alone has a score. */
  readonly rollScorer?: RollScorer<Options>;

  /** The state at the start of a match. `seats` is within range and `options` are all set and in range. */
  start(options: Options, seats: number): State;
  step(state: State): Step;
  /** The score of each seat: banked points (in Hidden Pairs all points, prices paid), sips in Three Dice. */
  scores(state: State): BySeat<number>;
  /** Every legal move of a seat, in its canonical form (positions rising) and a fixed order; empty when it may not move. */
  moves(state: State, seat: Seat): readonly Move[];
  /** The canonical form of a move: equivalent moves have the same one. */
  canonical(move: Move): Move;
  /** A move in a few words, with the faces of its dice: "keep 1 5 and roll". */
  describe(view: View, seat: Seat, move: Move): Message;
  /** A key for a move at a position: moves that differ only in their choice between equal dice have the same key. */
  identify(view: View, move: Move): string;
  /** The only transition: the state after an entry and the events on the way, or why the entry is refused. */
  apply(state: State, entry: Entry<Move>): Result<Transition<State, Event>, Illegal>;
  /** The move that a clock plays for a seat: the choice with the least risk. */
  fallbackMove(state: State, seat: Seat): Move;
  /** What a viewer may see, built by allow-list. */
  view(state: State, viewer: Viewer): View;
  /** What a viewer may know of an entry applied to `before`. */
  seen(before: State, entry: Entry<Move>, viewer: Viewer): SeenEntry<Move> | null;
  /**
   * The controls of a seat now.
   * @param seat the seat that looks; null for a spectator
   * @param draft what the seat has prepared so far; null when its choice begins
   */
  controls(view: View, seat: Seat | null, draft: Draft | null): Controls<Move, Draft>;
  /**
   * The scoring card: the worth of the dice and the results of the next roll. Absent in games without it.
   * @param draft what the seat that looks has prepared so far
   */
  card?(view: View, draft: Draft | null): ScoringCard;
  /** The rules under some options, by section; absent in games whose page says only what differs. */
  rules?(options: Options): readonly RulesSection[];
  /** Absent in games without set-up of positions. */
  readonly editor?: PositionEditor<State>;
  /** Its score sheet for real dice. Absent in games with points for each turn and no end that the sheet can see. */
  readonly sheet?: SheetRules<Options>;
  /** The word for the unit of the scores, in games whose players can choose it. */
  unit?(state: State): string;
  /** One line of text for a state, as FEN is for chess. */
  formatPosition(state: State): string;
  /** Reads a line that `formatPosition` can write. */
  parsePosition(text: string): Result<State, PositionProblem>;
}

/** Any of the games, with opaque types: states, moves and drafts go back only to the game that they came from. */
export type AnyGame = Game<unknown, unknown, unknown, BaseEvent, BaseView, unknown>;

/** A move of a seat in a few words. */
export const describeMove = (game: AnyGame, state: unknown, seat: Seat, move: unknown): Message =>
  game.describe(game.view(state, seat), seat, move);

/** The first of each set of moves that differ only in their choice between equal dice. */
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

import type { BaseView, Entry, GameId, MatchRecord, Seat } from '@dicehall/engine';
import type {
  Advice,
  Charts,
  MarkedChoice,
  MatchPlay,
  PositionValue,
  Puzzle,
  TimedReview,
  ValuedMatch,
} from '@dicehall/strategy';
import type { Strength, Temper } from '../local/players.ts';
import type { SavedSeat } from '../local/table-seats.ts';

export type { ValuedMatch };

/** Returns the name of a match's values. Matches with the same game, options and number of seats have the same values. */
export const nameOf = ({ game, options, seats }: ValuedMatch): string =>
  JSON.stringify([game, options, seats]);

export interface BotChoice extends ValuedMatch {
  readonly strength: Strength;
  readonly temper: Temper;
  readonly view: BaseView;
  /** The state of the match; absent in games with hidden information. */
  readonly state?: unknown;
  readonly seat: Seat;
  readonly seed: number;
}

/** A person's choice. `move` is the move that was made, if any. */
export interface CoachedChoice extends ValuedMatch {
  readonly state: unknown;
  readonly seat: Seat;
  readonly move?: unknown;
}

export interface CoachAnswer {
  /** Advice for a choice that has not been made yet. */
  readonly advice: Advice | null;
  readonly mark: MarkedChoice | null;
}

export interface PositionCharts extends Charts {
  /** The position that the charts belong to, in its notation. */
  readonly line: string;
}

export interface ExploredPosition extends PositionValue {
  readonly line: string;
  /** The number of rollouts for each value; 0 if no value is estimated. */
  readonly rollouts: number;
  /** The charts; absent until they have been computed, soon after the moves. */
  readonly charts?: PositionCharts;
  /** A summary of the legal moves that are missing in `moves`, which contains only the best of thousands. */
  readonly more: { readonly count: number; readonly least: number } | null;
}

/** How to obtain values. `soon` solves the game if that takes seconds, and estimates otherwise; `exact` always solves it. */
export type Method = 'soon' | 'exact';

export interface ReviewAnswer extends TimedReview {
  /** Whether the game could have been solved, but was not. */
  readonly canSolve: boolean;
}

/** A finished match, with the seats of the people who use this device. */
export interface OwnMatch {
  readonly game: GameId;
  readonly options: ValuedMatch['options'];
  readonly seats: readonly SavedSeat[];
  readonly log: readonly Entry[];
  readonly own: readonly Seat[];
}

/** The questions that the page asks its worker, by kind. */
interface Questions {
  /** Computes the lazy tables of steady bots before their first move. */
  readonly 'warm-up': { readonly given: ValuedMatch; readonly answer: null };
  readonly move: { readonly given: BotChoice; readonly answer: unknown };
  /** Opens the values of a match, for its coach, or for its expert, which is then also warmed up. */
  readonly open: {
    readonly given: ValuedMatch & { readonly by: 'expert' | 'coach' };
    readonly answer: 'solved' | 'estimated' | 'failed';
  };
  readonly advise: { readonly given: CoachedChoice; readonly answer: CoachAnswer };
  /** Explores one position, or the same position under two sets of house rules. Positions are in their notation. */
  readonly explore: { readonly given: readonly string[]; readonly answer: readonly ExploredPosition[] };
  readonly review: {
    readonly given: { readonly record: MatchRecord; readonly method: Method };
    readonly answer: ReviewAnswer;
  };
  /** Measures how a person played a match. The answer is null for a match without exact values on this device. */
  readonly play: {
    readonly given: { readonly record: MatchRecord; readonly seat: Seat };
    readonly answer: MatchPlay | null;
  };
  readonly mistakes: { readonly given: OwnMatch; readonly answer: readonly Puzzle[] };
}

export type Kind = keyof Questions;
export type Given<K extends Kind> = Questions[K]['given'];
export type Answer<K extends Kind> = Questions[K]['answer'];

export type Question = { readonly [K in Kind]: { readonly kind: K; readonly given: Given<K> } }[Kind];

/** The messages of a worker about a question. The last one is `done` or `failed`. */
export type News<K extends Kind> =
  /** The progress of the work; `share` is from 0 to 1. */
  | { readonly kind: 'progress'; readonly stage: 'solving' | 'reviewing'; readonly share: number }
  /** A partial answer; a better one will follow. */
  | { readonly kind: 'part'; readonly answer: Answer<K> }
  | { readonly kind: 'done'; readonly answer: Answer<K> }
  | { readonly kind: 'failed' };

export type ToWorker =
  | ({ readonly id: number } & Question)
  | { readonly id: number; readonly kind: 'cancel' };

export interface FromWorker<K extends Kind = Kind> {
  readonly id: number;
  readonly news: News<K>;
}

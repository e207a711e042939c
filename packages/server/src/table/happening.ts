import type { Entry, OptionValue, Seat } from '@dicehall/engine';
import type { Clock, Reaction, Strength } from '../protocol/index.ts';

/** Who decided a move. */
export type PlayedBy = 'person' | 'bot' | 'clock';

/** What can happen at a table, as the log keeps it. The table is the fold of these, and of nothing else. */
export type Happening =
  | {
      readonly kind: 'opened';
      readonly person: string;
      readonly code: string;
      readonly game: string;
      readonly options: Readonly<Record<string, OptionValue>>;
      readonly seats: number;
      readonly listed: boolean;
      readonly watch: boolean;
      readonly chat: boolean;
      readonly clock: Clock;
      readonly commitment: string;
    }
  | {
      readonly kind: 'sat';
      readonly seat: Seat;
      readonly person: string;
      readonly name: string;
      readonly seed: string;
    }
  | { readonly kind: 'stood'; readonly seat: Seat; readonly person: string; readonly removed: boolean }
  | { readonly kind: 'seeded'; readonly seat: Seat; readonly seed: string }
  | {
      readonly kind: 'bot-added';
      readonly seat: Seat;
      readonly strength: Strength;
      readonly name: string;
      readonly seed: string;
    }
  | { readonly kind: 'bot-removed'; readonly seat: Seat }
  | { readonly kind: 'host'; readonly person: string }
  | {
      readonly kind: 'settings';
      readonly chat?: boolean;
      readonly watch?: boolean;
      readonly listed?: boolean;
    }
  | { readonly kind: 'muted'; readonly person: string; readonly muted: boolean }
  | { readonly kind: 'started'; readonly entries: readonly Entry[] }
  | {
      readonly kind: 'played';
      readonly seat: Seat;
      readonly by: PlayedBy;
      readonly entries: readonly Entry[];
    }
  | { readonly kind: 'held'; readonly seat: Seat }
  | { readonly kind: 'returned'; readonly seat: Seat }
  | { readonly kind: 'resigned'; readonly seat: Seat }
  | { readonly kind: 'said'; readonly person: string; readonly name: string; readonly text: string }
  | { readonly kind: 'reacted'; readonly person: string; readonly name: string; readonly reaction: Reaction }
  | { readonly kind: 'rematch'; readonly table: string };

/** One line of a table's log. */
export interface Logged {
  /** 1, 2, 3, … at this table; never shown: each viewer counts only what they may know of. */
  readonly seq: number;
  /** When, in milliseconds since 1970. */
  readonly at: number;
  /** Which request asked for it, if it named itself. */
  readonly key: string | null;
  readonly body: Happening;
}

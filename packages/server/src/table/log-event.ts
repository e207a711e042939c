import type { Entry, OptionValue, Seat } from '@dicehall/engine';
import type { Language } from '@dicehall/messages';
import type {
  Clock,
  EveningPoints,
  Late,
  Mark,
  Reaction,
  Strength,
  Team,
  Temper,
} from '../protocol/index.ts';
export type PlayedBy = 'person' | 'bot' | 'clock';

/** A place, and the number of seats of the match. */
export type MatchResult = readonly [place: number, seats: number];

/** An event in the log of a table. The state of the table results from these events alone. */
export type LogEvent =
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
      /** Absent in older logs. */
      readonly spectatorChat?: boolean;
      /** Absent in older logs. */
      readonly coach?: boolean;
      readonly clock: Clock;
      /** The language of the person who opened it, for previews of its link; absent in older logs. */
      readonly language?: Language;
      readonly commitment: string;
      /** The table whose id is used in the hashes of networks: for a rematch, the first table of its players. */
      readonly networks?: string;
      /** Whether each person who sits down adds a seat; `seats` is then 0. */
      readonly grows?: boolean;
      /** Whether no person sits yet. The first person who sits down becomes the host. */
      readonly hostless?: boolean;
      readonly late?: Late;
      readonly locked?: boolean;
      /** Whether the clock depends on the game and the number of seats. */
      readonly defaultClock?: boolean;
      readonly evening?: {
        readonly id: string;
        readonly match: number;
        readonly points: EveningPoints;
        readonly teams?: readonly Team[];
        /** The first host, who can ask for the role back. */
        readonly founder: string | null;
      };
    }
  /** A person's results at earlier tables of the evening: the place and the number of seats for each match. */
  | {
      readonly kind: 'standing';
      readonly person: string;
      readonly name: string;
      readonly mark?: Mark;
      readonly results: readonly MatchResult[];
    }
  /** A person who was barred at an earlier table of the same players. */
  | { readonly kind: 'barred'; readonly person: string; readonly network?: string }
  | {
      readonly kind: 'sat';
      readonly seat: Seat;
      readonly person: string;
      readonly name: string;
      readonly commitment: string | null;
      readonly mark?: Mark;
      readonly network?: string;
    }
  | {
      readonly kind: 'stood';
      readonly seat: Seat;
      readonly person: string;
      readonly removed: boolean;
      /** The network that is barred together with the person. */
      readonly network?: string;
    }
  | { readonly kind: 'committed'; readonly seat: Seat; readonly commitment: string }
  | {
      readonly kind: 'bot-added';
      readonly seat: Seat;
      readonly strength: Strength;
      readonly temper: Temper;
      readonly name: string;
    }
  | { readonly kind: 'bot-removed'; readonly seat: Seat }
  | { readonly kind: 'host'; readonly person: string }
  | {
      readonly kind: 'settings';
      readonly chat?: boolean;
      readonly spectatorChat?: boolean;
      readonly watch?: boolean;
      readonly listed?: boolean;
      readonly late?: Late;
      readonly locked?: boolean;
      readonly clock?: Clock;
      readonly grows?: true;
    }
  /** `stands`: the seats that are given up because the new game has fewer; their people wait. */
  | {
      readonly kind: 'game';
      readonly game: string;
      readonly options: Readonly<Record<string, OptionValue>>;
      readonly stands: readonly Seat[];
    }
  | { readonly kind: 'evening'; readonly points?: EveningPoints; readonly teams?: readonly Team[] | null }
  | { readonly kind: 'waiting'; readonly person: string; readonly name: string; readonly mark?: Mark }
  | { readonly kind: 'waiting-ended'; readonly person: string; readonly removed?: true }
  | { readonly kind: 'muted'; readonly person: string; readonly muted: boolean }
  /** The seats are final, and clients reveal their seeds. `time` is in milliseconds. */
  | { readonly kind: 'revealing'; readonly time: number }
  | { readonly kind: 'revealed'; readonly seat: Seat; readonly seed: string }
  | { readonly kind: 'started'; readonly entries: readonly Entry[] }
  | {
      readonly kind: 'played';
      readonly seat: Seat;
      readonly by: PlayedBy;
      readonly entries: readonly Entry[];
    }
  /** `by`: the seat of the other player who asked for it. */
  | { readonly kind: 'held'; readonly seat: Seat; readonly by?: Seat }
  | { readonly kind: 'returned'; readonly seat: Seat }
  /** `removed`: the host removed the person, who is also barred. */
  | { readonly kind: 'resigned'; readonly seat: Seat; readonly removed?: true }
  /** The host lets a person back in whom the host has removed. */
  | { readonly kind: 'readmitted'; readonly person: string }
  /** No person acts any more. No clock runs and no bot plays until one of them returns. */
  | { readonly kind: 'paused' }
  | { readonly kind: 'resumed'; readonly seat: Seat }
  /** At a table with days for each move: `by` wants a bot to play for a seat. */
  | {
      readonly kind: 'stand-in-agreed';
      readonly seat: Seat;
      readonly by: Seat;
      /** The seats that have not agreed yet. */
      readonly waiting: readonly Seat[];
    }
  /** A seat asks the other people to let it undo its last choice. */
  | { readonly kind: 'undo-asked'; readonly seat: Seat; readonly of: readonly Seat[] }
  /** One of several people agreed, or one refused. */
  | { readonly kind: 'undo-answered'; readonly seat: Seat; readonly agrees: boolean }
  /** `by`: the last seat that agreed; absent if there were no other people to ask. */
  | { readonly kind: 'undone'; readonly seat: Seat; readonly by?: Seat }
  | { readonly kind: 'said'; readonly person: string; readonly name: string; readonly text: string }
  | { readonly kind: 'reacted'; readonly person: string; readonly name: string; readonly reaction: Reaction }
  | { readonly kind: 'rematch'; readonly table: string };

/** A match ends at the table's public event with this number, so that every log ends. The longest real matches have a third of it. */
export const maxEvents = 10_000;
/** From this public event on, a table accepts only events that its match needs, so that chat cannot use up the events of the match. */
const maxOtherEvents = 8000;

const matchKinds: ReadonlySet<LogEvent['kind']> = new Set([
  'revealing',
  'revealed',
  'started',
  'played',
  'held',
  'returned',
  'resigned',
  'stood',
  'rematch',
  'paused',
  'resumed',
  'host',
]);

/**
 * Whether a table refuses further events of a kind.
 * @param count its public events, because a limit on all events would reveal how many are hidden
 */
export const isFullFor = (count: number, kind: LogEvent['kind']): boolean =>
  count >= maxOtherEvents && !matchKinds.has(kind);

/** One line of a table's log. */
export interface LogLine {
  /** 1, 2, 3, … at this table. It is never sent, because each viewer counts only the events that they may know of. */
  readonly seq: number;
  /** The time in milliseconds since 1970. */
  readonly at: number;
  /** The Idempotency-Key of the request, with its person and digest. */
  readonly key: string | null;
  readonly body: LogEvent;
}

/** The entries of a match so far, as a linked list: a move is added without copying the entries before it. */
export type EntryLog = {
  readonly before: EntryLog;
  readonly entries: readonly Entry[];
  readonly by: PlayedBy;
} | null;

interface LoggedEntry {
  readonly entry: Entry;
  readonly by: PlayedBy;
}

export function entriesOf(log: EntryLog): LoggedEntry[] {
  const parts: LoggedEntry[][] = [];
  for (let part = log; part !== null; part = part.before) {
    const { entries, by } = part;
    parts.push(entries.map((entry) => ({ entry, by })));
  }
  return parts.reverse().flat();
}

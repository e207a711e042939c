import type { Entry, Kinds, OptionValue, Seat } from '@dicehall/engine';
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

/** A final place in a match, from 1, and the number of seats of that match. */
export type MatchResult = readonly [place: number, seats: number];

/** An event in the log of a table. The state of the table follows from these events alone. */
export type LogEvent = Kinds<{
  opened: {
    person: string;
    code: string;
    game: string;
    options: Readonly<Record<string, OptionValue>>;
    seats: number;
    listed: boolean;
    watch: boolean;
    chat: boolean;
    /** Whether spectators may use the chat; absent in older logs. */
    spectatorChat?: boolean;
    /** Whether the coach is allowed; absent in older logs. */
    coach?: boolean;
    clock: Clock;
    /** The language of the person who opened the table, which previews of its link use; absent in older logs. */
    language?: Language;
    commitment: string;
    /**
     * The id of the table that is part of the hashes of networks: for a rematch, the first table of the same players.
     */
    networks?: string;
    /** Whether each person who takes a seat adds one; `seats` is then 0. */
    grows?: boolean;
    /** Whether the table opens without a person in a seat. The first person who takes a seat becomes host. */
    hostless?: boolean;
    late?: Late;
    locked?: boolean;
    /** Whether the clock depends on the game and the number of seats. */
    defaultClock?: boolean;
    evening?: {
      readonly id: string;
      readonly match: number;
      readonly points: EveningPoints;
      readonly teams?: readonly Team[];
      /** The first host, who can take the role back. */
      readonly founder: string | null;
    };
  };
  /** A person's results at earlier tables of the evening: for each match, the place and the number of seats. */
  standing: { person: string; name: string; mark?: Mark; results: readonly MatchResult[] };
  /** A person who was barred at an earlier table of the same players. */
  barred: { person: string; network?: string };
  sat: { seat: Seat; person: string; name: string; commitment: string | null; mark?: Mark; network?: string };
  stood: {
    seat: Seat;
    person: string;
    removed: boolean;
    /** The network that is barred together with the person. */
    network?: string;
  };
  committed: { seat: Seat; commitment: string };
  'bot-added': { seat: Seat; strength: Strength; temper: Temper; name: string };
  'bot-removed': { seat: Seat };
  host: { person: string };
  settings: {
    chat?: boolean;
    spectatorChat?: boolean;
    watch?: boolean;
    listed?: boolean;
    late?: Late;
    locked?: boolean;
    clock?: Clock;
    grows?: true;
  };
  /**
   * The host chose another game. `stands`: the seats that are given up because the new game has fewer. Their people
   * wait.
   */
  game: { game: string; options: Readonly<Record<string, OptionValue>>; stands: readonly Seat[] };
  evening: { points?: EveningPoints; teams?: readonly Team[] | null };
  waiting: { person: string; name: string; mark?: Mark };
  'waiting-ended': { person: string; removed?: true };
  muted: { person: string; muted: boolean };
  /** The seats are final, and clients now reveal their seeds. `time` is in milliseconds. */
  revealing: { time: number };
  revealed: { seat: Seat; seed: string };
  started: { entries: readonly Entry[] };
  played: { seat: Seat; by: PlayedBy; entries: readonly Entry[] };
  /** A bot plays for a seat. `by` is the seat of the player who asked for this. */
  held: { seat: Seat; by?: Seat };
  returned: { seat: Seat };
  /** A player resigned. `removed` means that the host removed and barred the person. */
  resigned: { seat: Seat; removed?: true };
  /** The host lets a removed person return. */
  readmitted: { person: string };
  /** The match pauses because people no longer act. Until one of them returns, no clock runs and no bot plays. */
  paused: object;
  resumed: { seat: Seat };
  /** At a table with days for each move, the player in seat `by` agrees that a bot plays for a seat. */
  'stand-in-agreed': {
    seat: Seat;
    by: Seat;
    /** The seats of the players who have not agreed yet. */
    waiting: readonly Seat[];
  };
  /** A seat asks the other people for permission to undo its last choice. */
  'undo-asked': { seat: Seat; of: readonly Seat[] };
  /** A person agreed to an undo or refused it, or the person who asked for it withdrew the request. */
  'undo-answered': { seat: Seat; agrees: boolean };
  /** A choice was undone. `by` is the last seat that agreed; absent if there were no other people to ask. */
  undone: { seat: Seat; by?: Seat };
  said: { person: string; name: string; text: string };
  reacted: { person: string; name: string; reaction: Reaction };
  /** The host of a party ended the match, which then does not count. */
  stopped: object;
  /** The seat of the player who asked for the rematch; absent in older logs. */
  rematch: { table: string; by?: Seat };
}>;

/**
 * The number of public events at which a match ends, so that every log ends. The longest real matches have a third as
 * many.
 */
export const maxEvents = 10_000;
/**
 * The number of public events from which a table accepts only events that the match needs. Chat thus cannot use up the
 * events of a match.
 */
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
  'stopped',
  'rematch',
  'paused',
  'resumed',
  'host',
]);

/**
 * Whether the limit for an event is reached.
 * @param count the number of public events, because a limit on all events would reveal how many are hidden
 */
export const isFullFor = (count: number, kind: LogEvent['kind']): boolean =>
  count >= maxOtherEvents && !matchKinds.has(kind);

/** One line of a table's log. */
export interface LogLine {
  /**
   * The sequence number: 1, 2, 3, and so on. It is never sent, because each viewer counts only the events that this
   * viewer may know of.
   */
  readonly seq: number;
  /** The time of the event in milliseconds since 1970. */
  readonly at: number;
  /** The Idempotency-Key of the request, with its person and digest. */
  readonly key: string | null;
  readonly body: LogEvent;
}

/** The entries of a match so far, as a linked list, so that adding a move does not copy the entries before it. */
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

import type { ClientParts } from '@dicehall/dice';
import {
  type BySeat,
  endedPlaces,
  findGame,
  type OptionValue,
  type Seat,
  type Setup,
  type Viewer,
} from '@dicehall/engine';
import type { Language } from '@dicehall/messages';
import type { Clock, EveningPoints, Late, Mark, Strength, Team, Temper } from '../protocol/index.ts';
import type { EntryLog, MatchResult } from './log-event.ts';
export type Chair =
  | { readonly kind: 'empty' }
  | {
      readonly kind: 'person';
      readonly person: string;
      readonly name: string;
      readonly mark?: Mark;
      /** The client's commitment to its seed, in hex. */
      readonly commitment: string | null;
      /** The client's seed in hex; null until it is revealed. */
      readonly seed: string | null;
      /** Whether a bot plays for the person until they take the seat back. */
      readonly held: boolean;
      readonly resigned: boolean;
      /** The number of consecutive decisions that the clock made because the player missed them. */
      readonly missed: number;
      /** A keyed hash of the network from which the person took the seat; null if it is unknown. */
      readonly network: string | null;
      /** The time at which the person took the seat, in milliseconds since 1970. */
      readonly since: number;
    }
  | {
      readonly kind: 'bot';
      readonly strength: Strength;
      readonly temper: Temper;
      readonly name: string;
    };

export interface TableMatch {
  readonly setup: Setup;
  readonly state: unknown;
  readonly log: EntryLog;
  readonly throws: number;
  readonly ended: 'played' | 'resigned' | 'stopped' | null;
  /** The time at which the decision of each seat began, in milliseconds since 1970. */
  readonly since: BySeat<number>;
  /** For each seat, the number of the event that started its current decision, among the events that it may know of. */
  readonly freshFrom: BySeat<number>;
  /** The time at which the match was paused, in milliseconds since 1970; null while the match is running. */
  readonly paused: number | null;
}

/** An evening, called a party on screens: matches of the same people under one code. */
export interface TableEvening {
  readonly id: string;
  readonly match: number;
  readonly points: EveningPoints;
  readonly teams: readonly Team[] | null;
  readonly people: readonly EveningPerson[];
}

export interface Waiting {
  readonly person: string;
  readonly name: string;
  readonly mark?: Mark;
}

/** A person at an evening and their results so far. */
export interface EveningPerson extends Waiting {
  readonly results: readonly MatchResult[];
}

/** A request about a seat to which the other people have to agree. */
export interface Asked {
  readonly seat: Seat;
  /** The seats that have not agreed yet; empty after a refusal. */
  readonly waiting: readonly Seat[];
}

export interface Barred {
  readonly person: string;
  readonly network?: string;
}

export interface ChatLine {
  readonly at: number;
  readonly person: string;
  readonly name: string;
  readonly text: string;
}

/** The state of a table, computed by folding its log. */
export interface Table {
  readonly id: string;
  readonly seq: number;
  readonly created: number;
  readonly code: string;
  /** The language of the person who opened the table; absent if it is unknown. */
  readonly language?: Language;
  readonly game: string;
  readonly options: Readonly<Record<string, OptionValue>>;
  readonly listed: boolean;
  readonly watch: boolean;
  readonly chat: boolean;
  readonly spectatorChat: boolean;
  readonly coach: boolean;
  readonly clock: Clock;
  /** Whether the clock depends on the game and the number of seats. */
  readonly defaultClock: boolean;
  readonly grows: boolean;
  readonly late: Late;
  readonly locked: boolean;
  readonly evening: TableEvening | null;
  readonly founder: string | null;
  readonly waiting: readonly Waiting[];
  /** The people who get no seat in the next match of the evening, because they left. */
  readonly left: readonly string[];
  /** Everyone who has had a seat, at this table or earlier in the evening. */
  readonly known: readonly string[];
  /** The request that a bot plays for a seat, at a table with days for each move. */
  readonly standIn: Asked | null;
  readonly commitment: string;
  readonly host: string | null;
  readonly chairs: BySeat<Chair>;
  readonly status: 'open' | 'playing' | 'over';
  /**
   * The time in milliseconds since 1970 at which the match starts even if client seeds are missing; null while no seeds
   * are being revealed.
   */
  readonly revealUntil: number | null;
  readonly match: TableMatch | null;
  /** The request to undo the last choice of a seat. The next move ends it. */
  readonly undo: Asked | null;
  readonly undosAsked: BySeat<number>;
  readonly muted: readonly string[];
  /** The people whom the host removed, with the hashes of their networks if those are barred too. */
  readonly barred: readonly Barred[];
  /** The table whose id is part of the hashes of networks. */
  readonly networks: string;
  readonly said: readonly ChatLine[];
  readonly rematch: string | null;
  /** The seat of the player who asked for the rematch; absent without a rematch, and in older logs. */
  readonly rematchBy?: Seat;
  /** The number of events that each viewer may know of: one number for each seat, and a last one for the table. */
  readonly counts: readonly number[];
  /** The time of the last public event, in milliseconds since 1970. */
  readonly lastSeenAt: number;
  /** The most recent idempotency keys of each person. */
  readonly keys: Readonly<Record<string, readonly string[]>>;
}

/** Returns the number of the last event that a viewer may know of, in the viewer's own count. */
export function seqFor(table: Table, viewer: Viewer): number {
  // Before the match, all viewers know of the same events, and people can change seats.
  const seat = table.match === null ? undefined : viewer;
  const count = table.counts[seat === undefined || seat === 'table' ? table.chairs.length : seat];
  if (count === undefined) throw new RangeError(`No viewer ${viewer} at this table`);
  return count;
}

/** Returns the seat and the chair of a person. */
export function seatedAs({ chairs }: Pick<Table, 'chairs'>, person: string | null) {
  const seat = chairs.findIndex((chair) => chair.kind === 'person' && chair.person === person);
  const chair = chairs[seat];
  return chair?.kind === 'person' ? { seat, chair } : null;
}

export const seatOf = (table: Table, person: string | null): Seat | null =>
  seatedAs(table, person)?.seat ?? null;

/** Whether a person waits for the next match. */
export const isWaiting = (table: Table, person: string): boolean =>
  table.waiting.some((one) => one.person === person);

export const viewerOf = (table: Table, person: string | null): Viewer => seatOf(table, person) ?? 'table';

/** The number of consecutive missed decisions after which a bot plays for the person. */
export const maxMissed = 2;

export const maxSeats = (game: string): number => findGame(game)?.seats.max ?? 0;

/** Returns the names of the seats. An empty seat has an empty name. */
export const namesOf = (table: Table): string[] =>
  table.chairs.map((chair) => (chair.kind === 'empty' ? '' : chair.name));

/** Returns the commitments and the revealed seeds of all clients, by seat. */
export function clientParts(chairs: BySeat<Chair>): ClientParts {
  const people = chairs.map((chair) => (chair.kind === 'person' ? chair : null));
  return {
    clientCommitments: people.map((person) => person?.commitment ?? null),
    clientSeeds: people.map((person) => person?.seed ?? null),
  };
}

/** Returns the seats whose clients have committed to a seed but not revealed it yet. */
export const missingSeeds = ({ chairs }: Table): Seat[] =>
  chairs.flatMap((chair, seat) =>
    chair.kind === 'person' && chair.commitment !== null && chair.seed === null ? [seat] : [],
  );

export const resignedSeats = (chairs: Table['chairs']): Seat[] =>
  chairs.flatMap((chair, seat) => (chair.kind === 'person' && chair.resigned ? [seat] : []));

export const placesOf = (
  chairs: BySeat<Chair>,
  { setup: { game }, state, ended }: TableMatch,
): number[] | null =>
  ended === null || ended === 'stopped' ? null : endedPlaces(game, state, resignedSeats(chairs));

export const isBotPlayed = (chair: Chair | undefined): boolean =>
  chair?.kind === 'bot' || (chair?.kind === 'person' && (chair.held || chair.resigned));

/** Returns the seats that have to move; none before and after the match. */
export function seatsToMoveIn(match: TableMatch | null): readonly Seat[] {
  if (match === null || match.ended !== null) return [];
  const step = match.setup.game.step(match.state);
  return step.kind === 'choose' ? step.seats : [];
}

export const seatsToMove = (table: Table): readonly Seat[] => seatsToMoveIn(table.match);

/** Returns a value that must exist because of earlier lines of the log. Throws if it does not. */
export function logged<Value>(value: Value | null | undefined): Value {
  if (value == null) throw new Error('The log of a table has a gap');
  return value;
}

import type { BySeat, OptionValue, Seat, Setup, Viewer } from '@dicehall/engine';
import type { Clock, Strength } from '../protocol/index.ts';
import type { EntryLog } from './log.ts';

/** One seat and who has it. */
export type Chair =
  | { readonly kind: 'empty' }
  | {
      readonly kind: 'person';
      readonly person: string;
      readonly name: string;
      readonly seed: string;
      /** A bot plays for the person until they take the seat back. */
      readonly held: boolean;
      readonly resigned: boolean;
      /** How many times in a row their clock ran out. */
      readonly missed: number;
    }
  | { readonly kind: 'bot'; readonly strength: Strength; readonly name: string; readonly seed: string };

/** The match at a table, from its start on. */
export interface TableMatch {
  readonly setup: Setup;
  readonly state: unknown;
  readonly log: EntryLog;
  /** How many throws the log holds. */
  readonly throws: number;
  readonly ended: 'played' | 'resigned' | null;
  /** For each seat since when a decision of its is awaited, in milliseconds since 1970. */
  readonly since: BySeat<number>;
  /** For each seat the number, as it counts, of the event from which on its decision is the one that is awaited now. */
  readonly freshFrom: BySeat<number>;
}

/** What somebody said. */
export interface Line {
  readonly at: number;
  readonly person: string;
  readonly name: string;
  readonly text: string;
}

/** A table as it stands after some of its log. */
export interface Table {
  readonly id: string;
  readonly seq: number;
  readonly created: number;
  readonly code: string;
  readonly game: string;
  readonly options: Readonly<Record<string, OptionValue>>;
  readonly listed: boolean;
  readonly watch: boolean;
  readonly chat: boolean;
  readonly clock: Clock;
  readonly commitment: string;
  readonly host: string | null;
  readonly chairs: BySeat<Chair>;
  readonly status: 'open' | 'playing' | 'over';
  readonly match: TableMatch | null;
  readonly muted: readonly string[];
  readonly said: readonly Line[];
  readonly rematch: string | null;
  /** How many events each seat, and last the table, may know of. */
  readonly counts: readonly number[];
  /** When the last thing happened that everybody may know of, in milliseconds since 1970. */
  readonly lastSeenAt: number;
  /** The requests of the last moves that named themselves, with the numbers of their events. */
  readonly keys: readonly { readonly key: string; readonly seq: number }[];
}

/** How many events a viewer may know of: the number of the last one, as they count. */
export function countOf(table: Table, viewer: Viewer): number {
  const count = table.counts[viewer === 'table' ? table.chairs.length : viewer];
  if (count === undefined) throw new RangeError(`No viewer ${viewer} at this table`);
  return count;
}

/** The seat of a person, if they have one. */
export function seatOf(table: Table, person: string | null): Seat | null {
  if (person === null) return null;
  const seat = table.chairs.findIndex((chair) => chair.kind === 'person' && chair.person === person);
  return seat < 0 ? null : seat;
}

/** As whom a person looks at a table. */
export const viewerOf = (table: Table, person: string | null): Viewer => seatOf(table, person) ?? 'table';

/** What the seats are called, empty ones by nothing. */
export const namesOf = (table: Table): string[] =>
  table.chairs.map((chair) => (chair.kind === 'empty' ? '' : chair.name));

/** Does a bot decide for this chair? */
export const isBotPlayed = (chair: Chair | undefined): boolean =>
  chair?.kind === 'bot' || (chair?.kind === 'person' && (chair.held || chair.resigned));

/** The seats whose move is awaited in a match; none before and after it. */
export function choosingIn(match: TableMatch | null): readonly Seat[] {
  if (match === null || match.ended !== null) return [];
  const step = match.setup.game.step(match.state);
  return step.kind === 'choose' ? step.seats : [];
}

/** The seats whose move is awaited at a table; none before and after the match. */
export const choosing = (table: Table): readonly Seat[] => choosingIn(table.match);

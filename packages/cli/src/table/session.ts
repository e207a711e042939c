import { type BySeat, type Face, openMatch, type Seat, type Setup, type Told } from '@dicehall/engine';
import type { Keeping } from '../desks/desk.ts';

/** Who plays a seat: somebody at this terminal, or a bot of some strength. */
export type Player = { readonly kind: 'person' } | { readonly kind: 'bot'; readonly strength: string };

/** Where the dice come from: chance, a seed that gives the same dice again, or people who type what they threw. */
export type DiceSource =
  | { readonly kind: 'random' }
  | { readonly kind: 'seed'; readonly seed: string }
  | { readonly kind: 'real' };

/** What is settled before a match at this terminal starts. */
export interface TableSetup {
  readonly setup: Setup;
  readonly players: BySeat<Player>;
  readonly dice: DiceSource;
  readonly keeping: Keeping;
}

/** What is on the screen: the table, or something that must be answered or read first. */
export type Screen =
  | { readonly kind: 'table' }
  | { readonly kind: 'help'; readonly scroll: number }
  | { readonly kind: 'leave' }
  | { readonly kind: 'news'; readonly told: readonly Told[]; readonly scroll: number };

/** Something said in answer to a key. */
export interface Note {
  readonly tone: 'plain' | 'refused';
  readonly told: readonly Told[];
}

/** A match at this terminal as it stands, with everything that is prepared or shown but not played. */
export interface Session {
  readonly tableSetup: TableSetup;
  readonly state: unknown;
  /** How many entries the log has. */
  readonly entries: number;
  /** The last things that happened. */
  readonly story: readonly Told[];
  /** The dice that fell last, as far as whoever sits at the keyboard may know. */
  readonly lastRoll: { readonly seat: Seat; readonly dice: readonly Face[] } | null;
  /** The last move, if it was played to throw. */
  readonly lastMove: unknown;
  /** Who sits at the keyboard, where players must not see each other's choices; null between them. */
  readonly atKeyboard: Seat | null;
  /** What is prepared: null when nothing is. */
  readonly hand: unknown;
  /** The dice typed so far, where they are real. */
  readonly typed: string;
  readonly screen: Screen;
  readonly note: Note | null;
}

/** How many things that happened are kept for the screen. */
export const eventsKept = 60;

export const table: Screen = { kind: 'table' };

/** The seats of people. */
export const people = ({ players }: TableSetup): Seat[] =>
  players.flatMap((player, seat) => (player.kind === 'person' ? [seat] : []));

/** The only person at the table, who may always see their own secrets; null when there are more, or none. */
export const onlyPerson = (tableSetup: TableSetup): Seat | null => {
  const [first, ...others] = people(tableSetup);
  return first !== undefined && others.length === 0 ? first : null;
};

/** A match before its first entry. */
export function startSession(tableSetup: TableSetup): Session {
  return {
    tableSetup,
    state: openMatch(tableSetup.setup).state,
    entries: 0,
    story: [],
    lastRoll: null,
    lastMove: null,
    atKeyboard: onlyPerson(tableSetup),
    hand: null,
    typed: '',
    screen: table,
    note: null,
  };
}

/** The part of a story that whoever sits at the keyboard may read. */
export const readable = (told: readonly Told[], atKeyboard: Seat | null): readonly Told[] =>
  told.filter(({ only }) => only === undefined || only === atKeyboard);

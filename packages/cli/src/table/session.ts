import {
  type BaseEvent,
  type BySeat,
  type Face,
  type Fact,
  type Illegal,
  type Message,
  mayKnow,
  openMatch,
  type Seat,
  type Setup,
} from '@dicehall/engine';
import type { Keeping } from './keeping.ts';

export type Player = { readonly kind: 'person' } | { readonly kind: 'bot'; readonly strength: string };

/** Random dice, dice of a seed, or real dice that people type in. */
export type DiceSource =
  | { readonly kind: 'random' }
  | { readonly kind: 'seed'; readonly seed: string }
  | { readonly kind: 'real' };

export interface TableSetup {
  readonly setup: Setup;
  readonly players: BySeat<Player>;
  readonly dice: DiceSource;
  readonly keeping: Keeping;
}

/** The table, or a page over it that has to be closed first. */
export type Screen =
  | { readonly kind: 'table' }
  | { readonly kind: 'help'; readonly scroll: number }
  | { readonly kind: 'leave' }
  | { readonly kind: 'news'; readonly events: readonly BaseEvent[]; readonly scroll: number };

export interface Note {
  readonly tone: 'plain' | 'refused';
  readonly statements: readonly Statement[];
}
export type Statement = Message | Illegal | Fact;

/** A match at this terminal, with everything that is prepared or shown but not played. */
export interface Session {
  readonly tableSetup: TableSetup;
  readonly state: unknown;
  readonly entries: number;
  /** The last events, secret ones too. */
  readonly events: readonly BaseEvent[];
  /** The last roll that the player at the keyboard may know. */
  readonly lastRoll: { readonly seat: Seat; readonly dice: readonly Face[] } | null;
  /** The player at the keyboard, in games with secrets; null between two players. */
  readonly atKeyboard: Seat | null;
  /** What each seat has prepared; null where its choice begins. */
  readonly drafts: BySeat<unknown>;
  /** The real dice typed so far. */
  readonly typed: string;
  readonly screen: Screen;
  readonly note: Note | null;
}

export const eventsKept = 60;

export const table: Screen = { kind: 'table' };

export const people = ({ players }: TableSetup): Seat[] =>
  players.flatMap((player, seat) => (player.kind === 'person' ? [seat] : []));

/** The only person at the table, whose secrets are always shown; null when there are more, or none. */
export const onlyPerson = (tableSetup: TableSetup): Seat | null => {
  const [first, ...others] = people(tableSetup);
  return first !== undefined && others.length === 0 ? first : null;
};

export function startSession(tableSetup: TableSetup): Session {
  const { setup } = tableSetup;
  return {
    tableSetup,
    state: openMatch(setup).state,
    entries: 0,
    events: [],
    lastRoll: null,
    atKeyboard: onlyPerson(tableSetup),
    drafts: setup.names.map(() => null),
    typed: '',
    screen: table,
    note: null,
  };
}

/** The events that the player at the keyboard may know. */
export const visibleEvents = (events: readonly BaseEvent[], atKeyboard: Seat | null): readonly BaseEvent[] =>
  events.filter((event) => mayKnow(event, atKeyboard ?? 'table'));

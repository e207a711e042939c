import {
  type BaseEvent,
  type BaseView,
  type BySeat,
  type Face,
  type Fact,
  type Illegal,
  type Message,
  mayKnow,
  openMatch,
  type Seat,
  type Setup,
  type Step,
  type Viewer,
} from '@dicehall/engine';
import type { Keeping } from './keeping.ts';

/** A remote player is a person at another device. */
export type Player =
  | { readonly kind: 'person' }
  | { readonly kind: 'bot'; readonly strength: string }
  | { readonly kind: 'remote' };

/** All of a match, or what an online table tells of it. Places are those of a match that ended by resignation, too. */
export type MatchState =
  | { readonly kind: 'whole'; readonly state: unknown }
  | { readonly kind: 'seen'; readonly view: BaseView; readonly places: readonly number[] | null };

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
  readonly match: MatchState;
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

/** The state of a match that is played here. */
export function wholeState({ match }: Session): unknown {
  if (match.kind === 'seen') throw new Error('An online table shows only a view');
  return match.state;
}

/** What a viewer at this terminal may see; an online table shows one view. */
export const viewFor = ({ tableSetup, match }: Session, viewer: Viewer): BaseView =>
  match.kind === 'seen' ? match.view : tableSetup.setup.game.view(match.state, viewer);

export function stepOf({ tableSetup, match }: Session): Step {
  if (match.kind === 'whole') return tableSetup.setup.game.step(match.state);
  return match.places === null ? match.view.step : { kind: 'over', places: match.places };
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
    match: { kind: 'whole', state: openMatch(setup).state },
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

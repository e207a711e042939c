import {
  type BaseEvent,
  type BaseView,
  type BySeat,
  type Controls,
  type Entry,
  type Face,
  type Fact,
  type Illegal,
  isCoreEvent,
  type Message,
  mayKnow,
  ok,
  openMatch,
  type Result,
  type Seat,
  type Setup,
  type Step,
  type Transition,
} from '@dicehall/engine';
import type { Keeping } from './keys.ts';

/** A player at the table. A remote player is a person at another device. */
export type Player =
  | { readonly kind: 'person' }
  | { readonly kind: 'bot'; readonly strength: string }
  | { readonly kind: 'remote' };

/**
 * The state of a match: the complete state, its public part (online), or its start while an online table waits.
 * `places` is also set for a match that ended by resignation; it is null while the match runs.
 */
type MatchState =
  | { readonly kind: 'whole' | 'awaited'; readonly state: unknown }
  | { readonly kind: 'seen'; readonly view: BaseView; readonly places: readonly number[] | null };

/** The source of dice: random numbers, a seed, or faces of real dice that people type in. */
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

/** What the screen shows: the table, or a page on top of it that the player has to close first. */
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

export type Prompt =
  /** The match of the online table has not started yet. */
  | { readonly kind: 'awaited' }
  | { readonly kind: 'throw'; readonly seat: Seat; readonly dice: number }
  | { readonly kind: 'type-dice'; readonly seat: Seat; readonly dice: number }
  | { readonly kind: 'bot'; readonly seat: Seat; readonly strength: string }
  /** The match waits for a person at another device. */
  | { readonly kind: 'wait'; readonly seat: Seat }
  | { readonly kind: 'hand-over'; readonly seat: Seat }
  | { readonly kind: 'choose'; readonly seat: Seat }
  | { readonly kind: 'over'; readonly places: readonly number[] };

interface SessionState {
  readonly tableSetup: TableSetup;
  readonly match: MatchState;
  /** The number of entries of the match; online, the number of moves made at this terminal. */
  readonly entries: number;
  /** The last events of the match, including secret ones. */
  readonly events: readonly BaseEvent[];
  /** The last roll that the player at the keyboard may know. */
  readonly lastRoll: { readonly seat: Seat; readonly dice: readonly Face[] } | null;
  /** The player at the keyboard, in games with secrets. Null while one player passes the keyboard to the next. */
  readonly atKeyboard: Seat | null;
  /** The draft of each seat; null at the start of its choice. */
  readonly drafts: BySeat<unknown>;
  /** The faces of real dice typed so far, as digits. */
  readonly typed: string;
  readonly screen: Screen;
  readonly note: Note | null;
}

/** A match at this terminal, with drafts and other state that is displayed but not part of the match. */
export interface Session extends SessionState {
  readonly prompt: Prompt;
  /** The view of the player who chooses. If none chooses, the view of the player at the keyboard. */
  readonly view: BaseView;
  readonly controls: Controls;
}

/** Adds the values that follow from the others: prompt, view and controls. */
export function settled<State extends SessionState>(
  state: State,
): State & Pick<Session, 'prompt' | 'view' | 'controls'> {
  const { tableSetup, match, atKeyboard, drafts } = state;
  const { game } = tableSetup.setup;
  const prompt = promptOf(state);
  const seat = prompt.kind === 'choose' ? prompt.seat : null;
  const viewer = seat ?? atKeyboard;
  const view = match.kind === 'seen' ? match.view : game.view(match.state, viewer ?? 'table');
  const controls = game.controls(view, viewer, seat === null ? null : (drafts[seat] ?? null));
  return { ...state, prompt, view, controls };
}

/** Returns the seat at this terminal that chooses now; null if there is none. */
export const choosingSeat = ({ prompt }: Session): Seat | null =>
  prompt.kind === 'choose' ? prompt.seat : null;

/**
 * Returns the complete state of a match.
 * @throws Error if this terminal knows only a part of the match
 */
export function wholeState({ match }: Pick<Session, 'match'>): unknown {
  if (match.kind === 'seen') throw new Error('The server plays this match');
  return match.state;
}

function stepOf({ tableSetup, match }: SessionState): Step {
  if (match.kind !== 'seen') return tableSetup.setup.game.step(match.state);
  return match.places === null ? match.view.step : { kind: 'over', places: match.places };
}

const people = ({ players }: TableSetup): Seat[] =>
  players.flatMap((player, seat) => (player.kind === 'person' ? [seat] : []));

/** Returns the only person at the table, whose secrets are always shown. Null if several people play, or none. */
export const onlyPerson = (tableSetup: TableSetup): Seat | null => {
  const [first, ...others] = people(tableSetup);
  return first !== undefined && others.length === 0 ? first : null;
};

export const table: Screen = { kind: 'table' };

/**
 * Starts a session.
 * @param kind `awaited` for an online table whose match has not started
 */
export function startSession(tableSetup: TableSetup, kind: 'whole' | 'awaited' = 'whole'): Session {
  const { setup } = tableSetup;
  return settled({
    tableSetup,
    match: { kind, state: openMatch(setup).state },
    entries: 0,
    events: [],
    lastRoll: null,
    atKeyboard: onlyPerson(tableSetup),
    drafts: setup.names.map(() => null),
    typed: '',
    screen: table,
    note: null,
  });
}

const mustPass = ({ tableSetup, atKeyboard }: SessionState, seat: Seat): boolean =>
  people(tableSetup).length > 1 && atKeyboard !== seat;

export function hidesChoices({ tableSetup }: Pick<Session, 'tableSetup'>): boolean {
  const { hiddenInformation, simultaneousChoices } = tableSetup.setup.game.facts;
  return hiddenInformation && simultaneousChoices;
}

function isSecretRoll(state: SessionState, seat: Seat, count: number): boolean {
  if (count === 0) return false;
  const dice = Array.from({ length: count }, () => 1 as const);
  const seen = state.tableSetup.setup.game.seen(wholeState(state), { seat, dice }, 'table');
  return seen === null || 'unseen' in seen;
}

/**
 * Returns what the match waits for. Online, the player at the keyboard comes first. At one terminal, bots come first,
 * then the player at the keyboard.
 */
function promptOf(state: SessionState): Prompt {
  const { tableSetup, atKeyboard, match } = state;
  if (match.kind === 'awaited') return { kind: 'awaited' };
  const step = stepOf(state);
  switch (step.kind) {
    case 'over':
      return { kind: 'over', places: step.places };
    case 'throw': {
      const { seat, dice } = step;
      const isTyped = tableSetup.dice.kind === 'real' && tableSetup.players[seat]?.kind === 'person';
      if (!isTyped) return { kind: 'throw', seat, dice };
      return isSecretRoll(state, seat, dice) && mustPass(state, seat)
        ? { kind: 'hand-over', seat }
        : { kind: 'type-dice', seat, dice };
    }
    case 'choose': {
      const isOwn = match.kind === 'seen' && atKeyboard !== null && step.seats.includes(atKeyboard);
      if (isOwn && tableSetup.players[atKeyboard]?.kind === 'person')
        return { kind: 'choose', seat: atKeyboard };
      for (const seat of step.seats) {
        const player = tableSetup.players[seat];
        if (player?.kind === 'bot') return { kind: 'bot', seat, strength: player.strength };
      }
      const [first = 0] = step.seats;
      const seat = atKeyboard !== null && step.seats.includes(atKeyboard) ? atKeyboard : first;
      if (tableSetup.players[seat]?.kind === 'remote') return { kind: 'wait', seat };
      return hidesChoices(state) && mustPass(state, seat)
        ? { kind: 'hand-over', seat }
        : { kind: 'choose', seat };
    }
  }
}

export const eventsKept = 60;

export const visibleEvents = (events: readonly BaseEvent[], atKeyboard: Seat | null): readonly BaseEvent[] =>
  events.filter((event) => mayKnow(event, atKeyboard ?? 'table'));

const rolls: ReadonlySet<string> = new Set(['rolled', 'scored', 'busted', 'overshot', 'banked', 'moon']);

/** Returns the last roll after some events. The final dice of a turn replace those of its last roll. */
export function lastRollAfter(
  lastRoll: Session['lastRoll'],
  seat: Seat,
  visible: readonly BaseEvent[],
): Session['lastRoll'] {
  const dice = visible.reduce<readonly Face[] | undefined>(
    (last, event) => (isCoreEvent(event) && rolls.has(event.kind) && 'dice' in event ? event.dice : last),
    undefined,
  );
  return dice === undefined ? lastRoll : { seat, dice };
}

export function applyEntry(session: Session, entry: Entry): Result<Transition<Session, BaseEvent>, Illegal> {
  const { game } = session.tableSetup.setup;
  const before = wholeState(session);
  const applied = game.apply(before, entry);
  if (!applied.ok) return applied;
  const { state, events } = applied.value;
  const next = settled({
    ...session,
    match: { kind: 'whole', state },
    entries: session.entries + 1,
    events: [...session.events, ...events].slice(-eventsKept),
    lastRoll: lastRollAfter(session.lastRoll, entry.seat, visibleEvents(events, session.atKeyboard)),
    typed: '',
    note: null,
  });
  // After a completely secret move, the player at the keyboard continues the same secret choice.
  const endsChoice =
    hidesChoices(session) &&
    'move' in entry &&
    entry.seat === session.atKeyboard &&
    game.seen(before, entry, 'table') !== null;
  if (!endsChoice && next.prompt.kind !== 'hand-over') return ok({ state: next, events });
  // The next player must not see the secrets of the previous player.
  const passed = settled({ ...next, atKeyboard: onlyPerson(session.tableSetup), lastRoll: null });
  return ok({ state: passed, events });
}

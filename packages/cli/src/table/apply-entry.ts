import {
  type BaseEvent,
  type Entry,
  type Face,
  type Illegal,
  isCoreEvent,
  ok,
  type Result,
  type Seat,
  type Transition,
} from '@dicehall/engine';
import { hidesChoices, promptOf } from './prompt.ts';
import { eventsKept, onlyPerson, type Session, visibleEvents, wholeState } from './session.ts';

export function applyToSession(
  session: Session,
  entry: Entry,
): Result<Transition<Session, BaseEvent>, Illegal> {
  const { game } = session.tableSetup.setup;
  const applied = game.apply(wholeState(session), entry);
  if (!applied.ok) return applied;
  const { state, events } = applied.value;
  const next: Session = {
    ...session,
    match: { kind: 'whole', state },
    entries: session.entries + 1,
    events: [...session.events, ...events].slice(-eventsKept),
    lastRoll: lastRollAfter(session.lastRoll, entry.seat, visibleEvents(events, session.atKeyboard)),
    typed: '',
    note: null,
  };
  const passes = leavesKeyboard(session, entry) || promptOf(next).kind === 'hand-over';
  return ok({ state: passes ? betweenPlayers(next) : next, events });
}

/** Whether a move ends the secret choice of the player at the keyboard: a move that stays secret as a whole does not. */
const leavesKeyboard = (session: Session, entry: Entry): boolean =>
  hidesChoices(session) &&
  'move' in entry &&
  entry.seat === session.atKeyboard &&
  session.tableSetup.setup.game.seen(wholeState(session), entry, 'table') !== null;

/** The next player must not see the secrets of the one before. */
const betweenPlayers = (session: Session): Session => ({
  ...session,
  atKeyboard: onlyPerson(session.tableSetup),
  lastRoll: null,
});

const rolls: ReadonlySet<string> = new Set(['rolled', 'scored', 'busted', 'overshot', 'banked', 'moon']);

/** The dice that a turn ended on replace the dice of its last roll. */
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

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
import { eventsKept, onlyPerson, type Session, visibleEvents } from './session.ts';

export function applyToSession(
  session: Session,
  entry: Entry,
): Result<Transition<Session, BaseEvent>, Illegal> {
  const { game } = session.tableSetup.setup;
  const applied = game.apply(session.state, entry);
  if (!applied.ok) return applied;
  const { state, events } = applied.value;
  const next: Session = {
    ...session,
    state,
    entries: session.entries + 1,
    events: [...session.events, ...events].slice(-eventsKept),
    lastRoll: lastRollAfter(session, entry.seat, events),
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
  session.tableSetup.setup.game.seen(session.state, entry, 'table') !== null;

/** The next player must not see the secrets of the one before. */
const betweenPlayers = (session: Session): Session => ({
  ...session,
  atKeyboard: onlyPerson(session.tableSetup),
  lastRoll: null,
});

const rolls: ReadonlySet<string> = new Set(['rolled', 'scored', 'busted', 'overshot', 'banked', 'moon']);

/** The dice that a turn ended on replace the dice of its last roll. */
function lastRollAfter(
  { lastRoll, atKeyboard }: Session,
  seat: Seat,
  events: readonly BaseEvent[],
): Session['lastRoll'] {
  const dice = visibleEvents(events, atKeyboard).reduce<readonly Face[] | undefined>(
    (last, event) => (isCoreEvent(event) && rolls.has(event.kind) && 'dice' in event ? event.dice : last),
    undefined,
  );
  return dice === undefined ? lastRoll : { seat, dice };
}

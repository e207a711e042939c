import { applyEntry, type Entry, type Illegal, ok, type Result, type Told } from '@dicehall/engine';
import { desks } from '../desks/index.ts';
import { promptOf } from './prompt.ts';
import { eventsKept, onlyPerson, type Session } from './session.ts';

/** A session after an entry, and what that made happen. */
export interface AppliedEntry {
  readonly session: Session;
  readonly told: readonly Told[];
}

/** The session after an entry; or why it breaks a rule. */
export function applyToSession(session: Session, entry: Entry): Result<AppliedEntry, Illegal> {
  const { game } = session.tableSetup.setup;
  const applied = applyEntry(game, session.state, entry);
  if (!applied.ok) return applied;
  const told = game.story(session.state, applied.value, entry);
  const desk = desks[game.id];
  const endsChoosing = 'move' in entry && desk.ends?.(entry.move) === true;
  const keepsHand = desk.ends !== undefined && !endsChoosing;
  const next: Session = {
    ...session,
    state: applied.value,
    entries: session.entries + 1,
    story: [...session.story, ...told].slice(-eventsKept),
    lastRoll: lastRollAfter(session, entry),
    lastMove: 'move' in entry ? entry.move : session.lastMove,
    hand: keepsHand ? session.hand : null,
    typed: '',
    note: null,
  };
  const leavesKeyboard = endsChoosing && entry.seat === session.atKeyboard;
  return ok({
    told,
    session: leavesKeyboard || promptOf(next).kind === 'hand-over' ? betweenPlayers(next) : next,
  });
}

/** Nobody sits at the keyboard: whoever comes next must not see what fell in secret. */
const betweenPlayers = (session: Session): Session => ({
  ...session,
  atKeyboard: onlyPerson(session.tableSetup),
  lastRoll: null,
});

function lastRollAfter(session: Session, entry: Entry): Session['lastRoll'] {
  if (!('dice' in entry)) return session.lastRoll;
  const { game } = session.tableSetup.setup;
  const seen = game.seen(session.state, entry, session.atKeyboard ?? 'table');
  if (seen === null || !('dice' in seen)) return session.lastRoll;
  const desk = desks[game.id];
  const dice =
    desk.landed?.(game.view(session.state, entry.seat), session.lastMove, entry.dice) ?? entry.dice;
  return { seat: entry.seat, dice };
}

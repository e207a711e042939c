import { type BaseEvent, type Entry, message, type Seat, type Transition, unwrap } from '@dicehall/engine';
import { type Bot, botFor, moveOf, strengths } from '@dicehall/strategy';
import type { OpenMatch } from '../saved-matches/open-match.ts';
import { applyToSession } from './apply-entry.ts';
import { chanceAt } from './chance.ts';
import type { Coach } from './coach.ts';
import { type PageExtent, press } from './press.ts';
import { type Prompt, promptOf } from './prompt.ts';
import { type Session, table, visibleEvents, wholeState } from './session.ts';

export interface Driver {
  /** @param events what happened since the session was last shown */
  show(session: Session, events: readonly BaseEvent[]): Promise<void>;
  /** The next key; null at the end of the input. */
  key(): Promise<string | null>;
  /** The extent of the page of text that is shown. */
  extent?(session: Session): PageExtent | undefined;
  /** Waits a moment after a bot's move; a key ends the wait and is returned. */
  pause(): Promise<string | null>;
  /** How many events at once are shown as a page of their own; 0 for never. */
  readonly newsFrom: number;
  /** Restores the terminal. */
  close(): void;
}

export interface EndedSession {
  readonly session: Session;
  readonly over: boolean;
}

/** The next roll, or the next move of a bot; null where a person has to act. */
function automaticEntry(session: Session, prompt: Prompt, expert: Bot | undefined): Entry | null {
  const { tableSetup, entries } = session;
  if (prompt.kind === 'throw')
    return { seat: prompt.seat, dice: chanceAt(tableSetup.dice, entries).faces(prompt.dice) };
  if (prompt.kind !== 'bot') return null;
  const { game } = tableSetup.setup;
  const strength = strengths.find((one) => one === prompt.strength) ?? 'steady';
  const chance = chanceAt(tableSetup.dice, entries);
  const bot = botFor(game.id, strength, expert);
  const move = moveOf(bot, game, wholeState(session), prompt.seat, () => chance.random());
  return { seat: prompt.seat, move };
}

/** Plays a legal entry; it is on the disk when this returns. */
function played(
  session: Session,
  entry: Entry,
  save: OpenMatch,
  newsFrom: number,
): Transition<Session, BaseEvent> {
  const { state, events } = unwrap(applyToSession(session, entry));
  save.append(entry);
  const isNews = newsFrom > 0 && visibleEvents(events, state.atKeyboard).length >= newsFrom;
  return { events, state: { ...state, screen: isNews ? { kind: 'news', events, scroll: 0 } : table } };
}

const isOver = (session: Session): boolean => promptOf(session).kind === 'over';

/** Whether a bot moved or rolled, which people need a moment to see. */
const isOfBot = ({ tableSetup }: Session, prompt: Prompt): boolean =>
  prompt.kind === 'bot' || (prompt.kind === 'throw' && tableSetup.players[prompt.seat]?.kind === 'bot');

/**
 * Plays a match at a terminal until it is over or left. Every entry is on the disk before it is shown.
 * @param now milliseconds since 1970, for the history
 * @param expert the expert of this table, if one was loaded
 * @param coach answers the key I, if there is one
 */
export async function runMatch(
  start: Session,
  driver: Driver,
  save: OpenMatch,
  now: () => number,
  expert?: Bot,
  coach?: Coach,
): Promise<EndedSession> {
  let session = start;
  let finished = false;
  await driver.show(session, []);
  for (;;) {
    const prompt = promptOf(session);
    if (prompt.kind === 'over' && !finished) {
      finished = true;
      save.finish(now());
    }
    const automatic = session.screen.kind === 'table' ? automaticEntry(session, prompt, expert) : null;
    let key: string | null;
    if (automatic === null) {
      key = await driver.key();
      if (key === null) return left(session, save, finished);
    } else {
      const next = played(session, automatic, save, driver.newsFrom);
      session = next.state;
      await driver.show(session, next.events);
      key = isOfBot(session, prompt) && !isOver(session) ? await driver.pause() : null;
      if (key !== 'ctrl-c' && key !== 'q') continue;
    }
    if (coach !== undefined && key === 'i' && session.screen.kind === 'table' && prompt.kind === 'choose') {
      session = withHint(session, coach, prompt.seat);
      await driver.show(session, []);
      continue;
    }
    const pressed = press(session, key, driver.extent?.(session));
    session = pressed.session;
    if (pressed.leave === true) return left(session, save, finished);
    const next =
      pressed.entry === undefined
        ? { state: session, events: [] }
        : played(session, pressed.entry, save, driver.newsFrom);
    session = next.state;
    await driver.show(session, next.events);
  }
}

function withHint(session: Session, coach: Coach, seat: Seat): Session {
  const text = coach(wholeState(session), seat);
  return { ...session, note: { tone: 'plain', statements: [message('cli-coach-says', { text })] } };
}

function left(session: Session, save: OpenMatch, finished: boolean): EndedSession {
  if (!finished) save.close();
  return { session, over: finished };
}

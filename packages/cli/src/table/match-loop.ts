import type { Entry, Told } from '@dicehall/engine';
import { type Bot, botFor, strengths } from '@dicehall/strategy';
import type { OpenMatch } from '../saves/open-match.ts';
import { applyToSession } from './apply-entry.ts';
import { chanceAt } from './chance.ts';
import { press } from './press.ts';
import { type Prompt, promptOf } from './prompt.ts';
import { readable, type Session, table } from './session.ts';

/** A terminal that a match is played at: it shows, and it gives keys. */
export interface Driver {
  /** Shows a session; `told` is what happened since it was last shown. */
  show(session: Session, told: readonly Told[]): Promise<void>;
  /** The next key; null when there will be none any more. */
  key(): Promise<string | null>;
  /** Waits for a moment, so that people can follow; a key cuts it short and is answered. */
  pause(): Promise<string | null>;
  /** From how many lines at once on a story is shown to be read in peace; 0 for never. */
  readonly newsFrom: number;
  /** Puts the terminal back as it was. */
  close(): void;
}

/** How a match at a terminal ended for now. */
export interface Ended {
  readonly session: Session;
  readonly over: boolean;
}

/** What plays by itself: dice, and bots. Null where a person has to do something. */
function ownEntry(session: Session, need: Prompt, expert: Bot | undefined): Entry | null {
  const { tableSetup, state, entries } = session;
  if (need.kind === 'throw')
    return { seat: need.seat, dice: chanceAt(tableSetup.dice, entries).faces(need.dice) };
  if (need.kind !== 'bot') return null;
  const { game } = tableSetup.setup;
  const strength = strengths.find((one) => one === need.strength) ?? 'steady';
  const chance = chanceAt(tableSetup.dice, entries);
  const bot = botFor(game.id, strength, expert);
  const move = bot.choose(game.view(state, need.seat), need.seat, () => chance.random());
  return { seat: need.seat, move };
}

/** What the driver shows next, and what it was shown to have happened. */
interface Played {
  readonly session: Session;
  readonly told: readonly Told[];
}

/** Plays an entry that the engine offered; it is on the disk when this returns. */
function played(session: Session, entry: Entry, save: OpenMatch, newsFrom: number): Played {
  const next = applyToSession(session, entry);
  if (!next.ok) throw new Error(`An entry that was offered is refused: ${next.error.code}`);
  save.append(entry);
  const { told } = next.value;
  const isNews = newsFrom > 0 && readable(told, next.value.session.atKeyboard).length >= newsFrom;
  return {
    told,
    session: { ...next.value.session, screen: isNews ? { kind: 'news', told, scroll: 0 } : table },
  };
}

const isOver = (session: Session): boolean => promptOf(session).kind === 'over';

/** Whether people want a moment to see what a bot did, or what its dice show. */
const wantsMoment = ({ tableSetup }: Session, need: Prompt): boolean =>
  need.kind === 'bot' || (need.kind === 'throw' && tableSetup.players[need.seat]?.kind === 'bot');

/**
 * Plays a match at a terminal until it is over or left; every entry is on the disk before it is shown.
 * @param now milliseconds since 1970, for the history
 * @param expert what plays as the expert at this table, if one was loaded
 */
export async function host(
  start: Session,
  driver: Driver,
  save: OpenMatch,
  now: () => number,
  expert?: Bot,
): Promise<Ended> {
  let session = start;
  let finished = false;
  await driver.show(session, []);
  for (;;) {
    const need = promptOf(session);
    if (need.kind === 'over' && !finished) {
      finished = true;
      save.finish(now());
    }
    const own = session.screen.kind === 'table' ? ownEntry(session, need, expert) : null;
    let key: string | null;
    if (own === null) {
      key = await driver.key();
      if (key === null) return left(session, save, finished);
    } else {
      const next = played(session, own, save, driver.newsFrom);
      session = next.session;
      await driver.show(session, next.told);
      key = wantsMoment(session, need) && !isOver(session) ? await driver.pause() : null;
      if (key !== 'ctrl-c' && key !== 'q') continue;
    }
    const pressed = press(session, key);
    session = pressed.session;
    if (pressed.leave === true) return left(session, save, finished);
    const next =
      pressed.entry === undefined
        ? { session, told: [] }
        : played(session, pressed.entry, save, driver.newsFrom);
    session = next.session;
    await driver.show(session, next.told);
  }
}

function left(session: Session, save: OpenMatch, finished: boolean): Ended {
  if (!finished) save.close();
  return { session, over: finished };
}

import type { Entry, Told } from '@dicehall/engine';
import { type Bot, botFor, strengths } from '@dicehall/strategy';
import type { OpenMatch } from '../saves/open-match.ts';
import { after } from './after.ts';
import { chanceAt } from './chance.ts';
import { type Need, needOf } from './need.ts';
import { press } from './press.ts';
import { readable, type Sitting, table } from './sitting.ts';

/** A terminal that a match is played at: it shows, and it gives keys. */
export interface Driver {
  /** Shows a sitting; `told` is what happened since it was last shown. */
  show(sitting: Sitting, told: readonly Told[]): Promise<void>;
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
  readonly sitting: Sitting;
  readonly over: boolean;
}

/** What plays by itself: dice, and bots. Null where a person has to do something. */
function ownEntry(sitting: Sitting, need: Need, expert: Bot | undefined): Entry | null {
  const { arranged, state, entries } = sitting;
  if (need.kind === 'throw')
    return { seat: need.seat, dice: chanceAt(arranged.dice, entries).faces(need.dice) };
  if (need.kind !== 'bot') return null;
  const { game } = arranged.setup;
  const strength = strengths.find((one) => one === need.strength) ?? 'steady';
  const chance = chanceAt(arranged.dice, entries);
  const bot = botFor(game.id, strength, expert);
  const move = bot.choose(game.view(state, need.seat), need.seat, () => chance.random());
  return { seat: need.seat, move };
}

/** What the driver shows next, and what it was shown to have happened. */
interface Played {
  readonly sitting: Sitting;
  readonly told: readonly Told[];
}

/** Plays an entry that the engine offered; it is on the disk when this returns. */
function played(sitting: Sitting, entry: Entry, save: OpenMatch, newsFrom: number): Played {
  const next = after(sitting, entry);
  if (!next.ok) throw new Error(`An entry that was offered is refused: ${next.error.code}`);
  save.append(entry);
  const { told } = next.value;
  const isNews = newsFrom > 0 && readable(told, next.value.sitting.eyes).length >= newsFrom;
  return {
    told,
    sitting: { ...next.value.sitting, screen: isNews ? { kind: 'news', told, scroll: 0 } : table },
  };
}

const isOver = (sitting: Sitting): boolean => needOf(sitting).kind === 'over';

/** Whether people want a moment to see what a bot did, or what its dice show. */
const wantsMoment = ({ arranged }: Sitting, need: Need): boolean =>
  need.kind === 'bot' || (need.kind === 'throw' && arranged.players[need.seat]?.kind === 'bot');

/**
 * Plays a match at a terminal until it is over or left; every entry is on the disk before it is shown.
 * @param now milliseconds since 1970, for the history
 * @param expert what plays as the expert at this table, if one was loaded
 */
export async function host(
  start: Sitting,
  driver: Driver,
  save: OpenMatch,
  now: () => number,
  expert?: Bot,
): Promise<Ended> {
  let sitting = start;
  let finished = false;
  await driver.show(sitting, []);
  for (;;) {
    const need = needOf(sitting);
    if (need.kind === 'over' && !finished) {
      finished = true;
      save.finish(now());
    }
    const own = sitting.screen.kind === 'table' ? ownEntry(sitting, need, expert) : null;
    let key: string | null;
    if (own === null) {
      key = await driver.key();
      if (key === null) return left(sitting, save, finished);
    } else {
      const next = played(sitting, own, save, driver.newsFrom);
      sitting = next.sitting;
      await driver.show(sitting, next.told);
      key = wantsMoment(sitting, need) && !isOver(sitting) ? await driver.pause() : null;
      if (key !== 'ctrl-c' && key !== 'q') continue;
    }
    const pressed = press(sitting, key);
    sitting = pressed.sitting;
    if (pressed.leave === true) return left(sitting, save, finished);
    const next =
      pressed.entry === undefined
        ? { sitting, told: [] }
        : played(sitting, pressed.entry, save, driver.newsFrom);
    sitting = next.sitting;
    await driver.show(sitting, next.told);
  }
}

function left(sitting: Sitting, save: OpenMatch, finished: boolean): Ended {
  if (!finished) save.close();
  return { sitting, over: finished };
}

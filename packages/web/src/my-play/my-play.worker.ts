import { type MatchRecord, replayed, type Seat, type Setup } from '@dicehall/engine';
import { type MatchPlay, matchPlay, type Values } from '@dicehall/strategy';
import { openHere } from '../solutions/open-here.ts';

export interface PlayTask {
  readonly id: string;
  readonly record: MatchRecord;
  readonly seat: Seat;
}

/** What is known of a match: null where it cannot be judged exactly here. */
export interface PlayNews {
  readonly id: string;
  readonly play: MatchPlay | null;
}

const opened = new Map<string, Promise<Values | null>>();

/** Null where values are estimated, or hidden hands make them approximate. */
async function open({ game, options, names }: Setup): Promise<Values | null> {
  if (game.facts.hiddenInformation) return null;
  const values = await openHere({ game: game.id, options, seats: names.length }, () => undefined);
  return values === null || values.isEstimated ? null : values;
}

/** Matches of the same game and house rules share their values. */
function valuesOf(setup: Setup): Promise<Values | null> {
  const key = JSON.stringify([setup.game.id, setup.options, setup.names.length]);
  const found = opened.get(key) ?? open(setup);
  opened.set(key, found);
  return found;
}

async function playOf({ record, seat }: PlayTask): Promise<MatchPlay | null> {
  const match = replayed(record);
  if (!match.ok) return null;
  const { setup } = match.value;
  const values = await valuesOf(setup);
  return values === null ? null : matchPlay(setup, record.log, values, seat);
}

self.addEventListener('message', async ({ data }: MessageEvent<readonly PlayTask[]>) => {
  for (const task of data) {
    const play = await playOf(task).catch(() => null);
    const news: PlayNews = { id: task.id, play };
    self.postMessage(news);
  }
});

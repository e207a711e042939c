import { readSetup, unwrap } from '@dicehall/engine';
import { mistakesOf, type Values } from '@dicehall/strategy';
import { ownSeats, type SavedMatch } from '../local/saved-match.ts';
import { openHere } from '../solutions/open-here.ts';
import type { MistakesNews } from './use-mistakes.ts';

const post = (news: MistakesNews): void => self.postMessage(news);

const opened = new Map<string, Promise<Values | null>>();

function valuesOf({ game, options }: SavedMatch): Promise<Values | null> {
  const key = JSON.stringify([game, options]);
  const known = opened.get(key) ?? openHere({ game, options, seats: 2 }, () => undefined);
  opened.set(key, known);
  return known;
}

async function look(matches: readonly SavedMatch[]): Promise<void> {
  for (const [at, match] of matches.entries()) {
    const { game, options, seats, log } = match;
    const values = await valuesOf(match);
    const setup = unwrap(readSetup({ game, options, seats }));
    const found =
      values === null || values.isEstimated ? [] : mistakesOf(setup, log, ownSeats(match), values);
    post({ kind: 'found', puzzles: found, share: (at + 1) / matches.length });
  }
  post({ kind: 'done' });
}

self.addEventListener('message', ({ data }: MessageEvent<readonly SavedMatch[]>) => {
  void look(data).catch(() => post({ kind: 'failed' }));
});

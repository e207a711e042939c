import { type Entry, replayed, type Setup } from '@dicehall/engine';
import { anyTime, estimatedValues, isSolvable, reviewWithin } from '@dicehall/strategy';
import { filesSaved } from '../solutions/kept-file.ts';
import { openHere } from '../solutions/open-here.ts';
import type { Method, ReviewNews, ReviewTask } from './request-review.ts';
import { patience } from './rollouts.ts';

const post = (news: ReviewNews): void => self.postMessage(news);

/** Milliseconds between two progress messages. */
const newsEvery = 80;
let lastNews = 0;

function progress(stage: 'solving' | 'reviewing', share: number): void {
  const now = performance.now();
  if (now - lastNews < newsEvery) return;
  lastNews = now;
  post({ kind: 'at-work', stage, share });
}

const solving = (share: number): void => progress('solving', share);

async function reviewed(setup: Setup, log: readonly Entry[], method: Method): Promise<ReviewNews> {
  const { game, options, names } = setup;
  const match = { game: game.id, options, seats: names.length };
  // This device may lack the memory for a solution.
  const limit = method === 'exact' ? anyTime : undefined;
  const values = await openHere(match, solving, undefined, limit).catch(() => null);
  if (method === 'exact' && values?.isEstimated !== false) return { kind: 'failed' };
  const done = reviewWithin(setup, log, values ?? estimatedValues(game, options, names.length), {
    time: patience,
    now: () => performance.now(),
    shown: (share) => progress('reviewing', share),
  });
  return {
    kind: 'done',
    ...done,
    canSolve: done.rollouts > 0 && isSolvable(game, options, names.length, anyTime),
  };
}

async function run({ record, method }: ReviewTask): Promise<void> {
  const match = replayed(record);
  post(match.ok ? await reviewed(match.value.setup, match.value.log, method) : { kind: 'failed' });
}

self.addEventListener('message', ({ data }: MessageEvent<ReviewTask>) => {
  run(data)
    .catch(() => post({ kind: 'failed' }))
    .then(filesSaved)
    .then(() => self.close());
});

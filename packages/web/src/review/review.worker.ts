import { type Entry, replayed, type Setup } from '@dicehall/engine';
import {
  estimatedReview,
  isSolvedSoon,
  type Judge,
  review,
  solveComparison,
  solveJudge,
} from '@dicehall/strategy';
import { filesSaved } from '../solutions/kept-file.ts';
import { solveHere } from '../solutions/solve-here.ts';
import type { Method, ReviewDone, ReviewNews, ReviewTask } from './request-review.ts';
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

const solve = (setup: Setup): Promise<Judge | null> =>
  solveHere((files) => solveJudge(setup, files), solving);

/** Null where there is no solution, or this device lacks the memory for it. */
async function exact(setup: Setup, log: readonly Entry[]): Promise<ReviewDone | null> {
  try {
    const judge = await solve(setup);
    return judge === null
      ? null
      : { kind: 'done', review: review(setup, log, judge), rollouts: 0, canSolve: false };
  } catch {
    return null;
  }
}

async function reviewed(setup: Setup, log: readonly Entry[], method: Method): Promise<ReviewNews> {
  if (method === 'exact') return (await exact(setup, log)) ?? { kind: 'failed' };
  const isSoon = isSolvedSoon(setup);
  const solved = isSoon ? await exact(setup, log) : null;
  if (solved !== null) return solved;
  const canSolve = !isSoon && (await solveJudge(setup)) !== null;
  // Without the memory for them, rollouts compare the choices.
  const comparison = await solveHere((files) => solveComparison(setup, files), solving).catch(() => null);
  const estimate = estimatedReview(setup, log, {
    comparison,
    time: patience,
    now: () => performance.now(),
    shown: (share) => progress('reviewing', share),
  });
  return { kind: 'done', ...estimate, canSolve };
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

import { type Entry, replayed, type Setup } from '@dicehall/engine';
import {
  estimatingJudges,
  isSolvedSoon,
  type Judge,
  type Review,
  review,
  solveJudge,
} from '@dicehall/strategy';
import { solveHere } from '../solutions/solve-here.ts';
import type { Method, ReviewDone, ReviewNews, ReviewTask } from './request-review.ts';
import { firstRollouts, moreRollouts, patience } from './rollouts.ts';

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

const solve = (setup: Setup): Promise<Judge | null> =>
  solveHere(
    (files) => solveJudge(setup, files),
    (share) => progress('solving', share),
  );

/** An estimate with as many rollouts as its time allows. */
function estimate(setup: Setup, log: readonly Entry[]): Pick<ReviewDone, 'review' | 'rollouts'> {
  const from = performance.now();
  const passed = (): number => performance.now() - from;
  const judges = estimatingJudges(setup);
  const run = (rollouts: number): Review => {
    const judge = judges(rollouts);
    const shown = () => progress('reviewing', Math.min(0.99, passed() / patience));
    const value: Judge['value'] = (state) => {
      shown();
      return judge.value(state);
    };
    const choices: Judge['choices'] = (...choice) => {
      shown();
      return judge.choices(...choice);
    };
    return review(setup, log, { ...judge, value, choices });
  };
  let rollouts = firstRollouts;
  for (;;) {
    const done = run(rollouts);
    // A pass uses the rollouts of those before it, so a small step is worth it.
    const more = moreRollouts(rollouts, passed(), patience, 1.25);
    if (more === null) return { review: done, rollouts };
    rollouts = more;
  }
}

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
  return { kind: 'done', ...estimate(setup, log), canSolve };
}

self.addEventListener('message', ({ data }: MessageEvent<ReviewTask>) => {
  const match = replayed(data.record);
  if (!match.ok) {
    post({ kind: 'failed' });
    return;
  }
  const { setup, log } = match.value;
  reviewed(setup, log, data.method).then(post, () => post({ kind: 'failed' }));
});

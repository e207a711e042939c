import { replayed, type Setup } from '@dicehall/engine';
import { estimatingJudge, exactJudge, type Judge, review, solverOf } from '@dicehall/strategy';
import type { ReviewNews, ReviewTask } from './request-review.ts';
import { rolloutsFor } from './rollouts.ts';

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

function solve({ game, names, options }: Setup): Judge {
  const solver = solverOf(game.id, names.length);
  if (solver === undefined) throw new RangeError(`No solver of ${game.id} for ${names.length}`);
  const solving = solver.solve(options);
  for (;;) {
    const step = solving.next();
    if (step.done === true) return exactJudge(step.value.solution);
    progress('solving', step.value);
  }
}

/** Wraps a judge, and counts each value it is asked for as progress. */
function watched(judge: Judge, positions: number): Judge {
  let asked = 0;
  return {
    ...judge,
    value(state) {
      asked += 1;
      if (!judge.exact) progress('reviewing', Math.min(1, asked / positions));
      return judge.value(state);
    },
  };
}

self.addEventListener('message', ({ data }: MessageEvent<ReviewTask>) => {
  const match = replayed(data.record);
  if (!match.ok) {
    post({ kind: 'failed' });
    return;
  }
  const { setup, log, states } = match.value;
  let rollouts = 0;
  try {
    let judge: Judge;
    if (data.method === 'exact') {
      judge = solve(setup);
    } else {
      const from = performance.now();
      estimatingJudge(setup, 4).value(states[0]);
      rollouts = rolloutsFor(states.length, (performance.now() - from) / 4);
      judge = estimatingJudge(setup, rollouts);
    }
    post({ kind: 'done', review: review(setup, log, watched(judge, states.length)), rollouts });
  } catch {
    // A phone may lack the memory for a solution.
    post({ kind: 'failed' });
  }
});

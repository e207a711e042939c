import type { MatchRecord } from '@dicehall/engine';
import type { Review } from '@dicehall/strategy';

/** `soon` solves the game where that takes seconds, and estimates elsewhere; `exact` solves it in any case. */
export type Method = 'soon' | 'exact';

export interface ReviewTask {
  readonly record: MatchRecord;
  readonly method: Method;
}

export interface ReviewDone {
  readonly kind: 'done';
  readonly review: Review;
  /** For each value; 0 where none was estimated. */
  readonly rollouts: number;
  /** Whether the game can be solved, and was not. */
  readonly canSolve: boolean;
}

/** Messages from the worker. Shares are from 0 to 1. */
export type ReviewNews =
  | { readonly kind: 'at-work'; readonly stage: 'solving' | 'reviewing'; readonly share: number }
  | ReviewDone
  | { readonly kind: 'failed' };

/** The reviews of this visit, so that a match is not analysed again when its replay is opened. */
const known = new Map<string, ReviewDone>();
const mostKnown = 8;

const keyOf = ({ game, options, log }: MatchRecord): string => JSON.stringify([game, options, log]);

export const knownReview = (record: MatchRecord): ReviewDone | undefined => known.get(keyOf(record));

function remember(record: MatchRecord, done: ReviewDone): void {
  if (known.size >= mostKnown) known.clear();
  known.set(keyOf(record), done);
}

/** The worker ends by itself, once it has saved what it loaded. @returns ends it earlier */
export function requestReview(task: ReviewTask, hear: (news: ReviewNews) => void): () => void {
  const worker = new Worker(new URL('./review.worker.ts', import.meta.url), { type: 'module' });
  const stop = () => worker.terminate();
  worker.addEventListener('message', ({ data }: MessageEvent<ReviewNews>) => {
    if (data.kind === 'done') remember(task.record, data);
    hear(data);
  });
  worker.addEventListener('error', () => {
    stop();
    hear({ kind: 'failed' });
  });
  worker.postMessage(task);
  return stop;
}

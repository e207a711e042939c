import type { MatchRecord } from '@dicehall/engine';
import type { Review } from '@dicehall/strategy';

/** `exact` solves the game first; `estimate` plays the match on from each position. */
export type Method = 'exact' | 'estimate';

export interface ReviewTask {
  readonly record: MatchRecord;
  readonly method: Method;
}

/** Messages from the worker. Shares are from 0 to 1. */
export type ReviewNews =
  | { readonly kind: 'at-work'; readonly stage: 'solving' | 'reviewing'; readonly share: number }
  | { readonly kind: 'done'; readonly review: Review; readonly rollouts: number }
  | { readonly kind: 'failed' };

export function requestReview(task: ReviewTask, hear: (news: ReviewNews) => void): () => void {
  const worker = new Worker(new URL('./review.worker.ts', import.meta.url), { type: 'module' });
  const stop = () => worker.terminate();
  worker.addEventListener('message', ({ data }: MessageEvent<ReviewNews>) => {
    if (data.kind !== 'at-work') stop();
    hear(data);
  });
  worker.addEventListener('error', () => {
    stop();
    hear({ kind: 'failed' });
  });
  worker.postMessage(task);
  return stop;
}

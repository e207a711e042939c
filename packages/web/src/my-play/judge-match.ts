import type { MatchRecord, Seat } from '@dicehall/engine';
import type { MatchPlay } from '@dicehall/strategy';
import type { PlayNews, PlayTask } from './my-play.worker.ts';

/** How a seat played a match; null where it cannot be judged exactly here. */
export function judgeMatch(record: MatchRecord, seat: Seat): Promise<MatchPlay | null> {
  const worker = new Worker(new URL('./my-play.worker.ts', import.meta.url), { type: 'module' });
  const task: PlayTask = { id: '', record, seat };
  return new Promise<MatchPlay | null>((resolve) => {
    worker.addEventListener('message', ({ data }: MessageEvent<PlayNews>) => resolve(data.play));
    worker.addEventListener('error', () => resolve(null));
    worker.postMessage([task]);
  }).finally(() => worker.terminate());
}

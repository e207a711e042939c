import { useEffect, useRef, useState } from 'react';
import type { ExploredPosition, ExploreNews } from './explore-task.ts';

export interface Exploring {
  /** The last answer; it stays until the next one comes. */
  readonly positions: readonly ExploredPosition[];
  /** How much is solved, 0 to 1; null when nothing is being solved. */
  readonly solving: number | null;
  readonly failed: boolean;
}

const nothing: Exploring = { positions: [], solving: null, failed: false };

/** The charts stay until those of the next position come, so that the focus can stay in them. */
const withCharts =
  ({ positions: [last] }: Exploring) =>
  (one: ExploredPosition): ExploredPosition => ({
    ...(last?.charts !== undefined && one.how === last.how && { charts: last.charts }),
    ...one,
  });

function after(now: Exploring, news: ExploreNews): Exploring {
  switch (news.kind) {
    case 'solving':
      return { ...now, solving: news.share, failed: false };
    case 'explored':
      return { positions: news.positions.map(withCharts(now)), solving: null, failed: false };
    case 'failed':
      return { ...now, solving: null, failed: true };
  }
}

/** Explores positions in a worker of this page, which keeps what it solved. */
export function useExplored(lines: readonly string[]): Exploring {
  const worker = useRef<Worker | null>(null);
  const task = useRef(0);
  const [exploring, setExploring] = useState(nothing);
  const wanted = lines.join('\n');
  useEffect(() => {
    if (wanted === '') return;
    worker.current ??= new Worker(new URL('./explore.worker.ts', import.meta.url), { type: 'module' });
    task.current += 1;
    const id = task.current;
    const hear = ({ data }: MessageEvent<ExploreNews>) => {
      if (data.id === id) setExploring((now) => after(now, data));
    };
    const fail = () => setExploring((now) => after(now, { kind: 'failed', id }));
    const own = worker.current;
    own.addEventListener('message', hear);
    own.addEventListener('error', fail);
    own.postMessage({ id, lines: wanted.split('\n') });
    return () => {
      own.removeEventListener('message', hear);
      own.removeEventListener('error', fail);
    };
  }, [wanted]);
  useEffect(
    () => () => {
      worker.current?.terminate();
      worker.current = null;
    },
    [],
  );
  return exploring;
}

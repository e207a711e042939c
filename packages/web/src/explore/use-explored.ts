import { useCallback, useEffect, useRef, useState } from 'react';
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

/** Asks for positions to be explored, until the function that it returns is called. */
export type Explore = (
  lines: readonly string[],
  onNews: (news: (now: Exploring) => Exploring) => void,
) => () => void;

/** Explores positions in a worker of this page, which keeps what it solved. */
export function useExplorer(): Explore {
  const worker = useRef<Worker | null>(null);
  const task = useRef(0);
  useEffect(
    () => () => {
      worker.current?.terminate();
      worker.current = null;
    },
    [],
  );
  return useCallback((lines, onNews) => {
    worker.current ??= new Worker(new URL('./explore.worker.ts', import.meta.url), { type: 'module' });
    task.current += 1;
    const id = task.current;
    const hear = ({ data }: MessageEvent<ExploreNews>) => {
      if (data.id === id) onNews((now) => after(now, data));
    };
    const fail = () => onNews((now) => after(now, { kind: 'failed', id }));
    const own = worker.current;
    own.addEventListener('message', hear);
    own.addEventListener('error', fail);
    own.postMessage({ id, lines });
    return () => {
      own.removeEventListener('message', hear);
      own.removeEventListener('error', fail);
    };
  }, []);
}

export function useExplored(explore: Explore, lines: readonly string[]): Exploring {
  const [exploring, setExploring] = useState(nothing);
  const wanted = lines.join('\n');
  useEffect(() => (wanted === '' ? undefined : explore(wanted.split('\n'), setExploring)), [explore, wanted]);
  return exploring;
}

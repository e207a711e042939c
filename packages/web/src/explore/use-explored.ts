import { useEffect, useState } from 'react';
import { ask } from '../values/ask.ts';
import type { ExploredPosition, News } from '../values/questions.ts';

export interface Exploring {
  /** The last answer. It is kept until the next answer arrives. */
  readonly positions: readonly ExploredPosition[];
  /** The progress of solving, from 0 to 1; null when nothing is being solved. */
  readonly solving: number | null;
  readonly failed: boolean;
}

const nothing: Exploring = { positions: [], solving: null, failed: false };

/** Old charts are kept until the new ones arrive, so that the focus can stay in them. */
const withCharts =
  ({ positions: [last] }: Exploring) =>
  (one: ExploredPosition): ExploredPosition => ({
    ...(last?.charts !== undefined && one.how === last.how && { charts: last.charts }),
    ...one,
  });

function after(now: Exploring, news: News<'explore'>): Exploring {
  switch (news.kind) {
    case 'progress':
      return { ...now, solving: news.share, failed: false };
    case 'part':
    case 'done':
      return { positions: news.answer.map(withCharts(now)), solving: null, failed: false };
    case 'failed':
      return { ...now, solving: null, failed: true };
  }
}

export function useExplored(lines: readonly string[]): Exploring {
  const [exploring, setExploring] = useState(nothing);
  const wanted = lines.join('\n');
  useEffect(
    () =>
      wanted === ''
        ? undefined
        : ask('explore', wanted.split('\n'), (news) => setExploring((now) => after(now, news))),
    [wanted],
  );
  return exploring;
}

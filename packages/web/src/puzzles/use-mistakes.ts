import type { GameId } from '@dicehall/engine';
import type { Puzzle } from '@dicehall/strategy';
import { useEffect, useState } from 'react';
import { savedMatches } from '../local/store.ts';

/** Messages from the worker that looks for mistakes. */
export type MistakesNews =
  | { readonly kind: 'found'; readonly puzzles: readonly Puzzle[]; readonly share: number }
  | { readonly kind: 'done' | 'failed' };

export interface Mistakes {
  readonly puzzles: readonly Puzzle[];
  /** How many of the matches have been looked at, 0 to 1. */
  readonly share: number;
  readonly state: 'looking' | 'done' | 'failed';
}

/** The latest matches for two are looked at. */
const mostMatches = 40;

const begun: Mistakes = { puzzles: [], share: 0, state: 'looking' };

function after(now: Mistakes, news: MistakesNews): Mistakes {
  if (news.kind !== 'found') return { ...now, state: news.kind };
  return { ...now, puzzles: [...now.puzzles, ...news.puzzles], share: news.share };
}

/** The mistakes of the people of this device in its kept matches for two. */
export function useMistakes(game: GameId): Mistakes {
  const [mistakes, setMistakes] = useState(begun);
  useEffect(() => {
    const worker = new Worker(new URL('./mistakes.worker.ts', import.meta.url), { type: 'module' });
    const hear = (news: MistakesNews) => setMistakes((now) => after(now, news));
    worker.addEventListener('message', ({ data }: MessageEvent<MistakesNews>) => hear(data));
    worker.addEventListener('error', () => hear({ kind: 'failed' }));
    savedMatches().then(
      (all) => {
        const own = all.filter((match) => match.game === game && match.over && match.seats.length === 2);
        worker.postMessage(own.toSorted((a, b) => b.updated - a.updated).slice(0, mostMatches));
      },
      () => hear({ kind: 'failed' }),
    );
    return () => worker.terminate();
  }, [game]);
  return mistakes;
}

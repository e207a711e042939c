import type { GameId } from '@dicehall/engine';
import type { Puzzle } from '@dicehall/strategy';
import { useEffect, useState } from 'react';
import { ownSeats } from '../local/saved-match.ts';
import { savedMatches } from '../local/store.ts';
import { answerTo } from '../values/ask.ts';

export interface Mistakes {
  readonly puzzles: readonly Puzzle[];
  /** The share of analysed matches, from 0 to 1. */
  readonly share: number;
  readonly state: 'looking' | 'done' | 'failed';
}

/** The maximum number of matches to analyse: the latest ones for two players. */
const mostMatches = 40;

/** The mistakes of the people of this device in its saved matches for two. */
export function useMistakes(game: GameId): Mistakes {
  const [mistakes, setMistakes] = useState<Mistakes>({ puzzles: [], share: 0, state: 'looking' });
  useEffect(() => {
    const left = new AbortController();
    const show = (change: (now: Mistakes) => Partial<Mistakes>) => {
      if (!left.signal.aborted) setMistakes((now) => ({ ...now, ...change(now) }));
    };
    const look = async () => {
      const finished = (await savedMatches())
        .filter((match) => match.game === game && match.over && match.seats.length === 2)
        .toSorted((a, b) => b.updated - a.updated)
        .slice(0, mostMatches);
      for (const [at, match] of finished.entries()) {
        if (left.signal.aborted) return;
        const { options, seats, log } = match;
        const asked = { game, options, seats, log, own: ownSeats(match) };
        const found = await answerTo('mistakes', asked, left.signal);
        show(({ puzzles }) => ({ puzzles: [...puzzles, ...found], share: (at + 1) / finished.length }));
      }
      show(() => ({ state: 'done' }));
    };
    look().catch(() => show(() => ({ state: 'failed' })));
    return () => left.abort();
  }, [game]);
  return mistakes;
}

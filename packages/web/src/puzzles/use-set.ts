import type { GameId, Result } from '@dicehall/engine';
import type { PuzzleFileProblem, PuzzleSet } from '@dicehall/strategy';
import { useEffect, useState } from 'react';
import { whileMounted } from '../app/while-mounted.ts';
import { fetchPuzzles } from './fetch-puzzles.ts';

export type LoadedSet = Result<PuzzleSet, PuzzleFileProblem | 'not-loaded'>;

/** Loads the puzzles of a game. Returns null until they have loaded. */
export function useSet(game: GameId): LoadedSet | null {
  const [loaded, setLoaded] = useState<{ readonly game: GameId; readonly set: LoadedSet } | null>(null);
  useEffect(() => whileMounted(fetchPuzzles(game), (set) => setLoaded({ game, set })), [game]);
  return loaded?.game === game ? loaded.set : null;
}

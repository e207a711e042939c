import { err, type GameId, type Result } from '@dicehall/engine';
import type { PuzzleFileProblem, PuzzleSet } from '@dicehall/strategy';
import { keptFile } from '../values/kept-file.ts';

/** The URLs of the shipped puzzles, by path. Their names contain a hash of their content. */
const addresses = import.meta.glob<string>('../../../strategy/data/puzzles/*.json', {
  query: '?url',
  import: 'default',
  eager: true,
});

const addressOf = (game: GameId): string | undefined =>
  addresses[`../../../strategy/data/puzzles/${game}.json`];

export const hasPuzzles = (game: GameId): boolean => addressOf(game) !== undefined;

/** Fetches the puzzles of a game. They work offline after their first use. */
export async function fetchPuzzles(
  game: GameId,
): Promise<Result<PuzzleSet, PuzzleFileProblem | 'not-loaded'>> {
  try {
    const [text, { readPuzzles }] = await Promise.all([
      keptFile(addressOf(game) ?? '', 'puzzles', (answer) => answer.text()),
      import('@dicehall/strategy'),
    ]);
    return readPuzzles(text);
  } catch {
    return err('not-loaded');
  }
}

import { err, findGame, gameOf, ok, type Result, withDefaults, withoutDefaults } from '@dicehall/engine';
import type { Puzzle, PuzzleSet } from './puzzle.ts';
import { themes } from './theme.ts';

export type PuzzleFileProblem = 'not-puzzles' | 'other-version' | 'damaged';

const format = 'dicehall puzzles/';
const version = 1;

/** Returns a 32-bit checksum of the characters (FNV-1a). */
function checksum(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}

type Row = readonly [
  at: string,
  best: unknown,
  margin: number,
  novice: number,
  steady: number,
  themes: Puzzle['themes'],
];

/** Rounds to two decimals, which is precise enough for a share of a dozen choices. */
const share = (value: number): number => Math.round(value * 100) / 100;

/** Writes one puzzle per line, with only the options that differ from the defaults. */
export function writePuzzles({ puzzles, ...set }: PuzzleSet): string {
  const rows = puzzles.map(
    (one): Row => [one.at, one.best, one.margin, share(one.novice), share(one.steady), one.themes],
  );
  const options = withoutDefaults(gameOf(set.game).options, set.options);
  const head = { format: `${format}${version}`, ...set, options, checksum: checksum(JSON.stringify(rows)) };
  const lines = rows.map((row) => JSON.stringify(row)).join(',\n');
  return `${JSON.stringify(head).slice(0, -1)},"puzzles":[\n${lines}\n]}\n`;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

const isShare = (value: unknown): boolean => typeof value === 'number' && value >= 0 && value <= 1;

function isRow(row: unknown): row is Row {
  if (!Array.isArray(row) || row.length !== 6) return false;
  const [at, best, margin, novice, steady, named] = row;
  return (
    typeof at === 'string' &&
    typeof best === 'object' &&
    typeof margin === 'number' &&
    isShare(novice) &&
    isShare(steady) &&
    Array.isArray(named) &&
    named.every((theme) => themes.includes(theme))
  );
}

/**
 * Reads puzzles. Refuses a file that was changed or truncated. Options that the file does not name get their defaults.
 */
export function readPuzzles(text: string): Result<PuzzleSet, PuzzleFileProblem> {
  if (!text.startsWith(`{"format":"${format}`)) return err('not-puzzles');
  if (!text.startsWith(`{"format":"${format}${version}"`)) return err('other-version');
  const file = parsed(text) as (Omit<PuzzleSet, 'puzzles'> & { checksum: number; puzzles: unknown }) | null;
  if (file === null || !Array.isArray(file.puzzles) || !file.puzzles.every(isRow)) return err('damaged');
  const rows: readonly Row[] = file.puzzles;
  const { game, options, seats, unit } = file;
  const specs = findGame(game)?.options;
  if (checksum(JSON.stringify(rows)) !== file.checksum || specs === undefined) return err('damaged');
  const puzzles = rows.map(([at, best, margin, novice, steady, named]) => ({
    at,
    best,
    margin,
    novice,
    steady,
    themes: named,
  }));
  return ok({ game, options: withDefaults(specs, options), seats, unit, puzzles });
}

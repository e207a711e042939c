import type { GameId } from '@dicehall/engine';
import type { ValueUnit } from '@dicehall/strategy';
import { gameOfDay, puzzlesOfDay } from '@dicehall/strategy/days';
import { listedGames } from '../games/listed-games.ts';
import { readSaved, save } from '../settings/storage.ts';
import { hasPuzzles } from './fetch-puzzles.ts';
import type { Answered } from './PuzzleStep.tsx';

const key = 'dicehall.daily';

export const solving = '/daily?puzzles=solve';

export interface Daily {
  readonly day: number;
  readonly game: GameId;
  readonly answers: readonly Answered[];
}

const isAnswered = (raw: unknown): boolean => {
  const { isRight, cost } = (raw ?? {}) as Record<string, unknown>;
  return typeof isRight === 'boolean' && typeof cost === 'number';
};

/** Returns the saved answers of a day; none if they belong to another day or game, or cannot be read. */
export function keptDaily(day: number, game: GameId): Daily {
  const kept = (readSaved(key) ?? {}) as Partial<Daily>;
  const isSame = kept.day === day && kept.game === game;
  const answers = isSame && Array.isArray(kept.answers) ? kept.answers.filter(isAnswered) : [];
  return { day, game, answers };
}

/** Returns the games that have puzzles, one of which is the game of a day. */
export const puzzleGames = (): readonly GameId[] =>
  listedGames().flatMap(({ id }) => (hasPuzzles(id) ? [id] : []));

/** Returns two games: that of the puzzles of a day, and that of the match of the day. */
export const gamesOf = (day: number): readonly [GameId, GameId] => {
  const games = puzzleGames();
  return [gameOfDay(games, day) ?? '', gameOfDay(games, day + 1) ?? ''];
};

export const leftOf = ({ answers }: Daily): number => puzzlesOfDay - answers.length;

export const keepDaily = (daily: Daily): void => save(key, daily);

const matchKey = 'dicehall.daily-match';

/** The result of a match of the day, without its dice. */
export interface MatchResult {
  readonly result: 'won' | 'shared' | 'lost';
  readonly own: number;
  readonly other: number;
  readonly unit: ValueUnit;
  /** The losses of the choices; null until they have been judged. */
  readonly lost: number | null;
}

/**
 * An attempt at the match of a day. It stays saved when its match is deleted, so that the same dice cannot be played
 * twice.
 */
export interface DailyAttempt {
  readonly id: string;
  /** The result; null until the match is over. */
  readonly ended: MatchResult | null;
}

function isResult(raw: unknown): raw is MatchResult {
  const { result, own, other, unit, lost } = (raw ?? {}) as Record<string, unknown>;
  return (
    ['won', 'shared', 'lost'].includes(String(result)) &&
    typeof own === 'number' &&
    typeof other === 'number' &&
    (unit === 'win' || unit === 'sips') &&
    (lost === null || typeof lost === 'number')
  );
}

export function keptAttempt(day: number): DailyAttempt | null {
  const kept = (readSaved(matchKey) ?? {}) as Record<string, unknown>;
  if (kept.day !== day || typeof kept.id !== 'string') return null;
  return { id: kept.id, ended: isResult(kept.ended) ? kept.ended : null };
}

export const keepAttempt = (day: number, attempt: DailyAttempt): void => save(matchKey, { day, ...attempt });

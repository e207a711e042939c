import type { GameId } from '@dicehall/engine';
import { readSaved, save } from '../settings/storage.ts';
import type { Answered } from './PuzzleStep.tsx';

const key = 'dicehall.daily';

/** The answers of one day, in their order. */
export interface Daily {
  readonly day: number;
  readonly game: GameId;
  readonly answers: readonly Answered[];
}

const isAnswered = (raw: unknown): boolean => {
  const { isRight, loss } = (raw ?? {}) as Record<string, unknown>;
  return typeof isRight === 'boolean' && typeof loss === 'number';
};

/** What has been answered on a day; nothing where what was kept is of another day or cannot be read. */
export function keptDaily(day: number, game: GameId): Daily {
  const kept = (readSaved(key) ?? {}) as Partial<Daily>;
  const isSame = kept.day === day && kept.game === game;
  const answers = isSame && Array.isArray(kept.answers) ? kept.answers.filter(isAnswered) : [];
  return { day, game, answers };
}

export const keepDaily = (daily: Daily): void => save(key, daily);

const matchKey = 'dicehall.daily-match';

/** The id of the match of a day; null where it has not been started. */
export function keptMatch(day: number): string | null {
  const kept = (readSaved(matchKey) ?? {}) as { readonly day?: unknown; readonly id?: unknown };
  return kept.day === day && typeof kept.id === 'string' ? kept.id : null;
}

export const keepMatch = (day: number, id: string): void => save(matchKey, { day, id });

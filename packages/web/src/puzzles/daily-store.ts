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

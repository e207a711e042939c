import type { GameId } from '@dicehall/engine';
import type { Catalogue } from '@dicehall/messages';
import {
  type GamePractice,
  type Practice,
  type PracticeProblem,
  practiceOf,
  readPractice,
  writePractice,
} from '@dicehall/strategy';
import { readText, saveText } from '../settings/storage.ts';

const key = 'dicehall.practice';

export interface KeptPractice {
  readonly practice: Practice;
  /** Why the saved practice cannot be used; null if it can. */
  readonly problem: PracticeProblem | null;
}

export function keptPractice(): KeptPractice {
  const text = readText(key);
  if (text === null) return { practice: {}, problem: null };
  const read = readPractice(text);
  return read.ok ? { practice: read.value, problem: null } : { practice: {}, problem: read.error };
}

/** Changes the latest saved practice, which may come from another tab. */
export function changePractice(game: GameId, change: (before: GamePractice) => GamePractice): GamePractice {
  const { practice } = keptPractice();
  const next = change(practiceOf(practice, game));
  saveText(key, writePractice({ ...practice, [game]: next }));
  return next;
}

/** Describes the rating of a game, and how many puzzles were solved. */
export const practiceText = (
  messages: Catalogue,
  { rating, right, answers, bestStreak }: GamePractice,
): string =>
  messages.say('web-practice', { rating: Math.round(rating), right, count: answers, best: bestStreak });

import type { GameId } from '@dicehall/engine';
import {
  type GamePractice,
  type Practice,
  type PracticeProblem,
  practiceOf,
  readPractice,
  writePractice,
} from '@dicehall/strategy';

const key = 'dicehall.practice';

export interface KeptPractice {
  readonly practice: Practice;
  /** Why the saved practice cannot be used; null if it can. */
  readonly problem: PracticeProblem | null;
}

/** The practice saved in this browser. */
export function keptPractice(): KeptPractice {
  let text: string | null = null;
  try {
    text = localStorage.getItem(key);
  } catch {}
  if (text === null) return { practice: {}, problem: null };
  const read = readPractice(text);
  return read.ok ? { practice: read.value, problem: null } : { practice: {}, problem: read.error };
}

/** Without storage it is lost when the page closes. */
function keep(practice: Practice): void {
  try {
    localStorage.setItem(key, writePractice(practice));
  } catch {}
}

/** Updates the practice of one game, based on the latest saved one, which may come from another tab. */
export function changePractice(game: GameId, change: (before: GamePractice) => GamePractice): GamePractice {
  const { practice } = keptPractice();
  const next = change(practiceOf(practice, game));
  keep({ ...practice, [game]: next });
  return next;
}

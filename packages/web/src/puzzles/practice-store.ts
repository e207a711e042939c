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
  /** Why what was kept cannot be used; null where it can. */
  readonly problem: PracticeProblem | null;
}

/** The practice that this browser keeps. */
export function keptPractice(): KeptPractice {
  let text: string | null = null;
  try {
    text = localStorage.getItem(key);
  } catch {}
  if (text === null) return { practice: {}, problem: null };
  const read = readPractice(text);
  return read.ok ? { practice: read.value, problem: null } : { practice: {}, problem: read.error };
}

/** Without storage it is forgotten when the page closes. */
function keep(practice: Practice): void {
  try {
    localStorage.setItem(key, writePractice(practice));
  } catch {}
}

/** Changes the practice of one game, as another tab may have left it. */
export function changePractice(game: GameId, change: (before: GamePractice) => GamePractice): GamePractice {
  const { practice } = keptPractice();
  const next = change(practiceOf(practice, game));
  keep({ ...practice, [game]: next });
  return next;
}

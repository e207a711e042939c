import { err, type GameId, ok, type Result } from '@dicehall/engine';
import type { Random } from '../bots/bot.ts';
import { pickRandom } from '../bots/choice.ts';
import { pickVaried } from './answer.ts';
import { difficultyOf, type Puzzle, type PuzzleSet } from './puzzle.ts';
import type { Theme } from './theme.ts';

/** The rating of a new player, equal to that of puzzles which steady players solve. */
const firstRating = 1200;

/** Returns the step of the rating. As in FIDE ratings, the first answers change the rating more. */
const stepAfter = (answers: number): number => (answers < 30 ? 40 : 20);

/** Returns the rating after an answer (Elo). A player solves half of the puzzles whose rating equals the player's. */
export function ratingAfter(
  { rating, answers }: Pick<GamePractice, 'rating' | 'answers'>,
  difficulty: number,
  isRight: boolean,
): number {
  const expected = 1 / (1 + 10 ** ((difficulty - rating) / 400));
  return rating + stepAfter(answers) * ((isRight ? 1 : 0) - expected);
}

/** A puzzle that the player missed and that comes back later. */
interface Again {
  readonly at: string;
  /** The number of times in a row that the puzzle has been solved since the mistake. */
  readonly solved: number;
  /** The number of answers after which the puzzle comes back; absent if it comes back on a day. */
  readonly answers?: number;
  readonly day?: number;
}

export interface GamePractice {
  readonly rating: number;
  readonly answers: number;
  readonly right: number;
  /** The current number of puzzles solved in a row. `bestStreak` is the highest number so far. */
  readonly streak: number;
  readonly bestStreak: number;
  /** Short hashes of the most recently answered puzzles. */
  readonly seen: readonly string[];
  readonly again: readonly Again[];
}

export type Practice = Readonly<Record<GameId, GamePractice>>;

export const noPractice: GamePractice = {
  rating: firstRating,
  answers: 0,
  right: 0,
  streak: 0,
  bestStreak: 0,
  seen: [],
  again: [],
};

const version = 1;
const mostSeen = 800;
const mostAgain = 100;
/** The number of other puzzles before a missed puzzle comes back. */
const backAfter = 10;
/** The number of days until a puzzle comes back, after it was solved once, twice and three times. */
const backDays = [1, 3, 7];

function hashOf(text: string): string {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return (hash >>> 0).toString(36);
}

export const practiceOf = (practice: Practice, game: GameId): GamePractice => practice[game] ?? noPractice;

const isDue = (practice: GamePractice, { answers, day }: Again, today: number): boolean =>
  answers === undefined ? today >= (day ?? 0) : practice.answers >= answers;

export interface Wanted {
  /** The theme of the puzzle; any theme if absent. */
  readonly theme?: Theme;
  /** The current day. Day 0 is 1970-01-01. */
  readonly today: number;
}

/** The maximum difference between the gap of a puzzle to a player's rating and the smallest such gap. */
const level = 300;

/** Whether a puzzle is a repetition. Repetitions do not change the rating. */
export const comesBack = (practice: GamePractice, { at }: Puzzle): boolean =>
  practice.again.some((one) => one.at === at);

/**
 * Chooses the next puzzle: one that comes back now, otherwise a new one near the player's level, otherwise any. A new
 * one differs from the last puzzles.
 * @returns null if no puzzle has this theme
 */
export function nextPuzzle(
  practice: GamePractice,
  { puzzles }: Pick<PuzzleSet, 'puzzles'>,
  { theme, today }: Wanted,
  random: Random,
): Puzzle | null {
  const fitting = puzzles.filter((one) => theme === undefined || one.themes.includes(theme));
  if (fitting.length === 0) return null;
  const due = new Set(practice.again.filter((one) => isDue(practice, one, today)).map(({ at }) => at));
  const back = fitting.filter(({ at }) => due.has(at));
  if (back.length > 0) return pickRandom(back, random);
  const seen = new Set(practice.seen);
  const waiting = new Set(practice.again.map(({ at }) => at));
  const fresh = fitting.filter(({ at }) => !seen.has(hashOf(at)) && !waiting.has(at));
  const gap = (one: Puzzle): number => Math.abs(difficultyOf(one) - practice.rating);
  if (fresh.length > 0) {
    const least = Math.min(...fresh.map(gap));
    const near = fresh.filter((one) => gap(one) <= least + level);
    const byHash = new Map(puzzles.map((one) => [hashOf(one.at), one]));
    return pickVaried(
      near,
      practice.seen.flatMap((hash) => byHash.get(hash) ?? []),
      random,
    );
  }
  return pickRandom(fitting, random);
}

/** Returns when a puzzle comes back after an answer; null once the player has learned it. */
function againAfter(practice: GamePractice, { at }: Puzzle, isRight: boolean, today: number): Again | null {
  if (!isRight) return { at, solved: 0, answers: practice.answers + 1 + backAfter };
  // A puzzle that the player solves at the first attempt counts as learned.
  const solved = practice.again.find((one) => one.at === at)?.solved ?? backDays.length;
  const days = backDays[solved];
  return days === undefined ? null : { at, solved: solved + 1, day: today + days };
}

export function practiceAfter(
  practice: GamePractice,
  puzzle: Puzzle,
  { isRight, today }: { readonly isRight: boolean; readonly today: number },
): GamePractice {
  const again = againAfter(practice, puzzle, isRight, today);
  const rating = comesBack(practice, puzzle)
    ? practice.rating
    : ratingAfter(practice, difficultyOf(puzzle), isRight);
  const streak = isRight ? practice.streak + 1 : 0;
  const others = practice.again.filter(({ at }) => at !== puzzle.at);
  const hash = hashOf(puzzle.at);
  return {
    rating,
    answers: practice.answers + 1,
    right: practice.right + (isRight ? 1 : 0),
    streak,
    bestStreak: Math.max(practice.bestStreak, streak),
    seen: [...practice.seen.filter((one) => one !== hash), hash].slice(-mostSeen),
    again: (again === null ? others : [...others, again]).slice(-mostAgain),
  };
}

const isAgain = (raw: unknown): boolean => {
  const { at, solved, answers, day } = (raw ?? {}) as Record<string, unknown>;
  return typeof at === 'string' && typeof solved === 'number' && typeof (answers ?? day) === 'number';
};

function isGamePractice(raw: unknown): raw is GamePractice {
  const one = (raw ?? {}) as Record<string, unknown>;
  const numbers = ['rating', 'answers', 'right', 'streak', 'bestStreak'];
  return (
    numbers.every((name) => Number.isFinite(one[name])) &&
    Array.isArray(one.seen) &&
    one.seen.every((hash) => typeof hash === 'string') &&
    Array.isArray(one.again) &&
    one.again.every(isAgain)
  );
}

export type PracticeProblem = 'damaged' | 'other-version';

export const writePractice = (games: Practice): string => JSON.stringify({ version, games });

export function readPractice(text: string): Result<Practice, PracticeProblem> {
  let raw: { readonly version?: unknown; readonly games?: unknown };
  try {
    raw = { ...JSON.parse(text) };
  } catch {
    return err('damaged');
  }
  if (raw.version !== version) return err(Number.isFinite(raw.version) ? 'other-version' : 'damaged');
  const { games } = raw;
  if (typeof games !== 'object' || games === null || !Object.values(games).every(isGamePractice))
    return err('damaged');
  return ok(games as Practice);
}

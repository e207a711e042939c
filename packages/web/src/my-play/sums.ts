import { type Calibration, calibrated, type Grade, gradesIn, type MatchPlay } from '@dicehall/strategy';

/** How the person of this device played one match. */
export interface Played extends MatchPlay {
  readonly id: string;
  readonly game: string;
  /** The number of seats. */
  readonly seats: number;
  /** The end of the match in milliseconds since 1970. */
  readonly when: number;
  /** Whether a player resigned, which decided the match instead of luck and mistakes. */
  readonly resigned?: true;
}

interface Mean {
  readonly mean: number;
  readonly error: number;
}

export interface Sum {
  readonly matches: number;
  /** The largest number of seats of a match. */
  readonly seats: number;
  readonly luck: number;
  readonly gained: number;
  readonly lost: number;
  readonly choices: number;
  readonly grades: Readonly<Record<Grade, number>>;
  /** The loss per choice, multiplied by 1000; null if there are no choices. */
  readonly rate: Mean | null;
}

export interface Month extends Sum {
  /** The month, such as 2026-11. */
  readonly month: string;
}

export interface ThemeSum {
  readonly theme: MatchPlay['mistakes'][number]['theme'];
  readonly count: number;
  readonly loss: number;
}

const total = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

/**
 * Groups values by a key.
 * @returns the values of each key, in the order in which the keys first occur
 */
export function groupBy<Value, Key>(
  values: readonly Value[],
  keyOf: (value: Value) => Key,
): Map<Key, Value[]> {
  const groups = new Map<Key, Value[]>();
  for (const value of values) {
    const key = keyOf(value);
    groups.set(key, [...(groups.get(key) ?? []), value]);
  }
  return groups;
}

export function meanOf({ count, sum, squares }: Readonly<Record<'count' | 'sum' | 'squares', number>>): Mean {
  const mean = sum / count;
  const variance = count > 1 ? Math.max(0, squares - count * mean ** 2) / (count - 1) : 0;
  return { mean, error: Math.sqrt(variance / count) };
}

export function sumOf(played: readonly Played[]): Sum {
  const choices = total(played.map((one) => one.choices));
  const lost = total(played.map((one) => one.lost));
  const squares = total(played.map((one) => one.squares));
  return {
    matches: played.length,
    seats: Math.max(...played.map((one) => one.seats)),
    luck: total(played.map(({ luck }) => luck)),
    gained: total(played.map(({ gained }) => gained)),
    lost,
    choices,
    grades: gradesIn(
      { unit: played[0]?.unit ?? 'win', noise: 0 },
      played.flatMap(({ mistakes }) => mistakes.map(({ loss }) => ({ error: loss, margin: 0 }))),
    ),
    rate: choices === 0 ? null : meanOf({ count: choices, sum: 1000 * lost, squares: 1e6 * squares }),
  };
}

const monthOf = (when: number): string => {
  const date = new Date(when);
  return `${date.getFullYear()}-${String(date.getMonth() + 1).padStart(2, '0')}`;
};

/** Returns the results of each month, the newest first. */
export const monthsOf = (played: readonly Played[]): Month[] =>
  [...groupBy(played, ({ when }) => monthOf(when))]
    .map(([month, own]) => ({ month, ...sumOf(own) }))
    .sort((a, b) => b.month.localeCompare(a.month));

/** The number of standard errors that a difference must exceed to count as clear. */
const clear = 2;

/** Compares the loss per choice of the two newest months. Returns `none` if one of them has no choices. */
export function trendOf([now, before]: readonly Month[]): 'none' | 'even' | 'better' | 'worse' {
  if (now?.rate == null || before?.rate == null) return 'none';
  const by = now.rate.mean - before.rate.mean;
  if (Math.abs(by) <= clear * Math.hypot(now.rate.error, before.rate.error)) return 'even';
  return by < 0 ? 'better' : 'worse';
}

/** Returns the mistakes by theme, the most costly theme first. */
export const themesOf = (played: readonly Played[]): ThemeSum[] =>
  [
    ...groupBy(
      played.flatMap(({ mistakes }) => mistakes),
      ({ theme }) => theme,
    ),
  ]
    .map(([theme, own]) => ({ theme, count: own.length, loss: total(own.map(({ loss }) => loss)) }))
    .sort((a, b) => b.loss - a.loss);

/** The minimum number of choices for a habit. */
const fewest = 5;

/**
 * Returns the habits of the person that chance does not explain, by measure: too early, too late, too much or too
 * little.
 */
export const habitsOf = (played: readonly Played[]): Calibration[] =>
  calibrated(played.flatMap(({ calibration }) => calibration)).filter((habit) => {
    const { mean, error } = meanOf(habit);
    return habit.count >= fewest && Math.abs(mean) > clear * error;
  });

const columns = ['match', 'game', 'date', 'unit', 'luck', 'lost', 'gained', 'choices', 'mistakes'] as const;

/** Returns a CSV file with one line per match. */
export function csvOf(played: readonly Played[]): string {
  const rows = played.map(({ id, game, when, unit, luck, lost, gained, choices, mistakes }) => [
    id,
    game,
    new Date(when).toISOString(),
    unit,
    luck,
    lost,
    gained,
    choices,
    mistakes.length,
  ]);
  return [columns, ...rows].map((row) => `${row.map((cell) => JSON.stringify(cell)).join(',')}\r\n`).join('');
}

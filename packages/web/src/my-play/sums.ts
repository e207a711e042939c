import type { Banking, MatchPlay } from '@dicehall/strategy';

/** How the person of this device played one match. */
export interface Played extends MatchPlay {
  readonly id: string;
  readonly game: string;
  /** Milliseconds since 1970. */
  readonly when: number;
}

export interface Sum {
  readonly matches: number;
  readonly luck: number;
  readonly lost: number;
  readonly choices: number;
  /** The loss of a choice × 1000, and its standard error; null without choices. */
  readonly rate: { readonly mean: number; readonly error: number } | null;
}

export interface Month extends Sum {
  /** As 2026-11. */
  readonly month: string;
}

export interface ThemeSum {
  readonly theme: MatchPlay['mistakes'][number]['theme'];
  readonly count: number;
  readonly loss: number;
}

const total = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

/** @returns the values by key, in the order in which the keys first occur */
function grouped<Value, Key>(values: readonly Value[], keyOf: (value: Value) => Key): Map<Key, Value[]> {
  const groups = new Map<Key, Value[]>();
  for (const value of values) {
    const key = keyOf(value);
    groups.set(key, [...(groups.get(key) ?? []), value]);
  }
  return groups;
}

export function sumOf(played: readonly Played[]): Sum {
  const choices = total(played.map((one) => one.choices));
  const lost = total(played.map((one) => one.lost));
  const mean = lost / choices;
  const squares = total(played.map((one) => one.squares));
  // The variance of single choices, from the sum of their squares.
  const variance = choices > 1 ? Math.max(0, squares - choices * mean ** 2) / (choices - 1) : 0;
  return {
    matches: played.length,
    luck: total(played.map(({ luck }) => luck)),
    lost,
    choices,
    rate: choices === 0 ? null : { mean: 1000 * mean, error: 1000 * Math.sqrt(variance / choices) },
  };
}

const monthOf = (when: number): string => {
  const date = new Date(when);
  return `${date.getFullYear()}-${String(date.getMonth() + 1).padStart(2, '0')}`;
};

/** The newest month first. */
export const monthsOf = (played: readonly Played[]): Month[] =>
  [...grouped(played, ({ when }) => monthOf(when))]
    .map(([month, own]) => ({ month, ...sumOf(own) }))
    .sort((a, b) => b.month.localeCompare(a.month));

/** The most costly theme first. */
export const themesOf = (played: readonly Played[]): ThemeSum[] =>
  [
    ...grouped(
      played.flatMap(({ mistakes }) => mistakes),
      ({ theme }) => theme,
    ),
  ]
    .map(([theme, own]) => ({ theme, count: own.length, loss: total(own.map(({ loss }) => loss)) }))
    .sort((a, b) => b.loss - a.loss);

/** By dice left, from the fewest. */
export const bankingOf = (played: readonly Played[]): Banking[] =>
  [
    ...grouped(
      played.flatMap(({ banking }) => banking),
      ({ dice }) => dice,
    ),
  ]
    .map(([dice, own]) => ({
      dice,
      stops: total(own.map(({ stops }) => stops)),
      early: total(own.map(({ early }) => early)),
      rolls: total(own.map(({ rolls }) => rolls)),
      late: total(own.map(({ late }) => late)),
    }))
    .sort((a, b) => a.dice - b.dice);

const columns = ['match', 'game', 'date', 'unit', 'luck', 'lost', 'choices', 'mistakes'] as const;

/** One line a match, for spreadsheets. */
export function csvOf(played: readonly Played[]): string {
  const rows = played.map(({ id, game, when, unit, luck, lost, choices, mistakes }) => [
    id,
    game,
    new Date(when).toISOString(),
    unit,
    luck,
    lost,
    choices,
    mistakes.length,
  ]);
  return [columns, ...rows].map((row) => `${row.map((cell) => JSON.stringify(cell)).join(',')}\r\n`).join('');
}

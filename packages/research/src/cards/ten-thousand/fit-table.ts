import type { TenThousandForTwo } from '@dicehall/strategy';
import type { TableRule, TenThousandRule } from '@dicehall/strategy/solvers';
import { partsOf } from './play.ts';
import { type Choice, sampleMatches, valueBy } from './sample.ts';
import { cellOf, situationOf } from './table.ts';

/** How often the limits are fitted to a sample. */
const passes = 2;

/** How many samples are taken, and their matches. */
const usual = { rounds: 3, matches: 4000 };

/** Points that a limit may be; null: never. */
const limits = [
  ...[null, 0, 250, 300, 350, 400, 450, 500, 550, 600, 650, 700],
  ...[750, 800, 900, 1000, 1250, 1500],
];

/** The table with another limit in one cell. */
const withLimit = (
  table: TableRule,
  [row, band, column]: readonly number[],
  points: number | null,
): TableRule => ({
  ...table,
  rows: table.rows.map((one, at) =>
    at !== row
      ? one
      : {
          ...one,
          limits: one.limits.map((line, index) => (index === band ? line.with(column ?? 0, points) : line)),
        },
  ),
});

/** The choices that each cell may decide, by `row band column`. */
function choicesByCell(choices: readonly Choice[], table: TableRule, unit: number): Map<string, Choice[]> {
  const found = new Map<string, Choice[]>();
  for (const choice of choices) {
    const situation = situationOf(table, choice.other, choice.target);
    const keys = choice.options.flatMap(({ score, left }) => {
      const [row, column] = cellOf(table, choice.need - score * unit, left);
      if (row < 0) return [];
      return [`${row} ${situation === table.bands.length ? 0 : situation} ${column}`];
    });
    for (const key of new Set(keys)) {
      const own = found.get(key) ?? [];
      own.push(choice);
      found.set(key, own);
    }
  }
  return found;
}

/**
 * Cards of the form of the given one with the limits of its table fitted, one cell at a time, to the choices of matches that the
 * card before plays, from the limits of the given table on.
 */
export function* fitTable(
  solution: TenThousandForTwo,
  form: readonly TenThousandRule[],
  { rounds, matches } = usual,
): Generator<readonly TenThousandRule[], void> {
  const { rules: race } = solution;
  const at = form.findIndex(({ kind }) => kind === 'table');
  let table = form[at] as TableRule;
  for (let round = 0; round < rounds; round++) {
    const { choices } = sampleMatches(solution, form.with(at, table), matches);
    const cells = choicesByCell(choices, table, race.scoring.unit);
    for (let pass = 0; pass < passes; pass++) {
      for (const [key, own] of cells) {
        const cell = key.split(' ').map(Number);
        const worth = (one: TableRule): number => {
          const card = form.with(at, one);
          const parts = partsOf(card);
          return own.reduce((sum, choice) => sum + valueBy(race, card, parts, choice), 0);
        };
        const tried = limits.map((points) => withLimit(table, cell, points));
        const values = tried.map(worth);
        table = tried[values.indexOf(Math.max(...values))] ?? table;
      }
    }
    yield form.with(at, table);
  }
}

// Writes the solved values of the default matches to data/ as CSV, with their checksums.
// Usage: npm run build && node bench/solve/values.mjs
import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { gameOf, withDefaults } from '@dicehall/engine';
import { installedSolutions } from '@dicehall/server/solution-files';
import { runToEnd, solveRound, solverOf } from '@dicehall/strategy';
import { shippedMatch } from '@dicehall/strategy/hidden-pairs';

const folder = new URL('../../data/', import.meta.url);
const digits = 12;
const solved = (game) => runToEnd(solverOf(game, 2).solve(withDefaults(gameOf(game).options, {}))).solution;

/** Returns the rows of a race: both scores at the start of a turn, and the value. */
function raceRows({ rules, race }) {
  const { target, opening, scoring } = rules;
  const scores = Array.from({ length: target }, (_, score) => score).filter(
    (score) => score === 0 || score >= opening,
  );
  return scores.flatMap((own) =>
    scores.map((other) => [
      own * scoring.unit,
      other * scoring.unit,
      race.values[own * target + other].toFixed(digits),
    ]),
  );
}

/** Returns the rows of Threes: turns left, lead and value. All other leads are impossible. */
function threesRows({ options: { rounds }, values }) {
  const turns = 2 * rounds;
  const width = values.length / (turns + 1);
  const lead = (width - 1) / 2;
  const rows = [];
  for (let left = turns; left > 0; left--) {
    for (let more = -lead; more <= lead; more++) {
      const value = values[left * width + more + lead];
      if (value > 0 && value < 1) rows.push([left, more, value.toFixed(digits)]);
    }
  }
  return rows;
}

const roundRows = Array.from({ length: 11 }, (_, index) => index + 2).flatMap((seats) => {
  const { roundValue } = runToEnd(solveRound(withDefaults(gameOf('three-dice').options, {}), seats));
  return roundValue.map((value, position) => [seats, position + 1, value.toFixed(digits)]);
});

const match = await shippedMatch(withDefaults(gameOf('hidden-pairs').options, {}), installedSolutions);
/** The values are rounded to single precision. */
const matchRows = match.standings.map(({ left, points, value }) => [left, ...points, value.toFixed(6)]);

const tables = {
  'greed-for-two.csv': [['own', 'other', 'win'], ...raceRows(solved('greed'))],
  'ten-thousand-for-two.csv': [['own', 'other', 'win'], ...raceRows(solved('ten-thousand'))],
  'threes-for-two.csv': [['turns_left', 'difference', 'win'], ...threesRows(solved('threes'))],
  'three-dice-rounds.csv': [['seats', 'position', 'value'], ...roundRows],
  'hidden-pairs-for-two.csv': [['turns_left', 'ahead', 'behind', 'win'], ...matchRows],
};
const sums = [];
for (const [name, rows] of Object.entries(tables)) {
  const text = `${rows.map((row) => row.join(',')).join('\n')}\n`;
  await writeFile(new URL(name, folder), text);
  sums.push(`${createHash('sha256').update(text).digest('hex')}  ${name}\n`);
}
await writeFile(new URL('SHA256SUMS', folder), sums.join(''));
console.log(await readFile(new URL('SHA256SUMS', folder), 'utf8'));

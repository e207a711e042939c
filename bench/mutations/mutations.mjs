// Changes one rule after the other in a copy of the engine and runs its tests: every change must be caught.
//   node bench/mutations/mutations.mjs              all of them
//   node bench/mutations/mutations.mjs threes       those of files whose path contains the word
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The file, what stands there, and what is put in its place. */
const mutations = [
  ['greed/scoring.ts', 'face === 1 ? 1000', 'face === 1 ? 900'],
  ['greed/play.ts', 'score >= state.options.target', 'score > state.options.target'],
  [
    'greed/play.ts',
    'state.turn.points >= state.options.opening',
    'state.turn.points > state.options.opening',
  ],
  ['greed/play.ts', 'over: next === finalBy', 'over: finalBy !== null'],
  ['ten-thousand/scoring.ts', 'straightScore = 1500', 'straightScore = 1000'],
  ['ten-thousand/scoring.ts', '(count - 2)', '(count - 1)'],
  ['ten-thousand/scoring.ts', "threePairs === 'any'", "threePairs === 'distinct'"],
  ['ten-thousand/moves.ts', 'banked + points >= target', 'banked + points > target'],
  ['ten-thousand/moves.ts', 'banked < opening', 'banked <= opening'],
  ['ten-thousand/play.ts', 'points + most > state.options.target', 'points + most >= state.options.target'],
  ['ten-thousand/play.ts', 'options.exactFinish && total', "type === 'bank' && total"],
  ['threes/scoring.ts', 'moon = -30', 'moon = -20'],
  ['threes/scoring.ts', 'face === 3 ? 0', 'face === 2 ? 0'],
  [
    'threes/play.ts',
    "left === 1 && state.options.lastDie === 'lies'",
    "left === 2 && state.options.lastDie === 'lies'",
  ],
  ['threes/play.ts', 'state.round === state.options.rounds', 'state.round > state.options.rounds'],
  ['three-dice/scoring.ts', 'face === 1 ? 7', 'face === 1 ? 1'],
  ['three-dice/scoring.ts', 'face === 6 ? 60', 'face === 6 ? 6'],
  ['three-dice/state.ts', 'mostRolls = 3', 'mostRolls = 2'],
  ['three-dice/settle.ts', "kind === 'stairs' ? 1 : 2", "kind === 'stairs' ? 1 : 3"],
  ['three-dice/settle.ts', 'positionOf(state, b) > positionOf(state, a)', 'b > a'],
  ['three-dice/gentlemen.ts', 'afterStairs) > lowest', 'afterStairs) >= lowest'],
  ['hidden-pairs/state.ts', 'hinderance: 50', 'hinderance: 75'],
  ['hidden-pairs/state.ts', '[200, 150, 100]', '[200, 100, 100]'],
  ['hidden-pairs/state.ts', 'mostReRolls = 2', 'mostReRolls = 3'],
  ['hidden-pairs/attacks.ts', '.slice(2, 4)', '.slice(1, 3)'],
  ['hidden-pairs/attacks.ts', 'b.amount > a.amount', 'b.amount < a.amount'],
  ['hidden-pairs/rounds.ts', 'round === 3 ? andThen', 'round === 1 ? andThen'],
  [
    'hidden-pairs/view.ts',
    'seat === viewer ? ofSeat(state.points, seat) : points',
    'ofSeat(state.points, seat) ?? points',
  ],
];

const root = fileURLToPath(new URL('../../', import.meta.url));
const copy = mkdtempSync(join(tmpdir(), 'dicehall-mutations-'));
const engine = join(copy, 'packages/engine');
for (const part of [
  'packages/engine/src',
  'packages/engine/test',
  'packages/engine/package.json',
  'packages/engine/tsconfig.json',
  'packages/tooling',
  'vitest.config.ts',
  'package.json',
]) {
  cpSync(join(root, part), join(copy, part), { recursive: true });
}
symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));

/** Runs the tests that state rules; the first that fails, or null. */
function firstFailure() {
  const tests = ['rules', 'scores', 'records.test.ts', 'stories.test.ts'].map((part) =>
    join('packages/engine/test', part),
  );
  const args = [
    join(root, 'node_modules/vitest/vitest.mjs'),
    'run',
    ...tests,
    '--bail=1',
    '--reporter=dot',
    '--no-color',
  ];
  const ran = spawnSync(process.execPath, args, { cwd: copy, encoding: 'utf8' });
  if (ran.status === 0) return null;
  return /FAIL\s+(.*)/.exec(ran.stdout + ran.stderr)?.[1] ?? 'the run itself';
}

const [word = ''] = process.argv.slice(2);
let survived = 0;
const untouched = firstFailure();
if (untouched !== null) {
  console.error(`The tests fail before anything is changed: ${untouched}`);
  process.exit(2);
}
for (const [name, from, to] of mutations.filter(([file]) => file.includes(word))) {
  const file = join(engine, 'src/games', name);
  const source = readFileSync(file, 'utf8');
  if (source.split(from).length !== 2) {
    console.error(`${name}: "${from}" does not stand there exactly once`);
    process.exit(2);
  }
  writeFileSync(file, source.replace(from, to));
  const failure = firstFailure();
  writeFileSync(file, source);
  if (failure === null) survived += 1;
  console.log(
    `${failure === null ? 'SURVIVED' : 'caught  '} ${name}: ${from} -> ${to}${failure === null ? '' : `\n         by ${failure}`}`,
  );
}
rmSync(copy, { recursive: true });
process.exit(survived === 0 ? 0 : 1);

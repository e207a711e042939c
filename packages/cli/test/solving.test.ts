import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gameOf, withDefaults } from '@dicehall/engine';
import { loadCatalogue } from '@dicehall/messages/node';
import { type Cost, type Solver, solverOf } from '@dicehall/strategy';
import { expect, test } from 'vitest';
import { makeContext } from '../src/context.ts';
import { solvedExactly } from '../src/solve/values.ts';
import { newHome } from './playthrough.ts';
import { makeTerminal } from './streams.ts';

const greed = solverOf('greed', 2) as Solver;
const options = withDefaults(gameOf('greed').options, { target: 500 });
const messages = loadCatalogue({ language: 'en' });

/** Solves Greed to 500. `cost` replaces the estimated cost. Returns the errors and whether the game was solved. */
async function solving(home: string, { cost, again = false }: { cost?: Cost; again?: boolean } = {}) {
  const terminal = makeTerminal({ memory: 4e9, env: { DICEHALL_HOME: home } });
  let isSolved = false;
  const solver: Solver = {
    ...greed,
    resources: (given) => cost ?? greed.resources(given),
    solve: (given) => {
      isSolved = true;
      return greed.solve(given);
    },
  };
  const context = makeContext(terminal.io, messages, false, () => {});
  const code = await solvedExactly(context, solver, options, again).then(
    () => 0,
    (error: { readonly code: number }) => error.code,
  );
  return { code, isSolved, err: terminal.err() };
}

test.each([
  [{ bytes: 1e9, seconds: 120 }, ''],
  [{ bytes: 1.26e9, seconds: 1 }, 'Solving greed with these options takes about 1 minute and 1.3 GB'],
  [{ bytes: 1e8, seconds: 121 }, 'Solving greed with these options takes about 2 minutes and 0.1 GB'],
  [{ bytes: 4e9, seconds: 7199 }, 'Solving greed with these options takes about 120 minutes and 4 GB'],
  [{ bytes: 1e8, seconds: 7200 }, 'Solving greed with these options takes about 2 hours and 0.1 GB'],
])('solving with the cost %j is announced if it takes long or much memory: “%s”', async (cost, text) => {
  const { code, isSolved, err } = await solving(newHome(), { cost });
  expect([code, isSolved]).toEqual([0, true]);
  expect(err).toBe(text === '' ? '' : `dicehall: ${text} of memory (Ctrl+C cancels).\n`);
});

test('a game that needs more memory than there is is not solved', async () => {
  expect(await solving(newHome(), { cost: { bytes: 4.1e9, seconds: 1 } })).toEqual({
    code: 1,
    isSolved: false,
    err: 'dicehall: Solving greed with these options takes about 4.1 GB of memory; available: 4 GB.\n',
  });
});

test('a solution is saved and used, unless the game shall be solved again or the file is damaged', async () => {
  const home = newHome();
  const isSolved = async (again: boolean) => (await solving(home, { again })).isSolved;
  expect([await isSolved(false), await isSolved(false), await isSolved(true), await isSolved(false)]).toEqual(
    [true, false, true, false],
  );
  const folder = join(home, 'solutions');
  const [name = ''] = readdirSync(folder);
  const file = join(folder, name);
  const whole = readFileSync(file);
  for (const [bytes, why] of [
    [Buffer.from('no solution'), 'it is not a solution.'],
    [whole.subarray(0, whole.length / 2), 'it is incomplete.'],
  ] as const) {
    writeFileSync(file, bytes);
    expect(await solving(home)).toEqual({
      code: 0,
      isSolved: true,
      err: `dicehall: ${file} is not used, and the game is solved again: ${why}\n`,
    });
    expect(await isSolved(false)).toBe(false);
  }
});

test('if a solution cannot be saved, the game is solved nevertheless', async () => {
  expect(await solving('/dev/null')).toEqual({
    code: 0,
    isSolved: true,
    err: 'dicehall: Cannot save the solution in /dev/null/solutions (ENOTDIR). The game will be solved again next time.\n',
  });
});

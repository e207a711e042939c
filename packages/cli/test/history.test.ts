import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { beginMatch, finishedIds } from '../src/saved-matches.ts';
import { call, jsonLines } from './calling.ts';
import { newHome, tableFor } from './playthrough.ts';

/** Saves a finished match of Threes for each name: one player, one round, all 3s. */
function homeWith(...names: readonly string[]): string {
  const home = newHome();
  for (const [day, name] of names.entries()) {
    const match = beginMatch(home, tableFor('threes', [name]), Date.UTC(2026, 0, day + 1));
    match.append({ seat: 0, move: { type: 'roll' } });
    match.append({ seat: 0, dice: [3, 3, 3, 3, 3] });
    match.append({ seat: 0, move: { type: 'bank' } });
    match.finish(Date.UTC(2026, 0, day + 1, 12));
  }
  return home;
}
const history = (home: string, line = '') =>
  call(`history ${line}`, { env: { DICEHALL_HOME: home, TZ: 'UTC' } });

test('without a finished match, history names the command that plays one', async () => {
  const none = 'There are no finished matches yet. Play one: dicehall play\n';
  expect(await history(newHome())).toEqual({ code: 0, out: none, err: '' });
  expect(await history(newHome(), '--json')).toEqual({ code: 0, out: '', err: '' });
  expect(await history(newHome(), 'show')).toMatchObject({ code: 2, out: '' });
});

test('history lists finished matches with the newest as number 1, and shows the match with a given number', async () => {
  const home = homeWith('Ada', 'Bo');
  const line = (number: number, name: string) =>
    expect.stringMatching(new RegExp(`^${number}: 2026-01-0\\d \\d\\d:\\d\\d {2}Threes: .*${name}.*0`));
  const listed = (await history(home)).out.trimEnd().split('\n');
  expect(listed).toEqual([line(1, 'Bo'), line(2, 'Ada')]);
  const first = async (show: string) => (await history(home, show)).out.split('\n')[0];
  expect([await first('show'), await first('show 1'), await first('show 2')]).toEqual([
    listed[0],
    listed[0],
    listed[1],
  ]);
  // A match on a server has its own page there.
  expect(await first('show 2 --server https://dice.example')).toBe(listed[1]);
  const [shown] = jsonLines((await history(home, 'show 2 --json')).out);
  const [, data] = jsonLines((await history(home, '--json')).out);
  expect(shown).toEqual({
    ...(data as object),
    story: expect.arrayContaining([expect.stringMatching(/Ada/)]),
  });
  expect(data).toMatchObject({ number: 2, game: 'threes', seats: [{ name: 'Ada', score: 0, place: 1 }] });
});

test.each(['0', '3', '-1', '1.5', 'x'])(
  'history refuses %s, which is not the number of a match, and prints how many matches there are',
  async (number) => {
    const { code, out, err } = await history(homeWith('Ada', 'Bo'), `show -- ${number}`);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toMatch(new RegExp(`${number}.*2`));
  },
);

test('history prints the record of a match as it was played', async () => {
  const [record] = jsonLines((await history(homeWith('Ada', 'Bo'), 'show 2 --record')).out);
  expect(record).toEqual({
    format: 'dicehall/1',
    game: 'threes',
    options: expect.any(Object),
    seats: [{ name: 'Ada' }],
    log: [
      { seat: 0, move: { type: 'roll' } },
      { seat: 0, dice: [3, 3, 3, 3, 3] },
      { seat: 0, move: { type: 'bank' } },
    ],
  });
});

test('history reports a match that cannot be read by its file name, and the match keeps its number', async () => {
  const home = homeWith('Ada', 'Bo', 'Cy');
  const [, damaged = ''] = finishedIds(home);
  writeFileSync(join(home, 'finished', `${damaged}.json`), '{}');
  const report = `dicehall: Cannot read the match ${damaged}.\n`;
  const { code, out, err } = await history(home);
  expect({ code, err }).toEqual({ code: 0, err: report });
  expect(out.match(/^\d/gm)).toEqual(['1', '3']);
  expect(await history(home, 'show 2')).toEqual({ code: 1, out: '', err: report });
  expect(readdirSync(join(home, 'finished'))).toHaveLength(3);
});

import { spawn } from 'node:child_process';
import { appendFileSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { lockFile } from '@dicehall/server/file-lock';
import { describe, expect, test } from 'vitest';
import { localTime } from '../src/saved-matches.ts';
import { chanceAt } from '../src/table/play-here.ts';
import { call, jsonLines } from './calling.ts';
import { newHome } from './playthrough.ts';

const bin = fileURLToPath(new URL('../bin/dicehall.js', import.meta.url));
const openFile = (home: string): string => {
  const [file = ''] = readdirSync(join(home, 'open')).filter((name) => name.endsWith('.ndjson'));
  return join(home, 'open', file);
};
const entries = (home: string): string[] =>
  readFileSync(openFile(home), 'utf8').trimEnd().split('\n').slice(1);

/** Starts a match and leaves it after some lines. */
async function leave(input: string, line = 'play threes --plain --seed 9 --seats Ada,Bo'): Promise<string> {
  const home = newHome();
  await call(line, { env: { DICEHALL_HOME: home }, input });
  return home;
}

describe('the record of a finished match states the kind of its dice', () => {
  test.each([
    ['--real-dice', { dice: 'by-hand' }],
    ['--seed 9', {}],
  ])('the record of a match with %s says whether its dice were entered by hand', async (dice, marked) => {
    const home = await leave(
      'r\n33333\n12345b\nab\nab\n',
      `play threes --plain --seats Ada --option rounds=1 ${dice}`,
    );
    const [file = ''] = readdirSync(join(home, 'finished'));
    const { record } = JSON.parse(readFileSync(join(home, 'finished', file), 'utf8'));
    expect('dice' in record ? { dice: record.dice } : {}).toEqual(marked);
  });
});

test('times are printed in the local time zone', () => {
  const time = new Date('2026-01-31T23:30:00Z');
  expect(localTime(time, 'Asia/Tokyo')).toBe('2026-02-01 08:30');
  expect(localTime(new Date(''))).toBe('');
});

describe('an unfinished match can be resumed', () => {
  test('an unfinished match continues at the same point, with the same dice', async () => {
    const whole = await leave('r\n1r\na\nb\nr\n');
    const home = await leave('r\n1r\n');
    const { out } = await call('resume --plain', { env: { DICEHALL_HOME: home }, input: 'a\nb\nr\n' });
    expect(entries(home)).toEqual(entries(whole));
    expect(out).toContain('Ada banks');
  });

  test('unfinished matches are listed, also as JSON, and an unknown number is refused', async () => {
    const home = await leave('r\n');
    const env = { DICEHALL_HOME: home };
    expect((await call('resume', { env })).out).toContain('1: Threes with Ada and Bo');
    expect(jsonLines((await call('resume --json', { env })).out)).toEqual([
      {
        ...{ number: 1, id: expect.stringMatching(/-threes-/), game: 'threes', entries: 2 },
        seats: [{ name: 'Ada' }, { name: 'Bo' }],
      },
    ]);
    expect(await call('resume 2 --plain', { env })).toMatchObject({ code: 2 });
    const later = { DICEHALL_HOME: await leave('r\n1r\n') };
    expect(jsonLines((await call('resume --json', { env: later })).out)).toMatchObject([{ entries: 4 }]);
  });

  test.each(['resume', 'resume --list', 'resume --plain'])(
    '%s says that there is no unfinished match',
    async (line) => {
      const { code, out } = await call(line, { env: { DICEHALL_HOME: newHome() } });
      expect({ code, out }).toEqual({
        code: 0,
        out: 'There is no match to resume. Start one: dicehall play\n',
      });
    },
  );

  test('an unfinished match is listed with the local time at which it began, and its number of entries', async () => {
    const home = await leave('r\n');
    const zone = process.env.TZ;
    process.env.TZ = 'Asia/Tokyo';
    const listed = await call('resume --list', { env: { DICEHALL_HOME: home } });
    if (zone === undefined) delete process.env.TZ;
    else process.env.TZ = zone;
    expect(listed.out).toMatch(/^1: Threes with Ada and Bo.*2026-01-01 09:00.*2/);
  });

  test('an unfinished match can be deleted, but not while it is open', async () => {
    const home = await leave('r\n');
    const env = { DICEHALL_HOME: home };
    for (const given of ['2', '0', '-1', '1.5', 'x'])
      expect(await call(['resume', '--delete', given], { env })).toMatchObject({
        code: 2,
        err: expect.stringMatching(new RegExp(`There is no match ${given}\\b.*\\b1\\b`)),
      });
    const lock = lockFile(`${openFile(home)}.lock`);
    expect(await call('resume --delete 1', { env })).toMatchObject({ code: 1 });
    if (lock.held) lock.release();
    const deleted = await call('resume --delete 1', { env });
    expect(deleted).toMatchObject({ code: 0, err: '' });
    expect(deleted.out).toContain('Deleted: Threes with Ada and Bo');
    expect((await call('resume --json', { env })).out).toBe('');
  });

  test('an unfinished match can be read even if its last line is incomplete', async () => {
    const home = await leave('r\n1r\n');
    const before = entries(home);
    appendFileSync(openFile(home), '{"seat":0,"mo');
    await call('resume --plain', { env: { DICEHALL_HOME: home }, input: '' });
    expect(entries(home)).toEqual(before);
  });

  test('an unfinished match is restored up to its first damaged line, even if later lines can be read', async () => {
    const home = await leave('r\n1r\n');
    const before = entries(home);
    const [header = '', ...lines] = readFileSync(openFile(home), 'utf8').trimEnd().split('\n');
    expect(lines.length).toBeGreaterThan(2);
    writeFileSync(openFile(home), `${[header, lines[0], '{"seat":0,"mo', ...lines.slice(1)].join('\n')}\n`);
    await call('resume --plain', { env: { DICEHALL_HOME: home }, input: '' });
    expect(entries(home).slice(0, 1)).toEqual(before.slice(0, 1));
    expect(entries(home).length).toBeLessThan(before.length);
  });

  test('a match cannot be open in two terminals', async () => {
    const home = await leave('r\n');
    const lock = lockFile(`${openFile(home)}.lock`);
    const refused = await call('resume --plain', { env: { DICEHALL_HOME: home } });
    expect(refused).toMatchObject({ code: 1, out: '' });
    if (lock.held) lock.release();
    expect((await call('resume --plain', { env: { DICEHALL_HOME: home } })).code).toBe(0);
  });

  test('a terminal takes over a match whose lock belongs to a process that died', async () => {
    const home = await leave('r\n');
    writeFileSync(`${openFile(home)}.lock`, '999999999');
    expect((await call('resume --plain', { env: { DICEHALL_HOME: home } })).code).toBe(0);
  });

  test('the player chooses from a list if there are several unfinished matches', async () => {
    const home = await leave('r\n');
    const env = { DICEHALL_HOME: home };
    await call('play greed --plain --seats Cy,Di', { env, input: 'r\n' });
    const { out } = await call('resume --plain', { env, input: '1\n' });
    expect(out).toContain('Which match?');
    expect(out).toContain('Ada, your turn.');
  });

  test('resume reports that there is no match', async () => {
    expect(await call('resume', { env: { DICEHALL_HOME: newHome() } })).toMatchObject({ code: 0 });
  });
});

test('the seeded dice of an entry depend only on the seed and the entry', () => {
  const faces = (seed: string, index: number) => chanceAt({ kind: 'seed', seed }, index).faces(20);
  expect(faces('a', 3)).toEqual(faces('a', 3));
  expect(faces('a', 4)).not.toEqual(faces('a', 3));
  expect(faces('b', 3)).not.toEqual(faces('a', 3));
});

test('a process ended by kill -9 loses no entry that was shown', async () => {
  const home = newHome();
  const child = spawn(
    process.execPath,
    [bin, 'play', 'greed', '--plain', '--seats', 'Ada,Bo', '--lang', 'en'],
    {
      env: { ...process.env, DICEHALL_HOME: home },
      stdio: ['pipe', 'pipe', 'inherit'],
    },
  );
  let shown = '';
  const rolled = /Ada rolls (\d(?: \d)*)(?::| and busts)/;
  child.stdin.write('r\n');
  for await (const chunk of child.stdout) {
    shown += String(chunk);
    if (rolled.test(shown)) break;
  }
  child.kill('SIGKILL');
  await new Promise((ended) => child.once('close', ended));
  const [, dice = ''] = rolled.exec(shown) ?? [];
  expect(entries(home).at(-1)).toBe(JSON.stringify({ seat: 0, dice: dice.split(' ').map(Number) }));
  const { code } = await call('resume --plain', { env: { DICEHALL_HOME: home } });
  expect(code).toBe(0);
});

import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { run } from '../src/run.ts';
import { call, jsonLines } from './calling.ts';
import { makeTerminal } from './streams.ts';

const folder = mkdtempSync(join(tmpdir(), 'dicehall-solve-'));
const env = { DICEHALL_HOME: folder };
afterAll(() => rmSync(folder, { recursive: true }));

const answered = async (line: string): Promise<Record<string, unknown>> => {
  const { out, err, code } = await call(`${line} --json`, { env });
  expect({ code, err }).toEqual({ code: 0, err: '' });
  const [answer] = jsonLines(out) as Record<string, unknown>[];
  return answer ?? {};
};

describe('solve prints the values of a game', () => {
  test.each([
    ['greed --option target=500', { game: 'greed', options: { target: 500, opening: 300 } }],
    ['ten-thousand -o target=2000 -o opening=1900', { game: 'ten-thousand', options: { opening: 1900 } }],
    ['threes -o rounds=1', { game: 'threes', options: { rounds: 1, lastDie: 'lies' } }],
  ])('solve %s prints the win probability, the size, the time and the accuracy', async (line, known) => {
    const answer = await answered(`solve ${line}`);
    expect(answer).toMatchObject(known);
    expect(answer.firstPlayerWins).toBeGreaterThan(0.4);
    expect(answer.firstPlayerWins).toBeLessThan(0.6);
    expect(answer.states).toBeGreaterThan(10);
    expect(answer.seconds).toBeGreaterThan(0);
    expect(answer.residual).toBeLessThan(1e-12);
  });

  // According to Busche and Neller (2017), the match is fairest if the second player starts with 200 points.
  test('solve prints the published compensation of 200 points for Farkle with singles and triples', async () => {
    const rules = 'takeOver=false exactFinish=false opening=0 more=none straight=0 threePairsPoints=0';
    const given = rules.split(' ').map((option) => `-o ${option}`);
    const { firstPlayerWins, at } = await answered(`solve ten-thousand ${given.join(' ')} --at 0,200`);
    expect(firstPlayerWins).toBeCloseTo(0.536953, 6);
    expect(at).toBeCloseTo(0.5040022, 7);
  });

  test('solve prints the residual of the values for rules with a penalty for three busts', async () => {
    const rules =
      'target=2000 takeOver=false exactFinish=false opening=0 atLeast=300 threeBusts=500 lowest=-500';
    const given = rules.split(' ').map((option) => `-o ${option}`);
    const { firstPlayerWins, residual } = await answered(`solve ten-thousand ${given.join(' ')}`);
    expect(firstPlayerWins).toBeGreaterThan(0.55);
    expect(firstPlayerWins).toBeLessThan(0.6);
    expect(residual).toBeLessThan(1e-8);
    const proof = await call(`solve ten-thousand ${given.join(' ')} --prove`, { env });
    expect(proof).toMatchObject({ code: 2, out: '' });
    expect(proof.err).toContain('--prove');
  });

  test('solve threes prints the best mean turn', async () => {
    expect((await answered('solve threes -o rounds=1 -o lastDie=rolled')).bestMeanTurn).toBeCloseTo(
      6.2486,
      4,
    );
  });

  test('solve greed for three prints a share for each seat', async () => {
    const { wins, residual } = await answered('solve greed --seats 3 -o target=500');
    expect((wins as number[]).reduce((sum, one) => sum + one, 0)).toBeCloseTo(1, 12);
    expect(residual).toBeLessThan(1e-12);
  });

  test('solve three-dice prints a value for each seat, and the values sum to 0', async () => {
    const { roundValue } = await answered('solve three-dice --seats 3');
    expect(roundValue).toHaveLength(3);
    expect((roundValue as number[]).reduce((sum, one) => sum + one, 0)).toBeCloseTo(0, 9);
  });

  test('solve hidden-pairs prints the value of a turn, and its exploitability', async () => {
    const answer = await answered('solve hidden-pairs --no-actions --sweeps 30');
    expect(answer).toMatchObject({ sweeps: 30 });
    // The clock of the test advances by a millisecond each time it is read.
    expect(answer.seconds).toBeLessThan(1);
    expect(answer.turnValue).toBeLessThan(225);
    expect(answer.exploitability).toBeGreaterThan(0);
    expect(answer.exploitabilityShare).toBeCloseTo(Number(answer.exploitability) / 450, 12);
  });

  test.each([
    'greed -o target=500',
    'threes --seats 3 -o rounds=1',
    'greed --seats 3 -o target=500 -o opening=450',
  ])('solve %s --prove reports that no player gains by deviating', async (line) => {
    expect(Math.abs(Number((await answered(`solve ${line} --prove`)).gain))).toBeLessThan(1e-9);
  });

  test('solve --at prints the win probability of the player to move', async () => {
    const start = await answered('solve greed -o target=500');
    expect((await answered('solve greed -o target=500 --at 0,0')).at).toBe(start.firstPlayerWins);
    expect((await answered('solve greed -o target=500 --at 450,0')).at).toBeGreaterThan(0.6);
    const line = 'greed target=500 0,450 01 1 - start';
    const { out } = await call(['solve', 'greed', '-o', 'target=500', '--at', line, '--json'], { env });
    expect(jsonLines(out)[0]).toMatchObject({
      at: (await answered('solve greed -o target=500 --at 450,0')).at,
    });
  });

  test('solve prints text in the language of the user', async () => {
    const { out } = await call('solve threes -o rounds=1', { env: { ...env, LC_ALL: 'de_DE.UTF-8' } });
    expect(out).toMatch(/^Gewinnchance, wenn du anfängst: 0,4/);
    expect(out).toContain('Größter Fehler');
  });
});

describe('solve refuses wrong input', () => {
  test('solve refuses a position of another match', async () => {
    const line = 'greed target=600 0,450 01 1 - start';
    const called = await call(['solve', 'greed', '-o', 'target=500', '--at', line], { env });
    expect(called).toMatchObject({ code: 2, out: '' });
    expect(called.err).toContain('not a position of this game with these options');
    const unreadable = await call(['solve', 'greed', '--at', 'greed target=x 0,0 00 0 - start'], { env });
    expect(unreadable).toMatchObject({ code: 2, out: '' });
    expect(unreadable.err).toContain('“target=x” is not possible here');
  });

  test.each([
    ['greed --option target=499', 2, '500'],
    ['greed --option target=20050', 2, '20,000'],
    ['greed --option targt=500', 2, 'target'],
    ['threes -o rounds=0', 2, '1'],
    ['greed -o target=500 --at 100,0', 2, '100'],
    ['threes -o rounds=2 --at 40,0@2', 2, '40'],
    ['greed --at somewhere', 2, 'Score: “somewhere” is not possible here. Allowed: 2 entries.'],
    ['greed --seats 9', 2, '2 to 8'],
    ['greed --seats 4', 2, 'greed'],
    ['greed --seats 3 --at 0,0', 2, 'two seats'],
    ['hidden-pairs --seats 3', 2, '2 seats'],
    ['hidden-pairs --sweeps 0', 2, '1 to 10,000'],
    ['three-dice --at 0,0', 2, 'three-dice'],
    ['three-dice -o tie=last', 2, 'There is no exact solution of three-dice for 2 seats'],
    ['gread', 2, 'Did you mean “greed”?'],
  ])('solve refuses %s with a hint', async (line, code, hint) => {
    const called = await call(`solve ${line}`, { env });
    expect(called.err).toContain(hint);
    expect(called).toMatchObject({ code, out: '' });
  });
});

describe('solutions are saved in the data folder', () => {
  const line = 'solve greed -o target=600 --json';
  const kept = join(folder, 'solutions');
  let file = '';
  let sound = Buffer.alloc(0);

  beforeAll(async () => {
    const before = new Set(existsSync(kept) ? readdirSync(kept) : []);
    await call(line, { env });
    file = join(kept, readdirSync(kept).find((name) => !before.has(name)) ?? '');
    sound = readFileSync(file);
  });

  test('a second run of solve uses the saved solution', async () => {
    const [first, second] = [await call(line, { env }), await call(line, { env })];
    expect(second.out).toBe(first.out);
  });

  const spoiled: readonly (readonly [name: string, problem: string, spoil: (bytes: Buffer) => Uint8Array])[] =
    [
      ['cut short', 'it is incomplete', (bytes) => bytes.subarray(0, bytes.length - 8)],
      ['empty', 'it is not a solution', () => Buffer.alloc(0)],
      ['of another kind', 'it is not a solution', () => Buffer.from('{"format":"dicehall/1"}'.repeat(9))],
      ['of another version', 'another version', (bytes) => bytes.map((byte, at) => (at === 20 ? 9 : byte))],
      ['damaged', 'it is damaged', (bytes) => bytes.map((byte, at) => (at === 900 ? byte ^ 1 : byte))],
    ];

  test.each(spoiled)(
    'a file that is %s is reported by name, and the game is solved again',
    async (_name, problem, spoil) => {
      writeFileSync(file, spoil(sound));
      const { code, out, err } = await call(line, { env });
      expect(code).toBe(0);
      expect(err).toContain(file);
      expect(err).toContain(problem);
      expect(jsonLines(out)).toMatchObject([{ game: 'greed' }]);
      expect((await call(line, { env })).err).toBe('');
    },
  );

  test('a saved solution that cannot be read is reported by its file name', async () => {
    rmSync(file);
    mkdirSync(file);
    const { code, err } = await call(line, { env });
    rmSync(file, { recursive: true });
    expect(code).toBe(0);
    expect(err).toContain(`${file} is not used, and the game is solved again: it cannot be read`);
  });

  test('a saved solution of another match is reported by its file name', async () => {
    await call('solve greed -o target=650 --json', { env });
    const other =
      readdirSync(kept).find((name) => join(kept, name) !== file && name.startsWith('greed-2')) ?? '';
    copyFileSync(join(kept, other), file);
    const { code, err } = await call(line, { env });
    expect(code).toBe(0);
    expect(err).toContain('belongs to another game, other options');
  });

  test('a full disk does not prevent the output, keeps the old solution, and leaves no temporary file', async (context) => {
    if (!existsSync('/dev/full')) {
      context.skip('this system has no /dev/full, the disk that is always full');
    }
    writeFileSync(file, sound);
    const before = readdirSync(kept);
    symlinkSync('/dev/full', `${file}.${process.pid}.part`);
    const { code, out, err } = await call(`${line} --again`, { env });
    expect(err).toContain('ENOSPC');
    expect(err).toContain(folder);
    expect(code).toBe(0);
    expect(jsonLines(out)).toMatchObject([{ game: 'greed' }]);
    expect(readdirSync(kept)).toEqual(before);
    expect(readFileSync(file).equals(sound)).toBe(true);
  });

  test.each([
    'solve ten-thousand --json',
    'explore ten-thousand --option target=9900',
    'puzzles ten-thousand --option target=9900',
    'simulate ten-thousand --option target=9900 --seats expert,steady',
    'play ten-thousand --option target=9900 --seats Ada,expert --plain',
    'play ten-thousand --option target=9900 --seats Ada,Bo --coach --plain',
  ])('Ctrl+C ends “%s” with exit code 130 and a message, and no solution is saved', async (line) => {
    const before = readdirSync(kept);
    const terminal = makeTerminal({ input: '', env });
    const running = run(line.split(' '), terminal.io);
    const poke = setInterval(terminal.interrupt, 5);
    expect(await running).toBe(130);
    clearInterval(poke);
    expect(terminal.err()).toContain('Cancelled');
    expect(terminal.out()).toBe('');
    expect(readdirSync(kept)).toEqual(before);
  });

  test.each([
    [
      'ten-thousand --option target=20000',
      /^dicehall: Solving ten-thousand .* 2 GB of memory; available: 1 GB/,
    ],
    [
      'greed --seats 3 --option target=20000',
      /^dicehall: Solving greed .* 2.\d GB of memory; available: 1 GB/,
    ],
  ])('solve %s reports before solving that more memory is needed than is available', async (line, said) => {
    const { code, out, err } = await call(`solve ${line}`, { env, memory: 1e9 });
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(err).toMatch(said);
  });

  test('solve announces a long computation before it starts', async () => {
    const terminal = makeTerminal({ input: '', env });
    const running = run('solve greed --seats 3 --option target=10000'.split(' '), terminal.io);
    const poke = setInterval(terminal.interrupt, 5);
    expect(await running).toBe(130);
    clearInterval(poke);
    expect(terminal.err()).toMatch(/takes about \d+ minutes and 0.4 GB of memory/);
  });

  test('a folder without write permission is reported, and the result is still printed', async () => {
    const { code, out, err } = await call(line, { env: { DICEHALL_HOME: '/dev/null/here' } });
    expect({ code, isReported: /\/dev\/null\/here.*ENOTDIR/.test(err) }).toEqual({
      code: 0,
      isReported: true,
    });
    expect(jsonLines(out)).toMatchObject([{ game: 'greed' }]);
  });
});

import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadCatalogue } from '@dicehall/messages/node';
import { describe, expect, test } from 'vitest';
import { makeContext } from '../src/context.ts';
import { run } from '../src/run.ts';
import { runSolver } from '../src/solve/values.ts';
import { openProgress, progressText } from '../src/terminal/progress.ts';
import { call, jsonLines } from './calling.ts';
import { newHome } from './playthrough.ts';
import { makeTerminal } from './streams.ts';

describe('simulate plays matches between bots', () => {
  test('the same seed plays the same matches, and another seed different ones', async () => {
    const line = 'simulate threes --seats steady,novice --matches 20 --json --seed';
    const [first, again, other] = [await call(`${line} 7`), await call(`${line} 7`), await call(`${line} 8`)];
    expect(again.out).toBe(first.out);
    expect(other.out).not.toBe(first.out);
  });

  test('the seed is 1 unless one is given', async () => {
    const line = 'simulate threes --matches 20 --json';
    expect((await call(line)).out).toBe((await call(`${line} --seed 1`)).out);
    expect(jsonLines((await call(line)).out)).toMatchObject([{ seed: '1' }]);
  });

  test('simulate prints win shares that sum to 1, each within its interval', async () => {
    const { out } = await call('simulate greed --seats steady,novice,steady --matches 30 --json');
    const [answer] = jsonLines(out) as {
      matches: number;
      seats: { winShare: { mean: number; low: number; high: number } }[];
    }[];
    expect(answer).toMatchObject({ game: 'greed', matches: 30, complete: true, confidence: 0.95 });
    const shares = answer?.seats.map(({ winShare }) => winShare) ?? [];
    expect(shares.reduce((sum, { mean }) => sum + mean, 0)).toBeCloseTo(1);
    for (const { mean, low, high } of shares) expect(low <= mean && mean <= high).toBe(true);
  });

  test('the table of simulate has one line per seat', async () => {
    const { out } = await call('simulate three-dice --matches 3 --seats novice,novice --option rounds=1');
    const [, , ...rows] = out.trimEnd().split('\n');
    expect(rows).toHaveLength(2);
    for (const [seat, row] of rows.entries())
      expect(row).toMatch(
        new RegExp(`^${seat} +novice +\\d+\\.\\d\\d% +\\S+ – \\S+% +-?\\d+\\.\\d +\\S+ – \\S+$`),
      );
    expect(out).toContain('95% interval');
  });

  test.each([
    ['an unknown game', 'simulate chess', 2, 'greed, ten-thousand, threes'],
    ['an unknown strength', 'simulate greed --seats steady,wild', 2, 'novice, steady, expert'],
    ['zero matches', 'simulate greed --matches 0', 2, '100,000,000'],
    ['a number of matches that is not a number', 'simulate greed --matches many', 2, 'many'],
    ['fewer seats than the game needs', 'simulate greed --seats steady', 2, '2'],
    ['an option out of range', 'simulate greed --option target=17', 2, '500'],
    ['an option that the game does not have', 'simulate greed --option rounds=3', 2, 'target, opening'],
  ])('simulate refuses %s and prints what is allowed', async (_what, line, exit, allowed) => {
    const { code, out, err } = await call(line);
    expect({ code, out }).toEqual({ code: exit, out: '' });
    expect(err).toContain(allowed);
    expect(err.trim().split('\n').length).toBeLessThanOrEqual(3);
  });

  test('an expert bot plays by its solution, also with more than two players', async () => {
    const home = mkdtempSync(join(tmpdir(), 'dicehall-'));
    const line = 'simulate threes --seats expert,steady,steady,steady --option rounds=1 --matches 60 --json';
    const { code, out } = await call(line, { env: { DICEHALL_HOME: home } });
    expect(code).toBe(0);
    expect(jsonLines(out)).toMatchObject([{ matches: 60, complete: true }]);
    // At a table of four, the expert plays by the saved solution for two players.
    expect(readdirSync(join(home, 'solutions')).join()).toMatch(/^threes-2-\w+\.solution$/);
    rmSync(home, { recursive: true });
  });

  test('Ctrl+C prints the result so far, marked as partial, and exits with code 130', async () => {
    const terminal = makeTerminal({ input: '' });
    const running = run('simulate greed --matches 100000000 --json'.split(' '), terminal.io);
    const poke = setInterval(terminal.interrupt, 20);
    expect(await running).toBe(130);
    clearInterval(poke);
    expect(terminal.err()).toMatch(
      /^dicehall: Interrupted: these are the results of [\d,]+ of 100,000,000 matches\.\n$/,
    );
    expect(jsonLines(terminal.out())).toMatchObject([{ complete: false }]);
  });
});

describe('a long command shows its progress', () => {
  const messages = loadCatalogue({ language: 'en' });

  test('the progress shows the completed share and the remaining time', () => {
    expect(progressText(messages, 'Solving greed', 0.25, 5000)).toBe(
      '██████░░░░░░░░░░░░░░░░░░ 25%, 15 seconds left: Solving greed',
    );
    expect(progressText(messages, 'Solving greed', 0.01, 6000)).toContain(' 1%, about 10 minutes left: ');
    expect(progressText(messages, 'Solving greed', 0, 6000)).toContain(' 0%: Solving greed');
    expect(progressText(messages, 'Solving greed', 0.5, 119_000)).toContain(' 50%, 119 seconds left: ');
    expect(progressText(messages, 'Solving greed', 0.5, 120_000)).toContain(' 50%, about 2 minutes left: ');
    expect(progressText(messages, 'Solving greed', 0.999, 6000)).toContain('█ 99%, 1 second left: ');
  });

  /** Returns the output on standard error after this many milliseconds of work, and the output when the work ends. */
  function shownAfter(elapsed: number, isQuiet: boolean, tty = true): readonly [string, string] {
    const terminal = makeTerminal({ tty, columns: 30 });
    let now = 0;
    const io = { ...terminal.io, now: () => now };
    const progress = openProgress({ io, messages, isQuiet });
    now = elapsed;
    progress.show('Solving greed', 0.5);
    const shown = terminal.err();
    for (let times = 0; times < 2; times++) progress.clear();
    return [shown, terminal.err().slice(shown.length)];
  }

  test('the progress is shown only on a terminal, after one second, and not with --quiet or --json', () => {
    const [shown, cleared] = shownAfter(1500, false);
    expect(shown).toHaveLength('\r'.length + 29 + '\u001b[K'.length);
    expect(cleared).toBe('\r\u001b[K');
    for (const nothing of [shownAfter(900, false), shownAfter(1500, true), shownAfter(1500, false, false)])
      expect(nothing).toEqual(['', '']);
  });

  test.each(['simulate greed --matches 5', 'puzzles greed --option target=1000 --count 20'])(
    'at its end, “%s” removes its progress from the terminal',
    async (line) => {
      const { io, err } = makeTerminal({ tty: true, env: { DICEHALL_HOME: newHome() } });
      let now = 0;
      expect(await run(line.split(' '), { ...io, now: () => (now += 1500) })).toBe(0);
      expect(err()).toContain('█');
      expect(err().endsWith('\r\u001b[K')).toBe(true);
    },
  );

  test.each([
    'simulate greed --matches 5',
    'puzzles greed --option target=500 --count 1',
    'explore greed --option target=500',
    'play greed --plain --seats Ada,Bo',
    'train greed --plain',
  ])('after its end, “%s” no longer handles Ctrl+C', async (line) => {
    const { io } = makeTerminal({ input: '', env: { DICEHALL_HOME: newHome() } });
    const listening = new Set<() => void>();
    const onInterrupt = (heard: () => void) => {
      listening.add(heard);
      return () => listening.delete(heard);
    };
    expect([await run(line.split(' '), { ...io, onInterrupt }), listening.size]).toEqual([0, 0]);
  });

  test('Ctrl+C stops a command while a game is being solved', async () => {
    const terminal = makeTerminal({ tty: true });
    const context = makeContext(terminal.io, messages, false, () => {});
    setTimeout(terminal.interrupt, 0);
    // The work ends after two seconds even if Ctrl+C has no effect.
    function* solving() {
      for (const end = performance.now() + 2000; performance.now() < end; ) yield 0.5;
      return 'solved';
    }
    const solved = runSolver(context, 'greed', solving());
    await expect(solved).rejects.toMatchObject({ code: 130 });
    expect(terminal.err()).toBe('dicehall: Cancelled. Saved solutions are unchanged.\n');
  });

  test.each(['--quiet', '-q', '--json'])(
    'with %s a command shows no progress on a terminal',
    async (flag) => {
      const terminal = makeTerminal({ input: '', tty: true });
      let now = 0;
      // The clock advances by a second each time it is read, so progress would be shown if it were allowed.
      const io = { ...terminal.io, now: () => (now += 1000) };
      expect(await run(['simulate', 'greed', '--matches', '50', flag], io)).toBe(0);
      expect(terminal.err()).toBe('');
    },
  );
});

import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parsePosition, unwrap } from '@dicehall/engine';
import { difficultyOf, readPuzzles, themes } from '@dicehall/strategy';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { run } from '../src/run.ts';
import { call } from './calling.ts';
import { makeTerminal } from './streams.ts';

let home = '';
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'dicehall-'));
});
afterEach(() => rmSync(home, { recursive: true }));

const train = (line: string, input = '') => call(`train ${line}`, { input, env: { DICEHALL_HOME: home } });
const asked = async (flags = '') => JSON.parse((await train(`greed --json${flags}`)).out);

describe('puzzles can be practised in the terminal', () => {
  it('train shows the same puzzle until it is answered, and then another one', async () => {
    const first = await asked();
    expect(await asked()).toEqual(first);
    const answered = await asked(' --answer 1');
    expect(answered).toMatchObject({ position: first.position, move: first.moves[0], own: { answers: 1 } });
    expect(answered.own.rating > 1200).toBe(answered.right);
    expect(answered.loss === 0).toBe(answered.right);
    const [, sign] = /Your rating: [\d,]+ \(([+−])\d+\)/.exec(answered.reason) ?? [];
    expect(sign).toBe(answered.right ? '+' : '−');
    let { own } = answered;
    for (const answer of [2, 1, 1, 2]) {
      const next = await asked(` --answer ${answer}`);
      // The printed change is the difference of the printed ratings.
      const change = next.own.rating - own.rating;
      expect(next.reason).toContain(` (${change < 0 ? `−${-change}` : `+${change}`})`);
      if (next.own.streak > 0) expect(next.reason).toContain(`${next.own.streak}`);
      own = next.own;
    }
    const [top] = answered.values;
    expect(top).toMatchObject({ move: answered.best, loss: 0 });
    expect((await asked()).position).not.toBe(first.position);
  });
  it('train --json describes a puzzle by its difficulty, its themes and the moves that are possible', async () => {
    const { position, rating, themes: ofPuzzle, moves, own } = await asked();
    const file = fileURLToPath(import.meta.resolve('@dicehall/strategy/puzzles/greed.json'));
    const { puzzles } = unwrap(readPuzzles(readFileSync(file, 'utf8')));
    const puzzle = puzzles.find(({ at }) => at === position);
    if (puzzle === undefined) throw new Error(`No puzzle ${position}`);
    expect({ rating, themes: ofPuzzle }).toEqual({ rating: difficultyOf(puzzle), themes: puzzle.themes });
    expect(moves).toContainEqual(puzzle.best);
    expect(own).toEqual({ rating: 1200, answers: 0, streak: 0 });
  });
  it('train --help lists the themes of puzzles', async () => {
    const { out } = await train('--help');
    expect(out.replaceAll(/\s+/g, ' ')).toContain(`only puzzles about this: ${themes.join(', ')}`);
  });
  it.each(['train', 'puzzles'])('%s --help lists the games that have puzzles', async (command) => {
    const { out } = await call(`${command} --help`);
    expect(out.replaceAll(/\s+/g, ' ')).toMatch(/ greed, ten-thousand, threes, three-dice (?!,)/);
  });
  it('train accepts the keys of the table, and explains the verdict', async () => {
    const { code, out, err } = await train('greed --plain', 'roll\n\nq\n');
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toContain('What is best? Your rating: 1,200.');
    expect(out).toMatch(/(Right choice\.|Better: ).*\d.*Puzzle rating: [\d,]+\. Your rating: /);
    expect(out).toContain('Enter: next puzzle.');
    expect(out).toContain(' Your turn.');
    expect(out).toMatch(/^(You|Opponent): [\d,]+\.\n(You|Opponent): [\d,]+\.$/m);
    expect(out).toMatch(/Your rating: 1,[12]\d\d\./);
    expect((await asked()).own.answers).toBe(1);
  });
  it('train prints the position, dice and moves of every puzzle, even if they equal those of the puzzle before', async () => {
    const { out } = await train('greed --plain', `${'roll\n\n'.repeat(12)}q\n`);
    const counts = [/What is best\?/g, /^To 3,000\./gm, /^Dice: /gm, /^r: Roll /gm, /^b: Bank /gm];
    expect(counts.map((line) => out.match(line)?.length)).toEqual([13, 13, 13, 13, 13]);
  });
  it('train calls the seat whose turn it is “You”, whichever it is', async () => {
    const seats: unknown[] = [];
    while (new Set(seats).size < 2) {
      const { game, state } = unwrap(parsePosition((await asked()).position));
      const step = game.step(state);
      const seat = step.kind === 'choose' ? step.seats[0] : undefined;
      seats.push(seat);
      const scores = game
        .scores(state)
        .map((score, one) => `${one === seat ? 'You' : 'Opponent'}: ${score.toLocaleString('en-GB')}.`);
      expect((await train('greed --plain', 'roll\n\nq\n')).out).toContain(scores.join('\n'));
    }
  });
  it('an answer leaves the saved practice of other games as it is', async () => {
    await train('greed --json --answer 1');
    await train('threes --json --answer 1');
    await train('three-dice --plain', 'roll\n\nq\n');
    expect((await asked()).own.answers).toBe(1);
  });
  it('train reports a saved rating that cannot be read, and starts the rating again', async () => {
    const file = join(home, 'practice.json');
    writeFileSync(file, 'rating 1700');
    const { code, err } = await train('greed --json --answer 1');
    expect(code).toBe(0);
    expect(err).toContain(`${file} cannot be read, and the rating starts again: it is damaged.`);
    expect(JSON.parse(readFileSync(file, 'utf8')).games.greed.answers).toBe(1);
  });
});

describe('train can be left, continued and refused', () => {
  it.each([
    ['before an answer', 'q\n', 0],
    ['at the end of the input', '', 0],
    ['after help, scores and a key without function', '?\ns\né\nctrl-c\nq\n', 0],
    ['after the verdict', 'roll\nq\n', 1],
    ['after the verdict, past other keys', 'roll\nr\ns\nx\n', 1],
    ['after the second verdict', 'roll\n\nroll\nq\n', 2],
  ])('train can be left %s', async (_when, input, answers) => {
    expect(await train('greed --plain', input)).toMatchObject({ code: 0, err: '' });
    expect((await asked()).own.answers).toBe(answers);
  });

  it.each([
    ['Enter', '\r'],
    ['the space bar', ' '],
    ['P', 'p'],
  ])('on a full screen, %s shows the next puzzle', async (_key, next) => {
    const terminal = makeTerminal({ tty: true, env: { DICEHALL_HOME: home, NO_COLOR: '1' } });
    const running = run(['train', 'greed'], terminal.io);
    let at = 0;
    for (const [keys, wanted] of [
      ['', /What is best\?/],
      // The words after it can stand in the next line.
      ['r', /Enter:/],
      [next, /What is best\?/],
    ] as const) {
      if (keys !== '') terminal.stdin.write(keys);
      await expect.poll(() => terminal.out().slice(at), { interval: 2 }).toMatch(wanted);
      at = terminal.out().length;
    }
    terminal.stdin.write('q');
    expect(await running).toBe(0);
  });

  it('a puzzle that was answered wrongly comes back after ten others, and repeating it does not change the rating', async () => {
    const { moves, position } = await asked();
    const grade = async (number: number) => JSON.parse((await train(`greed --json --answer ${number}`)).out);
    const file = join(home, 'practice.json');
    const first = await grade(1);
    const [wrong, right] = first.right ? [2, 1] : [1, 2];
    expect(moves).toHaveLength(2);
    rmSync(file);
    expect((await grade(wrong)).reason).toMatch(/Your rating: [\d,]+ \(−\d+\)\.$/);
    for (const [others, repeated] of [
      [9, false],
      [1, true],
    ] as const) {
      const { games, ...saved } = JSON.parse(readFileSync(file, 'utf8'));
      const greed = { ...games.greed, answers: games.greed.answers + others };
      writeFileSync(file, JSON.stringify({ ...saved, games: { ...games, greed } }));
      const next = await asked();
      expect([next.position === position, next.repeated]).toEqual([repeated, repeated]);
    }
    const { own } = await asked();
    expect((await train('greed --plain', 'q\n')).out).toContain(
      'Once more: you have not solved this puzzle yet.',
    );
    expect(await grade(right)).toMatchObject({
      right: true,
      reason: expect.stringContaining('A repeated puzzle does not change the rating. Solved in a row: 1.'),
      own: { rating: own.rating, streak: 1 },
    });
    expect((await asked()).repeated).toBe(false);
  });

  it('train reports a rating that cannot be saved, and still prints the answer', async () => {
    writeFileSync(join(home, 'file'), '');
    const here = { DICEHALL_HOME: join(home, 'file') };
    const { code, out, err } = await call('train greed --json --answer 1', { env: here });
    expect(code).toBe(0);
    expect(err).toBe(
      `dicehall: Cannot save the rating in ${join(home, 'file', 'practice.json')} (EEXIST).\n`,
    );
    expect(JSON.parse(out).own.answers).toBe(1);
  });

  it.each(themes.filter((theme) => theme === 'lead' || theme === 'final-round'))(
    'train --theme %s asks only puzzles with this theme',
    async (theme) => {
      for (const _ of [1, 2, 3]) {
        expect((await asked(` --theme ${theme}`)).themes).toContain(theme);
        await train(`greed --json --theme ${theme} --answer 1`);
      }
    },
  );
});

describe('the command puzzles finds puzzles', () => {
  const puzzles = (line: string) => call(`puzzles ${line}`, { env: { DICEHALL_HOME: home } });
  const short = 'greed --option target=500';

  it('puzzles prints how many there are, their range of difficulty and their themes, and writes them to a file', async () => {
    const file = join(home, 'puzzles.json');
    const { out, err, code } = await puzzles(`${short} --count 4 --write ${file}`);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    const [total = '', ...byTheme] = out.trimEnd().split('\n');
    const lines = (await puzzles(`${short} --count 4 --json`)).out.trimEnd().split('\n');
    const found = lines.map((line) => JSON.parse(line));
    const ratings = found.map(({ rating }) => rating);
    expect(found).toHaveLength(4);
    for (const known of ['4', 'Greed', Math.min(...ratings), Math.max(...ratings)])
      expect(total).toContain(String(known));
    const counts = new Map<string, number>();
    for (const theme of found.flatMap((puzzle) => puzzle.themes))
      counts.set(theme, (counts.get(theme) ?? 0) + 1);
    expect(byTheme.map((line) => Number(/\d+/.exec(line)?.[0])).sort()).toEqual([...counts.values()].sort());
    expect(byTheme.every((line) => line.startsWith('  '))).toBe(true);
    const written = JSON.parse(readFileSync(file, 'utf8'));
    expect(written).toMatchObject({ game: 'greed', options: { target: 500 }, seats: 2, unit: 'win' });
    expect(written.puzzles.map(([at]: [string]) => at)).toEqual(found.map(({ position }) => position));
  });

  it('the seed decides which puzzles are found', async () => {
    const [one, again, other] = [
      await puzzles(`${short} --count 3 --json`),
      await puzzles(`${short} --count 3 --json --seed 1`),
      await puzzles(`${short} --count 3 --json --seed 2`),
    ];
    expect(again.out).toBe(one.out);
    expect(other.out).not.toBe(one.out);
  });

  it('puzzles reports a file that cannot be written', async () => {
    const { code, out, err } = await puzzles(`${short} --count 1 --write ${home}`);
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(err).toBe(`dicehall: Cannot save the puzzles in ${home} (EISDIR).\n`);
  });
});

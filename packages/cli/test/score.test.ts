import { describe, expect, test } from 'vitest';
import { toJson } from '../src/io.ts';
import { call, jsonLines } from './calling.ts';

describe('score --json prints one object', () => {
  test.each([
    ['score greed 5 1 3 4 1', { dice: [5, 1, 3, 4, 1], score: 250, rest: 2 }],
    ['score greed 11111', { dice: [1, 1, 1, 1, 1], score: 1200, rest: 0 }],
    ['score greed 2', { dice: [2], score: 0, rest: 1 }],
    ['score threes 66666', { dice: [6, 6, 6, 6, 6], score: -30 }],
    ['score threes 3,3,3,1,6', { dice: [3, 3, 3, 1, 6], score: 7 }],
    ['score three-dice 1 2 5', { dice: [1, 2, 5], points: 107, kind: 'points' }],
    ['score three-dice 3 1 2', { dice: [3, 1, 2], points: 105, kind: 'stairs' }],
    ['score three-dice 4 5 6', { dice: [4, 5, 6], points: 69, kind: 'points' }],
    ['score three-dice 4 5 6 --after-stairs', { dice: [4, 5, 6], points: 69, kind: 'super-stairs' }],
    ['score three-dice 432', { dice: [4, 3, 2], points: 9, kind: 'shit-stairs' }],
    ['score three-dice 111', { dice: [1, 1, 1], points: 300, kind: 'three-of-a-kind' }],
    ['score hidden-pairs 6 5', { dice: [6, 5], value: 11 }],
    ['score hidden-pairs 544332', { dice: [5, 4, 4, 3, 3, 2], hinderance: 5, diceBlock: 7 }],
  ])('%s --json prints the score of the dice', async (line, answer) => {
    const called = await call(`${line} --json`);
    expect(called).toMatchObject({ code: 0, err: '' });
    expect(jsonLines(called.out)).toEqual([answer]);
  });

  test.each([
    ['score greed 5 1 3 4 1 --keeps', '--keeps has no effect in greed. It is for ten-thousand.'],
    ['score threes 33333 --after-stairs', '--after-stairs has no effect in threes. It is for three-dice.'],
  ])('score reports a flag of another game: %s', async (line, note) => {
    const { code, err, out } = await call(`${line} --json`);
    expect(code).toBe(0);
    expect(err).toBe(`dicehall: ${note}\n`);
    expect(jsonLines(out)).toHaveLength(1);
  });

  test('score prints exactly the output in the documentation', async () => {
    expect((await call('score greed 5 1 3 4 1 --json')).out).toBe(
      '{"dice":[5,1,3,4,1],"score":250,"rest":2}\n',
    );
  });

  test('score ten-thousand lists the highest score of a roll, and each set of dice that can be kept once', async () => {
    const { out } = await call('score ten-thousand 1 1 5 2 2 3 --json');
    const keeps = [
      { keep: [1, 1, 5], score: 250 },
      { keep: [1, 1], score: 200 },
      { keep: [1, 5], score: 150 },
      { keep: [1], score: 100 },
      { keep: [5], score: 50 },
    ];
    expect(jsonLines(out)).toEqual([{ dice: [1, 1, 5, 2, 2, 3], score: 250, keeps }]);
  });

  test('score ten-thousand applies the options of the game', async () => {
    const any = await call('score ten-thousand 222222 --json');
    const distinct = await call('score ten-thousand 222222 --json --option threePairs=distinct');
    expect(jsonLines(any.out)).toMatchObject([{ score: 1500 }]);
    expect(jsonLines(distinct.out)).toMatchObject([{ score: 800 }]);
  });
});

describe('score prints one sentence for each roll', () => {
  test.each([
    ['score greed 5 1 3 4 1', '5 1 3 4 1: 250 points, 2 dice do not score.\n'],
    ['score greed 1 --lang de', '1: 100 Punkte, jeder Würfel zählt.\n'],
    ['score ten-thousand 1 --keeps', '1: up to 100 points, 1 way to keep.\n  keep a 1: 100\n'],
    ['score ten-thousand 2 --keeps', '2: nothing scores.\n'],
    ['score three-dice 123', '1 2 3: stairs, 105 points.\n'],
  ])('%s prints the score in one sentence', async (line, text) => {
    expect(await call(line)).toEqual({ code: 0, out: text, err: '' });
  });
});

describe('score reads one roll per line', () => {
  const input = '5 1 3 4 1\n\n51341\r\n5,1;3\t4 1\n';

  test('the faces of a roll can be separated by spaces, by commas or not at all', async () => {
    const called = await call('score greed --json', { input });
    expect(called).toMatchObject({ code: 0, err: '' });
    expect(jsonLines(called.out)).toEqual(Array(3).fill({ dice: [5, 1, 3, 4, 1], score: 250, rest: 2 }));
  });

  test('score reports an invalid line with its number, and scores the others', async () => {
    const called = await call('score greed --json', { input: '1\n7\n\n222222\n5' });
    expect(called.code).toBe(1);
    expect(jsonLines(called.out)).toMatchObject([
      { score: 100 },
      { ok: false, line: 2 },
      { ok: false, line: 4 },
      { score: 50 },
    ]);
    expect(called.err).toContain('line 2: “7” is not a face of a die. Faces are 1 to 6.');
    expect(called.err).toContain('line 4: 6 dice have no score in greed: use 1 to 5 dice.');
  });

  test('control characters of a bad line are never printed', async () => {
    const called = await call('score greed --json', { input: '\u001b[31m\n\u009b2J\n\u202e1\n' });
    expect(called.code).toBe(1);
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what must not be there
    expect(called.out + called.err).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u202e]/);
  });
});

test('JSON lines contain no control characters, and their content is complete', () => {
  const name = '\u001b[2J\u007f\u009b\u202e\u2028Ada';
  expect(toJson({ name })).toMatch(/^[ -~]+$/);
  expect(JSON.parse(toJson({ name }))).toEqual({ name });
});

describe('score refuses wrong input', () => {
  test.each([
    ['score', 2, '“game” is missing'],
    ['score gred 1', 2, 'Did you mean “greed”?'],
    ['score greed 7', 1, '“7” is not a face of a die'],
    ['score greed 111111', 1, '1 to 5 dice'],
    ['score greed one', 1, '“o” is not a face'],
    ['score threes 3 3', 1, 'use 5 dice'],
    ['score hidden-pairs 3 3 3', 1, 'use 2 or 6 dice'],
    ['score greed 1 --option target=1', 2, 'options.target'],
    ['score greed 1 --option target', 2, 'Write name=value'],
    ['score greed 1 --option targte=500', 2, 'Did you mean “target”?'],
    ['score greed 1 --jsn', 2, 'Did you mean --json?'],
    ['score greed 1 --option', 2, 'needs a value'],
  ])('%s is refused with a hint', async (line, code, why) => {
    const called = await call(line);
    expect(called.code).toBe(code);
    expect(called.err).toContain(why);
    expect(called.out).toBe('');
  });

  test('score without dice in a terminal is refused with an example', async () => {
    const called = await call('score greed', { tty: true });
    expect(called.code).toBe(2);
    expect(called.err).toContain('dicehall score greed 5 1 3 4 1');
  });
});

import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { describe, expect, test } from 'vitest';
import { type RecordText, recordsOf } from '../src/records.ts';
import { call, jsonLines } from './calling.ts';

const record = {
  format: 'dicehall/1',
  game: 'greed',
  options: { target: 5000 },
  seats: [{ name: 'Ada' }, { name: 'Bo' }],
  log: [
    { seat: 0, move: { type: 'roll' } },
    { seat: 0, dice: [5, 1, 3, 4, 1] },
    { seat: 0, move: { type: 'stop' } },
  ],
};
const answered = {
  ok: true,
  over: false,
  seats: [
    { score: 0, place: null },
    { score: 0, place: null },
  ],
  awaiting: { kind: 'move', seats: [1] },
};
const outOfTurn = { ...record, log: [{ seat: 1, move: { type: 'roll' } }] };
const line = JSON.stringify(record);
const pretty = JSON.stringify(record, null, 2);

async function recordsIn(text: string): Promise<RecordText[]> {
  const input = new PassThrough();
  input.end(text);
  const found: RecordText[] = [];
  for await (const one of recordsOf(input)) found.push(one);
  return found;
}

describe('replay and verify read records from files in several forms', () => {
  test.each([
    ['records with one per line', `${line}\n${line}\n`, [1, 2]],
    ['a record without a final line break', line, [1]],
    ['records with empty lines between them', `\n${line}\r\n\n${line}`, [2, 4]],
    ['a record spread over many lines', pretty, [1]],
    ['two records spread over many lines', `${pretty}\n${pretty}\n`, [1, pretty.split('\n').length + 1]],
    [
      'a record with a bracket too many before another one',
      `${pretty}}\n${pretty}`,
      [1, pretty.split('\n').length + 1],
    ],
    ['an invalid line between records', `${line}\n{"broken\n${line}\n`, [1, 2, 3]],
    ['an invalid first line', `{"format":\n${line}\n${line}\n`, [1, 2, 3]],
    ['a line that is not JSON', `hello\n${line}\n`, [1, 2]],
    ['records with brackets inside strings', '{"a":"{[\\"{"}\n{"b":1}\n', [1, 2]],
    ['an input without records', '\n \n', []],
  ])('the input is split into records that begin at the right lines: %s', async (_, text, lines) => {
    expect((await recordsIn(text)).map((one) => one.line)).toEqual(lines);
  });
});

describe('a record can be read from the response of a server', () => {
  test.each(['replay - --json', 'verify -', 'explore --record -'])(
    '%s accepts the response of a server in place of a record',
    async (command) => {
      const bare = await call(command, { input: line });
      expect(await call(command, { input: JSON.stringify({ over: false, record }) })).toEqual(bare);
    },
  );
});

describe('replay --json prints one object per record', () => {
  test.each([
    ['a single line', line],
    ['many lines', pretty],
    ['a byte order mark', `\uFEFF${line}`],
    ['a duplicate key', line.replace('"game":', '"game":"chess","game":')],
    ['numbers with a zero fraction', line.replaceAll('"seat":0', '"seat":0.0')],
  ])('replay --json reads a record with %s', async (_, input) => {
    const { code, out } = await call('replay - --json', { input });
    expect(code).toBe(0);
    expect(jsonLines(out)).toEqual([answered]);
  });

  test('refusals are printed in the order of the records, with exit code 1', async () => {
    const input = `${line}\n${JSON.stringify(outOfTurn)}\nnonsense\n${line}\n`;
    const { code, out } = await call('replay --json', { input });
    expect(code).toBe(1);
    expect(jsonLines(out)).toEqual([
      answered,
      { ok: false, entry: 0, code: 'not-your-turn', message: expect.stringContaining('it is seat 0’s turn') },
      { ok: false, entry: -1, code: 'not-json', message: expect.stringContaining('JSON') },
      answered,
    ]);
  });

  test('replay reads several files, and reports a file that is missing', async () => {
    const file = join(mkdtempSync(join(tmpdir(), 'dicehall-')), 'match.json');
    writeFileSync(file, pretty);
    const { code, out, err } = await call(['replay', file, `${file}.no`, file, '--json']);
    expect(code).toBe(1);
    expect(jsonLines(out)).toEqual([answered, answered]);
    expect(err).toBe(`dicehall: There is no file ${file}.no.\n`);
  });
});

/** A record whose second move comes before the dice of the first one. */
const wrongSecond = {
  format: 'dicehall/1',
  game: 'greed',
  seats: [{ name: 'Ada' }, { name: 'Bo' }],
  log: [
    { seat: 0, move: { type: 'roll' } },
    { seat: 0, move: { type: 'stop' } },
  ],
};

describe('replay prints a match as text', () => {
  test('replay prints the scores and the next step of the match', async () => {
    const { code, out } = await call('replay', { input: line });
    expect({ code, out }).toEqual({ code: 0, out: 'Greed: Ada 0, Bo 0. Waiting for Bo to move.\n' });
    const [roll] = record.log;
    const rolling = await call('replay', { input: JSON.stringify({ ...record, log: [roll] }) });
    expect(rolling.out).toBe('Greed: Ada 0, Bo 0. Waiting for Ada to roll 5 dice.\n');
  });

  test.each(['replay -', 'review -', 'verify -', 'explore --record -'])(
    '%s numbers a refused move from 1 in text and from 0 in JSON',
    async (command) => {
      const { code, err } = await call(command, { input: JSON.stringify(wrongSecond) });
      expect(code).toBe(1);
      expect(err).toMatch(/: move 2: .*roll 5 dice.* \(dice-awaited\)\n$/);
      const empty = await call(command, { input: JSON.stringify({ ...wrongSecond, game: 'gred' }) });
      expect(empty.err).toMatch(/: [^:]*gred.* \(unknown-game\)\n$/);
      const { out } = await call(`${command} --json`, { input: JSON.stringify(wrongSecond) });
      if (out !== '') expect(jsonLines(out)).toMatchObject([{ ok: false, entry: 1 }]);
    },
  );

  test('a refusal names the line of the file, the entry and the code', async () => {
    const { code, out, err } = await call('replay', { input: `${line}\n${JSON.stringify(outOfTurn)}` });
    expect({ code, lines: out.split('\n').length }).toEqual({ code: 1, lines: 2 });
    expect(err).toMatch(/-, line 2: move 1: .*not-your-turn/);
  });

  test('--story marks decisions that the clock made for a player', async () => {
    const input = JSON.stringify({
      format: 'dicehall/1',
      game: 'greed',
      seats: [{ name: 'Ada' }, { name: 'Jonas' }],
      log: [
        { seat: 0, move: { type: 'roll' } },
        { seat: 0, dice: [2, 3, 4, 6, 6] },
        { seat: 1, move: { type: 'roll' }, by: 'clock' },
        { seat: 1, dice: [2, 3, 4, 6, 6], by: 'clock' },
      ],
    });
    const { out } = await call('replay --story', { input });
    expect(out).toContain('Time ran out; a bot moved for Jonas.\nJonas rolls 2 3 4 6 6 and busts.');
  });

  test('--story prints the game log', async () => {
    const { out } = await call('replay --story', { input: pretty });
    expect(out.split('\n').slice(0, 2)).toEqual([
      'Ada rolls 5 1 3 4 1: 250 points, 2 dice left.',
      'Ada stops at 250 points and banks nothing: less than the 300 needed to get in.',
    ]);
  });

  test('control characters in names are never printed', async () => {
    const evil = { ...record, seats: [{ name: '\u001b[2JAda\u009b' }, { name: '\u202eBo\n' }] };
    const { out } = await call('replay --story', { input: JSON.stringify(evil) });
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what must not be there
    expect(out).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u202e]/);
  });

  test('replay reports a file without records in one sentence', async () => {
    const { code, err } = await call('replay', { input: 'P6\n\u0000\n[]\nnoise\n' });
    expect(code).toBe(1);
    expect(err).toBe(
      'dicehall: -, line 1: This is not a Dicehall match record: a record is one JSON object. (not-json)\n',
    );
  });

  test('replay searches the first hundred lines of a file for a record', async () => {
    const after = async (noise: number) => {
      const { out, err } = await call('replay', { input: `${'noise\n'.repeat(noise)}${line}\n` });
      return [out !== '', err.trimEnd().split('\n').length];
    };
    expect([await after(99), await after(100)]).toEqual([
      [true, 99],
      [false, 1],
    ]);
  });

  test('replay refuses to run without input, which a file can be on a terminal, too', async () => {
    expect(await call('replay')).toMatchObject({ code: 1, out: '' });
    expect(await call('replay', { tty: true })).toMatchObject({ code: 2, out: '' });
    const file = join(mkdtempSync(join(tmpdir(), 'dicehall-')), 'record.json');
    writeFileSync(file, pretty);
    expect(await call(`replay ${file}`, { tty: true })).toMatchObject({ code: 0, err: '' });
  });
});

describe('replay --view shows what one viewer may know', () => {
  const secrets = {
    format: 'dicehall/1',
    game: 'hidden-pairs',
    seats: [{ name: 'Ada' }, { name: 'Bo' }],
    log: [
      { seat: 0, dice: [6, 5, 4, 3, 2, 1] },
      { seat: 1, dice: [1, 1, 2, 2, 3, 3] },
    ],
  };
  const input = JSON.stringify(secrets);

  test('replay --view of a seat shows the hand of that seat', async () => {
    const { out } = await call('replay --view 0', { input });
    expect(jsonLines(out)).toMatchObject([{ game: 'hidden-pairs', hand: { dice: [6, 5, 4, 3, 2, 1] } }]);
    expect(out).not.toContain('1,1,2,2,3,3');
  });

  test('replay --view of the table shows no hand', async () => {
    const { out } = await call('replay --view table', { input });
    expect(jsonLines(out)).toMatchObject([{ hand: null }]);
  });

  test('the game log of an unfinished match of Hidden Pairs contains no secrets', async () => {
    expect((await call('replay --story', { input })).out).not.toContain('6 5 4');
    expect((await call('replay --story --view 0', { input })).out).toContain('6 5 4');
    expect((await call('replay --story --view 1', { input })).out).not.toContain('6 5 4');
  });

  test('after the end, the game log of Hidden Pairs contains every roll and re-roll', async () => {
    const pairs = [
      [0, 1],
      [2, 3],
      [4, 5],
    ];
    const more = [
      { seat: 0, move: { type: 're-roll', die: 5 } },
      { seat: 0, dice: [5] },
      ...[0, 1].map((seat) => ({ seat, move: { type: 'commit', pairs } })),
    ];
    const over = JSON.stringify({ ...secrets, options: { turns: 1 }, log: [...secrets.log, ...more] });
    const { out } = await call('replay --story', { input: over });
    for (const known of [
      'Ada rolls 6 5 4 3 2 1.',
      'Bo rolls 1 1 2 2 3 3.',
      'Ada re-rolls a 1',
      'Ada rolls 5.',
    ])
      expect(out).toContain(known);
  });

  test('replay --view prints a refusal as JSON, as it would print a view', async () => {
    const { code, out, err } = await call('replay --view table', { input: JSON.stringify(outOfTurn) });
    expect({ code, err }).toEqual({ code: 1, err: '' });
    expect(jsonLines(out)).toMatchObject([{ ok: false, entry: 0, code: 'not-your-turn' }]);
  });

  test.each(['2', '11'])('replay --view refuses seat %s, which does not exist', async (seat) => {
    const { code, err } = await call(`replay --view ${seat}`, { input });
    expect(code).toBe(1);
    expect(err).toContain(`no seat ${seat}`);
  });

  test('replay --json --story prints the result with the game log that the viewer may know', async () => {
    const { out } = await call('replay --json --story --view 1', { input });
    const [shown] = jsonLines(out) as [{ readonly story: readonly string[] }];
    expect(shown).toMatchObject({ ok: true, over: false, awaiting: { kind: 'move', seats: [0, 1] } });
    expect(shown.story.join(' ')).toContain('1 1 2 2 3 3');
    expect(shown.story.join(' ')).not.toContain('6 5 4');
  });
});

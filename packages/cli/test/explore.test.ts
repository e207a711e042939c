import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { call, jsonLines } from './calling.ts';

const folder = mkdtempSync(join(tmpdir(), 'dicehall-explore-'));
const env = { DICEHALL_HOME: folder };
afterAll(() => rmSync(folder, { recursive: true }));

interface ExploredJson {
  readonly how: string;
  readonly unit: string;
  readonly seat?: number;
  readonly values?: readonly number[];
  readonly moves: readonly { readonly move: { readonly type: string }; readonly value: number }[];
}

async function explored(line: string, input?: string): Promise<ExploredJson> {
  const { out, err } = await call(`explore ${line} --json`, { env, ...(input !== undefined && { input }) });
  expect(err).toBe('');
  return jsonLines(out)[0] as ExploredJson;
}

describe('explore prints the value of every move', () => {
  test('in Greed, the value of the best move is the win chance of the player to move', async () => {
    const { values, moves, ...more } = await explored(
      '--game greed -o target=500 --at 0,0 --points 400 --thrown 51',
    );
    expect(Object.keys(more).sort()).toEqual(
      'game how margin options position seat severalBest step unit'.split(' '),
    );
    expect(moves.map(({ move }) => move.type).sort()).toEqual(['roll', 'stop']);
    const [stop = 1, roll] = ['stop', 'roll'].map(
      (type) => moves.find(({ move }) => move.type === type)?.value,
    );
    // All dice have scored. The player rolls five new dice for the last 50 points, which rarely bust.
    expect(values?.[0]).toBe(roll);
    expect(roll).toBeGreaterThan(stop + 0.05);
    expect((values?.[0] ?? 0) + (values?.[1] ?? 0)).toBeCloseTo(1, 12);
  });

  // Seat 1 has the last turn, needs more than 1500 points, and has one die left.
  test.each([
    // A tie shares the win. A single die scores, and thus wins, with a chance of one third.
    ['level', 450, 0.5, 1 / 3],
    // Stopping loses. A 1 wins. A 5 draws level, after which five dice score in 299 of 324 cases.
    ['behind by 50', 400, 0, 1 / 6 + (1 / 6) * (299 / 324)],
  ])(
    'in Greed, a shared win counts half and a roll is worth the mean of its outcomes, for a player who is %s',
    async (_, score, stop, roll) => {
      const position = `greed target=500,opening=0 1500,${score} 11 1 0 choose 1050 11152`;
      const { out } = await call(['explore', position, '--json'], { env });
      const { values, moves } = jsonLines(out)[0] as ExploredJson;
      const worthOf = (type: string) => moves.find(({ move }) => move.type === type)?.value;
      expect(worthOf('stop')).toBeCloseTo(stop, 12);
      expect(worthOf('roll')).toBeCloseTo(roll, 12);
      const best = Math.max(stop, roll);
      expect([values?.[0], values?.[1]]).toEqual([expect.closeTo(1 - best, 12), expect.closeTo(best, 12)]);
    },
  );

  test('explore prints the moves of Ten Thousand as a table with the best move first', async () => {
    const { out } = await call('explore -g ten-thousand -o target=2000 --at 1500,1700 --thrown 112346', {
      env,
    });
    const [line, first, second, heads, ...rows] = out.trimEnd().split('\n');
    expect(line).toBe('ten-thousand target=2000 1500,1700 0 choose 0 112346');
    expect(first).toMatch(/^Win chance \(You\): \d/);
    expect(second).toMatch(/^Win chance \(Opponent\): \d/);
    expect(heads).toMatch(/Move +Win chance +Loss +No points +Typical next roll +Best next roll$/);
    const values = rows.map((row) => Number(/ ([\d.]+)%/.exec(row)?.[1]));
    expect(values).toEqual([...values].sort((a, b) => b - a));
    expect(rows[0]).toMatch(/^ *1 +keep/);
  });

  test('in Threes, the best move with five 6s is to bank them as the moon', async () => {
    const { moves } = await explored('--game threes -o rounds=1 --thrown 66666');
    const bank = moves.find(({ move }) => move.type === 'bank');
    expect(bank?.value).toBe(Math.max(...moves.map(({ value }) => value)));
    expect(bank?.value).toBeGreaterThan(0.99);
  });

  test('in Three Dice, explore prints in sips what it is worth to hold dice or to stay', async () => {
    const { values, moves } = await explored('--game three-dice --seats 3 --thrown 126');
    expect(values).toHaveLength(3);
    expect(moves).toHaveLength(8);
    const { out } = await call('explore --game three-dice --seats 3 --thrown 126', { env });
    expect(out).toMatch(/how many more sips the other players have/);
    expect(out).toContain('roll the 2 again');
    expect(out).toContain('stay');
  });

  test('explore can start at the end of a record or before one of its entries', async () => {
    const record = {
      format: 'dicehall/1',
      game: 'greed',
      options: { target: 500 },
      seats: [{ name: 'Ada' }, { name: 'Bo' }],
      log: [
        { seat: 0, move: { type: 'roll' } },
        { seat: 0, dice: [1, 1, 1, 2, 3] },
      ],
    };
    const file = join(folder, 'match.json');
    writeFileSync(file, JSON.stringify(record));
    expect((await explored(`--record ${file}`)).moves).toHaveLength(2);
    expect((await explored(`--record ${file} --entry 1`)).moves).toHaveLength(1);
    expect((await explored('--record -', JSON.stringify(record))).moves).toHaveLength(2);
    const { out } = await call(`explore --record ${file} --entry 2`, { env });
    expect(out).toContain('A roll comes next');
    for (const entry of ['0', '3', 'x'])
      expect((await call(`explore --record ${file} --entry ${entry}`, { env })).err).toContain('from 1 to 2');
    expect((await call(`explore --record ${file}`, { env })).out).toMatch(/\nWin chance \(Ada\): /);
  });

  test('explore can start in a record of Three Dice with three players', async () => {
    const throwOff = [6, 2, 1].map((face, seat) => ({ seat, dice: [face] }));
    const log = [
      ...throwOff,
      { seat: 0, move: { type: 'roll', dice: [0, 1, 2] } },
      { seat: 0, dice: [2, 2, 5] },
    ];
    const seats = ['Ada', 'Bo', 'Cy'].map((name) => ({ name }));
    const { moves } = await explored(
      '--record -',
      JSON.stringify({ format: 'dicehall/1', game: 'three-dice', seats, log }),
    );
    const stay = moves.find(({ move }) => move.type === 'stay');
    expect(moves[0]?.value).toBeGreaterThan(stay?.value ?? 0);
  });
});

describe('explore --chart prints charts of a position', () => {
  test('explore --chart prints the map of win chances by both scores, and the chart of when to bank', async () => {
    const { out } = await call('explore greed -o target=500 -o opening=0 --at 50,100 --chart', { env });
    const [about, scores, ...rest] = out.trimEnd().split('\n');
    expect(about).toMatch(/^Win chance \(You\) at the start of a turn, in percent/);
    expect(scores?.trim().split(/ +/)).toEqual(Array.from({ length: 10 }, (_, index) => String(50 * index)));
    // In a short match, the first player has an advantage at 0 to 0, and a large one at 450 to 0.
    const [first = '', ...own] = rest[0]?.trim().split(/ +/).map(Number) ?? [];
    expect(first).toBe(0);
    expect(own[0]).toBeGreaterThan(50);
    expect(own[9]).toBeGreaterThan(own[0] ?? 100);
    const at = rest.findIndex((line) => line.startsWith('When to bank'));
    expect(rest.slice(at + 1).map((line) => line.replace(/ +/g, ' '))).toEqual([
      expect.stringMatching(/^ 100 200 300 400$/),
      ...[1, 2, 3, 4, 5].map((dice) => expect.stringMatching(new RegExp(`^ ?${dice}( [#.]){4}$`))),
    ]);
  });

  test('explore --chart --json prints a position for each cell, and its moves have the values of the cell', async () => {
    const { out } = await call('explore greed -o target=500 --at 300,300 --chart --json', { env });
    const { map, stopping } = jsonLines(out)[0] as never as Record<
      'map' | 'stopping',
      { rows: ({ position: string; value: number; roll: number; stop: number } | null)[][] }
    >;
    // A player has 0 points or at least 300.
    expect(map.rows).toHaveLength(5);
    const cell = stopping.rows[2]?.[0];
    const called = await call(['explore', cell?.position ?? '', '--json'], { env });
    const { moves } = jsonLines(called.out)[0] as ExploredJson;
    expect(moves.find(({ move }) => move.type === 'roll')?.value).toBeCloseTo(cell?.roll ?? 0, 12);
    expect(moves.find(({ move }) => move.type === 'stop')?.value).toBeCloseTo(cell?.stop ?? 0, 12);
  });

  test.each(['explore three-dice --chart', 'explore greed --seats 3 --chart -o target=500'])(
    '%s is refused because the match has no charts',
    async (line) => {
      const { code, out, err } = await call(line, { env });
      expect({ code, out }).toEqual({ code: 2, out: '' });
      expect(err).toContain('There are no charts of this position.');
    },
  );
});

describe('explore sets up the position that the user describes', () => {
  test.each([
    ['greed target=500 0,0 00 0 - choose 450 51', '--game greed -o target=500 --points 300 --thrown 51'],
    ['threes rounds=1 0,0 1 0 choose 66666 00000', '--game threes -o rounds=1 --thrown 66666'],
    ['three-dice - 0,0,0 1 0 3 1 -,-,- choose 1 126', '--game three-dice --seats 3 --thrown 126'],
  ])('the flags of explore set up the position %s', async (line, flags) => {
    const { code, out, err } = await call(['explore', line, '--json'], { env });
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(jsonLines(out)[0]).toEqual(await explored(flags));
  });

  test.each([
    ['chess - 0,0', 'There is no game “chess”'],
    ['greed - 0,0 00 0 -', 'Missing: Next step'],
    ['greed - 0,0 00 0 - start now', 'Remove “now”: the position already has all its fields'],
    [
      'greed target=17 0,0 00 0 - start',
      '“target=17” is not possible here. Allowed: 500 to 20,000 in steps of 50',
    ],
    ['greed - 0,0 00 9 - start', 'Seat to move: “9” is not possible here. Allowed: 0 to 1'],
    ['greed - 0,0 11 0 - start', 'In the game: “1” is not possible here. Allowed: a value that fits “Score”'],
    ['greed - 100,0 10 0 - start', '0, or at least 300'],
    ['greed target=3000 0,0 00 0 - start', 'greed - 0,0 00 0 - start'],
  ])('explore refuses the position %s', async (line, hint) => {
    const called = await call(['explore', line], { env });
    expect(called.err).toContain(hint);
    expect(called).toMatchObject({ code: 2, out: '' });
  });
});

describe('explore steps forward from a position', () => {
  const line = 'greed target=500 0,0 00 0 - start';

  test('explore takes a step by the number of a move or by the dice of a roll', async () => {
    const { out } = await call(['explore', line, '--move', '1', '--roll', '11235'], { env });
    expect(out).toMatch(/^greed target=500 0,0 00 0 - choose 250 11235\n/);
    const { out: thrown } = await call(['explore', line, '--move', '1'], { env });
    // The player of the first position keeps the name after a bust, which passes the turn.
    const { out: passed } = await call(['explore', line, '--move', '1', '--roll', '22334'], { env });
    const chances = (text: string) =>
      /\(You\): (.*)%\nWin chance \(Opponent\): (.*)%\n/.exec(text)?.slice(1).map(Number);
    const [own = 0, other = 0] = chances(passed) ?? [];
    expect(passed).toMatch(/^greed target=500 0,0 00 1 - start\n/);
    expect(other).toBeGreaterThan(own);
    expect(thrown).toContain('Rolls with the same value share a row');
    expect(thrown).toMatch(/\nno points, such as \d \d \d \d \d +7\.7% /);
  });

  test.each([
    ['--move 2', '2 is not a move of this position. Use 1 to 1'],
    ['--roll 123', 'A choice comes next'],
    ['--move 1 --move 1', 'A roll comes next'],
    ['--move 1 --roll 123', '123 is not the next roll'],
    ['--move 1 --roll 12378', '7'],
  ])('explore refuses the steps %s', async (steps, hint) => {
    const called = await call(['explore', line, ...steps.split(' ')], { env });
    expect(called.err).toContain(hint);
    expect(called).toMatchObject({ code: 2, out: '' });
  });
});

test('explore refuses a move after the end of a match', async () => {
  const over = await call(['explore', 'threes rounds=1 0 1 0 over', '--move', '1'], { env });
  expect(over).toEqual({ code: 2, out: '', err: 'dicehall: The match is over.\n' });
});

test('explore reports a file that is not a match record', async () => {
  const { code, out, err } = await call('explore --record -', { env, input: '{' });
  expect({ code, out }).toEqual({ code: 1, out: '' });
  expect(err).toMatch(/^dicehall: -: .*not a Dicehall match record/);
});

test('explore estimates the values at a table without a solution, and prints their margin', async () => {
  const { out } = await call(['explore', 'greed target=500 400,450,0,0 1100 0 - choose 150 51342'], { env });
  expect(out).toContain('estimated with steady players');
  const margins = [...out.matchAll(/ ± ([\d.]+)%/g)].map(([, margin]) => Number(margin));
  expect([margins.length, margins.every((margin) => margin > 0.5 && margin <= 5)]).toEqual([2, true]);
});

const hiddenPairs = {
  format: 'dicehall/1',
  game: 'hidden-pairs',
  options: { turns: 1 },
  seats: [{ name: 'Ada' }, { name: 'Bo' }],
};
const thrown = (theirs: readonly number[]) => [
  { seat: 0, dice: [6, 1, 6, 2, 4, 3] },
  { seat: 1, dice: theirs },
];

describe('explore shows only what a seat of Hidden Pairs may know', () => {
  test('explore prints win chances for Hidden Pairs with two players, of every legal move with --json and of the best moves otherwise', async () => {
    const record = JSON.stringify({ ...hiddenPairs, log: thrown([5, 5, 5, 1, 2, 3]) });
    const { out } = await call('explore --record -', { env, input: record });
    const lines = out.trimEnd().split('\n');
    expect(lines[0]).toMatch(/^Win chance \(Ada\)/);
    expect(lines.slice(2, -1)).toHaveLength(20);
    expect(lines.at(-1)).toMatch(/^and [\d,]+ others, from [\d.]+% to [\d.]+%$/);

    const odds = await explored('--game hidden-pairs -o turns=1 --thrown 616243');
    expect(odds).toMatchObject({ how: 'match', unit: 'win', seat: 0 });
    expect(odds.moves.length).toBe(6 + 90 * 64);
    expect(odds).not.toHaveProperty('position');

    const others = [...thrown([1, 1, 2, 2, 3, 3]), { seat: 1, move: { type: 're-roll', die: 0 } }];
    const inTheAir = JSON.stringify({ ...hiddenPairs, log: others });
    const other = await call('explore --record - --seat 1', { env, input: inTheAir });
    expect(other.out).toContain('A roll comes next');
  });

  test('explore prints estimates of the best moves for Hidden Pairs with more players, with the target of each attack', async () => {
    const position = '--game hidden-pairs --seats 4 --thrown 126345';
    const odds = await explored(position);
    expect(odds).toMatchObject({ how: 'sampled', unit: 'win', seat: 0 });
    expect(odds.values).toBeUndefined();
    const { out } = await call(`explore ${position}`, { env });
    expect(out).toMatch(/^Win chance \(You\), given what this player can know, from sampled turns/);
    expect(out).toMatch(/Hindrance on Player [234] in round/);
  });

  test('explore reports that a seat of Hidden Pairs has committed', async () => {
    const pairs = [
      [0, 2],
      [1, 4],
      [3, 5],
    ];
    const log = [...thrown([5, 5, 5, 1, 2, 3]), { seat: 0, move: { type: 'commit', pairs } }];
    const input = JSON.stringify({ ...hiddenPairs, log });
    expect((await call('explore --record - --seat 0', { env, input })).out).toContain(
      'has already committed',
    );
    expect((await explored('--record -', input)).moves).not.toHaveLength(0);
  });
});

describe('explore refuses invalid input', () => {
  test.each([
    ['', 2, 'Give exactly one of these: a position in quotes'],
    ['--record match.json --game greed', 2, 'Give exactly one of these: a position in quotes'],
    ['--record /nonexistent/match.json', 1, '/nonexistent/match.json'],
    ['--game greed --points 30 --thrown 51', 2, 'in steps of 50'],
    ['--game greed --thrown 517', 2, '7'],
    ['--game greed -o tagret=500 --thrown 51', 2, 'tagret'],
    ['--game greed --at 0,0,0 --points 30 --thrown 51', 2, 'Score: “0,0,0”'],
    ['--game greed --at 0,0,0', 2, 'Score: “0,0,0” is not possible here. Allowed: 2 entries.'],
    ['--game greed --at 0,0@2', 2, '--at @ does not apply to greed'],
    ['--game threes --thrown 123', 2, 'A roll has 5 dice, not 3.'],
    ['--game three-dice --seats 13 --thrown 123', 2, '2 to 12'],
    ['--game three-dice --at 1,2 --thrown 123', 2, '--at does not apply to three-dice'],
    ['--game three-dice --thrown 12', 2, 'A roll has 3 dice, not 2.'],
    ['--game hidden-pairs', 2, 'no dice'],
    ['--game hidden-pairs --thrown 12345', 2, 'A roll has 6 dice, not 5.'],
    ['--game hidden-pairs --thrown 123456 --at 500', 2, '“500” is not possible here. Allowed: 2 entries.'],
    ['--game hidden-pairs --thrown 123456 --at 510,500', 2, 'in steps of 25'],
    [
      '--game hidden-pairs --thrown 123456 --at 500,500@4',
      2,
      'Round: “4” is not possible here. Allowed: 1 to 3.',
    ],
    ['--game hidden-pairs --thrown 123456 --points 50', 2, '--points does not apply to hidden-pairs'],
    ['--game hidden-pairs --thrown 123456 --at 700,500@1', 2, '700,500'],
    ['--game hidden-pairs --thrown 123456 --seats 7', 2, '2 to 6'],
  ])('explore refuses the flags “%s”', async (line, code, hint) => {
    const called = await call(`explore ${line}`, { env });
    expect(called.err).toContain(hint);
    expect(called).toMatchObject({ code, out: '' });
  });

  test.each([
    [{ ...hiddenPairs, log: [] }, '0 to 1'],
    [
      { ...hiddenPairs, game: 'greed', options: {}, log: [] },
      '--seat is for games in which several players choose',
    ],
  ])('explore refuses a seat that does not exist or is not needed', async (record, hint) => {
    const called = await call('explore --record - --seat 2', { env, input: JSON.stringify(record) });
    expect(called.err).toContain(hint);
    expect(called).toMatchObject({ code: 1, out: '' });
  });
});

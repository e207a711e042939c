import { type Entry, type Face, framesOf, readSetup, replayStatesOfLog } from '@dicehall/engine';
import { loadCatalogue } from '@dicehall/messages/node';
import { describe, expect, it } from 'vitest';
import { correct, openLocalTable } from '../src/local/local-table.ts';
import { randomFaces } from '../src/local/random-dice.ts';
import { recordOf, type SavedMatch } from '../src/local/saved-match.ts';
import type { SavedSeat } from '../src/local/table-seats.ts';
import { tableSeats } from '../src/local/table-seats.ts';

const messages = loadCatalogue({ language: 'en' });

const match = (change: Partial<SavedMatch> = {}): SavedMatch => ({
  id: 'a',
  game: 'greed',
  options: { target: 500, opening: 0 },
  seats: [
    { name: 'Ada', player: { kind: 'person' } },
    { name: 'Bo', player: { kind: 'person' } },
  ],
  log: [],
  dice: 'app',
  created: 0,
  updated: 0,
  over: false,
  ...change,
});

function seatedAt(kept: SavedMatch, throws: readonly (readonly Face[])[] = []) {
  const writes: SavedMatch[] = [];
  const left = [...throws];
  const table = openLocalTable({
    match: kept,
    save: async (one) => {
      writes.push(one);
      return null;
    },
    roll: (count) => [...(left.shift() ?? [1, 1, 2, 3, 4].slice(0, count))] as Face[],
    clock: () => 1,
  });
  return { table, writes };
}

const roll = { type: 'roll' };

describe('a table on one device saves every entry', () => {
  it('the table rolls after a move that requires it, and saves both entries before showing them', async () => {
    const { table, writes } = seatedAt(match(), [[1, 2, 3, 4, 6]]);
    let seenBeforeWritten = false;
    table.onChange(() => {
      seenBeforeWritten ||= writes.at(-1)?.log.length !== table.now().match.log.length;
    });
    await table.act(0, roll);
    expect(table.now().match.log).toEqual([
      { seat: 0, move: roll },
      { seat: 0, dice: [1, 2, 3, 4, 6] },
    ]);
    expect(seenBeforeWritten).toBe(false);
  });
  it('with a seed the table rolls the same dice for each seat, whatever the players choose', async () => {
    const openSeeded = () =>
      openLocalTable({ match: match({ seed: 'daily 2026-11-23' }), save: async () => null, clock: () => 1 });
    const rollsOf = (table: ReturnType<typeof openSeeded>, seat: number) =>
      table.now().match.log.flatMap((entry) => ('dice' in entry && entry.seat === seat ? [entry.dice] : []));
    const [one, other] = [openSeeded(), openSeeded()];
    await one.act(0, roll);
    await other.act(0, roll);
    expect(rollsOf(one, 0)).toEqual(rollsOf(other, 0));
    // In one match Ada stops, in the other she rolls until her turn is over. Bo then rolls the same dice.
    await one.act(0, { type: 'stop' });
    while ((await other.act(0, roll)) === null) await Promise.resolve();
    await one.act(1, roll);
    await other.act(1, roll);
    expect(rollsOf(one, 1)).toHaveLength(1);
    expect(rollsOf(one, 1)).toEqual(rollsOf(other, 1));
  });
  it('the table adopts a match that another window has continued, and rejects the outdated move', async () => {
    const store = { match: match() };
    const window = (face: Face) =>
      openLocalTable({
        match: store.match,
        async save(next, before) {
          if (store.match.updated !== before) return store.match;
          store.match = next;
          return null;
        },
        roll: () => [face, face, face, face, 6],
        clock: () => 1,
      });
    const one = window(1);
    const other = window(3);
    expect(await one.act(0, roll)).toBeNull();
    expect(await other.act(0, roll)).toBe('changed-elsewhere');
    expect(store.match.log).toEqual(one.now().match.log);
    expect(other.now().match.log).toEqual(one.now().match.log);
    expect(other.now().states).toEqual(one.now().states);
    expect(await other.act(0, { type: 'stop' })).toBeNull();
    await one.adopt(store.match);
    expect(one.now().match.log).toHaveLength(3);
  });
  it('without a seed the table rolls as many dice as the game requires', async () => {
    const table = openLocalTable({ match: match(), save: async () => null, clock: () => 1 });
    await table.act(0, roll);
    const last = table.now().match.log.at(-1) ?? expect.fail();
    const dice = 'dice' in last ? last.dice : [];
    expect(dice).toHaveLength(5);
    for (const face of dice) expect([1, 2, 3, 4, 5, 6]).toContain(face);
  });
  it('the table ignores an older state from another window', async () => {
    const { table } = seatedAt(match());
    const before = table.now().match;
    await table.act(0, roll);
    await table.adopt(before);
    expect(table.now().match.log).toHaveLength(2);
  });
  it('the table shows no entry that could not be saved, and saves the next one', async () => {
    let isFull = true;
    const table = openLocalTable({
      match: match(),
      save: async () => {
        if (isFull) throw new Error('full');
        return null;
      },
      roll: () => [1, 1, 1, 1, 1],
    });
    await expect(table.act(0, roll)).rejects.toThrow('full');
    expect(table.now().match.log).toEqual([]);
    isFull = false;
    expect(await table.act(0, roll)).toBeNull();
    expect(table.now().match.log).toHaveLength(2);
  });
  it('the table rejects an illegal move, and saves nothing', async () => {
    const { table, writes } = seatedAt(match());
    await expect(table.act(0, { type: 'stop' })).resolves.toMatchObject({ code: 'nothing-to-stop' });
    expect(writes.every(({ log }) => log.length === 0)).toBe(true);
  });
  it('the table plays two quick moves one after the other', async () => {
    const { table } = seatedAt(match(), [
      [1, 2, 3, 4, 6],
      [1, 2, 3, 4],
    ]);
    await Promise.all([table.act(0, roll), table.act(0, roll)]);
    expect(table.now().match.log.map((entry) => Object.keys(entry)[1])).toEqual([
      'move',
      'dice',
      'move',
      'dice',
    ]);
  });
  it('the table waits for the faces of real dice', async () => {
    const { table } = seatedAt(match({ dice: 'real' }));
    await table.act(0, roll);
    expect(table.now().match.log).toHaveLength(1);
    await expect(table.enter([1, 2])).resolves.toMatchObject({ code: 'wrong-dice-count' });
    await expect(table.enter([1, 2, 3, 4, 6])).resolves.toBeNull();
    expect(table.now().match.log).toHaveLength(2);
  });
  it('the table takes the faces of real dice as the roll of the player who rolls', async () => {
    const log: Entry[] = [
      { seat: 0, move: roll },
      { seat: 0, dice: [1, 2, 3, 4, 6] },
      { seat: 0, move: { type: 'stop' } },
      { seat: 1, move: roll },
    ];
    const { table } = seatedAt(match({ dice: 'real', log }));
    await expect(table.enter([5, 2, 3, 4, 6])).resolves.toBeNull();
    expect(table.now().match.log.at(-1)).toEqual({ seat: 1, dice: [5, 2, 3, 4, 6] });
  });
  it('a corrected log replaces the old one after pending changes, and the table then rolls and saves', async () => {
    const { table, writes } = seatedAt(match());
    const corrected: Entry[] = [
      { seat: 0, move: roll },
      { seat: 0, dice: [5, 5, 5, 2, 3] },
      { seat: 0, move: roll },
    ];
    await Promise.all([table.act(0, roll), table.replaceLog(corrected)]);
    const log = [...corrected, { seat: 0, dice: [1, 1] }];
    expect(table.now().match.log).toEqual(log);
    expect(writes.at(-1)?.log).toEqual(log);
  });
  it('the table makes a record that can be replayed', async () => {
    const { table } = seatedAt(match());
    await table.act(0, roll);
    expect(recordOf(table.now().match)).toMatchObject({
      format: 'dicehall/1',
      game: 'greed',
      options: { target: 500, opening: 0 },
    });
  });
  it('a seat of the table has its token if the match has one for it', () => {
    const [ada] = match().seats as [SavedSeat];
    const token = { shape: 'heart', colour: 'pink' } as const;
    expect(tableSeats(messages, [ada, { ...ada, token }])).toEqual([
      { name: 'Ada', kind: 'person' },
      { name: 'Ada', kind: 'person', token },
    ]);
  });
  it.each([
    ['Player 1', ['bot'], true],
    ['Ada', ['bot'], false],
    ['Player 1', [], false],
    ['Player 1', ['bot', 'person'], false],
  ] as const)('%s, who plays with %j, is called “you”: %s', (name, others, isNameless) => {
    const seats = [name, ...others.map((_, at) => `Player ${at + 2}`)].map((one, seat): SavedSeat => {
      const kind = others[seat - 1] ?? 'person';
      return { name: one, player: kind === 'bot' ? { kind, strength: 'steady' } : { kind } };
    });
    expect(tableSeats(messages, seats).map((seat) => seat.isNameless === true)).toEqual([
      isNameless,
      ...others.map(() => false),
    ]);
  });
  it('only real dice are marked as entered by hand', () => {
    expect(recordOf(match({ dice: 'real' }))).toMatchObject({ dice: 'by-hand' });
    expect(recordOf(match())).not.toHaveProperty('dice');
  });
});

describe('undo at a table on one device takes back choices only', () => {
  it('undo takes back a choice, but not a roll', async () => {
    const { table } = seatedAt(match());
    await table.act(0, roll);
    await table.undo([0, 1]);
    expect(table.now().match.log).toHaveLength(2);
    await table.act(0, { type: 'stop' });
    await table.undo([1]);
    expect(table.now().match.log).toHaveLength(3);
    await table.undo([0, 1]);
    expect(table.now().match.log).toHaveLength(2);
  });
  it('undo does not reopen a finished match', async () => {
    const log: Entry[] = [
      { seat: 0, move: roll },
      { seat: 0, dice: [1, 1, 1, 1, 6] },
    ];
    const { table } = seatedAt(match({ log, options: { target: 500, opening: 0 } }), [[5, 2, 3, 4, 6]]);
    await table.act(0, { type: 'stop' });
    await table.act(1, roll);
    await table.act(1, { type: 'stop' });
    const { length } = table.now().match.log;
    await table.undo([0, 1]);
    expect(table.now().match.log).toHaveLength(length);
  });
  it('a match is saved as unfinished until its end has been shown', async () => {
    const log: Entry[] = [
      { seat: 0, move: roll },
      { seat: 0, dice: [1, 1, 1, 1, 6] },
    ];
    const { table, writes } = seatedAt(match({ log, options: { target: 500, opening: 0 } }), [
      [5, 2, 3, 4, 6],
    ]);
    await table.act(0, { type: 'stop' });
    await table.end();
    await table.act(1, roll);
    await table.act(1, { type: 'stop' });
    const { length } = writes;
    expect(writes.map(({ over }) => over)).toEqual(writes.map(() => false));
    await Promise.all([table.end(), table.end()]);
    expect(writes.slice(length).map(({ over }) => over)).toEqual([true]);
    expect(table.now().match.over).toBe(true);
  });
  it('undo does not take back a roll of real dice, which can only be corrected', async () => {
    const log: Entry[] = [
      { seat: 0, move: roll },
      { seat: 0, dice: [1, 2, 3, 4, 6] },
    ];
    const { table } = seatedAt(match({ dice: 'real', log }));
    await table.undo([0, 1]);
    expect(table.now().match.log).toEqual(log);
  });
});

describe('a wrongly entered roll can be corrected', () => {
  const setup = readSetup({ game: 'greed', options: { opening: 0 }, seats: [{ name: 'A' }, { name: 'B' }] });
  if (!setup.ok) throw new Error(setup.error.code);
  const log: Entry[] = [
    { seat: 0, move: roll },
    { seat: 0, dice: [1, 2, 3, 4, 6] },
    { seat: 0, move: { type: 'stop' } },
    { seat: 1, move: roll },
  ];
  it('correcting a roll replays the entries after it', () => {
    expect(correct(setup.value, log, 1, [5, 5, 5, 2, 3])).toMatchObject({ ok: true, value: { dropped: 0 } });
  });
  it('correcting a roll drops entries that become illegal, such as a stop after a bust', () => {
    expect(correct(setup.value, log, 1, [2, 3, 4, 6, 6])).toMatchObject({ ok: true, value: { dropped: 2 } });
  });
  it('a roll cannot be corrected if this drops a reveal', () => {
    const pairs = readSetup({ game: 'hidden-pairs', options: {}, seats: [{ name: 'A' }, { name: 'B' }] });
    if (!pairs.ok) throw new Error(pairs.error.code);
    const commit = {
      type: 'commit',
      pairs: [
        [0, 1],
        [2, 3],
        [4, 5],
      ],
    };
    const turn: Entry[] = [
      { seat: 0, dice: [6, 6, 5, 5, 4, 4] },
      { seat: 1, dice: [1, 1, 2, 2, 3, 3] },
      { seat: 0, move: commit },
      { seat: 1, move: commit },
    ];
    // Both hands are equal, so the rounds are tied, and the next turn cannot begin yet.
    expect(correct(pairs.value, [...turn, ...turn], 1, [6, 6, 5, 5, 4, 4])).toEqual({
      ok: false,
      error: 'reveals',
    });
    // Only the rolls of the next turn are dropped.
    expect(correct(pairs.value, [...turn, ...turn.slice(0, 2)], 1, [6, 6, 5, 5, 4, 4])).toMatchObject({
      ok: true,
      value: { dropped: 2 },
    });
  });
  it('a correction with the wrong number of dice is rejected', () => {
    expect(correct(setup.value, log, 1, [1, 2])).toMatchObject({
      ok: false,
      error: { code: 'wrong-dice-count' },
    });
  });
});

describe('the browser draws fair faces', () => {
  it('random faces reject bytes from 252 on, and use all other bytes evenly', () => {
    const bytes = [252, 255, 0, 5, 251];
    const fill = (into: Uint8Array) => {
      for (const at of into.keys()) into[at] = bytes.shift() ?? 0;
    };
    expect(randomFaces(3, fill)).toEqual([1, 6, 6]);
  });
});

describe('the view of Hidden Pairs hides the other seat', () => {
  it('the view contains no secret of the other seat before the reveal', () => {
    const setup = readSetup({ game: 'hidden-pairs', options: {}, seats: [{ name: 'A' }, { name: 'B' }] });
    if (!setup.ok) throw new Error(setup.error.code);
    const log: Entry[] = [
      { seat: 0, dice: [6, 6, 5, 5, 4, 4] },
      { seat: 1, dice: [1, 1, 2, 2, 3, 3] },
    ];
    const match = replayStatesOfLog(setup.value, log);
    if (!match.ok) throw new Error(match.error.code);
    const frames = framesOf(match.value, 1);
    expect(JSON.stringify(frames)).not.toContain('6,6,5,5,4,4');
    expect(frames[1]?.entry).toEqual(log[1]);
  });
});

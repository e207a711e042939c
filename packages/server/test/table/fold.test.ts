import { expect, test } from 'vitest';
import { decideMove } from '../../src/table/decide-move.ts';
import { foldOne, isVisible } from '../../src/table/fold.ts';
import type { LogEvent } from '../../src/table/log-event.ts';
import { entriesOf } from '../../src/table/log-event.ts';
import { projectEvent, projectSnapshot, projectTable } from '../../src/table/project.ts';
import { isBotPlayed, missingSeeds, seqFor } from '../../src/table/table.ts';
import { bot, ones, opened, party, played, sat, tableAfter } from '../support/table-log.ts';

const started = (...dice: (1 | 2 | 3 | 4 | 5 | 6)[][]): LogEvent => ({
  kind: 'started',
  entries: dice.map((faces, seat) => ({ seat, dice: faces })),
});
const hidden = [
  opened({ game: 'hidden-pairs', options: { turns: 1, luckyDice: 'one' }, seats: 2 }),
  sat(0, 'ada'),
  sat(1, 'bo'),
  started([1, 2, 3, 4, 5, 6], [1, 2, 3, 4, 5, 6]),
];
const reRoll = (seat: number) => played(seat, 'person', { move: { type: 're-roll', die: 0 } }, { dice: [2] });
const pairs = [
  [0, 1],
  [2, 3],
  [4, 5],
];
const commit = (seat: number) => played(seat, 'person', { move: { type: 'commit', pairs } });
const bust = (seat: number, by: 'person' | 'clock') =>
  played(seat, by, { move: { type: 'roll' } }, { dice: [2, 2, 3, 3, 4] });
const greed = [opened({ seats: 2 }), sat(0, 'ada'), sat(1, 'bo'), started()];

test('a hidden move counts only for its player and makes no other choice stale', () => {
  const before = tableAfter(...hidden);
  expect(before.counts).toEqual([4, 4, 4]);
  expect(before.match).toMatchObject({ since: [4000, 4000], freshFrom: [4, 4] });
  const after = tableAfter(...hidden, reRoll(1));
  expect(after.counts).toEqual([4, 5, 4]);
  expect(after.match).toMatchObject({ since: [4000, 4000], freshFrom: [4, 5] });
  expect([seqFor(after, 1), seqFor(after, 'table')]).toEqual([5, 4]);
  const moveOf = (person: string, seq: number) => {
    const decided = decideMove(after, person, { seq, move: { type: 're-roll', die: 1 } }, ones);
    return decided.ok ? 'played' : decided.error.code;
  };
  expect([3, 4, 5].map((seq) => moveOf('ada', seq))).toEqual(['stale', 'played', 'stale']);
  expect([4, 5, 6].map((seq) => moveOf('bo', seq))).toEqual(['stale', 'played', 'stale']);
});

test('a public move does not make the choice of another seat stale', () => {
  const after = tableAfter(...hidden, commit(1));
  expect(after.counts).toEqual([5, 5, 5]);
  expect(after.match).toMatchObject({ since: [4000, 5000], freshFrom: [4, 5] });
});

test('an event sends each viewer what changed for that viewer, and nothing else', () => {
  const context = { away: new Map<string, number>(), watchers: 0, serverSeed: null };
  const said: LogEvent = { kind: 'said', person: 'ada', name: 'ADA', text: 'Hi' };
  const turn = [reRoll(0), said, commit(0), reRoll(1), { kind: 'held', seat: 1 }, commit(1)] as const;
  const changed = new Map<string, string[]>();
  for (const [index, body] of turn.entries()) {
    const before = tableAfter(...hidden, ...turn.slice(0, index));
    const line = { seq: before.seq + 1, at: 1000 * (before.seq + 1), key: null, body };
    const after = foldOne(before.id, before, line);
    for (const viewer of [0, 1, 'table'] as const) {
      if (!isVisible(before, body, viewer)) continue;
      const { changes } = projectEvent(before, after, line, viewer, context);
      const [was, is] = [before, after].map((table) => projectTable(table, viewer, context));
      expect({ ...was, ...changes }).toEqual(is);
      changed.set(`${viewer} ${index} ${body.kind}`, Object.keys(changes));
    }
  }
  expect(Object.fromEntries(changed)).toEqual({
    '0 0 played': ['match'],
    ...{ '0 1 said': ['said'], '1 1 said': ['said'], 'table 1 said': ['said'] },
    ...{ '0 2 played': ['match'], '1 2 played': ['match'], 'table 2 played': ['match'] },
    '1 3 played': ['match'],
    ...{ '0 4 held': ['seats'], '1 4 held': ['seats'], 'table 4 held': ['seats'] },
    ...{ '0 5 played': ['match'], '1 5 played': ['match'], 'table 5 played': ['match'] },
  });
});

test('when a turn ends, only the turn of the next player begins', () => {
  const after = tableAfter(...greed, bust(0, 'person'));
  expect(after.match).toMatchObject({ since: [5000, 5000], freshFrom: [5, 5], throws: 1, ended: null });
  expect(tableAfter(...greed).match?.freshFrom).toEqual([4, 0]);
  expect(tableAfter(...greed, { kind: 'held', seat: 0 }).match?.freshFrom).toEqual([4, 0]);
});

test('a returning player gets the full time, and can move only after seeing the return event', () => {
  const back = tableAfter(...greed, { kind: 'held', seat: 0 }, { kind: 'returned', seat: 0 });
  expect(back.match).toMatchObject({ since: [6000, 4000], freshFrom: [6, 0] });
});

test('a person who takes over the seat of a bot gets the full time, and can move only after seeing the take-over event', () => {
  const late = [opened({ late: 'bot-seat' }), sat(0, 'ada'), bot(1), sat(2, 'cy'), started()];
  const taken = tableAfter(...late, bust(0, 'person'), sat(1, 'dee'));
  expect(taken.match).toMatchObject({ since: [6000, 7000, 5000], freshFrom: [6, 7, 0] });
});

test('a bot holds the seat after two decisions in a row by the clock; a move of the person resets the count', () => {
  const turns = (...by: ('person' | 'clock')[]) =>
    tableAfter(...greed, ...by.map((one, index) => bust(index % 2, one))).chairs[0];
  expect(turns('clock')).toMatchObject({ missed: 1, held: false });
  expect(turns('clock', 'person', 'clock')).toMatchObject({ missed: 2, held: true });
  expect(turns('clock', 'person', 'person')).toMatchObject({ missed: 0, held: false });
  expect(turns('clock', 'person', 'person', 'person', 'clock')).toMatchObject({ missed: 1, held: false });
});

test('the log contains the rolls that decide who starts', () => {
  const order = [opened({ game: 'ten-thousand', options: {}, seats: 2 }), sat(0, 'ada'), sat(1, 'bo')];
  const { match } = tableAfter(...order, started([5], [2]));
  expect(entriesOf(match?.log ?? null)).toEqual([
    { entry: { seat: 0, dice: [5] }, by: 'person' },
    { entry: { seat: 1, dice: [2] }, by: 'person' },
  ]);
});

test('a log begins with its opening and has no gaps', () => {
  const line = (seq: number, body: LogEvent) => ({ seq, at: 0, key: null, body });
  expect(() => foldOne('x', null, line(1, sat(0, 'ada')))).toThrow('out of order');
  const table = foldOne('x', null, line(1, opened()));
  for (const seq of [1, 3])
    expect(() => foldOne('x', table, line(seq, sat(0, 'ada')))).toThrow('out of order');
});

test('a table remembers the last 64 idempotency keys of each person', () => {
  let table = tableAfter(opened());
  for (let key = 0; key < 65; key += 1) {
    const body: LogEvent = { kind: 'host', person: 'ada' };
    table = foldOne('x', table, { seq: table.seq + 1, at: 0, key: `ada:${key}`, body });
  }
  expect(table.keys.ada?.slice(0, 2)).toEqual(['ada:1', 'ada:2']);
  expect(table.keys.ada).toHaveLength(64);
});

test('a table keeps the last 50 lines of chat', () => {
  const lines = Array.from({ length: 51 }, (_, index): LogEvent => {
    return { kind: 'said', person: 'ada', name: 'ADA', text: `${index}` };
  });
  const { said } = tableAfter(opened(), ...lines);
  expect([said.length, said[0]?.text, said.at(-1)?.text]).toEqual([50, '1', '50']);
});

test('a bot plays its own seat and those of players who are away or resigned', () => {
  const held = tableAfter(...greed, { kind: 'held', seat: 0 });
  const resigned = tableAfter(opened(), sat(0, 'ada'), sat(1, 'bo'), sat(2, 'cy'), started(), {
    kind: 'resigned',
    seat: 1,
  });
  const chairs = [...held.chairs, resigned.chairs[1], { kind: 'empty' } as const, undefined];
  expect(chairs.map(isBotPlayed)).toEqual([true, false, true, false, false]);
});

test('the start waits only for seats with a commitment', () => {
  const table = tableAfter(opened(), sat(0, 'ada'), sat(1, 'bo'), {
    kind: 'committed',
    seat: 1,
    commitment: 'c',
  });
  expect(missingSeeds(table)).toEqual([1]);
});

test('a match whose log was written before an option existed is played with the default of that option', () => {
  const after = tableAfter(
    ...greed,
    played(0, 'person', { move: { type: 'roll' } }, { dice: [1, 1, 1, 2, 3] }),
    played(0, 'person', { move: { type: 'stop' } }),
  );
  expect(after.options).not.toHaveProperty('threeOnes');
  expect(after.match?.setup.options).toMatchObject({ target: 500, opening: 0, threeOnes: 1000 });
  expect(after.match?.state).toMatchObject({ scores: [1000, 0] });
});

test('at a table that grows, each new seat knows how many events came before it', () => {
  const grown = tableAfter(opened({ seats: 0, grows: true }), sat(0, 'ada'), sat(1, 'bo'));
  expect([grown.counts, grown.undosAsked]).toEqual([
    [3, 3, 3],
    [0, 0],
  ]);
});

test('the opening has every setting, and older logs without a setting its default', () => {
  const older = tableAfter(opened());
  expect(older).toMatchObject({
    ...{
      spectatorChat: false,
      coach: false,
      defaultClock: false,
      grows: false,
      late: 'closed',
      locked: false,
    },
    ...{ evening: null, founder: null, host: 'ada', networks: older.id },
  });
  expect(older).not.toHaveProperty('language');
  const settings = { spectatorChat: true, coach: true, late: 'next', locked: true, language: 'de' } as const;
  const evening = { id: 'e', match: 2, points: 'wins', founder: 'bo' } as const;
  const newer = tableAfter(opened({ ...settings, networks: 'first', hostless: true, evening }));
  expect(newer).toMatchObject({ ...settings, networks: 'first', host: null, founder: 'bo' });
  expect(newer.evening).toEqual({ id: 'e', match: 2, points: 'wins', teams: null, people: [] });
});

test('events do not reveal the results of earlier tables', () => {
  const standing: LogEvent = { kind: 'standing', person: 'ada', name: 'ADA', results: [[1, 2]] };
  expect([tableAfter(party()).counts, tableAfter(party(), standing).counts]).toEqual([[1], [1]]);
});

test('a match counts towards the evening once, when it ends', () => {
  const end = [party(), sat(0, 'ada'), sat(1, 'bo'), started(), { kind: 'resigned', seat: 0 }] as LogEvent[];
  const said: LogEvent = { kind: 'said', person: 'bo', name: 'BO', text: 'Again?' };
  const results = (...events: LogEvent[]) => tableAfter(...events).evening?.people.map((one) => one.results);
  expect(results(...end.slice(0, -1), said)).toEqual([]);
  for (const events of [end, [...end, said]]) expect(results(...events)).toEqual([[[2, 2]], [[1, 2]]]);
});

test('a snapshot shows whose turn it is and the allowed moves, and contains no seed before the end', () => {
  const context = { away: new Map<string, number>(), watchers: 0, serverSeed: 'seed' };
  const three = [opened(), sat(0, 'ada'), sat(1, 'bo'), sat(2, 'cy'), started()];
  const running = tableAfter(...three, bust(0, 'person'));
  const shown = (viewer: number | 'table') => {
    const { match, dice } = projectTable(running, viewer, context);
    return [match?.yourTurn, match?.moves, dice.serverSeed];
  };
  const moves = running.match?.setup.game.moves(running.match.state, 1);
  expect(moves).not.toEqual([]);
  expect([shown(0), shown(1), shown('table')]).toEqual([
    [false, [], null],
    [true, moves, null],
    [false, [], null],
  ]);
  const over = tableAfter(...three, { kind: 'resigned', seat: 0 }, { kind: 'resigned', seat: 1 });
  const ended = projectTable(over, 'table', context);
  expect([ended.dice.serverSeed, ended.match?.places?.[2], ended.evening]).toEqual(['seed', 1, null]);
  expect(ended.match?.places?.slice(0, 2).every((place) => place > 1)).toBe(true);
  expect(projectTable(tableAfter(party()), 'table', context).evening?.id).toBe('e');
  const you = (person: string | null) => projectSnapshot(running, person, context).you;
  expect([you('cy'), you('dan'), you(null)]).toEqual([
    { person: 'cy', seat: 2 },
    { person: 'dan', seat: null },
    { person: null, seat: null },
  ]);
});

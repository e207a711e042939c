import { expect, test } from 'vitest';
import { localBus } from '../../src/bus/bus.ts';
import { Checkpoints } from '../../src/service/checkpoints.ts';
import { LiveTable } from '../../src/service/live-table.ts';
import { LiveTables } from '../../src/service/live-tables.ts';
import { RecentFrames } from '../../src/service/recent-frames.ts';
import type { Store } from '../../src/store/index.ts';
import { foldOne } from '../../src/table/fold.ts';
import type { LogEvent, LogLine } from '../../src/table/log-event.ts';
import type { Table } from '../../src/table/table.ts';
import { react } from '../store/contract/fixtures.ts';
import { opened, played, sat } from '../support/table-log.ts';

const said = (text: string): LogEvent => ({ kind: 'said', person: 'ada', name: 'ADA', text });

/** Makes tables with these logs. It records from which line each log is read. */
function tables(...logs: readonly (readonly LogEvent[])[]) {
  const reads: [string, number][] = [];
  const lines = new Map<string, LogLine[]>();
  const all = logs.map((log, index) => {
    const id = `table${index}`;
    const checkpoints = new Checkpoints();
    let table: Table | null = null;
    const own = log.map((body, at) => ({ seq: at + 1, at: 1000 * at, key: null, body }));
    for (const line of own) {
      table = foldOne(id, table, line);
      checkpoints.add(table);
    }
    lines.set(id, own);
    return new LiveTable(table ?? expect.fail(), checkpoints, 'ab', 0);
  });
  const linesAfter = async (id: string, seq: number, most: number) => {
    reads.push([id, seq]);
    return (lines.get(id) ?? []).slice(seq, seq + most);
  };
  const recent = new RecentFrames({ tables: { linesAfter } } as unknown as Store, () => 0);
  const missed = async (live: LiveTable, since: number, person: string | null = null) =>
    (await recent.missed(live, person, since))?.map(({ ndjson }) => JSON.parse(ndjson.toString()).data) ??
    null;
  return { all, recent, reads, missed, lines };
}
const log = [opened({ seats: 2 }), sat(0, 'ada'), sat(1, 'bo'), said('one'), said('two')];
const numbers = (events: { seq: number }[] | null) => events?.map(({ seq }) => seq) ?? null;

test('a listener gets the events after the last one that it saw, and none if that event does not exist yet', async () => {
  const { all, missed, reads } = tables(log);
  const live = all[0] ?? expect.fail();
  expect(numbers(await missed(live, 3))).toEqual([4, 5]);
  expect((await missed(live, 4))?.[0]?.event).toEqual({
    kind: 'said',
    person: 'ada',
    name: 'ADA',
    text: 'two',
  });
  expect(await missed(live, 5)).toEqual([]);
  expect(await missed(live, 6)).toBeNull();
  expect(numbers(await missed(live, 0))).toEqual([1, 2, 3, 4, 5]);
  expect(reads).toEqual([['table0', 0]]);
});

test('each listener gets the missed events that their seat may know of, in its own numbers', async () => {
  const dice = [1, 2, 3, 4, 5, 6] as const;
  const { all, missed } = tables([
    opened({ game: 'hidden-pairs', options: { turns: 1, luckyDice: 'one' }, seats: 2 }),
    ...[sat(0, 'ada'), sat(1, 'bo')],
    { kind: 'started', entries: [0, 1].map((seat) => ({ seat, dice })) },
    played(1, 'person', { move: { type: 're-roll', die: 0 } }, { dice: [2] }),
    said('one'),
  ]);
  const live = all[0] ?? expect.fail();
  const kinds = async (person: string | null) =>
    (await missed(live, 4, person))?.map(({ seq, event }: { seq: number; event: LogEvent }) => [
      seq,
      event.kind,
    ]);
  for (const person of ['ada', null]) expect(await kinds(person)).toEqual([[5, 'said']]);
  expect(await kinds('bo')).toEqual([
    [5, 'played'],
    [6, 'said'],
  ]);
});

test('listeners who missed the same events share one read, and a new event reads only the new lines', async () => {
  const { all, missed, reads, lines } = tables(log);
  const live = all[0] ?? expect.fail();
  const both = await Promise.all([missed(live, 3), missed(live, 2)]);
  expect([both.map(numbers), reads.splice(0)]).toEqual([
    [
      [4, 5],
      [3, 4, 5],
    ],
    [['table0', 0]],
  ]);
  const line = { seq: 6, at: 6000, key: null, body: said('three') };
  lines.get(live.id)?.push(line);
  live.advance(line, 0);
  expect(numbers(await missed(live, 4))).toEqual([5, 6]);
  expect(reads).toEqual([['table0', 5]]);
});

test('a listener does not get a line that the table does not show yet, so nobody gets it twice', async () => {
  const { all, missed, lines } = tables(log);
  const live = all[0] ?? expect.fail();
  const line = { seq: 6, at: 6000, key: null, body: said('three') };
  lines.get(live.id)?.push(line);
  expect(numbers(await missed(live, 3))).toEqual([4, 5]);
  live.advance(line, 0);
  expect(numbers(await missed(live, 3))).toEqual([4, 5, 6]);
});

test('a listener who missed more than 200 events gets a snapshot, and later lines are read from a checkpoint', async () => {
  const long = [...log, ...Array.from({ length: 295 }, () => react('ada'))];
  const { all, missed, reads } = tables(long);
  const live = all[0] ?? expect.fail();
  expect(await missed(live, 99)).toBeNull();
  expect(reads).toEqual([]);
  expect(numbers(await missed(live, 100))?.at(0)).toBe(101);
  expect(reads[0]).toEqual(['table0', 64]);
});

test('a table that the server reads from its log, once or again, gets checkpoints for later reads', async () => {
  const long = [...log, ...Array.from({ length: 195 }, () => react('ada'))];
  const lines = long.map((body, at): LogLine => ({ seq: at + 1, at, key: null, body }));
  const linesAfter = async (_id: string, seq: number) => lines.slice(seq);
  const store = { tables: { linesAfter, seedOf: async () => 'ab' } } as unknown as Store;
  const liveTables = new LiveTables({ store, bus: localBus(), now: () => 0, think: 0, onDeadline: () => {} });
  const live = (await liveTables.find('table')) ?? expect.fail();
  const before = (since: number) => live.checkpoints.before('table', since)?.seq;
  expect([before(130), before(1000)]).toEqual([128, 192]);
  live.checkpoints = new Checkpoints();
  await liveTables.reload('table');
  expect([before(130), before(1000)]).toEqual([128, 192]);
});

test('a table without listeners gets checkpoints', () => {
  const live = tables(log).all[0] ?? expect.fail();
  for (let seq = 6; seq <= 130; seq += 1) live.advance({ seq, at: seq, key: null, body: react('ada') }, 0);
  expect([63, 127, 130].map((since) => live.checkpoints.before('table', since)?.seq)).toEqual([
    undefined,
    64,
    128,
  ]);
});

test('events that are larger than 512 KiB together are not sent', async () => {
  // Each event repeats all chat lines before it, so the last two have 240 and 300 kB.
  const large = 'x'.repeat(60_000);
  const { all, missed } = tables([...log, ...Array.from({ length: 4 }, () => said(large))]);
  const live = all[0] ?? expect.fail();
  expect(await missed(live, 7)).toBeNull();
  expect(numbers(await missed(live, 8))).toEqual([9]);
});

test('a table is read again after its log was rewritten', async () => {
  const { all, missed, lines, reads } = tables(log);
  const live = all[0] ?? expect.fail();
  await missed(live, 4);
  const rewritten = lines.get(live.id) ?? [];
  const last = { seq: 5, at: 4000, key: null, body: said('') };
  rewritten.splice(4, 1, last);
  live.checkpoints = new Checkpoints();
  expect((await missed(live, 4))?.[0]?.event.text).toBe('');
  expect(reads).toHaveLength(2);
});

test('listeners get a snapshot if the log is rewritten while it is read', async () => {
  const { all, missed } = tables(log);
  const live = all[0] ?? expect.fail();
  const reading = missed(live, 4);
  live.checkpoints = new Checkpoints();
  expect(await reading).toBeNull();
});

test('the events of the 50 most recently requested tables are cached', async () => {
  const { all, missed, reads } = tables(...Array.from({ length: 51 }, () => log));
  for (const live of all.slice(0, 50)) await missed(live, 4);
  await missed(all[0] ?? expect.fail(), 4);
  expect(reads.splice(0)).toHaveLength(50);
  await missed(all[50] ?? expect.fail(), 4);
  for (const at of [0, 2, 50]) await missed(all[at] ?? expect.fail(), 4);
  expect(reads.splice(0)).toEqual([['table50', 0]]);
  await missed(all[1] ?? expect.fail(), 4);
  expect(reads).toEqual([['table1', 0]]);
});

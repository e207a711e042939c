import { expect, test } from 'vitest';
import { standInLimits } from '../../src/protocol/index.ts';
import { Attendance } from '../../src/service/attendance.ts';
import { Checkpoints } from '../../src/service/checkpoints.ts';
import { LiveTable } from '../../src/service/live-table.ts';
import type { LiveTables } from '../../src/service/live-tables.ts';
import { type NodePresence, Presence } from '../../src/service/presence.ts';
import type { LogEvent } from '../../src/table/log-event.ts';
import { opened, party, played, sat, started, tableAfter, waits } from '../support/table-log.ts';

const { mark, grace } = standInLimits;
const start = 1_000_000;
const report = (more: Partial<NodePresence> = {}): NodePresence => ({
  people: [],
  watchers: 0,
  seen: {},
  left: [],
  from: start,
  ...more,
});

test('a node reports to others when each person was last seen, and who left', () => {
  const presence = new Presence(start);
  presence.see('ada', start + 10);
  presence.see('bo', start + 20, true);
  presence.see('cy', start + 30, true);
  presence.see('cy', start + 25);
  expect(presence.seen()).toEqual({
    seen: { ada: start + 10, bo: start + 20, cy: start + 30 },
    left: ['bo'],
  });
});

test('only a person whom a node stops reporting counts as away, from that time on', () => {
  const presence = new Presence(start);
  presence.report('n', report({ people: ['ada', 'bo'] }), start + 1);
  expect(presence.seen()).toEqual({ seen: {}, left: [] });
  presence.report('n', report({ people: ['bo'] }), start + 2);
  presence.report('m', report(), start + 3);
  expect(presence.seen()).toEqual({ seen: { ada: start + 2 }, left: ['ada'] });
});

test('a player whose ping is overdue is away from the last one on, until there is another sign of them', () => {
  const presence = new Presence(start);
  presence.ping('ada', start + 1000, 5000);
  const away = (isConnected: boolean, later: number) => presence.awaySince('ada', isConnected, start + later);
  expect([away(true, 5999), away(true, 6000)]).toEqual([null, start + 1000]);
  presence.ping('ada', start + 7000, 5000);
  expect([away(true, 11_999), away(true, 12_000)]).toEqual([null, start + 7000]);
  presence.ping('ada', start + 12_000, null);
  expect(away(true, 99_000)).toBe(null);
  presence.ping('ada', start + 99_000, 5000);
  presence.see('ada', start + 100_000);
  expect(away(true, 200_000)).toBe(null);
});

test('spectators of other nodes count for 30 seconds after a report', () => {
  const presence = new Presence(start);
  presence.report('n', report({ watchers: 2 }), start);
  presence.report('m', report({ watchers: 3 }), start + 1);
  expect([0, 30_000, 30_001, 30_002].map((later) => presence.watchersElsewhere(start + later))).toEqual([
    5, 5, 3, 0,
  ]);
});

test.each<[string, (presence: Presence) => void, number, number]>([
  ['who was seen, but did not leave', (one) => one.see('ada', start + 5000), 5000, grace],
  ['who left', (one) => one.see('ada', start + 5000, true), 5000, mark],
  ['who left in the first moment', (one) => one.see('ada', start, true), 0, grace],
  ['who was never seen', () => {}, 0, grace],
  [
    'whom another node saw later',
    (one) => {
      one.see('ada', start + 5000, true);
      one.report('n', report({ seen: { ada: start + 9000 } }), start + 9500);
    },
    9000,
    grace,
  ],
  [
    'whom another node of an earlier version saw later',
    (one) => {
      const { left: _, ...earlier } = report({ seen: { ada: start + 9000 } });
      one.see('ada', start + 5000, true);
      one.report('n', earlier, start + 9500);
    },
    9000,
    grace,
  ],
  [
    'who left another node later',
    (one) => {
      one.see('ada', start + 5000);
      one.report('n', report({ seen: { ada: start + 9000 }, left: ['bo', 'ada'] }), start + 9500);
    },
    9000,
    mark,
  ],
  [
    'whom another node saw earlier',
    (one) => {
      one.see('ada', start + 5000);
      one.report('n', report({ seen: { ada: start + 4000 }, left: ['ada'] }), start + 9500);
    },
    5000,
    grace,
  ],
])('for a person %s, the server knows when the absence began', (_, happens, since, time) => {
  const presence = new Presence(start);
  happens(presence);
  const from = start + since;
  expect(presence.awaySince('ada', false, from + time - 1)).toBeNull();
  expect(presence.awaySince('ada', false, from + time)).toBe(from);
  expect(presence.awaySince('ada', true, from + time)).toBeNull();
});

test('a person who is connected to another node is present as long as its report is valid', () => {
  const presence = new Presence(start);
  presence.report('n', report({ people: ['ada'] }), start + 100_000);
  expect(presence.awaySince('ada', false, start + 130_000)).toBeNull();
  const late = start + 100_000 + Math.max(30_001, mark);
  expect(presence.awaySince('ada', false, late)).toBe(start + 100_000);
});

test('a person who never came to a table counts as away since the table was opened, if the node has followed it since then', () => {
  const at = (opened: number | null) => new Presence(start, opened).awaySince('ada', false, start);
  expect([at(start), at(start - 999), at(start - 1000), at(null)]).toEqual([start, start, null, null]);
  const followed = new Presence(start, start - 5000);
  expect(followed.awaySince('ada', false, start)).toBeNull();
  followed.report('n', report({ from: start - 4500 }), start);
  expect(followed.awaySince('ada', false, start)).toBe(start - 4500);
});

test('people with a seat and people who wait for one are present while connected; anyone else watches', () => {
  const running = [party(), sat(0, 'ada'), sat(1, 'bo'), started, waits('cy'), waits('dan')];
  const live = new LiveTable(tableAfter(...running), new Checkpoints(), 'ab', start);
  const listen = (person: string | null, isScreen = false) =>
    live.listeners.add({ person, isScreen, send: () => {} });
  for (const person of ['cy', 'eve', null]) listen(person);
  listen(null, true);
  expect(live.hasPlayer()).toBe(false);
  listen('bo');
  expect(live.hasPlayer()).toBe(true);
  for (const person of ['ada', 'bo', 'cy', 'dan', 'eve']) live.see(person, start + 1000, true);
  const now = start + 1000 + mark;
  expect(live.viewContext(now)).toEqual({
    away: new Map([
      ['ada', start + 1000],
      ['dan', start + 1000],
    ]),
    watchers: 3,
    serverSeed: null,
  });
  expect(live.presenceMessage(now)).toEqual({
    here: [1],
    away: [{ seat: 0, since: new Date(start + 1000).toISOString() }],
    watchers: 3,
  });
  expect(live.localPresence(start + 1000)).toEqual({
    people: ['cy', 'bo'],
    watchers: 3,
    seen: { ada: start + 1000, bo: start + 1000, cy: start + 1000, dan: start + 1000 },
    left: ['ada', 'bo', 'cy', 'dan'],
    from: start,
  });
});

const matchOf = [opened(), sat(0, 'ada'), sat(1, 'bo'), started];
/** The roll with which seat 0 begins a match of Greed. */
const rolls = (by: 'person' | 'bot' | 'clock') =>
  played(0, by, { move: { type: 'roll' } }, { dice: [1, 2, 3, 4, 6] });

/** Returns since when seat 0 has been away, at both ends of the time after `body` was written. */
function awayAfter(body: LogEvent, before: readonly LogEvent[] = matchOf) {
  const live = new LiveTable(tableAfter(...before), new Checkpoints(), 'ab', start);
  const at = start + 50_000;
  expect(live.presence.awaySince('ada', false, at)).toBe(start);
  live.advance({ seq: before.length + 1, at, key: null, body }, at);
  return [grace - 1, grace].map((later) => live.presence.awaySince('ada', false, at + later));
}

test.each<[string, LogEvent, (readonly LogEvent[])?]>([
  ['takes a seat', sat(0, 'ada'), [opened(), sat(1, 'bo')]],
  ['writes in the chat', { kind: 'said', person: 'ada', name: 'Ada', text: 'hi' }],
  ['reacts', { kind: 'reacted', person: 'ada', name: 'Ada', reaction: 'luck' }],
  ['takes the seat back', { kind: 'returned', seat: 0 }],
  ['asks for an undo', { kind: 'undo-asked', seat: 0, of: [1] }, [...matchOf, rolls('person')]],
  [
    'answers a request for an undo',
    { kind: 'undo-answered', seat: 0, agrees: false },
    [...matchOf, { kind: 'undo-asked', seat: 1, of: [0] }],
  ],
  ['plays', rolls('person')],
])('a person who %s is present for 20 seconds, even if no client is connected', (_, body, before) => {
  expect(awayAfter(body, before)).toEqual([null, start + 50_000]);
});

test.each(['bot', 'clock'] as const)(
  'a move by the %s does not make the person of the seat present',
  (by) => {
    expect(awayAfter(rolls(by))).toEqual([start, start]);
  },
);

test('a new host is chosen from the state of the table at the time of the write', async () => {
  const events = [opened(), sat(0, 'ada'), sat(1, 'bo')];
  const away = new Map([['ada', 0]]);
  const live = { id: 't', table: tableAfter(...events), viewContext: () => ({ away }) };
  const written: unknown[] = [];
  const attendance = async (meanwhile: LiveTable['table']) => {
    const change: LiveTables['change'] = async (_id, _requester, decide) => {
      live.table = meanwhile;
      written.push(decide(live.table, live as unknown as LiveTable));
      return { ok: false, error: { code: 'stale' } };
    };
    const liveTables = { change } as unknown as LiveTables;
    await new Attendance({ liveTables, now: () => 1e9 }).check(live as unknown as LiveTable);
  };
  await attendance(live.table);
  await attendance(tableAfter(...events, { kind: 'host', person: 'bo' }));
  expect(written).toEqual([
    { ok: true, value: { kind: 'host', person: 'bo' } },
    { ok: true, value: null },
  ]);
});

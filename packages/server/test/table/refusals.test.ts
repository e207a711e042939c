import { clientCommitmentOf } from '@dicehall/dice';
import { expect, test } from 'vitest';
import {
  type ChangeDecision,
  decideHold,
  decideMove,
  decidePlay,
  decideResign,
  decideReturn,
  decideStandIn,
  decideStart,
  decideThrows,
} from '../../src/table/decide-move.ts';
import * as decide from '../../src/table/decide-seats.ts';
import type { LogEvent } from '../../src/table/log-event.ts';
import type { Table } from '../../src/table/table.ts';
import { ones, opened, party, sat, tableAfter } from '../support/table-log.ts';

// Ada is the host in seat 0 and moves first. Bo is in seat 1, a bot in seat 2, and Dan has no seat.
const bot = { kind: 'bot-added', seat: 2, strength: 'novice', temper: 'bold', name: 'Bot' } as const;
const started = { kind: 'started', entries: [] } as const;
const seated = [opened(), sat(0, 'ada', 'home'), sat(1, 'bo', 'office'), bot];
const running = [...seated, started];
const seed = 'ab'.repeat(32);
const tables = {
  half: tableAfter(opened(), sat(0, 'ada', 'home')),
  open: tableAfter(...seated),
  revealing: tableAfter(
    ...seated,
    { kind: 'committed', seat: 1, commitment: clientCommitmentOf(seed) },
    { kind: 'revealing', time: 10_000 },
  ),
  revealed: tableAfter(
    ...seated,
    { kind: 'committed', seat: 1, commitment: clientCommitmentOf(seed) },
    { kind: 'revealing', time: 10_000 },
    { kind: 'revealed', seat: 1, seed },
  ),
  running: tableAfter(...running),
  held: tableAfter(...running, { kind: 'held', seat: 0 }),
  resigned: tableAfter(...running, { kind: 'resigned', seat: 0 }),
  over: tableAfter(...running, { kind: 'resigned', seat: 0 }, { kind: 'resigned', seat: 1 }),
  committed: tableAfter(...seated, { kind: 'committed', seat: 1, commitment: 'c' }),
  copied: tableAfter(...seated, { kind: 'committed', seat: 0, commitment: 'c' }),
  seatless: tableAfter(opened(), sat(1, 'bo')),
  locked: tableAfter(
    opened(),
    sat(0, 'ada'),
    sat(1, 'bo'),
    { kind: 'settings', locked: true },
    {
      kind: 'stood',
      seat: 1,
      person: 'bo',
      removed: false,
    },
  ),
  lateRevealing: tableAfter(
    ...seated,
    { kind: 'settings', late: 'bot-seat' },
    { kind: 'revealing', time: 1 },
  ),
  lateOver: tableAfter(
    ...seated,
    { kind: 'settings', late: 'bot-seat' },
    started,
    { kind: 'resigned', seat: 0 },
    { kind: 'resigned', seat: 1 },
  ),
  partyRevealing: tableAfter(party(), sat(0, 'ada'), sat(1, 'bo'), { kind: 'revealing', time: 1 }),
  partyOver: tableAfter(party(), sat(0, 'ada'), sat(1, 'bo'), started, { kind: 'stopped' }),
  withClock: tableAfter(...seated, { kind: 'settings', clock: { kind: 'none' } }),
  closed: tableAfter(opened(), sat(0, 'ada'), { kind: 'stood', seat: 0, person: 'ada', removed: false }),
  removed: tableAfter(...seated, { kind: 'stood', seat: 1, person: 'bo', removed: true, network: 'office' }),
  silent: tableAfter(...seated, { kind: 'settings', chat: false }),
  muted: tableAfter(...seated, { kind: 'muted', person: 'bo', muted: true }),
  barred: tableAfter(...seated, { kind: 'barred', person: 'eve' }),
  muteless: tableAfter(
    ...seated,
    ...Array.from({ length: 1000 }, (_, index) => ({
      kind: 'muted' as const,
      person: `p${index}`,
      muted: true,
    })),
  ),
};

type Decide = (table: Table) => ChangeDecision;
const play: Decide = (table) => decidePlay(table, 0, 'bot', { type: 'roll' }, ones);
const moveOf =
  (person: string, seq = 5): Decide =>
  (table) =>
    decideMove(table, person, { seq, move: { type: 'roll' } }, ones);
const start =
  (person: string): Decide =>
  (table) =>
    decideStart(table, person, ones);
const throws: Decide = (table) => decideThrows(table, ones);
const resign =
  (person: string): Decide =>
  (table) =>
    decideResign(table, person);
const hold =
  (person: string): Decide =>
  (table) =>
    decideHold(table, person);
const back =
  (person: string): Decide =>
  (table) =>
    decideReturn(table, person);
const away = new Map([
  ['ada', 1000],
  ['bo', 1000],
]);
const standIn =
  (person: string, seat: number, now = 1e9): Decide =>
  (table) =>
    decideStandIn(table, person, seat, away, now);
const sits =
  (person: string, seat?: number, network = 'elsewhere'): Decide =>
  (table) =>
    decide.decideSit(table, { id: person, name: person }, { seat, network });
const stands =
  (person: string): Decide =>
  (table) =>
    decide.decideStand(table, person);
const removes =
  (person: string, other: string): Decide =>
  (table) =>
    decide.decideRemove(table, person, other);
const commits =
  (person: string): Decide =>
  (table) =>
    decide.decideCommitment(table, person, 'c');
const reveals =
  (person: string, what = seed): Decide =>
  (table) =>
    decide.decideReveal(table, person, what);
const addsBot =
  (person: string, seat?: number): Decide =>
  (table) =>
    decide.decideBot(table, person, { seat, strength: 'novice', temper: 'bold', name: 'Bot' });
const removesBot =
  (person: string, seat: number): Decide =>
  (table) =>
    decide.decideRemoveBot(table, person, seat);
const makesHost =
  (person: string, other: string): Decide =>
  (table) =>
    decide.decideHost(table, person, other);
const sets =
  (person: string, settings: decide.Settings = { chat: false }): Decide =>
  (table) =>
    decide.decideSettings(table, person, settings);
const readmits =
  (person: string, other: string): Decide =>
  (table) =>
    decide.decideReadmit(table, person, other);
const stops: Decide = (table) => decide.decideStop(table, 'ada');
const leaves =
  (person: string): Decide =>
  (table) =>
    decide.leaving(table, person);
const mutes =
  (person: string, other: string, muted = true): Decide =>
  (table) =>
    decide.decideMute(table, person, other, muted);
const says =
  (person: string): Decide =>
  (table) =>
    decide.decideSay(table, { id: person, name: person }, ' hello ');
const reacts =
  (person: string): Decide =>
  (table) =>
    decide.decideReact(table, { id: person, name: person }, 'wow');
const rematches =
  (person: string): Decide =>
  (table) =>
    decide.decideRematch(table, person, 'next');

test.each<readonly [string, Decide, Partial<Record<keyof typeof tables, string>>]>([
  ['a bot moves', play, { open: 'match-not-started', over: 'match-over', running: 'played' }],
  [
    'Ada moves',
    moveOf('ada'),
    {
      open: 'match-not-started',
      running: 'played',
      held: 'seat-held',
      resigned: 'seat-resigned',
      over: 'match-over',
    },
  ],
  ['Ada moves with an event number from before her turn', moveOf('ada', 4), { running: 'stale' }],
  ['Ada moves with a future event number', moveOf('ada', 6), { running: 'stale' }],
  ['Bo moves out of turn', moveOf('bo'), { running: 'illegal-move' }],
  ['Dan moves', moveOf('dan'), { open: 'not-your-seat', running: 'not-your-seat', over: 'not-your-seat' }],
  [
    'Ada starts',
    start('ada'),
    {
      half: 'seats-missing',
      open: 'started',
      revealing: 'match-running',
      running: 'match-running',
      over: 'match-over',
    },
  ],
  ['Bo starts', start('bo'), { open: 'not-the-host' }],
  ['the first rolls are drawn', throws, { half: 'bad-setup', open: 'started' }],
  [
    'Ada resigns',
    resign('ada'),
    {
      open: 'match-not-started',
      running: 'resigned',
      held: 'resigned',
      resigned: 'seat-resigned',
      over: 'match-over',
    },
  ],
  ['Dan resigns', resign('dan'), { running: 'not-your-seat' }],
  [
    'Ada lets a bot play',
    hold('ada'),
    {
      open: 'match-not-started',
      running: 'held',
      held: 'seat-held',
      resigned: 'seat-resigned',
      over: 'match-over',
    },
  ],
  ['Dan lets a bot play', hold('dan'), { running: 'not-your-seat' }],
  [
    'Ada returns',
    back('ada'),
    {
      open: 'match-not-started',
      running: 'seat-not-held',
      held: 'returned',
      resigned: 'seat-resigned',
      over: 'match-over',
    },
  ],
  ['Dan returns', back('dan'), { held: 'not-your-seat' }],
  [
    'Bo lets a bot play for Ada',
    standIn('bo', 0),
    {
      open: 'match-not-started',
      running: 'held',
      held: 'seat-held',
      resigned: 'seat-resigned',
      over: 'match-over',
    },
  ],
  ['Ada lets a bot play for Bo', standIn('ada', 1), { running: 'held', resigned: 'seat-resigned' }],
  ['Ada lets a bot play for Bo too early', standIn('ada', 1, 999), { running: 'not-away' }],
  ['Ada lets a bot play for herself', standIn('ada', 0), { running: 'no-such-seat' }],
  ['Ada lets a bot play for a bot', standIn('ada', 2), { running: 'no-such-seat' }],
  ['Dan lets a bot play for Ada', standIn('dan', 0), { running: 'not-your-seat' }],
  [
    'Dan sits down',
    sits('dan'),
    {
      half: 'sat',
      open: 'table-full',
      removed: 'sat',
      running: 'match-running',
      over: 'match-over',
      closed: 'match-over',
    },
  ],
  [
    'Dan sits down where latecomers take the seats of bots',
    sits('dan'),
    { lateRevealing: 'match-running', lateOver: 'match-over', seatless: 'sat' },
  ],
  ['Bo sits down at a locked table that he visited before', sits('bo'), { locked: 'sat' }],
  ['Dan sits down at a locked table for the first time', sits('dan'), { locked: 'locked' }],
  ['Dan sits down in seat 1', sits('dan', 1), { half: 'sat', open: 'seat-taken' }],
  ['Dan sits down in seat 3', sits('dan', 3), { half: 'no-such-seat' }],
  ['Ada sits down', sits('ada'), { half: 'already-seated', closed: 'match-over' }],
  ['Bo sits down', sits('bo'), { half: 'sat', removed: 'removed-from-table' }],
  [
    'Dan sits down from the network of Bo',
    sits('dan', 1, 'office'),
    { half: 'sat', removed: 'removed-from-table' },
  ],
  ['Bo stands up', stands('bo'), { open: 'stood', running: 'match-running', over: 'match-over' }],
  ['Dan stands up', stands('dan'), { open: 'not-your-seat' }],
  [
    'Ada removes Bo',
    removes('ada', 'bo'),
    { open: 'stood', running: 'match-running', half: 'no-such-person' },
  ],
  ['Bo removes Ada', removes('bo', 'ada'), { open: 'not-the-host' }],
  [
    'Ada removes Bo at a party',
    removes('ada', 'bo'),
    { partyRevealing: 'match-running', partyOver: 'match-over' },
  ],
  ['Ada lets Bo back in', readmits('ada', 'bo'), { removed: 'readmitted', open: 'no-such-person' }],
  ['Bo lets himself back in', readmits('bo', 'bo'), { removed: 'not-the-host' }],
  ['Ada lets Dan in', readmits('ada', 'dan'), { removed: 'no-such-person', barred: 'no-such-person' }],
  ['Ada ends the match', stops, { partyRevealing: 'match-not-over', partyOver: 'match-not-over' }],
  [
    'Bo leaves',
    leaves('bo'),
    {
      open: 'stood',
      running: 'resigned',
      half: 'match-over',
      revealing: 'resigned',
      over: 'match-over',
      closed: 'match-over',
    },
  ],
  ['Ada leaves', leaves('ada'), { resigned: 'seat-resigned', held: 'resigned' }],
  [
    'Bo commits',
    commits('bo'),
    { open: 'committed', committed: 'unchanged', copied: 'commitment-taken', revealing: 'match-running' },
  ],
  ['Dan commits', commits('dan'), { open: 'not-your-seat' }],
  [
    'Bo reveals',
    reveals('bo'),
    {
      open: 'not-revealing',
      committed: 'not-revealing',
      revealing: 'revealed',
      revealed: 'already-revealed',
      running: 'not-revealing',
    },
  ],
  ['Bo reveals another seed', reveals('bo', 'cd'.repeat(32)), { revealing: 'wrong-seed' }],
  ['Ada reveals without a commitment', reveals('ada'), { revealing: 'not-revealing' }],
  ['Dan reveals', reveals('dan'), { revealing: 'not-your-seat' }],
  [
    'Ada adds a bot',
    addsBot('ada'),
    { half: 'bot-added', open: 'table-full', running: 'match-running', over: 'match-over' },
  ],
  ['Ada adds a bot in seat 0', addsBot('ada', 0), { half: 'seat-taken' }],
  ['Bo adds a bot', addsBot('bo'), { removed: 'not-the-host' }],
  [
    'Ada removes the bot',
    removesBot('ada', 2),
    { open: 'bot-removed', half: 'no-such-seat', running: 'match-running' },
  ],
  ['Ada removes a bot from the seat of Bo', removesBot('ada', 1), { open: 'no-such-seat' }],
  ['Ada removes a bot from a seat that does not exist', removesBot('ada', 9), { open: 'no-such-seat' }],
  ['Bo removes the bot', removesBot('bo', 2), { open: 'not-the-host' }],
  ['Ada makes Bo host', makesHost('ada', 'bo'), { open: 'host', running: 'host', half: 'no-such-person' }],
  ['Bo makes himself host', makesHost('bo', 'bo'), { open: 'not-the-host' }],
  ['Ada changes settings', sets('ada'), { open: 'settings', running: 'settings', silent: 'unchanged' }],
  ['Bo changes settings', sets('bo'), { open: 'not-the-host' }],
  [
    'Ada changes the clock',
    sets('ada', { clock: { kind: 'days', days: 1 } }),
    { open: 'settings', running: 'match-running', partyOver: 'match-over' },
  ],
  [
    'Ada sets the clock that the table already has',
    sets('ada', { clock: { kind: 'none' } }),
    { withClock: 'unchanged' },
  ],
  ['Ada lets the table grow', sets('ada', { grows: true }), { open: 'settings', running: 'match-running' }],
  ['Ada mutes Bo', mutes('ada', 'bo'), { open: 'muted', muted: 'unchanged', muteless: 'too-many-mutes' }],
  ['Ada unmutes Bo', mutes('ada', 'bo', false), { muted: 'muted', muteless: 'unchanged' }],
  ['Ada unmutes a person where many are muted', mutes('ada', 'p0', false), { muteless: 'muted' }],
  ['Ada mutes a muted person again', mutes('ada', 'p0'), { muteless: 'unchanged' }],
  ['Bo mutes Ada', mutes('bo', 'ada'), { open: 'not-the-host' }],
  [
    'Bo chats',
    says('bo'),
    { open: 'said', silent: 'chat-off', muted: 'you-are-muted', removed: 'seat-to-chat' },
  ],
  ['Dan chats', says('dan'), { open: 'seat-to-chat' }],
  ['Bo reacts', reacts('bo'), { open: 'reacted', silent: 'chat-off', muted: 'you-are-muted' }],
  [
    'Ada requests a rematch',
    rematches('ada'),
    { open: 'match-not-over', running: 'match-not-over', over: 'rematch' },
  ],
  ['Dan requests a rematch', rematches('dan'), { over: 'not-your-seat' }],
])('each state of the table gives its own outcome when %s', (_, decideAt, expected) => {
  const found = Object.keys(expected).map((name) => {
    const decision = decideAt(tables[name as keyof typeof tables]);
    return [name, decision.ok ? (decision.value?.kind ?? 'unchanged') : decision.error.code];
  });
  expect(Object.fromEntries(found)).toEqual(expected);
});

test('spectators chat where the host allows it, except removed people', () => {
  const allowed = tableAfter(...seated, { kind: 'settings', spectatorChat: true });
  const left = { kind: 'stood', seat: 1, person: 'bo', removed: true } as const;
  const without = tableAfter(...seated, { kind: 'settings', spectatorChat: true }, left);
  expect([says('dan')(allowed), says('bo')(without)]).toEqual([
    { ok: true, value: { kind: 'said', person: 'dan', name: 'dan', text: 'hello' } },
    { ok: false, error: { code: 'seat-to-chat' } },
  ]);
});

test('a person who leaves before the match does not count as removed', () => {
  expect(leaves('bo')(tables.open)).toEqual({
    ok: true,
    value: { kind: 'stood', seat: 1, person: 'bo', removed: false },
  });
});

test('an event about settings contains only the changed settings', () => {
  expect(sets('ada', { chat: false, watch: true, late: 'next' })(tables.open)).toEqual({
    ok: true,
    value: { kind: 'settings', chat: false, late: 'next' },
  });
});

test('a removed person may not chat as a spectator, even if their network is unknown; other spectators may', () => {
  const spoken = tableAfter(
    ...seated,
    { kind: 'settings', spectatorChat: true },
    { kind: 'barred', person: 'eve' },
  );
  const codes = ['dan', 'eve'].map((person) => says(person)(spoken).ok);
  expect(codes).toEqual([true, false]);
});

test('clients have ten seconds to reveal their seeds', () => {
  expect(start('ada')(tables.committed)).toEqual({ ok: true, value: { kind: 'revealing', time: 10_000 } });
});

test('a seat of a new table has the name, the mark, the commitment and the network of its person', () => {
  const mark = { colour: 3, symbol: 2 } as never;
  const [ada, bo] = tableAfter(
    opened(),
    sat(0, 'ada', 'home'),
    { ...sat(1, 'bo'), mark } as LogEvent,
    bot,
  ).chairs;
  const seatings = [ada, bo, tables.open.chairs[2]].map((chair, seat) =>
    decide.seating(chair as decide.Seated, seat, seat === 1 ? null : 'office'),
  );
  expect(seatings).toStrictEqual([sat(0, 'ada', 'office'), { ...sat(1, 'bo'), mark }, bot]);
});

test('removing a person bars their network, unless it is unknown or others at the table share it', () => {
  const at = (one?: string, other?: string) =>
    removes('ada', 'bo')(tableAfter(opened(), sat(0, 'ada', other), sat(1, 'bo', one)));
  const stood = { kind: 'stood', seat: 1, person: 'bo', removed: true };
  const office = { ...stood, network: 'office' };
  expect([at('office', 'home'), at('home', 'home'), at(), at('office'), at(undefined, 'home')]).toEqual(
    [office, stood, stood, office, stood].map((value) => ({ ok: true, value })),
  );
});

import { expect, test } from 'vitest';
import { foldOne } from '../../src/table/fold.ts';
import type { LogEvent } from '../../src/table/log-event.ts';
import { projectEvent } from '../../src/table/project.ts';
import type { Table } from '../../src/table/table.ts';
import { opened, party, sat, tableAfter } from '../support/table-log.ts';

const context = { away: new Map<string, number>(), watchers: 0, serverSeed: null };
const bot = { kind: 'bot-added', seat: 2, strength: 'novice', temper: 'bold', name: 'Bot' } as const;
const roll = { seat: 0, move: { type: 'roll' } } as const;
const bust = { seat: 0, dice: [2, 2, 3, 3, 4] } as const;

const empty = tableAfter(opened());
const two = tableAfter(opened(), sat(0, 'ada', 'home'), sat(1, 'bo'));
const full = tableAfter(opened(), sat(0, 'ada'), sat(1, 'bo'), bot);
const match = [opened(), sat(0, 'ada'), sat(1, 'bo'), bot, { kind: 'started', entries: [] } as const];
const running = tableAfter(...match);
const stop = [
  { kind: 'played', seat: 0, by: 'person', entries: [roll, { seat: 0, dice: [1, 2, 3, 4, 6] }] },
  { kind: 'played', seat: 0, by: 'person', entries: [{ seat: 0, move: { type: 'stop' } }] },
] as const;
const stopped = tableAfter(...match, ...stop);
const asked = (...of: number[]) => tableAfter(...match, ...stop, { kind: 'undo-asked', seat: 0, of });

/** Returns what spectators get of an event at the eighth second: the event and the changed parts of the table. */
function told(before: Table, body: LogEvent) {
  const line = { seq: before.seq + 1, at: 8000, key: null, body };
  const after = foldOne(before.id, before, line);
  const { seq, at, event, changes } = projectEvent(before, after, line, 'table', context);
  expect([seq, at]).toEqual([before.seq + 1, '1970-01-01T00:00:08.000Z']);
  return { event, changes };
}
const changedSeat = (seat: number, more: object) => ({ seats: { [seat]: { seat, ...more } } });
const second = (count: number) => new Date(count * 1000).toISOString();

test.each<readonly [string, Table, LogEvent, object, object]>([
  [
    'a person sits down',
    empty,
    sat(1, 'bo', 'secret'),
    { kind: 'sat', seat: 1, person: 'bo', name: 'BO' },
    changedSeat(1, { kind: 'person', person: 'bo', name: 'BO', here: true, held: false, resigned: false }),
  ],
  [
    'a person stands up, and another becomes host',
    two,
    { kind: 'stood', seat: 0, person: 'ada', removed: false },
    { kind: 'stood', seat: 0, person: 'ada', removed: false },
    { host: 'bo', ...changedSeat(0, { kind: 'empty', person: null, name: null, here: false }) },
  ],
  [
    'the last person stands up',
    tableAfter(opened(), sat(0, 'ada'), bot),
    { kind: 'stood', seat: 0, person: 'ada', removed: false },
    { kind: 'stood', seat: 0, person: 'ada', removed: false },
    { host: null, status: 'over', ...changedSeat(0, { kind: 'empty' }) },
  ],
  [
    'a person is removed, whose network stays secret',
    two,
    { kind: 'stood', seat: 1, person: 'bo', removed: true, network: 'secret' },
    { kind: 'stood', seat: 1, person: 'bo', removed: true },
    changedSeat(1, { kind: 'empty' }),
  ],
  [
    'a bot is added',
    two,
    bot,
    bot,
    changedSeat(2, { kind: 'bot', name: 'Bot', strength: 'novice', person: null, here: true }),
  ],
  [
    'a bot is removed',
    full,
    { kind: 'bot-removed', seat: 2 },
    { kind: 'bot-removed', seat: 2 },
    changedSeat(2, { kind: 'empty', name: null, strength: null }),
  ],
  [
    'another person becomes host',
    two,
    { kind: 'host', person: 'bo' },
    { kind: 'host', person: 'bo' },
    { host: 'bo' },
  ],
  [
    'settings change',
    two,
    { kind: 'settings', chat: false, listed: true },
    { kind: 'settings' },
    { chat: false, listed: true },
  ],
  [
    'other settings change',
    two,
    { kind: 'settings', watch: false, spectatorChat: true },
    { kind: 'settings' },
    { watch: false, spectatorChat: true },
  ],
  [
    'a person is muted',
    two,
    { kind: 'muted', person: 'bo', muted: true },
    { kind: 'muted', person: 'bo', muted: true },
    { muted: ['bo'] },
  ],
  [
    'a player commits to a seed',
    two,
    { kind: 'committed', seat: 1, commitment: 'cc' },
    { kind: 'committed', seat: 1 },
    { dice: { clientCommitments: [null, 'cc', null], clientSeeds: [null, null, null] } },
  ],
  [
    'the server requests the seeds',
    full,
    { kind: 'revealing', time: 10_000 },
    { kind: 'revealing' },
    { status: 'playing', dice: { revealBy: second(18) } },
  ],
  [
    'a seed is revealed',
    full,
    { kind: 'revealed', seat: 0, seed: 'ab' },
    { kind: 'revealed', seat: 0 },
    { dice: { clientSeeds: ['ab', null, null] } },
  ],
  [
    'the match starts',
    full,
    { kind: 'started', entries: [] },
    { kind: 'started', steps: [] },
    { status: 'playing', match: { waiting: [second(8), null, null], ended: null, places: null } },
  ],
  [
    'a move is played',
    running,
    { kind: 'played', seat: 0, by: 'person', entries: [roll, bust] },
    {
      kind: 'played',
      seat: 0,
      by: 'person',
      steps: [
        { entry: roll, view: { step: { kind: 'throw', seat: 0, dice: 5 } } },
        { entry: bust, events: [{ kind: 'busted' }, { kind: 'turn-ended' }] },
      ],
    },
    { match: { waiting: [null, second(8), null] } },
  ],
  [
    'a bot takes over for a player',
    running,
    { kind: 'held', seat: 0, by: 1 },
    { kind: 'held', seat: 0, by: 1 },
    changedSeat(0, { held: true }),
  ],
  [
    'a bot takes over because of the clock',
    running,
    { kind: 'held', seat: 0 },
    { kind: 'held', seat: 0, by: null },
    changedSeat(0, { held: true }),
  ],
  [
    'a person resigns and a bot plays on',
    running,
    { kind: 'resigned', seat: 0 },
    { kind: 'resigned', seat: 0 },
    { host: 'bo', ...changedSeat(0, { resigned: true }) },
  ],
  [
    'the host removes a player during the match',
    running,
    { kind: 'resigned', seat: 1, removed: true },
    { kind: 'resigned', seat: 1, removed: true },
    changedSeat(1, { resigned: true }),
  ],
  [
    'a player requests an undo',
    stopped,
    { kind: 'undo-asked', seat: 0, of: [1] },
    { kind: 'undo-asked', seat: 0 },
    { undo: { seat: 0, waiting: [1] } },
  ],
  [
    'one of two players agrees to an undo',
    asked(1, 2),
    { kind: 'undo-answered', seat: 2, agrees: true },
    { kind: 'undo-answered', seat: 2, agrees: true },
    { undo: { seat: 0, waiting: [1] } },
  ],
  [
    'one of two players refuses an undo',
    asked(1, 2),
    { kind: 'undo-answered', seat: 2, agrees: false },
    { kind: 'undo-answered', seat: 2, agrees: false },
    { undo: { seat: 0, waiting: [] } },
  ],
  [
    'a player withdraws an undo request',
    asked(1, 2),
    { kind: 'undo-answered', seat: 0, agrees: false },
    { kind: 'undo-withdrawn', seat: 0 },
    { undo: { seat: 0, waiting: [] } },
  ],
  [
    'a choice is undone',
    asked(1),
    { kind: 'undone', seat: 0, by: 1 },
    { kind: 'undone', seat: 0, by: 1 },
    { undo: null, match: { waiting: [second(8), null, null] } },
  ],
  [
    'a player with an undo request leaves the seat to a bot',
    asked(1),
    { kind: 'held', seat: 0 },
    { kind: 'held', seat: 0, by: null },
    { undo: null, ...changedSeat(0, { held: true }) },
  ],
  [
    'the next player moves instead of answering an undo request',
    asked(1),
    {
      kind: 'played',
      seat: 1,
      by: 'person',
      entries: [
        { ...roll, seat: 1 },
        { ...bust, seat: 1 },
      ],
    },
    { kind: 'played', seat: 1, by: 'person', steps: [{}, {}] },
    { undo: null, match: { waiting: [null, null, second(8)] } },
  ],
  [
    'a person chats',
    two,
    { kind: 'said', person: 'bo', name: 'BO', text: 'hi' },
    { kind: 'said', person: 'bo', name: 'BO', text: 'hi' },
    { said: [{ at: second(8), person: 'bo', name: 'BO', text: 'hi' }] },
  ],
  [
    'a person reacts',
    two,
    { kind: 'reacted', person: 'bo', name: 'BO', reaction: 'wow' },
    { kind: 'reacted', person: 'bo', name: 'BO', reaction: 'wow' },
    {},
  ],
  [
    'a player takes the seat back',
    tableAfter(...match, { kind: 'held', seat: 0 }),
    { kind: 'returned', seat: 0 },
    { kind: 'returned', seat: 0 },
    { ...changedSeat(0, { held: false }), match: { waiting: [second(8), null, null] } },
  ],
  ['the match pauses', running, { kind: 'paused' }, { kind: 'paused' }, { match: { paused: second(8) } }],
  [
    'a player comes back to a paused match',
    tableAfter(...match, { kind: 'paused' }),
    { kind: 'resumed', seat: 1 },
    { kind: 'resumed', seat: 1 },
    { match: { paused: null, waiting: [second(8), null, null] } },
  ],
  [
    'a player asks for a bot in the seat of another',
    running,
    { kind: 'stand-in-agreed', seat: 0, by: 1, waiting: [2] },
    { kind: 'stand-in-agreed', seat: 0, by: 1 },
    { standIn: { seat: 0, waiting: [2] } },
  ],
  [
    'a person waits for the next match',
    running,
    { kind: 'waiting', person: 'dan', name: 'DAN' },
    { kind: 'waiting', person: 'dan', name: 'DAN' },
    { waiting: [{ person: 'dan', name: 'DAN' }] },
  ],
  [
    'a person stops waiting for the next match',
    tableAfter(...match, { kind: 'waiting', person: 'dan', name: 'DAN' }),
    { kind: 'waiting-ended', person: 'dan' },
    { kind: 'waiting-ended', person: 'dan' },
    { waiting: [] },
  ],
  [
    'the host chooses a game with hidden choices, which has no coach',
    tableAfter(opened({ coach: true }), sat(0, 'ada')),
    { kind: 'game', game: 'hidden-pairs', options: { turns: 1 }, stands: [] },
    { kind: 'game', game: 'hidden-pairs' },
    { game: 'hidden-pairs', options: { turns: 1 }, coach: false },
  ],
  [
    'the host chooses a game without hidden choices, which may have a coach',
    tableAfter(opened({ coach: true }), sat(0, 'ada')),
    { kind: 'game', game: 'threes', options: { rounds: 3 }, stands: [] },
    { kind: 'game', game: 'threes' },
    { game: 'threes', options: { rounds: 3 } },
  ],
  [
    'the host ends the match',
    running,
    { kind: 'stopped' },
    { kind: 'stopped' },
    { status: 'over', match: { ended: 'stopped', waiting: [null, null, null] } },
  ],
  [
    'a removed person may come back',
    tableAfter(opened(), sat(0, 'ada'), sat(1, 'dan'), {
      kind: 'stood',
      seat: 1,
      person: 'dan',
      removed: true,
    }),
    { kind: 'readmitted', person: 'dan' },
    { kind: 'readmitted', person: 'dan' },
    {},
  ],
  [
    'the host changes how the evening counts',
    tableAfter(party(), sat(0, 'ada')),
    { kind: 'evening', points: 'wins' },
    { kind: 'evening' },
    { evening: { points: 'wins' } },
  ],
  [
    'a rematch opens',
    two,
    { kind: 'rematch', table: 'next', by: 1 },
    { kind: 'rematch', table: 'next', by: 1 },
    { rematch: 'next', rematchBy: 1 },
  ],
])(
  'when %s, viewers get the event and only the parts of the table that changed',
  (_, before, body, event, changes) => {
    const { event: said, changes: changed } = told(before, body);
    expect(said).toMatchObject(event);
    if (said.kind === 'played') expect(said.steps.at(-1)).not.toHaveProperty('view');
    expect(JSON.stringify(said)).not.toContain('secret');
    expect(Object.keys(said).sort()).toEqual(Object.keys(event).sort());
    const { seats, ...rest } = changes as { seats?: Record<string, object> };
    expect(Object.keys(changed).sort()).toEqual(Object.keys(changes).sort());
    expect(changed).toMatchObject(rest);
    for (const [seat, state] of Object.entries(seats ?? {}))
      expect(changed.seats?.[Number(seat)]).toMatchObject(state);
    const others = (changed.seats ?? []).filter(({ seat }) => seats?.[seat] === undefined);
    expect(JSON.stringify(others)).not.toMatch(/"held":true|"resigned":true/);
  },
);

test('the opening event sends the whole table', () => {
  const line = { seq: 1, at: 1000, key: null, body: opened() };
  const { event, changes } = projectEvent(null, empty, line, 'table', context);
  expect(event).toEqual({ kind: 'opened', person: 'ada' });
  expect(changes).toMatchObject({
    code: 'ABCDE',
    options: { target: 500, opening: 0 },
    host: 'ada',
    status: 'open',
    match: null,
    muted: [],
    said: [],
    created: second(1),
  });
});

test('a ban from an earlier table is not visible to any viewer', () => {
  const line = { seq: two.seq + 1, at: 8000, key: null, body: { kind: 'barred', person: 'dan' } as const };
  const after = foldOne(two.id, two, line);
  expect([after.counts, after.barred, empty.barred]).toEqual([two.counts, [{ person: 'dan' }], []]);
});

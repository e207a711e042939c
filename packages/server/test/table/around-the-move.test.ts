import type { Face } from '@dicehall/engine';
import { describe, expect, test } from 'vitest';
import { decideNewHost, decidePause, decideResume } from '../../src/table/decide-attendance.ts';
import {
  decidePlay,
  decideResign,
  decideStandIn,
  decideThrows,
  decideUndo,
  decideUndoAnswer,
} from '../../src/table/decide-move.ts';
import type { LogEvent } from '../../src/table/log-event.ts';
import { projectTable } from '../../src/table/project.ts';
import { seatsToMove, type Table } from '../../src/table/table.ts';
import { bot as botAt, opened, party, played, sat, started, tableAfter } from '../support/table-log.ts';

const noOneAway: ReadonlyMap<string, number> = new Map();
const context = { away: noOneAway, watchers: 0, serverSeed: null };
const bot = botAt(2, 'Bot');
const roll = played(0, 'person', { move: { type: 'roll' } }, { dice: [5, 1, 3, 4, 1] });
const stop = played(0, 'person', { move: { type: 'stop' } });
const three = [opened(), sat(0, 'ada'), sat(1, 'bo'), sat(2, 'cy'), started];
const codeOf = (decision: { readonly ok: boolean; readonly error?: { readonly code: string } }) =>
  decision.ok ? null : decision.error?.code;
const decidedBy = (decision: { readonly ok: boolean; readonly value?: unknown }) =>
  decision.ok ? decision.value : decision;

test('the table shows the earliest deadline of the seats that have to choose', () => {
  const table = tableAfter(
    opened({
      game: 'hidden-pairs',
      options: { turns: 1, luckyDice: 'one' },
      clock: { kind: 'seconds', seconds: 30 },
    }),
    sat(0, 'ada'),
    sat(1, 'bo'),
    sat(2, 'cy'),
    { kind: 'started', entries: [0, 1, 2].map((seat) => ({ seat, dice: [1, 2, 3, 4, 5, 6] })) },
    { kind: 'held', seat: 0 },
    { kind: 'returned', seat: 0 },
  );
  // The time of Ada counts from the seventh second, and that of the others from the fifth.
  for (const viewer of ['table', 0, 1] as const)
    expect(projectTable(table, viewer, context).match?.deadline).toBe(new Date(35_000).toISOString());
});

test('the table shows no time while only a bot chooses, or while the match is paused', () => {
  const clock = { kind: 'seconds', seconds: 30 } as const;
  const botFirst = [opened({ clock }), { ...bot, seat: 0 } as LogEvent, sat(1, 'bo'), sat(2, 'cy'), started];
  const deadlineOf = (...events: LogEvent[]) =>
    projectTable(tableAfter(...events), 1, context).match?.deadline;
  expect(deadlineOf(...botFirst)).toBeNull();
  const people = [opened({ clock }), ...three.slice(1)];
  expect(deadlineOf(...people)).toBe(new Date(35_000).toISOString());
  expect(deadlineOf(...people, { kind: 'held', seat: 0 })).toBeNull();
  expect(deadlineOf(...people, { kind: 'paused' })).toBeNull();
});

describe('undo at a table of three needs the consent of the others', () => {
  const asked = [...three, roll, stop, { kind: 'undo-asked', seat: 0, of: [1, 2] } as const];

  test('a request for undo asks every other person, and no bot', () => {
    expect(decidedBy(decideUndo(tableAfter(...three, roll, stop), 'ada'))).toEqual({
      kind: 'undo-asked',
      seat: 0,
      of: [1, 2],
    });
    const withBot = tableAfter(opened(), sat(0, 'ada'), sat(1, 'bo'), bot, started, roll, stop);
    expect(decidedBy(decideUndo(withBot, 'ada'))).toEqual({ kind: 'undo-asked', seat: 0, of: [1] });
    const held = tableAfter(...three, roll, stop, { kind: 'held', seat: 1 });
    expect(decidedBy(decideUndo(held, 'ada'))).toEqual({ kind: 'undo-asked', seat: 0, of: [2] });
  });

  test('a request to undo needs an answer from each person', () => {
    const table = tableAfter(...asked);
    expect(decidedBy(decideUndoAnswer(table, 'cy', true))).toEqual({
      kind: 'undo-answered',
      seat: 2,
      agrees: true,
    });
    const one = tableAfter(...asked, { kind: 'undo-answered', seat: 2, agrees: true });
    expect(decidedBy(decideUndoAnswer(one, 'bo', true))).toEqual({ kind: 'undone', seat: 0, by: 1 });
    expect(decidedBy(decideUndoAnswer(one, 'bo', false))).toEqual({
      kind: 'undo-answered',
      seat: 1,
      agrees: false,
    });
  });

  test('each person answers a request to undo once, and only if asked; the requester can withdraw it', () => {
    const withdrawn = { kind: 'undo-answered', seat: 0, agrees: false };
    expect(decidedBy(decideUndoAnswer(tableAfter(...asked), 'ada', false))).toEqual(withdrawn);
    expect(codeOf(decideUndoAnswer(tableAfter(...asked), 'ada', true))).toBe('no-undo-asked');
    const one = tableAfter(...asked, { kind: 'undo-answered', seat: 2, agrees: true });
    expect(codeOf(decideUndoAnswer(one, 'cy', true))).toBe('no-undo-asked');
    expect(codeOf(decideUndo(tableAfter(...asked), 'ada'))).toBe('undo-asked');
    const refused = tableAfter(...asked, { kind: 'undo-answered', seat: 1, agrees: false });
    for (const person of ['ada', 'bo', 'cy'])
      expect(codeOf(decideUndoAnswer(refused, person, false))).toBe('no-undo-asked');
    expect(codeOf(decideUndo(refused, 'ada'))).toBe('undo-asked');
  });
});

describe('undo has limits', () => {
  const askedAfter = (person: string, ...events: LogEvent[]) => {
    const decision = decideUndo(tableAfter(...events), person);
    return codeOf(decision) ?? (decidedBy(decision) as LogEvent).kind;
  };

  test('only the last choice can be undone, by the person who made it', () => {
    expect(askedAfter('ada', ...three)).toBe('cannot-undo');
    expect(askedAfter('ada', ...three, roll)).toBe('cannot-undo');
    expect(askedAfter('ada', ...three, roll, stop)).toBe('undo-asked');
    expect(askedAfter('bo', ...three, roll, stop)).toBe('cannot-undo');
    expect(askedAfter('dan', ...three, roll, stop)).toBe('not-your-seat');
    for (const by of ['clock', 'bot'] as const)
      expect(askedAfter('ada', ...three, roll, { ...stop, by } as LogEvent)).toBe('cannot-undo');
  });

  test('a player among bots needs no consent for an undo', () => {
    const among = [opened(), sat(0, 'ada'), { ...bot, seat: 1 } as LogEvent, bot, started];
    expect(askedAfter('ada', ...among, roll, stop)).toBe('undone');
  });

  test('each player may ask for an undo ten times', () => {
    const table = tableAfter(...three, roll, stop);
    const after = (...undosAsked: number[]) => decideUndo({ ...table, undosAsked }, 'ada').ok;
    expect([after(9, 10, 10), after(10, 0, 0)]).toEqual([true, false]);
  });
});

test('a player resigns only once', () => {
  expect(decidedBy(decideResign(tableAfter(...three), 'cy'))).toEqual({ kind: 'resigned', seat: 2 });
  const resigned = tableAfter(...three, { kind: 'resigned', seat: 2 });
  expect(codeOf(decideResign(resigned, 'cy'))).toBe('seat-resigned');
});

describe('a table whose host is away gets a new host', () => {
  const waiting = tableAfter(opened(), sat(2, 'cy'), sat(0, 'ada'), sat(1, 'bo'));
  const minute = 60_000;
  const hostAfter = (table: Table, away: Record<string, number>, now: number) =>
    decidedBy(decideNewHost(table, new Map(Object.entries(away)), now));

  test('the player with the oldest seat becomes host once a minute is over', () => {
    expect(hostAfter(waiting, { ada: 0 }, minute - 1)).toBeNull();
    expect(hostAfter(waiting, { ada: 0 }, minute)).toEqual({ kind: 'host', person: 'cy' });
  });

  test('the time is counted from when the current host went away', () => {
    const table = tableAfter(opened(), sat(0, 'ada'), sat(1, 'bo'), sat(2, 'cy'), {
      kind: 'host',
      person: 'cy',
    });
    expect(hostAfter(table, { cy: 5000 }, 5000 + minute - 1)).toBeNull();
    expect(hostAfter(table, { cy: 5000 }, 5000 + minute)).toEqual({ kind: 'host', person: 'ada' });
    expect(hostAfter(table, { ada: 5000 }, 9 * minute)).toBeNull();
    expect(hostAfter(tableAfter(party({ hostless: true })), {}, 9 * minute)).toBeNull();
  });

  test('a player who is away does not become host', () => {
    expect(hostAfter(waiting, { ada: 0, cy: minute }, minute)).toEqual({ kind: 'host', person: 'bo' });
    expect(hostAfter(waiting, { ada: 0, bo: 0, cy: 0 }, minute)).toBeNull();
    expect(hostAfter(waiting, { cy: 0 }, 9 * minute)).toBeNull();
  });
});

test('a match pauses once each of its people has been away for a minute', () => {
  const minute = 60_000;
  const pauseAt = (away: Record<string, number>, now: number) =>
    decidedBy(decidePause(tableAfter(...three), new Map(Object.entries(away)), now));
  expect(pauseAt({ ada: 0, bo: 0, cy: 0 }, minute)).toEqual({ kind: 'paused' });
  expect(pauseAt({ ada: 0, bo: 0, cy: 1 }, minute)).toBeNull();
  expect(pauseAt({ ada: 0, bo: 0 }, 9 * minute)).toBeNull();
  const since = { ada: 7000, bo: 5000, cy: 6000 };
  expect([pauseAt(since, 7000 + minute - 1), pauseAt(since, 7000 + minute)]).toEqual([
    null,
    { kind: 'paused' },
  ]);
});

test('a match pauses once and only while it runs, and only a paused match can continue', () => {
  const away = new Map(['ada', 'bo', 'cy'].map((person) => [person, 0]));
  const stopped: LogEvent = { kind: 'stopped' };
  const [before, running] = [three.slice(0, -1), three];
  const pauses = (...events: LogEvent[]) => decidedBy(decidePause(tableAfter(...events), away, 1e9)) !== null;
  expect([pauses(...before), pauses(...running), pauses(...running, stopped)]).toEqual([false, true, false]);
  expect(pauses(...running, { kind: 'paused' })).toBe(false);
  const resumes = (...events: LogEvent[]) => decidedBy(decideResume(tableAfter(...events), 'cy')) !== null;
  expect([resumes(...before), resumes(...running)]).toEqual([false, false]);
  expect(resumes(...running, { kind: 'paused' })).toBe(true);
  expect(resumes(...running, { kind: 'paused' }, stopped)).toBe(false);
});

test.each<readonly [string, LogEvent, string, number, object, number]>([
  ['the host after 20 seconds', opened(), 'ada', 2, { cy: 1000 }, 21_000],
  ['other players after three minutes', opened(), 'bo', 2, { cy: 1000 }, 181_000],
  ['anyone at a party after 20 seconds', party(), 'bo', 2, { cy: 1000 }, 21_000],
  ['anyone after five minutes if the player is present but does not choose', opened(), 'bo', 0, {}, 305_000],
  [
    'anyone at a party after five minutes if the player is present but does not choose',
    party(),
    'cy',
    0,
    {},
    305_000,
  ],
])(
  'without days for each move, a bot may replace a player at the request of %s',
  (_, opening, person, seat, away, from) => {
    const table = tableAfter(opening, ...three.slice(1));
    const asked = (now: number) => decideStandIn(table, person, seat, new Map(Object.entries(away)), now);
    expect(codeOf(asked(from - 1))).toBe('not-away');
    expect(decidedBy(asked(from))).toEqual({ kind: 'held', seat, by: ['ada', 'bo', 'cy'].indexOf(person) });
  },
);

test('a bot does not replace a player who is present and whose turn it is not', () => {
  const table = tableAfter(...three);
  for (const [person, seat] of [
    ['ada', 1],
    ['cy', 1],
    ['bo', 2],
  ] as const)
    expect(codeOf(decideStandIn(table, person, seat, noOneAway, 1e9))).toBe('not-away');
});

test('the throws of a match are numbered from its start, and each belongs to the seat that throws', () => {
  const numbered = {
    thrown: (index: number, count: number) => Array<Face>(count).fill((index + 1) as Face),
  };
  const thrown = (...events: LogEvent[]) => {
    const table = tableAfter(...three, ...events);
    const [seat = -1] = seatsToMove(table);
    const decision = decidePlay(table, seat, 'person', { type: 'roll' }, numbered);
    return decision.ok && decision.value.kind === 'played' ? decision.value.entries.slice(1) : [];
  };
  expect(thrown()).toEqual([{ seat: 0, dice: [1, 1, 1, 1, 1] }]);
  expect(thrown(roll)).toEqual([{ seat: 0, dice: [2, 2] }]);
  expect(thrown(roll, stop)).toEqual([{ seat: 1, dice: [2, 2, 2, 2, 2] }]);
  const order = tableAfter(opened({ game: 'ten-thousand', options: {} }), ...three.slice(1, 4));
  expect(decidedBy(decideThrows(order, numbered))).toEqual({
    kind: 'started',
    entries: [0, 1, 2].map((seat) => ({ seat, dice: [seat + 1] })),
  });
});

test('the log holds a move in canonical form, although it was sent in another', () => {
  const table = tableAfter(
    opened({ game: 'threes', options: {} }),
    ...three.slice(1),
    played(0, 'person', { move: { type: 'roll' } }, { dice: [3, 5, 1, 6, 2] }),
  );
  const sent = { type: 'roll', keep: [2, 0] };
  const decision = decidePlay(table, 0, 'person', sent, { thrown: () => [4, 4, 4] });
  expect(decision.ok && decision.value.kind === 'played' && decision.value.entries[0]).toEqual({
    seat: 0,
    move: { type: 'roll', keep: [0, 2] },
  });
});

describe('a bot can replace an absent player at a table with days for each move', () => {
  const day = 86_400_000;
  const table = tableAfter(
    opened({
      game: 'hidden-pairs',
      options: { turns: 1, luckyDice: 'one' },
      clock: { kind: 'days', days: 1 },
      seats: 4,
    }),
    ...['ada', 'bo', 'cy', 'di'].map((person, seat) => sat(seat, person)),
    { kind: 'started', entries: [0, 1, 2, 3].map((seat) => ({ seat, dice: [1, 2, 3, 4, 5, 6] })) },
  );
  /** Ada asks for a bot in the seat of Cy. Since the sixth second, all players have to choose. */
  const asked = (away: Record<string, number>, now: number) =>
    decideStandIn(table, 'ada', 2, new Map(Object.entries(away)), now);

  test('a bot needs the consent of all other players, except those who have been away for as long', () => {
    const late = 6000 + day;
    expect(decidedBy(asked({ cy: 0 }, late))).toEqual({
      kind: 'stand-in-agreed',
      seat: 2,
      by: 0,
      waiting: [1, 3],
    });
    expect(decidedBy(asked({ cy: 0, bo: 0 }, late))).toMatchObject({ kind: 'stand-in-agreed', waiting: [3] });
    expect(decidedBy(asked({ cy: 0, bo: 0, di: 0 }, late))).toEqual({ kind: 'held', seat: 2, by: 0 });
    expect(codeOf(asked({ cy: 0 }, late - 1))).toBe('not-away');
    expect(codeOf(asked({}, 9 * late))).toBe('not-away');
  });
});

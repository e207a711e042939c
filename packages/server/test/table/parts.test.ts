import { expect, test } from 'vitest';
import {
  eveningOf,
  isoTime,
  mutedOf,
  optionsOf,
  proofOf,
  saidOf,
  seatsOf,
  waitingOf,
} from '../../src/table/parts.ts';
import { applyEntry } from '../../src/table/seen.ts';
import type { Table } from '../../src/table/table.ts';
import { bot, opened, party, sat, started, tableAfter } from '../support/table-log.ts';

// Unchanged parts have to stay the same objects, so that they are not compared and serialized again for each move and
// viewer.

const away = (...people: string[]) => new Map(people.map((person, index) => [person, 5000 + index] as const));
const three = () => tableAfter(opened({ seats: 4 }), sat(0, 'ada'), sat(1, 'bo'), bot(2));

test('each kind of seat has its own fields', () => {
  const seat = {
    kind: 'person',
    person: 'ada',
    name: 'ADA',
    strength: null,
    temper: null,
    here: true,
    awaySince: null,
    held: false,
    resigned: false,
  };
  expect(seatsOf(three(), away('bo'))).toEqual([
    { ...seat, seat: 0 },
    { ...seat, seat: 1, person: 'bo', name: 'BO', here: false, awaySince: isoTime(5000) },
    { ...seat, seat: 2, kind: 'bot', person: null, name: 'Bot 2', strength: 'novice', temper: 'bold' },
    { ...seat, seat: 3, kind: 'empty', person: null, name: null, here: false },
  ]);
  const mark = { shape: 'star', colour: 1 } as never;
  const table = tableAfter(
    opened(),
    { ...sat(0, 'ada'), mark } as never,
    sat(1, 'bo'),
    sat(2, 'cy'),
    started,
    {
      kind: 'held',
      seat: 1,
    },
    { kind: 'resigned', seat: 0 },
  );
  // The presence of a person does not depend on whether a bot plays for them.
  const [first, second, third] = seatsOf({ ...table, left: ['cy'] }, away('ada', 'bo'));
  const since = (time: number) => ({ here: false, awaySince: isoTime(time) });
  expect(first).toEqual({ ...seat, seat: 0, mark, resigned: true, ...since(5000) });
  expect(second).toMatchObject({ held: true, ...since(5001) });
  expect([second?.left, third?.left]).toEqual([undefined, true]);
});

test('the cached seats are reused until a seat changes, or a person goes away, comes back or leaves the evening', () => {
  const table = three();
  const seats = seatsOf(table, away());
  expect(seatsOf({ ...table, seq: 9 }, away())).toBe(seats);
  const gone = seatsOf(table, away('bo'));
  expect(gone[1]?.here).toBe(false);
  expect(seatsOf(table, away('bo'))).toBe(gone);
  // The person has been away since another time.
  expect(seatsOf(table, away('ada', 'bo'))[1]?.awaySince).toBe(isoTime(5001));
  expect(seatsOf(table, away('bo'))[0]?.here).toBe(true);
  expect(seatsOf(table, away())).toEqual(seats);
  expect(seatsOf({ ...table, left: ['bo'] }, away())[1]?.left).toBe(true);
  const chairs = [...table.chairs];
  expect(seatsOf({ ...table, chairs }, away())).not.toBe(seats);
});

test('the cached proof of the dice is reused until one of its parts changes', () => {
  const table = three();
  const proof = proofOf(table, null);
  expect(proof).toEqual({
    commitment: 'c',
    clientCommitments: [null, null, null, null],
    clientSeeds: [null, null, null, null],
    revealBy: null,
    serverSeed: null,
  });
  expect(proofOf({ ...table, seq: 9 }, null)).toBe(proof);
  const later: [Partial<Table>, string | null, object][] = [
    [{}, 'ab', { serverSeed: 'ab', revealBy: null, commitment: 'c' }],
    [{ revealUntil: 61_000 }, 'ab', { serverSeed: 'ab', revealBy: isoTime(61_000) }],
    [{ commitment: 'd', revealUntil: 61_000 }, 'ab', { commitment: 'd' }],
    [{}, null, proof],
  ];
  for (const [change, seed, expected] of later)
    expect(proofOf({ ...table, ...change }, seed)).toMatchObject(expected);
});

test('the views of options, muted people, chat, waiting people and the evening are cached until their part changes', () => {
  const table = tableAfter(
    party(),
    sat(0, 'ada'),
    { kind: 'waiting', person: 'bo', name: 'BO' },
    { kind: 'muted', person: 'cy', muted: true },
    { kind: 'said', person: 'ada', name: 'ADA', text: 'Hello' },
  );
  const { options, muted, said, waiting, evening } = table;
  if (evening === null) return expect.fail();
  for (const [of, part, expected] of [
    [optionsOf, options, { target: 500, opening: 0 }],
    [mutedOf, muted, ['cy']],
    [saidOf, said, [{ at: isoTime(5000), person: 'ada', name: 'ADA', text: 'Hello' }]],
    [waitingOf, waiting, [{ person: 'bo', name: 'BO' }]],
  ] as const) {
    const make = of as (part: unknown) => unknown;
    expect(make(part)).toEqual(expected);
    expect(make(part)).toBe(make(part));
  }
  expect(eveningOf(evening)).toBe(eveningOf(evening));
});

test('the results of the last eight entries applied to a state are cached', () => {
  const { match } = tableAfter(opened({ seats: 2 }), sat(0, 'ada'), sat(1, 'bo'), started);
  const { setup, state } = match ?? expect.fail();
  const entry = { seat: 0, move: { type: 'roll' } };
  const first = applyEntry(setup.game, state, entry);
  expect(applyEntry(setup.game, state, entry)).toBe(first);
  const others = Array.from({ length: 7 }, () => applyEntry(setup.game, state, { ...entry }));
  expect(others.every((other) => other !== first)).toBe(true);
  expect(applyEntry(setup.game, state, entry)).toBe(first);
  applyEntry(setup.game, state, { ...entry });
  const again = applyEntry(setup.game, state, entry);
  expect(again).not.toBe(first);
  expect(again).toEqual(first);
  expect(applyEntry(setup.game, { ...(state as object) }, entry)).not.toBe(again);
});

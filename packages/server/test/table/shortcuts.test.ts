import { type GameId, gameOf, games } from '@dicehall/engine';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { snapshotText } from '../../src/service/snapshot-text.ts';
import { decideMove, decideStart } from '../../src/table/decide-move.ts';
import { decideSay } from '../../src/table/decide-seats.ts';
import { fold, foldOne } from '../../src/table/fold.ts';
import type { LogEvent } from '../../src/table/log-event.ts';
import { entriesOf } from '../../src/table/log-event.ts';
import { isoTime } from '../../src/table/parts.ts';
import { projectSnapshot } from '../../src/table/project.ts';
import { seatsToMove, seqFor, type Table } from '../../src/table/table.ts';

// The optimized code has to give the same results as the general code.

const person = (seat: number) => `person${seat}`;
const dice = {
  thrown: (index: number, count: number) =>
    Array.from({ length: count }, (_, die) => (((index * 7 + die * 5) % 6) + 1) as 1 | 2 | 3 | 4 | 5 | 6),
};

/** Returns the table after each event of a match with these choices. */
function tablesOf(game: GameId, choices: readonly number[]): Table[] {
  const { seats, options } = gameOf(game);
  const filled = Object.fromEntries(Object.entries(options).map(([name, option]) => [name, option.default]));
  const opened: LogEvent = {
    kind: 'opened',
    person: person(0),
    code: 'ABCDE',
    game,
    options: filled,
    seats: Math.max(2, seats.min),
    listed: false,
    watch: true,
    chat: true,
    clock: { kind: 'seconds', seconds: 30 },
    commitment: 'c',
  };
  let seq = 0;
  let table: Table | null = null;
  const tables: Table[] = [];
  const add = (body: LogEvent) => {
    seq += 1;
    table = foldOne('0123456789abcdef', table, { seq, at: 1000 * seq, key: null, body });
    tables.push(table);
    return table;
  };
  let now = add(opened);
  for (const seat of now.chairs.keys())
    now = add({ kind: 'sat', seat, person: person(seat), name: `"match":${seat} ä \\`, commitment: null });
  const begun = decideStart(now, person(0), dice);
  if (!begun.ok) throw new Error(begun.error.code);
  now = add(begun.value);
  for (const choice of choices) {
    const seat = seatsToMove(now)[0];
    if (seat === undefined || now.match === null) break;
    const { state, setup } = now.match;
    const legal = setup.game.facts.listsMoves
      ? setup.game.moves(state, seat)
      : [setup.game.fallbackMove(state, seat)];
    const move = legal[choice % legal.length];
    const played = decideMove(now, person(seat), { seq: seqFor(now, seat), move }, dice);
    if (!played.ok) throw new Error(played.error.code);
    now = add(played.value);
    if (choice % 5 === 0) {
      const said = decideSay(now, { id: person(seat), name: 'x' }, `{"match":0} ${choice}`);
      if (said.ok) now = add(said.value);
    }
  }
  return tables;
}

test.each(games.map(({ id }) => id))(
  'a snapshot of %s is serialized exactly like JSON.stringify, for every viewer',
  (game) => {
    const choices = fc.array(fc.nat(1000), { maxLength: 12 });
    fc.assert(
      fc.property(choices, fc.array(fc.nat(2)), (moves, absent) => {
        for (const [index, table] of tablesOf(game, moves).entries()) {
          for (const viewer of [person(0), person(1), null, 'somebody']) {
            const away = new Map(absent.includes(index % 3) ? [[person(index % 2), index] as const] : []);
            const viewContext = { away, watchers: index % 3, serverSeed: 'seed' };
            const snapshot = projectSnapshot(table, viewer, viewContext);
            expect(snapshotText(snapshot)).toBe(JSON.stringify(snapshot));
            const seats = snapshot.table.seats.map((seat) => seat.here);
            expect(seats).toEqual(table.chairs.map((c) => c.kind === 'person' && !away.has(c.person)));
          }
        }
      }),
      { numRuns: 20, endOnFailure: true },
    );
  },
);

test('a table remembers all muted people, without those who were unmuted', () => {
  let [now] = tablesOf('greed', []).slice(-1);
  for (let index = 0; index < 130 && now !== undefined; index += 1)
    now = foldOne(now.id, now, {
      seq: now.seq + 1,
      at: 0,
      key: null,
      body: { kind: 'muted', person: person(index), muted: index !== 120 },
    });
  expect(now?.muted).toHaveLength(129);
  expect(now?.muted).not.toContain(person(120));
});

test('the log of a match has all entries in order', () => {
  const tables = tablesOf('greed', [1, 2, 3, 4, 6, 7, 8, 9]);
  let length = 0;
  for (const { match } of tables) {
    const entries = entriesOf(match?.log ?? null);
    expect(entries.length).toBeGreaterThanOrEqual(length);
    expect(entries.filter(({ entry }) => 'dice' in entry)).toHaveLength(match?.throws ?? 0);
    length = entries.length;
  }
  expect(length).toBeGreaterThan(8);
  expect(fold('x', null, [])).toBeNull();
});

test('a time is formatted exactly as by toISOString', () => {
  const times = fc.integer({ min: 0, max: Date.UTC(9999, 11, 31) });
  fc.assert(fc.property(times, (at) => isoTime(at) === new Date(at).toISOString()));
});

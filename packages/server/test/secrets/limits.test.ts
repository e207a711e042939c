import { gameOf } from '@dicehall/engine';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { localBus } from '../../src/bus/bus.ts';
import { LiveTables } from '../../src/service/live-tables.ts';
import type { Store } from '../../src/store/index.ts';
import { type ChangeDecision, decidePlay, decideUndo } from '../../src/table/decide-move.ts';
import { decideMute, decideReact, decideSay, decideSettings } from '../../src/table/decide-seats.ts';
import type { LogLine } from '../../src/table/log-event.ts';
import { diceOf } from '../../src/table/match-dice.ts';
import { seqFor, type Table } from '../../src/table/table.ts';
import { people, points, seedHex, tableId, type WorldSetup, world } from '../support/secret-pairs.ts';
import { commit } from './asks.ts';

/** Makes a table from a log in memory, with a count of `publicEvents` public events. */
async function tableOf(lines: readonly LogLine[], publicEvents: number) {
  const store = {
    exclusive: true,
    tables: { linesAfter: async () => lines, seedOf: async () => seedHex },
    appender: { append: async () => 'written' },
  } as unknown as Store;
  const liveTables = new LiveTables({ store, bus: localBus(), now: () => 0, think: 0, onDeadline: () => {} });
  const live = await liveTables.find(tableId);
  if (live === null) throw new Error('No table');
  const padding = publicEvents - seqFor(live.table, 'table');
  live.table = { ...live.table, counts: live.table.counts.map((count) => count + padding) };
  return { live, liveTables };
}

/**
 * The actions of people other than the player of the secret seat, by name. The last commit of a turn is not among
 * them, because it is public.
 */
function actionsOf({ secretSeat, turn, order, commits }: WorldSetup) {
  const others = order.filter((seat) => seat !== secretSeat);
  const idOf = (seat: number) => people[seat] ?? '';
  const [one = 0, two = 0] = others;
  const uncommitted = order.slice(commits).filter((seat) => seat !== secretSeat);
  const mayCommit = order.slice(commits).includes(secretSeat) ? uncommitted : uncommitted.slice(1);
  const game = gameOf('hidden-pairs');
  const speaker = { id: idOf(one), name: 'Ada' };
  return {
    react: (table: Table) => decideReact(table, speaker, 'wow'),
    say: (table: Table) => decideSay(table, speaker, `turn ${turn}`),
    settings: (table: Table) => decideSettings(table, idOf(0), { chat: !table.chat }),
    mute: (table: Table) => decideMute(table, idOf(0), idOf(two), !table.muted.includes(idOf(two))),
    undo: (table: Table) => decideUndo(table, idOf(one)),
    ...Object.fromEntries(
      mayCommit.map((seat) => [
        `commit of ${seat}`,
        (table: Table) => decidePlay(table, seat, 'person', commit, diceOf(table, seedHex)),
      ]),
    ),
    ...Object.fromEntries(
      mayCommit.map((seat) => [
        `clock of ${seat}`,
        (table: Table) => {
          const move = table.match === null ? null : game.fallbackMove(table.match.state, seat);
          return decidePlay(table, seat, 'clock', move, diceOf(table, seedHex));
        },
      ]),
    ),
  } satisfies Record<string, (table: Table) => ChangeDecision>;
}

/**
 * Returns the outcome of each action in turn: the refusal or the number of events at the table, and whether the match
 * continues.
 */
async function outcomes(setup: WorldSetup, publicEvents: number, picks: readonly number[]) {
  const { live, liveTables } = await tableOf(world(setup), publicEvents);
  const actions = Object.entries(actionsOf(setup));
  const all: string[] = [];
  for (const pick of picks) {
    const [name, decide] = actions[pick % actions.length] ?? ['', decideNothing];
    const done = await liveTables.change(tableId, { person: null }, decide);
    const { table } = live;
    const outcome = done.ok ? seqFor(table, 'table') : done.error.code;
    all.push(`${name}: ${outcome}, ${table.status} ${table.match?.ended}`);
  }
  return all;
}
const decideNothing = (): ChangeDecision => ({ ok: true, value: null });

test('two matches that differ only in hidden choices accept the same actions of other players to the end', async () => {
  const seen = new Set<string>();
  const run = fc.asyncProperty(
    fc.constantFrom(...points),
    fc.tuple(fc.constantFrom(8000, 10_000), fc.integer({ min: -8, max: 1 })),
    fc.array(fc.nat(100), { minLength: 4, maxLength: 12 }),
    async (point, [limit, distance], picks) => {
      const worlds = [];
      for (const secret of ['a', 'b', 'c']) {
        worlds.push(await outcomes({ ...point, secret }, limit + distance, picks));
      }
      const [one = [], two, three] = worlds;
      expect(two).toEqual(one);
      expect(three).toEqual(one);
      for (const outcome of one) seen.add(outcome.replace(/^.*: (\d+, )?/, ''));
    },
  );
  await fc.assert(run, { numRuns: 150 });
  expect([...seen].sort()).toEqual(
    expect.arrayContaining(['log-full, playing null', 'over resigned', 'playing null']),
  );
});

import { parsePosition, unwrap } from '@dicehall/engine';
import { describe, expect, test, vi } from 'vitest';
import type { Bus } from '../../src/bus/bus.ts';
import { refusalAt } from '../../src/http/routes/responses.ts';
import { keepNewest } from '../../src/keep-newest.ts';
import { createMetrics } from '../../src/node/metrics.ts';
import { oneAtATime } from '../../src/one-at-a-time.ts';
import { Addresses } from '../../src/service/addresses.ts';
import { botQuestion, createBots, decideBotMove } from '../../src/service/bots.ts';
import { Checkpoints, maxMissedEvents } from '../../src/service/checkpoints.ts';
import type { LiveTables } from '../../src/service/live-tables.ts';
import { type RetentionDeps, RetentionJob } from '../../src/service/retention.ts';
import { indexChanged, tableIndexOf } from '../../src/service/table-index.ts';
import type { TableService } from '../../src/service/table-service.ts';
import { TurnScheduler } from '../../src/service/turn-scheduler.ts';
import type { RetentionKind, Store } from '../../src/store/index.ts';
import { leaving } from '../../src/table/decide-seats.ts';
import { foldOne } from '../../src/table/fold.ts';
import type { LogEvent } from '../../src/table/log-event.ts';
import type { Table } from '../../src/table/table.ts';
import { ones, opened, sat, tableAfter } from '../support/table-log.ts';

const bot: LogEvent = { kind: 'bot-added', seat: 2, strength: 'expert', temper: 'bold', name: 'Bot' };
const started: LogEvent = { kind: 'started', entries: [] };
const seated = [opened(), sat(0, 'ada'), sat(1, 'bo'), bot];
const running = [...seated, started];

describe('the server keeps some earlier states of a table', () => {
  const at = (seq: number, own: number) => ({ seq, counts: [own, seq], chairs: [{}] }) as unknown as Table;
  const states = (...all: readonly Table[]) => {
    const checkpoints = new Checkpoints();
    for (const state of all) checkpoints.add(state);
    return (viewer: 0 | 'table', since: number) => checkpoints.before(viewer, since)?.seq ?? null;
  };

  test('every 64th state is kept, and a viewer gets the newest one that is not newer than the last event they saw', () => {
    const before = states(at(63, 60), at(64, 61), at(65, 62), at(128, 121), at(192, 180));
    expect([before('table', 63), before('table', 64), before('table', 191), before('table', 500)]).toEqual([
      null,
      64,
      128,
      192,
    ]);
    expect([before(0, 60), before(0, 61), before(0, 121), before(0, 180)]).toEqual([null, 64, 128, 192]);
  });

  test('a state is dropped when every viewer has missed too many events since the next one', () => {
    const late = 128 + maxMissedEvents;
    const kept = 64 * Math.floor(late / 64) + 64;
    expect(states(at(64, 64), at(128, 128), at(kept, late - 1))('table', 100)).toBe(64);
    expect(states(at(64, 64), at(128, 128), at(kept, late))('table', 100)).toBeNull();
  });
});

test('each metric has the unit and the labels that its name states', async () => {
  const metrics = createMetrics({
    store: { health: async () => ({ writes: true }), retention: { size: async () => 5 } } as unknown as Store,
    bus: { isUp: () => false } as unknown as Bus,
    streams: () => 1,
    liveTables: () => 2,
    expertQuestions: () => 3,
    connectionWaits: () => 4,
  });
  metrics.written({ kind: 'played', seat: 1, by: 'clock', entries: [] }, 250);
  metrics.written({ kind: 'host', person: 'ada' }, 50);
  metrics.answered('/me', 'GET', 429, 500);
  metrics.answered('/me', 'GET', 404, 500);
  metrics.limited('connection');
  metrics.deleted({ chat: 6 });
  const lines = (await metrics.registry.metrics()).split('\n');
  expect(lines).toEqual(
    expect.arrayContaining([
      'dicehall_moves_total{by="clock"} 1',
      'dicehall_events_total{kind="host"} 1',
      'dicehall_write_seconds_sum 0.3',
      'dicehall_request_seconds_sum{route="/me",method="GET",status="429"} 0.5',
      'dicehall_limited_total{what="request"} 1',
      'dicehall_limited_total{what="connection"} 1',
      'dicehall_deleted_total{kind="chat"} 6',
      'dicehall_bus_up 0',
      'dicehall_store_up 1',
      'dicehall_streams 1',
      'dicehall_live_tables 2',
      'dicehall_expert_questions 3',
      'dicehall_connection_waits 4',
      'dicehall_database_bytes 5',
    ]),
  );
});

test('only the refusal of an outdated change carries the newest state', () => {
  const table = tableAfter(...running);
  const deps = { tableService: { snapshot: () => 'newest' }, liveTables: { known: () => ({ table }) } };
  const partsOf = (code: 'stale' | 'not-your-seat') =>
    refusalAt(deps as never, table.id, 'ada', { code }).parts;
  expect(partsOf('stale')).toEqual({ snapshot: 'newest', names: ['ADA', 'BO', 'Bot'] });
  expect(partsOf('not-your-seat')).toEqual({ names: ['ADA', 'BO', 'Bot'] });
});

describe('data is deleted when it reaches a certain age', () => {
  const now = 1000 * 86_400_000;
  function job(found: Partial<Record<string, number[]>>, more: Partial<RetentionDeps> = {}) {
    const done: unknown[] = [];
    const batch = (kind: string, before: Date, limit: number) => {
      done.push([kind, (now - before.getTime()) / 86_400_000]);
      expect(limit).toBe(100);
      return Array.from({ length: found[kind]?.shift() ?? 0 }, (_, index) => `${kind}${index}`);
    };
    const store = {
      removeTables: async (...of: Parameters<typeof batch>) => batch(...of),
      idlePeople: async (...of: Parameters<typeof batch>) =>
        batch(...of).map((id) => ({ id, name: 'Ada', since: new Date(0) })),
      clearLines: async (...of: Parameters<typeof batch>) => batch(...of),
      setCleared: async (kind: string) => void done.push(`cleared ${kind}`),
      vacuum: async () => void done.push('vacuum'),
    } as unknown as RetentionDeps['store'];
    const tell = (what: string) => (id: unknown) => void done.push(`${what} ${id}`);
    const retention = { open: 7, unfinished: 90, guests: 0, people: 400, chat: 30, networks: 10 };
    const runner = new RetentionJob(
      {
        store,
        exclusive: true,
        liveTables: {
          known: (id: string) => (id === 'open1' ? 'live' : undefined),
          drop: tell('drop'),
          reload: tell('reload'),
        } as unknown as LiveTables,
        tableService: {
          deletePerson: async ({ id }: { id: string }) => tell('delete')(id),
        } as unknown as TableService,
        now: () => now,
        publishChanged: tell('changed'),
        onRun: (counts) => void done.push(counts),
        ...more,
      },
      retention as Record<RetentionKind, number>,
    );
    return { runner, done };
  }

  test('each kind of data is deleted after its own number of days, or kept for ever', async () => {
    const { runner, done } = job({ open: [2], people: [1], chat: [1], networks: [0] });
    expect(await runner.run()).toEqual({ open: 2, people: 1, chat: 1 });
    expect(done).toEqual([
      ['people', 400],
      'delete people0',
      ['chat', 30],
      'reload chat0',
      'changed chat0',
      'cleared chat',
      ['networks', 10],
      'cleared networks',
      ['open', 7],
      'changed open0',
      'drop live',
      'changed open1',
      ['unfinished', 90],
      'vacuum',
      { open: 2, people: 1, chat: 1 },
    ]);
  });

  test('the deletion job repeats batches until one is not full', async () => {
    const { runner, done } = job({ chat: [100, 100, 3] });
    expect(await runner.run()).toEqual({ chat: 203 });
    expect(done.filter((one) => Array.isArray(one) && one[0] === 'chat')).toHaveLength(3);
  });

  test('only a process with sole use of the database frees space, and only after a deletion', async () => {
    const freed = async (found: Record<string, number[]>, exclusive: boolean) => {
      const { runner, done } = job(found, { exclusive });
      await runner.run();
      return done.includes('vacuum');
    };
    expect([
      await freed({}, true),
      await freed({ open: [1] }, true),
      await freed({ open: [1] }, false),
    ]).toEqual([false, true, false]);
  });

  test('a deletion job that is stopped before it starts deletes nothing', async () => {
    const { runner, done } = job({ open: [1], chat: [1] });
    await runner.stop();
    expect([await runner.run(), done]).toEqual([{}, [{}]]);
  });

  test('the pause after a full batch is as long as the batch, and at most a second', async () => {
    let time = 0;
    const pauses: unknown[] = [];
    vi.spyOn(performance, 'now').mockImplementation(() => time);
    vi.spyOn(globalThis, 'setTimeout').mockImplementation(((run: () => void, pause: number) => {
      pauses.push(pause);
      run();
    }) as never);
    const lasting = [70, 1500, 1000];
    const deletePerson = async () => {
      if (deleted % 100 === 0) time += lasting.shift() ?? 0;
      deleted += 1;
    };
    let deleted = 0;
    const { runner } = job(
      { people: [100, 100, 100, 1] },
      { tableService: { deletePerson } as unknown as TableService },
    );
    expect(await runner.run()).toEqual({ people: 301 });
    vi.restoreAllMocks();
    expect(pauses).toEqual([70, 1000, 1000]);
  });

  test('a job that is stopped while it deletes people deletes no further person, counts only those deleted, and stops after the last one', async () => {
    let stopped: Promise<void> | undefined;
    const deleted: string[] = [];
    const tableService = {
      async deletePerson({ id }: { id: string }) {
        deleted.push(id);
        if (deleted.length < 2) return;
        stopped = runner.stop().then(() => void deleted.push('stopped'));
        await new Promise((resolve) => setImmediate(resolve));
        deleted.push('done');
      },
    } as unknown as TableService;
    const { runner } = job({ people: [4], chat: [1] }, { tableService });
    expect(await runner.run()).toEqual({ people: 2 });
    await stopped;
    expect(deleted).toEqual(['people0', 'people1', 'done', 'stopped']);
  });
});

describe('the server plays the move of a bot at its own strength', () => {
  test('a bot plays its own seat at its own strength, and the seat of a person at steady level in balanced style', () => {
    const table = tableAfter(...running);
    expect(botQuestion(table, 2)).toMatchObject({
      strength: 'expert',
      temper: 'bold',
      seat: 2,
      seats: 3,
      person: 'ada',
      position: `${table.id} 5`,
    });
    expect(botQuestion(table, 1)).toMatchObject({
      strength: 'steady',
      temper: 'balanced',
      seat: 1,
      state: table.match?.state,
    });
    expect(botQuestion(tableAfter(...seated), 2)).toBeNull();
    const hostless = tableAfter(...running, { kind: 'resigned', seat: 0 }, { kind: 'resigned', seat: 1 });
    expect(botQuestion(hostless, 2)?.person).toBe('');
    const hidden = tableAfter(
      opened({ game: 'hidden-pairs', options: { turns: 1, luckyDice: 'one' } }),
      ...seated.slice(1),
      {
        kind: 'started',
        entries: ([1, 2, 3] as const).map((face, seat) => ({ seat, dice: [face, 1, 1, 1, 1, 1] })),
      },
    );
    expect(botQuestion(hidden, 2)?.state).toBeUndefined();
    const { match } = hidden;
    expect(botQuestion(hidden, 2)?.view).toEqual(match?.setup.game.view(match.state, 2));
    expect(botQuestion(hidden, 2)?.view).not.toEqual(match?.setup.game.view(match.state, 1));
  });

  test('experts who choose at the same time have moves of their own, and each move is used once', async () => {
    const asked: number[] = [];
    const choose = async ({ seat }: { seat: number }) => {
      asked.push(seat);
      return { type: `of ${seat}` };
    };
    const bots = createBots(() => 0.5, { choose });
    const ask = (seat: number) => ({ ...botQuestion(tableAfter(...running), 2), seat }) as never;
    await Promise.all([1, 2].map((seat) => bots.ponder?.(ask(seat))));
    expect([2, 1].map((seat) => bots.choose(ask(seat)))).toEqual([{ type: 'of 2' }, { type: 'of 1' }]);
    expect(asked).toEqual([1, 2]);
    expect(bots.choose(ask(2))).toBeUndefined();
    expect(asked).toEqual([1, 2, 2]);
  });

  test('bots of one strength differ by their temper', () => {
    const { game, state } = unwrap(parsePosition('greed - 1000,1000 11 0 - choose 350 51342'));
    const question = { ...botQuestion(tableAfter(...running), 2), view: game.view(state, 0), seat: 0, state };
    const moves = (['careful', 'bold'] as const).map((temper) =>
      createBots(() => 0.5).choose({ ...question, strength: 'steady', temper } as never),
    );
    expect(moves).toEqual([{ type: 'stop' }, { type: 'roll' }]);
  });

  test('an illegal move of a bot is replaced by the fallback move, and a bot that is still computing is asked again', () => {
    const table = tableAfter(...running);
    const played = (move: unknown) => decideBotMove(table, 0, { choose: () => move }, ones);
    expect(played({ type: 'fly' })).toMatchObject({
      ok: true,
      value: { by: 'bot', seat: 0, entries: [{ move: { type: 'roll' } }, {}] },
    });
    expect(played({ type: 'roll' })).toMatchObject({
      ok: true,
      value: { kind: 'played', by: 'bot', seat: 0 },
    });
    expect(played(undefined)).toEqual({ ok: false, error: { code: 'stale' } });
    expect(decideBotMove(tableAfter(...seated), 0, { choose: () => null }, ones)).toEqual({
      ok: false,
      error: { code: 'match-not-started' },
    });
  });

  test('an expert waits for its move for a while, and then plays at steady level until the game is solved', async () => {
    const errors: unknown[] = [];
    let time = 0;
    let answer: (move: unknown) => void = () => {};
    let refuse: (error: unknown) => void = () => {};
    const experts = {
      choose: () =>
        new Promise((resolve, reject) => {
          answer = resolve;
          refuse = reject;
        }),
    };
    const bots = createBots(
      () => 0.5,
      experts as never,
      (error) => errors.push(error),
      () => time,
    );
    const ask = (seq: number) =>
      ({ ...botQuestion(tableAfter(...running), 2), position: `t ${seq}`, seat: 2 }) as never;
    const roll = { type: 'roll' };
    expect(bots.choose(ask(1))).toBeUndefined();
    answer({ type: 'expert' });
    await Promise.resolve();
    await Promise.resolve();
    expect(bots.choose(ask(1))).toEqual({ type: 'expert' });
    expect(bots.choose(ask(2))).toBeUndefined();
    time = 15_000;
    expect(bots.choose(ask(2))).toBeUndefined();
    time = 15_001;
    expect(bots.choose(ask(2))).toEqual(roll);
    expect(bots.choose(ask(3))).toBeUndefined();
    refuse(new Error('too large'));
    await new Promise((resolve) => setImmediate(resolve));
    expect([bots.choose(ask(3)), errors]).toEqual([roll, [new Error('too large')]]);
    vi.useFakeTimers();
    let isPondering = true;
    void bots.ponder?.(ask(4)).then(() => {
      isPondering = false;
    });
    await vi.advanceTimersByTimeAsync(149);
    expect(isPondering).toBe(true);
    await vi.advanceTimersByTimeAsync(1);
    vi.useRealTimers();
    expect(isPondering).toBe(false);
    expect(bots.choose(ask(4))).toBeUndefined();
    answer(null);
    await new Promise((resolve) => setImmediate(resolve));
    expect(bots.choose(ask(4))).toEqual(roll);
    // The server waits for a bot that computes, and caches its move for a minute.
    const pondering = bots.ponder?.(ask(6));
    answer({ type: 'stop' });
    await pondering;
    expect(bots.choose(ask(6))).toEqual({ type: 'stop' });
    void bots.ponder?.(ask(7));
    answer({ type: 'stop' });
    await new Promise((resolve) => setImmediate(resolve));
    time += 60_000;
    void bots.ponder?.(ask(8));
    expect(bots.choose(ask(7))).toEqual({ type: 'stop' });
    void bots.ponder?.(ask(9));
    answer({ type: 'stop' });
    await new Promise((resolve) => setImmediate(resolve));
    time += 60_001;
    void bots.ponder?.(ask(10));
    expect(bots.choose(ask(9))).toBeUndefined();
    const without = createBots(() => 0.5);
    expect(without.choose(ask(5))).toEqual(roll);
    await without.ponder?.(ask(5));
  });
});

describe('the search index has the people, seats and results of each table', () => {
  test('the index has the people with their seats, and scores and places only once the match is over', () => {
    const index = tableIndexOf(tableAfter(...running), 9000);
    expect(index).toMatchObject({
      code: 'ABCDE',
      game: 'greed',
      evening: null,
      status: 'playing',
      listed: false,
      host: 'ada',
      ended: null,
    });
    expect(index.lobby).toMatchObject({
      code: 'ABCDE',
      names: ['ADA', 'BO', 'Bot'],
      seats: 3,
      grows: false,
      created: new Date(1000).toISOString(),
    });
    expect(index.seats).toEqual([
      { seat: 0, person: 'ada', score: null, place: null },
      { seat: 1, person: 'bo', score: null, place: null },
    ]);
    const over = tableIndexOf(
      tableAfter(...running, { kind: 'resigned', seat: 0 }, { kind: 'resigned', seat: 1 }),
      9000,
    );
    expect([over.ended, over.seats.map(({ score, place }) => [score, place])]).toEqual([
      9000,
      [
        [0, 2],
        [0, 2],
      ],
    ]);
  });

  test('a growing table offers all seats of its game until it starts', () => {
    const seats = (...events: LogEvent[]) =>
      tableIndexOf(tableAfter(opened({ seats: 0, grows: true }), sat(0, 'ada'), sat(1, 'bo'), ...events), 0)
        .lobby.seats;
    expect([seats(), seats(started)]).toEqual([8, 2]);
  });

  test.each<[LogEvent, boolean]>([
    [{ kind: 'settings', listed: true }, true],
    [{ kind: 'settings', chat: false }, false],
    [{ kind: 'host', person: 'bo' }, true],
    [{ kind: 'settings', clock: { kind: 'days', days: 2 } }, true],
    [{ kind: 'game', game: 'threes', options: {}, stands: [] }, true],
    [{ kind: 'game', game: 'greed', options: { target: 900 }, stands: [] }, true],
    [{ kind: 'stood', seat: 1, person: 'bo', removed: false }, true],
    [{ kind: 'said', person: 'bo', name: 'BO', text: 'hi' }, false],
    [started, true],
  ])('the event %j changes the index of tables: %s', (event, changed) => {
    const before = tableAfter(...seated);
    const after = foldOne(before.id, before, { seq: before.seq + 1, at: 9000, key: null, body: event });
    expect(indexChanged(before, after)).toBe(changed);
  });
});

test('a person who leaves gives up the seat before the match, resigns during it, and changes nothing after it', () => {
  const left = (table: Table, person = 'bo') => {
    const decision = leaving(table, person);
    return decision.ok ? decision.value : decision.error.code;
  };
  expect(left(tableAfter(...seated))).toEqual({ kind: 'stood', seat: 1, person: 'bo', removed: false });
  expect(left(tableAfter(...running))).toEqual({ kind: 'resigned', seat: 1 });
  expect(left(tableAfter(...running, { kind: 'resigned', seat: 1 }))).toBe('seat-resigned');
  expect(left(tableAfter(...running, { kind: 'resigned', seat: 0 }, { kind: 'resigned', seat: 1 }))).toBe(
    'match-over',
  );
  expect(left(tableAfter(...running), 'dan')).toBe('match-over');
});

test('a queue runs one action at a time in order, even after one that failed', async () => {
  const run = oneAtATime();
  const log: string[] = [];
  const action = (name: string) => async () => {
    log.push(`begin ${name}`);
    await new Promise((resolve) => setImmediate(resolve));
    log.push(`end ${name}`);
    if (name === 'two') throw new Error(name);
    return name;
  };
  const results = await Promise.allSettled(['one', 'two', 'three'].map((name) => run(action(name))));
  expect(log).toEqual(['one', 'two', 'three'].flatMap((name) => [`begin ${name}`, `end ${name}`]));
  expect(results).toEqual([
    { status: 'fulfilled', value: 'one' },
    { status: 'rejected', reason: new Error('two') },
    { status: 'fulfilled', value: 'three' },
  ]);
});

test('a full cache keeps its newest entries, and an entry that is used again becomes the newest', () => {
  const cache = new Map<string, number>();
  for (const [value, key] of ['a', 'b', 'c', 'a', 'd'].entries()) keepNewest(cache, key, value, 3);
  expect([...cache]).toEqual([
    ['c', 2],
    ['a', 3],
    ['d', 4],
  ]);
});

test('the network of a person is that of their last request, or the id of the person if it is unknown', () => {
  const addresses = new Addresses();
  expect(addresses.of('ada')).toBe('ada');
  for (const network of ['home', 'office']) addresses.note('ada', network);
  expect([addresses.of('ada'), addresses.of('bo')]).toEqual(['office', 'bo']);
  // Of 10,001 people, the first one is forgotten.
  for (let index = 0; index < 10_000; index += 1) addresses.note(`person${index}`, 'home');
  expect([addresses.of('ada'), addresses.of('person0'), addresses.of('person9999')]).toEqual([
    'ada',
    'home',
    'home',
  ]);
});

// These tests have no server, because a server would lose its pending timers when the real timers are restored.
test('a node waits for a deadline in more than 24 days, and looks again half a second after the store has failed', async () => {
  const errors: unknown[] = [];
  const claim = vi.fn(async () => [] as string[]).mockRejectedValueOnce(new Error('no answer'));
  const day = 86_400_000;
  const store = { exclusive: true, deadlines: { claim, next: async () => 30 * day } } as unknown as Store;
  vi.useFakeTimers({ now: 0 });
  const scheduler = new TurnScheduler({
    ...{ store, liveTables: {} as LiveTables, bots: { choose: () => null }, now: Date.now, think: 900 },
    onError: (error) => errors.push(error),
  });
  scheduler.start();
  await vi.advanceTimersByTimeAsync(499);
  expect([claim.mock.calls.length, errors]).toEqual([1, [new Error('no answer')]]);
  await vi.advanceTimersByTimeAsync(1);
  expect(claim.mock.calls).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(100);
  await scheduler.stop();
  vi.useRealTimers();
  expect(claim.mock.calls).toHaveLength(2);
});

test('a node claims tables with a passed deadline for one second, and looks for those of other nodes every half second', async () => {
  const claim = vi.fn(async () => [] as string[]);
  const store = { exclusive: false, deadlines: { claim, next: async () => null } } as unknown as Store;
  const more = { store, liveTables: {} as LiveTables, bots: { choose: () => null } };
  vi.useFakeTimers({ now: 5000 });
  const scheduler = new TurnScheduler({
    ...more,
    now: Date.now,
    think: 900,
    onError: (error) => expect.unreachable(String(error)),
  });
  scheduler.start();
  await vi.advanceTimersByTimeAsync(1000);
  await scheduler.stop();
  vi.useRealTimers();
  expect(claim.mock.calls).toEqual([5000, 5500, 6000].map((at) => [at, 1000, 64]));
});

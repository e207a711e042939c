import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createAppender } from '../../src/store/append.ts';
import { fakeDatabase } from '../support/fake-database.ts';
import { created, indexFor, plain } from './contract/fixtures.ts';

/** Makes an appender over a database that writes every line, with a simulated clock. */
class World {
  /** The statements, pauses and answers to writers, in order. */
  happened: string[] = [];
  /** The time in milliseconds. */
  now = 0;
  /** The duration of a statement in milliseconds. */
  duration = 0;
  /** Called while a statement runs. */
  meanwhile = () => {};
  isOver = false;

  readonly db = fakeDatabase(async (statement, values) => {
    const [command = ''] = statement.trim().split(/\s/);
    const tables = String(values.find((value) => String(value).startsWith('t')) ?? '');
    const about = ['people', 'tokens', 'deadlines'].filter((name) => statement.includes(name));
    const isIndex = statement.includes('update "tables"');
    const lines = [tables.split('\u001f').length, ...about].join(' ');
    this.happened.push(isIndex ? 'index' : command === 'with' ? lines : command.toLowerCase());
    this.meanwhile();
    await new Promise<void>((resolve) => setImmediate(() => this.isOver || resolve()));
    this.now += this.duration;
    return { rows: command === 'with' ? [{ won: tables }] : [] };
  });
}

let world: World;
const spies: { mockRestore(): void }[] = [];
beforeEach(() => {
  const own = new World();
  world = own;
  const wait = globalThis.setTimeout;
  spies.push(vi.spyOn(performance, 'now').mockImplementation(() => own.now));
  const timer = vi.spyOn(globalThis, 'setTimeout');
  spies.push(timer);
  // The pauses of the appender end at once. Timers of other code in this process stay unchanged.
  timer.mockImplementation(((run: () => void, ms: number) => {
    if (!new Error().stack?.includes('/store/append.ts')) return wait(run, ms);
    own.happened.push(`pause ${ms}`);
    own.now += ms;
    return setImmediate(run);
  }) as unknown as typeof setTimeout);
});
afterEach(() => {
  world.isOver = true;
  for (const spy of spies.splice(0)) spy.mockRestore();
});

const appenderOf = (blocking: boolean) => createAppender(world.db, blocking, () => {});

test('writing a line takes one statement, and a transaction only if the line changes the search index', async () => {
  const { append } = appenderOf(true);
  await append(plain('t1', 2));
  expect(world.happened.splice(0)).toEqual(['1']);
  await Promise.all([append(plain('t1', 3)), append({ ...plain('t2', 2), index: indexFor('t2') })]);
  expect(world.happened).toEqual(['begin', '2', 'index', 'commit']);
});

test('a statement checks people and tokens, and sets deadlines, only if a line needs it', async () => {
  const { append } = appenderOf(true);
  await append({ ...plain('t1', 2), needs: { person: null, token: null, table: null } });
  await append({ ...plain('t1', 3), needs: { person: 'a', token: 'b', table: null } });
  await append({ ...plain('t1', 4), needs: { person: null, token: 'b', table: null } });
  for (const deadline of [null, created]) await append({ ...plain('t1', 5), deadline });
  expect(world.happened).toEqual(['1', '1 people tokens', '1 people tokens', '1 deadlines', '1 deadlines']);
});

test.each([
  [512, true],
  [128, false],
])('one commit writes at most %d lines if writing blocks the process: %s', async (max, blocking) => {
  const { append } = appenderOf(blocking);
  await Promise.all(Array.from({ length: max + 1 }, (_, n) => append(plain(`t${n}`, 2))));
  expect(world.happened).toEqual([`${max}`, '1']);
});

test('one commit writes at most one line of each table', async () => {
  const { append } = appenderOf(true);
  await Promise.all([append(plain('t1', 2)), append(plain('t1', 3)), append(plain('t2', 2))]);
  expect(world.happened).toEqual(['2', '1']);
});

/** Appends a line, and a second one while the first is being written. */
async function twoInARow(blocking: boolean): Promise<string[]> {
  const own = world;
  const appender = appenderOf(blocking);
  const write = (table: string) =>
    appender.append(plain(table, 2)).then(() => void own.happened.push(`${table} told`));
  own.meanwhile = () => {
    own.meanwhile = () => {};
    void write('t2');
  };
  void write('t1');
  await appender.idle();
  return own.happened.splice(0);
}

test('a writer continues before the next statement if writing blocks the process, and during it otherwise', async () => {
  expect(await twoInARow(true)).toEqual(['1', 't1 told', '1', 't2 told']);
  expect(await twoInARow(false)).toEqual(['1', '1', 't1 told', 't2 told']);
});

test.each([
  [1, []],
  [2, ['pause 2']],
  [15, ['pause 15']],
  [1000, ['pause 20']],
])(
  'a blocking statement of %d ms is followed by a pause of the same length, of 20 ms at most',
  async (ms, pause) => {
    world.duration = ms;
    world.now = 50;
    expect(await twoInARow(true)).toEqual(['1', ...pause, 't1 told', '1', 't2 told']);
    expect(await twoInARow(false)).toEqual(['1', '1', 't1 told', 't2 told']);
  },
);

test('a single writer waits only for the remainder of the last pause', async () => {
  const { append, idle } = appenderOf(true);
  world.duration = 10;
  await append(plain('t1', 2));
  await idle();
  world.now += 10;
  await append(plain('t1', 3));
  await idle();
  expect(world.happened).toEqual(['1', '1']);
  world.now += 4;
  await append(plain('t1', 4));
  expect(world.happened).toEqual(['1', '1', 'pause 6', '1']);
});

test('a failed statement rejects its writers and is reported, and later lines are written', async () => {
  const noted: unknown[] = [];
  const failure = new Error('disk');
  const { append } = createAppender(world.db, true, (error) => noted.push(error));
  world.meanwhile = () => {
    throw failure;
  };
  await expect(append(plain('t1', 2))).rejects.toBe(failure);
  expect(noted).toEqual([failure]);
  world.meanwhile = () => {};
  expect(await append(plain('t1', 2))).toBe('written');
});

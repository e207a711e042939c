import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createHealth } from '../../src/store/health.ts';
import { fakeDatabase } from '../support/fake-database.ts';

/** The simulated time in milliseconds. */
let now = 0;
/** The statements that one connection got, and the values written through the other. */
let asked: { readonly db: unknown[]; readonly writer: unknown[] };
let answer: { db: () => Promise<unknown>; writer: () => Promise<unknown> };
const spies: { mockRestore(): void }[] = [];

beforeEach(() => {
  now = 0;
  asked = { db: [], writer: [] };
  const well = async () => {};
  answer = { db: well, writer: well };
  spies.push(vi.spyOn(performance, 'now').mockImplementation(() => now));
});
afterEach(() => {
  for (const spy of spies.splice(0)) spy.mockRestore();
});

const database = (name: 'db' | 'writer') =>
  fakeDatabase(async (statement, values) => {
    asked[name].push(name === 'db' ? statement : values);
    await answer[name]();
    return { rows: [] };
  });
/** The first migration that the schema lacks. */
let lacks: string | null = null;
const newHealth = () => {
  const db = database('db');
  return createHealth(database('writer'), async () => {
    await sql`select 1`.execute(db);
    return lacks;
  });
};

const well = { answers: true, writes: true, lacks: null, error: null };
const readOnly = Object.assign(new Error('read-only transaction'), { code: '25006' });
const full = Object.assign(new Error('could not extend file'), { code: '53100' });

test('the result of a health check is reused for a second', async () => {
  const health = newHealth();
  expect(await health.check()).toEqual(well);
  now = 1000;
  await health.check();
  // The check always writes the same row.
  expect(asked).toEqual({ db: ['select 1'], writer: [['last-check', '']] });
  now = 1001;
  answer.db = () => Promise.reject(readOnly);
  expect(await health.check()).toEqual({ answers: false, writes: false, lacks: null, error: readOnly });
  expect([asked.db.length, asked.writer.length]).toEqual([2, 1]);
});

test('a store that accepts no writes reports the reason', async () => {
  answer.writer = () => Promise.reject(readOnly);
  expect(await newHealth().check()).toEqual({ answers: true, writes: false, lacks: null, error: readOnly });
});

test('a store whose schema is older reports the migration that it lacks', async () => {
  const health = newHealth();
  lacks = '006-retention';
  expect(await health.check()).toEqual({ ...well, lacks });
  lacks = null;
  now = 1001;
  expect(await health.check()).toEqual(well);
});

test('a store counts as unable to write for five seconds after its disk was full, even if a check succeeds', async () => {
  const health = newHealth();
  await health.check();
  health.noteFailure(full);
  const refusing = { answers: true, writes: false, lacks: null, error: full };
  expect(await health.check()).toEqual(refusing);
  now = 3999;
  expect(await health.check()).toEqual(refusing);
  now = 5000;
  expect(await health.check()).toEqual(well);
});

test('a write that fails for another reason than a full disk does not affect the health of the store', async () => {
  const health = newHealth();
  await health.check();
  health.noteFailure(new Error('duplicate key'));
  expect(await health.check()).toEqual(well);
  expect([asked.db.length, asked.writer.length]).toEqual([1, 1]);
});

test.each(['db', 'writer'] as const)(
  'a store that hangs (%s) is not ready after 1.5 seconds',
  async (name) => {
    answer[name] = () => new Promise(() => {});
    const wait = globalThis.setTimeout;
    const timer = vi.spyOn(globalThis, 'setTimeout');
    spies.push(timer);
    timer.mockImplementation(((run: () => void, ms: number) =>
      ms === 1500 ? setImmediate(setImmediate, run) : wait(run, ms)) as unknown as typeof setTimeout);
    const health = await newHealth().check();
    const error = new Error('The database does not answer');
    expect(health).toEqual({ answers: name === 'writer', writes: false, lacks: null, error });
  },
);

test('a finished health check does not keep the process alive', async () => {
  const [set, ended] = [vi.spyOn(globalThis, 'setTimeout'), vi.spyOn(globalThis, 'clearTimeout')];
  spies.push(set, ended);
  await newHealth().check();
  const timers = set.mock.results.filter((_, n) => set.mock.calls[n]?.[1] === 1500);
  const left = timers.filter(({ value }) => ended.mock.calls.every(([timer]) => timer !== value));
  expect([timers.length, left.length]).toEqual([2, 0]);
});

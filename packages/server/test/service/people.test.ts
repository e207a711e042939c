import { expect, test } from 'vitest';
import { People } from '../../src/service/people.ts';
import type { PeopleStore, PersonRow } from '../../src/store/index.ts';

const since = new Date('2026-01-01T00:00:00Z');

/** Makes people over a store that counts its reads and whose answers the test controls. */
function counted() {
  let reads = 0;
  let changes = 3;
  const waiting: (() => void)[] = [];
  const store = {
    find: async (id: string) => {
      reads += 1;
      await new Promise<void>((resolve) => waiting.push(resolve));
      return { id, name: 'Ada', since };
    },
    changes: async () => changes,
  } as unknown as PeopleStore;
  const people = new People({ store, now: () => 0, publishChanged: () => {} });
  const answer = () => {
    for (const resolve of waiting.splice(0)) resolve();
  };
  const find = async (id: string) => {
    const found = people.find(id);
    answer();
    return found;
  };
  return {
    people,
    find,
    answer,
    reads: () => reads,
    change: () => {
      changes += 1;
    },
  };
}

test('a person is read only once until their data changes', async () => {
  const { people, find, reads } = counted();
  await find('ada');
  await find('ada');
  expect(reads()).toBe(1);
  people.forget('bo', null);
  await find('ada');
  expect(reads()).toBe(1);
  people.forget('ada', null);
  await find('ada');
  expect(reads()).toBe(2);
});

test('data read before a revocation is not cached after it', async () => {
  const { people, find, answer, reads } = counted();
  const early = people.find('ada');
  people.forget('ada', 4);
  answer();
  await early;
  await find('ada');
  expect(reads()).toBe(2);
});

test('a change on another node clears the cache of people unless a hint announced the change', async () => {
  const { people, find, reads, change } = counted();
  expect(await people.readMissed()).toBe(false);
  await find('ada');
  change();
  expect(await people.readMissed()).toBe(true);
  await find('ada');
  expect(reads()).toBe(2);
  change();
  people.forget('bo', 5);
  expect(await people.readMissed()).toBe(false);
  await find('ada');
  expect(reads()).toBe(2);
});

/** Makes people over a store in memory, and records its calls. */
function remembered(answers: Partial<PeopleStore> = {}) {
  const time = { now: since.getTime() };
  const calls: unknown[][] = [];
  const published: unknown[][] = [];
  const row = (id: string): PersonRow => ({ id, name: id, since });
  const noting =
    <Value>(name: string, answer: (id: string) => Value) =>
    async (id: string, ...more: unknown[]) => {
      calls.push([name, id, ...more]);
      return answer(id);
    };
  const store = {
    find: noting('find', (id) => (id === 'nobody' ? null : row(id))),
    visit: noting('visit', row),
    byTokenHash: noting('token', () => ({ ...row('ada'), token: 'tok' })),
    rename: noting('rename', () => undefined),
    remove: noting('remove', () => ({ change: 7, tables: ['t1', 't2'] })),
    removeToken: noting('removeToken', (id) => (id === 'ada' ? 8 : null)),
    add: async (person: PersonRow) => void calls.push(['add', person]),
    ...answers,
  } as unknown as PeopleStore;
  const people = new People({
    store,
    now: () => time.now,
    publishChanged: (...given) => void published.push(given),
  });
  return { people, calls, published, time };
}

test('a person is read again after a minute, and one who was not found is read again at once', async () => {
  const { people, calls, time } = remembered();
  for (const wait of [0, 59_999, 1, 0]) {
    time.now += wait;
    await people.find('ada');
  }
  expect(calls).toHaveLength(2);
  expect([await people.find('nobody'), await people.find('nobody'), calls.length]).toEqual([null, null, 4]);
});

test('a visit is recorded with its time, and caches the person', async () => {
  const { people, calls } = remembered();
  const person = { id: 'ada', name: 'ada', kind: 'guest', since: '2026-01-01T00:00:00.000Z' };
  expect(await people.visit('ada')).toEqual(person);
  expect(await people.find('ada')).toEqual(person);
  expect(calls).toEqual([['visit', 'ada', since]]);
});

test('a person is cached with the token they used, or without one if they used a cookie', async () => {
  const { people, calls } = remembered();
  const [first, again, visitor] = [
    await people.byToken('secret'),
    await people.byToken('secret'),
    await people.visit('ada'),
  ];
  const hash = '2bb80d537b1da3e38bd30361aa855686bde0eacd7162fef6a25fe97bf527a25b';
  expect(calls).toEqual([
    ['token', hash, since],
    ['visit', 'ada', since],
  ]);
  const tokens = [first, again, visitor].map((person) => person && people.tokenOf(person));
  expect(tokens).toEqual(['tok', 'tok', null]);
});

test('a node caches at most 100,000 people, then clears the cache', async () => {
  const { people, calls } = remembered();
  const isKnown = async (id: string) => {
    const before = calls.length;
    await people.find(id);
    return calls.length === before;
  };
  await Promise.all(Array.from({ length: 100_000 }, (_, one) => people.find(`p${one}`)));
  expect([await isKnown('p0'), await isKnown('p99999'), await isKnown('new')]).toEqual([true, true, false]);
  expect([await isKnown('new'), await isKnown('p99999')]).toEqual([true, false]);
});

test('all nodes are notified when a person is renamed or deleted or loses a token', async () => {
  const { people, calls, published } = remembered();
  const guest = await people.createGuest('Ada');
  expect(guest).toEqual({ id: expect.any(String), name: 'Ada', kind: 'guest', since: since.toISOString() });
  expect(calls.shift()).toEqual(['add', { id: guest.id, name: 'Ada', since }]);
  expect(await people.rename(guest, 'Bo')).toEqual({ ...guest, name: 'Bo' });
  expect(await people.remove('cy')).toEqual(['t1', 't2']);
  expect([await people.removeToken('ada', 'tok'), await people.removeToken('bo', 'tok')]).toEqual([
    true,
    false,
  ]);
  expect(published).toEqual([
    [guest.id, null],
    ['cy', 7],
    ['ada', 8],
  ]);
});

test('a person has at most 20 tokens, of which only the hash is saved', async () => {
  const rows: unknown[] = Array.from({ length: 19 }, () => ({ id: 't', label: 'x', since, last_used: null }));
  const { people } = remembered({
    tokensOf: (async () => rows) as unknown as PeopleStore['tokensOf'],
    addToken: async (row) => void rows.push(row),
  });
  const added = await people.addToken('ada', 'phone');
  expect(added).toMatchObject({ label: 'phone', lastUsed: null, since: since.toISOString() });
  expect(added?.secret).toMatch(/^dicehall_[\w-]{43}$/);
  const { hash, ...row } = rows.at(-1) as { readonly hash: string };
  expect(row).toEqual({ id: added?.id, person: 'ada', label: 'phone', since, last_used: null });
  expect(hash).toMatch(/^[0-9a-f]{64}$/);
  expect(await people.addToken('ada', 'another')).toBeNull();
  rows.splice(0, 19, { id: 'old', label: 'pc', since, last_used: since });
  expect((await people.tokens('ada')).map(({ label, lastUsed }) => [label, lastUsed])).toEqual([
    ['pc', since.toISOString()],
    ['phone', null],
  ]);
});

test('a node notices the changes of other nodes even if it missed their hints', async () => {
  const database = { change: 3 };
  const known = () => remembered({ changes: async () => database.change }).people;
  const [fresh, late] = [known(), known()];
  // Before the first read, a hint does not show how many changes were made earlier.
  fresh.forget('ada', 1);
  expect([await fresh.readMissed(), await late.readMissed()]).toEqual([false, false]);
  database.change = 5;
  late.forget('bo', 5);
  expect(await late.readMissed()).toBe(true);
  // A replica of the database may lag behind.
  database.change = 4;
  expect(await late.readMissed()).toBe(false);
  database.change = 5;
  expect(await late.readMissed()).toBe(false);
});

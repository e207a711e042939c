import { expect, test } from 'vitest';
import { People } from '../../src/service/people.ts';
import type { PeopleStore } from '../../src/store/index.ts';

const since = new Date('2026-01-01T00:00:00Z');

/** People over a store that counts its reads and answers when it is told to. */
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

test('a person is read once, until they change', async () => {
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

test('a read from before a revocation is not kept after it', async () => {
  const { people, find, answer, reads } = counted();
  const early = people.find('ada');
  people.forget('ada', 4);
  answer();
  await early;
  await find('ada');
  expect(reads()).toBe(2);
});

test('a change of another node without a hint drops everybody, and one with a hint does not', async () => {
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

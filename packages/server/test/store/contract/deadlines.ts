import { expect } from 'vitest';
import { created, plain, type Rule } from './fixtures.ts';

export function deadlinesContract(it: Rule): void {
  it('the store gives a table whose deadline has passed to one node, and to another node after the lease', async ({
    store,
    table,
  }) => {
    const [early, late] = [await table(), await table()];
    await store.appender.append({ ...plain(early, 2), deadline: created + 100 });
    await store.appender.append({ ...plain(late, 2), deadline: created + 200 });
    expect(await store.deadlines.next()).toBe(created + 100);
    expect(await store.deadlines.claim(created + 99, 50, 10)).toEqual([]);
    const takers = await Promise.all([1, 2, 3].map(() => store.deadlines.claim(created + 150, 100, 10)));
    expect(takers.flat()).toEqual([early]);
    expect(await store.deadlines.claim(created + 190, 50, 10)).toEqual([]);
    expect((await store.deadlines.claim(created + 300, 50, 10)).sort()).toEqual([early, late].sort());
    await store.appender.append({ ...plain(early, 3), deadline: null });
    await store.deadlines.set(late, null);
    expect(await store.deadlines.next()).toBeNull();
  });

  it('the store sets and clears deadlines immediately, and returns the earliest first', async ({
    store,
    table,
  }) => {
    const [first, second, third] = [await table(), await table(), await table()];
    await store.appender.append({ ...plain(third, 2), deadline: created + 100 });
    await Promise.all([
      store.appender.append({ ...plain(first, 2), deadline: created + 300 }),
      store.appender.append({ ...plain(second, 2), deadline: created + 200 }),
      store.appender.append({ ...plain(third, 3), deadline: null }),
    ]);
    await Promise.all([
      store.appender.append({ ...plain(first, 3), deadline: null }),
      store.appender.append({ ...plain(third, 4), deadline: created + 400 }),
    ]);
    expect(await store.deadlines.claim(created + 999, 1000, 1)).toEqual([second]);
    expect(await store.deadlines.claim(created + 999, 1000, 1)).toEqual([third]);
    expect(await store.deadlines.claim(created + 999, 1000, 1)).toEqual([]);
    for (const one of [second, third]) await store.deadlines.set(one, null);
  });
}

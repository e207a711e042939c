import { expect } from 'vitest';
import { ada, bo, created, type Rule } from './fixtures.ts';

export function peopleContract(it: Rule): void {
  it('a new store has counted no deletions and no revocations', async ({ store }) => {
    expect(await store.people.changes()).toBe(0);
  });

  it('the store saves people and their tokens, and deletes both together', async ({ store }) => {
    const since = new Date(created);
    await store.people.add({ id: bo, name: 'Bo', since });
    await store.people.rename(bo, 'Bö');
    expect(await store.people.find(bo)).toEqual({ id: bo, name: 'Bö', since });
    await store.people.addToken({
      id: 'one',
      person: bo,
      label: 'my bot',
      hash: 'h',
      since,
      last_used: null,
    });
    expect(await store.people.byTokenHash('h', since)).toMatchObject({ id: bo });
    expect(await store.people.tokensOf(bo)).toEqual([
      { id: 'one', label: 'my bot', since, last_used: since },
    ]);
    const lastUse = async (after: number) => {
      await store.people.byTokenHash('h', new Date(created + after));
      return (await store.people.tokensOf(bo))[0]?.last_used;
    };
    expect(await lastUse(60_000)).toEqual(since);
    expect(await lastUse(60_001)).toEqual(new Date(created + 60_001));
    const before = await store.people.changes();
    expect(await store.people.removeToken(ada, 'one')).toBeNull();
    expect(await store.people.removeToken(bo, 'one')).toBe(before + 1);
    await store.people.addToken({ id: 'two', person: bo, label: 'x', hash: 'h2', since, last_used: null });
    expect(await store.people.remove(bo, '—')).toEqual({ change: before + 2, tables: [] });
    expect(await store.people.changes()).toBe(before + 2);
    expect(await store.people.find(bo)).toBeNull();
    expect(await store.people.byTokenHash('h2', since)).toBeNull();
  });

  it('the store records the last visit of a person to the day, and nothing of unknown people', async ({
    store,
  }) => {
    const [since, day] = [new Date(created), 86_400_000];
    await store.people.add({ id: bo, name: 'Bo', since });
    const visited = async (after: number, before: number) => {
      expect(await store.people.visit(bo, new Date(created + after))).toEqual({ id: bo, name: 'Bo', since });
      const idle = await store.retention.idlePeople('guests', new Date(created + before), 100);
      return idle.every(({ id }) => id !== bo);
    };
    expect(await visited(day, 1)).toBe(false);
    expect(await visited(day + 1, day + 1)).toBe(true);
    expect(await visited(2 * day + 1, day + 2)).toBe(false);
    expect(await store.people.visit('nobody', since)).toBeNull();
  });

  it('the store keeps the first value that is written for a shared setting', async ({ store }) => {
    expect(await store.people.setting('secret', () => 'one')).toBe('one');
    expect(await store.people.setting('secret', () => 'two')).toBe('one');
  });
}

import { expect } from 'vitest';
import { migrate } from '../../../src/store/migrations.ts';
import type { Rule } from './fixtures.ts';

export function upkeepContract(it: Rule): void {
  it('a second migration changes nothing', async ({ database, store, table }) => {
    const id = await table();
    await Promise.all([migrate(database.db), migrate(database.db)]);
    expect(await store.tables.linesAfter(id, 0)).toHaveLength(1);
  });

  it('the store reports whether it answers and accepts writes', async ({ store }) => {
    expect(await store.health()).toEqual({ answers: true, writes: true, lacks: null, error: null });
  });
}

import { expect, test } from 'vitest';
import { createTableStore } from '../../src/store/tables.ts';
import { fakeDatabase } from '../support/fake-database.ts';
import { newId, newTable } from './contract/fixtures.ts';

/** Creates three tables, the first of which fails, while another person reads. Returns the statements in order. */
async function orderOf(blocking: boolean): Promise<readonly string[]> {
  const order: string[] = [];
  let reading: Promise<unknown> = Promise.resolve();
  const db = fakeDatabase(async (statement) => {
    const command = statement.includes('insert into tables') ? 'create' : 'read';
    order.push(command);
    if (order.length === 1) {
      reading = store.seedOf(newId());
      throw new Error('lost');
    }
    return { rows: command === 'create' ? [{ people: 1, made: 1 }] : [] };
  });
  const store = createTableStore(db, blocking);
  const creating = [1, 2, 3].map(() => store.create(newTable(newId())));
  const results = await Promise.allSettled(creating);
  await reading;
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled']);
  return order;
}

test('in an embedded database a read waits for only one of several tables being created, even if creating fails', async () => {
  expect(await orderOf(true)).toEqual(['create', 'read', 'create', 'create']);
  expect(await orderOf(false)).toEqual(['create', 'create', 'create', 'read']);
});

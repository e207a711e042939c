import { inspect } from 'node:util';
import { expect, test } from 'vitest';
import { fakeDatabase } from '../support/fake-database.ts';

const find = (db: ReturnType<typeof fakeDatabase>) => db.selectFrom('secrets').selectAll().execute();

test('an error of the embedded database does not contain the values of its statement', async () => {
  const failure = new Error('duplicate key');
  const seed = { params: ['5eed'], detail: 'Key (seed)=(5eed) exists.' };
  const db = fakeDatabase(() => Promise.reject(Object.assign(failure, seed)));
  const error = await find(db).catch((caught: unknown) => caught);
  expect(error).toBe(failure);
  expect(inspect(error)).not.toContain('5eed');
});

test('the dialect passes on any other error unchanged', async () => {
  const thrown = Object.freeze({ params: [] });
  await expect(find(fakeDatabase(() => Promise.reject(thrown)))).rejects.toBe(thrown);
});

test('one statement runs at a time, even after a failed one', async () => {
  let running = 0;
  const db = fakeDatabase(async () => {
    running += 1;
    expect(running).toBe(1);
    await new Promise(setImmediate);
    running -= 1;
    throw new Error('disk');
  });
  const answers = await Promise.allSettled([find(db), find(db), find(db)]);
  expect(answers.map((answer) => answer.status === 'rejected' && answer.reason.message)).toEqual([
    'disk',
    'disk',
    'disk',
  ]);
});

test('the process serves its connections between two statements', async () => {
  let turn = 0;
  const seen = new Set<number>();
  const db = fakeDatabase(async () => {
    seen.add(turn);
    return { rows: [] };
  });
  let running = true;
  const count = () => {
    turn += 1;
    if (running) setImmediate(count);
  };
  setImmediate(count);
  await Promise.all([find(db), find(db), find(db)]);
  running = false;
  expect(seen.size).toBe(3);
});

test('a statement counts no changed rows if the database reports none', async () => {
  const removed = async (affectedRows?: number) => {
    const answer = { rows: [], ...(affectedRows !== undefined && { affectedRows }) };
    const [result] = await fakeDatabase(async () => answer)
      .deleteFrom('secrets')
      .execute();
    return result?.numDeletedRows;
  };
  expect([await removed(), await removed(2)]).toEqual([0n, 2n]);
});

test('closing the dialect closes the embedded database', async () => {
  let closed = false;
  const db = fakeDatabase(
    async () => ({ rows: [] }),
    async () => {
      closed = true;
    },
  );
  await find(db);
  await db.destroy();
  expect(closed).toBe(true);
});

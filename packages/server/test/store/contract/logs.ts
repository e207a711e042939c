import { expect } from 'vitest';
import { createStore } from '../../../src/store/index.ts';
import type { LogEvent } from '../../../src/table/log-event.ts';
import { ada, created, indexFor, line, plain, type Rule, react } from './fixtures.ts';

export function logsContract(it: Rule): void {
  it('the store returns the lines of a log in order and unchanged', async ({ store, table }) => {
    const id = await table();
    const body: LogEvent = {
      kind: 'said',
      person: ada,
      name: 'Ädä "\\{}, NULL',
      text: "'; drop table events; -- 🎲",
    };
    await store.appender.append({
      table: id,
      line: line(2, body, 'a key'),
      index: null,
      deadline: undefined,
    });
    await store.appender.append(plain(id, 3));
    expect(await store.tables.linesAfter(id, 0)).toEqual([line(1), line(2, body, 'a key'), line(3)]);
    expect(await store.tables.linesAfter(id, 1)).toEqual([line(2, body, 'a key'), line(3)]);
    expect(await store.tables.linesAfter(id, 0, 1)).toEqual([line(1)]);
    const other = await table();
    const known = new Map([
      [id, 2],
      [other, 1],
      ['nowhere', 4],
    ]);
    expect(await store.tables.changedLogs(known)).toEqual(
      new Map([
        [id, 3],
        ['nowhere', null],
      ]),
    );
    expect(await store.tables.seedOf(id)).toBe('ab'.repeat(32));
    expect(await store.tables.seedOf('nowhere')).toBeNull();
  });

  it('of many concurrent writers of the same line number, one succeeds', async ({
    database,
    store,
    table,
  }) => {
    const id = await table();
    const writers = [createStore(database), createStore(database), store, store];
    const answers = await Promise.all(
      writers.map((writer, n) => writer.appender.append(plain(id, 2, react(`${n}`)))),
    );
    expect(answers.filter((answer) => answer === 'written')).toHaveLength(1);
    expect(await store.tables.linesAfter(id, 1)).toHaveLength(1);
  });

  it('the store writes lines of many tables at once, and refuses only lines whose number is taken', async ({
    store,
    table,
  }) => {
    const ids = await Promise.all(Array.from({ length: 20 }, table));
    const [taken = ''] = ids;
    await store.appender.append(plain(taken, 2));
    const answers = await Promise.all(ids.map((id) => store.appender.append(plain(id, 2))));
    expect(answers).toEqual(ids.map((id) => (id === taken ? 'lost' : 'written')));
    const index = indexFor(taken, { status: 'over', ended: created });
    expect(await store.appender.append({ ...plain(taken, 2), index, deadline: created })).toBe('lost');
    expect(await store.tables.byCode(index.code)).toBe(taken);
    expect(await store.deadlines.next()).toBeNull();
  });

  it('the store changes only the table that a line belongs to, whatever lines it writes together', async ({
    store,
    table,
  }) => {
    const [first, plainOne, waiting, ended] = [await table(), await table(), await table(), await table()];
    await store.appender.append({ ...plain(waiting, 2), deadline: created + 500 });
    const index = indexFor(ended, { status: 'over', ended: created + 7 });
    const answers = await Promise.all([
      store.appender.append(plain(first, 2)),
      store.appender.append(plain(plainOne, 2)),
      store.appender.append(plain(waiting, 3)),
      store.appender.append({ ...plain(ended, 2), index, deadline: created + 900 }),
    ]);
    expect(new Set(answers)).toEqual(new Set(['written']));
    expect(await store.deadlines.next()).toBe(created + 500);
    expect(await store.tables.byCode(index.code)).toBeNull();
    const open = (await store.tables.seatsOf(ada, false, 1000)).filter((seat) => seat.table === first);
    expect(open.map((seat) => [seat.status, seat.ended])).toEqual([['open', null]]);
    await store.deadlines.set(waiting, created + 2000);
    expect(await store.deadlines.next()).toBe(created + 900);
    await store.deadlines.set(ended, created + 3000);
    expect(await store.deadlines.next()).toBe(created + 2000);
    for (const one of [waiting, ended]) await store.deadlines.set(one, null);
    await store.appender.append({ ...plain(first, 3), index: indexFor(first), deadline: null });
    const [still] = (await store.tables.seatsOf(ada, false, 1000)).filter((seat) => seat.table === first);
    expect(still?.ended).toBeNull();
  });
}

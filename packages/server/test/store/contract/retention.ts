import type { Kysely, Transaction } from 'kysely';
import { expect } from 'vitest';
import type { RetentionKind, Store, TableIndex } from '../../../src/store/index.ts';
import { createRetentionStore } from '../../../src/store/retention.ts';
import type { Database } from '../../../src/store/schema.ts';
import type { LogEvent } from '../../../src/table/log-event.ts';
import { indexFor, newId, newTable, type Rule } from './fixtures.ts';

/** A time before everything that the other tests write. */
const old = Date.UTC(2020, 0, 1);
const day = 86_400_000;
const cutoff = new Date(old + 7 * day);

/** A database that does other work in each transaction, after its first statement. */
function withWork(db: Kysely<Database>, work: (db: Kysely<Database>) => Promise<unknown>): Kysely<Database> {
  const instead = <Of extends object>(of: Of, method: keyof Of, other: unknown): Of =>
    new Proxy(of, {
      get: (_, name) => {
        const value = name === method ? other : Reflect.get(of, name);
        return typeof value === 'function' ? value.bind(of) : value;
      },
    });
  const observed = (transaction: Transaction<Database>) => {
    const executor = transaction.getExecutor();
    let isFirst = true;
    const execute = async (...query: Parameters<typeof executor.executeQuery>) => {
      const result = await executor.executeQuery(...query);
      if (isFirst) {
        isFirst = false;
        await work(transaction);
      }
      return result;
    };
    return instead(transaction, 'getExecutor', () => instead(executor, 'executeQuery', execute));
  };
  return instead(db, 'transaction', () => ({
    execute: (run: (transaction: Transaction<Database>) => Promise<unknown>) =>
      db.transaction().execute((transaction) => run(observed(transaction))),
  }));
}

export function retentionContract(it: Rule): void {
  async function person(store: Store, since = old): Promise<string> {
    const id = newId();
    await store.people.add({ id, name: 'Old', since: new Date(since) });
    return id;
  }

  /** Creates an old table. @param lines by the number of days between the creation of the table and the line */
  async function tableOf(
    store: Store,
    host: string,
    changed: Partial<TableIndex>,
    lines: readonly (readonly [number, LogEvent])[] = [],
    created = old,
  ): Promise<string> {
    const id = newId();
    const seats = [{ seat: 0, person: host, score: null, place: null }];
    const opened: LogEvent = { kind: 'reacted', person: host, name: 'Old', reaction: 'wow' };
    const all = [[0, opened] as const, ...lines];
    await store.tables.create({
      ...newTable(id),
      created,
      index: indexFor(id, { host, seats, ...changed }),
      lines: all.map(([days, body], index) => ({ seq: index + 1, at: old + days * day, key: null, body })),
    });
    return id;
  }

  const exists = async (store: Store, id: string) => (await store.tables.linesAfter(id, 0)).length > 0;
  const said = (who: string, text: string): LogEvent => ({ kind: 'said', person: who, name: 'Old', text });

  /** Checks the count of expired rows, then deletes them. */
  async function removed(store: Store, kind: 'open' | 'unfinished'): Promise<string[]> {
    const count = await store.retention.count(kind, cutoff);
    const ids = await store.retention.removeTables(kind, cutoff, 100);
    expect(ids).toHaveLength(count);
    expect(await store.retention.count(kind, cutoff)).toBe(0);
    return ids.sort();
  }

  it('the store deletes open tables that have had no event for a long time, with all of their data', async ({
    store,
    database,
  }) => {
    const host = await person(store);
    const idle = await tableOf(store, host, {});
    const used = await tableOf(store, host, {}, [[8, said(host, 'here')]]);
    const hosted = await tableOf(store, host, {});
    await store.tables.hostSeen([hosted], new Date(old + 8 * day));
    // Tables from before the third migration have no time at which the host was connected.
    const unseen = await tableOf(store, host, {});
    await database.db.updateTable('tables').set({ host_seen: null }).where('id', '=', unseen).execute();
    const over = await tableOf(store, host, { status: 'over', ended: old });
    expect(await removed(store, 'open')).toEqual([idle, unseen].sort());
    for (const id of [used, hosted, over]) expect(await exists(store, id)).toBe(true);
    for (const name of ['events', 'seats', 'secrets', 'deadlines'] as const)
      expect(await database.db.selectFrom(name).selectAll().where('table_id', '=', idle).execute()).toEqual(
        [],
      );
  });

  it('the store deletes matches that have had no event for a long time, but never a finished one', async ({
    store,
  }) => {
    const host = await person(store);
    const idle = await tableOf(store, host, { status: 'playing' });
    const played = await tableOf(store, host, { status: 'playing' }, [[8, said(host, 'here')]]);
    const over = await tableOf(store, host, { status: 'over', ended: old });
    expect(await removed(store, 'unfinished')).toEqual([idle]);
    for (const id of [played, over]) expect(await exists(store, id)).toBe(true);
  });

  it('the store keeps the open next table of an evening as long as an unfinished match', async ({
    store,
  }) => {
    const host = await person(store);
    const party = { evening: newId(), code: newId() };
    const over = await tableOf(store, host, { ...party, status: 'over', ended: old });
    const next = await tableOf(store, host, party, [], old + day);
    const first = await tableOf(store, host, { evening: newId(), code: newId() });
    expect(await removed(store, 'open')).toEqual([first]);
    expect(await exists(store, next)).toBe(true);
    expect(await removed(store, 'unfinished')).toEqual([next]);
    expect(await store.tables.byCode(party.code)).toBe(over);
  });

  it('the store keeps a table that is used again while idle tables are being deleted', async ({
    store,
    database,
  }) => {
    const host = await person(store);
    const uses = {
      event: (db: Kysely<Database>, table: string) =>
        db
          .insertInto('events')
          .values({ table_id: table, seq: 2, at: old + 8 * day, key: null, body: '{"kind":"paused"}' }),
      visit: (db: Kysely<Database>, table: string) =>
        db
          .updateTable('tables')
          .set({ host_seen: new Date(old + 8 * day) })
          .where('id', '=', table),
    };
    for (const use of [uses.event, uses.visit]) {
      const [idle, used] = [await tableOf(store, host, {}), await tableOf(store, host, {})];
      const meanwhile = withWork(database.db, (db) => use(db, used).execute());
      expect(await createRetentionStore(meanwhile).removeTables('open', cutoff, 100)).toEqual([idle]);
      expect([await exists(store, idle), await exists(store, used)]).toEqual([false, true]);
      expect(await store.tables.seedOf(used)).not.toBeNull();
    }
  });

  it('the store writes no line to a table that was deleted meanwhile', async ({ store }) => {
    const host = await person(store);
    const id = await tableOf(store, host, {});
    const write = () =>
      store.appender.append({
        table: id,
        line: { seq: 2, at: old + 9 * day, key: null, body: said(host, 'late') },
        index: null,
        deadline: undefined,
        needs: { person: null, token: null, table: id },
      });
    await removed(store, 'open');
    expect(await write()).toBe('lost');
    expect(await exists(store, id)).toBe(false);
    expect(await store.people.goneOf({ person: null, token: null, table: id })).toBe('no-such-table');
  });

  it('the store finds guests and people who have not visited for a long time', async ({ store }) => {
    const [guest, player, owner] = [await person(store), await person(store), await person(store)];
    const [visitor, caller] = [await person(store), await person(store)];
    await tableOf(store, player, { status: 'over', ended: old });
    const token = { label: 'bot', since: new Date(old), last_used: null };
    await store.people.addToken({ ...token, id: newId(), person: owner, hash: newId() });
    const used = { ...token, last_used: new Date(old + 8 * day) };
    await store.people.addToken({ ...used, id: newId(), person: caller, hash: newId() });
    expect(await store.people.visit(visitor, new Date(old + 8 * day))).toMatchObject({ id: visitor });
    const ours = [guest, player, owner, visitor, caller];
    const idle = async (kind: 'guests' | 'people') => {
      const found = await store.retention.idlePeople(kind, cutoff, 100);
      expect(found).toHaveLength(await store.retention.count(kind, cutoff));
      return found
        .map(({ id }) => id)
        .filter((id) => ours.includes(id))
        .sort();
    };
    expect(await idle('guests')).toEqual([guest]);
    expect(await idle('people')).toEqual([player, owner].sort());
  });

  it('the store clears the oldest lines first', async ({ store }) => {
    const host = await person(store);
    const id = await tableOf(store, host, {}, [
      [2, said(host, 'first')],
      [3, said(host, 'second')],
      [4, said(host, 'third')],
    ]);
    const words = async () =>
      (await store.tables.linesAfter(id, 0)).flatMap(({ body }) => (body.kind === 'said' ? [body.text] : []));
    await store.retention.clearLines('chat', cutoff, 1);
    expect(await words()).toEqual(['…', 'second', 'third']);
    await store.retention.clearLines('chat', cutoff, 1);
    expect(await words()).toEqual(['…', '…', 'third']);
    await store.retention.clearLines('chat', cutoff, 100);
  });

  it('the store clears only the text of old chat lines and the old hashes of networks', async ({ store }) => {
    const host = await person(store);
    const sat: LogEvent = {
      kind: 'sat',
      seat: 0,
      person: host,
      name: 'Old',
      commitment: null,
      network: 'hash',
    };
    const id = await tableOf(store, host, {}, [
      [1, said(host, 'old words')],
      [2, sat],
      [8, said(host, 'new words')],
    ]);
    const before = await store.tables.linesAfter(id, 0);
    const kinds = ['chat', 'networks'] as const satisfies readonly RetentionKind[];
    for (const kind of kinds) {
      expect(await store.retention.count(kind, cutoff)).toBe(1);
      expect(await store.retention.clearLines(kind, cutoff, 100)).toEqual([id]);
      await store.retention.setCleared(kind, cutoff);
      expect(await store.retention.count(kind, cutoff)).toBe(0);
    }
    const { network: _, ...seated } = sat;
    const bodies = before.map(({ body }) => body);
    expect((await store.tables.linesAfter(id, 0)).map(({ body }) => body)).toEqual([
      bodies[0],
      said(host, '…'),
      seated,
      bodies[3],
    ]);
  });

  it('only one node at a time runs the retention, and one may run it again after the interval', async ({
    store,
  }) => {
    const claim = (at: number) => store.retention.claim(new Date(old + at), 1000);
    expect(await Promise.all([claim(0), claim(1)])).toEqual(expect.arrayContaining([true, false]));
    expect(await claim(900)).toBe(false);
    expect(await claim(2000)).toBe(true);
  });

  it('the store reports the size of the database, and frees the space of deleted data', async ({ store }) => {
    expect(await store.retention.size()).toBeGreaterThan(1_000_000);
    await store.retention.vacuum();
  });
}

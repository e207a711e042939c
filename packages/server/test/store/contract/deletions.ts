import { sql } from 'kysely';
import { expect } from 'vitest';
import { createStore } from '../../../src/store/index.ts';
import type { LogEvent } from '../../../src/table/log-event.ts';
import { ada, bo, created, newId, plain, type Rule, react } from './fixtures.ts';

export function deletionsContract(it: Rule): void {
  it('the store deletes the name, network and messages of one person from a log', async ({
    store,
    table,
  }) => {
    const id = await table();
    const said: LogEvent = { kind: 'said', person: bo, name: 'Bo', text: 'I was here' };
    const other: LogEvent = { kind: 'said', person: ada, name: 'Ada', text: 'hello' };
    const stood: LogEvent = { kind: 'stood', seat: 1, person: bo, removed: true };
    const barred: LogEvent = { kind: 'barred', person: bo };
    await store.appender.append(plain(id, 2, said));
    await store.appender.append(plain(id, 3, { ...stood, network: 'hash' }));
    await store.appender.append(plain(id, 4, { ...barred, network: 'hash' }));
    await store.appender.append(plain(id, 5, other));
    const elsewhere = await table();
    await store.appender.append(plain(elsewhere, 2, said));
    expect((await store.tables.tablesNaming(bo)).sort()).toEqual([id, elsewhere]);
    expect(await store.tables.scrub(id, bo, 'Somebody')).toEqual([id]);
    expect(await store.tables.scrub(id, bo, 'Somebody')).toEqual([]);
    const lines = await store.tables.linesAfter(id, 0);
    expect(lines.map(({ body }) => body)).toEqual([
      react(),
      { ...said, name: 'Somebody', text: '…' },
      stood,
      barred,
      other,
    ]);
    expect((await store.people.remove(bo, 'Somebody')).tables).toEqual([elsewhere]);
  });

  it('the store writes a line only while the person it names and the token of its request exist', async ({
    store,
    table,
  }) => {
    const since = new Date(created);
    const cleo = newId();
    const token = { id: newId(), person: ada, label: 'bot', hash: newId(), since, last_used: null };
    await store.people.add({ id: cleo, name: 'Cleo', since });
    await store.people.addToken(token);
    const [one, two, free] = [await table(), await table(), await table()];
    const write = (seq: number) =>
      Promise.all([
        store.appender.append({ ...plain(one, seq), needs: { person: cleo, token: null, table: null } }),
        store.appender.append({ ...plain(two, seq), needs: { person: null, token: token.id, table: null } }),
        store.appender.append(plain(free, seq)),
      ]);
    expect(await write(2)).toEqual(['written', 'written', 'written']);
    expect(await store.people.goneOf({ person: cleo, token: token.id, table: null })).toBeNull();
    await store.people.remove(cleo, '—');
    await store.people.removeToken(ada, token.id);
    expect(await write(3)).toEqual(['lost', 'lost', 'written']);
    expect(await store.people.goneOf({ person: cleo, token: null, table: null })).toBe(
      'authentication-required',
    );
    expect(await store.people.goneOf({ person: ada, token: token.id, table: null })).toBe('bad-token');
    expect(await store.people.goneOf({ person: ada, token: null, table: null })).toBeNull();
    expect(await store.people.goneOf({ person: null, token: null, table: null })).toBeNull();
  });

  it('the store keeps no message that a person writes during their deletion', async ({
    database,
    store,
    table,
  }) => {
    const since = new Date(created);
    const dag = newId();
    await store.people.add({ id: dag, name: 'Dag', since });
    const ids = await Promise.all(Array.from({ length: 5 }, table));
    const said: LogEvent = { kind: 'said', person: dag, name: 'Dag', text: 'still here' };
    const speak = (id: string) =>
      createStore(database).appender.append({
        ...plain(id, 2, said),
        needs: { person: dag, token: null, table: null },
      });
    const [first = ''] = ids;
    expect(await speak(first)).toBe('written');
    const [before, removed, after] = await Promise.all([
      Promise.all(ids.slice(1, 3).map(speak)),
      store.people.remove(dag, '—'),
      Promise.all(ids.slice(3).map(speak)),
    ]);
    expect(removed.tables).toContain(first);
    expect([...before, ...after].every((answer) => answer === 'written' || answer === 'lost')).toBe(true);
    const logs = await Promise.all(ids.map((id) => store.tables.linesAfter(id, 0)));
    expect(JSON.stringify(logs)).not.toMatch(/Dag|still here/);
  });

  it('the store finds the tables that name a person with an index that excludes moves', async ({
    database,
    store,
    table,
  }) => {
    const id = await table();
    const played: LogEvent = { kind: 'played', seat: 0, by: 'person', entries: [] };
    await store.appender.append(plain(id, 2, played));
    const { rows } = await sql<{ indexed: boolean }>`
      select left(body::text, 16) <> '{"kind":"played"' as indexed from events where table_id = ${id} order by seq`.execute(
      database.db,
    );
    expect(rows.map(({ indexed }) => indexed)).toEqual([true, false]);
    const plan = await database.db.transaction().execute(async (transaction) => {
      await sql`set local enable_seqscan = off`.execute(transaction);
      return transaction
        .selectFrom('events')
        .select('table_id')
        .where(sql<boolean>`left(body::text, 16) <> '{"kind":"played"' and body->>'person' = 'x'`)
        .explain('json');
    });
    expect(JSON.stringify(plan)).toContain('events_person');
  });
}

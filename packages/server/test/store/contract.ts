import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  type Append,
  createStore,
  type NewTable,
  type OpenDatabase,
  type Store,
  type TableIndex,
} from '../../src/store/index.ts';
import { migrate } from '../../src/store/migrations.ts';
import type { LogEvent, LogLine } from '../../src/table/log-event.ts';

const created = Date.UTC(2026, 0, 1);
const ada = '0000000000000001';
const bo = '0000000000000002';

const indexFor = (id: string, changed: Partial<TableIndex> = {}): TableIndex => ({
  code: `${id.slice(-3)}AB`.toUpperCase(),
  status: 'open',
  listed: true,
  host: ada,
  lobby: {
    id,
    code: '',
    game: 'greed',
    options: {},
    names: ['Ada', ''],
    seats: 2,
    clock: { kind: 'none' },
    created: new Date(created).toISOString(),
  },
  ended: null,
  seats: [{ seat: 0, person: ada, score: null, place: null }],
  ...changed,
});

const react = (person = ada): LogEvent => ({ kind: 'reacted', person, name: 'Ada', reaction: 'wow' });
const line = (seq: number, body: LogEvent = react(), key: string | null = null): LogLine => ({
  seq,
  at: created + seq,
  key,
  body,
});
const newTable = (id: string): NewTable => ({
  id,
  seed: 'ab'.repeat(32),
  game: 'greed',
  created,
  index: indexFor(id),
  lines: [line(1)],
});
const plain = (table: string, seq: number, body?: LogEvent): Append => ({
  table,
  line: line(seq, body),
  index: null,
  deadline: undefined,
});

let made = 0;
const newId = (): string => {
  made += 1;
  return `t${String(made).padStart(15, '0')}`;
};

/** The contract of the store on any database. */
export function storeContract(name: string, open: () => Promise<OpenDatabase | null>): void {
  describe(`the store on ${name}`, () => {
    let database: OpenDatabase | null = null;
    let store: Store;
    beforeAll(async () => {
      database = await open();
      if (database === null) return;
      store = createStore(database);
      await store.people.add({ id: ada, name: 'Ada', since: new Date(created) });
    }, 60_000);
    afterAll(() => database?.close());
    const it = (rule: string, run: () => Promise<void>) =>
      test(rule, async (context) => {
        if (database === null) return context.skip(`${name} is not there`);
        await run();
      });

    async function table(): Promise<string> {
      const id = newId();
      expect(await store.tables.create(newTable(id))).toBe('created');
      return id;
    }

    it('migrates a second time without changes', async () => {
      if (database === null) return;
      const id = await table();
      await Promise.all([migrate(database.db), migrate(database.db)]);
      expect(await store.tables.linesAfter(id, 0)).toHaveLength(1);
    });

    it('returns what was written, in order and unchanged', async () => {
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
      expect(await store.tables.linesAfter(id, 0)).toEqual([line(1), line(2, body, 'a key')]);
      expect(await store.tables.linesAfter(id, 1)).toEqual([line(2, body, 'a key')]);
      expect(await store.tables.linesAfter(id, 0, 1)).toEqual([line(1)]);
      const other = await table();
      expect(await store.tables.lastSeqs([id, other, 'nowhere'])).toEqual(
        new Map([
          [id, 2],
          [other, 1],
        ]),
      );
      expect(await store.tables.seedOf(id)).toBe('ab'.repeat(32));
      expect(await store.tables.seedOf('nowhere')).toBeNull();
    });

    it('gives a number to one of many concurrent writers', async () => {
      const id = await table();
      const writers = [createStore(database as OpenDatabase), createStore(database as OpenDatabase), store];
      const answers = await Promise.all(
        writers.map((writer, n) => writer.appender.append(plain(id, 2, react(`${n}`)))),
      );
      expect(answers.filter((answer) => answer === 'written')).toHaveLength(1);
      expect(await store.tables.linesAfter(id, 1)).toHaveLength(1);
    });

    it('writes many tables at once, and refuses only the taken numbers', async () => {
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

    it('finds a table by its code until it is over; then the code is free again', async () => {
      const id = await table();
      const { code } = indexFor(id);
      expect(await store.tables.byCode(code)).toBe(id);
      const other = newId();
      expect(await store.tables.create({ ...newTable(other), index: indexFor(other, { code }) })).toBe(
        'taken',
      );
      expect(await store.tables.linesAfter(other, 0)).toEqual([]);
      const wrong = indexFor(other, { status: 'odd' as 'open' });
      await expect(store.tables.create({ ...newTable(other), index: wrong })).rejects.toThrow('status');
      const seats = [{ seat: 0, person: ada, score: 3000, place: 1 }];
      const index = indexFor(id, { status: 'over', ended: created + 5, seats });
      await store.appender.append({ ...plain(id, 2), index });
      expect(await store.tables.byCode(code)).toBeNull();
      expect(await store.tables.create({ ...newTable(other), index: indexFor(other, { code }) })).toBe(
        'created',
      );
      const over = await store.tables.seatsOf(ada, true, 100);
      expect(over.find((seat) => seat.table === id)).toMatchObject({
        score: 3000,
        place: 1,
        ended: new Date(created + 5),
      });
      expect((await store.tables.seatsOf(ada, false, 100)).some((seat) => seat.table === id)).toBe(false);
    });

    it('shows listed open tables in the lobby while their host is there, and few of one host', async () => {
      const host = newId();
      const opened = async (more: object) => {
        const id = newId();
        await store.tables.create({ ...newTable(id), index: indexFor(id, { host, ...more }) });
        return id;
      };
      const hidden = await opened({ listed: false });
      const ids = [await opened({}), await opened({}), await opened({})];
      const shown = async (since: number) =>
        (await store.tables.lobby(1000, new Date(since), 2)).map(({ id }) => id);
      const lobby = await shown(created);
      expect(ids.filter((id) => lobby.includes(id))).toHaveLength(2);
      expect(lobby).not.toContain(hidden);
      await store.tables.hostSeen(ids.slice(0, 1), new Date(created + 5));
      const later = await shown(created + 5);
      expect(ids.filter((id) => later.includes(id))).toEqual(ids.slice(0, 1));
    });

    it('gives a table whose deadline has passed to one node, and to another after the lease', async () => {
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

    it('changes only the tables that a line is about, whatever is written with it', async () => {
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

    it('renames and removes one table', async () => {
      const [one, other] = [await table(), await table()];
      await store.tables.rename(one, ['Eve', 'Fay']);
      const names = new Map(
        (await store.tables.seatsOf(ada, false, 1000)).map((seat) => [seat.table, seat.lobby.names]),
      );
      expect([names.get(one), names.get(other)]).toEqual([
        ['Eve', 'Fay'],
        ['Ada', ''],
      ]);
      await store.tables.remove(one);
      expect([await store.tables.linesAfter(one, 0), await store.tables.seedOf(one)]).toEqual([[], null]);
      expect(await store.tables.linesAfter(other, 0)).toHaveLength(1);
    });

    it('counts where a person waits at open tables of others', async () => {
      const guest = newId();
      await store.people.add({ id: guest, name: 'Guest', since: new Date(created) });
      const seats = [{ seat: 1, person: guest, score: null, place: null }];
      const sitting = async (changed: Partial<TableIndex>) => {
        const id = newId();
        await store.tables.create({ ...newTable(id), index: indexFor(id, { seats, ...changed }) });
      };
      const waits = (since = created) => store.tables.openSeatsOf(guest, new Date(since));
      expect(await waits()).toBe(0);
      await sitting({});
      await sitting({ host: guest });
      await sitting({ status: 'playing' });
      expect(await waits()).toBe(1);
      await sitting({});
      expect(await waits()).toBe(2);
      expect(await waits(created + 1)).toBe(0);
    });

    it('saves people and their tokens, and deletes both together', async () => {
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

    it('deletes the name, network and messages of one person from a log', async () => {
      const id = await table();
      const said: LogEvent = { kind: 'said', person: bo, name: 'Bo', text: 'I was here' };
      const stood: LogEvent = { kind: 'stood', seat: 1, person: bo, removed: true };
      const barred: LogEvent = { kind: 'barred', person: bo };
      await store.appender.append(plain(id, 2, said));
      await store.appender.append(plain(id, 3, { ...stood, network: 'hash' }));
      await store.appender.append(plain(id, 4, { ...barred, network: 'hash' }));
      expect(await store.tables.tablesNaming(bo)).toContain(id);
      await store.tables.scrub(id, bo, 'Somebody');
      const lines = await store.tables.linesAfter(id, 0);
      expect(lines.map(({ body }) => body)).toEqual([
        react(),
        { ...said, name: 'Somebody', text: '…' },
        stood,
        barred,
      ]);
    });

    it('writes a line only while the person it names and the token of its request exist', async () => {
      const since = new Date(created);
      const cleo = newId();
      const token = { id: newId(), person: ada, label: 'bot', hash: newId(), since, last_used: null };
      await store.people.add({ id: cleo, name: 'Cleo', since });
      await store.people.addToken(token);
      const [one, two, free] = [await table(), await table(), await table()];
      const write = (seq: number) =>
        Promise.all([
          store.appender.append({ ...plain(one, seq), needs: { person: cleo, token: null } }),
          store.appender.append({ ...plain(two, seq), needs: { person: null, token: token.id } }),
          store.appender.append(plain(free, seq)),
        ]);
      expect(await write(2)).toEqual(['written', 'written', 'written']);
      await store.people.remove(cleo, '—');
      await store.people.removeToken(ada, token.id);
      expect(await write(3)).toEqual(['lost', 'lost', 'written']);
      expect(await store.people.goneOf({ person: cleo, token: null })).toBe('authentication-required');
      expect(await store.people.goneOf({ person: ada, token: token.id })).toBe('bad-token');
      expect(await store.people.goneOf({ person: ada, token: null })).toBeNull();
    });

    it('leaves nothing that a person says while they are being deleted', async () => {
      const since = new Date(created);
      const dag = newId();
      await store.people.add({ id: dag, name: 'Dag', since });
      const ids = await Promise.all(Array.from({ length: 5 }, table));
      const said: LogEvent = { kind: 'said', person: dag, name: 'Dag', text: 'still here' };
      const speak = (id: string) =>
        createStore(database as OpenDatabase).appender.append({
          ...plain(id, 2, said),
          needs: { person: dag, token: null },
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

    it('opens no table for a person who is gone', async () => {
      const id = newId();
      const seats = [{ seat: 0, person: 'gone', score: null, place: null }];
      expect(await store.tables.create({ ...newTable(id), index: indexFor(id, { seats }) })).toBe('gone');
      expect(await store.tables.linesAfter(id, 0)).toEqual([]);
    });

    it('says whether it answers and takes writes', async () => {
      expect(await store.health()).toEqual({ answers: true, writes: true, error: null });
    });

    it('finds the tables that name a person with an index that excludes moves', async () => {
      if (database === null) return;
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

    it('saves the first value of a shared setting', async () => {
      expect(await store.people.setting('secret', () => 'one')).toBe('one');
      expect(await store.people.setting('secret', () => 'two')).toBe('one');
    });
  });
}

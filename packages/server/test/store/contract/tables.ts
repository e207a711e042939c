import { expect } from 'vitest';
import type { TableIndex } from '../../../src/store/index.ts';
import { ada, created, indexFor, newId, newTable, plain, type Rule } from './fixtures.ts';

export function tablesContract(it: Rule): void {
  it('the store finds a table by its code until the table is over; then the code is free again', async ({
    store,
    table,
  }) => {
    const id = await table();
    const { code } = indexFor(id);
    expect(await store.tables.byCode(code)).toBe(id);
    const other = newId();
    expect(await store.tables.create({ ...newTable(other), index: indexFor(other, { code }) })).toBe('taken');
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

  it('the store finds the newest table of an evening by its code, even when that table is over', async ({
    store,
  }) => {
    const evening = newId();
    const opened = async (after: number, more: object) => {
      const id = newId();
      const index = indexFor(id, { code: 'EVE34', evening, ...more });
      expect(await store.tables.create({ ...newTable(id), created: created + after, index })).toBe('created');
      return id;
    };
    const over = { status: 'over', ended: created } as const;
    await opened(1, over);
    const second = await opened(2, over);
    expect(await store.tables.byCode('EVE34')).toBe(second);
    const running = await opened(0, { status: 'playing' });
    expect(await store.tables.byCode('EVE34')).toBe(running);
  });

  it('the code of an evening stays reserved between its matches', async ({ store }) => {
    const open = (evening: string | null) => {
      const id = newId();
      return store.tables.create({ ...newTable(id), index: indexFor(id, { code: 'EVE56', evening }) });
    };
    const [evening, first] = [newId(), newId()];
    const over = { code: 'EVE56', evening, status: 'over', ended: created } as const;
    await store.tables.create({ ...newTable(first), index: indexFor(first, over) });
    expect([await open(newId()), await open(null), await open(evening)]).toEqual([
      'taken',
      'taken',
      'created',
    ]);
  });

  it('the lobby contains listed open tables whose host is connected, and only a few of one host', async ({
    store,
  }) => {
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
    await store.tables.hostSeen([], new Date(created + 9));
    expect(await shown(created + 9)).toEqual([]);
  });

  it('the store lists the newest tables first, and no more than requested', async ({ store }) => {
    const player = newId();
    await store.people.add({ id: player, name: 'Player', since: new Date(created) });
    const seats = [{ seat: 0, person: player, score: null, place: null }];
    const ids = [newId(), newId(), newId()];
    for (const [n, id] of ids.entries()) {
      const index = indexFor(id, { host: player, seats });
      await store.tables.create({ ...newTable(id), created: created + 1000 + n, index });
    }
    const newest = [ids[2], ids[1]];
    const since = new Date(created + 1000);
    expect((await store.tables.lobby(2, since, 2)).map(({ id }) => id)).toEqual(newest);
    expect((await store.tables.lobby(9, since, 1)).map(({ id }) => id)).toEqual([ids[2]]);
    expect((await store.tables.seatsOf(player, false, 2)).map(({ table }) => table)).toEqual(newest);
    expect(await store.tables.seatsOf(player, true, 2)).toEqual([]);
  });

  it('the store lists the people at a table, and none at an empty table', async ({ store, table }) => {
    const id = await table();
    const mine = async () =>
      (await store.tables.seatsOf(ada, false, 1000)).filter((seat) => seat.table === id);
    expect(await mine()).toEqual([
      {
        table: id,
        seat: 0,
        game: 'greed',
        status: 'open',
        score: null,
        place: null,
        ended: null,
        lobby: indexFor(id).lobby,
      },
    ]);
    await store.appender.append({ ...plain(id, 2), index: indexFor(id, { seats: [], host: null }) });
    expect(await mine()).toEqual([]);
  });

  it('the store can rename the people at one table, and delete one table, without changing others', async ({
    store,
    table,
  }) => {
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

  it('the store counts the open tables of others at which a person waits', async ({ store }) => {
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

  it('the store creates no table for a deleted person', async ({ store }) => {
    const id = newId();
    const seats = [{ seat: 0, person: 'gone', score: null, place: null }];
    expect(await store.tables.create({ ...newTable(id), index: indexFor(id, { seats }) })).toBe('gone');
    expect(await store.tables.linesAfter(id, 0)).toEqual([]);
  });
}

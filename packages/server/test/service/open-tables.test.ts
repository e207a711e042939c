import { afterAll, expect, test } from 'vitest';
import { localBus } from '../../src/bus/bus.ts';
import { createTableSchema, type Snapshot } from '../../src/protocol/index.ts';
import { LiveTables } from '../../src/service/live-tables.ts';
import { People } from '../../src/service/people.ts';
import { TableService } from '../../src/service/table-service.ts';
import { createStore, type NewTable, type Store } from '../../src/store/index.ts';
import { startTestServer } from '../support/test-server.ts';

const testServer = await startTestServer();
const store = { ...createStore(testServer.database), exclusive: false };
const ada = await testServer.guest('Ada');
const bo = await testServer.guest('Bo');
afterAll(() => testServer.close());

type Changed = Partial<Store['tables']> & { readonly append?: () => Promise<never> };

/** Returns the tables of another node on the same store, with some functions of the store replaced. */
function node({ append, ...tables }: Changed) {
  const own: Store = {
    ...store,
    tables: { ...store.tables, ...tables },
    ...(append && { appender: { ...store.appender, append } }),
  };
  const published: string[] = [];
  const now = () => testServer.now;
  const liveTables = new LiveTables({ store: own, bus: localBus(), now, think: 0, onDeadline: () => {} });
  const people = new People({ store: store.people, now, publishChanged: () => {} });
  const publishChanged = (table: string) => void published.push(table);
  const service = new TableService({ store: own, liveTables, people, now, publishChanged });
  return Object.assign(service, { liveTables, published });
}
const party = createTableSchema.parse({ game: 'greed', party: true });
const createAt = (service: TableService) => service.create(ada.person, party, () => 'network', 'en');

/** Creates a party of Ada and Bo whose first match is over. */
async function partyOver(): Promise<Snapshot> {
  const table = await ada.open({ game: 'greed', party: true });
  await bo.call('POST', `/tables/${table}/sit`, {});
  await ada.call('POST', `/tables/${table}/start`);
  await bo.call('POST', `/tables/${table}/resign`);
  return ada.see(table);
}

test('requests for a table that is not in memory share one load, and one table', async () => {
  const id = await ada.open({ game: 'greed', seats: 2 });
  let loads = 0;
  const { liveTables } = node({
    seedOf: (table) => {
      loads += 1;
      return store.tables.seedOf(table);
    },
  });
  const [one, other] = await Promise.all([liveTables.find(id), liveTables.find(id)]);
  expect(one).not.toBeNull();
  expect([other === one, loads, (await liveTables.find(id)) === one]).toEqual([true, 1, true]);
});

test('a new table gets another id, code and seed if its first ones are taken, up to ten times', async () => {
  const tried: NewTable[] = [];
  let taken = 9;
  const service = node({
    create: async (table) => {
      tried.push(table);
      taken -= 1;
      return taken >= 0 ? 'taken' : store.tables.create(table);
    },
  });
  const opened = await createAt(service);
  expect(opened).toMatchObject({ ok: true, value: { id: tried.at(-1)?.id } });
  for (const part of ['id', 'seed'] as const) expect(new Set(tried.map((one) => one[part])).size).toBe(10);
  expect(new Set(tried.map(({ index }) => index.code)).size).toBe(10);
  taken = 10;
  await expect(createAt(service)).rejects.toThrow('No free table code');
});

test('no table is opened for a person who is deleted during the request', async () => {
  expect(await createAt(node({ create: async () => 'gone' }))).toEqual({
    ok: false,
    error: { code: 'authentication-required' },
  });
});

test('a person has at most fifty unfinished tables', async () => {
  const eve = await testServer.guest('Eve');
  const open = () => eve.ask('POST', '/tables', { game: 'threes', seats: 2 });
  const opened: Snapshot[] = [];
  for (let count = 0; count < 50; count += 1) opened.push((await open()).json<Snapshot>());
  expect((await open()).json()).toMatchObject({ status: 409, code: 'too-many-tables' });
  await eve.call('POST', `/tables/${opened[7]?.table.id}/stand`);
  expect((await open()).statusCode).toBe(201);
});

test('two nodes that open the next match of a party at the same time open one table', async () => {
  const { table } = await partyOver();
  let first: string | null = null;
  const service = node({
    create: async (fresh) => {
      first = (await bo.call('POST', `/tables/${table.id}/rematch`)).table.id;
      return store.tables.create(fresh);
    },
  });
  const next = await service.rematch(table.id, ada.person.id, {});
  expect(next).toMatchObject({ ok: true, value: { id: first } });
  expect(first).not.toBeNull();
  expect((await ada.see(table.id)).table.rematch).toBe(first);
});

test('if a node stops before the next match of a party is linked, the next request finds it', async () => {
  const { table } = await partyOver();
  const stopping = node({ append: () => Promise.reject(new Error('stopped')) });
  await expect(stopping.rematch(table.id, ada.person.id, {})).rejects.toThrow('stopped');
  const opened = await store.tables.byCode(table.code);
  expect(opened).not.toBe(table.id);
  const next = await bo.call('POST', `/tables/${table.id}/rematch`);
  expect([next.table.id, next.table.evening?.match]).toEqual([opened, 2]);
  expect((await ada.see(table.id)).table.rematch).toBe(opened);
});

test('a next match that cannot be linked leaves no table behind', async () => {
  const { table } = await partyOver();
  const made: string[] = [];
  const service = node({
    create: async (fresh) => {
      made.push(fresh.id);
      // Another evening takes the code meanwhile, so the node tries another code.
      const opened = await store.tables.create({ ...fresh, index: { ...fresh.index, code: 'OTHER' } });
      await bo.call('POST', `/tables/${table.id}/rematch`);
      return opened;
    },
  });
  const next = await service.rematch(table.id, ada.person.id, {});
  const { rematch } = (await ada.see(table.id)).table;
  expect(next).toMatchObject({ ok: true, value: { id: rematch } });
  expect(made).not.toContain(rematch);
  expect(await store.tables.linesAfter(made[0] ?? '', 0)).toEqual([]);
});

test('lines that another node writes about a person during their deletion are removed from every log too', async () => {
  const fay = await testServer.guest('Fay');
  const table = await ada.open({ game: 'greed', seats: 2, spectatorChat: true });
  await fay.call('POST', `/tables/${table}/say`, { text: 'before' });
  const elsewhere = await ada.open({ game: 'greed', seats: 2, spectatorChat: true });
  const service = node({
    async scrub(...given) {
      const scrubbed = await store.tables.scrub(...given);
      for (const at of [table, elsewhere]) await fay.call('POST', `/tables/${at}/say`, { text: 'meanwhile' });
      return scrubbed;
    },
  });
  for (const at of [table, elsewhere]) await service.liveTables.find(at);
  await service.deletePerson(fay.person);
  expect(service.published.toSorted()).toEqual([table, table, elsewhere].toSorted());
  for (const at of [table, elsewhere]) {
    expect(JSON.stringify(await store.tables.linesAfter(at, 0))).not.toMatch(/Fay|before|meanwhile/);
    expect(JSON.stringify(service.liveTables.known(at)?.table)).not.toMatch(/Fay|before|meanwhile/);
  }
});

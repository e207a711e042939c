import '@fastify/cookie';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { indexOf } from '../../src/hall/index-of.ts';
import { createStore } from '../../src/store/index.ts';
import { fold } from '../../src/table/fold.ts';
import type { Logged } from '../../src/table/happening.ts';
import { type House, openHouse, type Visitor } from '../house/house.ts';
import { people, seedHex, tableId, world } from '../house/twins.ts';

let house: House;
let seated: readonly Visitor[];
let watcher: Visitor;
beforeAll(async () => {
  house = await openHouse();
  const { people: store } = createStore(house.database);
  for (const [seat, id] of people.entries())
    await store.add({ id, name: ['Ada', 'Bo', 'Cleo'][seat] ?? '', since: new Date(0) });
  seated = people.map((id) => {
    const cookie = house.server.app.signCookie(id);
    return {
      ...house.nobody,
      person: { id, name: '', kind: 'guest', since: '' },
      headers: { cookie: `dicehall=${encodeURIComponent(cookie)}` },
    };
  });
  watcher = await house.guest('Watcher');
}, 120_000);
afterAll(() => house.close());

/** Puts a world where the table is. */
async function put(lines: readonly Logged[]): Promise<void> {
  const store = createStore(house.database);
  await store.tables.remove(tableId);
  const table = fold(tableId, null, lines);
  const [first] = lines;
  if (table === null || first === undefined) throw new Error('No world');
  const index = indexOf(table, first.at);
  await store.tables.create({
    id: tableId,
    seed: seedHex,
    game: 'hidden-pairs',
    created: first.at,
    index,
    lines,
  });
  house.server.rooms.forget(tableId);
}

type Way = readonly [method: 'GET' | 'POST', path: string, body?: unknown];

/** Everything one viewer can be told: by every way there is to ask, rightly and wrongly, and by the stream from anywhere. */
async function toldTo(visitor: Visitor, count: number): Promise<string[]> {
  const commit = {
    type: 'commit',
    pairs: [
      [0, 1],
      [2, 3],
      [4, 5],
    ],
  };
  const numbers = [0, count - 1, count, count + 1, count + 7];
  const ways: Way[] = [
    ['GET', `/tables/${tableId}`],
    ['GET', `/tables/${tableId}/record`],
    ['GET', '/me/turns'],
    ['GET', '/me/history'],
    ['GET', '/me/export'],
    ['GET', '/tables'],
    ['GET', '/codes/ABC23'],
    ...['start', 'stand', 'return', 'rematch'].map((name): Way => ['POST', `/tables/${tableId}/${name}`]),
    ['POST', `/tables/${tableId}/sit`, {}],
    ['POST', `/tables/${tableId}/seed`, { seed: 'x' }],
    ['POST', `/tables/${tableId}/bots`, { strength: 'steady' }],
    ...numbers.flatMap((seq): Way[] => [
      ['POST', `/tables/${tableId}/moves`, { seq, move: { type: 'nonsense' } }],
      ['POST', `/tables/${tableId}/moves`, { seq, move: { type: 're-roll', die: 9 } }],
      ['POST', `/tables/${tableId}/moves`, { seq, move: { ...commit, hinderance: { round: 1, seat: 7 } } }],
    ]),
  ];
  const told: string[] = [];
  for (const [method, path, body] of ways) {
    const answer = await house.server.app.inject({
      method,
      url: `/api/v1${path}`,
      headers: visitor.headers,
      ...(body === undefined ? {} : { payload: body as object }),
    });
    const { date: _date, ...headers } = answer.headers;
    told.push(
      `${method} ${path} ${JSON.stringify(body)} ${answer.statusCode} ${JSON.stringify(headers)} ${answer.body}`,
    );
  }
  for (const since of [undefined, 0, count - 2, count - 1, count, count + 1]) {
    const listening = await listen(visitor, since);
    told.push(`since ${since}: ${listening.messages.map((message) => JSON.stringify(message)).join('\n')}`);
    listening.close();
  }
  return told;
}

async function listen(visitor: Visitor, since?: number) {
  const messages: unknown[] = [];
  const room = await house.server.rooms.findFresh(tableId);
  if (room === null) throw new Error('No table');
  const listener = {
    person: visitor.person.id === '' ? null : visitor.person.id,
    send: (frame: { readonly sse: Buffer }) => void messages.push(frame.sse.toString()),
  };
  const close = await house.server.streams.listen(room, listener, since ?? null);
  return { messages, close };
}

const worlds = [0, 1, 2].flatMap((secretSeat) =>
  [0, 1, 2].map((commits) => ({ secretSeat, commits, seed: `${secretSeat} ${commits}` })),
);

describe('what a seat does in secret', () => {
  test.each(worlds)(
    'changes nothing that anybody else is told: seat $secretSeat, after $commits commits',
    async (setup) => {
      const secrets = ['a', 'b'];
      const logs = secrets.map((secret) => world({ ...setup, secret }));
      expect(new Set(logs.map((lines) => JSON.stringify(lines))).size).toBe(secrets.length);
      const others = [...seated.filter((_, seat) => seat !== setup.secretSeat), watcher, house.nobody];
      const own: string[] = [];
      const tellings: string[][] = [];
      for (const lines of logs) {
        await put(lines);
        const table = fold(tableId, null, lines);
        const told: string[] = [];
        for (const visitor of others) told.push(...(await toldTo(visitor, table?.counts.at(-1) ?? 0)));
        tellings.push(told);
        const { headers } = seated[setup.secretSeat] ?? watcher;
        own.push((await house.server.app.inject({ url: `/api/v1/tables/${tableId}`, headers })).body);
      }
      for (const told of tellings.slice(1)) expect(told).toEqual(tellings[0]);
      expect(new Set(own).size).toBe(secrets.length);
    },
  );

  test('is counted for nobody else', async () => {
    const lines = world({ seed: '0 1', secret: 'a', secretSeat: 0, commits: 1 });
    const table = fold(tableId, null, lines);
    // The worlds are made so that what everybody may know of happens at whole seconds.
    const shown = lines.filter(({ at }) => at % 1000 === 0).length;
    expect(shown).toBeLessThan(lines.length);
    expect(table?.counts.at(-1)).toBe(shown);
  });
});

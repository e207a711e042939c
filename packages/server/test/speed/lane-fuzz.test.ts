import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type MovePlayed, type NewToken, type Problem, problemSchema } from '../../src/protocol/index.ts';
import { type House, openHouse, type Visitor } from '../house/house.ts';
import { type Answer, openWire, type Wire } from '../house/wire.ts';
import { type Asked, isCutShort, oddities, otherLines, piecesOf, written } from './requests.ts';

// The lane and the general way of HTTP are two readers of the same bytes. Here both get them, over real connections: the
// same requests, plain and odd, cut into the same pieces, at two tables that stand alike.

let house: House;
/** The same server without the lane. */
let general: Server;
let ports: readonly [number, number];
let ada: Visitor;
let cookie: string;
let token: string;

beforeAll(async () => {
  house = await openHouse();
  const { app } = house.server;
  const lane = Number(new URL(await app.listen({ host: '127.0.0.1', port: 0 })).port);
  general = createServer({ requestTimeout: 20_000, requireHostHeader: false });
  for (const event of ['request', 'checkExpectation', 'clientError'])
    for (const heard of app.server.listeners(event)) general.on(event, heard as (...of: unknown[]) => void);
  await new Promise<void>((resolve) => general.listen(0, '127.0.0.1', resolve));
  ports = [lane, (general.address() as AddressInfo).port];
  ada = await house.guest('Ada');
  cookie = String(ada.headers.cookie);
  token = (await ada.call<NewToken>('POST', '/me/tokens', { label: 'bot' })).secret;
});
afterAll(async () => {
  general.closeAllConnections();
  general.close();
  await house.close();
});

/** A match of Threes for one: `roll` and `bank` are right in turn, whatever the dice show. */
async function table(visitor: Visitor): Promise<string> {
  const id = await visitor.open({ game: 'threes', seats: 1 });
  await visitor.call('POST', `/tables/${id}/start`);
  return id;
}

/** What is to be the same whichever way it came: ids, dice and dates are not. */
function essence({ status, head, body }: Answer): unknown {
  const type = /\r\ncontent-type: ([^\r]*)/.exec(head)?.[1];
  if (type === undefined || !type.includes('json')) return { status, type, body };
  if (status >= 400) problemSchema.parse(JSON.parse(body));
  const { seq, repeated, code, refusal, snapshot } = JSON.parse(body) as Partial<MovePlayed & Problem>;
  return { status, type, seq, repeated, code, refusal: refusal?.code, you: snapshot?.you };
}

/** Sends requests one after the other, each in its pieces, and the last one only in part. */
async function ask(
  wire: Wire,
  table: string,
  asked: readonly Asked[],
  part: Part | null,
): Promise<unknown[]> {
  const text = (one: Asked) => written(one, { table, cookie, token });
  for (const one of asked) {
    const before = wire.answers.length;
    for (const piece of piecesOf(one, text(one))) await wire.send(piece);
    await wire.until(() => wire.answers.length > before);
  }
  if (part === null) {
    await wire.send('GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n');
  } else {
    const whole = text(part.asked);
    await wire.send(whole.slice(0, 1 + (part.length % (whole.length - 1))));
    wire.end();
  }
  await wire.until(() => false);
  return wire.answers.map(essence);
}

/** A request of which only so many bytes come. */
interface Part {
  readonly asked: Asked;
  readonly length: number;
}

const cuts = fc.array(fc.nat(5000), { maxLength: 3 });
const move = fc.record({
  by: fc.constantFrom('cookie' as const, 'token' as const),
  seq: fc.integer({ min: 2, max: 8 }),
  type: fc.constantFrom('roll', 'bank', 'stop'),
});
const even = fc.record({ move, odd: fc.constant([]), cuts });
const odd = fc.record({
  move,
  odd: fc.uniqueArray(fc.constantFrom(...Object.keys(oddities)), { minLength: 1, maxLength: 3 }),
  cuts,
});
const line = fc.oneof(
  fc.constantFrom(...otherLines),
  fc.string({ unit: fc.nat(255).map((code) => String.fromCharCode(code)) }),
);
const elsewhere = fc.record({ move, odd: fc.constant([]), line, cuts });
const request: fc.Arbitrary<Asked> = fc.oneof(
  { weight: 3, arbitrary: even },
  // What never comes whole is the matter of the last, partial request.
  { weight: 5, arbitrary: odd.filter((asked) => !isCutShort(asked)) },
  { weight: 1, arbitrary: elsewhere },
);
const part: fc.Arbitrary<Part> = fc.record({ asked: even, length: fc.nat(5000) });

test('whatever comes is answered by both ways alike, and leaves their tables alike', async () => {
  const requests = fc.array(request, { minLength: 1, maxLength: 4 });
  const statuses = new Set<unknown>();
  const run = fc.asyncProperty(requests, fc.option(part), async (asked, cut) => {
    const ids = [await table(ada), await table(ada)];
    const wires = ports.map((port) => openWire(port));
    const said = await Promise.all(wires.map((wire, way) => ask(wire, ids[way] ?? '', asked, cut)));
    const told = wires.some(({ wasReset }) => wasReset)
      ? Math.min(...said.map(({ length }) => length))
      : undefined;
    expect(said[0]?.slice(0, told)).toEqual(said[1]?.slice(0, told));
    for (const wire of wires) {
      for (const { status } of wire.answers) statuses.add(status);
      wire.destroy();
    }
    const seqs = await Promise.all(ids.map(async (id) => (await ada.see(id)).seq));
    expect(seqs[0]).toBe(seqs[1]);
    await Promise.all(ids.map((id) => ada.call('POST', `/tables/${id}/resign`)));
  });
  await fc.assert(run, { numRuns: Number(process.env.DICEHALL_FUZZ ?? 25) });
  expect([...statuses]).toEqual(expect.arrayContaining([200, 400, 409]));
}, 300_000);

test('nobody is told what another connection asked for, however their bytes fall together', async () => {
  const people = await Promise.all(['Ada', 'Bo', 'Cleo', 'Dag'].map((name) => house.guest(name)));
  const run = fc.asyncProperty(fc.array(cuts, { minLength: 6, maxLength: 6 }), async (allCuts) => {
    const playing = people.map(async (visitor) => {
      const id = await table(visitor);
      const wire = openWire(ports[0]);
      for (const [index, cuts] of allCuts.entries()) {
        const type = index % 2 === 0 ? 'roll' : 'bank';
        const asked: Asked = {
          move: { by: 'cookie', seq: 3 + index, type },
          odd: [],
          cuts: index < 3 ? [] : cuts,
        };
        const text = written(asked, { table: id, cookie: String(visitor.headers.cookie), token });
        for (const piece of piecesOf(asked, text)) await wire.send(piece);
        await wire.until(() => wire.answers.length > index);
      }
      wire.destroy();
      const told = wire.answers.map(({ body }) => JSON.parse(body) as MovePlayed);
      expect(told.map(({ seq, snapshot: { you, table: seen } }) => [seq, you.person, seen.id])).toEqual(
        allCuts.map((_, index) => [4 + index, visitor.person.id, id]),
      );
      await visitor.call('POST', `/tables/${id}/resign`);
    });
    await Promise.all(playing);
  });
  await fc.assert(run, { numRuns: 5 });
}, 300_000);

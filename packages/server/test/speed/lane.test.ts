import type { Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readPlainRequest } from '../../src/http/plain-request.ts';
import { plain } from '../../src/http/routes/plain-move.ts';
import type { MovePlayed, Problem, Snapshot } from '../../src/protocol/index.ts';
import { type House, openHouse, type Visitor } from '../house/house.ts';
import { type Answer, openWire } from '../house/wire.ts';

let house: House;
let port: number;
let ada: Visitor;
let bo: Visitor;
beforeAll(async () => {
  house = await openHouse();
  port = Number(new URL(await house.server.app.listen({ host: '127.0.0.1', port: 0 })).port);
  [ada, bo] = [await house.guest('Ada'), await house.guest('Bo')];
});
afterAll(() => house.close());

async function table(): Promise<string> {
  const id = await ada.open({ game: 'greed', seats: 2, options: { opening: 0 } });
  await bo.call('POST', `/tables/${id}/sit`, {});
  await ada.call('POST', `/tables/${id}/start`, {});
  return id;
}

interface Asked {
  readonly line?: string;
  readonly headers?: readonly string[];
  readonly body?: string;
}

const json = 'Content-Type: application/json';
const cookieOf = (visitor: Visitor) => `Cookie: ${visitor.headers.cookie}`;

/** A request as it is written. */
function written(id: string, visitor: Visitor, { line, headers, body = '' }: Asked): string {
  const first = line ?? `POST /api/v1/tables/${id}/moves HTTP/1.1`;
  const all = headers ?? ['Host: x', cookieOf(visitor), json, `Content-Length: ${Buffer.byteLength(body)}`];
  return `${first}\r\n${all.join('\r\n')}\r\n\r\n${body}`;
}

/** Sends these pieces one after the other on one connection, and reads so many answers. */
async function exchange(pieces: readonly (string | Buffer)[], answers: number): Promise<readonly Answer[]> {
  const wire = openWire(port);
  for (const piece of pieces) await wire.send(piece);
  await wire.until(() => wire.answers.length >= answers);
  wire.destroy();
  return wire.answers;
}

async function post(id: string, visitor: Visitor, asked: Asked): Promise<Answer> {
  const [answer] = await exchange([written(id, visitor, asked)], 1);
  if (answer === undefined) throw new Error('No answer');
  return answer;
}

const roll = (seq: number) => `{"seq":${seq},"move":{"type":"roll"}}`;
/** Did it come by the lane? The general way names its headers as it likes, and in another order. */
const byLane = ({ head }: Answer) => head.startsWith('http/1.1 200 ok\r\nx-content-type-options');

describe('a plain move', () => {
  test('gets what the general way answers, to the letter, with the same headers', async () => {
    const id = await table();
    const { seq } = await ada.see(id);
    const answer = await post(id, ada, { body: roll(seq) });
    const played = JSON.parse(answer.body) as MovePlayed;
    expect(answer.status).toBe(200);
    expect(played).toMatchObject({ seq: seq + 1, repeated: false });
    const seen = await ada.see(id);
    expect(JSON.stringify(played.snapshot)).toBe(JSON.stringify(seen));

    const seat = played.snapshot.table.match?.yourTurn === true ? ada : bo;
    const other = await seat.ask('POST', `/tables/${id}/moves`, { seq: seq + 1, move: { type: 'roll' } });
    const names = (head: string) => [...head.matchAll(/^([\w-]+): /gm)].map(([, name]) => name).sort();
    const general = Object.keys(other.headers).filter((name) => name !== 'connection');
    const lane = names(answer.head).filter((name) => name !== 'connection' && name !== 'keep-alive');
    expect(lane).toEqual(general.sort());
    for (const name of ['content-security-policy', 'cache-control', 'x-content-type-options', 'content-type'])
      expect(answer.head).toContain(`${name}: ${String(other.headers[name])}`);
  });

  test('every move of a match comes by the lane', async () => {
    const id = await table();
    let snapshot: Snapshot = await ada.see(id);
    for (let moves = 0; moves < 12 && snapshot.table.status === 'playing'; moves += 1) {
      const { step } = snapshot.table.match?.view ?? {};
      const player = step?.kind === 'choose' && step.seats[0] === 0 ? ada : bo;
      const answer = await post(id, player, { body: roll(snapshot.seq) });
      expect(byLane(answer)).toBe(true);
      snapshot = (JSON.parse(answer.body) as MovePlayed).snapshot;
    }
    expect((await ada.see(id)).seq).toBe(snapshot.seq);
  });

  test('two posts of the same number on two connections: one wins, the other gets 409 and the newer state', async () => {
    const id = await table();
    const { seq } = await ada.see(id);
    const both = await Promise.all([1, 2].map(() => post(id, ada, { body: roll(seq) })));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const lost = JSON.parse(both.find(({ status }) => status === 409)?.body ?? '{}') as Problem;
    expect(lost.code).toBe('stale');
    expect(lost.snapshot?.seq).toBe((await ada.see(id)).seq);
  });

  test('many sent at once are answered one by one, in order, and each is decided alone', async () => {
    const id = await table();
    const { seq } = await ada.see(id);
    const answers = await exchange([[0, 1, 2].map(() => written(id, ada, { body: roll(seq) })).join('')], 3);
    expect(answers.map(({ status }) => status)).toEqual([200, 409, 409]);
  });

  test('a connection goes on after a refusal, and so do moves on it', async () => {
    const id = await table();
    const { seq } = await ada.see(id);
    const pieces = [roll(seq + 5), roll(seq), '{"seq":'].map((body) => written(id, ada, { body }));
    const answers = await exchange(pieces, 3);
    expect(answers.map(({ status }) => status)).toEqual([409, 200, 400]);
  });
});

describe('whatever is not plain', () => {
  const length = (body: string) => `Content-Length: ${Buffer.byteLength(body)}`;
  const cases: [string, (seq: number, visitor: Visitor) => Asked, number][] = [
    ['nobody', (seq) => ({ headers: ['Host: x', json, length(roll(seq))], body: roll(seq) }), 401],
    [
      'a forged cookie',
      (seq) => ({ headers: ['Host: x', 'Cookie: dicehall=a.b', json, length(roll(seq))], body: roll(seq) }),
      401,
    ],
    [
      'a forged token',
      (seq) => ({
        headers: ['Host: x', `Authorization: Bearer dicehall_${'a'.repeat(43)}`, json, length(roll(seq))],
        body: roll(seq),
      }),
      401,
    ],
    [
      'another site',
      (seq, who) => ({
        headers: ['Host: x', 'Origin: https://evil.example', cookieOf(who), json, length(roll(seq))],
        body: roll(seq),
      }),
      403,
    ],
    ['no host', (seq, who) => ({ headers: [cookieOf(who), json, length(roll(seq))], body: roll(seq) }), 400],
    [
      'two lengths',
      (seq, who) => ({
        headers: ['Host: x', cookieOf(who), json, length(roll(seq)), 'Content-Length: 1'],
        body: roll(seq),
      }),
      400,
    ],
    [
      'a length and chunks',
      (seq, who) => ({
        headers: ['Host: x', cookieOf(who), json, length(roll(seq)), 'Transfer-Encoding: chunked'],
        body: roll(seq),
      }),
      400,
    ],
    [
      'no JSON',
      (seq, who) => ({
        headers: ['Host: x', cookieOf(who), 'Content-Type: application/xml', length(roll(seq))],
        body: roll(seq),
      }),
      415,
    ],
    ['half of it', () => ({ body: '{"seq":1,"move":{' }), 400],
    ['an unknown field', (seq) => ({ body: `{"seq":${seq},"move":{"type":"roll"},"more":1}` }), 400],
    ['an unknown field of the move', (seq) => ({ body: `{"seq":${seq},"move":{"type":"roll","a":1}}` }), 422],
    ['a prototype', (seq) => ({ body: `{"seq":${seq},"move":{"type":"roll"},"__proto__":{}}` }), 400],
    ['a hidden prototype', (seq) => ({ body: `{"seq":${seq},"move":{"\\u005f_proto__":{}}}` }), 400],
    ['no number', () => ({ body: '{"seq":-1,"move":{"type":"roll"}}' }), 400],
    ['no such move', (seq) => ({ body: `{"seq":${seq},"move":{"type":"stop"}}` }), 422],
    [
      'no such table',
      (seq) => ({ line: `POST /api/v1/tables/${'0'.repeat(16)}/moves HTTP/1.1`, body: roll(seq) }),
      404,
    ],
    ['an unknown way of asking', (seq) => ({ line: 'BREW /api/v1/tables HTTP/1.1', body: roll(seq) }), 400],
  ];

  test.each(cases)('%s is refused as ever, and changes nothing', async (_name, ask, status) => {
    const id = await table();
    const { seq } = await ada.see(id);
    const answer = await post(id, ada, ask(seq, ada));
    expect(answer.status).toBe(status);
    expect((await ada.see(id)).seq).toBe(seq);
  });

  test.each<[string, (text: string) => (string | Buffer)[]]>([
    ['in two pieces', (text) => [text.slice(0, 60), text.slice(60)]],
    ['with its end apart', (text) => [text.slice(0, -5), text.slice(-5)]],
    ['byte by byte at first', (text) => ['P', 'O', text.slice(2)]],
    ['with a header that nobody knows', (text) => [text.replace('Host: x', 'Host: x\r\nX-Custom: 1')]],
    ['with a name of its own', (text) => [text.replace('Host: x', 'Host: x\r\nIdempotency-Key: k')]],
    ['with blanks in its body', (text) => [text.replace('Content-Length: ', 'Content-Length:  ')]],
    ['behind a proxy', (text) => [text.replace('Host: x', 'Host: x\r\nX-Forwarded-For: 1.2.3.4')]],
  ])('a good move %s is played by the general way', async (_name, pieces) => {
    const id = await table();
    const { seq } = await ada.see(id);
    const [answer] = await exchange(pieces(written(id, ada, { body: roll(seq) })), 1);
    expect(answer?.status).toBe(200);
    expect((JSON.parse(answer?.body ?? '{}') as MovePlayed).seq).toBe(seq + 1);
  });

  test('other requests and moves may follow each other on one connection', async () => {
    const id = await table();
    const { seq } = await ada.see(id);
    const get = `GET /api/v1/tables/${id} HTTP/1.1\r\nHost: x\r\n${cookieOf(ada)}\r\n\r\n`;
    const wire = openWire(port);
    for (const [piece, answers] of [
      [written(id, ada, { body: roll(seq) }), 1],
      [get, 2],
      [get + get, 4],
    ] as const) {
      await wire.send(piece);
      await wire.until(() => wire.answers.length === answers);
    }
    wire.destroy();
    expect(wire.answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    for (const { body } of wire.answers.slice(1)) expect((JSON.parse(body) as Snapshot).seq).toBe(seq + 1);
  });
});

test('nothing that holds a second request, or half of one, is read as plain', () => {
  const asked = written('0123456789abcdef', ada, { body: roll(3) });
  expect(readPlainRequest(Buffer.from(asked), plain.body)?.body).toEqual({ seq: 3, move: { type: 'roll' } });
  for (let cut = 0; cut < asked.length; cut += 1)
    expect(readPlainRequest(Buffer.from(asked.slice(0, cut)), plain.body)).toBeNull();
  for (const more of [' ', '\r\n', 'G', asked]) {
    expect(readPlainRequest(Buffer.from(asked + more), plain.body)).toBeNull();
  }
});

test('who sends nothing more hears what became of a move all the same; a refused one ends the connection', async () => {
  for (const [ahead, statuses] of [
    [0, [200]],
    // The general way lets go of whoever has ended.
    [9, []],
  ] as const) {
    const id = await table();
    const { seq } = await ada.see(id);
    const room = await house.server.rooms.findFresh(id);
    let goOn = () => {};
    void room?.inTurn(
      () =>
        new Promise<void>((resolve) => {
          goOn = resolve;
        }),
    );
    const connected = new Promise<Socket>((resolve) => house.server.app.server.once('connection', resolve));
    const wire = openWire(port);
    const socket = await connected;
    const ended = new Promise((resolve) => socket.once('end', resolve));
    void wire.send(written(id, ada, { body: roll(seq + ahead) }));
    wire.end();
    await ended;
    goOn();
    await wire.until(() => false);
    expect(wire.answers.map(({ status }) => status)).toEqual(statuses);
    expect((await ada.see(id)).seq).toBe(seq + statuses.length);
  }
});

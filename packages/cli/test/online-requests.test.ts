import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { clientCommitmentOf } from '@dicehall/dice';
import { games, openMatch, readSetup, unwrap } from '@dicehall/engine';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { matchOf, personAt, tableBefore } from '../../server/test/support/table-state.ts';
import { openLiveTable } from '../src/online/live-table.ts';
import { apiOf, fileMemory, passingMemory, savedIdentity } from '../src/online/saved.ts';
import { call } from './calling.ts';
import { playing } from './online-tables.ts';
import { newHome } from './playthrough.ts';

let server: Server | undefined;
afterEach(() => server?.close());

interface Asked {
  readonly line: string;
  readonly body: unknown;
  readonly headers: IncomingMessage['headers'];
}

type Answers = Readonly<Record<string, readonly [status: number, body: unknown]>>;

const person = { id: '0000000000000001', name: 'Ada', kind: 'guest', since: '2026-01-01T00:00:00.000Z' };
const problem = (code: string, detail: string) => ({
  type: 'about:blank',
  title: '',
  status: 400,
  code,
  detail,
});
const token = { id: 't1', label: 'x', since: person.since, lastUsed: null, secret: 'secret-1' };
const guest: Answers = {
  'POST /guests': [201, person],
  'POST /me/tokens': [201, token],
  'GET /me': [200, person],
  'PATCH /me': [200, person],
};

/** A server that answers some requests and refuses all others. It records the requests. */
async function answering(answers: Answers): Promise<{ readonly url: string; readonly asked: Asked[] }> {
  const asked: Asked[] = [];
  server = createServer(async (request, response) => {
    const line = `${request.method} ${request.url?.replace('/api/v1', '')}`;
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const text = Buffer.concat(chunks).toString();
    asked.push({ line, body: text === '' ? null : JSON.parse(text), headers: request.headers });
    const [status, body] = answers[line] ?? [404, problem('no-such-code', `Refused: ${line}`)];
    const headers = { 'content-type': 'application/json', 'set-cookie': 'session=c1; HttpOnly' };
    response.writeHead(status, headers).end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked };
}

/** Makes a data folder for one server. It contains an identity unless the name is null. */
function homeWith(url: string, name: string | null) {
  const home = newHome();
  const folder = join(home, 'online', new URL(url).host.replace(':', '_'));
  mkdirSync(folder, { recursive: true });
  if (name !== null)
    writeFileSync(join(folder, 'identity.json'), JSON.stringify({ server: url, name, token: 'secret-0' }));
  return { env: { DICEHALL_HOME: home, DICEHALL_SERVER: url }, folder };
}

describe('the command host creates a table on the server', () => {
  const made = async (line: string) => {
    const { url, asked } = await answering(guest);
    const { err } = await call(`host ${line} --plain --name Ada`, homeWith(url, null));
    return asked.find((one) => one.line === 'POST /tables')?.body ?? err;
  };
  const usual = { options: {}, seats: 2, listed: false, watch: true, chat: true, coach: false };

  test.each<[string, object]>([
    ['greed', { ...usual, game: 'greed' }],
    [
      'threes --seats 4 --clock 60 --listed -o rounds=3 -o lastDie=lies',
      {
        ...usual,
        game: 'threes',
        seats: 4,
        listed: true,
        options: { rounds: 3 },
        clock: { kind: 'seconds', seconds: 60 },
      },
    ],
    [
      'greed --clock 5s --no-watch --listed',
      { ...usual, game: 'greed', watch: false, listed: true, clock: { kind: 'seconds', seconds: 5 } },
    ],
    [
      'greed --clock 3D --no-chat',
      { ...usual, game: 'greed', chat: false, clock: { kind: 'days', days: 3 } },
    ],
    ['greed --clock none --coach', { ...usual, game: 'greed', coach: true, clock: { kind: 'none' } }],
    ['threes --bots novice,steady', { ...usual, game: 'threes', seats: 3 }],
  ])('host %s sends the settings of the table to the server', async (line, body) =>
    expect(await made(line)).toEqual(body),
  );

  test.each([
    ['greed --clock 1h', '“1h”'],
    ['greed --clock 60m', '“60m”'],
    ['greed --clock x60', '“x60”'],
    ['greed --clock 60sx', '“60sx”'],
    ['greed --clock 12345', '“12345”'],
    ['greed --seats x', 'not for 0'],
    ['greed --seats 100', 'not for 0'],
    ['threes --seats 1 --bots steady', 'room for 0 bots'],
  ])('host %s is refused before any request is sent', async (line, hint) => {
    expect(await made(line)).toContain(hint);
  });

  test('the server’s reason for refusing a table is printed', async () => {
    const { url } = await answering({
      ...guest,
      'POST /tables': [429, problem('too-many', 'Too many tables.')],
    });
    expect(await call('host greed --plain --name Ada', homeWith(url, null))).toMatchObject({
      code: 1,
      err: 'dicehall: Too many tables.\n',
    });
  });
});

describe('the terminal saves an identity for each server', () => {
  const lines = (asked: readonly Asked[]) => asked.map(({ line }) => line);

  test('a new player becomes a guest, and the terminal saves the token and the name that the server gives', async () => {
    const { url, asked } = await answering(guest);
    const { env, folder } = homeWith(url, null);
    await call('host greed --plain --name ada --lang de', { env });
    expect(lines(asked)).toEqual(['POST /guests', 'POST /me/tokens', 'POST /tables']);
    expect(asked.map(({ body }) => body).slice(0, 2)).toEqual([
      { name: 'ada' },
      { label: 'dicehall command' },
    ]);
    expect(asked.map(({ headers }) => headers.cookie || null)).toEqual([null, 'session=c1', null]);
    expect(asked.map(({ headers }) => headers.authorization)).toEqual([
      undefined,
      undefined,
      'Bearer secret-1',
    ]);
    expect(asked.map(({ headers }) => headers['accept-language'])).toEqual(['de', 'de', 'de']);
    expect(savedIdentity(folder)).toEqual({ server: url, name: 'Ada', token: 'secret-1' });
  });

  test.each(['POST /guests', 'POST /me/tokens'])(
    'the terminal saves no identity if the server refuses %s',
    async (line) => {
      const { url } = await answering({ ...guest, [line]: [400, problem('no', 'Not now.')] });
      const { env, folder } = homeWith(url, null);
      expect(await call('host greed --plain --name Ada', { env })).toMatchObject({
        code: 1,
        err: 'dicehall: Not now.\n',
      });
      expect(savedIdentity(folder)).toBeNull();
    },
  );

  test('a known player keeps the saved name unless another one is given', async () => {
    const { url, asked } = await answering(guest);
    const { env, folder } = homeWith(url, 'Ada');
    await call('host greed --plain', { env });
    await call('host greed --plain --name Ada', { env });
    expect(lines(asked)).toEqual(['GET /me', 'POST /tables', 'GET /me', 'POST /tables']);
    expect(asked[1]?.headers.authorization).toBe('Bearer secret-0');
    await call('host greed --plain --name Bo', { env });
    expect(asked.slice(4).map(({ line, body }) => [line, body])[1]).toEqual(['PATCH /me', { name: 'Bo' }]);
    expect(savedIdentity(folder)).toEqual({ server: url, name: 'Bo', token: 'secret-0' });
  });

  test('a name that the server refuses is not saved', async () => {
    const { url, asked } = await answering({ ...guest, 'PATCH /me': [400, problem('bad', 'Bad name.')] });
    const { env, folder } = homeWith(url, 'Ada');
    expect(await call('host greed --plain --name Bo', { env })).toMatchObject({
      code: 1,
      err: 'dicehall: Bad name.\n',
    });
    expect(lines(asked)).toEqual(['GET /me', 'PATCH /me']);
    expect(savedIdentity(folder)?.name).toBe('Ada');
  });

  test('a player whom the server no longer knows becomes a guest again, with the same name', async () => {
    const { url, asked } = await answering({ ...guest, 'GET /me': [401, problem('bad-token', 'Unknown.')] });
    const { env, folder } = homeWith(url, 'Cy');
    await call('host greed --plain', { env });
    expect(asked[1]).toMatchObject({ line: 'POST /guests', body: { name: 'Cy' } });
    expect(savedIdentity(folder)?.token).toBe('secret-1');
  });

  test('the command ends if the server refuses a known player for another reason', async () => {
    const { url, asked } = await answering({ ...guest, 'GET /me': [503, problem('busy', 'Later.')] });
    expect(await call('host greed --plain', homeWith(url, 'Ada'))).toMatchObject({
      code: 1,
      err: 'dicehall: Later.\n',
    });
    expect(lines(asked)).toEqual(['GET /me']);
  });

  test('a player without a name is asked for one, and asked again after an invalid name', async () => {
    const { url, asked } = await answering(guest);
    const { env } = homeWith(url, null);
    const { out } = await call('host greed --plain', {
      env: { ...env, USER: 'dora' },
      input: 'a\u0007b\nEve\n',
    });
    expect(out).toContain('[Dora]');
    expect(asked[0]?.body).toEqual({ name: 'Eve' });
    const again = homeWith(url, null);
    await call('host greed --plain', { env: { ...again.env, USER: 'dora' }, input: '\n' });
    expect(asked.findLast(({ line }) => line === 'POST /guests')?.body).toEqual({ name: 'Dora' });
    const ended = await call('host greed --plain', { ...homeWith(url, null), input: '' });
    expect(ended).toMatchObject({ code: 130, err: '' });
  });
});

test.each([
  ['host greed', 'POST /tables'],
  ['join yn3ndyac1jvq8nhw', 'GET /tables/yn3ndyac1jvq8nhw'],
])('%s has the coach of the table with --coach, and none without it', async (line, request) => {
  const options = { target: 500, opening: 0 };
  const people = [
    personAt(0, 'Ada', { person: person.id }),
    personAt(1, 'Bo', { person: '0000000000000002' }),
  ];
  const setup = unwrap(readSetup({ game: 'greed', options, seats: people.map(({ name }) => ({ name })) }));
  const match = matchOf(setup.game.view(openMatch(setup).state, 0), {
    yourTurn: true,
    waiting: [null, null],
  });
  const table = tableBefore(people, {
    id: 'yn3ndyac1jvq8nhw',
    options,
    coach: true,
    status: 'playing',
    match,
  });
  const snapshot = { seq: 1, you: { person: person.id, seat: 0 }, table };
  const { url, asked } = await answering({ ...guest, [request]: [200, snapshot] });
  for (const [flag, says] of [
    [' --coach', 'Only one move is possible: roll.'],
    ['', 'I has no function here. Press ? for the keys.'],
  ]) {
    const { out } = await call(`${line} --plain${flag}`, { ...homeWith(url, 'Ada'), input: 'i\n' });
    expect(out.split('\n')).toContain(says);
  }
  expect(asked.map((one) => one.line)).not.toContain('POST /tables/yn3ndyac1jvq8nhw/sit');
});

test('joining sends the commitment to a seed that was saved before the request', async () => {
  const id = 'yn3ndyac1jvq8nhw';
  const seats = [
    personAt(0, 'Bo', { person: '0000000000000002' }),
    personAt(1, '', { kind: 'empty', person: null }),
  ];
  const table = tableBefore(seats, { id });
  const { url, asked } = await answering({
    ...guest,
    'GET /codes/1EHGQ': [200, { table: id }],
    [`GET /tables/${id}`]: [200, { seq: 1, you: { person: person.id, seat: null }, table }],
  });
  const { env, folder } = homeWith(url, 'Ada');
  await call('join 1EHGQ --plain', { env });
  const { seeds } = JSON.parse(readFileSync(join(folder, `${id}.json`), 'utf8'));
  const [[commitment = '', seed = ''] = []] = Object.entries<string>(seeds);
  expect(seed).toMatch(/^[0-9a-f]{64}$/);
  expect(clientCommitmentOf(seed)).toBe(commitment);
  expect(asked.at(-1)).toMatchObject({ line: `POST /tables/${id}/sit`, body: { commitment } });
});

test.each(['join', 'watch'])(
  '%s with the link of a table contacts the server of the link',
  async (command) => {
    const id = 'yn3ndyac1jvq8nhw';
    const { url, asked } = await answering(guest);
    const { env } = homeWith(url, 'Ada');
    const elsewhere = { env: { ...env, DICEHALL_SERVER: 'http://127.0.0.1:1' } };
    const { err } = await call(`${command} ${url}/online/table/${id} --plain`, elsewhere);
    expect(err).toContain(`Refused: GET /tables/${id}`);
    expect(asked.map(({ line }) => line)).toContain(`GET /tables/${id}`);
  },
);

test('a spectator whose input ends watches until the table is gone', async () => {
  const id = 'yn3ndyac1jvq8nhw';
  const people = ['Bo', 'Cy'].map((name, seat) => personAt(seat, name, { person: `000000000000000${seat}` }));
  const snapshot = { seq: 1, you: { person: null, seat: null }, table: tableBefore(people, { id }) };
  let times = 0;
  const answers: Answers = {
    get [`GET /tables/${id}`]() {
      times += 1;
      return times === 1 ? ([200, snapshot] as const) : ([404, problem('no-such-table', 'Gone.')] as const);
    },
  };
  const { url, asked } = await answering(answers);
  const watched = await call(`watch ${id} --plain --lang de`, { ...homeWith(url, null), input: '' });
  expect(watched).toMatchObject({ code: 1, err: 'dicehall: Gone.\n' });
  expect(new Set(asked.map(({ headers }) => headers['accept-language']))).toEqual(new Set(['de']));
});

test('a new player is not asked for a name if the table to join does not exist', async () => {
  const { url, asked } = await answering(guest);
  const { code, out, err } = await call('join 1EHGQ --plain', homeWith(url, null));
  expect({ code, out, err }).toEqual({ code: 1, out: '', err: 'dicehall: Refused: GET /codes/1EHGQ\n' });
  expect(asked.map(({ line }) => line)).toEqual(['GET /codes/1EHGQ']);
});

test.each([
  [true, 'Full. You can watch it: dicehall watch 1EHGQ'],
  [false, 'Full.'],
])('if there is no free seat and spectators are allowed: %s, join prints “%s”', async (watch, why) => {
  const id = 'yn3ndyac1jvq8nhw';
  const people = [personAt(0, 'Bo', { person: '0000000000000002' })];
  const table = tableBefore(people, { id, code: '1EHGQ', watch });
  const { url } = await answering({
    ...guest,
    [`GET /tables/${id}`]: [200, { seq: 1, you: { person: person.id, seat: null }, table }],
    [`POST /tables/${id}/sit`]: [409, problem('table-full', 'Full.')],
  });
  const { code, err } = await call(`join ${id} --plain`, homeWith(url, 'Ada'));
  expect({ code, err }).toEqual({ code: 1, err: `dicehall: ${why}\n` });
});

test('a table code is looked up on the server and a table id is not, and a spectator needs no identity', async () => {
  const { url, asked } = await answering({
    ...guest,
    'GET /codes/1EHGQ': [200, { table: 'yn3ndyac1jvq8nhw' }],
  });
  const { env } = homeWith(url, 'Ada');
  await call('watch 1EHGQ --plain', { env });
  await call('watch YN3NDYAC1JVQ8NHW --plain', { env });
  const wanted = 'GET /tables/yn3ndyac1jvq8nhw';
  expect(asked.map(({ line }) => line)).toEqual(['GET /codes/1EHGQ', wanted, wanted]);
  expect(asked.map(({ headers }) => headers.authorization)).toEqual([undefined, undefined, undefined]);
});

test.each([
  ['no proof', { log: [] }, 'This record has no proof of its dice.'],
  ['dice entered by hand', { log: [], dice: 'by-hand' }, 'entered by hand and cannot be verified.'],
  ['no record', null, null],
])(
  'after a match with %s, the terminal prints the result and why the dice are not verified',
  async (_, record, why) => {
    const [game] = games;
    if (game === undefined) throw new Error('There are no games');
    const { match, ...table } = playing(game, null);
    const over = {
      ...table,
      id: 'yn3ndyac1jvq8nhw',
      status: 'over',
      host: null,
      said: [],
      seats: table.seats.map((seat) => ({ ...seat, person: null })),
      match: match && { ...match, places: [2, 1, 2], ended: 'resigned' },
    };
    const path = `GET /tables/${over.id}`;
    const { url } = await answering({
      [path]: [200, { seq: 1, you: { person: null, seat: null }, table: over }],
      ...(record !== null && { [`${path}/record`]: [200, { over: true, record }] }),
    });
    const { out } = await call(`watch ${over.id} --plain`, homeWith(url, null));
    expect(
      out
        .trim()
        .split('\n')
        .slice(why === null ? -3 : -4),
    ).toEqual([
      '1st Bo-bot: 0',
      '2nd Ada: 0',
      '2nd Cy: 0',
      ...(why === null ? [] : [expect.stringContaining(why)]),
    ]);
  },
);

describe('history lists the matches on a server', () => {
  const item = {
    table: 'yn3ndyac1jvq8nhw',
    game: 'greed',
    names: ['Bo', 'Ada', 'Cy'],
    seat: 1,
    score: 4200,
    place: 2,
    ended: '2026-01-02T12:00:00.000Z',
  };
  const history = async (items: unknown, line = '', name: string | null = 'Ada') => {
    const { url, asked } = await answering({ 'GET /me/history': [200, items] });
    const called = await call(`history --server ${url}${line}`, homeWith(url, name));
    return { ...called, url, asked };
  };

  test('history lists a match with its players, and with the player’s own result if there is one', async () => {
    const { out, url, asked } = await history([item, { ...item, place: null, score: null }]);
    expect(out.replaceAll(/\d{4}-\d\d-\d\d \d\d:\d\d/g, 'WHEN').split('\n')).toEqual([
      `WHEN  Greed (Bo, Ada and Cy): Ada 4,200 (2nd)  ${url}/online/table/yn3ndyac1jvq8nhw`,
      `WHEN  Greed (Bo, Ada and Cy)  ${url}/online/table/yn3ndyac1jvq8nhw`,
      '',
    ]);
    expect(asked[0]?.headers.authorization).toBe('Bearer secret-0');
  });

  test('history says that there are no matches, or that the server does not know this terminal', async () => {
    expect(await history([])).toMatchObject({ code: 0, out: expect.stringMatching(/no finished/i) });
    expect(await history([], ' --json')).toMatchObject({ code: 0, out: '' });
    expect(JSON.parse((await history([item], ' --json')).out)).toEqual(item);
    const { url, ...stranger } = await history([item], '', null);
    expect(stranger).toMatchObject({
      code: 1,
      asked: [],
      err: expect.stringContaining(`not played on ${url}`),
    });
  });
});

test.each([
  ['no-such-table', true],
  ['no-watching', true],
  ['bad-token', true],
  ['authentication-required', true],
  ['too-many-requests', false],
  ['server-error', false],
  ['offline', false],
])('a table that lost its stream is closed after the response %s: %s', async (code, isFinal) => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval'] });
  const refused = { ok: false, code, detail: '', snapshot: null };
  const asked: string[] = [];
  const api = {
    request: async () => {
      asked.push('stream');
      return new Response(null, { status: 500 });
    },
    call: async () => refused,
  };
  const onChange = vi.fn();
  const snapshot = { table: tableBefore([]), you: { person: null, seat: null }, seq: 1 };
  const table = openLiveTable(api as never, passingMemory('table'), snapshot as never, onChange);
  try {
    await vi.waitFor(() => expect(table.now()?.link).toBe('lost'));
    await vi.advanceTimersByTimeAsync(120_000);
    expect([table.ended()?.code, asked.length > 1]).toEqual(isFinal ? [code, false] : [undefined, true]);
  } finally {
    table.close();
    vi.useRealTimers();
  }
});

describe('the terminal saves the seeds and commitments of a table', () => {
  test('seeds and observed commitments of a table are saved in one file', () => {
    const folder = newHome();
    const memory = fileMemory(folder, 'one');
    const fresh = memory.readSeen('one');
    expect([fresh, memory.seedOf('c1')]).toEqual([passingMemory('one').readSeen('one'), null]);
    memory.saveSeed('c1', 's1');
    const seen = { ...fresh, serverCommitment: 'x' } as typeof fresh;
    memory.saveSeen(seen);
    memory.saveSeed('c2', 's2');
    const again = fileMemory(folder, 'one');
    expect([again.seedOf('c1'), again.seedOf('c2'), again.readSeen('one')]).toEqual(['s1', 's2', seen]);
    expect(fileMemory(folder, 'two').seedOf('c1')).toBeNull();
    writeFileSync(join(folder, 'one.json'), '[');
    expect([again.seedOf('c1'), again.readSeen('one')]).toEqual([null, fresh]);
    const secret = join(folder, 'secret');
    fileMemory(secret, 'one').saveSeed('c1', 's1');
    const modes = [secret, join(secret, 'one.json')].map((path) => statSync(path).mode & 0o777);
    expect(modes).toEqual([0o700, 0o600]);
  });

  test('a spectator saves observed commitments, but no seeds', () => {
    const memory = passingMemory('one');
    const seen = { ...memory.readSeen('one'), serverCommitment: 'x' } as ReturnType<typeof memory.readSeen>;
    memory.saveSeen(seen);
    memory.saveSeed('c1', 's1');
    expect([memory.readSeen('one'), memory.seedOf('c1')]).toEqual([seen, null]);
  });

  test.each(['{}', '[]', 'null', '{', '{"server":"x","name":"y"}', '{"server":1,"name":"y","token":"z"}'])(
    'an incomplete saved identity is ignored: %s',
    (text) => {
      const folder = newHome();
      writeFileSync(join(folder, 'identity.json'), text);
      expect(savedIdentity(folder)).toBeNull();
      expect(readFileSync(join(folder, 'identity.json'), 'utf8')).toBe(text);
    },
  );
});

test('control characters are removed from responses of a server, and requests send the user’s language', async () => {
  const { url, asked } = await answering({ 'GET /x': [200, { name: 'a\u0007b' }] });
  const answer = await apiOf(url, 'de').call('GET', '/x', (raw) => raw);
  expect(answer).toEqual({ ok: true, value: { name: 'a b' } });
  expect(asked[0]?.headers['accept-language']).toBe('de');
});

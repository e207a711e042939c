import { EventEmitter } from 'node:events';
import { expect, test } from 'vitest';
import type { App, HttpDeps } from '../../src/http/deps.ts';
import { OpenStreams } from '../../src/http/limits.ts';
import { sheetRoutes } from '../../src/http/routes/sheets.ts';
import type { SheetMessage } from '../../src/protocol/index.ts';

const beat = (seq: number): SheetMessage => ({ event: 'beat', data: { seq } });

/** The route for the stream of a sheet, with sheets whose answers the test controls. */
function streamRoute() {
  const handlers = new Map<string, (request: object, reply: object) => Promise<void>>();
  const app = {
    post: () => {},
    get: (path: string, _options: object, handler: never) => handlers.set(path, handler),
  };
  const follower = { send: (_message: SheetMessage) => {}, count: 0 };
  let answer = (_: 'found' | null) => {};
  const found = new Promise<'found' | null>((resolve) => {
    answer = resolve;
  });
  const sheets = {
    async listen(_id: string, _since: number, send: typeof follower.send) {
      if ((await found) === null) return null;
      Object.assign(follower, { send, count: follower.count + 1 });
      send(beat(1));
      return () => {
        follower.count -= 1;
      };
    },
  };
  const openStreams = new OpenStreams({ limits: true, isStopping: () => false });
  const deps = { sheets, openStreams, intake: { answered: () => {} }, catalogueFor: () => null };
  sheetRoutes(app as unknown as App, deps as unknown as HttpDeps);
  const written: string[] = [];
  const raw = Object.assign(new EventEmitter(), {
    ...{ destroyed: false, writableEnded: false, writableLength: 0 },
    ...{ setHeader: () => {}, writeHead: () => {} },
    write: (text: string) => void written.push(text),
    destroy: () => close(),
  });
  const close = () => {
    raw.destroyed = true;
    raw.emit('close');
  };
  const request = { ip: '203.0.113.1', person: null, params: { id: 'a' }, query: {}, headers: {} };
  const reply = { raw, request: { raw: {} }, hijack: () => {}, getHeaders: () => ({}) };
  const started = handlers.get('/sheets/:id/events')?.(request, reply);
  /** Returns how many more streams the address may open. */
  const room = () => {
    const closing: (() => void)[] = [];
    while (closing.length < 1000)
      try {
        closing.push(openStreams.admit(request as never));
      } catch {
        break;
      }
    for (const end of closing) end();
    return closing.length;
  };
  return { raw, close, written, answer, started, follower, room };
}

test('a stream of a sheet counts towards the limit until its client disconnects', async () => {
  const { close, answer, started, follower, room, written } = streamRoute();
  answer('found');
  await started;
  expect([room(), follower.count]).toEqual([199, 1]);
  follower.send(beat(2));
  expect(written.slice(1)).toEqual([1, 2].map((seq) => `event: beat\nid: ${seq}\ndata: {"seq":${seq}}\n\n`));
  close();
  expect([room(), follower.count]).toEqual([200, 0]);
  follower.send(beat(3));
  expect(written).toHaveLength(3);
});

test('a client that disconnects while the server reads the sheet no longer counts', async () => {
  const { close, answer, started, follower, room } = streamRoute();
  close();
  answer('found');
  await started;
  expect([room(), follower.count]).toEqual([200, 0]);
});

test('a stream of a sheet that does not exist counts towards the limit until its refusal is sent', async () => {
  const { close, answer, started, room } = streamRoute();
  answer(null);
  await expect(started).rejects.toMatchObject({ code: 'no-such-sheet' });
  close();
  expect(room()).toBe(200);
});

test('a phone that does not read its stream of a sheet is disconnected', async () => {
  const { raw, answer, started, follower, written } = streamRoute();
  answer('found');
  await started;
  for (const [unread, isOpen] of [
    [256 * 1024, true],
    [256 * 1024 + 1, false],
  ] as const) {
    raw.writableLength = unread;
    follower.send(beat(2));
    expect([raw.destroyed, follower.count]).toEqual([!isOpen, isOpen ? 1 : 0]);
  }
  expect(written).toHaveLength(3);
});

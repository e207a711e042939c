import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  type Api,
  createApi,
  type FollowedTable,
  openStream,
  tableMessages,
} from '../../src/client/index.ts';
import { tableBefore } from '../support/table-state.ts';

const at = '2026-01-01T00:00:00.000Z';
const beat = { event: 'beat', data: { at } };
const presence = { event: 'presence', data: { here: [1], away: [], watchers: 2 } };

describe('a client keeps its connection to a table', () => {
  beforeEach(() => {
    vi.useFakeTimers({ now: 1_000_000 });
    // Makes random pauses last as long as possible.
    vi.spyOn(Math, 'random').mockReturnValue(1);
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  /** A client whose connections are answered by the test. The client has already received seven events. */
  function connected({
    seq = 7 as number | null,
    isScreen = false,
    isVisible = (): boolean => true,
    goesOn = true as boolean | Promise<boolean>,
    match = { status: 'open', clock: { kind: 'seconds' }, seats: [] as { seat: number; kind: string }[] },
  } = {}) {
    const requests: {
      path: string;
      at: number;
      signal: AbortSignal;
      send: (...lines: unknown[]) => void;
      end: () => void;
    }[] = [];
    const log: unknown[] = [];
    const received: unknown[] = [];
    const answers = { refuse: false, pings: true };
    const pings: { path: string; at: number }[] = [];
    const request: Api['request'] = async (path, { signal }) => {
      if (path.includes('/ping')) {
        pings.push({ path, at: Date.now() - 1_000_000 });
        return answers.pings ? new Response(null, { status: 204 }) : new Promise(() => {});
      }
      let body: ReadableStreamDefaultController | undefined;
      const stream = new ReadableStream({
        start(controller) {
          body = controller;
        },
      });
      requests.push({
        path,
        at: Date.now() - 1_000_000,
        signal: signal as AbortSignal,
        send: (...lines) => {
          for (const line of lines) body?.enqueue(new TextEncoder().encode(`${JSON.stringify(line)}\n`));
        },
        end: () => body?.close(),
      });
      return answers.refuse ? new Response(null, { status: 503 }) : new Response(stream);
    };
    const table = {
      now: () => (seq === null ? null : { seq, you: { seat: 1 }, table: match }),
      setLink: (link: string) => log.push(link),
      receive({ event }: { event: string }, since?: number) {
        log.push(event);
        received.push([event, since]);
      },
      close: () => log.push('closed'),
    } as unknown as FollowedTable;
    const stream = openStream({
      api: { parse: JSON.parse, request } as Api,
      id: 'id',
      table,
      isScreen,
      isVisible,
      async onLost() {
        log.push('asked');
        return goesOn;
      },
    });
    const pass = (time: number) => vi.advanceTimersByTimeAsync(time);
    return {
      stream,
      requests,
      pings,
      log,
      received,
      answers,
      pass,
      times: () => requests.map((one) => one.at),
    };
  }

  it('a lost connection that was replaced while the client checked whether to reconnect is not opened again', async () => {
    for (const goesOn of [true, false]) {
      let answer = (_: boolean) => {};
      const asking = new Promise<boolean>((resolve) => {
        answer = resolve;
      });
      const { stream, requests, log, pass } = connected({ goesOn: asking });
      await pass(0);
      requests[0]?.end();
      await pass(0);
      stream.connect();
      await pass(0);
      answer(goesOn);
      await pass(10_000);
      expect([requests.length, log]).toEqual([2, ['live', 'lost', 'asked', 'live']]);
      stream.close();
    }
  });

  it.each([
    [7, false, '/tables/id/events?since=7'],
    [0, true, '/tables/id/events?since=0&screen=1'],
    [null, false, '/tables/id/events?'],
  ])(
    'a client requests the events after its last event (%s) and says whether it is a room screen (%s)',
    async (seq, isScreen, path) => {
      const { stream, requests } = connected({ seq, isScreen });
      expect(requests.map((one) => one.path)).toEqual([path]);
      stream.close();
    },
  );

  it.each([
    [7, 7],
    [null, 0],
  ])(
    'the first message of a connection carries the event number that the client requested (%s)',
    async (seq, since) => {
      const { stream, requests, received, pass } = connected({ seq });
      await pass(0);
      requests[0]?.send(presence, presence);
      await pass(0);
      stream.connect();
      await pass(0);
      requests[1]?.send(beat);
      await pass(0);
      expect(received).toEqual([
        ['presence', since],
        ['presence', undefined],
        ['beat', since],
      ]);
      stream.close();
    },
  );

  it('a connection is live as soon as it opens, and delivers only messages of kinds that the client knows', async () => {
    const { stream, requests, log, pass } = connected();
    expect(stream.isOpen()).toBe(false);
    await pass(0);
    expect([stream.isOpen(), log, stream.caughtUpAt()]).toEqual([true, ['live'], 0]);
    await pass(300);
    requests[0]?.send({ event: 'newer', data: {} }, presence);
    await pass(0);
    expect([log, stream.caughtUpAt()]).toEqual([['live', 'presence'], 1_000_300]);
    await pass(200);
    requests[0]?.send(beat);
    await pass(0);
    expect([log.at(-1), stream.caughtUpAt()]).toEqual(['beat', 1_000_300]);
    stream.close();
  });

  it('the client reconnects after a lost connection, with pauses that double up to eight seconds', async () => {
    const { stream, requests, log, answers, pass, times } = connected();
    await pass(0);
    answers.refuse = true;
    requests[0]?.end();
    await pass(0);
    expect([stream.isOpen(), log]).toEqual([false, ['live', 'lost', 'asked']]);
    await pass(499);
    expect(requests).toHaveLength(1);
    await pass(500 + 1000 + 2000 + 4000 + 8000 + 8000);
    expect(times()).toEqual([0, 500, 1500, 3500, 7500, 15_500, 23_500]);
    answers.refuse = false;
    await pass(8000);
    expect(stream.isOpen()).toBe(true);
    requests.at(-1)?.end();
    await pass(500);
    expect(times().slice(-2)).toEqual([31_500, 32_499]);
    vi.mocked(Math.random).mockReturnValue(0.1);
    requests.at(-1)?.end();
    await pass(50);
    expect(times().at(-1)).toBe(32_549);
    stream.close();
  });

  it('reconnecting on demand cancels the reconnection that was scheduled', async () => {
    const { stream, requests, pass, times } = connected();
    await pass(0);
    requests[0]?.end();
    await pass(100);
    stream.connect();
    await pass(10_000);
    expect(times()).toEqual([0, 100]);
    stream.close();
  });

  it('a client that gives up closes its connection and never reconnects', async () => {
    const { stream, requests, log, pass } = connected({ goesOn: false });
    await pass(0);
    requests[0]?.end();
    await pass(60_000);
    expect(log).toEqual(['live', 'lost', 'asked', 'closed']);
    stream.connect();
    expect(requests).toHaveLength(1);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('the client reconnects after 35 seconds of silence, but not while heartbeats arrive', async () => {
    const { stream, requests, log, pass, times } = connected();
    for (let beats = 0; beats < 4; beats += 1) {
      await pass(15_000);
      requests[0]?.send(beat);
    }
    await pass(0);
    expect(requests).toHaveLength(1);
    await pass(35_000);
    expect(requests).toHaveLength(1);
    await pass(2500);
    expect(times()).toEqual([0, 97_500]);
    expect(log.slice(-2)).toEqual(['lost', 'live']);
    expect(requests[0]?.signal.aborted).toBe(true);
    // A connection that was replaced has no effect any more.
    requests[0]?.send(presence);
    await pass(0);
    expect(log.at(-1)).toBe('live');
    stream.close();
  });

  const together = {
    status: 'playing',
    clock: { kind: 'seconds' },
    seats: [
      { seat: 0, kind: 'person' },
      { seat: 1, kind: 'person' },
    ],
  };

  it('a client reconnects when a ping has no response after 2.5 seconds, although the connection is open', async () => {
    const { stream, pings, log, answers, pass, times } = connected({ match: together });
    await pass(5000);
    expect(pings).toEqual([2500, 5000].map((at) => ({ path: '/tables/id/ping?within=5', at })));
    answers.pings = false;
    await pass(4999);
    expect(log).toEqual(['live']);
    await pass(1);
    expect([log, times()]).toEqual([
      ['live', 'lost', 'live'],
      [0, 10_000],
    ]);
    stream.close();
  });

  it('a hidden page promises no more pings, and pings again when it is visible', async () => {
    let isVisible = true;
    const { stream, pings, pass } = connected({ match: together, isVisible: () => isVisible });
    await pass(2500);
    isVisible = false;
    await pass(10_000);
    isVisible = true;
    await pass(2500);
    expect(pings.map(({ path, at }) => `${at} ${path}`)).toEqual([
      '2500 /tables/id/ping?within=5',
      '5000 /tables/id/ping',
      '15000 /tables/id/ping?within=5',
    ]);
    stream.close();
  });

  it.each([
    ['the match has not started', { ...together, status: 'open' }],
    ['the match is over', { ...together, status: 'over' }],
    ['players have days for each move', { ...together, clock: { kind: 'days' } }],
    [
      'all others are bots',
      {
        ...together,
        seats: [
          { seat: 0, kind: 'bot' },
          { seat: 1, kind: 'person' },
        ],
      },
    ],
  ])('a client sends no pings if %s', async (_, match) => {
    const { stream, pings, pass } = connected({ match });
    await pass(10_000);
    expect(pings).toEqual([]);
    stream.close();
  });

  it('a connection that gets no response is tried again after ten seconds', async () => {
    const tried: number[] = [];
    const request = () => {
      tried.push(Date.now() - 1_000_000);
      return new Promise<never>(() => {});
    };
    const table = { now: () => null, setLink: () => {}, close: () => {} } as unknown as FollowedTable;
    const api = { parse: JSON.parse, request } as unknown as Api;
    const stream = openStream({ api, id: 'id', table, onLost: async () => true });
    await vi.advanceTimersByTimeAsync(25_000);
    expect(tried).toEqual([0, 12_500, 25_000]);
    stream.close();
  });

  it('the client reconnects after a given silence, on demand, and when the browser is online again', async () => {
    const { stream, requests, log, pass, times } = connected();
    await pass(1000);
    stream.connectIfSilent(1000);
    expect(requests).toHaveLength(1);
    stream.connectIfSilent(999);
    await pass(0);
    stream.connect();
    await pass(0);
    stream.disconnect();
    expect([stream.isOpen(), log.at(-1)]).toEqual([false, 'lost']);
    await pass(500);
    expect([stream.isOpen(), log.at(-1)]).toEqual([true, 'live']);
    expect(times()).toEqual([0, 1000, 1000, 1500]);
    requests[3]?.send(beat);
    await pass(0);
    expect(stream.caughtUpAt()).toBe(1_001_500);
    stream.close();
    expect([stream.isOpen(), log.at(-1), requests[3]?.signal.aborted, vi.getTimerCount()]).toEqual([
      false,
      'closed',
      true,
      0,
    ]);
  });
});

describe('a client sends requests with its credentials', () => {
  afterEach(() => vi.unstubAllGlobals());

  const said: (readonly [string, RequestInit])[] = [];
  function apiThat(answer: () => Response, clean?: (text: string) => string): Api {
    said.length = 0;
    vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
      said.push([path, init]);
      return answer();
    });
    return createApi({
      server: 'http://dice.test',
      headers: () => ({ one: '1', two: '2' }),
      ...(clean && { clean }),
    });
  }
  const name = (raw: unknown) => (raw as { name: string }).name;

  it('a request has the headers of its client and its own, and a content type if it has a body', async () => {
    const api = apiThat(() => Response.json({ name: 'Ada' }));
    expect(await api.call('GET', '/me', name)).toEqual({ ok: true, value: 'Ada' });
    expect(await api.call('POST', '/me', name, { name: 'Bo' }, { two: 'own' })).toEqual({
      ok: true,
      value: 'Ada',
    });
    expect(said).toEqual([
      ['http://dice.test/api/v1/me', { method: 'GET', headers: { one: '1', two: '2' } }],
      [
        'http://dice.test/api/v1/me',
        {
          method: 'POST',
          headers: { one: '1', two: 'own', 'content-type': 'application/json' },
          body: '{"name":"Bo"}',
        },
      ],
    ]);
  });

  it('a change of a table is a POST to a path below the table, with an empty body if it has no values', async () => {
    const api = apiThat(() => Response.json({}, { status: 409 }));
    await api.changeTable('id', 'hold');
    await api.changeTable('id', 'stand-in', { seat: 2 });
    expect(said.map(([path, { method, body }]) => [path, method, body])).toEqual([
      ['http://dice.test/api/v1/tables/id/hold', 'POST', '{}'],
      ['http://dice.test/api/v1/tables/id/stand-in', 'POST', '{"seat":2}'],
    ]);
  });

  const offline = { ok: false, code: 'offline', detail: '', snapshot: null };
  const newer = { seq: 8, you: { person: null, seat: null }, table: tableBefore([], { id: 't'.repeat(16) }) };
  it.each<[what: string, answer: () => Response, expected: object]>([
    [
      'a refusal',
      () => Response.json({ code: 'stale', detail: 'Old.', snapshot: {} }, { status: 409 }),
      { ...offline, code: 'stale', detail: 'Old.' },
    ],
    [
      'a refusal with the newer state',
      () => Response.json({ code: 'stale', detail: 'Old.', snapshot: newer }, { status: 409 }),
      { ...offline, code: 'stale', detail: 'Old.', snapshot: newer },
    ],
    [
      'a refusal without a message',
      () => Response.json({ code: undefined, status: 500 }, { status: 500 }),
      offline,
    ],
    [
      'a code that is null',
      () => Response.json({ code: null }, { status: 500 }),
      { ...offline, code: 'server-error' },
    ],
    ['the page of a proxy', () => new Response('<h1>Bad gateway</h1>', { status: 502 }), offline],
    ['a number', () => Response.json(7, { status: 500 }), offline],
    ['no content', () => new Response(null, { status: 204 }), { ok: true, value: 'nothing' }],
    ['an HTML page with status 200', () => new Response('<!doctype html>'), { ok: true, value: 'nothing' }],
    ['an unreadable value', () => Response.json({ bad: true }), { ...offline, code: 'unreadable' }],
  ])(
    'an API call returns a result or an error code when the server sends %s',
    async (_, answer, expected) => {
      const heard: number[] = [];
      const read = (raw: unknown) => {
        if (raw !== null) throw new Error('bad');
        return 'nothing';
      };
      const api = apiThat(answer);
      expect(await api.call('GET', '/me', read, undefined, {}, ({ status }) => heard.push(status))).toEqual(
        expected,
      );
      expect(heard).toEqual([answer().status]);
    },
  );

  it('a missing or unreadable response is reported as an unreachable server', async () => {
    const api = apiThat(() => {
      throw new TypeError('fetch failed');
    });
    expect(await api.call('GET', '/me', name)).toEqual(offline);
    expect(await apiThat(() => new Response('<!doctype html>')).call('GET', '/me', name)).toEqual(offline);
  });

  it('a client can clean all texts from the server, and leaves other values unchanged', async () => {
    const raw = { name: 'A\u001bda', list: ['\u001b', 7, null] };
    const clean = (text: string) => text.replaceAll('\u001b', '');
    const read = (value: unknown) => value;
    expect(await apiThat(() => Response.json(raw), clean).call('GET', '/me', read)).toEqual({
      ok: true,
      value: { name: 'Ada', list: ['', 7, null] },
    });
    expect(await apiThat(() => Response.json(raw)).call('GET', '/me', read)).toEqual({
      ok: true,
      value: raw,
    });
  });

  it('a refused stream throws its HTTP status, and an accepted stream skips empty lines', async () => {
    const all = async (answer: Response) => {
      const read: unknown[] = [];
      const api = apiThat(() => answer);
      for await (const message of tableMessages(api, 'id', null, AbortSignal.any([]))) read.push(message);
      return read;
    };
    for (const body of [null, '{"code":"no-such-table"}\n'])
      await expect(all(new Response(body, { status: 404 }))).rejects.toThrow('The stream was refused: 404');
    await expect(all(new Response(null))).rejects.toThrow('The stream was refused: 200');
    const lines = [JSON.stringify(beat), '', '{"event":"newer"}', JSON.stringify(presence), ''].join('\n');
    expect(await all(new Response(lines))).toEqual([beat, null, presence]);
    expect(said[0]?.[1].headers).toMatchObject({ accept: 'application/x-ndjson', one: '1' });
  });
});

// Loads the dice module in advance, because a client may load it after a test has ended.
import '@dicehall/dice';
import { type Entry, openMatch, readSetup, type Seat } from '@dicehall/engine';
import { loadCatalogue } from '@dicehall/messages/node';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  type Api,
  absenceAt,
  createApi,
  followTable,
  matchSoFar,
  newsBetween,
  noticeText,
  type OnlineState,
  readStreamMessage,
  type SeenTable,
  stateOf,
  type TableMemory,
  tableMessages,
  tableStatus,
  timeText,
  unseen,
} from '../../src/client/index.ts';
import { pastFrames } from '../../src/client/past.ts';
import type { Presence, Snapshot, StreamMessage, TableState, TableUpdate } from '../../src/protocol/index.ts';
import { frame } from '../../src/service/stream-frame.ts';
import { matchOf, personAt, tableBefore } from '../support/table-state.ts';

const at = '2026-01-01T00:01:00.000Z';
const now = Date.parse(at);
const id = '0123456789abcdef';
const people = ['a', 'b', 'c'].map((letter) => letter.repeat(16));
const names = ['Ada', 'Bo', 'Cy'];
const english = loadCatalogue({ language: 'en', names });
const seats = names.map((name, seat) => personAt(seat, name, { person: people[seat] ?? null }));
const commitments = ['d', 'e', 'f'].map((letter) => letter.repeat(64));

const open = tableBefore(seats, { id, created: at });

const setup = readSetup({ game: 'greed', options: {}, seats: names.map((name) => ({ name })) });
if (!setup.ok) throw new Error(setup.error.code);
const { game } = setup.value;

/** The messages of a server to Cy, who has the last seat: numbered events of a match that follows the rules. */
class Told {
  seq = 3;
  readonly messages: StreamMessage[] = [{ event: 'snapshot', data: this.snapshot(open) }];
  #state = openMatch(setup.ok ? setup.value : (undefined as never)).state;
  table: TableState = open;

  snapshot(table: TableState): Snapshot {
    return { seq: this.seq, you: { person: people[2] ?? null, seat: 2 }, table };
  }

  event(event: TableUpdate['event'], changes: TableUpdate['changes'] = {}): this {
    this.seq += 1;
    this.table = { ...this.table, ...(changes as Partial<TableState>) };
    this.messages.push({ event: 'table', data: { seq: this.seq, at, event, changes } });
    return this;
  }

  presence(presence: Presence): this {
    this.messages.push({ event: 'presence', data: presence });
    return this;
  }

  match(): NonNullable<TableState['match']> {
    const view = game.view(this.#state, 2);
    const choosing = view.step.kind === 'choose' ? view.step.seats : [];
    return matchOf(view, {
      yourTurn: choosing.includes(2),
      waiting: names.map((_, seat) => (choosing.includes(seat) ? at : null)),
    });
  }

  start(): this {
    return this.event({ kind: 'started', steps: [] }, { status: 'playing', match: this.match() });
  }

  /** Returns a move of a seat and the throw that follows it. */
  play(seat: Seat, by: 'person' | 'bot' | 'clock', type: 'roll' | 'stop', dice?: readonly number[]): this {
    const entries = [{ seat, move: { type } }, ...(dice === undefined ? [] : [{ seat, dice }])] as Entry[];
    const steps = entries.map((entry, at) => {
      const applied = game.apply(this.#state, entry);
      if (!applied.ok) throw new Error(applied.error.code);
      this.#state = applied.value.state;
      const view = at < entries.length - 1 ? { view: game.view(this.#state, 2) } : {};
      return { entry, events: [...applied.value.events], ...view };
    });
    return this.event({ kind: 'played', seat, by, steps }, { match: this.match() });
  }

  get state() {
    return this.#state;
  }
  set state(state: unknown) {
    this.#state = state;
  }
}

const botAdded = { kind: 'bot-added', seat: 1, strength: 'novice', temper: 'bold', name: 'Bo' } as const;
const offline = { ok: false, code: 'offline', detail: '', snapshot: null } as const;
const silent: Api = {
  parse: JSON.parse,
  request: async () => new Response(null, { status: 503 }),
  call: async () => offline,
  changeTable: async () => offline,
};
const memory: TableMemory = { readSeen: unseen, saveSeen: () => {}, seedOf: () => null, saveSeed: () => {} };

const bytesOf = (messages: readonly StreamMessage[]) =>
  Buffer.concat(messages.map((message) => frame(message).ndjson));

function inPieces(bytes: Buffer, size: number): ReadableStream {
  return new ReadableStream({
    start(controller) {
      for (let from = 0; from < bytes.length; from += size)
        controller.enqueue(bytes.subarray(from, from + size));
      controller.close();
    },
  });
}

type Feed = (messages: readonly StreamMessage[]) => AsyncIterable<StreamMessage | null>;

const feeds: readonly (readonly [client: string, feed: Feed])[] = [
  [
    'a program that reads named events, such as an EventSource',
    async function* (messages) {
      for (const message of messages) {
        const [, event = '', data = ''] =
          /^event: (.*)\n(?:id: \d+\n)?data: (.*)\n\n$/.exec(frame(message).sse.toString()) ?? [];
        yield readStreamMessage(event, JSON.parse(data));
      }
    },
  ],
  [
    'a terminal, which gets lines split within characters',
    (messages) =>
      tableMessages(
        { ...silent, request: async () => new Response(inPieces(bytesOf(messages), 7)) },
        id,
        null,
        AbortSignal.any([]),
      ),
  ],
  [
    'a page or a program with the client package',
    (messages) => {
      vi.stubGlobal('fetch', async () => new Response(inPieces(bytesOf(messages), 1000)));
      const api = createApi({ server: 'http://dice.test', headers: () => ({}) });
      return tableMessages(api, id, null, AbortSignal.any([]));
    },
  ],
];

afterEach(() => vi.unstubAllGlobals());

describe.each(feeds)('a client follows a table as %s', (_client, feed) => {
  /** Every state of the table, starting with that of the snapshot. */
  async function statesAfter(told: Told): Promise<OnlineState[]> {
    const states: OnlineState[] = [];
    const table = followTable({ table: id, api: silent, memory, onChange: () => {} });
    for await (const message of feed(told.messages)) {
      if (message !== null) table.receive(message);
      const state = table.now();
      if (state !== null) states.push(state);
    }
    table.close();
    return states;
  }
  const last = async (told: Told): Promise<OnlineState> => {
    const state = (await statesAfter(told)).at(-1);
    if (state === undefined) throw new Error('No state');
    return state;
  };
  const entriesOf = ({ frames }: OnlineState) => frames.map(({ entry }) => entry);

  it('the client stores a frame for each entry, with the view after the entry', async () => {
    const told = new Told().start().play(0, 'person', 'roll', [5, 1, 3, 4, 1]);
    const state = await last(told);
    expect(entriesOf(state)).toEqual([
      { seat: 0, move: { type: 'roll' } },
      { seat: 0, dice: [5, 1, 3, 4, 1] },
    ]);
    expect(state.frames[0]?.view.step).toEqual({ kind: 'throw', seat: 0, dice: 5 });
    expect(state.frames[1]?.view).toEqual(state.table.match?.view);
    expect(state.frames[1]?.view).not.toEqual(state.start);
  });

  it('an undo removes only the last frame of the client', async () => {
    const told = new Told().start().play(0, 'person', 'roll', [5, 1, 3, 4, 1]);
    const before = { state: told.state, match: told.match() };
    told.play(0, 'person', 'stop');
    told.state = before.state;
    told.event({ kind: 'undone', seat: 0, by: 2 }, { match: before.match, undo: null });
    const state = await last(told);
    expect(entriesOf(state)).toEqual([
      { seat: 0, move: { type: 'roll' } },
      { seat: 0, dice: [5, 1, 3, 4, 1] },
    ]);
    expect(matchSoFar(state)?.states.at(-1)).toEqual(before.state);
    const notice = state.notices.at(-1);
    const text = notice === undefined ? null : noticeText(notice, state.table, 2);
    expect(text === null ? null : english.text(text)).toBe('The last move of Ada was undone.');
  });

  it('the client drops chat lines that were deleted', async () => {
    const person = people[0] ?? '';
    const told = new Told()
      .event({ kind: 'said', person, name: 'Ada', text: 'one' })
      .event({ kind: 'said', person: people[1] ?? '', name: 'Bo', text: 'two' })
      .event(
        { kind: 'stood', seat: 0, person, removed: false },
        {
          said: [{ at, person: people[1] ?? '', name: 'Bo', text: 'two' }],
        },
      );
    const states = await statesAfter(told);
    expect(states.map(({ said }) => said.map(({ text }) => text))).toEqual([
      [],
      ['one'],
      ['one', 'two'],
      ['two'],
    ]);
  });

  it('the client marks decisions that a bot or the clock made for a person, but not those of a bot in its own seat', async () => {
    const withBot = seats.map((seat) =>
      seat.seat === 2 ? seat : seat.seat === 1 ? { ...seat, kind: 'bot' as const, person: null } : seat,
    );
    const told = new Told().event(botAdded, { seats: withBot }).start();
    told.play(0, 'clock', 'roll', [5, 1, 3, 4, 1]).play(0, 'bot', 'stop');
    told.play(1, 'bot', 'roll', [1, 1, 1, 2, 3]).play(1, 'bot', 'stop');
    told.play(2, 'person', 'roll', [5, 5, 2, 3, 4]);
    const { frames } = await last(told);
    expect(frames.map(({ by }) => by)).toEqual([
      'clock',
      'clock',
      'bot',
      undefined,
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('the client shows which people are away and since when, and never shows a bot as away', async () => {
    const withBot = seats.map((seat) =>
      seat.seat === 1 ? { ...seat, kind: 'bot' as const, person: null } : seat,
    );
    const told = new Told().event(botAdded, { seats: withBot }).presence({
      here: [2],
      away: [
        { seat: 0, since: at },
        { seat: 1, since: at },
      ],
      watchers: 3,
    });
    const { table } = await last(told);
    expect(table.seats.map(({ here, awaySince }) => [here, awaySince])).toEqual([
      [false, at],
      [true, null],
      [true, null],
    ]);
    expect(table.watchers).toBe(3);
  });

  it('the client keeps the notices of all events except moves, in order and without duplicates', async () => {
    const told = new Told().start();
    told.event({ kind: 'held', seat: 1, by: 2 }).play(0, 'person', 'roll', [5, 1, 3, 4, 1]);
    told.event({ kind: 'returned', seat: 1 });
    const [repeated] = told.messages.slice(-1);
    if (repeated !== undefined) told.messages.push(repeated);
    const states = await statesAfter(told);
    const [before, after] = [states[0], states.at(-1)];
    if (before === undefined || after === undefined) throw new Error('No states');
    expect(newsBetween(before, after).map(({ text }) => english.text(text))).toEqual([
      'Cy lets a bot play for Bo.',
      'Bo is back.',
    ]);
    expect(newsBetween(after, after)).toEqual([]);
  });

  it('the client updates its own seat when its person changes seats or loses the seat', async () => {
    const moved = seats.map((seat) => ({ ...seat, person: people[(seat.seat + 1) % 3] ?? null }));
    const gone = seats.map((seat) =>
      seat.seat === 2 ? { ...seat, kind: 'empty' as const, person: null, name: null } : seat,
    );
    const person = people[2] ?? '';
    const told = new Told()
      .event({ kind: 'stood', seat: 0, person, removed: false }, { seats: moved })
      .event({ kind: 'stood', seat: 2, person, removed: true }, { seats: gone });
    expect((await statesAfter(told)).map(({ you }) => you.seat)).toEqual([2, 1, null]);
  });
});

describe('a table of three reports the player who keeps it waiting', () => {
  const started = new Told().start();
  const base = (changes: Partial<TableState> = {}, own: Seat | null = 2): OnlineState => {
    const person = own === null ? 'w'.repeat(16) : (people[own] ?? null);
    const table = { ...started.table, ...changes };
    return stateOf({ seq: 9, you: { person, seat: own }, table }, unseen(id));
  };
  const seatsWith = (...changes: Partial<TableState['seats'][number]>[]) =>
    seats.map((seat, index) => ({ ...seat, ...changes[index] }));
  const early = '2026-01-01T00:00:30.000Z';
  const away = { here: false, awaySince: at };

  it.each<
    [rule: string, changes: Partial<TableState>, own: Seat | null, later: number, expected: object | null]
  >([
    [
      'a player who is away keeps the table waiting',
      { seats: seatsWith(away) },
      2,
      500,
      { seat: 0, isAway: true, wait: 180 },
    ],
    [
      'an absent player for whom the match does not wait does not keep the table waiting',
      { seats: seatsWith(away), match: { ...started.match(), waiting: [null, null, at] } },
      2,
      0,
      null,
    ],
    [
      'of absent players who choose at once, the one who can be replaced soonest comes first',
      {
        seats: seatsWith(away, { here: false, awaySince: early }),
        match: { ...started.match(), waiting: [at, at, at] },
      },
      2,
      0,
      { seat: 1, isAway: true, wait: 150 },
    ],
    [
      'a player whose seat a bot already plays does not keep the table waiting',
      { seats: seatsWith({ ...away, held: true }) },
      2,
      0,
      null,
    ],
    [
      'a player who has resigned does not keep the table waiting',
      { seats: seatsWith({ ...away, resigned: true }) },
      2,
      0,
      null,
    ],
    ['viewers get no report about themselves', { seats: seatsWith({}, {}, away) }, 2, 0, null],
    [
      'a player who has resigned gets no report',
      { seats: seatsWith(away, {}, { resigned: true }) },
      2,
      0,
      null,
    ],
    ['a spectator gets no report', { seats: seatsWith(away) }, null, 0, null],
  ])('%s', (_rule, changes, own, later, expected) => {
    expect(absenceAt(base(changes, own), now + later)).toEqual(expected);
  });

  it('at a paused table, a player whose seat a bot plays can only take the seat back', () => {
    const paused = { ...started.match(), paused: at };
    const actions = (held: boolean) =>
      tableStatus(base({ seats: seatsWith({}, {}, { held }), match: paused }), now).flatMap((status) =>
        status.actions.map(({ id: action }) => `${status.kind} ${action}`),
      );
    expect(actions(true)).toEqual(['held return']);
    expect(actions(false)).toEqual(['paused return']);
  });

  it.each([
    [65, '1:05'],
    [5, '0:05'],
    [600, '10:00'],
    [59, '0:59'],
  ])('%i seconds are written as %s', (seconds, text) => {
    expect(timeText(seconds)).toBe(text);
  });
});

describe('a client sends a move until it is accepted or refused', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  const told = new Told().start();
  const played = { ok: true, value: { snapshot: told.snapshot(told.table) } } as const;
  const refused = { ok: false, code: 'illegal-move', detail: 'No.', snapshot: null } as const;

  /**
   * Plays a move, to which the server gives these answers.
   * @param isCut whether the connection is lost for two minutes before the first of them
   */
  async function send(isCut: boolean, ...answers: readonly unknown[]) {
    const keys: string[] = [];
    const bodies: unknown[] = [];
    const left = [...answers];
    const call = async (...[method, path, , body, headers]: Parameters<Api['call']>) => {
      expect([method, path]).toEqual(['POST', `/tables/${id}/moves`]);
      keys.push(headers?.['idempotency-key'] ?? '');
      bodies.push(body);
      return left.shift() ?? offline;
    };
    const table = followTable({
      table: id,
      api: { ...silent, call: call as Api['call'] },
      memory,
      onChange: () => {},
    });
    table.receive({ event: 'snapshot', data: { ...told.snapshot(open), seq: 7 } });
    const answer = table.play({ type: 'roll' });
    // Does not run all timers, because the client never stops offering its seed.
    const pass = () => vi.advanceTimersByTimeAsync(120_000);
    if (isCut) table.setLink('lost');
    await pass();
    const triesBefore = keys.length;
    table.setLink('live');
    await pass();
    table.close();
    return { keys, triesBefore, bodies, answer: await answer };
  }

  it('a move is sent again with the same key while no server answers, until the client gives up', async () => {
    const { keys, bodies, answer } = await send(false, offline, offline, offline, played);
    expect(keys).toHaveLength(3);
    expect(new Set(keys).size).toBe(1);
    expect(keys[0]).not.toBe('');
    expect(bodies[0]).toEqual({ seq: 7, move: { type: 'roll' } });
    expect(answer).toEqual(offline);
  });

  it('a move can be accepted at a later attempt', async () => {
    const { keys, answer } = await send(false, offline, played);
    expect([keys.length, answer]).toEqual([2, null]);
  });

  it.each([
    ['accepted', played, null],
    ['refused', refused, refused],
  ])(
    'a move without a connection is sent again after the reconnection, and can be %s',
    async (_, last, said) => {
      const { keys, triesBefore, bodies, answer } = await send(true, offline, offline, last);
      expect([triesBefore, keys.length, new Set(keys).size, answer]).toEqual([1, 3, 1, said]);
      expect(bodies[2]).toEqual(bodies[0]);
    },
  );

  it.each(['illegal-move', 'stale', 'try-again', 'match-over'])(
    'a move refused with %s is not sent again',
    async (code) => {
      const why = { ...refused, code };
      const { keys, answer } = await send(false, why, played);
      expect([keys.length, answer]).toEqual([1, why]);
    },
  );
});

describe('a client loads the part of a match before its first snapshot', () => {
  /** A client that joined after the first turn. The test serves the record and the past events. */
  function joined(record: unknown, past: readonly StreamMessage[]) {
    const saved: SeenTable[] = [];
    const told = new Told().start().play(0, 'person', 'roll', [5, 1, 3, 4, 1]).play(0, 'person', 'stop');
    const api: Api = {
      ...silent,
      call: (async (method: string, path: string) =>
        method === 'GET' && path.endsWith('/record')
          ? { ok: true, value: { record } }
          : offline) as Api['call'],
      request: async () => new Response(inPieces(bytesOf(past), 1000)),
    };
    const table = followTable({
      table: id,
      api,
      memory: { ...memory, saveSeen: (seen) => saved.push(seen) },
      onChange: () => {},
    });
    return { told, table, saved };
  }
  const log = [
    { seat: 0, move: { type: 'roll' } },
    { seat: 0, dice: [5, 1, 3, 4, 1] },
    { seat: 0, move: { type: 'stop' } },
  ];
  const record = {
    format: 'dicehall/1',
    game: 'greed',
    options: {},
    seats: names.map((name) => ({ name })),
    log,
  };

  it('the client shows the whole match, including moves played while it loaded', async () => {
    const { told, table } = joined(record, []);
    table.receive({ event: 'snapshot', data: told.snapshot(told.table) });
    told.play(1, 'person', 'roll', [2, 3, 4, 6, 6]);
    for (const message of told.messages.slice(-1)) table.receive(message);
    await expect.poll(() => table.now()?.hasPast).toBe(true);
    expect(table.now()?.frames.map(({ entry }) => entry)).toEqual([
      ...log,
      { seat: 1, move: { type: 'roll' } },
      { seat: 1, dice: [2, 3, 4, 6, 6] },
    ]);
    table.close();
  });

  it('the client does not show a record that leads to a different position than the table has', async () => {
    const other = { ...record, log: [...log.slice(0, 1), { seat: 0, dice: [1, 1, 1, 2, 3] }, log[2]] };
    const { told, table } = joined(other, []);
    table.receive({ event: 'snapshot', data: told.snapshot(told.table) });
    await expect.poll(() => table.now()?.hasPast).toBe(true);
    expect(table.now()?.frames).toEqual([]);
    table.close();
  });

  it('without a record, the client rebuilds the match from its events, even if the match starts after the client joined', async () => {
    const { told, table } = joined(
      null,
      new Told()
        .start()
        .play(0, 'person', 'roll', [5, 1, 3, 4, 1])
        .play(0, 'person', 'stop')
        .messages.slice(1),
    );
    table.receive({ event: 'snapshot', data: new Told().snapshot(open) });
    expect(table.now()?.hasPast).toBe(true);
    table.receive({ event: 'snapshot', data: told.snapshot(told.table) });
    expect(table.now()?.hasPast).toBe(false);
    await expect.poll(() => table.now()?.hasPast).toBe(true);
    expect(table.now()?.frames.map(({ entry }) => entry)).toEqual(log);
    table.close();
  });

  it('the client does not show past events if some are missing before the snapshot', async () => {
    const earlier = new Told().start().play(0, 'person', 'roll', [5, 1, 3, 4, 1]);
    const { told, table } = joined(null, earlier.messages.slice(1));
    table.receive({ event: 'snapshot', data: told.snapshot(told.table) });
    await expect.poll(() => table.now()?.hasPast).toBe(true);
    expect(table.now()?.frames).toEqual([]);
    table.close();
  });

  it('a response that is older than the stream changes neither the state nor the notices', async () => {
    const { told, table } = joined(record, []);
    const older = told.snapshot(told.table);
    table.receive({ event: 'snapshot', data: { ...older, seq: told.seq } });
    told.event({ kind: 'held', seat: 1, by: null });
    for (const message of told.messages.slice(-1)) table.receive(message);
    table.setLink('lost');
    table.take(older);
    expect(table.now()?.seq).toBe(told.seq);
    table.receive({ event: 'snapshot', data: { ...older, seq: told.seq } });
    expect(table.now()?.notices.map(({ event }) => event.kind)).toEqual(['held']);
    table.close();
  });
});

describe('a client can load the match again', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  const told = new Told().start().play(0, 'person', 'roll', [5, 1, 3, 4, 1]).play(0, 'person', 'stop');
  const log = [
    { seat: 0, move: { type: 'roll' } },
    { seat: 0, dice: [5, 1, 3, 4, 1] },
    { seat: 0, move: { type: 'stop' } },
  ];
  const record = { format: 'dicehall/1', game: 'greed', seats: names.map((name) => ({ name })), log };

  /** A client whose requests for the record wait until the test answers them. */
  function waiting() {
    const asked: ((record: unknown) => void)[] = [];
    const call = (method: string) =>
      method === 'GET'
        ? new Promise((resolve) => asked.push((given) => resolve({ ok: true, value: { record: given } })))
        : Promise.resolve(offline);
    const api = { ...silent, call: call as Api['call'] };
    const table = followTable({ table: id, api, memory, onChange: () => {} });
    const take = (more: Partial<TableState> = {}, seq = told.seq) =>
      table.receive({ event: 'snapshot', data: { ...told.snapshot({ ...told.table, ...more }), seq } });
    const pass = (time: number) => vi.advanceTimersByTimeAsync(time);
    return { table, asked, take, pass, frames: () => table.now()?.frames.length };
  }

  it('the client counts how often it has loaded the match, so that screens do not animate every roll again', async () => {
    const { table, asked, take, pass, frames } = waiting();
    take();
    expect(table.now()).toMatchObject({ restarts: 0, hasPast: false });
    asked[0]?.(record);
    await pass(0);
    expect([table.now()?.restarts, table.now()?.hasPast, frames()]).toEqual([1, true, 3]);
    // Applying the same snapshot again changes nothing.
    take();
    expect([asked.length, frames()]).toEqual([1, 3]);
    take({}, told.seq + 1);
    expect([asked.length, frames()]).toEqual([2, 3]);
    table.close();
  });

  it('the client ignores a match that it requested for an earlier snapshot, or that arrives after it was closed', async () => {
    const { table, asked, take, pass, frames } = waiting();
    take();
    take({}, told.seq + 1);
    asked[0]?.(record);
    await pass(0);
    expect(table.now()).toMatchObject({ restarts: 0, frames: [] });
    asked[1]?.(record);
    await pass(0);
    expect([table.now()?.restarts, frames()]).toEqual([1, 3]);
    take({}, told.seq + 2);
    table.close();
    asked[2]?.(record);
    await pass(0);
    expect(table.now()?.restarts).toBe(1);
  });

  it('the client continues without earlier moves if they do not arrive within five seconds', async () => {
    const { table, take, pass } = waiting();
    take();
    await pass(4999);
    expect(table.now()?.hasPast).toBe(false);
    await pass(1);
    expect(table.now()).toMatchObject({ hasPast: true, restarts: 1, frames: [] });
    table.close();
  });

  it('the client takes the table from a response only without a live stream, or before the match', async () => {
    const { table, take } = waiting();
    const newer = (more: Partial<TableState>) => ({
      ...told.snapshot({ ...told.table, ...more }),
      seq: told.seq + 5,
    });
    take();
    table.take(newer({ watchers: 7 }));
    expect(table.now()?.table.watchers).toBe(0);
    table.setLink('lost');
    table.take(newer({ watchers: 8 }));
    expect(table.now()?.table.watchers).toBe(8);
    table.setLink('live');
    table.take({ ...newer({ watchers: 9, match: null }), seq: told.seq + 6 });
    expect(table.now()?.table.watchers).toBe(9);
    table.close();
  });
});

describe('a client keeps the seed of its seat before the match', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  const dice = { ...open.dice, clientCommitments: commitments, revealBy: at };
  const committed: TableState = { ...open, dice: { ...dice, revealBy: null } };

  it.each([
    ['accepts it at once', [{ ok: true, value: null }], 1],
    ['is offline at first and then accepts it', [offline, { ok: true, value: null }], 2],
    [
      'first asks for another attempt',
      [
        { ...offline, code: 'try-again' },
        { ok: true, value: null },
      ],
      2,
    ],
    ['already has it', [{ ...offline, code: 'already-revealed' }], 1],
  ])('a client stores its seed as accepted if the server %s', async (_case, answers, sent) => {
    const saved: SeenTable[] = [];
    const left: unknown[] = [...answers];
    const changes: unknown[] = [];
    const seed = '5'.repeat(64);
    const table = followTable({
      table: id,
      api: {
        ...silent,
        changeTable: (async (_table: string, ...change: unknown[]) => {
          changes.push(change);
          return left.shift() ?? offline;
        }) as unknown as Api['changeTable'],
      },
      memory: {
        ...memory,
        saveSeen: (seen) => saved.push(seen),
        seedOf: (commitment) => (commitment === commitments[2] ? seed : null),
      },
      onChange: () => {},
    });
    table.receive({ event: 'snapshot', data: new Told().snapshot(committed) });
    table.receive({
      event: 'table',
      data: { seq: 4, at, event: { kind: 'revealing' }, changes: { status: 'playing', dice } },
    });
    await vi.advanceTimersByTimeAsync(5000);
    expect(changes).toEqual(Array.from({ length: sent }, () => ['reveal', { seed }]));
    expect(saved.at(-1)).toMatchObject({ ownSeed: seed, ownSeat: 2, clientCommitments: commitments });
    table.close();
  });
});

describe('a client keeps the newest state of its table', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());
  const pass = (time: number) => vi.advanceTimersByTimeAsync(time);
  const told = new Told().start().play(0, 'person', 'roll', [5, 1, 3, 4, 1]);
  const before = new Told().snapshot(open);
  const running = told.snapshot(told.table);
  const follow = (api: Partial<Api> = {}, more: Partial<TableMemory> = {}) => {
    const log: string[] = [];
    const table = followTable({
      table: id,
      api: { ...silent, ...api },
      memory: { ...memory, saveSeen: () => log.push('saved'), ...more },
      onChange: () => log.push('changed'),
    });
    return { table, log };
  };

  it('messages before the first snapshot have no effect', () => {
    const { table, log } = follow();
    for (const message of told.messages.slice(1)) table.receive(message);
    table.receive({ event: 'presence', data: { here: [], away: [], watchers: 2 } });
    table.setLink('lost');
    expect([table.now(), log]).toEqual([null, []]);
    table.close();
  });

  it('before a match, a client requests nothing and counts the past as loaded', async () => {
    const { table } = follow();
    for (const _ of [1, 2]) {
      table.receive({ event: 'snapshot', data: before });
      await pass(0);
      expect(table.now()).toMatchObject({ restarts: 0, hasPast: true, frames: [], start: null });
    }
    table.close();
  });

  it('a client notifies listeners only of changes, and saves only changed observations', () => {
    const { table, log } = follow();
    table.receive({ event: 'snapshot', data: before });
    expect(log).toEqual(['saved', 'changed']);
    table.setLink('live');
    table.receive({ event: 'presence', data: { here: [], away: [], watchers: 2 } });
    table.setLink('lost');
    expect(log).toEqual(['saved', 'changed', 'changed', 'changed']);
    table.close();
  });

  it('a client keeps its notices when it gets a later snapshot, before the match and during it', () => {
    const { table } = follow();
    table.receive({ event: 'snapshot', data: before });
    const event = { kind: 'stood', seat: 1, person: people[1] ?? '', removed: false } as const;
    table.receive({ event: 'table', data: { seq: 4, at, event, changes: {} } });
    for (const data of [
      { ...before, seq: 9 },
      { ...running, seq: 10 },
    ]) {
      table.receive({ event: 'snapshot', data });
      expect(table.now()?.notices).toMatchObject([{ id: 4, event }]);
    }
    table.close();
  });

  it('while a stream opens, a client keeps the newest state unless the server has lost events; afterwards it follows the stream', () => {
    const { table } = follow();
    table.receive({ event: 'snapshot', data: running });
    table.setLink('lost');
    const watched = (watchers: number, seq: number) => ({
      ...running,
      seq,
      table: { ...running.table, watchers },
    });
    table.take(watched(1, running.seq));
    table.take(watched(2, running.seq - 1));
    expect(table.now()?.table.watchers).toBe(1);
    // The client requested the stream before it got the response.
    for (const since of [0, running.seq - 1])
      table.receive({ event: 'snapshot', data: watched(3, running.seq - 1) }, since);
    expect(table.now()).toMatchObject({ seq: running.seq, table: { watchers: 1 } });
    table.receive({ event: 'snapshot', data: watched(4, running.seq) }, 0);
    expect(table.now()?.table.watchers).toBe(4);
    table.receive({ event: 'snapshot', data: watched(5, running.seq - 1) }, running.seq);
    expect(table.now()).toMatchObject({ seq: running.seq - 1, table: { watchers: 5 } });
    table.receive({ event: 'snapshot', data: watched(6, running.seq - 2) });
    expect(table.now()).toMatchObject({ seq: running.seq - 2, table: { watchers: 6 } });
    table.close();
  });

  it('a client requests a match again if no response came, and keeps a loaded match until a newer one arrives', async () => {
    const asked: ((record: unknown) => void)[] = [];
    const call = (method: string) =>
      method === 'GET'
        ? new Promise((resolve) => asked.push((record) => resolve({ ok: true, value: { record } })))
        : Promise.resolve(offline);
    const { table } = follow({ call: call as Api['call'] });
    for (const _ of [1, 2]) table.receive({ event: 'snapshot', data: running });
    expect(asked).toHaveLength(2);
    const log = [
      { seat: 0, move: { type: 'roll' } },
      { seat: 0, dice: [5, 1, 3, 4, 1] },
    ];
    asked[1]?.({ format: 'dicehall/1', game: 'greed', seats: names.map((name) => ({ name })), log });
    await pass(0);
    const first = game.view(openMatch(setup.ok ? setup.value : (undefined as never)).state, 2);
    expect(table.now()).toMatchObject({ hasPast: true, start: first });
    table.receive({ event: 'snapshot', data: { ...running, seq: running.seq + 1 } });
    expect(table.now()).toMatchObject({ hasPast: true, start: first, frames: [{}, {}] });
    table.close();
  });

  const newer = { ...running, seq: 9 };
  it.each<readonly ['live' | 'lost', object, number]>([
    ['live', { ok: true, value: { snapshot: newer } }, 3],
    ['lost', { ok: true, value: { snapshot: newer } }, 9],
    ['live', { ...offline, code: 'stale', snapshot: newer }, 3],
    ['lost', { ...offline, code: 'stale', snapshot: newer }, 9],
    ['lost', { ...offline, code: 'stale' }, 3],
  ])(
    'the response to a move changes the table only while the stream is lost (stream: %s)',
    async (link, answer, seq) => {
      const unreadable: boolean[] = [];
      const call = async (method: string, _: string, read: (raw: unknown) => unknown) => {
        if (method === 'GET') return offline;
        expect(() => read({})).toThrow();
        unreadable.push(true);
        return answer;
      };
      const { table } = follow({ call: call as unknown as Api['call'] });
      table.receive({ event: 'snapshot', data: before });
      table.setLink(link);
      await table.play({ type: 'roll' });
      expect([table.now()?.seq, unreadable]).toEqual([seq, [true]]);
      table.close();
    },
  );

  it('a client makes one commitment, and saves the seed before it sends the commitment', async () => {
    vi.useRealTimers();
    const [log, saved]: [unknown[], Map<string, string>] = [[], new Map()];
    const answers = [{ ok: true, value: null }];
    const { table } = follow(
      {
        changeTable: (async (_: string, ...[what, body]: [string, { commitment: string }]) => {
          log.push([what, Object.keys(body), saved.has(body.commitment)]);
          return answers.shift();
        }) as unknown as Api['changeTable'],
      },
      { saveSeed: (commitment, seed) => saved.set(commitment, seed) },
    );
    table.receive({ event: 'snapshot', data: before });
    table.receive({ event: 'presence', data: { here: [], away: [], watchers: 2 } });
    await expect.poll(() => answers).toEqual([]);
    for (const watchers of [3, 4])
      table.receive({ event: 'presence', data: { here: [], away: [], watchers } });
    await new Promise((resolve) => setImmediate(resolve));
    expect(log).toEqual([['commitment', ['commitment'], true]]);
    expect(table.now()?.seen).toMatchObject({ ownSeed: null, ownSeat: null });
    table.close();
  });

  it.each(['offline', 'try-again'] as const)(
    'a client whose contribution fails (%s) tries again after a pause, until the table is closed',
    async (code) => {
      const sent: string[] = [];
      const { table } = follow(
        {
          changeTable: (async (_: string, what: string) => {
            sent.push(what);
            return { ...offline, code };
          }) as unknown as Api['changeTable'],
        },
        { seedOf: () => '5'.repeat(64) },
      );
      const dice = { ...open.dice, clientCommitments: commitments };
      table.receive({ event: 'snapshot', data: { ...before, table: { ...open, dice } } });
      const changes = { status: 'playing', dice: { ...dice, revealBy: at } } as const;
      table.receive({ event: 'table', data: { seq: 4, at, event: { kind: 'revealing' }, changes } });
      await pass(699);
      expect(sent).toHaveLength(1);
      await pass(701);
      expect(sent).toHaveLength(3);
      table.close();
      await pass(7000);
      expect(sent).toHaveLength(3);
    },
  );

  it('a seed that the server refuses is neither sent again nor stored as accepted', async () => {
    const sent: string[] = [];
    const { table } = follow(
      {
        changeTable: (async (_: string, what: string) => {
          sent.push(what);
          return { ...offline, code: 'wrong-seed' };
        }) as unknown as Api['changeTable'],
      },
      { seedOf: () => '5'.repeat(64) },
    );
    const dice = { ...open.dice, clientCommitments: commitments };
    table.receive({ event: 'snapshot', data: { ...before, table: { ...open, dice } } });
    const revealing = { status: 'playing', dice: { ...dice, revealBy: at } } as const;
    table.receive({ event: 'table', data: { seq: 4, at, event: { kind: 'revealing' }, changes: revealing } });
    await pass(5000);
    expect([sent, table.now()?.seen.ownSeed]).toEqual([['reveal'], null]);
    table.close();
  });
});

describe('a client loads the frames of a match before a snapshot', () => {
  const told = new Told().start().play(0, 'person', 'roll', [5, 1, 3, 4, 1]).play(0, 'person', 'stop');
  const events = told.messages.slice(1);
  const snapshot = told.snapshot(told.table);
  /** Loads the past from events. Returns the number of the event after which the client requested them. */
  async function loaded(messages: readonly StreamMessage[], of: Snapshot = snapshot, record: unknown = null) {
    const paths: string[] = [];
    const api: Api = {
      ...silent,
      call: (async (_: string, path: string, read: (raw: unknown) => unknown) => {
        paths.push(path);
        return { ok: true, value: read({ record }) };
      }) as unknown as Api['call'],
      request: async (path) => {
        paths.push(path);
        return new Response(inPieces(bytesOf(messages), 1000));
      },
    };
    const past = await pastFrames(api, of);
    return { paths, entries: past?.frames.map(({ entry }) => entry) ?? null, start: past?.start };
  }
  const log = [
    { seat: 0, move: { type: 'roll' } },
    { seat: 0, dice: [5, 1, 3, 4, 1] },
    { seat: 0, move: { type: 'stop' } },
  ];
  const numbered = (messages: readonly StreamMessage[], seq: number) =>
    messages.map((one, index) =>
      one.event === 'table' ? { ...one, data: { ...one.data, seq: seq + index } } : one,
    ) as StreamMessage[];

  it('a client requests no frames before the match', async () => {
    expect(await loaded(events, told.snapshot(open))).toMatchObject({ paths: [], entries: null });
  });

  it('the frames come from the last 200 events if the record would contain secrets', async () => {
    expect(await loaded(events)).toMatchObject({
      paths: [`/tables/${id}/record`, `/tables/${id}/events?since=0`],
      entries: log,
    });
    const late = { ...snapshot, seq: 300 };
    const found = await loaded(numbered(events, 298), late);
    expect([found.paths[1], found.entries]).toEqual([`/tables/${id}/events?since=100`, log]);
  });

  it('the client rebuilds past frames only if the events lead to the snapshot without a gap', async () => {
    const more = new Told().start().play(0, 'person', 'roll', [5, 1, 3, 4, 1]).play(0, 'person', 'stop');
    const after = more.play(1, 'person', 'roll', [2, 3, 4, 6, 6]).messages.slice(1);
    expect((await loaded(after)).entries).toEqual(log);
    const broken = [...events.slice(0, 2), { event: 'beat', data: { at } } as const, ...events.slice(2)];
    expect((await loaded(broken)).entries).toBeNull();
    expect((await loaded([])).entries).toBeNull();
    const held = numbered(
      new Told().event({ kind: 'held', seat: 1, by: null }).messages.slice(1),
      snapshot.seq,
    );
    expect((await loaded(held)).entries).toBeNull();
    const lost: Api = { ...silent, request: async () => Promise.reject(new Error('lost')) };
    expect(await pastFrames(lost, snapshot)).toBeNull();
  });

  it('the frames come from the record as a spectator or a player sees it', async () => {
    const record = { format: 'dicehall/1', game: 'greed', seats: names.map((name) => ({ name })), log };
    const watched = { ...snapshot, you: { person: null, seat: null } };
    const view = game.view(told.state, 'table');
    const table = { ...snapshot.table, match: matchOf(view) };
    for (const of of [snapshot, { ...watched, table }])
      expect(await loaded([], of, record)).toMatchObject({ paths: [`/tables/${id}/record`], entries: log });
  });

  it('the frames of a match with hidden choices are those of the seat, even after the match', async () => {
    const pairs = readSetup({
      game: 'hidden-pairs',
      options: { turns: 1 },
      seats: names.slice(0, 2).map((name) => ({ name })),
    });
    if (!pairs.ok) throw new Error(pairs.error.code);
    const hidden = pairs.value.game;
    const entries: Entry[] = [];
    const states = [openMatch(pairs.value).state];
    for (let step = hidden.step(states[0]); step.kind !== 'over'; step = hidden.step(states.at(-1))) {
      const seat = step.kind === 'throw' ? step.seat : (step.seats[0] ?? 0);
      const dice = [1, 2, 3, 4, 5, 6]
        .map((face) => ((face + seat) % 6) + 1)
        .slice(0, step.kind === 'throw' ? step.dice : 0);
      const entry = (
        step.kind === 'throw' ? { seat, dice } : { seat, move: hidden.fallbackMove(states.at(-1), seat) }
      ) as Entry;
      const applied = hidden.apply(states.at(-1), entry);
      if (!applied.ok) throw new Error(applied.error.code);
      entries.push(entry);
      states.push(applied.value.state);
    }
    const { options } = pairs.value;
    const record = {
      format: 'dicehall/1',
      game: 'hidden-pairs',
      options,
      seats: names.slice(0, 2).map((name) => ({ name })),
      log: entries,
    };
    for (const seat of [0, 1, null]) {
      const viewer = seat ?? 'table';
      const table = { ...open, game: 'hidden-pairs', match: matchOf(hidden.view(states.at(-1), viewer)) };
      const api = {
        ...silent,
        call: (async () => ({ ok: true, value: { record } })) as unknown as Api['call'],
      };
      const past = await pastFrames(api, { seq: 9, you: { person: null, seat }, table });
      expect(past?.start).toEqual(hidden.view(states[0], viewer));
      expect(past?.frames.map(({ view }) => view)).toEqual(
        states.slice(1).map((state) => hidden.view(state, viewer)),
      );
    }
  });

  it('the frames have states only if every entry is known and legal', () => {
    const frames = log.map((entry) => ({ entry: entry as never, events: [], view: null as never }));
    const of = (table: Partial<TableState>, more: typeof frames = frames) =>
      matchSoFar({ table: { ...open, ...table }, frames: more });
    const known = of({});
    expect([known?.log, known?.states.length, known?.events]).toEqual([log, 4, [[], [], []]]);
    expect(known?.states.at(-1)).toEqual(told.state);
    expect(known?.setup.names).toEqual(names);
    const nameless = seats.map((seat) => ({ ...seat, name: null }));
    expect(of({ seats: nameless })?.setup.names).toEqual(['1', '2', '3']);
    expect(of({ game: 'chess' })).toBeNull();
    const instead = (entry: unknown) => [...frames.slice(0, 2), { ...frames[0], entry }] as typeof frames;
    for (const entry of [null, { seat: 0, unseen: 'move' }, { seat: 1, move: { type: 'roll' } }])
      expect(of({}, instead(entry))).toBeNull();
  });
});

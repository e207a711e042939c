import { framesOf, gameOf, makeRecord, readSetup, replayStatesOfLog, unwrap } from '@dicehall/engine';
import { type Answer, type Api, unseen } from '@dicehall/server/client';
import type { Snapshot, StreamMessage, TableState } from '@dicehall/server/protocol';
import { describe, expect, test, vi } from 'vitest';
import { matchOf, personAt, tableBefore } from '../../server/test/support/table-state.ts';
import { makeContext } from '../src/context.ts';
import { playAtOnlineTable } from '../src/online/play-online.ts';
import { listenForLines } from '../src/terminal/input.ts';
import { messages, openTable, playing } from './online-tables.ts';
import { newHome } from './playthrough.ts';
import { makeTerminal } from './streams.ts';

const greed = gameOf('greed');
const own = '0000000000000001';
const snapshotOf = (table: TableState, seq = 1, seat: number | null = 0): Snapshot => ({
  seq,
  you: { person: seat === null ? null : own, seat },
  table,
});
type Stream = ReadableStreamDefaultController<Uint8Array>;

interface Seating {
  readonly tty?: boolean;
  /** Whether lines are typed at a keyboard instead of read from a pipe. */
  readonly keyboard?: boolean;
  readonly lang?: string;
  readonly seat?: number | null;
  readonly coach?: boolean;
  readonly memory?: number;
}

/** Seats Ada at an online table with --plain. Each request waits until the test answers it. */
function atTable(
  table = openTable(greed),
  {
    tty = false,
    keyboard = false,
    seat = 0,
    coach = false,
    lang = 'en_GB.UTF-8',
    memory: bytes = 16e9,
  }: Seating = {},
) {
  const env = { DICEHALL_HOME: newHome(), LANG: lang, ...(tty && { TERM: 'xterm' }) };
  const terminal = makeTerminal({ tty: keyboard ? ['stdin'] : tty, env, rows: 50, memory: bytes });
  const time = { now: Date.parse('2026-01-01T00:00:15.000Z') };
  const streams: Stream[] = [];
  const signals: AbortSignal[] = [];
  const asked: { readonly path: string; answer(answer: Answer<unknown>): void }[] = [];
  const ask = (path: string) =>
    new Promise<Answer<unknown>>((answer) => {
      asked.push({ path, answer });
    });
  const api = {
    parse: JSON.parse,
    request: async (_path: string, { signal }: RequestInit) => {
      if (signal) signals.push(signal);
      return new Response(new ReadableStream<Uint8Array>({ start: (stream) => void streams.push(stream) }));
    },
    call: (_method: string, path: string) => ask(path),
    changeTable: (id: string, what: string) => ask(`/tables/${id}/${what}`),
  } as unknown as Api;
  const memory = { readSeen: unseen, saveSeen: () => {}, seedOf: () => null, saveSeed: () => {} };
  const io = { ...terminal.io, now: () => time.now };
  const context = makeContext(io, messages.en, false, () => {});
  const lines = tty ? null : listenForLines(io);
  const setup = { api, server: 'https://dice.example', memoryOf: () => memory, lines, coach };
  const ended = playAtOnlineTable(
    context,
    { ...setup, keeping: 'position', isWatching: seat === null },
    snapshotOf(table, 1, seat),
  );
  let from = 0;
  const next = (path: string) =>
    expect
      .poll(() => asked.find((one) => one.path === path))
      .toBeDefined()
      .then(() => {
        const index = asked.findIndex((one) => one.path === path);
        return asked.splice(index, 1)[0]?.answer ?? (() => {});
      });
  return {
    ...{ ended, time, err: terminal.err },
    isClosed: () => signals.map(({ aborted }) => aborted),
    type: (text: string) => void terminal.stdin.write(text),
    end: () => void terminal.stdin.end(),
    async sees(wanted: RegExp) {
      await expect.poll(() => terminal.out().slice(from)).toMatch(wanted);
      const shown = terminal.out().slice(from);
      from = terminal.out().length;
      return shown;
    },
    next,
    async tell(message: StreamMessage) {
      await expect.poll(() => streams.length).toBeGreaterThan(0);
      streams.at(-1)?.enqueue(new TextEncoder().encode(`${JSON.stringify(message)}\n`));
    },
    async lose() {
      await expect.poll(() => streams.length).toBeGreaterThan(0);
      streams.pop()?.close();
    },
  };
}
const at = '2026-01-01T00:01:00.000Z';
const chatOff: StreamMessage = {
  event: 'table',
  data: { seq: 2, at, event: { kind: 'settings' }, changes: { chat: false } },
};
const done = (table = openTable(greed), seq = 2): Answer<Snapshot> => ({
  ok: true,
  value: snapshotOf(table, seq),
});
const refusal = { ok: false, code: 'not-the-host', detail: 'Only the host may.', snapshot: null } as const;

describe('the terminal prints the effect of a command at an online table once', () => {
  test('the response to a command prints the effect if it arrives before the event', async () => {
    const ada = atTable();
    await ada.sees(/Table 1EHGQ/);
    ada.type('mute Cy\n');
    (await ada.next('/tables/table/mute'))(done());
    await ada.sees(/^The host muted Cy\.$/m);
    ada.end();
    expect(await ada.ended).toBe(0);
  });

  test('the response to a command prints nothing if the event has already printed the effect', async () => {
    const ada = atTable();
    await ada.sees(/Table 1EHGQ/);
    for (const [typed, adds] of [
      ['set chat off', ''],
      ['set watch off', 'Spectators are not allowed.'],
    ] as const) {
      ada.type(`${typed}\n`);
      const answer = await ada.next('/tables/table/settings');
      await ada.tell({ ...chatOff, data: { ...chatOff.data, seq: adds === '' ? 2 : 3 } });
      await ada.sees(/^The host (?:turned the chat off|changed the table settings)\.$/m);
      answer(done(openTable(greed), 2));
      ada.type('say Hi\n');
      (await ada.next('/tables/table/say'))(refusal);
      expect(
        (await ada.sees(/Only the host may\./)).match(
          /^(?:Chat is off|Spectators are not allowed)\.$/m,
        )?.[0] ?? '',
      ).toBe(adds);
    }
    ada.end();
    expect(await ada.ended).toBe(0);
  });

  test('an effect without an event is printed even if the response has no newer table', async () => {
    const ada = atTable();
    await ada.sees(/Table 1EHGQ/);
    ada.type('seed\n');
    (await ada.next('/tables/table/commitment'))(done(openTable(greed), 1));
    await ada.sees(/^You have a new seed\./m);
    ada.end();
    expect(await ada.ended).toBe(0);
  });

  test('a refusal is printed in red, and a confirmation in green', async () => {
    const ada = atTable(openTable(greed), { tty: true });
    await ada.sees(/Table 1EHGQ/);
    ada.type('/mute Cy\r');
    const answer = await ada.next('/tables/table/mute');
    answer(refusal);
    await ada.sees(/\[31m *Only the host may\./);
    ada.type('/mute Cy\r');
    (await ada.next('/tables/table/mute'))(done());
    await ada.sees(/\[32m *The host muted Cy\./);
    ada.type('qy');
    expect(await ada.ended).toBe(0);
  });

  test('without a stream, the response to a command updates the table on the screen', async () => {
    const ada = atTable();
    await ada.sees(/Table 1EHGQ/);
    await ada.lose();
    await ada.sees(/Connection lost/);
    ada.type('set chat off\n');
    (await ada.next('/tables/table/settings'))(done({ ...openTable(greed), code: '2EHGQ' }));
    await ada.sees(/Table 2EHGQ.*^Chat is off\.$/ms);
    ada.end();
    expect(await ada.ended).toBe(0);
  });
});

test.each(['bad-token', 'no-such-table', 'no-watching', 'authentication-required'] as const)(
  'if the server ends a stream permanently (%s), the command exits with the reason',
  async (code) => {
    const ada = atTable();
    await ada.sees(/Table 1EHGQ/);
    await ada.lose();
    (await ada.next('/tables/table'))({ ok: false, code, detail: 'It is over.', snapshot: null });
    expect([await ada.ended, ada.err()]).toEqual([1, 'dicehall: It is over.\n']);
  },
);

test('in plain lines, the waiting room prints the link of the table', async () => {
  const ada = atTable();
  await ada.sees(/^https:\/\/dice\.example\/online\/table\/table$/m);
  ada.end();
  expect(await ada.ended).toBe(0);
});

test('in plain lines, the help ends with the commands of an online table and the command for its rules', async () => {
  const ada = atTable();
  await ada.sees(/Table 1EHGQ/);
  ada.type('?\n');
  const help = (await ada.sees(/All rules: dicehall rules greed$/m)).split('\n');
  const at = help.indexOf(messages.en.say('online-help-chat'));
  expect(help[at + 1]).toBe(`  ${messages.en.say('online-help-sit')}`);
  ada.end();
  expect(await ada.ended).toBe(0);
});

test('a spectator without input watches until the server ends the stream', async () => {
  const ada = atTable(playing(greed, null), { seat: null });
  await ada.sees(/Cy/);
  ada.end();
  await ada.tell(chatOff);
  await ada.sees(/^The host turned the chat off\.$/m);
  await ada.lose();
  (await ada.next('/tables/table'))({
    ok: false,
    code: 'no-such-table',
    detail: 'It is over.',
    snapshot: null,
  });
  expect([await ada.ended, ada.err()]).toEqual([1, 'dicehall: It is over.\n']);
});

test('the code of the link is drawn with a border on a screen with Unicode, and left out on others', async () => {
  for (const [lang, count] of [
    ['en_GB.UTF-8', 16],
    ['C', 0],
  ] as const) {
    const ada = atTable(openTable(greed), { tty: true, lang });
    const shown = await ada.sees(/Table 1EHGQ/);
    // A code of 29 modules for a link of this length, and one of border on each side.
    const drawn = shown
      .slice(shown.lastIndexOf('\u001b[?2026h'))
      .split('\r\n')
      .flatMap((line) => line.split('\u001b')[0] ?? [])
      .filter((line) => /[█▀▄]/.test(line));
    expect(drawn.map(({ length }) => length)).toEqual(Array(count).fill(32));
    expect(shown).not.toContain('????????');
    ada.type('qy');
    expect(await ada.ended).toBe(0);
  }
});

test('the clock stands still while there is no connection', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  try {
    const ada = atTable(playing(greed, 0));
    await ada.sees(/Your turn/);
    await ada.lose();
    await ada.sees(/Connection lost/);
    ada.time.now += 20_000;
    vi.advanceTimersByTime(1000);
    ada.type('t\n');
    await ada.sees(/0:45 left/);
    // In plain lines, the answer to a key is printed only once.
    for (let second = 0; second < 2; second++) vi.advanceTimersByTime(1000);
    ada.type('x\n');
    expect(await ada.sees(/X has no function here\./)).not.toContain('0:45 left');
    ada.end();
    expect(await ada.ended).toBe(0);
    expect(vi.getTimerCount()).toBe(0);
  } finally {
    vi.useRealTimers();
  }
});

test('the terminal warns a player once when ten seconds are left on the clock', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  try {
    const ada = atTable(playing(greed, 0));
    await ada.sees(/Your turn/);
    await ada.tell({ event: 'beat', data: { at } });
    const told: number[] = [];
    for (const left of [30, 11, 10, 9]) {
      ada.time.now = Date.parse(at) - 1000 * left;
      vi.advanceTimersByTime(1000);
      ada.type('t\n');
      if (/10 seconds left\./.test(await ada.sees(new RegExp(`0:${String(left).padStart(2, '0')} left`))))
        told.push(left);
    }
    expect(told).toEqual([10]);
    ada.end();
    expect(await ada.ended).toBe(0);
  } finally {
    vi.useRealTimers();
  }
});

describe('the coach advises a player at an online table', () => {
  const options = { target: 500, opening: 0 };
  const people = [personAt(0, 'Bo'), personAt(1, 'Ada', { person: own })];
  const setup = unwrap(readSetup({ game: 'greed', options, seats: people.map(({ name }) => ({ name })) }));
  const log = [
    { seat: 0, move: { type: 'roll' } },
    { seat: 0, dice: [5, 2, 3, 4, 6] },
    { seat: 0, move: { type: 'stop' } },
    { seat: 1, move: { type: 'roll' } },
    { seat: 1, dice: [1, 1, 2, 3, 4] },
  ] as const;
  const view = framesOf(unwrap(replayStatesOfLog(setup, log)), 1).at(-1)?.view;
  const record: Answer<unknown> = { ok: true, value: { over: false, record: makeRecord(setup, log) } };
  const tableWith = (coach: boolean): TableState => {
    if (view === undefined) throw new Error('The match has begun');
    const match = matchOf(view, { yourTurn: true, waiting: [null, at] });
    return tableBefore(people, { options, coach, status: 'playing', match });
  };

  /** Ada in the seat with number 2, once her terminal knows the match so far. */
  async function seated(table: TableState, more: Seating) {
    const ada = atTable(table, { seat: 1, ...more });
    (await ada.next('/tables/table/record'))(record);
    await ada.sees(/Ada rolls 1 1 2 3 4/);
    return ada;
  }

  const advice =
    'Best: roll. Banking scores 200 points, while another roll of 3 dice adds about 120 with a chance of 72% and otherwise loses the 200 points: rolling is worth the risk. Win chance 52.7%, compared with 50.7% for “bank”.';
  const none = 'I has no function here. Press ? for the keys.';

  test.each<[situation: string, allowed: boolean, coach: boolean, says: string]>([
    ['if the player and the table want it', true, true, advice],
    ['not if the table forbids it', false, true, none],
    ['not without --coach', true, false, none],
  ])('the key I shows the best move of the player, %s', async (_situation, allowed, coach, says) => {
    const ada = await seated(tableWith(allowed), { coach });
    ada.type('i\n');
    expect((await ada.sees(/^(I has|Best|Only).*$/m)).split('\n')).toContain(says);
    ada.end();
    expect(await ada.ended).toBe(0);
  });

  test('the hint is green, and not shown while a message is typed or over the help', async () => {
    const ada = atTable(tableWith(true), { seat: 1, coach: true, tty: true });
    (await ada.next('/tables/table/record'))(record);
    await ada.sees(/Ada rolls 1 1 2 3 4/);
    ada.type('ci\r');
    (await ada.next('/tables/table/say'))(refusal);
    await ada.sees(/Only the host may\./);
    ada.type('?i');
    ada.type('x');
    expect(await ada.sees(/Roll 3 dice/)).not.toContain('Best: roll.');
    ada.type('i');
    await ada.sees(/\[32m *Best: roll\./);
    ada.type('qy');
    expect(await ada.ended).toBe(0);
  });

  test('the coach calls the other players by their names', async () => {
    const begun = readSetup({ game: 'three-dice', seats: people.map(({ name }) => ({ name })) });
    const sips = unwrap(begun);
    const played = [
      { seat: 0, dice: [5] },
      { seat: 1, dice: [2] },
      { seat: 0, move: { type: 'roll', dice: [0, 1, 2] } },
      { seat: 0, dice: [6, 1, 4] },
      { seat: 0, move: { type: 'stay' } },
      { seat: 1, move: { type: 'roll', dice: [0, 1, 2] } },
      // The last roll that is allowed, after which Ada gives a sip.
      { seat: 1, dice: [1, 2, 3] },
    ] as const;
    const last = framesOf(unwrap(replayStatesOfLog(sips, played)), 1).at(-1);
    if (last === undefined) throw new Error('The match has begun');
    const match = matchOf(last.view, { yourTurn: true, waiting: [null, at] });
    const parts = { game: 'three-dice', coach: true, status: 'playing', match } as const;
    const ada = atTable(tableBefore(people, parts), { seat: 1, coach: true });
    const known = { over: false, record: makeRecord(sips, played) };
    (await ada.next('/tables/table/record'))({ ok: true, value: known });
    await ada.sees(/Ada rolls 1 2 3/);
    ada.type('i\n');
    await ada.sees(/^Only one move is possible: give to Bo\.$/m);
    ada.end();
    expect(await ada.ended).toBe(0);
  });

  test('a player whose computer has too little memory for the coach plays without it', async () => {
    const ada = await seated(tableWith(true), { coach: true, memory: 1000 });
    expect(ada.err()).toMatch(
      /^dicehall: Solving greed with these options takes about .* available: 0 GB\.$/m,
    );
    ada.type('i\n');
    await ada.sees(/^I has no function here\./m);
    ada.end();
    expect(await ada.ended).toBe(0);
  });
});

describe('a terminal at an online table sends one move at a time', () => {
  const rolls = (ada: ReturnType<typeof atTable>) => {
    ada.type('r\n');
    return ada.next('/tables/table/moves');
  };

  test('a second move is refused until the server has answered the first one', async () => {
    const ada = atTable(playing(greed, 0));
    await ada.sees(/Your turn/);
    await ada.tell({ event: 'beat', data: { at } });
    const answer = await rolls(ada);
    ada.type('r\n');
    await ada.sees(/^Your last move is still being sent\.$/m);
    ada.type('say Hi\n');
    (await ada.next('/tables/table/say'))(refusal);
    await ada.sees(/^Only the host may\.$/m);
    ada.type('r\n');
    await ada.sees(/^Your last move is still being sent\.$/m);
    answer(refusal);
    await ada.sees(/^Only the host may\.$/m);
    (await rolls(ada))(done(playing(greed, 0), 1));
    ada.end();
    expect(await ada.ended).toBe(0);
  });

  test('without a connection, the terminal says that the move is still being sent', async () => {
    const ada = atTable(playing(greed, 0));
    await ada.sees(/Your turn/);
    await ada.lose();
    await ada.sees(/Connection lost/);
    await rolls(ada);
    await ada.sees(/^No connection\. Your move will be sent as soon as you are back online\.$/m);
    ada.end();
    expect(await ada.ended).toBe(0);
  });
});

describe('a terminal leaves an online table', () => {
  const over = (): TableState => {
    const { match, ...table } = playing(greed, 0);
    return { ...table, status: 'over', match: match && { ...match, places: [2, 1, 3] } };
  };

  test('the terminal follows a rematch to its new table', async () => {
    const ada = atTable(over(), { tty: true });
    await ada.sees(/Cy/);
    ada.type('a');
    (await ada.next('/tables/table/rematch'))(done({ ...openTable(greed), id: 'later', code: '2EHGQ' }));
    await ada.sees(/Table 2EHGQ/);
    ada.type('/mute Cy\r');
    await ada.next('/tables/later/mute');
    expect(ada.isClosed()).toEqual([true, false]);
    ada.type('qy');
    expect(await ada.ended).toBe(0);
    expect(ada.isClosed()).toEqual([true, true]);
    // The screen that was there before the table.
    await ada.sees(/\?1049l/);
  });

  test('after a match in plain lines, a person at a keyboard can still ask for a rematch', async () => {
    const ada = atTable(over(), { keyboard: true });
    await ada.sees(/Cy/);
    ada.type('a\n');
    await ada.next('/tables/table/rematch');
    ada.type('q\n');
    for (const _ of [1, 2]) (await ada.next('/tables/table/record'))(refusal);
    expect(await ada.ended).toBe(0);
  });

  test('a message that arrives while a person types begins on a line of its own', async () => {
    const ada = atTable(undefined, { keyboard: true });
    await ada.sees(/> $/);
    const event = { kind: 'said', person: own, name: 'Bo', text: 'good luck' } as const;
    await ada.tell({ event: 'table', data: { seq: 2, at, event, changes: {} } });
    await ada.sees(/^\nBo: good luck\n/);
    ada.end();
    expect(await ada.ended).toBe(0);
  });

  test.each<[whom: string, person: string, code: number]>([
    ['the player', own, 1],
    ['another player', '0000000000000003', 0],
  ])('if the host removes %s, only the removed player’s command exits', async (_whom, person, code) => {
    const ada = atTable();
    await ada.sees(/Table 1EHGQ/);
    const event = { kind: 'stood', seat: person === own ? 0 : 2, person, removed: true } as const;
    await ada.tell({ event: 'table', data: { seq: 2, at, event, changes: {} } });
    if (code === 0) {
      await ada.sees(/^Seat 3 is free again\.$/m);
      ada.end();
    }
    expect(await ada.ended).toBe(code);
    expect(ada.err()).toBe(code === 0 ? '' : 'dicehall: The host removed you from this table.\n');
  });

  test.each<[situation: string, table: TableState, seat: number | null, last: RegExp]>([
    [
      'whose match is still running',
      playing(greed, 0),
      0,
      /^Your seat is kept\. Come back: dicehall join 1EHGQ --server https:\/\/dice\.example$/m,
    ],
    ['who watches a match', playing(greed, null), null, /^You are no longer watching\.$/m],
    ['whose match is over', over(), 0, /^1st Bo-bot: 0\n2nd Ada: 0\n3rd Cy: 0$/m],
    ['who watched a match that is over', over(), null, /^1st Bo-bot: 0\n2nd Ada: 0\n3rd Cy: 0$/m],
  ])('leaving prints what it means for a person %s', async (_situation, table, seat, last) => {
    const ada = atTable(table, { seat });
    await ada.sees(/Cy/);
    ada.type('q\ny\n');
    // The record is requested before the match is shown, and after a match again to verify its dice.
    const records = table.status === 'over' ? [1, 2] : [1];
    for (const _ of records) (await ada.next('/tables/table/record'))(refusal);
    expect(await ada.ended).toBe(0);
    expect((await ada.sees(last)).match(last)?.[0]).toMatch(last);
  });
});

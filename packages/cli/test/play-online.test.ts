import { gameOf } from '@dicehall/engine';
import { type Answer, type Api, unseen } from '@dicehall/server/client';
import type { Snapshot, StreamMessage, TableState } from '@dicehall/server/protocol';
import { describe, expect, test, vi } from 'vitest';
import { makeContext } from '../src/context.ts';
import { playAtOnlineTable } from '../src/online/play-online.ts';
import { listenForLines } from '../src/terminal/input.ts';
import { messages, openTable, playing } from './online-tables.ts';
import { makeTerminal } from './streams.ts';

const greed = gameOf('greed');
const you = { person: 'ada', seat: 0 };
const snapshotOf = (table: TableState, seq = 1): Snapshot => ({ seq, you, table });
type Stream = ReadableStreamDefaultController<Uint8Array>;

/** Ada at an online table in plain lines. Each request waits until the test answers it. */
function atTable(table = openTable(greed), { tty = false }: { readonly tty?: boolean } = {}) {
  const terminal = makeTerminal({ tty, env: tty ? { TERM: 'xterm' } : {} });
  const time = { now: Date.parse('2026-01-01T00:00:15.000Z') };
  const streams: Stream[] = [];
  const asked: { readonly path: string; answer(answer: Answer<unknown>): void }[] = [];
  const ask = (path: string) =>
    new Promise<Answer<unknown>>((answer) => {
      asked.push({ path, answer });
    });
  const api = {
    parse: JSON.parse,
    request: async () =>
      new Response(new ReadableStream<Uint8Array>({ start: (stream) => void streams.push(stream) })),
    call: (_method: string, path: string) => ask(path),
    changeTable: (id: string, what: string) => ask(`/tables/${id}/${what}`),
  } as unknown as Api;
  const memory = { readSeen: unseen, saveSeen: () => {}, seedOf: () => null, saveSeed: () => {} };
  const io = { ...terminal.io, now: () => time.now };
  const context = makeContext(io, messages.en, false, () => {});
  const lines = tty ? null : listenForLines(io);
  const setup = { api, server: 'https://dice.example', memoryOf: () => memory, lines, coach: false };
  const ended = playAtOnlineTable(
    context,
    { ...setup, keeping: 'position', isWatching: false },
    snapshotOf(table),
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

describe('a terminal at an online table says once what a command did', () => {
  test('if the answer comes before the event, the answer reports the effect', async () => {
    const ada = atTable();
    await ada.sees(/Table 1EHGQ/);
    ada.type('mute Cy\n');
    (await ada.next('/tables/table/mute'))(done());
    await ada.sees(/^The host muted Cy\.$/m);
    ada.end();
    expect(await ada.ended).toBe(0);
  });

  test('if the event comes first and reports the effect, the answer adds nothing', async () => {
    const ada = atTable();
    await ada.sees(/Table 1EHGQ/);
    for (const [typed, adds] of [
      ['set chat off', ''],
      ['set watch off', 'Watching is off.'],
    ] as const) {
      ada.type(`${typed}\n`);
      const answer = await ada.next('/tables/table/settings');
      await ada.tell({ ...chatOff, data: { ...chatOff.data, seq: adds === '' ? 2 : 3 } });
      await ada.sees(/^The host changed the table settings\. Chat is off\.$/m);
      answer(done(openTable(greed), 2));
      ada.type('say Hi\n');
      (await ada.next('/tables/table/say'))(refusal);
      expect((await ada.sees(/Only the host may\./)).match(/^.* is off\.$/m)?.[0] ?? '').toBe(adds);
    }
    ada.end();
    expect(await ada.ended).toBe(0);
  });

  test('an effect without an event is reported even if the table is not newer', async () => {
    const ada = atTable();
    await ada.sees(/Table 1EHGQ/);
    ada.type('seed\n');
    (await ada.next('/tables/table/commitment'))(done(openTable(greed), 1));
    await ada.sees(/^You have a new seed\./m);
    ada.end();
    expect(await ada.ended).toBe(0);
  });

  test('a refusal is red, and a confirmation green', async () => {
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

  test('without a connection, the answer to a command shows the newer table', async () => {
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
  'if the server ends a stream for good (%s), the command ends with the reason',
  async (code) => {
    const ada = atTable();
    await ada.sees(/Table 1EHGQ/);
    await ada.lose();
    (await ada.next('/tables/table'))({ ok: false, code, detail: 'It is over.', snapshot: null });
    expect([await ada.ended, ada.err()]).toEqual([1, 'dicehall: It is over.\n']);
  },
);

test('ten seconds before the end of the own time, the terminal says so once', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  try {
    const ada = atTable(playing(greed, 0));
    await ada.sees(/Ada, your turn/);
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

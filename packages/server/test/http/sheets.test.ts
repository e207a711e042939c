import { afterAll, describe, expect, it } from 'vitest';
import type { SharedSheet, SheetMessage } from '../../src/protocol/index.ts';
import { memoryDatabase } from '../support/database.ts';
import { startTestServer } from '../support/test-server.ts';

const testServer = await startTestServer();
const anybody = testServer.anonymous;
afterAll(() => testServer.close());

const setup = { game: 'greed', options: {}, names: ['Ada', 'Bo'], belowZero: true };
const points = (at: number, seat: number, value: number) => ({
  type: 'enter',
  at,
  seat,
  values: { points: value },
});
const share = (changes: readonly unknown[] = []) =>
  anybody.call<SharedSheet>('POST', '/sheets', { setup, changes });

let keys = 0;
const append = (id: string, seq: number, change: unknown, key = `key-of-a-change-${++keys}`) =>
  anybody.ask('POST', `/sheets/${id}/changes`, { seq, key, change });

describe('several phones can share a score sheet', () => {
  it('a shared sheet is found by its code, in any spelling that people use', async () => {
    const { id, code } = await share();
    expect(code).toMatch(/^[0-9A-Z]{6}$/);
    const written = `${code.slice(0, 3)} ${code.slice(3)}`.toLowerCase();
    expect(await anybody.call('GET', `/sheet-codes/${encodeURIComponent(written)}`)).toEqual({ sheet: id });
  });

  it('a shared sheet contains what was entered before it was shared', async () => {
    const { id } = await share([points(0, 0, 300), { type: 'undo' }, points(0, 0, 350)]);
    const { lines } = await anybody.call<SharedSheet>('GET', `/sheets/${id}`);
    expect(lines.map(({ seq, change }) => [seq, change.type])).toEqual([
      [1, 'enter'],
      [2, 'undo'],
      [3, 'enter'],
    ]);
  });

  it('a sheet with 3,000 entries can be shared, and one of more than 512 KiB is refused', async () => {
    const changes = Array.from({ length: 1500 }, () => [points(0, 0, 300), { type: 'undo' }]).flat();
    expect((await share(changes)).lines).toHaveLength(3000);
    const large = await anybody.ask('POST', '/sheets', { setup, changes, note: 'x'.repeat(512 * 1024) });
    expect([large.statusCode, large.json().code]).toEqual([413, 'too-large']);
  });

  it('a change made on an outdated sheet is refused: the second of two phones does not erase the first', async () => {
    const { id } = await share();
    expect((await append(id, 0, points(0, 0, 300))).json()).toEqual({ seq: 1 });
    const second = await append(id, 0, points(0, 0, 450));
    expect([second.statusCode, second.json().code]).toEqual([409, 'sheet-changed']);
    expect((await anybody.call<SharedSheet>('GET', `/sheets/${id}`)).lines).toHaveLength(1);
  });

  it('one of two changes that arrive at the same time is written', async () => {
    const { id } = await share();
    const both = await Promise.all([append(id, 0, points(0, 0, 300)), append(id, 0, points(0, 0, 450))]);
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  });

  it('a change that is sent again after a lost response is made once', async () => {
    const { id } = await share();
    const key = 'the-same-change';
    await append(id, 0, points(0, 0, 300), key);
    expect((await append(id, 0, points(0, 0, 300), key)).json()).toEqual({ seq: 1 });
    expect((await anybody.call<SharedSheet>('GET', `/sheets/${id}`)).lines).toHaveLength(1);
  });

  it.each<[string, unknown, string, string]>([
    [
      'points that no dice make',
      points(0, 1, 370),
      'This is not possible: “370” is not possible: points come in steps of 50.',
      'Das geht nicht: „370“ geht nicht: Punkte gibt es in Schritten von 50.',
    ],
    [
      'a change of no known form',
      { type: 'enter', at: 0 },
      'This is not possible: This is not a change of a score sheet.',
      'Das geht nicht: Das ist keine Änderung an einem Punktezettel.',
    ],
    [
      'a turn below the opening, unless the group lets it count',
      points(0, 0, 100),
      'This is not possible: Ada has 100 and needs 300 to get in, so nothing counts.',
      'Das geht nicht: Ada hat 100 und braucht 300 für den Einstieg; der Zug zählt nicht.',
    ],
  ])('a shared sheet refuses %s, with the reason in the language of the phone', async (_, change, en, de) => {
    const { id } = await share();
    const body = { seq: 0, key: 'key-of-a-refusal', change };
    for (const [language, reason] of [
      ['en', en],
      ['de', de],
    ] as const)
      for (const [path, asked] of [
        [`/sheets/${id}/changes`, body],
        ['/sheets', { setup, changes: [change] }],
      ] as const) {
        const refused = await anybody.ask('POST', path, asked, { 'accept-language': language });
        expect([refused.statusCode, refused.json().code, refused.json().detail]).toEqual([
          422,
          'bad-sheet',
          reason,
        ]);
      }
  });

  it('a shared sheet accepts a turn against the rules if the group lets it count', async () => {
    const { id } = await share();
    expect((await append(id, 0, { ...points(0, 0, 100), counts: true })).statusCode).toBe(200);
  });

  it.each<[string, unknown]>([
    ['an unknown game', { ...setup, game: 'chess' }],
    ['a name with a control character', { ...setup, names: ['Ada', 'B\u0007o'] }],
    ['a house rule out of range', { ...setup, options: { target: 1 } }],
  ])('a shared sheet is not opened with %s', async (_, bad) => {
    const refused = await anybody.ask('POST', '/sheets', { setup: bad, changes: [] });
    expect([400, 422]).toContain(refused.statusCode);
  });

  it('an unknown code or id gets “not found”', async () => {
    expect((await anybody.ask('GET', '/sheet-codes/AAAAAA')).statusCode).toBe(404);
    expect((await anybody.ask('GET', `/sheets/${'0'.repeat(16)}`)).statusCode).toBe(404);
    expect((await anybody.ask('GET', `/sheets/${'0'.repeat(16)}/events`)).statusCode).toBe(404);
  });

  it('a shared sheet survives a restart', async () => {
    const database = await memoryDatabase();
    const first = await startTestServer({ database: { ...database, close: async () => {} } });
    const { id } = await first.anonymous.call<SharedSheet>('POST', '/sheets', { setup, changes: [] });
    await first.anonymous.call('POST', `/sheets/${id}/changes`, {
      seq: 0,
      key: 'before-the-restart',
      change: points(0, 0, 300),
    });
    await first.close();
    const second = await startTestServer({ database });
    const { lines } = await second.anonymous.call<SharedSheet>('GET', `/sheets/${id}`);
    expect(lines.map(({ change }) => change.type)).toEqual(['enter']);
    const next = await second.anonymous.ask('POST', `/sheets/${id}/changes`, {
      seq: 1,
      key: 'after-the-restart',
      change: points(1, 1, 400),
    });
    expect(next.statusCode).toBe(200);
    await second.close();
  });

  it('a sheet without a change for half a year is deleted', async () => {
    const { id } = await share();
    const later = await startTestServer({ database: { ...testServer.database, close: async () => {} } });
    later.now = testServer.now + 184 * 86_400_000;
    await later.anonymous.call('POST', '/sheets', { setup, changes: [] });
    expect((await later.anonymous.ask('GET', `/sheets/${id}`)).statusCode).toBe(404);
    await later.close();
  });
});

describe('a score sheet has a stream of its lines', () => {
  it('the stream sends the lines after the last one that a phone saw, then each line when it is written', async () => {
    const { id } = await share([points(0, 0, 300), points(1, 1, 400)]);
    const { port } = new URL(await testServer.server.app.listen({ port: 0, host: '127.0.0.1' }));
    const response = await fetch(`http://127.0.0.1:${port}/api/v1/sheets/${id}/events?since=1`);
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
    let text = '';
    const messages = (): SheetMessage[] =>
      [...text.matchAll(/event: (\w+)\nid: \d+\ndata: (.*)\n\n/g)].map(
        ([, event, data]) => ({ event, data: JSON.parse(data ?? '') }) as SheetMessage,
      );
    const until = async (count: number) => {
      while (messages().length < count) text += (await reader?.read())?.value ?? '';
    };
    await until(2);
    expect(messages().map(({ event, data }) => [event, data.seq])).toEqual([
      ['line', 2],
      ['beat', 2],
    ]);
    await append(id, 2, points(2, 0, 500));
    await until(3);
    expect(messages()[2]).toMatchObject({ event: 'line', data: { seq: 3, change: { type: 'enter' } } });
    await reader?.cancel();
  });
});

import { replay } from '@dicehall/engine';
import { afterAll, describe, expect, test } from 'vitest';
import type { Clock, Problem, SeenRecord, StreamMessage } from '../../src/protocol/index.ts';
import { startTestServer, type TestClient } from '../support/test-server.ts';

const testServer = await startTestServer();
const ada = await testServer.guest('Ada');
const bo = await testServer.guest('Bo');
const cy = await testServer.guest('Cy');
afterAll(() => testServer.close());

const seconds = (count: number) => {
  testServer.now += count * 1000;
};
const later = (count: number) => {
  seconds(count);
  return testServer.server.turnScheduler.playDue();
};

/** Starts a match that Ada hosts, with Bo in seat 1 and Cy in seat 2. Ada moves first. */
async function tableFor(clock: Clock = { kind: 'none' }, game = 'greed'): Promise<string> {
  const table = await ada.open({ game, seats: 3, clock });
  for (const one of [bo, cy]) await one.call('POST', `/tables/${table}/sit`, {});
  await ada.call('POST', `/tables/${table}/start`);
  return table;
}
const standIn = async (who: TestClient, table: string, seat: number) => {
  const answer = await who.ask('POST', `/tables/${table}/stand-in`, { seat });
  return answer.statusCode === 200 ? 'held' : answer.json<Problem>().code;
};
const seatAt = async (table: string, seat: number) => (await ada.see(table)).table.seats[seat];
const presences = (messages: readonly StreamMessage[]) =>
  messages.flatMap((message) => (message.event === 'presence' ? [message.data] : []));

describe('a player who is away can be replaced by a bot', () => {
  test('a player is shown as away exactly four seconds after the last connection closed', async () => {
    const table = await tableFor();
    const stream = await bo.listen(table);
    seconds(600);
    expect(await seatAt(table, 1)).toMatchObject({ here: true, awaySince: null });
    stream.close();
    const left = testServer.now;
    seconds(3);
    expect(await seatAt(table, 1)).toMatchObject({ here: true });
    const again = await bo.listen(table);
    expect(presences(again.messages)[0]?.here).toContain(1);
    again.close();
    seconds(4);
    expect(await seatAt(table, 1)).toMatchObject({
      here: false,
      awaySince: new Date(left + 3000).toISOString(),
    });
    const [seen] = presences((await ada.listen(table)).messages);
    expect(seen?.away.map(({ seat }) => seat)).toContain(1);
  });

  test('the host lets a bot play after 20 seconds, any other player after three minutes, a spectator never', async () => {
    const table = await tableFor();
    const other = await tableFor();
    seconds(20);
    await ada.see(table);
    await cy.see(other);
    expect(await standIn(cy, other, 1)).toBe('not-away');
    expect(await standIn(ada, table, 1)).toBe('held');
    expect(await standIn(ada, table, 1)).toBe('seat-held');
    expect(await standIn(ada, table, 0)).toBe('no-such-seat');
    seconds(159);
    expect(await standIn(cy, other, 1)).toBe('not-away');
    seconds(1);
    const dan = await testServer.guest('Dan');
    expect(await standIn(dan, other, 1)).toBe('not-your-seat');
    expect(await standIn(cy, other, 1)).toBe('held');
  });

  test('a player stays present without a stream by reading the table or by a public move', async () => {
    const table = await tableFor();
    seconds(19);
    await bo.see(table);
    await ada.play(table, { type: 'roll' });
    seconds(19);
    expect((await seatAt(table, 1))?.here).toBe(true);
    expect((await cy.see(table)).table.seats.map(({ here }) => here)).toEqual([true, true, true]);
  });

  test('a bot may also play for a connected player who has kept the match waiting for five minutes', async () => {
    const table = await tableFor();
    const stream = await ada.listen(table);
    seconds(299);
    expect(await standIn(bo, table, 0)).toBe('not-away');
    seconds(1);
    expect(await standIn(bo, table, 2)).toBe('held');
    expect(await standIn(bo, table, 0)).toBe('held');
    stream.close();
  });

  test('a bot replaces the player; others see who asked for it, and the player can take the seat back', async () => {
    const table = await tableFor();
    const stream = await bo.listen(table);
    await later(180);
    expect(await standIn(bo, table, 0)).toBe('held');
    await later(1);
    const events = stream.messages.flatMap((message) =>
      message.event === 'table' ? [message.data.event] : [],
    );
    expect(events[0]).toEqual({ kind: 'held', seat: 0, by: 1 });
    expect(events[1]).toMatchObject({ kind: 'played', seat: 0, by: 'bot' });
    const { record } = await bo.call<SeenRecord>('GET', `/tables/${table}/record`);
    expect(record.log[0]).toMatchObject({ seat: 0, by: 'bot' });
    expect(replay(record)).toMatchObject({ ok: true });
    const back = await ada.call('POST', `/tables/${table}/return`);
    expect(back.table.seats[0]).toMatchObject({ held: false, here: true });
    stream.close();
  });

  test('a record marks the moves that a bot made for a player, but not those of a bot’s own seat', async () => {
    const table = await ada.open({ game: 'greed', seats: 3 });
    await bo.call('POST', `/tables/${table}/sit`, {});
    await ada.call('POST', `/tables/${table}/bots`, { strength: 'novice' });
    await ada.call('POST', `/tables/${table}/start`);
    await bo.call('POST', `/tables/${table}/hold`);
    await ada.play(table, { type: 'roll' });
    for (let turns = 0; turns < 20; turns++) {
      const { match } = (await ada.see(table)).table;
      if (match?.yourTurn) await ada.play(table, match.moves?.at(-1));
      await later(1);
    }
    const { record } = await ada.call<SeenRecord>('GET', `/tables/${table}/record`);
    const authors = record.log.map((entry) => `${entry.seat} ${'by' in entry ? entry.by : ''}`.trim());
    expect([...new Set(authors)].sort()).toEqual(['0', '1 bot', '2']);
  });

  test('an absent player is not replaced at a table with days for each move', async () => {
    const table = await tableFor({ kind: 'days', days: 3 });
    seconds(3600);
    expect(await standIn(ada, table, 1)).toBe('not-away');
  });

  test('a hidden move does not make a player count as present', async () => {
    const table = await tableFor({ kind: 'none' }, 'hidden-pairs');
    const { seq } = await bo.see(table);
    seconds(20);
    await bo.call('POST', `/tables/${table}/moves`, { seq, move: { type: 're-roll', die: 0 } });
    expect((await seatAt(table, 1))?.here).toBe(false);
  });

  test('a player counts as active when a node loads the table, so that no player is absent because of a restart', async () => {
    const table = await tableFor();
    seconds(600);
    testServer.server.liveTables.forget(table);
    await ada.see(table);
    seconds(19);
    expect(await standIn(ada, table, 1)).toBe('not-away');
    seconds(1);
    expect(await standIn(ada, table, 1)).toBe('held');
  });
});

test.each([
  ['greed', 2, { kind: 'seconds', seconds: 90 }],
  ['hidden-pairs', 2, { kind: 'seconds', seconds: 180 }],
  ['threes', 1, { kind: 'none' }],
])('the default clock of a table of %s with %i seats is %j', async (game, seats, clock) => {
  expect((await ada.see(await ada.open({ game, seats }))).table.clock).toEqual(clock);
});

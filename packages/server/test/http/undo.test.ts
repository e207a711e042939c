import { verifyRecord } from '@dicehall/dice';
import { type MatchRecord, replay } from '@dicehall/engine';
import { afterAll, describe, expect, test } from 'vitest';
import { stateAfter, stateOf } from '../../src/client/online-state.ts';
import { unseen } from '../../src/client/table-memory.ts';
import type { CreateTable, Problem, SeenRecord, Snapshot } from '../../src/protocol/index.ts';
import { startTestServer, type TestClient } from '../support/test-server.ts';

const testServer = await startTestServer();
const ada = await testServer.guest('Ada');
const bo = await testServer.guest('Bo');
const cy = await testServer.guest('Cy');
afterAll(() => testServer.close());

/** Returns the answer to a request: `ok`, or the code of the refusal. */
async function said(who: TestClient, table: string, path: string, body?: unknown): Promise<string> {
  const answer = await who.ask('POST', `/tables/${table}/${path}`, body);
  return answer.statusCode === 200 ? 'ok' : answer.json<Problem>().code;
}
const ask = (who: TestClient, table: string) => said(who, table, 'undo');
const answer = (who: TestClient, table: string, agrees: boolean) =>
  said(who, table, 'undo/answer', { agrees });
const undoAt = async (table: string) => (await ada.see(table)).table.undo;
const viewAt = async (table: string) => (await ada.see(table)).table.match?.view;
const logOf = async (table: string) =>
  (await ada.call<SeenRecord>('GET', `/tables/${table}/record`)).record.log;

/** Starts a match of Threes, in which each turn begins with a choice. Ada moves first. */
async function tableFor(others: readonly TestClient[], asked: Partial<CreateTable> = {}): Promise<string> {
  const seats = asked.seats ?? others.length + 1;
  const setup = { game: 'threes', clock: { kind: 'none' }, ...asked, seats } as const;
  const table = await ada.open(setup);
  for (const one of others) await one.call('POST', `/tables/${table}/sit`, {});
  for (let seat = others.length + 1; seat < setup.seats; seat += 1)
    await ada.call('POST', `/tables/${table}/bots`, { strength: 'steady' });
  await ada.call('POST', `/tables/${table}/start`);
  return table;
}
const roll = { type: 'roll' };
const bank = { type: 'bank' };

/** Ada banks her first roll, so that the next player has to choose. */
async function banked(table: string): Promise<Snapshot> {
  const rolled = await ada.play(table, roll);
  await ada.play(table, bank);
  return rolled;
}

describe('a player may ask the others to undo the last choice', () => {
  test('the choice is undone once all other people agree, and the next roll then shows the same dice', async () => {
    const table = await tableFor([bo, cy], { options: { rounds: 1 } });
    const { table: rolled } = await banked(table);
    const before = await logOf(table);
    expect(await ask(ada, table)).toBe('ok');
    expect(await undoAt(table)).toEqual({ seat: 0, waiting: [1, 2] });
    expect(await answer(cy, table, true)).toBe('ok');
    expect(await undoAt(table)).toEqual({ seat: 0, waiting: [1] });
    expect(await logOf(table)).toEqual(before);
    expect(await answer(bo, table, true)).toBe('ok');
    const after = (await ada.see(table)).table;
    expect(after.match?.view).toEqual(rolled.match?.view);
    expect([after.undo, after.match?.yourTurn]).toEqual([null, true]);
    expect(await logOf(table)).toEqual(before.slice(0, -1));

    await ada.play(table, { type: 'roll', keep: [0] });
    await ada.play(table, bank);
    for (const one of [bo, cy]) for (const move of [roll, bank]) await one.play(table, move);
    const { over, record } = await ada.call<SeenRecord>('GET', `/tables/${table}/record`);
    expect(over).toBe(true);
    expect(replay(record)).toMatchObject({ ok: true });
    const seen = { table, commitment: after.dice.commitment, clientCommitments: [null, null, null] };
    expect(verifyRecord(record as MatchRecord, seen)).toMatchObject({ ok: true });
  });

  test('one refusal ends the request, and the player cannot ask again for the same choice', async () => {
    const table = await tableFor([bo, cy]);
    await banked(table);
    const before = await viewAt(table);
    await ask(ada, table);
    expect(await ask(ada, table)).toBe('undo-asked');
    await answer(bo, table, true);
    expect(await answer(cy, table, false)).toBe('ok');
    expect([await undoAt(table), await viewAt(table)]).toEqual([{ seat: 0, waiting: [] }, before]);
    expect(await ask(ada, table)).toBe('undo-asked');
    expect(await answer(bo, table, true)).toBe('no-undo-asked');
  });

  test('the player who asked can withdraw the request, but not agree to it', async () => {
    const table = await tableFor([bo, cy]);
    await banked(table);
    expect(await answer(ada, table, false)).toBe('no-undo-asked');
    await ask(ada, table);
    await answer(bo, table, true);
    expect(await answer(ada, table, true)).toBe('no-undo-asked');
    expect(await answer(ada, table, false)).toBe('ok');
    expect(await undoAt(table)).toEqual({ seat: 0, waiting: [] });
    expect(await answer(ada, table, false)).toBe('no-undo-asked');
    expect(await answer(cy, table, true)).toBe('no-undo-asked');
  });

  test('a request to undo is refused after the next move, after leaving the seat to a bot, and after resigning', async () => {
    for (const lapse of [
      (table: string) => bo.play(table, roll),
      (table: string) => ada.call('POST', `/tables/${table}/hold`),
      (table: string) => cy.call('POST', `/tables/${table}/resign`),
    ]) {
      const table = await tableFor([bo, cy]);
      await banked(table);
      await ask(ada, table);
      await lapse(table);
      expect(await undoAt(table)).toBeNull();
      expect(await answer(bo, table, true)).toBe('no-undo-asked');
    }
  });

  test('a player among bots can undo without asking; bots wait while people are asked', async () => {
    const alone = await tableFor([], { seats: 3 });
    const { table: rolled } = await banked(alone);
    expect(await ask(ada, alone)).toBe('ok');
    expect(await viewAt(alone)).toEqual(rolled.match?.view);

    const mixed = await tableFor([bo], { seats: 3 });
    await banked(mixed);
    for (const move of [roll, bank]) await bo.play(mixed, move);
    expect(await ask(bo, mixed)).toBe('ok');
    const entries = (await logOf(mixed)).length;
    const bots = async (seconds: number) => {
      testServer.now += seconds * 1000;
      await testServer.server.turnScheduler.playDue();
      return (await logOf(mixed)).length - entries;
    };
    expect(await bots(19)).toBe(0);
    expect(await bots(1)).toBeGreaterThan(0);
    expect(await answer(ada, mixed, true)).toBe('no-undo-asked');
  });

  test('a player may request ten undos in a match', async () => {
    const table = await tableFor([], { seats: 2 });
    await ada.play(table, roll);
    for (let times = 0; times < 10; times += 1) {
      await ada.play(table, bank);
      expect(await ask(ada, table)).toBe('ok');
    }
    await ada.play(table, bank);
    expect(await ask(ada, table)).toBe('too-many-undos');
  });

  test('a request to undo can still be answered after a restart of the server', async () => {
    const table = await tableFor([bo]);
    const { table: rolled } = await banked(table);
    await ask(ada, table);
    const restart = () => testServer.server.liveTables.forget(table);
    restart();
    expect(await undoAt(table)).toEqual({ seat: 0, waiting: [1] });
    expect(await answer(bo, table, true)).toBe('ok');
    restart();
    expect(await viewAt(table)).toEqual(rolled.match?.view);
    restart();
    await ada.play(table, { type: 'roll', keep: [0, 1] });
  });
});

describe('undo has limits', () => {
  test('a roll, a choice of another player, and anything before, after and outside the match cannot be undone', async () => {
    const open = await ada.open({ game: 'threes', seats: 2 });
    expect([await ask(ada, open), await ask(bo, open)]).toEqual(['match-not-started', 'not-your-seat']);
    const table = await tableFor([bo], { options: { rounds: 1 } });
    expect(await ask(ada, table)).toBe('cannot-undo');
    await ada.play(table, roll);
    expect(await ask(ada, table)).toBe('cannot-undo');
    await ada.play(table, bank);
    expect([await ask(bo, table), await ask(cy, table)]).toEqual(['cannot-undo', 'not-your-seat']);
    expect(await answer(bo, table, true)).toBe('no-undo-asked');
    await ask(ada, table);
    expect(await answer(ada, table, true)).toBe('no-undo-asked');
    expect(await answer(cy, table, true)).toBe('not-your-seat');
    for (const move of [roll, bank]) await bo.play(table, move);
    expect(await ask(bo, table)).toBe('match-over');
    expect(await said(ada, table, 'undo/answer', { agrees: 'yes' })).toBe('bad-request');
  });

  test('a choice that the clock or a bot made for a player cannot be undone', async () => {
    const table = await tableFor([bo], { clock: { kind: 'seconds', seconds: 10 } });
    for (let moves = 0; moves < 9; moves += 1) {
      if ((await bo.see(table)).table.match?.yourTurn === true) break;
      testServer.now += 10_000;
      await testServer.server.turnScheduler.playDue();
      await ada.ask('POST', `/tables/${table}/return`);
    }
    expect((await bo.see(table)).table.match?.yourTurn).toBe(true);
    expect(await ask(ada, table)).toBe('cannot-undo');
  });

  test('no choice of a game with hidden information can be undone', async () => {
    const table = await tableFor([bo], { game: 'hidden-pairs' });
    const pairs = [
      [0, 1],
      [2, 3],
      [4, 5],
    ];
    await ada.play(table, { type: 'commit', pairs });
    expect(await ask(ada, table)).toBe('cannot-undo');
    await bo.play(table, { type: 're-roll', die: 0 });
    expect(await ask(ada, table)).toBe('cannot-undo');
  });
});

test('everybody at the table sees the request, the answers and the undo', async () => {
  const table = await tableFor([bo, cy]);
  const watcher = await testServer.guest('Dan');
  const stream = await watcher.listen(table);
  const [first] = stream.messages;
  if (first?.event !== 'snapshot') throw new Error('A stream begins with a snapshot');
  await banked(table);
  await ask(ada, table);
  await answer(bo, table, true);
  await answer(cy, table, true);
  const updates = stream.messages.flatMap((message) => (message.event === 'table' ? [message.data] : []));
  expect(updates.map(({ event }) => event).slice(2)).toEqual([
    { kind: 'undo-asked', seat: 0 },
    { kind: 'undo-answered', seat: 1, agrees: true },
    { kind: 'undone', seat: 0, by: 2 },
  ]);
  const followed = updates.reduce(stateAfter, stateOf(first.data, unseen(table)));
  const newest = await watcher.see(table);
  expect([followed.table.match, followed.table.undo]).toEqual([newest.table.match, null]);
  expect(followed.frames.at(-1)?.view).toEqual(newest.table.match?.view);
  stream.close();
});

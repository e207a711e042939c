import { clientCommitmentOf, type SeenDice, verifyRecord } from '@dicehall/dice';
import { afterAll, describe, expect, test } from 'vitest';
import type { Problem, SeenRecord, Snapshot } from '../../src/protocol/index.ts';
import { memoryDatabase } from '../support/database.ts';
import { startTestServer, type TestClient } from '../support/test-server.ts';

const testServer = await startTestServer();
const ada = await testServer.guest('Ada');
const bo = await testServer.guest('Bo');
afterAll(() => testServer.close());

const seeds = { ada: '0a'.repeat(32), bo: 'b0'.repeat(32) };
const commitments = { ada: clientCommitmentOf(seeds.ada), bo: clientCommitmentOf(seeds.bo) };
const codeOf = async (answer: Promise<{ json(): Problem }>) => (await answer).json().code;
const reveal = (client: TestClient, table: string, seed: string) =>
  client.ask('POST', `/tables/${table}/reveal`, { seed });
const afterDeadlines = async (server = testServer) => server.server.turnScheduler.playDue();

/**
 * Creates a table of Ada, Bo and a bot, with or without commitments of their clients. Its match starts with throws of
 * one die.
 */
async function openTable(
  committed: { readonly ada?: string; readonly bo?: string } = commitments,
): Promise<string> {
  const table = await ada.open({
    game: 'ten-thousand',
    seats: 3,
    ...(committed.ada !== undefined && { commitment: committed.ada }),
  });
  await bo.call('POST', `/tables/${table}/sit`, {
    ...(committed.bo !== undefined && { commitment: committed.bo }),
  });
  await ada.call('POST', `/tables/${table}/bots`, { strength: 'novice' });
  return table;
}

const start = (table: string): Promise<Snapshot> => ada.call('POST', `/tables/${table}/start`);

const seenIn = ({ table }: Snapshot): SeenDice => ({
  table: table.id,
  commitment: table.dice.commitment,
  clientCommitments: table.dice.clientCommitments,
});

/** Returns what the record of a match proves after all people have resigned. */
async function verified(table: string, seen: SeenDice) {
  for (const one of [ada, bo]) await one.ask('POST', `/tables/${table}/resign`);
  const { record } = await ada.call<SeenRecord>('GET', `/tables/${table}/record`);
  return verifyRecord(record, seen);
}

/** Plays the first roll after the throws that decide who starts. */
async function rollOnce(table: string): Promise<void> {
  const step = (await ada.see(table)).table.match?.view.step;
  const [seat] = step?.kind === 'choose' ? step.seats : [];
  const client = [ada, bo][seat ?? 2];
  if (client !== undefined) await client.play(table, { type: 'roll' });
  else {
    testServer.now += 500;
    await afterDeadlines();
  }
}

describe('the seeds of clients determine the dice', () => {
  test('only clients draw seeds; a client without a seed contributes nothing', async () => {
    const table = await openTable({});
    const begun = await start(table);
    expect(begun.table).toMatchObject({
      status: 'playing',
      match: { ended: null },
      dice: { clientCommitments: [null, null, null], clientSeeds: [null, null, null], revealBy: null },
    });
    await rollOnce(table);
    expect(await verified(table, seenIn(begun))).toMatchObject({ ok: true, value: { proves: 'server' } });
  });

  test('all seeds are committed before the start, revealed after it, and determine the dice together', async () => {
    const table = await openTable();
    expect(await codeOf(reveal(ada, table, seeds.ada))).toBe('not-revealing');
    const begun = await start(table);
    expect(begun.table).toMatchObject({
      status: 'playing',
      match: null,
      dice: {
        clientCommitments: [commitments.ada, commitments.bo, null],
        clientSeeds: [null, null, null],
        revealBy: new Date(testServer.now + 10_000).toISOString(),
      },
    });
    expect(await codeOf(ada.ask('POST', `/tables/${table}/start`))).toBe('match-running');
    await reveal(ada, table, seeds.ada);
    expect(await codeOf(reveal(ada, table, seeds.ada))).toBe('already-revealed');
    await afterDeadlines();
    expect((await ada.see(table)).table.match).toBeNull();
    await reveal(bo, table, seeds.bo);
    await afterDeadlines();
    expect((await bo.see(table)).table).toMatchObject({
      match: { view: { step: { kind: 'choose' } } },
      dice: { clientSeeds: [seeds.ada, seeds.bo, null], revealBy: null },
    });
    await rollOnce(table);
    expect(await verified(table, { ...seenIn(begun), own: { seat: 0, seed: seeds.ada } })).toMatchObject({
      ok: true,
      value: { proves: 'own', contributions: ['revealed', 'revealed', 'none'] },
    });
  });

  test('seeds must differ: a copy of another player’s commitment is refused', async () => {
    const table = await openTable({ ada: commitments.ada });
    const { ada: commitment } = commitments;
    expect(await codeOf(bo.ask('POST', `/tables/${table}/commitment`, { commitment }))).toBe(
      'commitment-taken',
    );
    await bo.call('POST', `/tables/${table}/stand`);
    expect(await codeOf(bo.ask('POST', `/tables/${table}/sit`, { commitment }))).toBe('commitment-taken');
    expect((await ada.see(table)).seq).toBe(
      (await ada.call('POST', `/tables/${table}/commitment`, { commitment })).seq,
    );
  });

  test('a commitment cannot be changed once the host has started', async () => {
    const table = await openTable();
    const other = clientCommitmentOf('cc'.repeat(32));
    const changed = await bo.call('POST', `/tables/${table}/commitment`, { commitment: other });
    expect(changed.table.dice.clientCommitments[1]).toBe(other);
    await bo.call('POST', `/tables/${table}/commitment`, { commitment: commitments.bo });
    await start(table);
    expect(await codeOf(bo.ask('POST', `/tables/${table}/commitment`, { commitment: other }))).toBe(
      'match-running',
    );
    expect(await codeOf(bo.ask('POST', `/tables/${table}/stand`))).toBe('match-running');
    expect(await codeOf(reveal(bo, table, 'cc'.repeat(32)))).toBe('wrong-seed');
    const cleo = await testServer.guest('Cleo');
    expect(await codeOf(reveal(cleo, table, seeds.bo))).toBe('not-your-seat');
    expect(await codeOf(ada.ask('POST', `/tables/${table}/moves`, { seq: 5, move: { type: 'roll' } }))).toBe(
      'match-not-started',
    );
  });

  test('seeds that are not revealed delay the match by ten seconds, and contribute nothing', async () => {
    const table = await openTable();
    const begun = await start(table);
    await reveal(ada, table, seeds.ada);
    const waiting = await bo.listen(table);
    testServer.now += 9_999;
    await afterDeadlines();
    expect((await ada.see(table)).table.match).toBeNull();
    testServer.now += 1;
    await afterDeadlines();
    // Other messages may come before and after this one.
    const started = () =>
      waiting.messages.find((message) => message.event === 'table' && message.data.event.kind === 'started');
    await expect
      .poll(started)
      .toMatchObject({ data: { changes: { dice: { clientSeeds: [seeds.ada, null, null] } } } });
    waiting.close();
    expect(await codeOf(reveal(bo, table, seeds.bo))).toBe('not-revealing');
    await rollOnce(table);
    expect(await verified(table, { ...seenIn(begun), own: { seat: 0, seed: seeds.ada } })).toMatchObject({
      ok: true,
      value: { proves: 'own', contributions: ['revealed', 'withheld', 'none'] },
    });
  });

  test('a rematch uses new seeds for its dice', async () => {
    const table = await openTable();
    await start(table);
    for (const [client, seed] of [
      [ada, seeds.ada],
      [bo, seeds.bo],
    ] as const)
      await reveal(client, table, seed);
    await afterDeadlines();
    for (const one of [ada, bo]) await one.call('POST', `/tables/${table}/resign`);
    const next = await ada.call('POST', `/tables/${table}/rematch`);
    expect(next.table.seats.map(({ name }) => name).slice(0, 2)).toEqual(['Ada', 'Bo']);
    expect(next.table.dice).toMatchObject({
      clientCommitments: [null, null, null],
      clientSeeds: [null, null, null],
    });
    expect(next.table.dice.commitment).not.toBe((await ada.see(table)).table.dice.commitment);
  });

  test('seeds survive a restart between the start and the first roll', async () => {
    const database = await memoryDatabase();
    const first = await startTestServer({ database: { ...database, close: async () => {} } });
    const [cleo, dag] = [await first.guest('Cleo'), await first.guest('Dag')];
    const table = await cleo.open({ game: 'ten-thousand', seats: 2, commitment: commitments.ada });
    await dag.call('POST', `/tables/${table}/sit`, { commitment: commitments.bo });
    await cleo.call('POST', `/tables/${table}/start`);
    await reveal(cleo, table, seeds.ada);
    // An embedded database has one process at a time. Two processes would overwrite each other's deadlines.
    await first.close();
    const restarted = await startTestServer({ database });
    const again = await restarted.server.app.inject({
      method: 'POST',
      url: `/api/v1/tables/${table}/reveal`,
      headers: dag.headers,
      payload: { seed: seeds.bo },
    });
    expect(again.statusCode).toBe(200);
    await afterDeadlines(restarted);
    const found = await restarted.server.liveTables.findFresh(table);
    expect(found?.table.match?.setup.names).toEqual(['Cleo', 'Dag']);
    expect(found?.table.chairs).toMatchObject([{ seed: seeds.ada }, { seed: seeds.bo }]);
    await restarted.close();
  });

  test('seeds of people deleted during the reveal do not stop the match', async () => {
    const [cleo, dag] = [await testServer.guest('Cleo'), await testServer.guest('Dag')];
    const table = await cleo.open({ game: 'greed', seats: 2, commitment: commitments.ada });
    await dag.call('POST', `/tables/${table}/sit`, { commitment: commitments.bo });
    await cleo.call('POST', `/tables/${table}/start`);
    await dag.call('DELETE', '/me');
    await reveal(cleo, table, seeds.ada);
    testServer.now += 10_000;
    await afterDeadlines();
    expect((await cleo.see(table)).table).toMatchObject({
      status: 'over',
      match: { ended: 'resigned', places: [1, 2] },
    });
  });
});

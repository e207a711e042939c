import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { seededDice } from '@dicehall/dice';
import { parsePosition, unwrap } from '@dicehall/engine';
import { openValues, type PositionValue } from '@dicehall/strategy';
import { afterAll, expect, test } from 'vitest';
import { runSeed } from '../../../tooling/test/seed.ts';
import { createExperts } from '../../src/experts/experts.ts';
import { folderCache } from '../../src/experts/solution-files.ts';
import { exploredPositionSchema } from '../../src/protocol/index.ts';
import { startTestServer, type TestClient } from '../support/test-server.ts';

const { random } = seededDice(runSeed);
const folder = mkdtempSync(join(tmpdir(), 'dicehall-explore-'));
const explorers = createExperts(
  folderCache(folder, () => {}),
  random,
);
const testServer = await startTestServer({ explorers });
afterAll(async () => {
  await testServer.close();
  rmSync(folder, { recursive: true });
});

const ask = (position: string, language = 'en') =>
  testServer.anonymous.ask('GET', `/explore?${new URLSearchParams({ position })}`, undefined, {
    'accept-language': language,
  });

test('the moves of an explored position have the values of its match', async () => {
  const position = 'greed target=500,opening=0 0,450 11 0 - choose 150 51342';
  const answer = await ask(position);
  expect(answer.statusCode).toBe(200);
  const explored = exploredPositionSchema.parse(answer.json());
  const { game, state } = unwrap(parsePosition(position));
  const values = await openValues(game, (state as { options: never }).options, 2);
  if (values === null) throw new Error('Nobody stopped it');
  const { step: _step, margin: _margin, bestIfLevel: _level, bySeat, ...expected } = values.at(state);
  expect(explored).toEqual({ ...expected, values: bySeat, game: 'greed', position, more: 0 });
});

test('a position before a choice in Three Dice has values in sips, and a position before a roll has outcomes', async () => {
  const chosen = (await ask('three-dice - 0,0 1 0 3 1 -,- choose 1 224')).json<PositionValue>();
  expect(chosen).toMatchObject({ how: 'round', unit: 'sips', seat: 0, severalBest: false });
  const thrown = (await ask('greed target=500,opening=0 0,450 11 0 - throw 450 2')).json<PositionValue>();
  expect(thrown.moves).toEqual([]);
  expect(thrown.roll?.bust).toBeCloseTo(4 / 9, 12);
});

test.each([
  ['greed target=500', 'bad-position', 'This position is incomplete. Missing: Score.'],
  ['chess e4', 'bad-position', 'There is no game “chess”.'],
  ['greed - 0,0,0 000 0 - start', 'no-values', 'There are no exact values for this position'],
  ['ten-thousand target=20000 0,0 0 start', 'no-values', 'There are no exact values for this position'],
])('exploring %s is refused', async (position, code, sentence) => {
  const answer = await ask(position);
  expect(answer.statusCode).toBe(422);
  expect(answer.json()).toMatchObject({ code, detail: expect.stringContaining(sentence) });
});

test('a missing position is refused, and the reason is in the requested language', async () => {
  expect((await testServer.anonymous.ask('GET', '/explore')).json()).toMatchObject({ code: 'bad-request' });
  expect((await ask('chess e4', 'de')).json<{ detail: string }>().detail).toContain('„chess“');
});

test('a person over the budget for solving is refused', async () => {
  const of = (target: number) => ask(`greed target=${target},opening=0 0,0 11 0 - start`);
  const answers = await Promise.all([550, 600, 650].map(of));
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 200, 429]);
  expect(answers.find(({ statusCode }) => statusCode === 429)?.headers['retry-after']).toBe('60');
});

test('a server without experts responds that there are no values', async () => {
  const plain = await startTestServer();
  const answer = await plain.anonymous.ask('GET', '/explore?position=greed+-+0,0+00+0+-+start');
  expect(answer.json()).toMatchObject({ status: 422, code: 'no-values' });
  await plain.close();
});

test('a stopping server asks the client to repeat an unanswered question after two seconds', async () => {
  let leave = (_: null) => {};
  const asked = new Promise<void>((resolve) => {
    leave = () => resolve();
  });
  const explore = () => asked.then(() => null);
  const stopping = await startTestServer({ explorers: { explore } });
  const answering = stopping.anonymous.ask('GET', '/explore?position=greed+-+0,0+00+0+-+start');
  await new Promise((resolve) => setImmediate(resolve));
  const closed = stopping.close();
  leave(null);
  const answer = await answering;
  expect([answer.json().code, answer.headers['retry-after']]).toEqual(['try-again', '2']);
  await closed;
});

test('people in one network share the time of the experts, and so do the bots of their tables', async () => {
  const program = join(folder, 'thread.mjs');
  const asked = join(folder, 'asked');
  writeFileSync(
    program,
    `import { appendFileSync } from 'node:fs';
    import { parentPort, workerData } from 'node:worker_threads';
    parentPort.on('message', ({ number, kind, address, question }) => {
      if (kind === 'choose') appendFileSync(${JSON.stringify(asked)}, address + ' ' + question.seat + '\\n');
      const answer = {
        how: address, unit: workerData.folder, seat: null, bySeat: null, moves: [], severalBest: false, roll: null,
      };
      if (question.options.target !== 500) parentPort.postMessage({ number, answer });
    });`,
  );
  const node = await startTestServer({
    data: folder,
    expertProgram: pathToFileURL(program),
    metricsToken: 'a token of the operator',
  });
  const homes = ['2001:db8:1:2::3', '2001:db8:1:2:4::5', '192.0.2.7'];
  const guests = await Promise.all(['Ada', 'Bo', 'Cy'].map((name, at) => node.guest(name, homes[at])));
  for (const { ask } of guests) await ask('GET', '/me');
  const shares = async ({ ask }: TestClient) => {
    const answer = await ask('GET', '/explore?position=greed+-+0,0+00+0+-+start');
    const { how, unit } = answer.json<PositionValue>();
    return [how, unit];
  };
  const solutions = join(folder, 'solutions');
  expect(await Promise.all([...guests, node.anonymous].map(shares))).toEqual(
    ['2001:db8:1:2', '2001:db8:1:2', '192.0.2.7', '127.0.0.1'].map((network) => [network, solutions]),
  );
  const [, , cy] = guests;
  const table = (await cy?.open({ game: 'greed', seats: 2, options: { opening: 0 } })) ?? '';
  await cy?.call('POST', `/tables/${table}/bots`, { strength: 'expert' });
  await cy?.call('POST', `/tables/${table}/start`);
  await cy?.call('POST', `/tables/${table}/hold`);
  for (let turns = 0; turns < 40 && !existsSync(asked); turns += 1) {
    node.now += 500;
    await node.server.turnScheduler.playDue();
  }
  expect(readFileSync(asked, 'utf8').split('\n')[0]).toBe('192.0.2.7 1');
  const pending = node.anonymous.ask('GET', '/explore?position=greed+target=500+0,0+00+0+-+start');
  const metrics = () =>
    node.server.app.inject({ url: '/metrics', headers: { authorization: 'Bearer a token of the operator' } });
  await expect.poll(async () => (await metrics()).body).toContain('dicehall_expert_questions 1\n');
  await node.close();
  expect((await pending).json<{ code: string }>().code).toBe('try-again');
});

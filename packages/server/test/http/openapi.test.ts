import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { games, jsonSchemaOf } from '@dicehall/engine';
import { chanceOf, rollout, setupArbitrary } from '@dicehall/engine/testing';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { Ajv2020 } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { afterAll, describe, expect, test } from 'vitest';
import { expectPrinted } from '../../../tooling/test/printed.ts';
import { asksFor, toAsk } from '../secrets/asks.ts';
import { startTestServer } from '../support/test-server.ts';

interface Operation {
  readonly operationId: string;
  readonly responses: object;
  readonly requestBody?: object;
}
interface Described {
  readonly paths: Record<string, Record<string, Operation>>;
  readonly components: { readonly schemas: Record<string, { readonly additionalProperties?: unknown }> };
}

const testServer = await startTestServer();
afterAll(() => testServer.close());

test('the recommended lint rules find no errors or warnings in the OpenAPI document', async () => {
  const { body } = await testServer.anonymous.ask('GET', '/openapi.json');
  const config = await createConfig({ extends: ['recommended'] });
  const problems = await lintFromString({ source: body, config });
  expect(
    problems.map(({ severity, ruleId, message, location }) => [
      severity,
      ruleId,
      message,
      location[0]?.pointer,
    ]),
  ).toEqual([]);
});

const biome = fileURLToPath(new URL('../../../../node_modules/@biomejs/biome/bin/biome', import.meta.url));

test.each(['openapi', 'asyncapi'])(
  'the description in docs/schemas/%s.json is the one that the server sends, so every change of the API is visible',
  async (name) => {
    const { body } = await testServer.anonymous.ask('GET', `/${name}.json`);
    const text = execFileSync(process.execPath, [biome, 'format', `--stdin-file-path=${name}.json`], {
      input: body,
      encoding: 'utf8',
    });
    expectPrinted(new URL(`../../../../docs/schemas/${name}.json`, import.meta.url), text);
  },
);

const described = () => testServer.server.app.swagger() as unknown as Described;
const operations = () => Object.values(described().paths).flatMap((path) => Object.values(path));

/** The statuses with which any operation may refuse a request. */
const usual = new Set('400 401 403 408 417 421 429 431 500 503 507'.split(' '));

test('each operation documents the refusals that fit its path, method and body, and no others', () => {
  const byRefusals: Record<string, string> = {};
  for (const { operationId, responses } of operations()) {
    const statuses = Object.keys(responses).filter((status) => status >= '400' && status <= '599');
    const own = statuses.filter((status) => !usual.has(status)).join(' ');
    expect([...usual].filter((status) => !statuses.includes(status))).toEqual([]);
    byRefusals[own] = [byRefusals[own] ?? [], operationId].flat().join(' ');
  }
  expect(byRefusals).toEqual({
    '': 'readPerson deletePerson listTurns listHistory exportPerson listGames',
    '404': 'findTable findSheet',
    '422': 'explorePosition',
    '426': 'openSocket',
    '409 422': 'listTokens listTables',
    '413 415 422': 'createGuest renamePerson',
    '409 413 415 422': 'createToken createTable shareSheet',
    '404 409 422':
      'revokeToken readTable readRecord stand stopWaiting removeBot startMatch resign holdSeat returnToSeat askUndo ping followTable readSheet followSheet',
    '404 409 413 415 422':
      'sit wait changeGame changeEvening commitSeed revealSeed addBot removePlayer readmitPlayer changeHost changeSettings mutePerson playMove standIn answerUndo say react openRematch changeSheet',
  });
});

describe('each operation refuses the people who may not use it', () => {
  /** Ada hosts a table of Greed without spectators. Otto plays in seat 1 and Bo in seat 2; Cy has no seat. */
  async function worldWith(setup: object, isRunning: boolean) {
    const [ada, bo, cy] = await Promise.all(['Ada', 'Bo', 'Cy'].map((name) => testServer.guest(name)));
    if (ada === undefined || bo === undefined || cy === undefined) throw new Error('No guests');
    const table = await ada.open({ game: 'greed', watch: false, ...setup });
    await ada.call('POST', `/tables/${table}/bots`, { strength: 'novice' });
    await bo.call('POST', `/tables/${table}/sit`, {});
    if (isRunning) await ada.call('POST', `/tables/${table}/start`);
    const { seq } = await ada.see(table);
    const requests: Readonly<Record<string, readonly unknown[]>> = {
      ...asksFor({ table, count: seq, other: bo.person.id, mayReRoll: false, mayCommit: false }),
      'POST /tables/{id}/moves': [{ seq, move: { type: 'roll' } }],
    };
    return { callers: [testServer.anonymous, cy, bo, ada], table, requests };
  }

  /** Groups the operations by their answers to a client without credentials, to Cy, to Bo and to Ada. */
  async function answers(paths: string, setup: object, isRunning: boolean): Promise<Record<string, string>> {
    const found: Record<string, string> = {};
    let world = await worldWith(setup, isRunning);
    for (const [path, methods] of Object.entries(described().paths).filter(([path]) => path.includes(paths)))
      for (const [method, { operationId }] of Object.entries(methods)) {
        if (/Socket|follow|exportPerson/.test(operationId)) continue;
        const call = `${method.toUpperCase()} ${path.replace('/api/v1', '')}`;
        const codes: string[] = [];
        for (const caller of [0, 1, 2, 3]) {
          const ask = toAsk(call, world.table, world.requests[call]?.at(-1));
          const answer = await world.callers[caller]?.ask(ask.method, ask.path, ask.body);
          const isDone = answer !== undefined && answer.statusCode < 300;
          codes.push(isDone ? 'ok' : answer?.json().code);
          if (isDone && method !== 'get') world = await worldWith(setup, isRunning);
        }
        const key = codes.join(' | ');
        found[key] = [found[key] ?? [], operationId].flat().join(' ');
      }
    return found;
  }

  test('before a match, spectators, players and the host may use different operations', async () => {
    const unknown = 'authentication-required';
    expect(await answers('', { seats: 3 }, false)).toEqual({
      [`${unknown} | ok | ok | ok`]:
        'readPerson renamePerson deletePerson listTurns listHistory listTokens createToken createTable ping',
      [`${unknown} | not-your-seat | ok | ok`]: 'stand commitSeed',
      [`${unknown} | seat-to-chat | ok | ok`]: 'say react',
      [`${unknown} | not-the-host | not-the-host | ok`]:
        'changeGame removeBot removePlayer changeHost changeSettings mutePerson startMatch',
      [`${unknown} | not-the-host | not-the-host | table-full`]: 'addBot',
      [`${unknown} | not-the-host | not-the-host | no-evening`]: 'changeEvening',
      [`${unknown} | not-the-host | not-the-host | no-such-person`]: 'readmitPlayer',
      [`${unknown} | not-your-seat | match-not-started | match-not-started`]:
        'playMove resign holdSeat standIn returnToSeat askUndo answerUndo',
      [`${unknown} | not-your-seat | match-not-over | match-not-over`]: 'openRematch',
      [`${unknown} | not-your-seat | not-revealing | not-revealing`]: 'revealSeed',
      [`${unknown} | seat-taken | already-seated | already-seated`]: 'sit',
      [`${unknown} | late-closed | already-seated | already-seated`]: 'wait',
      [`${unknown} | not-waiting | not-waiting | not-waiting`]: 'stopWaiting',
      'ok | ok | ok | ok': 'createGuest listGames listTables readTable',
      [Array(4).fill('match-not-started').join(' | ')]: 'readRecord',
      [Array(4).fill('no-such-code').join(' | ')]: 'findTable',
      [Array(4).fill('no-such-sheet').join(' | ')]: 'findSheet readSheet changeSheet',
      [Array(4).fill('bad-request').join(' | ')]: 'revokeToken shareSheet',
      [Array(4).fill('bad-position').join(' | ')]: 'explorePosition',
    });
  });

  test('during a match of a party, spectators, players and the host may use different operations', async () => {
    const unknown = 'authentication-required';
    expect(await answers('/tables/{id}', { party: true }, true)).toEqual({
      [`${unknown} | not-your-seat | ok | ok`]: 'resign holdSeat',
      [`${unknown} | ok | ok | ok`]: 'ping',
      [`${unknown} | not-your-seat | illegal-move | ok`]: 'playMove',
      [`${unknown} | no-watching | ok | ok`]: 'say react',
      [`${unknown} | ok | already-seated | already-seated`]: 'wait',
      [`${unknown} | not-the-host | not-the-host | ok`]:
        'changeEvening removePlayer changeHost changeSettings mutePerson',
      [`${unknown} | match-not-over | match-not-over | ok`]: 'openRematch',
      [`${unknown} | not-the-host | not-the-host | no-such-person`]: 'readmitPlayer',
      [`${unknown} | match-running | match-running | match-running`]:
        'sit changeGame addBot removeBot startMatch',
      [`${unknown} | not-your-seat | match-running | match-running`]: 'stand commitSeed',
      [`${unknown} | not-your-seat | not-revealing | not-revealing`]: 'revealSeed',
      [`${unknown} | not-your-seat | no-such-seat | not-away`]: 'standIn',
      [`${unknown} | not-your-seat | seat-not-held | seat-not-held`]: 'returnToSeat',
      [`${unknown} | not-your-seat | cannot-undo | cannot-undo`]: 'askUndo',
      [`${unknown} | not-your-seat | no-undo-asked | no-undo-asked`]: 'answerUndo',
      [`${unknown} | not-waiting | not-waiting | not-waiting`]: 'stopWaiting',
      'no-watching | no-watching | ok | ok': 'readTable readRecord',
    });
  });
});

test('every operation with a body refuses unknown fields', () => {
  const { schemas } = described().components;
  const bodies = operations()
    .flatMap(({ requestBody }) => (requestBody === undefined ? [] : [JSON.stringify(requestBody)]))
    .map((body) => /#\/components\/schemas\/(\w+)/.exec(body)?.[1] ?? '');
  expect(bodies).toHaveLength(24);
  const open = bodies.filter((name) => schemas[name]?.additionalProperties !== false);
  expect(open).toEqual([]);
});

test.each(games)('the OpenAPI schema of a move of $id accepts exactly the moves of that game', (game) => {
  const fits = new Ajv2020({ strictTuples: false }).compile(jsonSchemaOf(game.moveSchema));
  fc.assert(
    fc.property(setupArbitrary(game), fc.integer(), (setup, seed) => {
      for (const entry of rollout(setup, chanceOf(seed), 40).log) {
        if (!('move' in entry)) continue;
        expect(fits(JSON.parse(JSON.stringify(entry.move)))).toBe(true);
        expect(fits({ ...(entry.move as object), other: 1 })).toBe(false);
      }
    }),
    { numRuns: 20 },
  );
});

test.each(games)(
  'the OpenAPI document describes what players see of a match of $id',
  async ({ id, seats }) => {
    const { components } = testServer.server.app.swagger() as { readonly components?: object };
    const ajv = new Ajv2020({ strict: false, validateFormats: false });
    const fits = ajv.addSchema({ components }, 'document').compile({
      $ref: 'document#/components/schemas/Snapshot',
    });
    const ada = await testServer.guest('Ada');
    const table = await ada.open({ game: id, seats: seats.min });
    for (let bots = 1; bots < seats.min; bots += 1)
      await ada.call('POST', `/tables/${table}/bots`, { strength: 'novice' });
    const seen = await ada.call('POST', `/tables/${table}/start`);
    expect(fits(seen), JSON.stringify(fits.errors)).toBe(true);
    const { match } = seen.table;
    const withView = (view: object) => fits({ ...seen, table: { ...seen.table, match: { ...match, view } } });
    expect(withView({ ...(match?.view as object) })).toBe(true);
    expect(withView({})).toBe(false);
  },
);

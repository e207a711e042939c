import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { games, jsonSchemaOf } from '@dicehall/engine';
import { chanceOf, rollout, setupArbitrary } from '@dicehall/engine/testing';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { Ajv2020 } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectPrinted } from '../../../tooling/test/printed.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';

interface Operation {
  readonly operationId: string;
  readonly responses: object;
  readonly requestBody?: object;
}
interface Described {
  readonly paths: Record<string, Record<string, Operation>>;
  readonly components: { readonly schemas: Record<string, { readonly additionalProperties?: unknown }> };
}

let testServer: TestServer;
beforeAll(async () => {
  testServer = await startTestServer();
});
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

/** The statuses with which every operation may refuse a request. */
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
      'revokeToken readTable readRecord stand stopWaiting removeBot startMatch resign holdSeat returnToSeat askUndo followTable readSheet followSheet',
    '404 409 413 415 422':
      'sit wait changeGame changeEvening commitSeed revealSeed addBot removePlayer readmitPlayer changeHost changeSettings mutePerson playMove standIn answerUndo say react openRematch changeSheet',
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

import { readFileSync } from 'node:fs';
import {
  answer,
  type GameId,
  gameOf,
  games,
  type MatchRecord,
  makeRecord,
  recordCodes,
  refusalCodes,
  replay,
  withDefaults,
} from '@dicehall/engine';
import { chanceOf, rollout, setupArbitrary } from '@dicehall/engine/testing';
import { Ajv2020, type SchemaObject } from 'ajv/dist/2020.js';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { loadCatalogue } from '../src/node.ts';
import { docOf } from './rules-tables.ts';

const schemaOf = (path: string): SchemaObject =>
  JSON.parse(readFileSync(new URL(`../../../docs/${path}.schema.json`, import.meta.url), 'utf8'));

const ajv = new Ajv2020({ allErrors: false, strict: true, strictRequired: false, strictTypes: false });
const recordSchema = schemaOf('match-record');
const isRecord = ajv.compile(recordSchema);
const isAnswer = ajv.compile(schemaOf('schemas/replay-answer'));
const english = loadCatalogue({ language: 'en' });

/** Returns the public answer to a record as JSON. */
function answerTo(record: unknown): unknown {
  const result = replay(record);
  if (result.ok) return JSON.parse(JSON.stringify(answer(result.value)));
  const { entry, code } = result.error;
  return { ok: false, entry, code, message: english.explain(result.error) };
}

const isMisshapen = (result: ReturnType<typeof replay>): boolean =>
  !result.ok && recordCodes.some((code) => code === result.error.code);

function recordOf(id: GameId, seed: number): MatchRecord {
  const game = gameOf(id);
  const names = Array.from({ length: 3 }, (_, seat) => `Player ${seat}`);
  const setup = { game, options: withDefaults(game.options, {}), names };
  return JSON.parse(JSON.stringify(makeRecord(setup, rollout(setup, chanceOf(seed), 12).log)));
}

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

const oddities: readonly Json[] = [null, true, -1, 0, 1.5, 7, 12, 1e300, '', 'x'.repeat(41), [], {}];

/** Returns variants of a JSON value with one change each, at every possible place. */
function* damaged(json: Json): Generator<Json> {
  yield* oddities;
  if (Array.isArray(json)) {
    for (const [at, value] of json.entries()) {
      for (const other of damaged(value)) yield json.with(at, other);
    }
    yield json.slice(1);
    yield [...json, ...json.slice(0, 1)];
  } else if (typeof json === 'object' && json !== null) {
    for (const [key, value] of Object.entries(json)) {
      const { [key]: _, ...rest } = json;
      yield rest;
      for (const other of damaged(value)) yield { ...json, [key]: other };
    }
    yield { ...json, other: 1 };
  }
}

describe.each(games.map(({ id }) => id))('docs/match-record.schema.json fits records of %s', (id) => {
  test('every record of the engine matches the schema', () => {
    fc.assert(
      fc.property(setupArbitrary(gameOf(id)), fc.integer(), (setup, seed) => {
        const record = JSON.parse(JSON.stringify(makeRecord(setup, rollout(setup, chanceOf(seed), 80).log)));
        return isRecord(record);
      }),
      { numRuns: 10 },
    );
  });

  test('the engine and the schema both refuse malformed records', () => {
    const record = recordOf(id, 7) as unknown as Json;
    const outcomes = { fits: 0, not: 0 };
    const disagreed: string[] = [];
    for (const candidate of damaged(record)) {
      const fits = isRecord(candidate);
      const result = replay(candidate);
      outcomes[fits ? 'fits' : 'not'] += 1;
      if (fits ? isMisshapen(result) : result.ok) disagreed.push(JSON.stringify(candidate));
    }
    expect(disagreed).toEqual([]);
    expect(outcomes.fits).toBeGreaterThan(20);
    expect(outcomes.not).toBeGreaterThan(200);
  });

  test('the options in the schema have the defaults and the ranges of the engine', () => {
    const { options, seats } = recordSchema.$defs[id].properties;
    const said = Object.entries(options.properties as Record<string, SchemaObject>).map(([name, spec]) => {
      if (spec.type === 'integer') {
        const { default: usual, minimum: min, maximum: max, multipleOf: step = 1 } = spec;
        return [name, { kind: 'number', default: usual, min, max, step }];
      }
      if (spec.type === 'boolean') return [name, { kind: 'flag', default: spec.default }];
      if (spec.enum) return [name, { kind: 'choice', default: spec.default, values: spec.enum }];
      return [name, { kind: 'text', default: spec.default, min: spec.minLength, max: spec.maxLength }];
    });
    expect(Object.fromEntries(said)).toEqual(gameOf(id).options);
    expect(seats).toEqual({ minItems: gameOf(id).seats.min, maxItems: gameOf(id).seats.max });
  });

  test('the engine’s answer to a record matches its schema at every length of the log', () => {
    const record = recordOf(id, 3);
    for (let length = 0; length <= record.log.length; length += 3) {
      expect(isAnswer(answerTo({ ...record, log: record.log.slice(0, length) }))).toBe(true);
    }
  });
});

describe('the schemas accept exactly what the engine accepts', () => {
  test('the schemas name every game', () => {
    expect(recordSchema.properties.game.enum).toEqual(games.map(({ id }) => id).sort());
  });

  test.each([
    [null],
    [{}],
    [{ format: 'dicehall/2', game: 'greed', seats: [{ name: 'Ada' }, { name: 'Bo' }], log: [] }],
    [{ format: 'dicehall/1', game: 'greed', seats: [{ name: 'Ada' }], log: [] }],
    [{ format: 'dicehall/1', game: 'greed', seats: [{ name: 'Ada' }, { name: 'Bo' }], log: [{ seat: 0 }] }],
  ])('the answer to %j is a refusal that matches the schema', (record) => {
    expect(isRecord(record)).toBe(false);
    expect(answerTo(record)).toMatchObject({ ok: false });
    expect(isAnswer(answerTo(record))).toBe(true);
  });

  test('the schemas allow names of 40 characters, even if each takes two code units, but not of 41', () => {
    const seats = (name: string) => [{ name }, { name: 'Bo' }];
    const record = (name: string) => ({ format: 'dicehall/1', game: 'greed', seats: seats(name), log: [] });
    expect([40, 41].map((count) => isRecord(record('🎲'.repeat(count))))).toEqual([true, false]);
    expect([40, 41].map((count) => replay(record('🎲'.repeat(count))).ok)).toEqual([true, false]);
  });
});

describe('docs/match-record.md matches the engine', () => {
  const page = docOf('match-record');
  const codesOf = (text: string) => [...text.matchAll(/^\| `([a-z-]+)` +\|/gm)].map(([, code]) => code);

  test('the page explains every common code once, and the page of each game explains its own codes', () => {
    const own = games.flatMap(({ id, illegalCodes }) => {
      const [, refusals = ''] = docOf(`games/${id}`)
        .split(/^## /m)
        .flatMap((one) => (one.startsWith('Refusals') ? ['', one] : []));
      expect(codesOf(refusals)).toEqual(illegalCodes);
      return illegalCodes;
    });
    expect([...codesOf(page), ...own].sort()).toEqual([...refusalCodes].sort());
  });

  test('the example record is valid, and the example output is what replay prints', () => {
    const [record, , held] = [...page.matchAll(/```json\n([^`]+)```/g)].map(([, text = '']) => text);
    expect(isRecord(JSON.parse(record ?? ''))).toBe(true);
    expect(answerTo(JSON.parse(record ?? ''))).toEqual(JSON.parse(held ?? ''));
  });
});

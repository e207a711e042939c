import { existsSync, readFileSync } from 'node:fs';
import type { AnyGame } from '../src/index.ts';
import { chanceOf, listedMoves } from '../src/testing/index.ts';

const nested = (levels: number): unknown => {
  let value: unknown = 0;
  for (let level = 0; level < levels; level++) value = [value];
  return value;
};

/** Values that no game accepts as a move: wrong types, unknown words and keys, meaningless numbers. */
export const misshapenMoves: readonly unknown[] = [
  undefined,
  null,
  true,
  0,
  -1,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  1e308,
  '',
  'roll',
  'stop',
  [],
  ['roll'],
  [{ type: 'roll' }],
  {},
  { type: null },
  { type: 1 },
  { type: ['roll'] },
  { type: { toString: 'roll' } },
  { type: 'Roll' },
  { type: 'roll ' },
  { type: '__proto__' },
  { type: 'constructor' },
  { type: 'toString' },
  { type: 'hasOwnProperty' },
  { Type: 'roll' },
  { type: 'roll', at: 12 },
  JSON.parse('{"type":"roll","__proto__":{"keep":[0]}}'),
  JSON.parse('{"__proto__":{"type":"roll"}}'),
  nested(10_000),
  { type: nested(10_000) },
];

const oddities: readonly unknown[] = [null, true, -1, 0.5, '0', 1e21, {}, nested(10_000)];

/** Returns variants of a value with one invalid part each. */
function* damaged(value: unknown): Generator<unknown> {
  if (typeof value === 'number' || typeof value === 'string') yield* oddities;
  if (Array.isArray(value)) {
    yield* [null, 0, '0', { length: 1, 0: 0 }, nested(10_000)];
    for (const [at, inner] of value.entries())
      for (const other of damaged(inner)) yield value.with(at, other);
  } else if (typeof value === 'object' && value !== null) {
    yield { ...value, at: 12 };
    yield JSON.parse(JSON.stringify(value).replace('{', '{"constructor":1,'));
    for (const [key, inner] of Object.entries(value))
      for (const other of damaged(inner)) yield { ...value, [key]: other };
  }
}

const ownOf = ({ id }: AnyGame): unknown[] => {
  const file = new URL(`./misshapen/${id}.json`, import.meta.url);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [];
};

/**
 * Returns values that a game does not accept as a move: the common ones, damaged versions of its own moves, and those
 * in its file.
 */
export const misshapenOf = (game: AnyGame): readonly unknown[] => [
  ...misshapenMoves,
  ...listedMoves(game, chanceOf(1))
    .slice(0, 30)
    .flatMap((move) => [...damaged(move)]),
  ...ownOf(game),
];

import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Entry,
  gameOf,
  games,
  readEntry,
  readJson,
  readMove,
  readOptions,
  refusalCodes,
  replay,
  replayLog,
  unwrap,
  withDefaults,
} from '../src/index.ts';
import {
  chanceOf,
  characterArbitrary,
  entriesOf,
  nextEntry,
  rollout,
  scripted,
  seedArbitrary,
  setupArbitrary,
} from '../src/testing/index.ts';
import { misshapenMoves, misshapenOf } from './misshapen.ts';

/** Returns `code@entry` for a refused record and `ok` for a valid one. No input may throw an exception. */
function verdict(raw: unknown): string {
  const replayed = replay(raw);
  if (replayed.ok) return 'ok';
  expect(refusalCodes).toContain(replayed.error.code);
  return `${replayed.error.code}@${replayed.error.entry}`;
}

const seats = [{ name: 'Ada' }, { name: 'Bo' }];
const greed = (change: object = {}): object => ({
  format: 'dicehall/1',
  game: 'greed',
  seats,
  log: [],
  ...change,
});
const log = (...entries: unknown[]): object => greed({ log: entries });
const roll = { seat: 0, move: { type: 'roll' } };

const nested = (levels: number, wrap: (value: unknown) => unknown): unknown => {
  let value: unknown = 0;
  for (let level = 0; level < levels; level++) value = wrap(value);
  return value;
};

describe('a record is read strictly', () => {
  it.each<[string, unknown, string]>([
    ['may have an empty log', greed(), 'ok'],
    ['may omit its options', greed(), 'ok'],
    [
      'may contain options with their default values',
      greed({
        options: { target: 3000, opening: 300, threeOnes: 1000, more: 'none', straight: 0, fullHouse: 0 },
      }),
      'ok',
    ],
    ['may have additional keys', greed({ event: 'Sunday', proof: {} }), 'ok'],
    ['must not be a number', 5, 'bad-record@-1'],
    ['must not be null', null, 'bad-record@-1'],
    ['must not be undefined', undefined, 'bad-record@-1'],
    ['must not be a text', JSON.stringify(greed()), 'bad-record@-1'],
    ['must not be a list', [greed()], 'bad-record@-1'],
    ['must not be empty', {}, 'bad-record@-1'],
    ['must have a format', { ...greed(), format: undefined }, 'unknown-format@-1'],
    ['must have the format dicehall/1', greed({ format: 'dicehall/2' }), 'unknown-format@-1'],
    ['must have its format as a text, not in a list', greed({ format: ['dicehall/1'] }), 'unknown-format@-1'],
    ['must name a game', greed({ game: undefined }), 'unknown-game@-1'],
    ['must name a game that exists', greed({ game: 'poker' }), 'unknown-game@-1'],
    ['must not name __proto__ as its game', greed({ game: '__proto__' }), 'unknown-game@-1'],
    ['must not name constructor as its game', greed({ game: 'constructor' }), 'unknown-game@-1'],
    ['must not name toString as its game', greed({ game: 'toString' }), 'unknown-game@-1'],
    ['must spell its game exactly like the id', greed({ game: 'Greed' }), 'unknown-game@-1'],
    [
      'must name its game as a text, not as an object',
      greed({ game: { toString: 'greed' } }),
      'unknown-game@-1',
    ],
    ['must have its options in an object, not in a list', greed({ options: [] }), 'bad-option@-1'],
    ['must not have null as its options', greed({ options: null }), 'bad-option@-1'],
    ['must not have unknown options', greed({ options: { goal: 3000 } }), 'unknown-option@-1'],
    ['must not have an option of another game', greed({ options: { takeOver: true } }), 'unknown-option@-1'],
    [
      'must not have an option called constructor',
      greed({ options: { constructor: 1 } }),
      'unknown-option@-1',
    ],
    ['must not have an option called toString', greed({ options: { toString: 1 } }), 'unknown-option@-1'],
    [
      'must not have an option called __proto__',
      greed({ options: JSON.parse('{"__proto__":{"target":500}}') }),
      'unknown-option@-1',
    ],
    ['must have seats', greed({ seats: undefined }), 'bad-seats@-1'],
    [
      'must have its seats in a list, not in an object',
      greed({ seats: { 0: seats[0], 1: seats[1], length: 2 } }),
      'bad-seats@-1',
    ],
    ['must have a name for each seat', greed({ seats: [{}, {}] }), 'bad-seats@-1'],
    ['must have names that are texts', greed({ seats: [{ name: 1 }, { name: 2 }] }), 'bad-seats@-1'],
    [
      'must have names of at least one character',
      greed({ seats: [{ name: '' }, { name: 'Bo' }] }),
      'bad-seats@-1',
    ],
    [
      'must have names of at most 40 characters',
      greed({ seats: [{ name: 'x'.repeat(41) }, { name: 'Bo' }] }),
      'bad-seats@-1',
    ],
    ['may have names of 40 emoji', greed({ seats: [{ name: '🎲'.repeat(40) }, { name: 'Bo' }] }), 'ok'],
    ['may have two seats with the same name', greed({ seats: [{ name: 'Bo' }, { name: 'Bo' }] }), 'ok'],
    ['must have a log', greed({ log: undefined }), 'bad-record@-1'],
    ['must have its log in a list', greed({ log: {} }), 'bad-record@-1'],
    [
      'is refused for its options before its seats',
      greed({ options: { goal: 1 }, seats: [] }),
      'unknown-option@-1',
    ],
  ])('a record %s', (_, raw, expected) => {
    expect(verdict(raw)).toBe(expected);
  });

  it('a record ignores properties of its prototype', () => {
    expect(verdict(Object.create(greed()))).not.toBe('ok');
    expect(verdict(JSON.parse(`{"__proto__":${JSON.stringify(greed())}}`))).toBe('bad-record@-1');
  });
});

describe('an entry is read strictly', () => {
  it.each<[string, unknown, string]>([
    ['may have keys besides its move', log({ ...roll, at: 17, proof: 'x' }), 'ok'],
    ['may have keys besides its dice', log(roll, { seat: 0, dice: [1, 2, 3, 4, 6], at: '2026-01-01' }), 'ok'],
    ['must be an object, not a text', log('roll'), 'bad-entry@0'],
    ['must not be null', log(null), 'bad-entry@0'],
    ['must not be a list', log([0, 'roll']), 'bad-entry@0'],
    ['must have a move or dice', log({ seat: 0 }), 'bad-entry@0'],
    ['must not have both a move and dice', log({ ...roll, dice: [1, 2, 3, 4, 5] }), 'bad-entry@0'],
    [
      'must not have both a move and dice, even if the dice are null',
      log({ ...roll, dice: null }),
      'bad-entry@0',
    ],
    ['must have a seat', log({ move: { type: 'roll' } }), 'bad-entry@0'],
    ['must have a whole number as its seat', log({ ...roll, seat: 0.5 }), 'bad-entry@0'],
    ['must not have a negative seat', log({ ...roll, seat: -1 }), 'bad-entry@0'],
    ['must have a number as its seat, not a text', log({ ...roll, seat: '0' }), 'bad-entry@0'],
    ['of a seat that does not exist is out of turn', log({ ...roll, seat: 2 }), 'not-your-turn@0'],
    [
      'of the largest safe integer as its seat is out of turn',
      log({ ...roll, seat: 9007199254740991 }),
      'not-your-turn@0',
    ],
    ['of a seat above the safe integers is invalid', log({ ...roll, seat: 1e308 }), 'bad-entry@0'],
    ['must have a move that the game knows', log({ seat: 0, move: { type: 'bank' } }), 'bad-move@0'],
    ['must have a move without unknown keys', log({ seat: 0, move: { type: 'roll', at: 17 } }), 'bad-move@0'],
    ['must have an object as its move, not a text', log({ seat: 0, move: 'roll' }), 'bad-move@0'],
    ['must not have null as its move', log({ seat: 0, move: null }), 'bad-move@0'],
    ['must have its dice in a list', log(roll, { seat: 0, dice: 12345 }), 'bad-dice@1'],
    ['must not have null as its dice', log(roll, { seat: 0, dice: null }), 'bad-dice@1'],
    ['must not have the face 0', log(roll, { seat: 0, dice: [0, 1, 2, 3, 4] }), 'bad-dice@1'],
    ['must not have the face 7', log(roll, { seat: 0, dice: [1, 2, 3, 4, 7] }), 'bad-dice@1'],
    ['must have whole numbers as faces', log(roll, { seat: 0, dice: [1.5, 2, 3, 4, 5] }), 'bad-dice@1'],
    ['must have numbers as faces, not texts', log(roll, { seat: 0, dice: ['1', 2, 3, 4, 5] }), 'bad-dice@1'],
    ['must not have holes in its list of dice', log(roll, { seat: 0, dice: new Array(5) }), 'bad-dice@1'],
    [
      'must have as many dice as are rolled',
      log(roll, { seat: 0, dice: [1, 2, 3, 4] }),
      'wrong-dice-count@1',
    ],
    ['must have at least one die', log(roll, { seat: 0, dice: [] }), 'wrong-dice-count@1'],
    [
      'must not have a million dice',
      log(roll, { seat: 0, dice: Array.from({ length: 1e6 }, () => 1) }),
      'wrong-dice-count@1',
    ],
    [
      'is refused with its own index in the log',
      log(roll, { seat: 0, dice: [1, 1, 1, 2, 3] }, { seat: 1, move: { type: 'stop' } }),
      'not-your-turn@2',
    ],
    [
      'that is invalid is refused before a later one that is worse',
      log(roll, { seat: 1, dice: [1, 2, 3, 4, 5] }, null),
      'not-your-throw@1',
    ],
  ])('an entry %s', (_, raw, expected) => {
    expect(verdict(raw)).toBe(expected);
  });

  it('an entry out of turn is refused with its index, and neither it nor any later entry is applied', () => {
    const turns = Array.from(
      { length: 5 },
      (_, turn) => `${turn % 2} roll | ${turn % 2}: 11123 | ${turn % 2} stop`,
    );
    const { record } = scripted('greed', [...turns, '1 roll', '1: 22346', '1 roll', '0 roll'].join(' | '), {
      options: { target: 20000 },
    });
    let applied = 0;
    const replayed = replay(record, () => {
      applied += 1;
    });
    expect(replayed).toMatchObject({ ok: false, error: { entry: 17, code: 'not-your-turn' } });
    expect(replayed).toMatchObject({ error: { values: { number: 1, turn: { seats: [0] } } } });
    expect(applied).toBe(17);
  });

  it('readEntry and the reader of records accept the same entries, and refuse others with the same code', () => {
    for (const game of games) {
      for (const move of misshapenOf(game)) expect(readEntry(game, { seat: 0, move }).ok).toBe(false);
      for (const raw of misshapenMoves) expect(readEntry(game, raw).ok).toBe(false);
    }
  });

  it('a game refuses malformed moves, dice and entries at every step of a match', () => {
    for (const game of games) {
      const chance = chanceOf(7);
      const values = misshapenOf(game);
      let state = game.start(withDefaults(game.options, {}), 2);
      for (let step = 0; step < 20; step++) {
        const entry = nextEntry(game, state, chance);
        if (entry === null) break;
        const { seat } = entry;
        const wrong = values.flatMap((value) => [
          value,
          { seat, move: value },
          { seat, dice: value },
          { seat: value, dice: [] },
        ]);
        expect(wrong.filter((raw) => game.apply(state, raw as Entry).ok)).toEqual([]);
        state = unwrap(game.apply(state, entry)).state;
      }
    }
  });
});

describe('options are read with their documented defaults and ranges', () => {
  /** The values of other options that an option requires. */
  const compatible: Readonly<Record<string, object>> = { rounds: { exactFinish: false } };
  const numbers = games.flatMap((game) =>
    Object.entries(game.options).flatMap(([name, spec]) =>
      spec.kind === 'number' ? [[game, name, spec] as const] : [],
    ),
  );
  it.each(numbers.map(([game, name, spec]) => [game.id, name, game, spec] as const))(
    '%s %s: a value out of range is refused with the name of the option and its range',
    (_, name, game, { min, max, step }) => {
      for (const good of [min, max, min + step])
        expect(
          readOptions(game, { ...(game.id === 'ten-thousand' ? compatible[name] : {}), [name]: good }).ok,
          `${good}`,
        ).toBe(true);
      for (const bad of [min - step, max + step, min - 1, max + 1, -min - 1, 1e21, min + step / 2].filter(
        (n) => (n - min) % step !== 0 || n < min || n > max,
      )) {
        const read = readOptions(game, { [name]: bad });
        expect(read, `${bad}`).toMatchObject({
          ok: false,
          error: { code: 'bad-option', problem: { path: `options.${name}` } },
        });
        if (Number.isInteger(bad) && Math.abs(bad) < 1e15) {
          expect(read).toMatchObject({ error: { problem: { kind: 'number-range', values: { min, max } } } });
        }
      }
      for (const bad of ['1', null, true, [], {}, Number.NaN, Number.POSITIVE_INFINITY]) {
        expect(readOptions(game, { [name]: bad }), String(bad)).toMatchObject({
          ok: false,
          error: { code: 'bad-option', problem: { path: `options.${name}` } },
        });
      }
    },
  );

  it.each<[string, string, object, readonly [number, number] | string]>([
    ['greed', 'target', {}, [500, 20000]],
    ['greed', 'opening', {}, [0, 2000]],
    ['ten-thousand', 'target', {}, [2000, 20000]],
    ['ten-thousand', 'opening', {}, [0, 2000]],
    ['threes', 'rounds', {}, [1, 20]],
    ['three-dice', 'rounds', {}, [1, 50]],
    ['hidden-pairs', 'turns', {}, [1, 20]],
  ])('in %s the option %s has the documented range', (id, name, _, range) => {
    const spec = games.find((game) => game.id === id)?.options[name];
    expect(spec).toMatchObject({ kind: 'number', min: range[0], max: range[1] });
  });

  it.each([
    [
      'greed',
      '2-8',
      { target: 3000, opening: 300, threeOnes: 1000, more: 'none', straight: 0, fullHouse: 0 },
    ],
    [
      'ten-thousand',
      '2-8',
      {
        target: 10000,
        opening: 1000,
        takeOver: true,
        exactFinish: true,
        threePairs: 'any',
        threePairsPoints: 1500,
        dice: 6,
        one: 100,
        five: 50,
        threeOnes: 1000,
        more: 'add',
        straight: 1500,
        lowStraight: 0,
        highStraight: 0,
        twoTriplets: 0,
        fullHouse: 0,
        nothing: 0,
        atLeast: 0,
        hotDice: 'may',
        ending: 'first',
        rounds: 0,
        threeBusts: 0,
        lowest: 0,
      },
    ],
    ['threes', '1-8', { rounds: 10, lastDie: 'lies', moon: 'bonus', scoring: 'total', stopWhenLost: false }],
    [
      'three-dice',
      '2-12',
      { rounds: 10, shitStairs: 'rolled', gentlemen: 'remind', tie: 'roll-off', unit: 'sips', payBelow: 0 },
    ],
    ['hidden-pairs', '2-6', { turns: 3, luckyDice: 'one' }],
  ])('the game %s has exactly the documented options and defaults, for %s seats', (id, seats, defaults) => {
    const { options, seats: range } = gameOf(id);
    const given = Object.entries(options).map(([name, spec]) => [name, spec.default]);
    expect(Object.fromEntries(given)).toEqual(defaults);
    expect(`${range.min}-${range.max}`).toBe(seats);
  });

  it.each<[string, object, boolean]>([
    ['threePairs may be distinct', { threePairs: 'distinct' }, true],
    ['threePairs may not be an unknown value', { threePairs: 'all' }, false],
    ['threePairs may not be an inherited property name', { threePairs: 'constructor' }, false],
    ['takeOver may be a boolean', { takeOver: false }, true],
    ['takeOver may not be a number', { takeOver: 0 }, false],
  ])('in Ten Thousand, %s', (_, given, isGood) => {
    const tenThousand = games.find((game) => game.id === 'ten-thousand');
    if (tenThousand === undefined) throw new Error('Ten Thousand is gone');
    const read = readOptions(tenThousand, given);
    expect(read.ok).toBe(isGood);
    if (!read.ok)
      expect(read.error).toMatchObject({
        code: 'bad-option',
        problem: { path: `options.${Object.keys(given)[0]}` },
      });
  });

  it.each([
    ['ten-thousand', { one: 100, five: 100, target: 9950 }, 'five', '100', 'target', '9950'],
    ['ten-thousand', { rounds: 5 }, 'rounds', '5', 'exactFinish', 'true'],
    ['ten-thousand', { rounds: 5, exactFinish: false, ending: 'round' }, 'ending', 'round', 'rounds', '5'],
    ['ten-thousand', { ending: 'last-turn' }, 'ending', 'last-turn', 'exactFinish', 'true'],
    ['ten-thousand', { twoTriplets: 500, dice: 5 }, 'twoTriplets', '500', 'dice', '5'],
    ['threes', { moon: 'wins' }, 'moon', 'wins', 'scoring', 'total'],
    ['threes', { stopWhenLost: true }, 'stopWhenLost', 'true', 'scoring', 'total'],
  ])('%s with %j is refused: %s=%s excludes %s=%s', (id, given, option, value, other, otherValue) => {
    const problem = { kind: 'conflict', path: `options.${option}`, values: { value, other, otherValue } };
    expect(readOptions(gameOf(id), given)).toMatchObject({ ok: false, error: { problem } });
  });

  it.each<[unknown, boolean]>([
    ['push-ups', true],
    ['x', true],
    ['x'.repeat(20), true],
    ['🎲'.repeat(20), true],
    ['', false],
    ['x'.repeat(21), false],
    [5, false],
  ])('in Three Dice, a unit must have 1 to 20 characters: %s', (unit, isGood) => {
    const setup = { format: 'dicehall/1', game: 'three-dice', options: { unit }, seats, log: [] };
    expect(verdict(setup)).toBe(isGood ? 'ok' : 'bad-option@-1');
  });
});

describe('arbitrary input never throws an exception', () => {
  it('random JSON never crashes the reader', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 6 }), (raw) => void verdict(raw)),
      { numRuns: 200 },
    );
  });

  it('random text and bytes never crash the reader, and text that is not JSON is refused as such', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ unit: characterArbitrary }),
          fc.uint8Array().map((bytes) => new TextDecoder().decode(bytes)),
        ),
        (text) => {
          const read = readJson(text);
          if (read.ok) verdict(read.value);
          else expect(read.error).toMatchObject({ entry: -1, code: 'not-json' });
        },
      ),
      { numRuns: 200 },
    );
  });

  it('records with one part replaced by arbitrary JSON never throw an exception', () => {
    const anything = fc.oneof(fc.anything({ maxDepth: 3 }), fc.constantFrom(...misshapenMoves));
    fc.assert(
      fc.property(
        fc.constantFrom(...games.map(({ id }) => id)),
        fc.array(
          fc.oneof(
            anything,
            fc.record({ seat: anything, move: anything }),
            fc.record({ seat: fc.constant(0), dice: anything }),
            fc.record({ seat: fc.constant(0), move: anything }),
          ),
        ),
        anything,
        (game, entries, options) => {
          verdict({ format: 'dicehall/1', game, seats, log: entries });
          verdict({ format: 'dicehall/1', game, seats, log: [], options });
          verdict({ format: 'dicehall/1', game, seats: options, log: [] });
        },
      ),
      { numRuns: 200 },
    );
  });

  it('played records with one entry changed, removed, duplicated or swapped never throw an exception', () => {
    for (const game of games) {
      fc.assert(
        fc.property(
          setupArbitrary(game, 4),
          seedArbitrary,
          fc.nat(),
          fc.nat(3),
          (setup, seed, where, how) => {
            const { log: played } = rollout(setup, chanceOf(seed), 120);
            const at = where % Math.max(1, played.length);
            const entries: unknown[] = [...played];
            const changed = [
              { ...played[at], seat: 1 + (played[at]?.seat ?? 0) },
              undefined,
              played[at],
              played[(at + 1) % played.length],
            ][how];
            if (how === 1) entries.splice(at, 1);
            else if (how === 2) entries.splice(at, 0, changed);
            else entries[at] = changed;
            const replayed = replayLog(setup, entries);
            if (!replayed.ok) expect(replayed.error.entry).toBeGreaterThanOrEqual(at);
          },
        ),
        { numRuns: 20 },
      );
    }
  });

  it.each<[string, unknown]>([
    ['lists in lists', nested(100_000, (value) => [value])],
    ['objects in objects', nested(100_000, (value) => ({ move: value }))],
  ])('a record with 100,000 nested levels never crashes the reader: %s', (_, deep) => {
    expect(verdict(deep)).toBe('bad-record@-1');
    expect(verdict(greed({ options: deep }))).not.toBe('ok');
    expect(verdict(greed({ options: { target: deep } }))).toBe('bad-option@-1');
    expect(verdict(greed({ seats: deep }))).toBe('bad-seats@-1');
    expect(verdict(greed({ log: [deep] }))).toBe('bad-entry@0');
    expect(verdict(log({ seat: deep, move: { type: 'roll' } }))).toBe('bad-entry@0');
    expect(verdict(log({ seat: 0, move: deep }))).toBe('bad-move@0');
    expect(verdict(log({ seat: 0, dice: deep }))).toBe('bad-dice@0');
    expect(verdict(log({ ...roll, proof: deep }))).toBe('ok');
    for (const game of games) {
      expect(readMove(game, { type: 'roll', keep: deep }).ok).toBe(false);
      expect(readMove(game, { type: 'commit', pairs: deep }).ok).toBe(false);
    }
  });

  it('JSON text with 100,000 nested levels is handled even if the parser of the platform fails', () => {
    const text = `{"format":"dicehall/1","game":"greed","seats":[],"log":${'['.repeat(100_000)}${']'.repeat(100_000)}}`;
    const read = readJson(text);
    if (read.ok) expect(verdict(read.value)).toBe('bad-seats@-1');
    else expect(read.error.code).toBe('not-json');
  });

  it('the reader handles a record with far more entries than any match has', () => {
    const [first, dice, stop] = entriesOf(gameOf('greed'), '0 roll | 0: 22346 | 0 stop');
    const many = Array.from({ length: 200_000 }, (_, index) =>
      index % 2 === 0 ? { ...first, seat: (index / 2) % 2 } : { ...dice, seat: ((index - 1) / 2) % 2 },
    );
    expect(verdict(greed({ log: [...many, stop] }))).toBe('nothing-to-stop@200000');
  });

  it('the reader handles a record with far too many seats or options', () => {
    expect(verdict(greed({ seats: Array.from({ length: 1e5 }, () => ({ name: 'x' })) }))).toBe(
      'bad-seats@-1',
    );
    const options = Object.fromEntries(Array.from({ length: 1e5 }, (_, index) => [`option${index}`, index]));
    expect(verdict(greed({ options }))).toBe('unknown-option@-1');
  });

  it('input that is not JSON is refused with not-json', () => {
    for (const text of ['', '{', 'undefined', '{"a":1,}', "{'a':1}", '01', 'NaN', '[1', '\u0000']) {
      expect(readJson(text)).toMatchObject({ ok: false, error: { entry: -1, code: 'not-json' } });
    }
  });
});

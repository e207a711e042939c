import {
  commonIllegalCodes,
  type Entry,
  type GameId,
  games,
  type Illegal,
  type MatchRecord,
  makeRecord,
  type OptionValue,
  problemKinds,
  type RecordRefusal,
  type Refusal,
  readJson,
  recordCodes,
  refusalCodes,
  replay,
  withDefaults,
} from '@dicehall/engine';
import { anyMove, chanceOf, rollout, scripted } from '@dicehall/engine/testing';
import { describe, expect, test } from 'vitest';
import { gapsThrow, languages } from '../src/index.ts';
import { loadCatalogue } from '../src/node.ts';
import { domains, textsOf } from './ftl.ts';

const english = loadCatalogue({ language: 'en', onGap: gapsThrow });
const german = loadCatalogue({ language: 'de', onGap: gapsThrow });

const greed: MatchRecord = {
  format: 'dicehall/1',
  game: 'greed',
  options: {},
  seats: [{ name: 'Ada' }, { name: 'Bo' }],
  log: [],
};

function refusalOf(record: unknown): RecordRefusal {
  const result = replay(record);
  if (result.ok) throw new Error('This record holds');
  return result.error;
}

const { log: _log, ...withoutLog } = greed;
const inGreed = (...log: unknown[]) => ({ ...greed, log });
const hands = [0, 1].map((seat) => ({ seat, dice: [1, 1, 2, 3, 4, 5] }));
const inHiddenPairs = (move: unknown) => ({
  ...greed,
  game: 'hidden-pairs',
  log: [...hands, { seat: 0, move }],
});
const roll = { seat: 0, move: { type: 'roll' } };

describe('a refusal is explained in one sentence', () => {
  test.each([
    [inGreed({ seat: 1, move: { type: 'roll' } }), 'Seat 1 cannot move: it is seat 0’s turn.'],
    [inGreed({ seat: 7, move: { type: 'roll' } }), 'Seat 7 cannot move: it is seat 0’s turn.'],
    [inGreed({ seat: 0, move: { type: 'stop' } }), 'Roll first: a turn starts with a roll.'],
    [inGreed(roll, roll), 'No move is possible now: seat 0 has to roll 5 dice first.'],
    [inGreed(roll, { seat: 1, dice: [1] }), 'Seat 1 cannot roll: it is seat 0’s roll.'],
    [inGreed(roll, { seat: 0, dice: [1] }), 'Seat 0 rolls 5 dice now, not 1.'],
    [inGreed({ seat: 0, dice: [1] }), 'No roll is possible now: seat 0 has to choose a move first.'],
    [inHiddenPairs({ type: 're-roll', die: 6 }), 'move.die must be a whole number from 0 to 5.'],
    [inGreed({ seat: 0, dice: [1, 7] }), 'dice[1] must be one of 1, 2, 3, 4, 5, 6.'],
    [inGreed({ seat: 0 }), 'An entry has either a move or dice, not both.'],
    [inGreed(5), 'The entry must be an object.'],
    [inHiddenPairs({ type: 're-roll', die: '1' }), 'move.die must be a whole number from 0 to 5.'],
    [inHiddenPairs({ type: 're-roll' }), 'move.die is missing.'],
    [inGreed({ seat: -1, move: { type: 'roll' } }), 'seat must be a whole number of at least 0.'],
    [inGreed({ seat: '0', move: { type: 'roll' } }), 'seat must be a whole number of at least 0.'],
    [inGreed({ seat: null, dice: [1] }), 'seat must be a whole number of at least 0.'],
    [inGreed({ seat: 0, move: { type: 'hop' } }), 'move.type must be one of roll, stop.'],
    [inGreed({ seat: 0, move: { type: 'roll', twice: 1 } }), 'move has an unknown key: twice.'],
    [inHiddenPairs({ type: 'commit', pairs: [[0, 1]] }), 'move.pairs must have exactly 3 elements.'],
    [inHiddenPairs({ type: 'commit', pairs: [[0, 1], [2, 3], '45'] }), 'move.pairs[2] must be a list.'],
    [
      [],
      'This is not a Dicehall match record, the JSON file that a match is saved as: The record must be an object.',
    ],
    [
      { ...greed, log: undefined },
      'This is not a Dicehall match record, the JSON file that a match is saved as: log must be a list.',
    ],
    [
      withoutLog,
      'This is not a Dicehall match record, the JSON file that a match is saved as: log is missing.',
    ],
    [{ ...greed, format: 'pgn' }, 'Unknown format: the format must be dicehall/1.'],
    [
      { ...greed, game: 'chess' },
      `There is no game “chess”: the games are ${games.map(({ id }) => id).join(', ')}.`,
    ],
    [{ ...greed, game: undefined }, 'game is missing.'],
    [{ ...greed, seats: [] }, 'seats must have 2 to 8 elements, not 0.'],
    [{ ...greed, seats: [{ name: 'Ada' }, {}] }, 'seats[1].name is missing.'],
    [{ ...greed, seats: [{ name: 1 }, { name: 'Bo' }] }, 'seats[0].name must be text of 1 to 40 characters.'],
    [
      { ...greed, seats: [{ name: '' }, { name: 'Bo' }] },
      'seats[0].name must be text of 1 to 40 characters.',
    ],
    [
      { ...greed, options: { goal: 1 } },
      'There is no option “goal” in greed: the options are target, opening, threeOnes, more, straight, fullHouse.',
    ],
    [
      { ...greed, options: { target: 501 } },
      'options.target must be a number from 500 to 20,000 in steps of 50.',
    ],
    [
      { ...greed, options: { target: '3000' } },
      'options.target must be a number from 500 to 20,000 in steps of 50.',
    ],
    [
      { ...greed, game: 'three-dice', options: { unit: 1 } },
      'options.unit must be text of 1 to 20 characters.',
    ],
    [
      { ...greed, game: 'threes', options: { rounds: null } },
      'options.rounds must be a whole number from 1 to 20.',
    ],
    [
      { ...greed, game: 'threes', options: { rounds: 21 } },
      'options.rounds must be a whole number from 1 to 20.',
    ],
    [
      { ...greed, game: 'threes', log: [{ seat: 0, move: { type: 'roll', keep: [1, 1] } }] },
      'move.keep must not name the same die twice.',
    ],
  ])('the refusal of %j is explained in one sentence', (record, sentence) => {
    expect(english.explain(refusalOf(record))).toBe(sentence);
  });

  const turn = (seat: number, dice: number[]) => [
    { seat, move: { type: 'roll' } },
    { seat, dice },
  ];
  const bust = (seat: number) => turn(seat, [2, 2, 3, 3, 4, 6]);
  const thousand = (seat: number) => [
    ...turn(seat, [1, 1, 1, 2, 3, 4]),
    { seat, move: { type: 'bank', keep: [0, 1, 2] } },
  ];
  const order = [0, 1].map((seat) => ({ seat, dice: [2 - seat] }));
  test.each([
    [{ takeOver: false }, [...thousand(0)], /^Taking over is off in this match\.$/],
    [{}, bust(0), /: the player before must have banked\.$/],
    [{}, [...thousand(0), ...turn(1, [1, 1, 1, 2, 3, 4])], /only at the start of a turn\.$/],
    [{}, thousand(0), /^Not in yet: bank at least 1,000 points before you take over\.$/],
    [
      { target: 2000 },
      [...bust(0), ...thousand(1), ...thousand(0)],
      /^Not possible: 1,000 more points would reach the target of 2,000/,
    ],
  ])('a refusal explains why nothing can be taken over: %j', (options, log, sentence) => {
    const record = { ...greed, game: 'ten-thousand', options, log: [...order, ...log] };
    const after = { ...record, log: [...record.log, { seat: 1, move: { type: 'take-over' } }] };
    expect(replay(record).ok).toBe(true);
    expect(refusalOf(after).code).toBe('no-take-over');
    expect(english.explain(refusalOf(after))).toMatch(sentence);
  });

  test('a refusal uses the names of the players if they are known', () => {
    const refusal = refusalOf(inGreed({ seat: 1, move: { type: 'roll' } }));
    expect(english.explain(refusal, ['Ada', 'Bo'])).toBe('Bo cannot move: it is Ada’s turn.');
    expect(german.explain(refusal, ['Ada', 'Bo'])).toBe('Bo kann nicht ziehen: Ada ist dran.');
    expect(german.explain(refusal)).toBe('Platz 1 kann nicht ziehen: Platz 0 ist dran.');
    // A name stays as it is, even at the start of a sentence.
    expect(english.explain(refusal, ['Ada', 'bo'])).toBe('bo cannot move: it is Ada’s turn.');
  });

  test('a refusal quotes any input in one line of limited length', () => {
    const refusal = refusalOf({ ...greed, options: { [`\u001b[31m\n${'x'.repeat(100_000)}`]: 1 } });
    const sentence = english.explain(refusal);
    expect(sentence).not.toMatch(/\p{Cc}/u);
    expect(sentence.length).toBeLessThan(600);
  });
});

/** Options under which more rules can be broken. Other matches have the default options. */
const strictOptions: Readonly<Record<GameId, readonly Record<string, OptionValue>[]>> = {
  'three-dice': [{ gentlemen: 'enforce' }, { gentlemen: 'enforce' }],
  'ten-thousand': [{ opening: 0, atLeast: 300, hotDice: 'must' }],
};

/** Tries moves and throws of every form in matches of every game, and collects the refusals with their values. */
function refusedEverywhere(): Illegal[] {
  const found: Illegal[] = [];
  for (const game of games) {
    for (let seed = 1; seed <= 3; seed++) {
      const chance = chanceOf(seed);
      const given = strictOptions[game.id]?.[seed % 2] ?? {};
      const names = Array.from({ length: Math.max(3, game.seats.min) }, (_, seat) => `Player ${seat}`);
      const { states } = rollout({ game, options: withDefaults(game.options, given), names }, chance, 300);
      for (const state of states) {
        for (let tries = 0; tries < 30; tries++) {
          const seat = chance.below(4);
          const entry: Entry =
            tries < 27
              ? { seat, move: anyMove(game, chance, 5) }
              : { seat, dice: chance.faces(chance.pick([1, 2, 5, 6])) };
          const result = game.apply(state, entry);
          if (result.ok) continue;
          expect([...commonIllegalCodes, ...game.illegalCodes]).toContain(result.error.code);
          found.push(result.error);
        }
      }
    }
  }
  return found;
}

/** Inputs whose refusals are too rare in random matches. */
const rare: readonly RecordRefusal[] = [
  scripted('threes', '0 roll\n0: 33333\n0 bank\n0 roll', { seats: 1, options: { rounds: 1 } }),
  scripted('three-dice', '0: 6\n1: 1\n0 roll\n0: 112\n0 stay\n1 roll\n1: 123\n1 stay'),
  scripted('ten-thousand', '0: 6\n1: 1\n0 roll\n0: 123456\n0 bank 012345', { options: { hotDice: 'must' } }),
  scripted('hidden-pairs', '0: 111111\n1: 222222\n0 commit 01 12 34'),
  scripted(
    'hidden-pairs',
    `0: 111111\n1: 666666\n0 re-roll 0\n0: 1\n0 re-roll 0\n0: 1\n0 commit 01 23 45 h1@1 b2@1 l3
     1 commit 01 23 45\n0: 111111\n1: 222222\n0 re-roll 0\n0: 1\n0 re-roll 0\n0: 1\n0 commit 01 23 45 b2@1`,
  ),
].map(({ record }) => refusalOf(record));

describe('every refusal has its sentence', () => {
  const refused: readonly Refusal[] = [...refusedEverywhere(), ...rare];
  const texts = new Map(
    domains
      .flatMap((domain) => [...textsOf('en', domain)])
      .filter(([key]) => /^(refusal|problem|whole)-/.test(key)),
  );

  test('random moves reach the refusal code of every rule', () => {
    expect(new Set(refused.map(({ code }) => code))).toEqual(
      new Set([...commonIllegalCodes, ...games.flatMap(({ illegalCodes }) => illegalCodes)]),
    );
  });

  test.each(languages)('every refusal is explained in %s with all its values', (language) => {
    const catalogue = loadCatalogue({ language, onGap: gapsThrow });
    const once = new Map(refused.map((why) => [`${why.code} ${JSON.stringify(why.values)}`, why]));
    for (const why of once.values()) expect(catalogue.explain(why)).toMatch(/^\P{Ll}.*\.$/u);
  });

  test('a refusal has every value that any branch of its sentence uses', () => {
    const wanting = refused.flatMap(({ code, values }) =>
      [...(texts.get(`refusal-${code}`) ?? [])]
        .filter((name) => !Object.hasOwn(values, name === 'who' ? 'number' : name))
        .map((name) => `${code} ${name}`),
    );
    expect([...new Set(wanting)]).toEqual([]);
  });

  test('every code and problem has a text, and there are no other texts', () => {
    const keys = [
      ...refusalCodes.map((code) => `refusal-${code}`),
      ...problemKinds.map((kind) => `problem-${kind}`),
      'whole-bad-entry',
      'whole-bad-record',
    ];
    expect([...texts.keys()].sort()).toEqual(keys.sort());
  });

  test('a malformed record has a record code and an explanation', () => {
    expect(recordCodes).toContain(refusalOf([]).code);
    const text = readJson('{');
    expect(text.ok ? null : english.explain(text.error)).toBe(
      'This is not a Dicehall match record: a record is one JSON object.',
    );
  });

  test('the record of a finished match is valid', () => {
    const game = games[0];
    if (game === undefined) throw new Error('No games');
    const setup = { game, options: withDefaults(game.options, {}), names: ['Ada', 'Bo'] };
    expect(replay(makeRecord(setup, [])).ok).toBe(true);
  });
});

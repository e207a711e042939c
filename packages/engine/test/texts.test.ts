import { describe, expect, test } from 'vitest';
import { parseOptions, positionMessage, rankedSeats } from '../src/core/index.ts';
import {
  describeMove,
  endedPlaces,
  type GameId,
  gameOf,
  games,
  type Message,
  nearestPreset,
  type OptionValue,
  parsePosition,
  type Seat,
  unwrap,
  withDefaults,
} from '../src/index.ts';
import { readRecordText, recordIn, resignedIn } from '../src/record/index.ts';

type Options = Readonly<Record<string, OptionValue>>;

const shown = (value: unknown): string =>
  typeof value === 'object' && value !== null
    ? Object.entries(value)
        .map(([kind, one]) => `${kind} ${Array.isArray(one) ? one.join('') : one}`)
        .join()
    : String(value);
const lineOf = ({ key, values }: Message): string =>
  [key, ...Object.entries(values).map(([name, value]) => `${name}=${shown(value)}`)].join(' ');

const optionsOf = (id: GameId, given: Options): Options => withDefaults(gameOf(id).options, given);

/** Returns the lines of the rules page of a table, each after its section. */
const rulesOf = (id: GameId, given: Options = {}): string[] =>
  (gameOf(id).rules?.(optionsOf(id, given)) ?? []).flatMap(({ section, lines }) =>
    lines.map((line) => `${section}: ${lineOf(line)}`),
  );

describe('a game lists the rules of a table in the order of its rules page', () => {
  test.each<[GameId, string[]]>([
    [
      'greed',
      [
        'turn: greed-rules-roll',
        'turn: greed-rules-aside',
        'turn: greed-rules-on',
        'turn: greed-rules-hot',
        'turn: greed-rules-bust',
        'scores: greed-rules-best',
        'opening: greed-rules-opening opening=300',
        'end: rules-last-turn target=3000',
        'end: rules-highest',
      ],
    ],
    [
      'threes',
      [
        'turn: threes-rules-roll',
        'turn: threes-rules-keep',
        'turn: threes-rules-on last=lies',
        'turn: threes-rules-bank',
        'end: threes-rules-total rounds=10',
      ],
    ],
    [
      'three-dice',
      [
        'round: three-dice-rules-starter',
        'round: three-dice-rules-rolls',
        'round: three-dice-rules-penalty unit=sips amount=1',
        'counts: three-dice-rules-order',
        'nice: three-dice-rules-nice',
        'nice: three-dice-rules-give unit=sips',
        'nice: three-dice-rules-shit when=rolled unit=sips amount=1',
        'nice: three-dice-rules-first unit=sips',
        'losing: three-dice-rules-lose',
        'losing: three-dice-rules-tie tie=roll-off',
        'losing: three-dice-rules-all-safe',
        'losing: three-dice-rules-gentlemen gentlemen=remind',
        'end: three-dice-rules-end rounds=10 unit=sips',
      ],
    ],
    [
      'ten-thousand',
      [
        'start: ten-thousand-rules-start',
        'turn: ten-thousand-rules-roll count=6',
        'turn: ten-thousand-rules-keep',
        'turn: ten-thousand-rules-on',
        'turn: ten-thousand-rules-hot count=6 hot=may',
        'turn: ten-thousand-rules-bust',
        'scores: ten-thousand-rules-best',
        'banking: ten-thousand-rules-opening opening=1000',
        'take-over: ten-thousand-rules-take-over',
        'take-over: ten-thousand-rules-take-over-opening opening=1000',
        'take-over: ten-thousand-rules-no-offer exact=yes target=yes',
        'end: ten-thousand-rules-exact target=10000',
        'end: ten-thousand-rules-overshoot target=10000',
      ],
    ],
    ['hidden-pairs', []],
  ])('with the standard rules of %s', (id, lines) => {
    expect(rulesOf(id)).toEqual(lines);
  });

  test.each<[GameId, Options, string[]]>([
    ['greed', { opening: 0, target: 5000 }, ['opening: greed-rules-any', 'end: rules-last-turn target=5000']],
    [
      'threes',
      { moon: 'none', lastDie: 'rolled', rounds: 7 },
      ['turn: threes-rules-on last=rolled', 'cost: threes-rules-no-moon', 'end: threes-rules-total rounds=7'],
    ],
    [
      'threes',
      { scoring: 'rounds', moon: 'wins', stopWhenLost: true },
      [
        'cost: threes-rules-moon-wins',
        'end: threes-rules-rounds rounds=10 lost=2 tied=1',
        'end: threes-rules-stop',
        'end: threes-rules-alone',
      ],
    ],
    [
      'threes',
      { scoring: 'rounds' },
      ['end: threes-rules-rounds rounds=10 lost=2 tied=1', 'end: threes-rules-alone'],
    ],
    [
      'three-dice',
      { payBelow: 7, gentlemen: 'off', unit: 'Chips', tie: 'last', shitStairs: 'kept', rounds: 4 },
      [
        'round: three-dice-rules-penalty unit=Chips amount=1',
        'nice: three-dice-rules-give unit=Chips',
        'nice: three-dice-rules-shit when=kept unit=Chips amount=1',
        'nice: three-dice-rules-first unit=Chips',
        'losing: three-dice-rules-tie tie=last',
        'losing: three-dice-rules-below points=7',
        'end: three-dice-rules-end rounds=4 unit=Chips',
      ],
    ],
    [
      'ten-thousand',
      {
        ...{ opening: 0, takeOver: false, exactFinish: false, ending: 'last-turn', target: 5000, dice: 5 },
        ...{ hotDice: 'must', nothing: 500, threeBusts: 1000, lowest: -500, atLeast: 350 },
      },
      [
        'turn: ten-thousand-rules-roll count=5',
        'turn: ten-thousand-rules-hot count=5 hot=must',
        'turn: ten-thousand-rules-nothing count=5 points=500',
        'turn: ten-thousand-rules-three-busts points=1000 lowest=-500',
        'banking: ten-thousand-rules-least atLeast=350',
        'banking: ten-thousand-rules-must',
        'end: rules-last-turn target=5000',
        'end: rules-highest',
      ],
    ],
    [
      'ten-thousand',
      { exactFinish: false, ending: 'round', opening: 0 },
      [
        'banking: ten-thousand-rules-any',
        'take-over: ten-thousand-rules-no-offer exact=no target=yes',
        'end: ten-thousand-rules-round target=10000',
        'end: rules-highest',
      ],
    ],
    [
      'ten-thousand',
      { exactFinish: false, rounds: 8 },
      [
        'take-over: ten-thousand-rules-no-offer exact=no target=no',
        'end: ten-thousand-rules-rounds rounds=8',
        'end: rules-highest',
      ],
    ],
    [
      'ten-thousand',
      { exactFinish: false },
      [
        'take-over: ten-thousand-rules-no-offer exact=no target=yes',
        'end: ten-thousand-rules-first target=10000',
      ],
    ],
  ])('%s with %j has these other lines', (id, given, lines) => {
    const standard = rulesOf(id);
    expect(rulesOf(id, given).filter((line) => !standard.includes(line))).toEqual(lines);
  });
});

test.each<[string, Seat, unknown, string]>([
  ['greed - 0,900 01 1 - choose 450 11556', 1, { type: 'stop' }, 'move-bank'],
  ['greed - 900,900 11 1 - choose 450 11556', 1, { type: 'roll' }, 'move-roll'],
  [
    'ten-thousand - 0,0 0 choose 0 112344',
    0,
    { type: 'bank', keep: [0, 1] },
    'move-bank-keeping dice=dice 11',
  ],
  ['ten-thousand - 0,0 0 choose 0 112344', 0, { type: 'roll', keep: [1] }, 'move-roll-keeping dice=dice 1'],
  ['ten-thousand - 0,0 0 start', 0, { type: 'roll' }, 'move-roll'],
  ['ten-thousand - 0,0 0 start', 0, { type: 'take-over' }, 'ten-thousand-move-take-over'],
  ['threes - 0 1 0 choose 34163 10001', 0, { type: 'roll', keep: [2] }, 'move-roll-keeping dice=dice 1'],
  ['threes - 0 1 0 choose 34163 10001', 0, { type: 'roll', keep: [1, 2] }, 'move-bank'],
  ['threes - 0 1 0 choose 34163 10001', 0, { type: 'bank' }, 'move-bank'],
  ['threes - 0 1 0 start', 0, { type: 'roll' }, 'move-roll'],
  ['three-dice - 0,0 1 0 3 1 -,- choose 1 134', 0, { type: 'stay' }, 'three-dice-move-stay'],
  [
    'three-dice - 0,0 1 0 3 1 -,- choose 1 134',
    0,
    { type: 'roll', dice: [0, 2] },
    'three-dice-move-roll-again dice=dice 14 only=no',
  ],
  [
    'three-dice - 0,0 1 0 3 1 -,- choose 1 134',
    0,
    { type: 'roll', dice: [2] },
    'three-dice-move-roll-again dice=dice 4 only=yes',
  ],
  [
    'three-dice - 0,0 1 0 3 1 -,- choose 1 144',
    0,
    { type: 'roll', dice: [2] },
    'three-dice-move-roll-again dice=dice 4 only=no',
  ],
  ['three-dice - 3,0 2 0 3 1 -,- start', 0, { type: 'roll', dice: [0, 1, 2] }, 'move-roll'],
  ['three-dice - 0,0 1 0 1 1 106,s give', 1, { type: 'give', to: 0 }, 'three-dice-move-give to=seat 0'],
  [
    'hidden-pairs - 1 500,500,500 123456+0/665544+0/112233+0 - 000 choosing',
    1,
    { type: 're-roll', die: 4 },
    'hidden-pairs-move-re-roll dice=dice 4',
  ],
  [
    'hidden-pairs - 1 500,500,500 123456+0/665544+0/112233+0 - 000 choosing',
    1,
    {
      type: 'commit',
      pairs: [
        [0, 5],
        [1, 4],
        [2, 3],
      ],
      hinderance: { seat: 0, round: 2 },
      diceBlock: { seat: 2, round: 3 },
      luckyDice: { round: 1 },
    },
    'hidden-pairs-move-commit first=dice 46 second=dice 46 third=dice 55 seats=3 hinderance=2 hindered=seat 0 diceBlock=3 blocked=seat 2 luckyDice=1',
  ],
  [
    'hidden-pairs - 1 500,500 112233+0/665544+0 - 00 choosing',
    0,
    {
      type: 'commit',
      pairs: [
        [0, 1],
        [2, 3],
        [4, 5],
      ],
    },
    'hidden-pairs-move-commit first=dice 11 second=dice 22 third=dice 33 seats=2 hinderance=0 hindered=seat 0 diceBlock=0 blocked=seat 0 luckyDice=0',
  ],
])('at “%s”, the move of seat %i is described with the faces of its dice: %j', (line, seat, move, text) => {
  const { game, state } = unwrap(parsePosition(line));
  expect(lineOf(describeMove(game, state, seat, move))).toBe(text);
});

describe('house rules are named after the nearest preset', () => {
  const tenThousand = gameOf('ten-thousand');
  const nearest = (given: Options) => {
    const { preset, differing } = nearestPreset(tenThousand, optionsOf('ten-thousand', given));
    return [preset?.id, ...differing];
  };
  test.each(tenThousand.presets ?? [])('the options of $id are those of its preset', ({ id, options }) => {
    expect(nearest(options as Options)).toEqual([id]);
  });

  test('the nearest preset differs in the fewest options, and the standard is preferred', () => {
    expect(nearest({ target: 5000 })).toEqual(['ten-thousand', 'target']);
    const farkle = tenThousand.presets?.find(({ id }) => id === 'farkle')?.options as Options;
    expect(nearest({ ...farkle, target: 4000, dice: 5 })).toEqual(['farkle', 'target', 'dice']);
    const flag = { kind: 'flag', default: false } as const;
    const presets = ['none', 'first', 'second'].map((id) => ({ id, options: { [id]: true } }));
    const evenly = nearestPreset(
      { options: { first: flag, second: flag }, presets },
      { first: true, second: true },
    );
    expect(evenly).toMatchObject({ preset: { id: 'first' }, differing: ['second'] });
    const [greed, options] = [gameOf('greed'), optionsOf('greed', { opening: 0 })];
    expect(nearestPreset(greed, options)).toEqual({ preset: null, differing: ['opening'] });
  });
});

describe('a match that ended early has places by points', () => {
  test.each<[string, Seat[], number[]]>([
    ['greed - 500,900,900 111 1 - start', [], [3, 1, 1]],
    ['greed - 500,900,900 111 1 - start', [1], [2, 3, 1]],
    ['greed - 500,900,900 111 1 - start', [1, 2], [1, 2, 2]],
    ['threes - 12,9,15 3 0 start', [], [2, 1, 3]],
    ['threes - 12,9,15 3 0 start', [1], [1, 3, 2]],
  ])('after “%s”, in which %j resigned', (line, resigned, places) => {
    const { game, state } = unwrap(parsePosition(line));
    expect(endedPlaces(game, state, resigned)).toEqual(places);
    expect(rankedSeats(places).map((seat) => places[seat])).toEqual(places.toSorted());
  });

  test.each([
    [{ resigned: [0, 2] }, [0, 2]],
    [{ resigned: [1, '2', 0.5, null] }, [1]],
    [{ resigned: 1 }, []],
    [{}, []],
    [null, []],
    ['resigned', []],
  ])('the record %j names the seats that resigned', (record, seats) => {
    expect(resignedIn(record)).toEqual(seats);
  });
});

test('a record is read from a file of its own or from the response of a server', () => {
  const record = { format: 'dicehall/1', log: [] };
  expect(recordIn({ over: true, record })).toBe(record);
  expect(recordIn({ ...record, record: 7 })).toEqual({ ...record, record: 7 });
  expect([recordIn(record), recordIn(null), recordIn(7)]).toEqual([record, null, 7]);
  expect(readRecordText(`{"record":${JSON.stringify(record)}}`)).toEqual({ ok: true, value: record });
  expect(readRecordText('{')).toMatchObject({ ok: false, error: { code: 'not-json' } });
});

test('the options of a position can be read alone', () => {
  const { options } = gameOf('greed');
  expect(parseOptions(options, 'target=500')).toEqual({
    ok: true,
    value: optionsOf('greed', { target: 500 }),
  });
  expect(parseOptions(options, '-')).toEqual({ ok: true, value: optionsOf('greed', {}) });
  const refused = parseOptions(options, 'target=501');
  if (refused.ok) throw new Error('Accepted');
  const { key, values } = positionMessage(refused.error);
  expect([key, values.given]).toEqual(['explore-position', 'target=501']);
  expect(values.field).toMatchObject({ list: [{ key: 'position-field-options' }] });
});

test('a game says how many dice a roll has at most, and what a single roll can have', () => {
  const dice = games.map(({ id, facts, rollScorer, options }) => [
    id,
    facts.freshDice?.(undefined),
    rollScorer?.counts(withDefaults(options, {})).join(''),
  ]);
  expect(dice).toEqual([
    ['greed', 5, '12345'],
    ['ten-thousand', 6, '123456'],
    ['threes', 5, '5'],
    ['three-dice', 3, '3'],
    ['hidden-pairs', 6, '26'],
  ]);
  const five = optionsOf('ten-thousand', { dice: 5 });
  const { facts, rollScorer } = gameOf('ten-thousand');
  expect([facts.freshDice?.(five), rollScorer?.counts(five).join('')]).toEqual([5, '12345']);
});

test.each<[string, number, string, number]>([
  ['greed - 0,0 00 0 - start', 1, '52', 50],
  ['greed - 0,0 00 0 - start', 4, '52233', 50],
  ['greed - 0,0 00 0 - start', 5, '5', 50],
  ['ten-thousand five=100 0,0 0 start', 5, '522334', 100],
  ['ten-thousand - 0,0 0 start', 6, '5', 50],
  ['ten-thousand dice=5 0,0 0 start', 5, '5', 50],
])(
  'at “%s”, the chart of stops with %i dice left shows the roll %s for %i points',
  (line, left, dice, points) => {
    const { game, state } = unwrap(parsePosition(line));
    expect(game.editor?.chartRoll?.(left, state)).toEqual({ dice: [...dice].map(Number), points });
  },
);

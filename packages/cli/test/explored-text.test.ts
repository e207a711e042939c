import type { Face } from '@dicehall/engine';
import { loadCatalogue } from '@dicehall/messages/node';
import type { Charts, PositionValue, Values } from '@dicehall/strategy';
import { describe, expect, test } from 'vitest';
import { makeContext } from '../src/context.ts';
import { chartsJson, chartsText } from '../src/solve/charts-text.ts';
import { exploredText } from '../src/solve/explored-text.ts';
import { type Position, positionOfLine } from '../src/solve/position.ts';
import { makeTerminal } from './streams.ts';

const context = makeContext(makeTerminal().io, loadCatalogue({ language: 'en' }), false, () => {});

function positionAt(line: string, more: Partial<Position> = {}): Position {
  const position = positionOfLine(context, line);
  return position.ok ? { ...position.value, ...more } : expect.fail(position.error);
}
const names = ['Ada', 'Bo', 'Cy'];
const greed = 'greed - 1200,800,500 111 0 - choose 450 51341';
const hidden = 'hidden-pairs - 1 400,500 661122+1=01.23.45.h1@1/113345+0 - 00 choosing';

/** Returns the values of a choice of seat 0, with the changes that a test passes. */
const values = (more: Partial<PositionValue> = {}): PositionValue => ({
  how: 'exact',
  unit: 'win',
  step: { kind: 'choose', seats: [0] },
  seat: 0,
  bySeat: null,
  margin: 0,
  moves: [],
  severalBest: false,
  roll: null,
  ...more,
});
const move = (type: string, value: number, more: object = {}) => ({
  move: { type },
  value,
  loss: 0,
  margin: 0,
  roll: null,
  ...more,
});
const outcome = (dice: readonly Face[], chance: number, value: number | null, busts = false) => ({
  dice,
  chance,
  value,
  busts,
});
const roll = (bust: number, ...outcomes: ReturnType<typeof outcome>[]) => ({
  seat: 0,
  dice: outcomes[0]?.dice.length ?? 1,
  bust,
  outcomes,
});

const over = { kind: 'over', places: [1, 2, 3] } as const;

describe('explore prints a position as text', () => {
  const shown = (more: Partial<PositionValue>, line = greed, of: Partial<Position> = { names }) =>
    exploredText(context, positionAt(line, of), values(more));

  test('the text has the notation of the position, the win chance of each seat, and each move with its next roll', () => {
    const rolled = roll(
      0.25,
      outcome([1, 1], 0.25, 0.9),
      outcome([2, 5], 0.5, 0.6),
      outcome([2, 3], 0.25, 0.1, true),
    );
    const moves = [move('stop', 0.7), move('roll', 0.5, { loss: 0.2, roll: rolled })];
    expect(shown({ bySeat: [0.7, 0.2, 0.1], moves })).toEqual([
      greed,
      'Win chance (Ada): 70.0%',
      'Win chance (Bo): 20.0%',
      'Win chance (Cy): 10.0%',
      '#  Move  Win chance    Loss  No points  Typical next roll  Best next roll',
      '1  bank       70.0%',
      '2  roll       50.0%  −20.0%      25.0%  2 5: 60.0%         1 1: 90.0%',
    ]);
  });

  test('the text omits columns without information, marks busts, and states the margin of an estimate', () => {
    const risky = roll(0.6, outcome([1, 1], 0.4, 0.5), outcome([2, 3], 0.6, 0, true));
    expect(shown({ how: 'rollouts', margin: 0.012, moves: [move('roll', 0.25, { roll: risky })] })).toEqual([
      greed,
      'Estimated with steady players at all seats; ± is the margin of each value with 95% confidence.',
      '#  Move  Win chance  No points  Typical next roll  Best next roll',
      '1  roll    25% ± 1%      60.0%  no points: 0%      1 1: 50%',
    ]);
    const safe = roll(0, outcome([1, 1], 1, null));
    expect(shown({ moves: [move('roll', 0.25, { roll: safe })] }).slice(1)).toEqual([
      '#  Move  Win chance',
      '1  roll       25.0%',
    ]);
  });

  test('the text states the source of the values, and that several moves are equally good', () => {
    const several =
      'Several moves are equally good for this seat, but the values of the other seats depend on which of them is played.';
    const moves = [move('stop', 0.7)];
    const headings = (how: PositionValue['how'], more: Partial<PositionValue> = {}) =>
      shown({ how, moves, ...more }).slice(1, -2);
    for (const how of ['exact', 'equilibrium'] as const) {
      expect(headings(how)).toEqual([]);
      expect(headings(how, { severalBest: true, bySeat: [0.7, 0.2, 0.1] }).slice(-1)).toEqual([several]);
      expect(headings(how, { severalBest: true, bySeat: [0.7, 0.2, 0.1] })).toHaveLength(4);
    }
    expect(headings('match')).toEqual([
      'Win chance (Ada), given what this player can know, against the best strategy for the whole match.',
    ]);
    expect(headings('duels', { severalBest: true })).toEqual([
      expect.stringContaining('Approximation'),
      several,
    ]);
    // Without moves and values, the text names no source.
    expect(shown({ how: 'turn', step: over })).toEqual([greed, 'The match is over.']);
    expect(shown({ how: 'turn', bySeat: [1, 0, 0], step: over })).toHaveLength(6);
  });

  test('values in sips have a sign and two decimals, and are not listed by seat', () => {
    const line = 'three-dice unit=points 3,0,1 2 1 2 1 -,106,s choose 1 214';
    const rolling = (die: number, value: number) => ({
      ...move('', value),
      move: { type: 'roll', dice: [die] },
    });
    const moves = [move('stay', -1.5), rolling(0, 0), rolling(1, 1234.567)];
    expect(shown({ how: 'round', unit: 'sips', bySeat: [1, 2, 3], moves }, line)).toEqual([
      line,
      'Lead at the end of the match, on average: how many more points the other players have. Everyone is assumed to play later rounds optimally:',
      '#  Move              Lead (points)',
      '1  stay                      −1.50',
      '2  roll the 2 again           0.00',
      '3  roll the 1 again      +1,234.57',
    ]);
  });

  test('the text lists at most twenty moves of a game with many moves, and the range of the others', () => {
    // The distribution of three pairs over the rounds, with and without Lucky Dice.
    const [a, b, c] = [
      [0, 2],
      [1, 4],
      [3, 5],
    ];
    const orders = [
      [a, b, c],
      [a, c, b],
      [b, a, c],
      [b, c, a],
      [c, a, b],
      [c, b, a],
    ];
    const commits = orders.flatMap((pairs) => [
      { type: 'commit', pairs },
      ...[1, 2, 3].map((round) => ({ type: 'commit', pairs, luckyDice: { round } })),
    ]);
    const many = commits
      .slice(0, 23)
      .map((commit, at) => ({ ...move('commit', 0.9 - at / 100), move: commit }));
    const of = { names, seat: 1 };
    const text = shown({ seat: 1, step: { kind: 'choose', seats: [1] }, moves: many }, hidden, of);
    expect(text).toHaveLength(1 + 20 + 1);
    expect(text[0]).toMatch(/^ # {2}Move +Win chance$/);
    expect(text.at(-1)).toBe('and 3 others, from 68.0% to 70.0%');
    expect(shown({ seat: 1, moves: many.slice(0, 21) }, hidden, of).at(-1)).toBe('and 1 other, with 70.0%');
    expect(shown({ seat: 1, moves: many.slice(0, 20) }, hidden, of)).toHaveLength(1 + 20);
    // A player who has committed has nothing to choose.
    expect(shown({ seat: 0 }, hidden, of)).toEqual([
      'This seat has already committed. There is nothing left to choose.',
    ]);
  });
});

describe('explore prints the outcomes of a position before a roll', () => {
  const throwing = 'greed - 1200,800,500 111 0 - throw 450 3';
  const shown = (...outcomes: ReturnType<typeof outcome>[]) =>
    exploredText(
      context,
      positionAt(throwing, { names }),
      values({ step: { kind: 'throw', seat: 0, dice: 3 }, seat: null, roll: roll(0.5, ...outcomes) }),
    ).slice(1);

  test('the text has one row per outcome, with its chance and its value', () => {
    expect(
      shown(
        outcome([1, 1, 1], 0.25, 0.9),
        outcome([1, 2, 3], 0.25, null),
        outcome([2, 3, 4], 0.5, 0.1, true),
      ),
    ).toEqual([
      'A roll comes next. Rolls with the same value share a row:',
      'Roll                      Chance  Win chance',
      '1 1 1                      25.0%       90.0%',
      '1 2 3                      25.0%',
      'no points, such as 2 3 4   50.0%       10.0%',
    ]);
  });

  test('the text lists at most twenty outcomes, then the bust and the range of the others', () => {
    const many = Array.from({ length: 23 }, (_, at) => outcome([1, 1, 1], 0.04, 0.9 - at / 100));
    const text = shown(...many, outcome([2, 3, 4], 0.08, 0.1, true), outcome([2, 3, 6], 0.01, null));
    expect(text).toHaveLength(2 + 21 + 1);
    expect(text.slice(-2)).toEqual([
      'no points, such as 2 3 4    8.0%       10.0%',
      'and 3 others, from 68.0% to 70.0%',
    ]);
  });
});

test('the charts align numbers to the right, and leave impossible positions blank', () => {
  const cell = (value: number) => ({ line: `line ${value}`, value });
  const charts: Charts = {
    map: {
      seat: 1,
      scores: [0, 1500],
      rows: [
        [cell(0.504), cell(0.999)],
        [cell(0.096), null],
      ],
    },
    stopping: {
      seat: 1,
      points: [50, 1000],
      rows: [
        [
          { stop: 0.5, roll: 0.5, line: 'a' },
          { stop: 0.6, roll: 0.5, line: 'b' },
        ],
        [
          { stop: 0.4, roll: 0.5, line: null },
          { stop: null, roll: 0.5, line: null },
        ],
      ],
    } as unknown as NonNullable<Charts['stopping']>,
  };
  const position = positionAt('greed - 1200,800 11 1 - choose 450 51341', { names });
  const map = [
    'Win chance (Bo) at the start of a turn, in percent, by score: Bo across, Ada down:',
    '        0 1500',
    '   0   50  100',
    '1500   10',
  ];
  const stopping = [
    'When to bank at these scores (# bank, . roll), by the points of the turn (across) and the dice of the next roll (down):',
    '       50 1000',
    '   1    #    #',
    '   2    .    .',
  ];
  expect(chartsText(context, position, charts)).toEqual([...map, ...stopping]);
  expect(chartsText(context, position, { ...charts, stopping: null })).toEqual(map);
  expect(chartsText(context, position, { ...charts, map: null })).toEqual(stopping);
  const json = (of: Charts) =>
    JSON.parse(chartsJson(position, { how: 'exact', unit: 'win' } as Values, of)) as object;
  const heading = {
    game: 'greed',
    options: position.options,
    position: 'greed - 1200,800 11 1 - choose 450 51341',
    how: 'exact',
    unit: 'win',
  };
  expect(json({ map: null, stopping: null })).toEqual(heading);
  expect(json(charts)).toEqual({
    ...heading,
    map: {
      seat: 1,
      scores: [0, 1500],
      rows: [
        [
          { position: 'line 0.504', value: 0.504 },
          { position: 'line 0.999', value: 0.999 },
        ],
        [{ position: 'line 0.096', value: 0.096 }, null],
      ],
    },
    stopping: {
      seat: 1,
      points: [50, 1000],
      rows: [
        [
          { position: 'a', stop: 0.5, roll: 0.5 },
          { position: 'b', stop: 0.6, roll: 0.5 },
        ],
        [
          { position: null, stop: 0.4, roll: 0.5 },
          { position: null, stop: null, roll: 0.5 },
        ],
      ],
    },
  });
});

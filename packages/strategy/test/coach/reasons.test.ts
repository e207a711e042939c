import { parsePosition, unwrap } from '@dicehall/engine';
import { describe, expect, it } from 'vitest';
import { strategyOf } from '../../src/games/index.ts';

const [stop, roll] = [{ type: 'stop' }, { type: 'roll' }];
const keeping = (type: 'roll' | 'bank', ...keep: number[]) => ({ type, keep });

/** A move, and the dice of the roll after it with its probability of a bust, if it rolls. */
type Weighed = readonly [move: object, dice?: number, bust?: number];

const weighed = ([move, dice, bust]: Weighed) => ({
  move,
  value: 0.5,
  loss: 0,
  margin: 0,
  roll: dice === undefined ? null : { seat: 1, dice, bust: bust ?? 0, outcomes: [] },
});

/** A position, the best move, another one, and the reason for the best one. */
type Example = readonly [line: string, best: Weighed, other: Weighed, key: string | null, values: object];

const examples: readonly Example[] = [
  // Seat 1 of three players of Greed to 3,000.
  ['greed - 900,1600,2000 111 1 - start', [roll, 5, 0.1], [stop], null, {}],
  ['greed - 900,0,2000 101 1 - choose 250 12346', [roll, 4, 0.16], [stop], null, {}],
  [
    'greed - 900,0,2000 101 1 - choose 300 12346',
    [roll, 4, 0.16],
    [stop],
    'coach-worth-risk',
    { dice: 4, bust: 16, gain: 170, points: 300 },
  ],
  [
    'greed - 900,1600,2000 111 1 - choose 1000 12346',
    [stop],
    [roll, 4, 0.16],
    'coach-not-worth-risk',
    { dice: 4, bust: 16, gain: 170, points: 1000 },
  ],
  ['greed - 900,1600,2000 111 1 - choose 1000 12346', [roll, 4, 0.16], [stop], null, {}],
  ['greed - 900,1600,2000 111 1 - choose 300 12346', [stop], [roll, 4, 0.16], null, {}],
  [
    'greed - 900,1600,3100 111 1 2 choose 1450 12346',
    [roll, 4, 0.16],
    [stop],
    'greed-reason-lost',
    { missing: 50 },
  ],
  ['greed - 900,1600,3100 111 1 2 choose 1500 12346', [roll, 4, 0.16], [stop], null, {}],
  ['greed - 900,1600,3100 111 1 2 choose 1550 12346', [stop], [roll, 4, 0.16], null, {}],
  ['greed - 900,1600,3100 111 1 2 choose 1450 12346', [stop], [roll, 4, 0.16], null, {}],
  [
    'greed - 900,2600,2800 111 1 - choose 400 12346',
    [stop],
    [roll, 4, 0.16],
    'greed-reason-final',
    { by: 200 },
  ],
  ['greed - 900,2600,2800 111 1 - choose 350 12346', [stop], [roll, 4, 0.5], 'coach-not-worth-risk', {}],
  ['greed - 900,2600,2800 111 1 - choose 400 12346', [roll, 4, 0.16], [stop], 'coach-worth-risk', {}],
  // Seat 1 of three players of Ten Thousand.
  [
    'ten-thousand - 1500,2000,1000 1 offer 500 2',
    [{ type: 'take-over' }, 2, 0.444],
    [roll, 6, 0.03],
    'ten-thousand-reason-offer',
    { takes: 'yes', points: 500, dice: 2, bust: 44 },
  ],
  [
    'ten-thousand - 1500,2000,1000 1 offer 500 2',
    [roll, 6, 0.03],
    [{ type: 'take-over' }, 2, 0.444],
    'ten-thousand-reason-offer',
    { takes: 'no', points: 500, dice: 2, bust: 44 },
  ],
  ['ten-thousand - 1500,2000,1000 1 start', [roll, 6, 0.03], [roll, 6, 0.03], null, {}],
  [
    'ten-thousand - 1500,2000,1000 1 choose 300 112346',
    [keeping('bank', 0, 1)],
    [keeping('roll', 0, 1), 4, 0.5],
    'coach-not-worth-risk',
    { dice: 4, bust: 50, points: 500 },
  ],
  [
    'ten-thousand - 1500,2000,1000 1 choose 0 112346',
    [keeping('roll', 0), 5, 0.08],
    [keeping('bank', 0, 1)],
    'coach-worth-risk',
    { dice: 5, bust: 8, points: 200 },
  ],
  // Seat 1 needs 150: the points that a roll adds on average would overshoot it.
  [
    'ten-thousand - 1500,9700,1000 1 choose 50 12346',
    [keeping('roll', 0), 4, 0.08],
    [keeping('bank', 0)],
    null,
    {},
  ],
  [
    'ten-thousand exactFinish=false 1500,9700,1000 1 choose 50 12346',
    [keeping('roll', 0), 4, 0.08],
    [keeping('bank', 0)],
    'coach-worth-risk',
    {},
  ],
  [
    'ten-thousand - 1500,2000,1000 1 choose 300 112346',
    [keeping('roll', 0), 5, 0.08],
    [keeping('roll', 0, 1), 4, 0.16],
    'ten-thousand-reason-dice',
    { fewer: 'yes', points: 100, dice: 5, bust: 8, others: 4, otherBust: 16 },
  ],
  [
    'ten-thousand - 1500,2000,1000 1 choose 300 112346',
    [keeping('roll', 0, 1), 4, 0.16],
    [keeping('roll', 0), 5, 0.08],
    'ten-thousand-reason-dice',
    { fewer: 'no', points: 100, dice: 4, bust: 16, others: 5, otherBust: 8 },
  ],
  [
    'ten-thousand - 1500,2000,1000 1 choose 300 112346',
    [keeping('roll', 0), 5, 0.16],
    [keeping('roll', 0, 1), 4, 0.08],
    null,
    {},
  ],
  [
    'ten-thousand - 1500,2000,1000 1 choose 300 112346',
    [keeping('roll', 0), 5, 0.08],
    [keeping('roll', 1), 5, 0.16],
    null,
    {},
  ],
  [
    'ten-thousand - 1500,2000,1000 1 choose 300 152346',
    [keeping('roll', 0), 5, 0.08],
    [keeping('roll', 1), 5, 0.08],
    null,
    {},
  ],
  // Seat 1 of three players of Threes, who keeps less at the lower mean.
  [
    'threes rounds=3 3,13,7 2 1 choose 63215 00000',
    [keeping('roll', 1), 4, 0],
    [keeping('roll', 1, 3), 3, 0],
    'threes-reason',
    { mean: 7.2, otherMean: 7.7 },
  ],
  [
    'threes rounds=3 3,13,7 2 1 choose 63215 00000',
    [keeping('roll', 1, 3), 3, 0],
    [keeping('roll', 1), 4, 0],
    null,
    {},
  ],
  // The locked 3 counts with the dice that are kept.
  [
    'threes rounds=3 3,13,7 2 1 choose 63215 01000',
    [keeping('roll', 3), 3, 0],
    [keeping('roll', 2, 3), 2, 0],
    'threes-reason',
    { mean: 7.7, otherMean: 9 },
  ],
  // Half of the win is more than the share of one player of three.
  [
    'threes - 56,65,60 8 0 choose 11353 00000',
    [{ type: 'bank' }],
    [keeping('roll', 2, 4), 3, 0],
    'threes-reason-risk',
    { ahead: 'yes', points: 7, mean: 6.7 },
  ],
  ['threes - 56,65,60 8 0 choose 11353 00000', [keeping('roll', 2), 4, 0], [{ type: 'bank' }], null, {}],
  ['threes - 56 8 0 choose 11353 00000', [{ type: 'bank' }], [keeping('roll', 2, 4), 3, 0], null, {}],
  [
    'threes rounds=3,scoring=rounds 2,2,0 2 1 3,-,- choose 63215 00000',
    [keeping('roll', 1), 4, 0],
    [keeping('roll', 1, 3), 3, 0],
    null,
    {},
  ],
  [
    'threes rounds=3 3,13,7 2 1 choose 33311 00000',
    [{ type: 'bank' }],
    [keeping('roll', 0), 4, 0],
    'threes-reason',
    { mean: 2 },
  ],
  ['threes rounds=3 3,13,7 2 1 start', [roll, 5, 0], [roll, 5, 0], null, {}],
  // The last turn of the match: the score to beat decides.
  [
    'threes rounds=3 3,13,7 3 2 choose 63215 00000',
    [keeping('roll', 1), 4, 0],
    [keeping('roll', 1, 3), 3, 0],
    null,
    {},
  ],
  [
    'threes rounds=3 13,17,7 3 2 choose 63215 00000',
    [keeping('roll', 1), 4, 0],
    [keeping('roll', 1, 3), 3, 0],
    'threes-reason-last',
    { most: 5, tie: 6, stands: 'none', bestPoints: 0, bestDice: 4, otherPoints: 1, otherDice: 3 },
  ],
  [
    'threes rounds=3 3,13,7 3 2 choose 63215 00000',
    [keeping('roll', 0), 4, 0],
    [{ type: 'bank' }],
    'threes-reason-moon',
    {},
  ],
  [
    'threes rounds=3 3 3 0 choose 63215 00000',
    [keeping('roll', 1), 4, 0],
    [keeping('roll', 1, 3), 3, 0],
    'threes-reason',
    {},
  ],
];

describe('the coach explains why the best move is better than another one', () => {
  it.each(examples)(
    'the reason in the position %s for %j instead of %j has the text %s',
    (line, best, other, key, values) => {
      const { game, state } = unwrap(parsePosition(line));
      const reason = strategyOf(game.id).reasonOf?.(state, weighed(best), weighed(other));
      expect(reason?.key ?? null).toBe(key);
      if (key !== null) expect(reason?.values).toMatchObject(values);
    },
  );
});

describe('the coach names the chance of a nice roll in Three Dice', () => {
  const roll = (...dice: number[]) => ({ ...weighed([{ type: 'roll', dice }]), losesRound: 0.5 });
  // Holding 6 6, one face makes three of a kind. Holding 6, so does only 6 6; after stairs, 4 5 6 is nice too.
  it.each([
    ['-,204', 17, 3],
    ['s,-', 17, 8],
  ])('the chance counts each nice roll after the results %s', (results, nice, otherNice) => {
    const starter = results.startsWith('s') ? 0 : 1;
    const { game, state } = unwrap(
      parsePosition(`three-dice - 0,0 10 ${starter} 3 1 ${results} choose 2 366`),
    );
    const reason = strategyOf(game.id).reasonOf;
    expect(reason?.(state, roll(0), roll(0, 1))).toMatchObject({
      key: 'three-dice-reason-nice',
      values: { nice, otherNice },
    });
    expect(reason?.(state, roll(0, 1), roll(0))).toBeNull();
    expect(reason?.(state, { ...weighed([{ type: 'stay' }]), losesRound: 0.5 }, roll(0, 1))).toBeNull();
  });
});

describe('the coach names the chances to lose a round of Three Dice if they decide', () => {
  const { game, state } = unwrap(parsePosition('three-dice - 3,0,1 2 1 2 1 -,106,s choose 1 654'));
  /** The reason to roll the 4, where staying is worth less by `behind`. */
  const reason = (loses: number, otherLoses: number | undefined, behind: number) => {
    const staying = otherLoses === undefined ? {} : { losesRound: otherLoses };
    return strategyOf(game.id).reasonOf?.(
      state,
      { ...weighed([{ type: 'roll', dice: [2] }]), value: behind, losesRound: loses },
      { ...weighed([{ type: 'stay' }]), value: 0, ...staying },
    );
  };

  it.each([
    // A lost round costs the loser one sip, and half a sip against each of two others.
    ['half of the difference comes from the round', 0.25, 0.5, 0.75, { loses: 25, otherLoses: 50 }],
    ['the round explains less than half of the difference', 0.25, 0.5, 0.76, null],
    ['both chances are the same percentage', 0.251, 0.254, 0, null],
    ['the chance of the other move is not known', 0.25, undefined, 0, null],
  ] as const)('the reason in Three Dice, where %s', (_, loses, otherLoses, behind, values) => {
    const found = reason(loses, otherLoses, behind);
    expect(found?.key ?? null).toBe(values === null ? null : 'three-dice-reason');
    if (values !== null) expect(found?.values).toMatchObject(values);
  });
});

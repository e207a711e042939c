import { faces, parsePosition, scoringKeeps, type TenThousandState, unwrap } from '@dicehall/engine';
import { describe, expect, it } from 'vitest';
import { strategyOf } from '../../src/games/index.ts';
import { throwsOf } from '../../src/outcomes/throws.ts';

const [stop, roll] = [{ type: 'stop' }, { type: 'roll' }];
const keeping = (type: 'roll' | 'bank', ...keep: number[]) => ({ type, keep });

/**
 * A move with its value. If the move rolls, it has the number of dice and the chance of a bust. In Hidden Pairs, it
 * has its chances to win rounds, or the values after each face of the re-rolled die.
 */
type Weighed = readonly [
  move: object,
  dice?: number | undefined,
  bust?: number,
  value?: number,
  wins?: readonly number[] | undefined,
  afterFaces?: readonly (number | null)[],
];

const weighed = ([move, dice, bust, value = 0.5, wins, afterFaces]: Weighed) => ({
  move,
  ...(wins !== undefined && { wins }),
  value,
  loss: 0,
  margin: 0,
  roll:
    dice === undefined
      ? null
      : {
          seat: 1,
          dice,
          bust: bust ?? 0,
          outcomes: afterFaces?.map((after, at) => ({
            dice: [faces[at] ?? 1],
            chance: 1 / 6,
            busts: false,
            value: after,
          })) ?? [{ dice: [], chance: bust ?? 0, busts: true, value: 0 }],
        },
});

/** A position, the best move, another one, and the reason for the best one. */
type Example = readonly [line: string, best: Weighed, other: Weighed, key: string | null, values: object];

/** Seat 1 has the dice 3 3 5 1 5 2. */
const hands = 'hidden-pairs turns=1 1 500,450,350 522464+0/335152+1/364163+1=14.02.35.l1 - 000 choosing';
const [commit, again] = [{ type: 'commit' }, (die: number) => ({ type: 're-roll', die })];
const winning = (wins: readonly number[], actions: object = {}): Weighed => [
  { ...commit, ...actions },
  undefined,
  0,
  0.5,
  wins,
];
const [hinderance, diceBlock] = [{ hinderance: { round: 1, seat: 0 } }, { diceBlock: { round: 1, seat: 0 } }];
const rounds = 'hidden-pairs-reason-rounds';

const examples: readonly Example[] = [
  [
    hands,
    [again(3), 1],
    [commit],
    'hidden-pairs-reason-re-roll',
    { rolls: 'best', dice: { dice: [1] }, others: { dice: [1] }, higher: 83, price: 50 },
  ],
  [hands, [commit], [again(2), 1], 'hidden-pairs-reason-re-roll', { rolls: 'other', higher: 17 }],
  [hands, [commit], [again(0), 1], 'hidden-pairs-reason-re-roll', { rolls: 'other', higher: 50 }],
  [
    hands,
    [again(3), 1],
    [again(5), 1],
    'hidden-pairs-reason-re-roll',
    { rolls: 'both', dice: { dice: [1] }, others: { dice: [2] }, higher: 83, otherHigher: 67 },
  ],
  [hands, [again(0), 1], [again(1), 1], null, {}],
  [hands, [again(2), 1], [commit], null, {}],
  [hands, [again(0), 1], [again(3), 1], null, {}],
  // The values after the re-roll are unknown.
  [hands, [commit], [again(3)], null, {}],
  // Most re-rolls of a 1 show a higher face, but fewer have a higher value than the 0.5 of the commit.
  ...(
    [
      [[0.1, 0.2, 0.3, 0.4, 0.51, 0.6], { least: 5, chance: 33 }],
      [[0.1, 0.2, 0.3, 0.4, 0.5, 0.6], { least: 6, chance: 17 }],
      [[0.1, 0.2, 0.3, 0.4, 0.5, 0.5], { least: 7, chance: 0 }],
      // There is no limit: a 2 is better than a 5, or the values are unknown.
      [[0.1, 0.6, 0.3, 0.4, 0.5, 0.6], null],
      [[null, null, null, null, null, null], null],
    ] as const
  ).map(([after, values]): Example => {
    const reRoll: Weighed = [again(3), 1, 0, 0.4, undefined, after];
    const stated = { dice: { dice: [1] }, price: 50, ...values };
    return [hands, [commit], reRoll, values && 'hidden-pairs-reason-pays', values ? stated : {}];
  }),
  [hands, [commit], [commit], null, {}],
  // The rounds are worth 200, 150 and 100 points. A point that is won lowers the mean of the two others by half a
  // point.
  [
    hands,
    winning([0.6, 0.3, 0.2]),
    winning([0.4, 0.3, 0.2]),
    rounds,
    { decides: 'even', round: 1, points: 200, chance: 60, otherChance: 40, total: 60 },
  ],
  [
    hands,
    winning([0.1, 0.6, 0.2]),
    winning([0.2, 0.3, 0.2]),
    rounds,
    // The loss of round 1 counts too.
    { decides: 'even', round: 2, chance: 60, otherChance: 30, total: 38 },
  ],
  [
    hands,
    winning([0.4, 0.3, 0.2], hinderance),
    winning([0.2, 0.3, 0.2]),
    rounds,
    { decides: 'dear', total: 60, price: 50 },
  ],
  // Seat 1 has 450 points. Seat 2 has paid 150 in secret, so the others seem to have 500 each.
  [
    hands,
    winning([0.36, 0.3, 0.2], hinderance),
    winning([0.2, 0.3, 0.2]),
    rounds,
    { decides: 'behind', lead: 50, round: 1, points: 200, chance: 36, otherChance: 20 },
  ],
  [
    'hidden-pairs - 3 475,700 343536+1=02.35.14.h1@1/562664+0 55.65.b0@1:8=0/33.32.h0@1:5.h1@0:5=0/25.35=1 10 choosing',
    winning([0.2, 0.36, 0.2], hinderance),
    winning([0.5, 0.3, 0.2]),
    rounds,
    { decides: 'ahead', lead: 125, round: 2, points: 150, chance: 36, otherChance: 30 },
  ],
  [
    'hidden-pairs - 1 500,500,500 552312+0=24.35.01/141625+0/643354+0 - 000 choosing',
    winning([0.2, 0.3, 0.3]),
    winning([0.5, 0.3, 0.2]),
    rounds,
    { decides: 'level', lead: 0, round: 3, points: 100, chance: 30, otherChance: 20 },
  ],
  [
    hands,
    winning([0.3, 0.3, 0.3]),
    winning([0.7, 0.3, 0.2], diceBlock),
    rounds,
    { decides: 'cheap', round: 1, chance: 30, otherChance: 70, total: 105, price: 125 },
  ],
  [
    hands,
    winning([0.4, 0.3, 0.2]),
    winning([0.2, 0.38, 0.2], diceBlock),
    rounds,
    { decides: 'cheaper', round: 1, total: 42, price: 125 },
  ],
  [hands, winning([0.3, 0.3, 0.2]), winning([0.8, 0.3, 0.2], diceBlock), null, {}],
  [hands, winning([0.301, 0.3, 0.2]), winning([0.3, 0.3, 0.2]), null, {}],
  // Seat 1 of three players of Greed to 3,000.
  ['greed - 900,1600,2000 111 1 - start', [roll, 5, 0.1], [stop], null, {}],
  ['greed - 900,0,2000 101 1 - choose 250 12346', [roll, 4, 0.16], [stop], null, {}],
  [
    'greed - 900,0,2000 101 1 - choose 300 12346',
    [roll, 4, 0.16],
    [stop],
    'coach-worth-risk',
    { dice: 4, scores: 84, gain: 170, points: 300 },
  ],
  [
    'greed - 900,1600,2000 111 1 - choose 1000 12346',
    [stop],
    [roll, 4, 0.16],
    'coach-not-worth-risk',
    { dice: 4, scores: 84, gain: 170, points: 1000 },
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
  [
    'greed - 900,1600,3100 111 1 2 choose 1500 12346',
    [roll, 4, 0.16],
    [stop],
    'greed-reason-lost',
    { missing: 0 },
  ],
  ['greed - 900,1600,3100 111 1 2 choose 1550 12346', [stop], [roll, 4, 0.16], null, {}],
  ['greed - 900,1600,3100 111 1 2 choose 1550 12346', [roll, 4, 0.16], [stop], null, {}],
  ['greed - 900,1600,3100 111 1 2 choose 1450 12346', [stop], [roll, 4, 0.16], null, {}],
  [
    'greed - 900,2600,2800 111 1 - choose 400 12346',
    [stop],
    [roll, 4, 0.16],
    'greed-reason-final',
    { by: 200, seats: 3 },
  ],
  ['greed - 900,2600,2800 111 1 - choose 350 12346', [stop], [roll, 4, 0.5], 'coach-not-worth-risk', {}],
  [
    'greed - 900,2600,2800 111 1 - choose 400 12346',
    [roll, 4, 0.16],
    [stop],
    'greed-reason-early',
    { by: 200 },
  ],
  // Seat 1 of three players of Ten Thousand.
  [
    'ten-thousand - 1500,2000,1000 1 offer 500 2',
    [{ type: 'take-over' }, 2, 0.444],
    [roll, 6, 0.03],
    'ten-thousand-reason-offer',
    { takes: 'yes', points: 500, dice: 2, bust: 44, fresh: 6, freshBust: 3 },
  ],
  [
    'ten-thousand - 1500,2000,1000 1 offer 500 2',
    [roll, 6, 0.03],
    [{ type: 'take-over' }, 2, 0.444],
    'ten-thousand-reason-offer',
    { takes: 'no', points: 500, dice: 2, bust: 44, fresh: 6, freshBust: 3 },
  ],
  // Near the target, a take-over can have less risk.
  ...(
    [
      [0.66, 'more'],
      [0.68, 'same'],
      [0.7, 'yes'],
    ] as const
  ).map(
    ([bust, takes]): Example => [
      'ten-thousand - 1500,2000,1000 1 offer 500 2',
      [{ type: 'take-over' }, 2, bust],
      [roll, 6, 0.68],
      'ten-thousand-reason-offer',
      { takes, points: 500, dice: 2, bust: Math.round(100 * bust), fresh: 6, freshBust: 68 },
    ],
  ),
  [
    'ten-thousand - 1500,2000,1000 1 offer 500 2',
    [roll, 6, 0.68],
    [{ type: 'take-over' }, 2, 0.66],
    null,
    {},
  ],
  ['ten-thousand - 1500,2000,1000 1 start', [roll, 6, 0.03], [roll, 6, 0.03], null, {}],
  [
    'ten-thousand - 1500,2000,1000 1 choose 300 112346',
    [keeping('bank', 0, 1)],
    [keeping('roll', 0, 1), 4, 0.5],
    'coach-not-worth-risk',
    { dice: 4, scores: 50, points: 500 },
  ],
  [
    'ten-thousand - 1500,2000,1000 1 choose 0 112346',
    [keeping('roll', 0), 5, 0.08],
    [keeping('bank', 0, 1)],
    'coach-worth-risk',
    { dice: 5, scores: 92, points: 200 },
  ],
  // Seat 1 needs 150 points, and the mean points of a roll would overshoot them.
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
    'ten-thousand-reason-dice',
    { fewer: 'same', points: 50, dice: 5 },
  ],
  [
    'ten-thousand - 1500,2000,1000 1 choose 300 122246',
    [keeping('roll', 0, 1, 2, 3), 2, 0.08],
    [keeping('roll', 0), 5, 0.16],
    'ten-thousand-reason-dice',
    { fewer: 'both', points: 200, dice: 2, bust: 8, others: 5, otherBust: 16 },
  ],
  [
    'ten-thousand - 1500,2000,1000 1 choose 300 144446',
    [keeping('bank', 0, 1, 2, 3, 4)],
    [keeping('roll', 0), 5, 0.08],
    'ten-thousand-reason-put-back',
    { banked: 1200, points: 800, bust: 8, gain: 245 },
  ],
  [
    'ten-thousand - 1500,2000,1000 1 choose 300 152346',
    [keeping('bank', 0, 1)],
    [keeping('roll', 0), 5, 0.5],
    'ten-thousand-reason-put-back',
    { banked: 450, points: 50, bust: 50, gain: 245 },
  ],
  // Ten of 100 rolls lose 450 points, and the others add 190 points.
  [
    'ten-thousand - 1500,2000,1000 1 choose 300 152346',
    [keeping('bank', 0, 1)],
    [keeping('roll', 0), 5, 0.1],
    null,
    {},
  ],
  // One die busts unless it shows a 1 or a 5; six dice hardly ever do.
  [
    'ten-thousand - 1500,2000,1000 1 choose 1850 55',
    [keeping('bank', 0)],
    [keeping('roll', 0, 1), 6, 0.02],
    'ten-thousand-reason-leave',
    { dice: 1, bust: 67, others: 6, otherBust: 2 },
  ],
  // Both moves leave five dice.
  [
    'ten-thousand - 1500,2000,1000 1 choose 1850 152346',
    [keeping('bank', 1)],
    [keeping('bank', 0)],
    null,
    {},
  ],
  // Keeping both 1s wins at once.
  [
    'ten-thousand - 1500,9500,1000 1 choose 300 112346',
    [keeping('roll', 0, 1)],
    [keeping('roll', 0), 5, 0.08],
    null,
    {},
  ],
  // The next player is not in the game yet and cannot take over.
  [
    'ten-thousand - 1500,2000,0 1 choose 1850 55',
    [keeping('bank', 0)],
    [keeping('roll', 0, 1), 6, 0.02],
    null,
    {},
  ],
  // Seat 1 of three players of Threes. Keeping fewer dice gives the lower mean score.
  [
    'threes rounds=3 3,13,7 2 1 choose 63215 00000',
    [keeping('roll', 1), 4, 0],
    [keeping('roll', 1, 3), 3, 0],
    'threes-reason',
    { stands: 'none', mean: 7.2, otherMean: 7.7 },
  ],
  [
    'threes rounds=3 3,13,7 2 1 choose 63215 00000',
    [keeping('roll', 1, 3), 3, 0],
    [keeping('roll', 1), 4, 0],
    null,
    {},
  ],
  // Keeping another 3 is as good.
  [
    'threes rounds=3 3,13,7 2 1 choose 33215 00000',
    [keeping('roll', 0), 4, 0],
    [keeping('roll', 1), 4, 0],
    null,
    {},
  ],
  // The locked 3 counts among the kept dice.
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
    { stands: 'best', mean: 2 },
  ],
  // The last die is not rolled, so keeping 1 and 5 ends the turn with the 2.
  [
    'threes - 6,12 3 0 choose 32125 11000',
    [keeping('roll', 2), 2, 0],
    [keeping('roll', 2, 4)],
    'threes-reason',
    { stands: 'other', otherMean: 10 },
  ],
  // Seat 0 is behind. Keeping the 6 costs points on average.
  [
    'threes - 80,57 10 0 choose 24461 00000',
    [keeping('roll', 3), 4, 0],
    [keeping('roll', 4), 4, 0],
    'threes-reason-moon',
    { only: 'no', behind: 23, chance: 1.1, otherChance: 0 },
  ],
  // Keeping the 6s is better on average too, but the moon is what they are kept for.
  [
    'threes - 80,57 10 0 choose 24461 00000',
    [keeping('roll', 3), 4, 0],
    [{ type: 'bank' }],
    'threes-reason-moon',
    { only: 'no', behind: 23 },
  ],
  [
    'threes lastDie=rolled 57,57 10 0 choose 66661 00000',
    [keeping('roll', 0, 1, 2, 3), 1, 0],
    [{ type: 'bank' }],
    'threes-reason-moon',
    { only: 'no', behind: 0, chance: 16.7 },
  ],
  [
    'threes lastDie=rolled,moon=none 80,57 10 0 choose 66661 00000',
    [keeping('roll', 0, 1, 2, 3), 1, 0],
    [{ type: 'bank' }],
    'threes-reason-risk',
    {},
  ],
  [
    'threes - 57,80 10 0 choose 24461 00000',
    [keeping('roll', 3), 4, 0],
    [keeping('roll', 4), 4, 0],
    null,
    {},
  ],
  // More 6s bring the moon closer; exchanging one 6 for another does not. At equal scores no player is behind. The
  // player with the fewest points leads.
  [
    'threes - 80,57,90 10 0 choose 24661 00000',
    [keeping('roll', 2, 3), 3, 0],
    [keeping('roll', 2), 4, 0],
    'threes-reason-moon',
    { only: 'no', behind: 23, chance: 1.6, otherChance: 1.1 },
  ],
  [
    'threes - 80,57 10 0 choose 24661 00000',
    [keeping('roll', 2), 4, 0],
    [keeping('roll', 3), 4, 0],
    null,
    {},
  ],
  [
    'threes - 57,57 10 0 choose 24461 00000',
    [keeping('roll', 3), 4, 0],
    [keeping('roll', 4), 4, 0],
    null,
    {},
  ],
  // A player who does not win more often than others takes the risk of rolling two dice, which score 2 as they lie.
  [
    'threes - 65,56 8 0 choose 11333 00000',
    [keeping('roll', 2, 3, 4), 2, 0],
    [{ type: 'bank' }],
    'threes-reason-risk',
    { ahead: 'no', points: 2 },
  ],
  [
    'threes - 65,56 8 0 choose 11333 00000',
    [keeping('roll', 2, 3, 4), 2, 0, 0.6],
    [{ type: 'bank' }],
    null,
    {},
  ],
  ['threes - 65 8 0 choose 11333 00000', [keeping('roll', 2, 3, 4), 2, 0], [{ type: 'bank' }], null, {}],
  ['threes rounds=3 3,13,7 2 1 start', [roll, 5, 0], [roll, 5, 0], null, {}],
  // The last turn of a round other than the last one is like any other turn.
  [
    'threes rounds=3 13,17,7 2 2 choose 63215 00000',
    [keeping('roll', 1), 4, 0],
    [keeping('roll', 1, 3), 3, 0],
    'threes-reason',
    {},
  ],
  // In the last turn of the match, the score to beat decides.
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
    { only: 'yes', behind: 4 },
  ],
  ['threes rounds=3 13,17,7 3 2 start', [roll, 5, 0], [roll, 5, 0], null, {}],
  [
    'threes rounds=3 3,13,3 3 2 choose 63215 00000',
    [keeping('roll', 1), 4, 0],
    [keeping('roll', 1, 3), 3, 0],
    null,
    {},
  ],
  [
    'threes rounds=3 13,17,7 3 2 choose 63215 00000',
    [{ type: 'bank' }],
    [keeping('roll', 1), 4, 0],
    'threes-reason-last',
    { stands: 'best', points: 14, bestDice: 0, otherDice: 4 },
  ],
  [
    'threes rounds=3 13,17,7 3 2 choose 63215 00000',
    [keeping('roll', 1), 4, 0],
    [{ type: 'bank' }],
    'threes-reason-last',
    { stands: 'other', points: 14, bestDice: 4, otherDice: 0 },
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
      const reason = strategyOf(game.id).reasonOf?.(state, weighed(best), weighed(other), 1);
      expect(reason?.key ?? null).toBe(key);
      if (key !== null) expect(reason?.values).toMatchObject(values);
    },
  );

  it('which dice to keep is not explained by their number alone if the totals decide', () => {
    const { game, state } = unwrap(parsePosition('ten-thousand - 1500,2000,1000 1 choose 300 112346'));
    const [fewer, more] = [weighed([keeping('roll', 0), 5, 0.08]), weighed([keeping('roll', 0, 1), 4, 0.16])];
    const reasonIf = (bestIfLevel: unknown) =>
      strategyOf(game.id).reasonOf?.(state, fewer, more, 1, bestIfLevel) ?? null;
    expect(reasonIf(fewer.move)).not.toBeNull();
    expect(reasonIf(more.move)).toBeNull();
  });
});

describe('the coach explains why a bust is as good as a bank near the exact target of Ten Thousand', () => {
  const { options } = unwrap(parsePosition('ten-thousand - 1500,9500 1 start')).state as TenThousandState;
  /** Returns the chance that the best set of six dice scores more than these points. */
  const over = (room: number): number =>
    throwsOf(6).reduce((sum, { dice, ways }) => {
      const most = Math.max(0, ...scoringKeeps(dice, options).map(({ score }) => score));
      return sum + (most > room ? ways / 6 ** 6 : 0);
    }, 0);
  /** Returns the reason at 9,500 points with 150 points in the turn, if a bust has the same value. */
  const reasonAt = (line: string, busted: number) => {
    const { game, state } = unwrap(parsePosition(line));
    const [best, other] = [weighed([keeping('roll', 0), 4, 0.16]), weighed([keeping('bank', 0)])];
    const outcomes = [
      { dice: [], chance: 0.84, busts: false, value: 0.1 },
      { dice: [], chance: 0.16, busts: true, value: busted },
    ];
    const free = { ...best, roll: { seat: 1, dice: 4, bust: 0.16, outcomes } };
    const reason = strategyOf(game.id).reasonOf?.(state, free, other, 1);
    return reason?.key === 'ten-thousand-reason-finish' ? reason.values : null;
  };
  it.each([
    [50, 150, 35],
    [150, 250, 42],
    [250, 350, 65],
  ])(
    'with %i points before keeping a 1, a bank of %i overshoots with %i %% of all rolls',
    (before, points, chance) => {
      expect([100 * over(500 - points), 100 * over(500)].map(Math.round)).toEqual([chance, 25]);
      const found = reasonAt(`ten-thousand - 1500,9500 1 choose ${before} 12346`, 0.5);
      expect(found).toEqual({ left: 500 - points, over: chance, need: 500, otherOver: 25 });
    },
  );

  it('the coach does not compare chances of overshooting that hardly differ', () => {
    expect(over(400) - over(500)).toBeLessThan(0.1);
    expect(reasonAt('ten-thousand - 1500,9500 1 choose 0 122346', 0.5)).toBeNull();
  });

  it('the coach does not compare chances of overshooting if a bust is worse than the bank, or without the exact finish', () => {
    expect(reasonAt('ten-thousand - 1500,9500 1 choose 250 12346', 0.5)).not.toBeNull();
    expect(reasonAt('ten-thousand - 1500,9500 1 choose 250 12346', 0.49)).toBeNull();
    expect(reasonAt('ten-thousand exactFinish=false 1500,9500 1 choose 250 12346', 0.5)).toBeNull();
  });
});

describe('the coach names what decides a round of Three Dice', () => {
  const roll = (...dice: number[]) => ({ type: 'roll', dice });
  const stay = { type: 'stay' };
  /**
   * A move with its value, its chance of losing the round, and the mean penalties of the player and of the opponent.
   */
  const worth = (move: object, value: number, loses: number, ...taken: readonly number[]) => ({
    ...weighed([move]),
    value,
    round: { loses, taken },
  });
  type Worth = ReturnType<typeof worth>;
  const reasonAt = (line: string, best: Worth, other: Partial<Worth>) => {
    const { game, state } = unwrap(parsePosition(`three-dice - ${line}`));
    const moves = [best, { ...weighed([stay]), ...other }] as const;
    const reason = strategyOf(game.id).reasonOf?.(state, ...moves, (state as { readonly seat: number }).seat);
    return reason?.values ?? null;
  };

  // A lost round costs the player one sip, and a won round costs the other player one: a difference of two.
  it.each([
    ['points', 'half of the difference comes from it', 0.25, 0.5, 1],
    [undefined, 'it explains less than half of the difference', 0.25, 0.5, 1.01],
    [undefined, 'both chances are the same percentage', 0.251, 0.254, 0],
  ] as const)('the reason %s is the chance of losing the round if %s', (why, _, loses, other, ahead) => {
    const best = worth(roll(2), ahead, loses, 0, 0);
    const found = reasonAt('0,0 10 1 3 1 -,106 choose 1 641', best, worth(stay, 0, other, 0, 0));
    expect(found?.why).toBe(why);
  });

  it('no reason is given if the chance of losing the round does not decide between the moves', () => {
    expect(reasonAt('0,0 10 1 3 1 -,106 choose 1 664', worth(roll(2), 1, 0, 0, 1), { value: 0 })).toBeNull();
  });

  const [none, all] = [worth(stay, 0, 1, 0, 0), worth(roll(0, 1, 2), 0, 1, 0, 0)];
  it.each<[object | null, string, Worth, Worth]>([
    // The other player is safe. A pair makes three of a kind with one face.
    [{ why: 'only' }, '0,0 10 0 3 3 t,- choose 1 664', worth(roll(2), 1, 0.5, 0, 0), none],
    [{ why: 'nice' }, '0,0 10 0 3 1 106,- choose 1 664', worth(roll(2), 1, 0.5, 0, 0), none],
    [{ why: 'points' }, '0,0 10 0 3 1 106,- choose 1 641', worth(roll(0, 1), 1, 0.4, 0, 0), all],
    // Three 6s add 6 to the penalty, and 1 2 3 gives two sips.
    [
      { why: 'adds', more: 'yes' },
      '0,0 10 0 3 1 106,- choose 1 664',
      worth(roll(2), 0.9, 1, 2, 0),
      worth(stay, 0, 0, 1, 0),
    ],
    // The penalty of the third player counts half for each of the two others. Results that both moves can have make
    // no difference.
    [
      { why: 'adds', more: 'no' },
      '0,0,0 10 0 3 1 106,-,- choose 1 664',
      worth(roll(2), 0.9, 1, 2, 7, 1),
      worth(stay, 0, 1, 1, 7, 0),
    ],
    [null, '0,0 10 0 3 1 106,- choose 1 664', worth(roll(2), 0.9, 1, 2, 0), worth(roll(2), 0, 1, 1, 0)],
    [
      { why: 'none', more: 'yes' },
      '0,0 10 0 3 1 106,- choose 1 664',
      worth(roll(2), 0.9, 1, 2, 0),
      worth(roll(2), 0, 0.9, 1, 0),
    ],
    [null, '0,0 10 0 3 3 t,- choose 1 212', worth(roll(0), 1 / 3, 1, 1 / 3, 0), worth(roll(0), 0, 1, 0, 0)],
    [
      { why: 'gives', more: 'no' },
      '0,0 10 0 3 3 t,- choose 1 212',
      worth(roll(0), 1 / 3, 1, 1 / 3, 0),
      worth(roll(1), 0, 1, 0, 0),
    ],
    // Super stairs, 4 5 6, count only after stairs of the player before.
    ...(['s', '106'] as const).map((before): [object | null, string, Worth, Worth] => [
      before === 's' ? { why: 'gives' } : null,
      `0,0 10 0 3 1 ${before},- choose 1 451`,
      worth(roll(2), 1 / 3, 1, 1 / 3, 0),
      worth(roll(0), 0, 1, 0, 0),
    ]),
    // Re-rolling three 6s gives up their safety; shit stairs are a small part of that.
    [
      { why: 'triple', more: 'no' },
      '0,0 10 1 3 1 -,106 choose 1 666',
      worth(stay, 1, 0.5, 0, 3),
      worth(roll(0, 1, 2), 0, 0.5, 2.67, 1),
    ],
    [
      { why: 'stairs', more: 'no' },
      '0,0 10 1 3 1 -,106 choose 1 123',
      worth(stay, 1, 0.5, 0, 3),
      worth(roll(0, 1, 2), 0, 0.5, 2.67, 1),
    ],
    // The starter who stays after one roll leaves the others one roll. Holding 2 3, a 4 makes shit stairs.
    [
      { why: 'limit', rolls: 1, more: 'no' },
      '0,0 10 1 3 1 -,- choose 1 653',
      worth(stay, 0.2, 0.5, 0, 0.74),
      worth(roll(1, 2), 0, 0.5, 0, 1.29),
    ],
    [
      null,
      '0,0 10 1 3 1 -,- choose 1 653',
      worth(roll(2), 0.2, 0.5, 0, 0.74),
      worth(roll(1, 2), 0, 0.5, 0, 1.29),
    ],
    [
      null,
      '0,0 10 1 3 1 -,106 choose 1 653',
      worth(stay, 0.2, 0.5, 0.74, 0),
      worth(roll(1, 2), 0, 0.5, 1.29, 0),
    ],
    [
      { why: 'shit', more: 'no' },
      '0,0 10 0 3 1 165,- choose 2 232',
      worth(roll(1), 1 / 6, 0.5, 0, 5 / 6),
      worth(roll(0), 0, 0.5, 0, 1),
    ],
  ])('the reason is %o in the position %s', (expected, line, best, other) => {
    const reason = reasonAt(line, best, other);
    if (expected === null) expect(reason).toBeNull();
    else expect(reason).toMatchObject(expected);
  });
});

import { type Commit, type Face, parsePosition, unwrap } from '@dicehall/engine';
import type { Bot } from '@dicehall/strategy';
import type {
  HiddenPairsRule,
  RaceRule,
  TenThousandRule,
  ThreeDiceRule,
  ThreesRule,
} from '@dicehall/strategy/solvers';
import { describe, expect, test } from 'vitest';
import { greedFamily } from '../src/cards/greed.ts';
import { hiddenPairsFamily } from '../src/cards/hidden-pairs.ts';
import { tenThousandFamily } from '../src/cards/ten-thousand/evaluate.ts';
import { threeDiceFamily } from '../src/cards/three-dice.ts';
import { threesFamily } from '../src/cards/threes.ts';

/** The move of a card's player at a position, in which it is the player's turn. */
function moveAt(player: Bot, line: string): unknown {
  const { game, state } = unwrap(parsePosition(line));
  const step = game.step(state);
  const seat = step.kind === 'choose' ? (step.seats[0] ?? 0) : 0;
  return player.choose(game.view(state, seat), seat, () => 0);
}

describe('a card of Greed stops as its rules say', () => {
  const rules: RaceRule[] = [
    { kind: 'stop', dice: [1, 2], at: 300 },
    { kind: 'stop', dice: [3, 5], at: 500 },
    { kind: 'add', points: 100, behind: 1000 },
  ];
  const twice: RaceRule[] = [...rules, { kind: 'add', points: 100, behind: 500 }];
  const early: RaceRule[] = [{ kind: 'stop', dice: [1, 5], at: 100 }];
  const five: RaceRule[] = [
    { kind: 'stop', dice: [1, 4], at: 100 },
    { kind: 'stop', dice: [5, 5], at: 1200 },
  ];
  const leading: RaceRule[] = [...early, { kind: 'lead', points: 350 }];

  test.each<[situation: string, rules: RaceRule[], position: string, move: string]>([
    ['before the first roll', rules, '1200,800 11 1 - start', 'roll'],
    ['below the limit for two dice', rules, '1200,800 11 1 - choose 250 51341', 'roll'],
    ['at the limit for two dice', rules, '1200,800 11 1 - choose 300 51341', 'stop'],
    ['in the first seat at the limit', rules, '800,1200 11 0 - choose 300 51341', 'stop'],
    ['below the limit for four dice', rules, '1200,800 11 1 - choose 450 52346', 'roll'],
    ['at the limit for four dice', rules, '1200,800 11 1 - choose 500 52346', 'stop'],
    ['below the limit for five dice', five, '1200,800 11 1 - choose 1150 11155', 'roll'],
    ['at the limit for five dice', five, '1200,800 11 1 - choose 1200 11155', 'stop'],
    ['950 points behind', rules, '1950,1000 11 1 - choose 300 51341', 'stop'],
    ['1,000 points behind', rules, '2000,1000 11 1 - choose 350 51341', 'roll'],
    ['1,000 points behind, at the raised limit', rules, '2000,1000 11 1 - choose 400 51341', 'stop'],
    ['behind by two rules that both raise the limit', twice, '2000,1000 11 1 - choose 450 51341', 'roll'],
    ['at the limit that two rules raise', twice, '2000,1000 11 1 - choose 500 51341', 'stop'],
    ['1,000 points ahead', rules, '1000,2000 11 1 - choose 300 51341', 'stop'],
    ['below the opening', early, '500,0 10 1 - choose 250 51341', 'roll'],
    ['at the opening', early, '500,0 10 1 - choose 300 51341', 'stop'],
    ['at the target', rules, '2600,2750 11 1 - choose 250 51341', 'stop'],
    ['at the target, without the lead', leading, '2900,2800 11 1 - choose 400 51341', 'roll'],
    ['at the target, with the lead', leading, '2900,2800 11 1 - choose 450 51341', 'stop'],
    ['below the target', leading, '2900,2700 11 1 - choose 250 51341', 'stop'],
    ['in the last turn, behind', rules, '3200,2800 11 1 0 choose 350 51341', 'roll'],
    ['in the last turn, in a tie with two dice', rules, '3200,2800 11 1 0 choose 400 51341', 'roll'],
    ['in the last turn, in a tie with one die', rules, '3200,2800 11 1 0 choose 400 51512', 'stop'],
    ['in the last turn, ahead', rules, '3200,2800 11 1 0 choose 450 52346', 'stop'],
    ['in the last turn of the first seat, ahead', rules, '2800,3200 11 0 1 choose 450 52346', 'stop'],
  ])('%s', (_situation, used, position, type) => {
    expect(moveAt(greedFamily.player(used), `greed - ${position}`)).toEqual({ type });
  });
});

describe('a card of Ten Thousand keeps and banks as its rules say', () => {
  const rules: TenThousandRule[] = [
    { kind: 'stop', dice: [1, 3], at: 400 },
    { kind: 'take-product', product: 1600 },
  ];
  const tabled: TenThousandRule[] = [
    {
      kind: 'table',
      columns: [[1, 6]],
      bands: [null, 1000],
      rows: [{ needs: [[0, null]], always: true, limits: [[400], [900]] }],
    },
  ];
  const room: TenThousandRule[] = [...rules, { kind: 'room', least: 300 }];
  const back: TenThousandRule[] = [...rules, { kind: 'put-back', worth: 60, dice: [4, 6], need: null }];

  test.each<[situation: string, rules: TenThousandRule[], position: string, move: object]>([
    ['at the start', rules, '2400,1050 1 start', { type: 'roll' }],
    ['with an offer of 750 points and two dice', rules, '2400,1050 1 offer 750 2', { type: 'roll' }],
    ['with an offer of 800 points and two dice', rules, '2400,1050 1 offer 800 2', { type: 'take-over' }],
    ['below the limit', rules, '2400,1050 1 choose 200 1534', { type: 'roll', keep: [0, 1] }],
    [
      'below the limit, if a die is worth more',
      back,
      '2400,1050 1 choose 200 5314',
      { type: 'roll', keep: [2] },
    ],
    ['at the limit', rules, '2400,1050 1 choose 250 1534', { type: 'bank', keep: [0, 1] }],
    ['at the limit, in the first seat', rules, '1050,2400 0 choose 250 1534', { type: 'bank', keep: [0, 1] }],
    ['below the opening', rules, '2400,0 1 choose 800 1534', { type: 'roll', keep: [0, 1] }],
    ['at the opening', rules, '2400,0 1 choose 850 1534', { type: 'bank', keep: [0, 1] }],
    ['too close to the target', room, '2400,9350 1 choose 250 1534', { type: 'roll', keep: [0, 1] }],
    ['with enough room to the target', room, '2400,9300 1 choose 250 1534', { type: 'bank', keep: [0, 1] }],
    ['at a limit of its table', tabled, '2400,1050 1 choose 250 1534', { type: 'bank', keep: [0, 1] }],
    [
      'below the limit that its table has against a close opponent',
      tabled,
      '9200,1050 1 choose 250 1534',
      { type: 'roll', keep: [0, 1] },
    ],
    ['exactly at the target', rules, '2400,9650 1 choose 200 1534', { type: 'bank', keep: [0, 1] }],
  ])('%s', (_situation, used, position, move) => {
    expect(moveAt(tenThousandFamily.player(used), `ten-thousand - ${position}`)).toEqual(move);
  });
});

describe('a card of Threes keeps and banks as its rules say', () => {
  const rules: ThreesRule[] = [
    { kind: 'moon', sixes: 1, when: { what: 'behind', by: 12, rounds: 2 } },
    { kind: 'bank', dice: [4, 5], total: 7, when: { what: 'ahead', by: 9, rounds: 5 } },
    { kind: 'bank', dice: [3, 5], total: 5, when: { what: 'behind', by: 2, rounds: 5 } },
    { kind: 'bank', dice: [3, 5], total: 6, when: null },
  ];

  test.each<[situation: string, position: string, keep: number[] | 'bank']>([
    ['6 points', '40,40 3 0 choose 33141 00000', 'bank'],
    ['7 points', '40,40 3 0 choose 33151 00000', [0, 1]],
    ['no threes', '40,40 3 0 choose 64512 00000', [3]],
    ['three dice with 6 points', '40,40 3 0 choose 33141 11000', 'bank'],
    ['three dice with 7 points', '40,40 3 0 choose 33151 11000', [2]],
    ['two dice', '40,40 3 0 choose 33364 11100', 'bank'],
    ['three dice with a three', '40,40 3 0 choose 66536 11000', [3]],
    ['three dice with two threes, 2 points behind', '42,40 6 0 choose 66336 11000', [2]],
    ['2 points behind, five rounds left', '42,40 6 0 choose 33141 00000', [0, 1]],
    ['2 points behind in the second seat', '40,42 6 1 choose 33141 00000', [0, 1]],
    ['2 points behind, six rounds left', '42,40 5 0 choose 33141 00000', 'bank'],
    ['1 point behind', '41,40 6 0 choose 33141 00000', 'bank'],
    ['2 points ahead', '40,42 6 0 choose 33141 00000', 'bank'],
    ['9 points ahead', '31,40 6 0 choose 33151 00000', 'bank'],
    ['9 points ahead, with three dice', '31,40 6 0 choose 33151 11000', [2]],
    ['8 points ahead', '32,40 6 0 choose 33151 00000', [0, 1]],
    ['12 points behind, two rounds left', '52,40 9 0 choose 64512 00000', [0]],
    ['12 points behind, three rounds left', '52,40 8 0 choose 64512 00000', [3]],
    ['11 points behind, two rounds left', '51,40 9 0 choose 64512 00000', [3]],
    ['another six of a moon', '52,40 9 0 choose 66512 10000', [1]],
    ['no further six of a moon', '52,40 9 0 choose 64512 10000', [3]],
    ['a six after another die', '52,40 9 0 choose 36512 10000', [3]],
    ['two sixes of three dice', '52,40 9 0 choose 66664 11000', [2]],
    ['a complete moon', '52,40 9 0 choose 66666 11000', 'bank'],
    ['the last turn, if banking wins', '50,20 10 1 choose 66512 00000', 'bank'],
    ['the last turn, if banking ties', '40,20 10 1 choose 66512 00000', [3]],
    ['the last round before the other player', '20,50 10 0 choose 66512 00000', [3]],
  ])('a card of Threes keeps or banks by its rules after %s', (_situation, position, keep) => {
    const move = keep === 'bank' ? { type: 'bank' } : { type: 'roll', keep };
    expect(moveAt(threesFamily.player(rules), `threes - ${position}`)).toEqual(move);
  });

  test('a card that starts a moon with two 6s keeps single 6s of later rolls', () => {
    const player = threesFamily.player([{ kind: 'moon', sixes: 2, when: null }]);
    const keep = (line: string) => moveAt(player, `threes - 40,40 3 0 choose ${line}`);
    expect(['64512 00000', '66512 00000', '66612 11000'].map(keep)).toEqual(
      [[3], [0, 1], [2]].map((kept) => ({ type: 'roll', keep: kept })),
    );
  });

  test('with lastDie=rolled, a card can leave the last die to be rolled; a turn begins with a roll', () => {
    const at = (line: string) => moveAt(threesFamily.player(rules), `threes lastDie=rolled ${line}`);
    expect(at('40,40 3 0 choose 33364 11100')).toEqual({ type: 'roll', keep: [4] });
    expect(at('52,40 9 0 choose 66646 11100')).toEqual({ type: 'roll', keep: [4] });
    expect(at('40,40 3 0 start')).toEqual({ type: 'roll' });
  });
});

describe('a card of Three Dice holds and stays as its rules say', () => {
  const rules: ThreeDiceRule[] = [
    { kind: 'press' },
    { kind: 'hold', held: 'pair', part: 'any' },
    { kind: 'hold', held: 'ones', part: 'behind' },
    { kind: 'hold', held: 'sixes', part: 'behind' },
    { kind: 'hold', held: 'steps', part: 'safe' },
    { kind: 'stay', points: 150 },
  ];
  const second = (finished: string) => `3,0 2 1 3 1 -,${finished} choose 1`;
  const starter = '3,0 2 0 3 1 -,- choose 1';

  test.each<[situation: string, position: string, rolled: number[] | 'stay']>([
    ['the starter below 150 points', `${starter} 514`, [0, 1, 2]],
    ['the starter with 164 points', `${starter} 614`, 'stay'],
    ['the starter with a pair', `${starter} 441`, [2]],
    ['the starter with stairs', '3,0 2 0 3 1 -,- choose 2 321', 'stay'],
    ['the second player in a tie', `${second('106')} 214`, [0, 2]],
    ['the second player behind, with a pair', `${second('205')} 144`, [0]],
    ['the second player behind, with a six', `${second('106')} 265`, [0, 2]],
    ['the second player behind, with other dice', `${second('106')} 254`, [0, 1, 2]],
    ['the second player ahead', `${second('106')} 614`, 'stay'],
    ['the second player ahead, whose pair stays ahead', `${second('11')} 551`, [2]],
    ['the second player ahead, whose pair may tie', `${second('202')} 115`, 'stay'],
    ['the second player against three of a kind, with two steps', '3,0 2 1 3 3 -,t choose 1 124', [2]],
    ['the second player against three of a kind, with one step', '3,0 2 1 3 3 -,t choose 1 145', [0, 1, 2]],
    ['the second player with three of a kind', `${second('205')} 444`, 'stay'],
    ['the second seat as the second player, ahead', '3,0 2 0 3 1 106,- choose 1 614', 'stay'],
    ['the second seat as the second player, behind', '3,0 2 0 3 1 165,- choose 1 614', [0, 2]],
  ])('%s', (_situation, position, rolled) => {
    const move = rolled === 'stay' ? { type: 'stay' } : { type: 'roll', dice: rolled };
    expect(moveAt(threeDiceFamily.player(rules), `three-dice - ${position}`)).toEqual(move);
  });

  test('only the starter stays at the points of the starter’s rule', () => {
    const player = threeDiceFamily.player([{ kind: 'stay', points: 12 }]);
    const at = (line: string) => moveAt(player, `three-dice - 3,0 2 1 3 1 ${line}`);
    expect(at('-,106 choose 1 214')).toEqual({ type: 'roll', dice: [0, 1, 2] });
    expect(at('-,- choose 1 254')).toEqual({ type: 'roll', dice: [0, 1, 2] });
    expect(at('-,- choose 1 255')).toEqual({ type: 'stay' });
  });

  test('a card that holds two of 1, 2 and 3 holds only one die of a pair', () => {
    const player = threeDiceFamily.player([{ kind: 'hold', held: 'steps', part: 'safe' }]);
    const move = moveAt(player, 'three-dice - 3,0 2 1 3 3 -,t choose 1 112');
    expect(move).toEqual({ type: 'roll', dice: [1] });
  });

  test('a turn begins with a roll of all dice, and stairs give sips to the other player', () => {
    const at = (line: string) => moveAt(threeDiceFamily.player(rules), `three-dice - ${line}`);
    expect(at('3,0 2 0 3 1 -,- start')).toEqual({ type: 'roll', dice: [0, 1, 2] });
    expect(at('3,0 2 1 3 1 -,s give')).toEqual({ type: 'give', to: 0 });
  });
});

describe('a card of Hidden Pairs re-rolls and commits as its rules say', () => {
  const rules: HiddenPairsRule[] = [
    { kind: 're-roll', most: 1, times: 1 },
    { kind: 'attack', what: 'hinderance', least: 4 },
    { kind: 'attack', what: 'diceBlock', least: 9 },
    { kind: 'play', order: '16 25 34', hinderance: 0, diceBlock: 0, luckyDice: 0 },
    { kind: 'play', order: '12 34 56', hinderance: 1, diceBlock: 2, luckyDice: 0 },
  ];
  const both = { hinderance: 1, diceBlock: 2 };
  /** Returns the part of a view that the player of a card uses. */
  const viewOf = (dice: readonly Face[], reRolls: number, scores: readonly number[]) =>
    ({ hand: { dice, reRolls }, scores }) as never;

  test.each<[situation: string, points: number, dice: readonly Face[], used: number, move: object]>([
    ['a 1', 50, [6, 6, 1, 5, 2, 2], 0, { die: 2 }],
    ['a 1 and too few points for a re-roll', 25, [6, 6, 1, 5, 2, 2], 0, { pairs: '66 25 12' }],
    ['a 1 after the re-roll', 500, [6, 6, 1, 5, 2, 2], 1, { pairs: '66 25 12' }],
    [
      'two low dice that are worth a Hindrance',
      500,
      [6, 6, 2, 4, 4, 2],
      1,
      { pairs: '66 44 22', hinderance: 1 },
    ],
    [
      'middle dice that are worth a Dice-Block',
      500,
      [6, 6, 1, 5, 4, 2],
      1,
      { pairs: '66 45 12', diceBlock: 2 },
    ],
    ['dice that are worth both', 175, [6, 6, 2, 5, 4, 4], 1, { pairs: '66 45 24', ...both }],
    ['too few points for both', 150, [6, 6, 2, 5, 4, 4], 1, { pairs: '66 45 24' }],
  ])(
    'a card of Hidden Pairs re-rolls or commits by its rules with %s',
    (_situation, points, dice, used, move) => {
      for (const seat of [0, 1]) {
        const scores = seat === 0 ? [points, 900] : [900, points];
        const view = viewOf(dice, used, scores);
        const { die, pairs, hinderance, diceBlock, luckyDice } = hiddenPairsFamily
          .player(rules)
          .choose(view, seat, () => 0.99) as Partial<Commit> & { readonly die?: number };
        const facesOf = (pair: readonly number[]) =>
          pair
            .map((at) => dice[at] ?? 0)
            .sort((a, b) => a - b)
            .join('');
        expect({
          ...(die !== undefined && { die }),
          ...(pairs !== undefined && { pairs: pairs.map(facesOf).join(' ') }),
          ...(hinderance !== undefined && { hinderance: hinderance.round }),
          ...(diceBlock !== undefined && { diceBlock: diceBlock.round }),
        }).toEqual(move);
        for (const attack of [hinderance, diceBlock]) expect(attack?.seat ?? 1 - seat).toBe(1 - seat);
        expect(luckyDice).toBeUndefined();
      }
    },
  );

  test('one of several ways to play is drawn with equal chances', () => {
    const dice: Face[] = [6, 6, 2, 5, 4, 4];
    const view = viewOf(dice, 2, [500, 500]);
    const ordered = [0, 0.49, 0.5].map((random) => {
      const { pairs = [] } = hiddenPairsFamily.player(rules).choose(view, 0, () => random) as Partial<Commit>;
      return pairs.map(([one, other]) => (dice[one] ?? 0) + (dice[other] ?? 0));
    });
    expect(ordered).toEqual([
      [8, 10, 9],
      [8, 10, 9],
      [12, 9, 6],
    ]);
  });

  test('a card without a way to play puts its highest dice into the first round and attacks no one', () => {
    const dice: Face[] = [6, 1, 2, 5, 4, 4];
    const view = viewOf(dice, 0, [500, 500]);
    const { pairs, ...more } = hiddenPairsFamily.player([]).choose(view, 0, () => 0) as Partial<Commit>;
    const faces = pairs?.map((pair) => pair.map((at) => dice[at] ?? 0).sort((a, b) => b - a));
    expect([faces, more]).toEqual([
      [
        [6, 5],
        [4, 4],
        [2, 1],
      ],
      { type: 'commit' },
    ]);
  });
});

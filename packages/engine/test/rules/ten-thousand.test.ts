import { describe, expect, it } from 'vitest';
import { parsePosition, type TenThousandView, takeOverOffer } from '../../src/index.ts';
import { type ScriptSetup, scripted } from '../../src/testing/index.ts';

/** A match in which seat 0 has won the rolls that decide who starts, so that scripts begin with its first turn. */
const tenThousand = (script: string, setup: ScriptSetup = {}) => {
  const order = Array.from({ length: setup.seats ?? 2 }, (_, seat) => `${seat}: ${seat === 0 ? 6 : 1}`);
  return scripted<TenThousandView>('ten-thousand', [...order, script].join(' | '), setup);
};

/** Entries with which a seat banks 1000 with three 1s, with three dice left. */
const thousand = (seat: number) => `${seat} roll | ${seat}: 111234 | ${seat} bank 012`;
/** Entries with which a seat that is in the game banks 100. */
const hundred = (seat: number) => `${seat} roll | ${seat}: 123346 | ${seat} bank 0`;
const bust = (seat: number) => `${seat} roll | ${seat}: 223346`;
const options = (given: NonNullable<ScriptSetup['options']>, seats = 2): ScriptSetup => ({
  options: given,
  seats,
});

describe('dice decide who starts Ten Thousand', () => {
  it.each<[string, number, string, number | null, number | null]>([
    ['the highest of two dice starts', 2, '0: 3 | 1: 5', 1, null],
    ['the highest of four dice starts', 4, '0: 3 | 1: 5 | 2: 6 | 3: 1', 2, null],
    ['no seat starts before all have rolled', 3, '0: 6 | 1: 1', null, 2],
    ['tied seats roll again, in seat order', 3, '0: 5 | 1: 1 | 2: 5', null, 0],
    ['the highest of the tied seats starts', 3, '0: 5 | 1: 1 | 2: 5 | 0: 1 | 2: 2', 2, null],
    ['tied seats roll again as often as they tie', 2, '0: 6 | 1: 6 | 0: 1 | 1: 1 | 0: 4 | 1: 3', 0, null],
    ['a tie below the highest die does not matter', 3, '0: 2 | 1: 2 | 2: 3', 2, null],
    [
      'only the seats that tie again roll a third time',
      4,
      '0: 6 | 1: 6 | 2: 6 | 3: 5 | 0: 4 | 1: 2 | 2: 4',
      null,
      0,
    ],
  ])('%s', (_, seats, script, starts, throws) => {
    const match = scripted('ten-thousand', script, { seats });
    expect(match.refused).toBeNull();
    expect(match.step).toEqual(
      starts === null ? { kind: 'throw', seat: throws, dice: 1 } : { kind: 'choose', seats: [starts] },
    );
  });

  it.each<[string, string, string]>([
    ['a player cannot move before dice decide who starts', '0 roll', 'dice-awaited@0'],
    ['the roll for the first turn is in seat order', '1: 5', 'not-your-throw@0'],
    ['the roll for the first turn has one die', '0: 55', 'wrong-dice-count@0'],
    ['only tied seats roll again for the first turn', '0: 5 | 1: 1 | 2: 5 | 0: 1 | 1: 6', 'not-your-throw@4'],
  ])('%s', (_, script, refused) => {
    expect(scripted('ten-thousand', script, { seats: 3 }).refused).toBe(refused);
  });

  it('the highest roll has the first turn, and the others follow in seating order', () => {
    const match = scripted('ten-thousand', '0: 1 | 1: 1 | 2: 6 | 2 roll | 2: 223346', { seats: 3 });
    expect(match.step).toEqual({ kind: 'choose', seats: [0] });
  });
});

describe('a player of Ten Thousand keeps dice that score', () => {
  const kept = (dice: string, keep: string, given: NonNullable<ScriptSetup['options']> = {}) =>
    tenThousand(`0 roll | 0: ${dice} | 0 roll ${keep}`, options(given));
  it.each<[string, string, string, number, number]>([
    ['a single 1 scores 100', '123346', '0', 100, 5],
    ['a single 5 scores 50', '523346', '0', 50, 5],
    ['two 1s score 200', '113346', '01', 200, 4],
    ['two 5s score 100', '553346', '01', 100, 4],
    ['three 1s score 1000', '111234', '012', 1000, 3],
    ['three 2s score 200', '222346', '012', 200, 3],
    ['three 3s score 300', '333246', '012', 300, 3],
    ['three 4s score 400', '444236', '012', 400, 3],
    ['three 5s score 500', '555236', '012', 500, 3],
    ['three 6s score 600', '666234', '012', 600, 3],
    ['four of a kind score twice as much as three', '444423', '0123', 800, 2],
    ['four 1s score 2000', '111123', '0123', 2000, 2],
    ['five 6s score 1800', '666663', '01234', 1800, 1],
    ['one die of each face scores 1500, and all six dice are rolled next', '162534', '012345', 1500, 6],
    ['three pairs score 1500', '223344', '012345', 1500, 6],
    ['three pairs score more than their single 1s and 5s', '115522', '012345', 1500, 6],
    ['two triples score the sum of both', '222333', '012345', 500, 6],
    ['a triple and single dice add up', '222156', '01234', 350, 1],
    ['fewer dice than score may be kept', '115554', '0', 100, 5],
    ['one 5 of a triple may be kept alone', '555234', '1', 50, 5],
    ['two 1s of a triple may be kept alone', '111234', '02', 200, 4],
    ['three of four 2s may be kept', '222234', '013', 200, 3],
    ['the positions of kept dice may come in any order', '115554', '4301', 300, 2],
    ['six 1s score 4000, more than as three pairs', '111111', '012345', 4000, 6],
    ['six 2s score 1500 as three pairs rather than 800', '222222', '012345', 1500, 6],
    ['four 2s and two 3s are three pairs', '222233', '012345', 1500, 6],
    ['four 1s and two 5s score more than as three pairs', '111155', '012345', 2100, 6],
    ['six 5s score 2000, more than as three pairs', '555555', '012345', 2000, 6],
  ])('%s', (_, dice, keep, turnPoints, left) => {
    const match = kept(dice, keep);
    expect(match.refused).toBeNull();
    expect(match.view('table')).toMatchObject({ turnPoints, dice: left, phase: 'throw' });
  });

  it.each<[string, string, string, number]>([
    ['six 2s score 800', '222222', '012345', 800],
    ['six 4s score 1600', '444444', '012345', 1600],
    ['four 1s and two 5s score 2100', '111155', '012345', 2100],
    ['three different pairs score 1500', '224466', '012345', 1500],
  ])('with threePairs=distinct, %s', (_, dice, keep, turnPoints) => {
    expect(kept(dice, keep, { threePairs: 'distinct' }).view('table')).toMatchObject({ turnPoints });
  });

  it.each<[string, string, string, string]>([
    ['a die that does not score', '123346', '1', 'keep-does-not-score@4'],
    ['a scoring die together with one that does not score', '123346', '01', 'keep-does-not-score@4'],
    ['a pair that is not part of three pairs', '223341', '01', 'keep-does-not-score@4'],
    ['two dice of a triple that score only together', '222145', '01', 'keep-does-not-score@4'],
    ['five dice of three pairs', '223344', '01234', 'keep-does-not-score@4'],
    ['no dice', '123346', '', 'keep-missing@4'],
    ['a die that was not rolled', '123346', '6', 'bad-move@4'],
    ['a die twice', '123346', '00', 'bad-move@4'],
  ])('a player cannot keep %s', (_, dice, keep, refused) => {
    expect(kept(dice, keep).refused).toBe(refused);
  });

  it('with threePairs=distinct, four of a kind and a pair cannot be kept as three pairs', () => {
    expect(kept('222233', '012345', { threePairs: 'distinct' }).refused).toBe('keep-does-not-score@4');
  });

  it('a player can keep only dice of the current roll, not of the one before', () => {
    expect(tenThousand('0 roll | 0: 111234 | 0 roll 012 | 0: 123 | 0 roll 3').refused).toBe('no-such-die@6');
  });

  it('dice never combine with dice kept earlier: a 1 and later two 1s are 300', () => {
    const match = tenThousand('0 roll | 0: 123346 | 0 roll 0 | 0: 11346 | 0 roll 01');
    expect(match.view('table')).toMatchObject({ turnPoints: 300, dice: 3 });
  });

  it('all six dice can be rolled again once all are kept, even over several rolls', () => {
    const match = tenThousand('0 roll | 0: 111234 | 0 roll 012 | 0: 155 | 0 roll 012');
    expect(match.view('table')).toMatchObject({ turnPoints: 1200, dice: 6 });
  });

  it('a player cannot keep dice before the first roll of a turn', () => {
    expect(tenThousand('0 roll 0').refused).toBe('keep-not-allowed@2');
    expect(tenThousand('0 bank 0').refused).toBe('must-roll-first@2');
  });
});

describe('a turn of Ten Thousand ends by banking or by a bust', () => {
  it.each<[string, string, number[], number]>([
    ['banking adds the points of the turn to the total', thousand(0), [1000, 0], 1],
    ['a roll that scores nothing ends the turn without points', bust(0), [0, 0], 1],
    ['a bust loses the points kept in the turn', '0 roll | 0: 111234 | 0 roll 012 | 0: 234', [0, 0], 1],
    [
      'a bust loses no points that were banked earlier',
      `${thousand(0)} | ${bust(1)} | 0 roll | 0: 111234 | 0 roll 012 | 0: 234`,
      [1000, 0],
      1,
    ],
    [
      'the points kept from roll to roll are added up',
      '0 roll | 0: 111234 | 0 roll 012 | 0: 152 | 0 bank 01',
      [1150, 0],
      1,
    ],
  ])('%s', (_, script, scores, seat) => {
    const match = tenThousand(script);
    expect(match.refused).toBeNull();
    expect(match.scores).toEqual(scores);
    expect(match.view('table').seat).toBe(seat);
  });
});

describe('a player of Ten Thousand needs the opening for the first bank', () => {
  it.each<[string, ScriptSetup, string, string | null]>([
    [
      'an opening of 1000 refuses to bank 950 points',
      {},
      '0 roll | 0: 666115 | 0 roll 012345 | 0: 123346 | 0 bank 0',
      'below-opening@6',
    ],
    ['an opening of 1000 lets 1000 points be banked', {}, thousand(0), null],
    [
      'the banked total and the points of the turn count together',
      {},
      `${thousand(0)} | ${bust(1)} | ${hundred(0)}`,
      null,
    ],
    ['an opening of 0 lets any points be banked', options({ opening: 0 }), hundred(0), null],
    ['an opening of 100 lets 100 points be banked', options({ opening: 100 }), hundred(0), null],
    [
      'an opening of 150 refuses to bank 100 points',
      options({ opening: 150 }),
      hundred(0),
      'below-opening@4',
    ],
    [
      'an opening of 2000 refuses to bank 1000 points',
      options({ opening: 2000 }),
      thousand(0),
      'below-opening@4',
    ],
    ['each player needs the opening', {}, `${thousand(0)} | ${hundred(1)}`, 'below-opening@7'],
  ])('%s', (_, setup, script, refused) => {
    expect(tenThousand(script, setup).refused).toBe(refused);
  });

  it('a player below the opening cannot bank, only roll again', () => {
    const types = tenThousand('0 roll | 0: 123346').moves(0);
    expect(types).toEqual([{ type: 'roll', keep: [0] }]);
  });
});

describe('a match of Ten Thousand ends with exactly the target', () => {
  // The target is 2000 and 1900 points are banked, so 100 are missing.
  const at2000 = options({ target: 2000 });
  const to1900 = `0 roll | 0: 111666 | 0 roll 012345 | 0: 122334 | 0 roll 0 | 0: 12346 | 0 roll 0 | 0: 1334 | 0 bank 0 | ${bust(1)}`;
  it('the moves that the following tests share bring a player to 1900 points', () => {
    const match = tenThousand(to1900, at2000);
    expect(match.refused).toBeNull();
    expect(match.scores).toEqual([1900, 0]);
  });

  it.each<[string, string, number[] | null, number[]]>([
    [
      'a player who keeps dice to bank and reaches the target wins at once',
      `${to1900} | 0 roll | 0: 123346 | 0 bank 0`,
      [1, 2],
      [2000, 0],
    ],
    [
      'a player who keeps dice to roll and reaches the target wins at once',
      `${to1900} | 0 roll | 0: 123346 | 0 roll 0`,
      [1, 2],
      [2000, 0],
    ],
    [
      'a player can reach the target in the middle of a turn',
      `${to1900} | 0 roll | 0: 523346 | 0 roll 0 | 0: 52346 | 0 roll 0`,
      [1, 2],
      [2000, 0],
    ],
    [
      'a player who keeps fewer dice does not reach the target',
      `${to1900} | 0 roll | 0: 552346 | 0 roll 0`,
      null,
      [1900, 0],
    ],
    [
      'a roll overshoots if the most that it can score is too much',
      `${to1900} | 0 roll | 0: 152346`,
      null,
      [1900, 0],
    ],
  ])('%s', (_, script, places, scores) => {
    const match = tenThousand(script, at2000);
    expect(match.places).toEqual(places);
    expect(match.scores).toEqual(scores);
  });

  it.each<[string, string]>([
    ['ends the turn at once, even if fewer dice could be kept', `${to1900} | 0 roll | 0: 115346`],
    ['is decided by the most that the roll can score, such as three pairs', `${to1900} | 0 roll | 0: 222244`],
    ['includes the points kept earlier in the turn', `${to1900} | 0 roll | 0: 523346 | 0 roll 0 | 0: 12346`],
  ])('an overshoot %s', (_, script) => {
    const match = tenThousand(script, at2000);
    expect(match).toMatchObject({ refused: null, scores: [1900, 0], step: { kind: 'choose', seats: [1] } });
  });

  it('a roll does not overshoot if its highest score reaches the target exactly', () => {
    const match = tenThousand(`${to1900} | 0 roll | 0: 552346`, at2000);
    expect(match.step).toEqual({ kind: 'choose', seats: [0] });
  });

  it('pairs that do not score with threePairs: distinct do not overshoot', () => {
    // 2 2 2 2 4 4 is worth 400 points with `distinct` and 1500 with `any`. The player needs 600 points to reach 2000.
    const near = `0 roll | 0: 111223 | 0 bank 012 | ${bust(1)} | 0 roll | 0: 222244`;
    const setup = (threePairs: string) => options({ target: 2000, threePairs });
    expect(tenThousand(near, setup('distinct')).step).toEqual({ kind: 'choose', seats: [0] });
    expect(tenThousand(near, setup('any')).step).toEqual({ kind: 'choose', seats: [1] });
  });

  it('a player can reach the target in a single turn from 0', () => {
    const match = tenThousand('0 roll | 0: 111123 | 0 roll 0123', at2000);
    expect(match).toMatchObject({ scores: [2000, 0], places: [1, 2] });
  });

  it('the default target is 10000', () => {
    const six = '0 roll | 0: 111111 | 0 roll 012345 | 0: 111111 | 0 roll 012345 | 0: 111123 | 0 roll 0123';
    expect(tenThousand(six)).toMatchObject({ scores: [10000, 0], places: [1, 2] });
  });

  it('the other players are ranked by their banked points, and equal points share a place', () => {
    const setup = options({ target: 2000, takeOver: false }, 4);
    const script = `${bust(0)} | ${thousand(1)} | ${bust(2)} | ${bust(3)} | 0 roll | 0: 111123 | 0 bank 0123`;
    expect(tenThousand(script, setup)).toMatchObject({
      refused: null,
      scores: [2000, 1000, 0, 0],
      places: [1, 2, 3, 3],
    });
  });

  it('a finished match of Ten Thousand refuses any further move', () => {
    expect(tenThousand('0 roll | 0: 111123 | 0 roll 0123 | 0: 11', at2000).refused).toBe('match-over@5');
  });
});

describe('with exactFinish=false, Ten Thousand ends at or beyond the target', () => {
  const over2000 = options({ target: 2000, exactFinish: false });
  it.each<[string, string, number[] | null, number[]]>([
    [
      'the first player to bank the target or more wins',
      '0 roll | 0: 666661 | 0 roll 012345 | 0: 552233 | 0 bank 012345',
      [1, 2],
      [3400, 0],
    ],
    ['points beyond the target are no overshoot', '0 roll | 0: 111111 | 0 bank 012345', [1, 2], [4000, 0]],
    [
      'a player who reaches the target but rolls on has not won yet',
      '0 roll | 0: 111123 | 0 roll 0123',
      null,
      [0, 0],
    ],
    [
      'a bust loses points beyond the target that are not banked',
      '0 roll | 0: 111123 | 0 roll 0123 | 0: 23',
      null,
      [0, 0],
    ],
    ['banking exactly the target wins', '0 roll | 0: 111123 | 0 bank 0123', [1, 2], [2000, 0]],
  ])('%s', (_, script, places, scores) => {
    expect(tenThousand(script, over2000)).toMatchObject({ refused: null, places, scores });
  });
});

describe('a player of Ten Thousand may take over points and dice', () => {
  const inGame = `${thousand(0)} | ${thousand(1)}`;
  const offer = (script: string, setup?: ScriptSetup) =>
    takeOverOffer(tenThousand(script, setup).view('table'));
  it.each<[string, string, ScriptSetup, { points: number; dice: number } | null]>([
    ['the points just banked, with the dice that are left', inGame, {}, { points: 1000, dice: 3 }],
    [
      'all six dice if all were kept',
      `${inGame} | 0 roll | 0: 162534 | 0 bank 012345`,
      {},
      { points: 1500, dice: 6 },
    ],
    [
      'one die if five were kept',
      `${inGame} | 0 roll | 0: 666662 | 0 bank 01234`,
      {},
      { points: 1800, dice: 1 },
    ],
    ['nothing to a player who has banked less than the opening', thousand(0), {}, null],
    ['nothing in the first turn of the match', '', {}, null],
    ['nothing after a bust', `${inGame} | ${bust(0)}`, {}, null],
    ['nothing after an overshoot', `${inGame} | 0 roll | 0: 111123`, options({ target: 2000 }), null],
    ['nothing with takeOver=false', inGame, options({ takeOver: false }), null],
    [
      'also the points that the previous player had taken over',
      `${inGame} | 0 take-over | 0: 123 | 0 bank 0`,
      {},
      { points: 1100, dice: 2 },
    ],
    ['nothing if the points would reach the target', inGame, options({ target: 2000 }), null],
    [
      'nothing if the points would pass the target',
      `${thousand(0)} | 1 roll | 1: 666661 | 1 bank 01234`,
      options({ target: 2500 }),
      null,
    ],
    ['points that stay below the target', inGame, options({ target: 2050 }), { points: 1000, dice: 3 }],
    [
      'nothing if the points would reach the target, even without the exact finish',
      inGame,
      options({ target: 2000, exactFinish: false }),
      null,
    ],
    [
      'points to a player without any if the opening is 0',
      thousand(0),
      options({ opening: 0 }),
      { points: 1000, dice: 3 },
    ],
    ['nothing to later players after the next player’s turn', `${inGame} | ${bust(0)}`, {}, null],
  ])('a take-over offers %s', (_, script, setup, expected) => {
    expect(offer(script, setup)).toEqual(expected);
  });

  it('after a take-over, the player must roll the dice that are left', () => {
    const match = tenThousand(`${inGame} | 0 take-over`);
    expect(match.step).toEqual({ kind: 'throw', seat: 0, dice: 3 });
    expect(match.view('table')).toMatchObject({ turnPoints: 1000, dice: 3 });
  });

  it.each<[string, string, number[]]>([
    [
      'a bank after a take-over includes the points taken over',
      '0 take-over | 0: 123 | 0 bank 0',
      [2100, 1000],
    ],
    [
      'a bust after a take-over loses these points, but costs the player who banked them nothing',
      '0 take-over | 0: 234',
      [1000, 1000],
    ],
    [
      'a player can decline a take-over by rolling all six dice',
      '0 roll | 0: 123346 | 0 bank 0',
      [1100, 1000],
    ],
    [
      'several players in a row can take over',
      '0 take-over | 0: 123 | 0 bank 0 | 1 take-over | 1: 15 | 1 bank 0',
      [2100, 2200],
    ],
    [
      'a turn after a take-over continues with six dice if its last dice are kept',
      '0 take-over | 0: 155 | 0 roll 012 | 0: 123346 | 0 bank 0',
      [2300, 1000],
    ],
  ])('%s', (_, script, scores) => {
    expect(tenThousand(`${inGame} | ${script}`)).toMatchObject({ refused: null, scores });
  });

  it('the points taken over count towards the overshoot', () => {
    // 1000 banked points and 1000 taken over make 2000. Another 1 would exceed 2050 by 50 points.
    const match = tenThousand(`${inGame} | 0 take-over | 0: 123`, options({ target: 2050 }));
    expect(match).toMatchObject({ scores: [1000, 1000], step: { kind: 'choose', seats: [1] } });
  });

  it('a turn with a take-over can win exactly at the target', () => {
    const match = tenThousand(`${inGame} | 0 take-over | 0: 523 | 0 bank 0`, options({ target: 2050 }));
    expect(match).toMatchObject({ refused: null, scores: [2050, 1000], places: [1, 2] });
  });

  it.each<[string, string, string]>([
    ['a take-over that is not offered is refused', `${thousand(0)} | 1 take-over`, 'no-take-over@5'],
    [
      'a take-over in the middle of a turn is refused',
      `${inGame} | 0 roll | 0: 123346 | 0 take-over`,
      'no-take-over@10',
    ],
    [
      'keeping dice after a take-over without rolling first is refused',
      `${inGame} | 0 take-over | 0 bank 0`,
      'dice-awaited@9',
    ],
  ])('%s', (_, script, refused) => {
    expect(tenThousand(script).refused).toBe(refused);
  });
});

describe('a position of Ten Thousand has points that its turn can have', () => {
  it.each([
    [5, 50],
    [4, 100],
    [3, 150],
    [2, 200],
    [1, 250],
    [6, 300],
  ])('with %i dice to roll, the turn has at least %i points', (dice, least) => {
    const isRead = (turn: string) => parsePosition(`ten-thousand - 1000,1000 0 ${turn}`).ok;
    const last = '1'.repeat(dice - 1);
    expect(isRead(`throw ${least} ${dice}`)).toBe(true);
    expect(isRead(`choose ${least} ${last}5`)).toBe(true);
    for (const points of least === 50 ? [0] : [50, least - 50]) {
      expect(isRead(`throw ${points} ${dice}`)).toBe(false);
      expect(isRead(`choose ${points} ${last}5`)).toBe(false);
    }
  });
});

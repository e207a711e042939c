import { describe, expect, it } from 'vitest';
import { gameOf, type ThreeDiceView } from '../../src/index.ts';
import { type ScriptSetup, scripted } from '../../src/testing/index.ts';

/** A match in which seat 0 has won the rolls for who starts. */
const threeDice = (script: string, setup: ScriptSetup = {}) => {
  const order = Array.from({ length: setup.seats ?? 2 }, (_, seat) => `${seat}: ${seat === 0 ? 6 : 1}`);
  return scripted<ThreeDiceView>('three-dice', [...order, script].join(' | '), setup);
};
const options = (given: NonNullable<ScriptSetup['options']>, seats = 2): ScriptSetup => ({
  options: given,
  seats,
});

/** The whole turn of a starter who rolls once and stays, which sets the limit to one roll. */
const starts = (seat: number, dice: string) => `${seat} roll | ${seat}: ${dice} | ${seat} stay`;
/** The whole turn of a seat with a limit of one roll: it ends automatically. */
const once = (seat: number, dice: string) => `${seat} roll | ${seat}: ${dice}`;

describe('dice decide who starts Three Dice', () => {
  it.each<[string, number, string, number | null]>([
    ['rolls the highest single die', 3, '0: 2 | 1: 4 | 2: 3', 1],
    ['rolls again with those who tied', 3, '0: 4 | 1: 4 | 2: 3 | 0: 1 | 1: 2', 1],
    ['is not settled before all have rolled', 3, '0: 6 | 1: 1', null],
  ])('%s', (_, seats, script, starter) => {
    const match = scripted<ThreeDiceView>('three-dice', script, { seats });
    expect(match.refused).toBeNull();
    if (starter === null) expect(match.step).toEqual({ kind: 'throw', seat: 2, dice: 1 });
    else expect(match).toMatchObject({ step: { kind: 'choose', seats: [starter] } });
  });
});

describe('a roll of Three Dice has the points of its dice', () => {
  it.each<[string, number]>([
    ['124', 106],
    ['235', 10],
    ['246', 66],
    ['125', 107],
    ['144', 108],
    ['653', 68],
    ['652', 67],
    ['113', 203],
    ['116', 260],
    ['126', 162],
    ['234', 9],
    ['345', 12],
    ['456', 69],
    ['223', 7],
  ])('the roll %s has %i points', (dice, points) => {
    expect(threeDice(`0 roll | 0: ${dice}`).view('table').lie).toMatchObject({ points });
  });
});

describe('a turn of Three Dice has as many rolls as the starter used', () => {
  it.each<[string, string, Partial<ThreeDiceView>]>([
    ['throws all three dice first', '0 roll', { step: { kind: 'throw', seat: 0, dice: 3 } }],
    [
      'may roll one of them again',
      '0 roll | 0: 124 | 0 roll 2',
      { step: { kind: 'throw', seat: 0, dice: 1 } },
    ],
    ['lays the new faces in their places', '0 roll | 0: 124 | 0 roll 20 | 0: 35', { dice: [3, 2, 5] }],
    [
      'may roll again what it held before',
      '0 roll | 0: 124 | 0 roll 2 | 0: 6 | 0 roll 0',
      { step: { kind: 'throw', seat: 0, dice: 1 } },
    ],
    ['of the starter has up to three rolls', '0 roll | 0: 124', { rolls: 1, limit: 3 }],
    [
      'of the starter settles by itself at the third roll',
      '0 roll | 0: 124 | 0 roll 2 | 0: 6 | 0 roll 2 | 0: 5',
      { seat: 1, limit: 3 },
    ],
    ['of the others has as many rolls as the starter used', `${starts(0, '124')} | 1 roll`, { limit: 1 }],
    [
      'of the others settles by itself when those are used',
      `${starts(0, '124')} | ${once(1, '235')}`,
      { round: 2, scores: [0, 1] },
    ],
    [
      'of the others may take fewer',
      '0 roll | 0: 124 | 0 roll 2 | 0: 6 | 0 stay | 1 roll | 1: 125 | 1 stay',
      { round: 2, scores: [0, 1] },
    ],
    [
      'of the others does not go beyond the limit',
      '0 roll | 0: 124 | 0 roll 2 | 0: 6 | 0 stay | 1 roll | 1: 235 | 1 roll 0 | 1: 4',
      { round: 2 },
    ],
  ])('%s', (_, script, expected) => {
    const match = threeDice(script);
    expect(match.refused).toBeNull();
    expect(match.view('table')).toMatchObject(expected);
  });

  it.each<[string, string, string]>([
    ['staying before the first roll', '0 stay', 'must-roll-first@2'],
    ['rolling fewer than three dice first', '0 roll 01', 'roll-all-first@2'],
    ['rolling no dice again', '0 roll | 0: 124 | 0 roll -', 'no-dice-chosen@4'],
    ['rolling a die twice', '0 roll | 0: 124 | 0 roll 11', 'bad-move@4'],
    ['rolling a fourth die', '0 roll | 0: 124 | 0 roll 3', 'bad-move@4'],
    ['giving what there is none of', '0 roll | 0: 124 | 0 give 1', 'nothing-to-give@4'],
    ['another seat', '1 roll', 'not-your-turn@2'],
  ])('Three Dice refuses %s', (_, script, refused) => {
    expect(threeDice(script).refused).toBe(refused);
  });
});

describe('three of a kind raises the penalty in Three Dice', () => {
  it.each([
    ['111', 7],
    ['222', 2],
    ['333', 3],
    ['444', 4],
    ['555', 5],
    ['666', 6],
  ])('three of a kind %s add %i to the penalty of 1', (dice, adds) => {
    const match = threeDice(`${starts(0, '124')} | ${once(1, dice)}`);
    expect(match.scores).toEqual([1 + adds, 0]);
  });

  it.each<[string, string, number[], number]>([
    [
      'makes its player safe: 2 2 2 does not lose against 2 2 3',
      `${starts(0, '223')} | ${once(1, '222')}`,
      [3, 0],
      2,
    ],
    ['adds up with others', `${starts(0, '223')} | ${once(1, '222')} | ${once(2, '111')}`, [10, 0, 0], 3],
  ])('%s', (_, script, scores, seats) => {
    expect(threeDice(script, { seats })).toMatchObject({ refused: null, scores });
  });

  it('three of a kind counts only when the player stays on it', () => {
    const match = threeDice('0 roll | 0: 112 | 0 roll 2 | 0: 1 | 0 roll 0 | 0: 2');
    expect(match).toMatchObject({ refused: null });
    expect(match.view('table')).toMatchObject({
      penalty: 1,
      seat: 1,
      finished: [{ kind: 'points', points: 202 }, null],
    });
  });

  it('three of a kind counts without staying when it is the last allowed roll', () => {
    const match = threeDice('0 roll | 0: 112 | 0 roll 2 | 0: 3 | 0 roll 2 | 0: 1');
    expect(match.view('table')).toMatchObject({ penalty: 8, seat: 1 });
  });
});

describe('stairs let a player of Three Dice give sips', () => {
  it.each<[string, number, string, number[]]>([
    ['let the first player give 1 sip', 2, '0 roll | 0: 124 | 0 roll 2 | 0: 3 | 0 stay | 0 give 1', [0, 1]],
    ['let the second player give 2', 3, `${starts(0, '124')} | ${once(1, '123')} | 1 give 2`, [0, 0, 2]],
    [
      'let the third player give 3',
      3,
      `${starts(0, '124')} | ${once(1, '115')} | ${once(2, '123')} | 2 give 1`,
      [1, 3, 0],
    ],
    ['count in any order of the dice', 3, `${starts(0, '124')} | ${once(1, '312')} | 1 give 0`, [2, 0, 0]],
    ['make their player safe', 2, `${starts(0, '124')} | ${once(1, '321')} | 1 give 0`, [3, 0]],
    ['leave the penalty as it is', 2, `${starts(0, '124')} | ${once(1, '321')} | 1 give 0`, [3, 0]],
  ])('%s', (_, seats, script, scores) => {
    expect(threeDice(script, { seats })).toMatchObject({ refused: null, scores });
  });

  it('stairs count from the starter of the round, not from seat 0', () => {
    // Seat 1 loses round 1 and starts round 2; seat 2 is then the second player and gives 2, seat 0 the third.
    const first = `${starts(0, '124')} | ${once(1, '223')} | ${once(2, '115')}`;
    const match = threeDice(`${first} | ${starts(1, '124')} | ${once(2, '123')} | 2 give 0`, { seats: 3 });
    expect(match).toMatchObject({ refused: null, scores: [2, 1, 0] });
  });

  it('the player gives the sips of stairs to exactly one other player', () => {
    const match = threeDice(`${starts(0, '124')} | ${once(1, '123')}`, { seats: 3 });
    expect(match.step).toEqual({ kind: 'choose', seats: [1] });
    expect(match.moves(1)).toEqual([
      { type: 'give', to: 0 },
      { type: 'give', to: 2 },
    ]);
  });

  it.each<[string, string, string]>([
    ['to oneself', '1 give 1', 'give-to-yourself@8'],
    ['to a seat that is not there', '1 give 3', 'no-such-seat@8'],
    ['by staying', '1 stay', 'give-awaited@8'],
    ['by rolling on', '1 roll', 'give-awaited@8'],
    ['by another seat', '0 give 2', 'not-your-turn@8'],
  ])('the sips of stairs are not given %s', (_, move, refused) => {
    expect(threeDice(`${starts(0, '124')} | 1 roll | 1: 123 | ${move}`, { seats: 3 }).refused).toBe(refused);
  });

  it('stairs count only when the player stays on them', () => {
    const match = threeDice('0 roll | 0: 124 | 0 roll 2 | 0: 3 | 0 roll 2 | 0: 5');
    expect(match.view('table')).toMatchObject({ seat: 1, finished: [{ kind: 'points', points: 107 }, null] });
  });
});

describe('a clock that runs out in Three Dice plays the fallback move', () => {
  const game = gameOf('three-dice');
  const fallback = (position: string) => {
    const state = game.parsePosition(position);
    if (!state.ok) throw new Error(JSON.stringify(state.error));
    const step = game.step(state.value);
    return step.kind === 'choose' ? step.seats.map((seat) => game.fallbackMove(state.value, seat)) : [];
  };
  it.each([
    ['to the player who has taken the least', '2,4,5,1', 3],
    ['not to the player who gives', '4,0,5,3', 3],
    ['to the first of equal players', '9,0,2,2', 2],
  ])('when the clock runs out, sips go %s', (_, scores, to) => {
    expect(fallback(`three-dice - ${scores} 1 0 2 1 107,s,-,- give`)).toEqual([{ type: 'give', to }]);
  });
  it('the clock stays on the dice on the table, or rolls where staying is not allowed', () => {
    expect(fallback('three-dice - 0,0 1 0 3 1 -,- choose 1 124')).toEqual([{ type: 'stay' }]);
    expect(fallback('three-dice gentlemen=enforce 0,0 1 0 2 1 11,- choose 1 116')).toEqual([
      { type: 'roll', dice: [0, 1, 2] },
    ]);
  });
});

describe('stairs after stairs are super stairs in Three Dice', () => {
  it.each<[string, number, string, number[]]>([
    [
      '4 5 6 after stairs let the second player give 4',
      3,
      '0 roll | 0: 124 | 0 roll 2 | 0: 3 | 0 stay | 0 give 1 | 1 roll | 1: 654 | 1 stay | 1 give 2',
      [0, 1, 4],
    ],
    [
      'let the third player give 6',
      3,
      `${starts(0, '124')} | ${once(1, '123')} | 1 give 0 | ${once(2, '456')} | 2 give 1`,
      [3, 6, 0],
    ],
    ['4 5 6 without stairs before is 69 points', 2, `${starts(0, '124')} | ${once(1, '456')}`, [0, 1]],
    [
      '4 5 6 with another player in between is 69 points',
      3,
      '0 roll | 0: 124 | 0 roll 2 | 0: 3 | 0 stay | 0 give 1 | 1 roll | 1: 116 | 1 stay | 2 roll | 2: 456 | 2 stay',
      [0, 1, 1],
    ],
    [
      '4 5 6 after super stairs is 69 points: those are not 1 2 3',
      4,
      `${starts(0, '124')} | ${once(1, '123')} | 1 give 0 | ${once(2, '456')} | 2 give 1 | ${once(3, '456')}`,
      [2, 6, 0, 1],
    ],
    [
      '4 5 6 after stairs that were rolled but not kept is 69 points',
      2,
      '0 roll | 0: 124 | 0 roll 2 | 0: 3 | 0 roll 2 | 0: 4 | 1 roll | 1: 456 | 1 stay',
      [0, 1],
    ],
  ])('%s', (_, seats, script, scores) => {
    expect(threeDice(script, options({ gentlemen: 'off' }, seats))).toMatchObject({ refused: null, scores });
  });

  it('super stairs do not follow stairs of the previous round: 4 5 6 of the starter is 69 points', () => {
    // Seat 1, the last player, finishes round 1 on stairs; seat 0 loses and starts round 2.
    const match = threeDice(`${starts(0, '124')} | ${once(1, '123')} | 1 give 0 | 0 roll | 0: 456`);
    expect(match.view('table').lie).toEqual({ kind: 'points', points: 69 });
  });
});

describe('shit stairs cost sips in Three Dice', () => {
  const kept = options({ shitStairs: 'kept' });
  it.each<[string, ScriptSetup, string, number[]]>([
    ['cost a sip as soon as the dice land on 2 3 4', {}, '0 roll | 0: 234', [1, 0]],
    ['cost a sip as soon as the dice land on 3 4 5', {}, '0 roll | 0: 543', [1, 0]],
    ['cost it again each time', {}, '0 roll | 0: 234 | 0 roll 0 | 0: 5', [2, 0]],
    ['cost nothing more for staying on them', {}, '0 roll | 0: 234 | 0 stay', [1, 0]],
    ['cost it when the last roll brings them', {}, `${starts(0, '124')} | ${once(1, '234')}`, [0, 2]],
    ['under kept cost nothing while the player rolls on', kept, '0 roll | 0: 234 | 0 roll 0 | 0: 6', [0, 0]],
    ['under kept cost a sip for staying', kept, '0 roll | 0: 234 | 0 stay', [1, 0]],
    [
      'under kept cost a sip when the last roll brings them',
      kept,
      `${starts(0, '124')} | ${once(1, '345')}`,
      [0, 2],
    ],
    ['do not make safe: their points count', {}, `${starts(0, '345')} | ${once(1, '124')}`, [2, 0]],
  ])('%s', (_, setup, script, scores) => {
    expect(threeDice(script, setup)).toMatchObject({ refused: null, scores });
  });

  it('shit stairs count 9 and 12 points', () => {
    expect(threeDice(starts(0, '234')).view('table').finished[0]).toEqual({ kind: 'points', points: 9 });
    expect(threeDice(starts(0, '543')).view('table').finished[0]).toEqual({ kind: 'points', points: 12 });
  });
});

describe('a nice first roll restarts a round of Three Dice', () => {
  it.each<[string, string, number[]]>([
    ['1 1 1 makes the starter drink 7', '111', [7, 0]],
    ['4 4 4 makes them drink 4', '444', [4, 0]],
    ['6 6 6 makes them drink 6', '666', [6, 0]],
    ['1 2 3 makes them drink 1', '213', [1, 0]],
  ])('%s, and the round starts over', (_, dice, scores) => {
    const match = threeDice(`0 roll | 0: ${dice}`);
    expect(match).toMatchObject({ refused: null, scores, step: { kind: 'choose', seats: [0] } });
    expect(match.view('table')).toMatchObject({ round: 1, starter: 0, penalty: 1, rolls: 0, limit: 3 });
    expect(match.moves(0)).toEqual([{ type: 'roll', dice: [0, 1, 2] }]);
  });

  it.each<[string, string, number]>([
    ['three of a kind after three of a kind', '222 333', 5],
    ['stairs after three of a kind', '444 123', 5],
    ['three of a kind after stairs', '321 555', 6],
    ['stairs after stairs', '123 213', 2],
    ['4 5 6 after stairs, which are points', '123 456', 1],
  ])('a nice first roll restarts the round each time: %s', (_, dice, sips) => {
    const script = dice.split(' ').map((roll) => `0 roll | 0: ${roll}`);
    expect(threeDice(script.join(' | '))).toMatchObject({ refused: null, scores: [sips, 0] });
  });

  it.each<[string, string, number[]]>([
    ['4 5 6, which cannot be super stairs, is points', '0 roll | 0: 456', [0, 0]],
    ['the second roll of the starter is safe', '0 roll | 0: 112 | 0 roll 2 | 0: 1', [0, 0]],
    ['the first roll of another player is safe', `${starts(0, '124')} | 1 roll | 1: 111`, [8, 0]],
  ])('a roll that does not restart the round: %s', (_, script, scores) => {
    expect(threeDice(script)).toMatchObject({ refused: null, scores });
  });
});

describe('a position of Three Dice fits the starter’s first roll', () => {
  const game = gameOf('three-dice');
  it.each([
    ['three of a kind', '555', false],
    ['stairs', '231', false],
    ['4 5 6', '456', true],
    ['shit stairs', '234', true],
  ])('a position after a first roll of %s (%s) is accepted: %s', (_, dice, accepted) => {
    expect(game.parsePosition(`three-dice - 0,0 1 0 3 1 -,- choose 1 ${dice}`).ok).toBe(accepted);
  });
  it.each(['t', 's'])('a position whose special first roll ended the turn as %s is refused', (finish) => {
    const after = (limit: number) =>
      game.parsePosition(`three-dice - 0,0 1 0 ${limit} ${finish === 't' ? 3 : 1} ${finish},- start`).ok;
    expect([after(1), after(2)]).toEqual([false, true]);
  });
});

describe('the lowest points lose a round of Three Dice', () => {
  it.each<[string, number, string, number[], number]>([
    [
      'makes the lowest points drink the penalty of 1',
      3,
      `${starts(0, '124')} | ${once(1, '235')} | ${once(2, '246')}`,
      [0, 1, 0],
      1,
    ],
    [
      'lets the loser start the next round',
      3,
      `${starts(0, '124')} | ${once(1, '116')} | ${once(2, '246')}`,
      [0, 0, 1],
      2,
    ],
    ['leaves the safe out', 3, `${starts(0, '124')} | ${once(1, '222')} | ${once(2, '246')}`, [0, 0, 3], 2],
    [
      'has no loser when all are safe, and the same player starts again',
      2,
      '0 roll | 0: 112 | 0 roll 2 | 0: 1 | 0 stay | 1 roll | 1: 222 | 1 stay',
      [0, 0],
      0,
    ],
    ['makes the only one who is not safe drink', 2, `${starts(0, '116')} | ${once(1, '222')}`, [3, 0], 0],
  ])('%s', (_, seats, script, scores, starter) => {
    const match = threeDice(script, { seats });
    expect(match).toMatchObject({ refused: null, scores, step: { kind: 'choose', seats: [starter] } });
    expect(match.view('table')).toMatchObject({ round: 2, starter, penalty: 1, limit: 3 });
  });
});

describe('a roll-off decides a tie for last in Three Dice', () => {
  const tied = `${starts(0, '124')} | ${once(1, '116')} | ${once(2, '241')}`;
  it('the tied players decide with all three dice, in seat order', () => {
    expect(threeDice(tied, { seats: 3 }).step).toEqual({ kind: 'throw', seat: 0, dice: 3 });
    expect(threeDice(`${tied} | 0: 235`, { seats: 3 }).step).toEqual({ kind: 'throw', seat: 2, dice: 3 });
  });

  it.each<[string, string, number[], number]>([
    ['the lowest points lose', '0: 124 | 2: 235', [0, 0, 1], 2],
    ['and those who were not tied do not', '0: 235 | 2: 124', [1, 0, 0], 0],
    ['they roll again while tied', '0: 124 | 2: 142 | 0: 125 | 2: 124', [0, 0, 1], 2],
    ['three of a kind is only its points: 2 2 2 loses', '0: 222 | 2: 223', [1, 0, 0], 0],
    ['stairs are only their points', '0: 123 | 2: 116', [1, 0, 0], 0],
    ['shit stairs cost no sip', '0: 234 | 2: 116', [1, 0, 0], 0],
  ])('%s', (_, script, scores, starter) => {
    const match = threeDice(`${tied} | ${script}`, { seats: 3 });
    expect(match).toMatchObject({ refused: null, scores, step: { kind: 'choose', seats: [starter] } });
  });

  it('a tie of three continues among the players who tie for last again', () => {
    const three = `${starts(0, '124')} | ${once(1, '214')} | ${once(2, '241')} | 0: 235 | 1: 116 | 2: 325`;
    expect(threeDice(three, { seats: 3 }).step).toEqual({ kind: 'throw', seat: 0, dice: 3 });
    const end = threeDice(`${three} | 0: 124 | 2: 223`, { seats: 3 });
    expect(end).toMatchObject({ refused: null, scores: [0, 0, 1] });
  });

  it.each<[string, number, string, number[], number]>([
    ['all tied drink, and the last of them to roll starts', 3, tied, [1, 0, 1], 2],
    [
      'the last to roll is counted from the starter',
      3,
      `${starts(0, '116')} | ${once(1, '124')} | ${once(2, '126')} | ${starts(1, '124')} | ${once(2, '116')} | ${once(0, '421')}`,
      [1, 2, 0],
      0,
    ],
    [
      'all drink the whole penalty',
      3,
      `${starts(0, '124')} | ${once(1, '222')} | ${once(2, '241')}`,
      [3, 0, 3],
      2,
    ],
  ])('under the option tie=share %s', (_, seats, script, scores, starter) => {
    const match = threeDice(script, options({ tie: 'share' }, seats));
    expect(match).toMatchObject({ refused: null, scores, step: { kind: 'choose', seats: [starter] } });
  });
});

describe('house rules change who loses a round of Three Dice', () => {
  const tied = `${starts(0, '124')} | ${once(1, '116')} | ${once(2, '241')}`;
  it.each<[string, Record<string, unknown>, string, number[], number]>([
    ['tie last: only the last of the tied to roll loses', { tie: 'last' }, tied, [0, 0, 1], 2],
    [
      'payBelow: fewer points take the penalty too, and the lowest still starts',
      { payBelow: 10 },
      `${starts(0, '223')} | ${once(1, '116')} | ${once(2, '224')}`,
      [1, 0, 1],
      0,
    ],
    [
      'payBelow: as many points do not',
      { payBelow: 8 },
      `${starts(0, '223')} | ${once(1, '116')} | ${once(2, '224')}`,
      [1, 0, 0],
      0,
    ],
    [
      'payBelow: the whole penalty is due',
      { payBelow: 10 },
      `${starts(0, '223')} | ${once(1, '222')} | ${once(2, '224')}`,
      [3, 0, 3],
      0,
    ],
    [
      'payBelow: players who share a tie pay once',
      { payBelow: 10, tie: 'share' },
      `${starts(0, '223')} | ${once(1, '116')} | ${once(2, '223')}`,
      [1, 0, 1],
      2,
    ],
  ])('%s', (_, given, script, scores, starter) => {
    const match = threeDice(script, options(given, 3));
    expect(match).toMatchObject({ refused: null, scores, step: { kind: 'choose', seats: [starter] } });
  });
});

describe("the gentlemen's rule keeps the last player at risk", () => {
  // The limit is two rolls; seat 0 has the given points, seat 1 is last and has rolled once.
  const last = (starter: string, dice: string) => {
    const [first = '', second = ''] = starter.split('>');
    return `0 roll | 0: ${first} | 0 roll 012 | 0: ${second} | 0 stay | 1 roll | 1: ${dice}`;
  };
  const enforce = options({ gentlemen: 'enforce' });
  const discouraged = (script: string, setup: ScriptSetup = {}) =>
    threeDice(script, setup)
      .view('table')
      .discouraged.map((move) => ('dice' in move ? move.dice.join('') : move.type));

  it.each<[string, string, string[]]>([
    // The text's example: the lowest points are 11, the last player has 1 1 6.
    [
      'asks to roll all dice where one held would be too much to lose',
      last('116>245', '116'),
      ['stay', '0', '1', '01', '2', '02', '12'],
    ],
    [
      'allows any roll that can lose: 1 3 6 may hold all but the 1 with the 6',
      last('116>125', '136'),
      ['stay', '1'],
    ],
    ['allows staying on points that lose', last('116>125', '223'), []],
    ['allows staying on points that tie for last', last('116>125', '521'), []],
    ['leaves a nice roll alone: stay or roll as you like', last('116>245', '111'), []],
    ['leaves stairs alone too', last('116>245', '123'), []],
    [
      'considers every result of the roll: 2 2 held can still be 7',
      last('116>223', '226'),
      ['stay', '0', '1', '01'],
    ],
  ])('%s', (_, script, expected) => {
    expect(discouraged(script)).toEqual(expected);
  });

  it("the gentlemen's rule allows every move when all others are safe", () => {
    expect(discouraged(last('112>111', '116'))).toEqual([]);
  });

  it("the gentlemen's rule applies only to the last player of the round", () => {
    const script = '0 roll | 0: 116 | 0 roll 012 | 0: 245 | 0 stay | 1 roll | 1: 116';
    expect(discouraged(script, { seats: 3 })).toEqual([]);
    expect(discouraged(`${script} | 1 stay | 2 roll | 2: 116`, { seats: 3 })).toHaveLength(7);
  });

  it("the gentlemen's rule compares with the lowest points of the players who are not safe", () => {
    const script =
      '0 roll | 0: 116 | 0 roll 012 | 0: 125 | 0 stay | 1 roll | 1: 222 | 1 stay | 2 roll | 2: 125';
    expect(discouraged(script, { seats: 3 })).toEqual([]);
  });

  it("the gentlemen's rule treats 4 5 6 after stairs as a nice roll", () => {
    const script =
      '0 roll | 0: 126 | 0 roll 012 | 0: 245 | 0 stay | 1 roll | 1: 123 | 1 stay | 1 give 0 | 2 roll | 2: 456';
    expect(discouraged(script, { seats: 3 })).toEqual([]);
  });

  it.each<[string, string, string | null]>([
    ['refuses to stay', `${last('116>245', '116')} | 1 stay`, 'gentlemens-rule@9'],
    ['refuses to hold a 1', `${last('116>245', '116')} | 1 roll 12`, 'gentlemens-rule@9'],
    ['has no word on a roll of no dice', `${last('116>245', '116')} | 1 roll -`, 'no-dice-chosen@9'],
    ['lets all dice be rolled', `${last('116>245', '116')} | 1 roll 012`, null],
    ['lets a roll that can lose be rolled', `${last('116>125', '122')} | 1 roll 0`, null],
    ['lets a nice roll be stayed on', `${last('116>245', '111')} | 1 stay`, null],
  ])('the enforced gentlemen’s rule: %s', (_, script, refused) => {
    expect(threeDice(script, enforce).refused).toBe(refused);
  });

  it("only allowed moves are listed if the gentlemen's rule is enforced", () => {
    expect(threeDice(last('116>245', '116'), enforce).moves(1)).toEqual([{ type: 'roll', dice: [0, 1, 2] }]);
  });

  it.each([
    ['off', 0],
    ['remind', 7],
    ['enforce', 7],
  ])('with gentlemen=%s the player has %i moves that the rule advises against', (gentlemen, count) => {
    expect(discouraged(last('116>245', '116'), options({ gentlemen }))).toHaveLength(count);
  });

  it.each<[string, ScriptSetup, string, boolean]>([
    ['by default says so, and lets it happen', {}, `${last('116>245', '116')} | 1 stay`, true],
    [
      'under remind says so of a roll too',
      options({ gentlemen: 'remind' }),
      `${last('116>245', '116')} | 1 roll 2`,
      true,
    ],
    [
      'under remind says nothing where nothing is wrong',
      options({ gentlemen: 'remind' }),
      `${last('116>245', '116')} | 1 roll 012`,
      false,
    ],
    ['under off says nothing', options({ gentlemen: 'off' }), `${last('116>245', '116')} | 1 stay`, false],
  ])('%s', (_, setup, script, reminds) => {
    const match = threeDice(script, setup);
    expect(match.refused).toBeNull();
    expect(match.lastEvents.some(({ kind }) => kind === 'reminded')).toBe(reminds);
  });
});

describe('a match of Three Dice has rounds that cost sips', () => {
  const round = `${starts(0, '124')} | ${once(1, '116')}`;
  it.each<[string, ScriptSetup, string, number[] | null, number[]]>([
    ['ends after its rounds: the fewest sips drunk win', options({ rounds: 1 }), round, [2, 1], [1, 0]],
    ['continues while rounds are left', options({ rounds: 2 }), round, null, [1, 0]],
    [
      'shares places where the sips are equal',
      options({ rounds: 1 }, 3),
      `${round} | ${once(2, '116')}`,
      [3, 1, 1],
      [1, 0, 0],
    ],
    [
      'counts no round for a nice first roll',
      options({ rounds: 1 }),
      `0 roll | 0: 222 | ${round}`,
      [2, 1],
      [3, 0],
    ],
    [
      'counts a round in which all are safe',
      options({ rounds: 1 }),
      '0 roll | 0: 112 | 0 roll 2 | 0: 1 | 0 stay | 1 roll | 1: 222 | 1 stay',
      [1, 1],
      [0, 0],
    ],
    [
      'counts the sips given too',
      options({ rounds: 1 }),
      `${starts(0, '124')} | ${once(1, '123')} | 1 give 0`,
      [2, 1],
      [3, 0],
    ],
    [
      'is not over before a tie is rolled off',
      options({ rounds: 1 }),
      `${starts(0, '124')} | ${once(1, '142')}`,
      null,
      [0, 0],
    ],
    [
      'is over when it is',
      options({ rounds: 1 }),
      `${starts(0, '124')} | ${once(1, '142')} | 0: 223 | 1: 116`,
      [2, 1],
      [1, 0],
    ],
  ])('%s', (_, setup, script, places, scores) => {
    expect(threeDice(script, setup)).toMatchObject({ refused: null, places, scores });
  });

  it('a match of Three Dice has 10 rounds by default', () => {
    const nine = Array.from({ length: 9 }, () => round).join(' | ');
    expect(threeDice(nine).places).toBeNull();
    expect(threeDice(`${nine} | ${round}`)).toMatchObject({ places: [2, 1], scores: [10, 0] });
  });

  it('sips are counted in the unit of the table', () => {
    const match = threeDice('0 roll | 0: 111', options({ unit: 'push-ups' }));
    expect(match.lastEvents.find(({ kind }) => kind === 'penalty')).toMatchObject({
      amount: 7,
      unit: 'push-ups',
    });
  });

  it('a finished match of Three Dice refuses any further move', () => {
    expect(threeDice(`${round} | 0 roll`, options({ rounds: 1 })).refused).toBe('match-over@7');
  });
});

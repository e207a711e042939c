import { describe, expect, it } from 'vitest';
import { gameOf, type ThreeDiceView } from '../../src/index.ts';
import { type ScriptSetup, scripted } from '../../src/testing/index.ts';

/** A match in which seat 0 has won the rolls that decide who starts. */
const threeDice = (script: string, setup: ScriptSetup = {}) => {
  const order = Array.from({ length: setup.seats ?? 2 }, (_, seat) => `${seat}: ${seat === 0 ? 6 : 1}`);
  return scripted<ThreeDiceView>('three-dice', [...order, script].join(' | '), setup);
};
const options = (given: NonNullable<ScriptSetup['options']>, seats = 2): ScriptSetup => ({
  options: given,
  seats,
});

/** The entries of a starter who rolls once and stays, which limits all turns of the round to one roll. */
const starts = (seat: number, dice: string) => `${seat} roll | ${seat}: ${dice} | ${seat} stay`;
/** The entry of a turn with a limit of one roll. The turn ends automatically. */
const once = (seat: number, dice: string) => `${seat} roll | ${seat}: ${dice}`;

describe('dice decide who starts Three Dice', () => {
  it.each<[string, number, string, number | null]>([
    ['the highest single die starts', 3, '0: 2 | 1: 4 | 2: 3', 1],
    ['tied players roll again', 3, '0: 4 | 1: 4 | 2: 3 | 0: 1 | 1: 2', 1],
    ['no player starts before all have rolled', 3, '0: 6 | 1: 1', null],
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
    ['a turn begins with a roll of all three dice', '0 roll', { step: { kind: 'throw', seat: 0, dice: 3 } }],
    [
      'a player may roll one of the dice again',
      '0 roll | 0: 124 | 0 roll 2',
      { step: { kind: 'throw', seat: 0, dice: 1 } },
    ],
    [
      'dice that are rolled again keep their positions',
      '0 roll | 0: 124 | 0 roll 20 | 0: 35',
      { dice: [3, 2, 5] },
    ],
    [
      'a player may roll a die again that was held before',
      '0 roll | 0: 124 | 0 roll 2 | 0: 6 | 0 roll 0',
      { step: { kind: 'throw', seat: 0, dice: 1 } },
    ],
    ['the starter has up to three rolls', '0 roll | 0: 124', { rolls: 1, limit: 3 }],
    [
      'the starter’s turn ends with the third roll',
      '0 roll | 0: 124 | 0 roll 2 | 0: 6 | 0 roll 2 | 0: 5',
      { seat: 1, limit: 3 },
    ],
    [
      'the other players have as many rolls as the starter used',
      `${starts(0, '124')} | 1 roll`,
      { limit: 1 },
    ],
    [
      'another player’s turn ends with the last of these rolls',
      `${starts(0, '124')} | ${once(1, '235')}`,
      { round: 2, scores: [0, 1] },
    ],
    [
      'another player may use fewer rolls',
      '0 roll | 0: 124 | 0 roll 2 | 0: 6 | 0 stay | 1 roll | 1: 125 | 1 stay',
      { round: 2, scores: [0, 1] },
    ],
    [
      'another player cannot roll more often than the starter',
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
    ['giving sips without stairs', '0 roll | 0: 124 | 0 give 1', 'nothing-to-give@4'],
    ['a move of another seat', '1 roll', 'not-your-turn@2'],
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
      'three of a kind makes a player safe: 2 2 2 does not lose to 2 2 3',
      `${starts(0, '223')} | ${once(1, '222')}`,
      [3, 0],
      2,
    ],
    [
      'several threes of a kind in one round all add to the penalty',
      `${starts(0, '223')} | ${once(1, '222')} | ${once(2, '111')}`,
      [10, 0, 0],
      3,
    ],
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
    [
      'the first player gives 1 sip with stairs',
      2,
      '0 roll | 0: 124 | 0 roll 2 | 0: 3 | 0 stay | 0 give 1',
      [0, 1],
    ],
    [
      'the second player gives 2 sips with stairs',
      3,
      `${starts(0, '124')} | ${once(1, '123')} | 1 give 2`,
      [0, 0, 2],
    ],
    [
      'the third player gives 3 sips with stairs',
      3,
      `${starts(0, '124')} | ${once(1, '115')} | ${once(2, '123')} | 2 give 1`,
      [1, 3, 0],
    ],
    [
      'stairs count with the dice in any order',
      3,
      `${starts(0, '124')} | ${once(1, '312')} | 1 give 0`,
      [2, 0, 0],
    ],
    ['stairs make their player safe', 2, `${starts(0, '124')} | ${once(1, '321')} | 1 give 0`, [3, 0]],
    ['stairs do not change the penalty', 2, `${starts(0, '124')} | ${once(1, '321')} | 1 give 0`, [3, 0]],
  ])('%s', (_, seats, script, scores) => {
    expect(threeDice(script, { seats })).toMatchObject({ refused: null, scores });
  });

  it('stairs count from the starter of the round, not from seat 0', () => {
    // Seat 1 loses round 1 and starts round 2. Seat 2 is then the second player and gives 2 sips, and seat 0 is the
    // third.
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
    ['a player cannot give the sips of stairs to themselves', '1 give 1', 'give-to-yourself@8'],
    ['a player cannot give the sips of stairs to a seat that does not exist', '1 give 3', 'no-such-seat@8'],
    ['a player who has sips to give cannot stay', '1 stay', 'give-awaited@8'],
    ['a player who has sips to give cannot roll', '1 roll', 'give-awaited@8'],
    ['another player cannot give the sips of stairs', '0 give 2', 'not-your-turn@8'],
  ])('%s', (_, move, refused) => {
    expect(threeDice(`${starts(0, '124')} | 1 roll | 1: 123 | ${move}`, { seats: 3 }).refused).toBe(refused);
  });

  it('stairs count only when the player stays on them', () => {
    const match = threeDice('0 roll | 0: 124 | 0 roll 2 | 0: 3 | 0 roll 2 | 0: 5');
    expect(match.view('table')).toMatchObject({ seat: 1, finished: [{ kind: 'points', points: 107 }, null] });
  });
});

describe('when the clock runs out in Three Dice, the fallback move is played', () => {
  const game = gameOf('three-dice');
  const fallback = (position: string) => {
    const state = game.parsePosition(position);
    if (!state.ok) throw new Error(JSON.stringify(state.error));
    const step = game.step(state.value);
    return step.kind === 'choose' ? step.seats.map((seat) => game.fallbackMove(state.value, seat)) : [];
  };
  it.each([
    ['to the player with the fewest sips', '2,4,5,1', 3],
    ['never to the player who gives them', '4,0,5,3', 3],
    ['to the first of several players with the fewest sips', '9,0,2,2', 2],
  ])('when the clock runs out, the sips of stairs go %s', (_, scores, to) => {
    expect(fallback(`three-dice - ${scores} 1 0 2 1 107,s,-,- give`)).toEqual([{ type: 'give', to }]);
  });
  it('when the clock runs out, the player stays, or rolls if staying is not allowed', () => {
    expect(fallback('three-dice - 0,0 1 0 3 1 -,- choose 1 124')).toEqual([{ type: 'stay' }]);
    expect(fallback('three-dice gentlemen=enforce 0,0 1 0 2 1 11,- choose 1 116')).toEqual([
      { type: 'roll', dice: [0, 1, 2] },
    ]);
  });
});

describe('stairs after stairs are super stairs in Three Dice', () => {
  it.each<[string, number, string, number[]]>([
    [
      '4 5 6 after stairs lets the second player give 4 sips',
      3,
      '0 roll | 0: 124 | 0 roll 2 | 0: 3 | 0 stay | 0 give 1 | 1 roll | 1: 654 | 1 stay | 1 give 2',
      [0, 1, 4],
    ],
    [
      '4 5 6 after stairs lets the third player give 6 sips',
      3,
      `${starts(0, '124')} | ${once(1, '123')} | 1 give 0 | ${once(2, '456')} | 2 give 1`,
      [3, 6, 0],
    ],
    ['4 5 6 without stairs before it scores 69 points', 2, `${starts(0, '124')} | ${once(1, '456')}`, [0, 1]],
    [
      '4 5 6 scores 69 points if another player’s turn comes between it and the stairs',
      3,
      '0 roll | 0: 124 | 0 roll 2 | 0: 3 | 0 stay | 0 give 1 | 1 roll | 1: 116 | 1 stay | 2 roll | 2: 456 | 2 stay',
      [0, 1, 1],
    ],
    [
      '4 5 6 after super stairs scores 69 points, because these are not 1 2 3',
      4,
      `${starts(0, '124')} | ${once(1, '123')} | 1 give 0 | ${once(2, '456')} | 2 give 1 | ${once(3, '456')}`,
      [2, 6, 0, 1],
    ],
    [
      '4 5 6 after stairs that were rolled but not kept scores 69 points',
      2,
      '0 roll | 0: 124 | 0 roll 2 | 0: 3 | 0 roll 2 | 0: 4 | 1 roll | 1: 456 | 1 stay',
      [0, 1],
    ],
  ])('%s', (_, seats, script, scores) => {
    expect(threeDice(script, options({ gentlemen: 'off' }, seats))).toMatchObject({ refused: null, scores });
  });

  it('stairs of the previous round do not make super stairs: 4 5 6 of the starter is 69 points', () => {
    // Seat 1, the last player, finishes round 1 on stairs. Seat 0 loses and starts round 2.
    const match = threeDice(`${starts(0, '124')} | ${once(1, '123')} | 1 give 0 | 0 roll | 0: 456`);
    expect(match.view('table').lie).toEqual({ kind: 'points', points: 69 });
  });
});

describe('shit stairs cost sips in Three Dice', () => {
  const kept = options({ shitStairs: 'kept' });
  it.each<[string, ScriptSetup, string, number[]]>([
    ['shit stairs cost a sip as soon as 2 3 4 is rolled', {}, '0 roll | 0: 234', [1, 0]],
    ['shit stairs cost a sip as soon as 3 4 5 is rolled', {}, '0 roll | 0: 543', [1, 0]],
    ['shit stairs cost a sip each time they are rolled', {}, '0 roll | 0: 234 | 0 roll 0 | 0: 5', [2, 0]],
    ['staying on shit stairs costs no second sip', {}, '0 roll | 0: 234 | 0 stay', [1, 0]],
    ['shit stairs in the last roll cost a sip', {}, `${starts(0, '124')} | ${once(1, '234')}`, [0, 2]],
    [
      'with shitStairs=kept, shit stairs cost nothing if the player rolls on',
      kept,
      '0 roll | 0: 234 | 0 roll 0 | 0: 6',
      [0, 0],
    ],
    ['with shitStairs=kept, staying on shit stairs costs a sip', kept, '0 roll | 0: 234 | 0 stay', [1, 0]],
    [
      'with shitStairs=kept, shit stairs in the last roll cost a sip',
      kept,
      `${starts(0, '124')} | ${once(1, '345')}`,
      [0, 2],
    ],
    [
      'shit stairs do not make a player safe, because their points count',
      {},
      `${starts(0, '345')} | ${once(1, '124')}`,
      [2, 0],
    ],
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
    ['1 1 1 makes the starter drink 7 sips', '111', [7, 0]],
    ['4 4 4 makes the starter drink 4 sips', '444', [4, 0]],
    ['6 6 6 makes the starter drink 6 sips', '666', [6, 0]],
    ['1 2 3 makes the starter drink 1 sip', '213', [1, 0]],
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
    ['stairs before 4 5 6, which only scores its points', '123 456', 1],
  ])('a nice first roll restarts the round each time: %s', (_, dice, sips) => {
    const script = dice.split(' ').map((roll) => `0 roll | 0: ${roll}`);
    expect(threeDice(script.join(' | '))).toMatchObject({ refused: null, scores: [sips, 0] });
  });

  it.each<[string, string, number[]]>([
    ['4 5 6, which cannot be super stairs, is points', '0 roll | 0: 456', [0, 0]],
    ['the second roll of the starter is safe', '0 roll | 0: 112 | 0 roll 2 | 0: 1', [0, 0]],
    ['the first roll of another player is safe', `${starts(0, '124')} | 1 roll | 1: 111`, [8, 0]],
  ])('the round does not restart: %s', (_, script, scores) => {
    expect(threeDice(script)).toMatchObject({ refused: null, scores });
  });
});

describe('a position of Three Dice has to fit the starter’s first roll', () => {
  const game = gameOf('three-dice');
  it.each([
    ['three of a kind', '555', false],
    ['stairs', '231', false],
    ['4 5 6', '456', true],
    ['shit stairs', '234', true],
  ])('a position after a first roll of %s (%s) is accepted: %s', (_, dice, accepted) => {
    expect(game.parsePosition(`three-dice - 0,0 1 0 3 1 -,- choose 1 ${dice}`).ok).toBe(accepted);
  });
  it.each(['t', 's'])(
    'a position after one roll of the starter is refused if that roll would have restarted the round: %s',
    (finish) => {
      const after = (limit: number) =>
        game.parsePosition(`three-dice - 0,0 1 0 ${limit} ${finish === 't' ? 3 : 1} ${finish},- start`).ok;
      expect([after(1), after(2)]).toEqual([false, true]);
    },
  );
});

describe('the lowest points lose a round of Three Dice', () => {
  it.each<[string, number, string, number[], number]>([
    [
      'the player with the lowest points drinks the penalty of 1',
      3,
      `${starts(0, '124')} | ${once(1, '235')} | ${once(2, '246')}`,
      [0, 1, 0],
      1,
    ],
    [
      'the loser starts the next round',
      3,
      `${starts(0, '124')} | ${once(1, '116')} | ${once(2, '246')}`,
      [0, 0, 1],
      2,
    ],
    [
      'a safe player cannot lose the round',
      3,
      `${starts(0, '124')} | ${once(1, '222')} | ${once(2, '246')}`,
      [0, 0, 3],
      2,
    ],
    [
      'if all players are safe, nobody loses and the same player starts again',
      2,
      '0 roll | 0: 112 | 0 roll 2 | 0: 1 | 0 stay | 1 roll | 1: 222 | 1 stay',
      [0, 0],
      0,
    ],
    ['the only player who is not safe drinks', 2, `${starts(0, '116')} | ${once(1, '222')}`, [3, 0], 0],
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
    ['the lowest points lose the roll-off', '0: 124 | 2: 235', [0, 0, 1], 2],
    ['a player who was not tied cannot lose the roll-off', '0: 235 | 2: 124', [1, 0, 0], 0],
    ['the players roll again while they are tied', '0: 124 | 2: 142 | 0: 125 | 2: 124', [0, 0, 1], 2],
    ['three of a kind counts only its points in the roll-off', '0: 222 | 2: 223', [1, 0, 0], 0],
    ['stairs count only their points in the roll-off', '0: 123 | 2: 116', [1, 0, 0], 0],
    ['shit stairs cost no sip in the roll-off', '0: 234 | 2: 116', [1, 0, 0], 0],
  ])('%s', (_, script, scores, starter) => {
    const match = threeDice(`${tied} | ${script}`, { seats: 3 });
    expect(match).toMatchObject({ refused: null, scores, step: { kind: 'choose', seats: [starter] } });
  });

  it('a roll-off of three players continues among those who tie for last again', () => {
    const three = `${starts(0, '124')} | ${once(1, '214')} | ${once(2, '241')} | 0: 235 | 1: 116 | 2: 325`;
    expect(threeDice(three, { seats: 3 }).step).toEqual({ kind: 'throw', seat: 0, dice: 3 });
    const end = threeDice(`${three} | 0: 124 | 2: 223`, { seats: 3 });
    expect(end).toMatchObject({ refused: null, scores: [0, 0, 1] });
  });

  it.each<[string, number, string, number[], number]>([
    ['all tied players drink, and the last of them to roll starts', 3, tied, [1, 0, 1], 2],
    [
      'the last player to roll is counted from the starter',
      3,
      `${starts(0, '116')} | ${once(1, '124')} | ${once(2, '126')} | ${starts(1, '124')} | ${once(2, '116')} | ${once(0, '421')}`,
      [1, 2, 0],
      0,
    ],
    [
      'all tied players drink the whole penalty',
      3,
      `${starts(0, '124')} | ${once(1, '222')} | ${once(2, '241')}`,
      [3, 0, 3],
      2,
    ],
  ])('with tie=share, %s', (_, seats, script, scores, starter) => {
    const match = threeDice(script, options({ tie: 'share' }, seats));
    expect(match).toMatchObject({ refused: null, scores, step: { kind: 'choose', seats: [starter] } });
  });
});

describe('house rules change who loses a round of Three Dice', () => {
  const tied = `${starts(0, '124')} | ${once(1, '116')} | ${once(2, '241')}`;
  it.each<[string, Record<string, unknown>, string, number[], number]>([
    ['with tie=last, only the last of the tied players to roll loses', { tie: 'last' }, tied, [0, 0, 1], 2],
    [
      'with payBelow, players with fewer points take the penalty too, and the one with the lowest starts',
      { payBelow: 10 },
      `${starts(0, '223')} | ${once(1, '116')} | ${once(2, '224')}`,
      [1, 0, 1],
      0,
    ],
    [
      'with payBelow, a player with exactly these points takes no penalty',
      { payBelow: 8 },
      `${starts(0, '223')} | ${once(1, '116')} | ${once(2, '224')}`,
      [1, 0, 0],
      0,
    ],
    [
      'with payBelow, each player takes the whole penalty',
      { payBelow: 10 },
      `${starts(0, '223')} | ${once(1, '222')} | ${once(2, '224')}`,
      [3, 0, 3],
      0,
    ],
    [
      'with payBelow, players who share a tie take the penalty only once',
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
  // The limit is two rolls. Seat 0 has the given points; seat 1 is the last player and has rolled once.
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
    // In the example of the source text, the lowest points are 11 and the last player has 1 1 6.
    [
      'the gentlemen’s rule asks for a roll of all dice if holding any of them could not lose',
      last('116>245', '116'),
      ['stay', '0', '1', '01', '2', '02', '12'],
    ],
    [
      'the gentlemen’s rule allows any roll that can lose: 1 3 6 may hold all but the 1 with the 6',
      last('116>125', '136'),
      ['stay', '1'],
    ],
    ['the gentlemen’s rule allows staying on points that lose', last('116>125', '223'), []],
    ['the gentlemen’s rule allows staying on points that tie for last', last('116>125', '521'), []],
    ['the gentlemen’s rule allows staying or rolling after three of a kind', last('116>245', '111'), []],
    ['the gentlemen’s rule allows staying or rolling after stairs', last('116>245', '123'), []],
    [
      'the gentlemen’s rule considers every result of a roll: holding 2 2 can still give 7',
      last('116>223', '226'),
      ['stay', '0', '1', '01'],
    ],
  ])('%s', (_, script, expected) => {
    expect(discouraged(script)).toEqual(expected);
  });

  it('the gentlemen’s rule allows every move if all other players are safe', () => {
    expect(discouraged(last('112>111', '116'))).toEqual([]);
  });

  it("the gentlemen's rule applies only to the last player of the round", () => {
    const script = '0 roll | 0: 116 | 0 roll 012 | 0: 245 | 0 stay | 1 roll | 1: 116';
    expect(discouraged(script, { seats: 3 })).toEqual([]);
    expect(discouraged(`${script} | 1 stay | 2 roll | 2: 116`, { seats: 3 })).toHaveLength(7);
  });

  it('the gentlemen’s rule compares with the lowest points of the players who are not safe', () => {
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
    ['forbids staying', `${last('116>245', '116')} | 1 stay`, 'gentlemens-rule@9'],
    ['forbids holding a 1', `${last('116>245', '116')} | 1 roll 12`, 'gentlemens-rule@9'],
    ['does not decide about a roll of no dice', `${last('116>245', '116')} | 1 roll -`, 'no-dice-chosen@9'],
    ['allows a roll of all dice', `${last('116>245', '116')} | 1 roll 012`, null],
    ['allows a roll that can lose', `${last('116>125', '122')} | 1 roll 0`, null],
    ['allows staying on a nice roll', `${last('116>245', '111')} | 1 stay`, null],
  ])('the enforced gentlemen’s rule %s', (_, script, refused) => {
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
    [
      'by default, a move against the gentlemen’s rule is reported and allowed',
      {},
      `${last('116>245', '116')} | 1 stay`,
      true,
    ],
    [
      'with gentlemen=remind, a roll against the rule is reported',
      options({ gentlemen: 'remind' }),
      `${last('116>245', '116')} | 1 roll 2`,
      true,
    ],
    [
      'with gentlemen=remind, a roll that the rule allows is not reported',
      options({ gentlemen: 'remind' }),
      `${last('116>245', '116')} | 1 roll 012`,
      false,
    ],
    [
      'with gentlemen=off, a move against the rule is not reported',
      options({ gentlemen: 'off' }),
      `${last('116>245', '116')} | 1 stay`,
      false,
    ],
  ])('%s', (_, setup, script, reminds) => {
    const match = threeDice(script, setup);
    expect(match.refused).toBeNull();
    expect(match.lastEvents.some(({ kind }) => kind === 'reminded')).toBe(reminds);
  });
});

describe('a match of Three Dice has rounds that cost sips', () => {
  const round = `${starts(0, '124')} | ${once(1, '116')}`;
  it.each<[string, ScriptSetup, string, number[] | null, number[]]>([
    [
      'the match ends after its rounds, and the fewest sips win',
      options({ rounds: 1 }),
      round,
      [2, 1],
      [1, 0],
    ],
    ['the match continues while rounds are left', options({ rounds: 2 }), round, null, [1, 0]],
    [
      'equal sips share a place',
      options({ rounds: 1 }, 3),
      `${round} | ${once(2, '116')}`,
      [3, 1, 1],
      [1, 0, 0],
    ],
    [
      'a round that a nice first roll restarts counts once',
      options({ rounds: 1 }),
      `0 roll | 0: 222 | ${round}`,
      [2, 1],
      [3, 0],
    ],
    [
      'a round in which all players are safe counts',
      options({ rounds: 1 }),
      '0 roll | 0: 112 | 0 roll 2 | 0: 1 | 0 stay | 1 roll | 1: 222 | 1 stay',
      [1, 1],
      [0, 0],
    ],
    [
      'sips given with stairs count',
      options({ rounds: 1 }),
      `${starts(0, '124')} | ${once(1, '123')} | 1 give 0`,
      [2, 1],
      [3, 0],
    ],
    [
      'the match does not end before a tie is rolled off',
      options({ rounds: 1 }),
      `${starts(0, '124')} | ${once(1, '142')}`,
      null,
      [0, 0],
    ],
    [
      'the match ends after a tie is rolled off',
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

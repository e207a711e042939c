import { describe, expect, it } from 'vitest';
import { parsePosition, readOptions, type TenThousandView, tenThousand, unwrap } from '../../src/index.ts';
import { type ScriptSetup, scripted } from '../../src/testing/index.ts';

type Options = NonNullable<ScriptSetup['options']>;

/** A match without opening, take-over and exact finish, in which seat 0 has won the rolls that decide who starts. */
const played = (script: string, options: Options, seats = 2) => {
  const order = Array.from({ length: seats }, (_, seat) => `${seat}: ${seat === 0 ? 6 : 1}`);
  const plain = { opening: 0, takeOver: false, exactFinish: false };
  return scripted<TenThousandView>('ten-thousand', [...order, script].join(' | '), {
    options: { ...plain, ...options },
    seats,
  });
};

const hundred = (seat: number) => `${seat} roll | ${seat}: 123346 | ${seat} bank 0`;
const thousand = (seat: number) => `${seat} roll | ${seat}: 111234 | ${seat} bank 012`;
const straight = (seat: number) => `${seat} roll | ${seat}: 123456 | ${seat} bank 012345`;
const bust = (seat: number) => `${seat} roll | ${seat}: 223346`;

describe('Ten Thousand has a minimum for banked points', () => {
  it.each<[string, Options, string, string | null]>([
    ['a minimum of 300 refuses to bank 100 points', { atLeast: 300 }, hundred(0), 'below-least@4'],
    ['a minimum of 300 lets 1,000 points be banked', { atLeast: 300 }, thousand(0), null],
    [
      'the minimum applies in every turn, not only in the first',
      { atLeast: 300 },
      `${thousand(0)} | ${bust(1)} | ${hundred(0)}`,
      'below-least@9',
    ],
    [
      'the points of several rolls in a turn count together',
      { atLeast: 300 },
      '0 roll | 0: 113346 | 0 roll 01 | 0: 1346 | 0 bank 0',
      null,
    ],
    [
      'a bank that has the minimum is still refused below the opening',
      { atLeast: 300, opening: 500 },
      '0 roll | 0: 333246 | 0 bank 012',
      'below-opening@4',
    ],
    [
      'a bank that reaches the exact target does not need the minimum',
      { atLeast: 300, target: 2000, exactFinish: true },
      `0 roll | 0: 111555 | 0 roll 012345 | 0: 115234 | 0 bank 012 | ${bust(1)} | 0 roll | 0: 115234 | 0 bank 012`,
      null,
    ],
  ])('%s', (_, options, script, refused) => {
    expect(played(script, options).refused).toBe(refused);
  });
});

describe('hot dice of Ten Thousand must be rolled if the option says so', () => {
  const must = { hotDice: 'must' };
  it.each<[string, Options, string, string | null]>([
    [
      'with hotDice=must, a player who has kept all dice cannot bank',
      must,
      straight(0),
      'must-roll-hot-dice@4',
    ],
    ['by default, a player who has kept all dice can bank', {}, straight(0), null],
    [
      'with hotDice=must, a player who keeps the last of the dice cannot bank',
      must,
      '0 roll | 0: 552346 | 0 roll 01 | 0: 1112 | 0 roll 012 | 0: 5 | 0 bank 0',
      'must-roll-hot-dice@8',
    ],
    [
      'with hotDice=must, a player can bank after the next roll',
      must,
      '0 roll | 0: 552346 | 0 roll 01 | 0: 1112 | 0 roll 012 | 0: 5 | 0 roll 0 | 0: 123346 | 0 bank 0',
      null,
    ],
    [
      'with hotDice=must, a player cannot bank at the target if the other players have further turns',
      { ...must, target: 2000, ending: 'round' },
      `${thousand(0)} | ${bust(1)} | ${straight(0)}`,
      'must-roll-hot-dice@9',
    ],
    [
      'hotDice=must does not matter if the first player to reach the target wins at once',
      { ...must, target: 2000 },
      `${thousand(0)} | ${bust(1)} | ${straight(0)}`,
      null,
    ],
    [
      'hotDice=must does not matter at an exact finish',
      { ...must, target: 2000, exactFinish: true },
      `0 roll | 0: 555234 | 0 bank 012 | ${bust(1)} | ${straight(0)}`,
      null,
    ],
  ])('%s', (_, options, script, refused) => {
    expect(played(script, options).refused).toBe(refused);
  });

  it('the example on the page about presets has 1,150 points and a roll of six dice', () => {
    const match = played('0 roll | 0: 552346 | 0 roll 01 | 0: 1112 | 0 roll 012 | 0: 5 | 0 roll 0', must);
    expect(match.step).toEqual({ kind: 'throw', seat: 0, dice: 6 });
    expect(match.view('table').turnPoints).toBe(1150);
  });

  it('with hotDice=must, hot dice cannot be banked for the next player to take over', () => {
    const match = played(`${thousand(0)} | 1 roll`, { ...must, takeOver: true });
    expect(match.refused).toBeNull();
    expect(played(straight(0), { ...must, takeOver: true }).refused).toBe('must-roll-hot-dice@4');
  });
});

describe('the option “nothing” gives points for a roll in which nothing scores', () => {
  const nothing = { nothing: 500 };
  it('the points for a roll in which nothing scores can be banked', () => {
    expect(played('0 roll | 0: 223346 | 0 bank 012345', nothing)).toMatchObject({ scores: [500, 0] });
  });
  it('after a roll in which nothing scores, the player can roll all dice again', () => {
    const match = played('0 roll | 0: 223346 | 0 roll 012345', nothing);
    expect(match.step).toEqual({ kind: 'throw', seat: 0, dice: 6 });
    expect(match.view('table').turnPoints).toBe(500);
  });
  it('the dice of a roll in which nothing scores can only be kept all together', () => {
    expect(played('0 roll | 0: 223346 | 0 bank 0', nothing).refused).toBe('keep-does-not-score@4');
  });
  it('a roll of fewer than six dice in which nothing scores is still a bust', () => {
    expect(played('0 roll | 0: 123346 | 0 roll 0 | 0: 22346', nothing).view('table').seat).toBe(1);
  });
  it('after a roll in which nothing scores, hotDice=must makes the player roll again', () => {
    const both = { ...nothing, hotDice: 'must' };
    expect(played('0 roll | 0: 223346 | 0 bank 012345', both).refused).toBe('must-roll-hot-dice@4');
  });
});

describe('Ten Thousand can be played with five dice', () => {
  it('five dice are rolled at the start of a turn and after all have been kept', () => {
    const five = { dice: 5 };
    expect(played('0 roll', five).step).toEqual({ kind: 'throw', seat: 0, dice: 5 });
    const hot = played('0 roll | 0: 11155 | 0 roll 01234', five);
    expect(hot.step).toEqual({ kind: 'throw', seat: 0, dice: 5 });
  });
});

describe('with ending=last-turn, the other players of Ten Thousand have one more turn after the target', () => {
  const last = { target: 2000, ending: 'last-turn' };
  const reach = (seat: number) => `${thousand(seat)} | ${bust(1 - seat)} | ${thousand(seat)}`;
  it.each<[string, string, number, number[] | null, number[]]>([
    ['the last turns follow the bank that reaches the target', reach(0), 2, null, [2000, 0]],
    [
      'the match ends when every other player has had a last turn',
      `${reach(0)} | ${bust(1)}`,
      2,
      [1, 2],
      [2000, 0],
    ],
    [
      'the player who reached the target has no further turn',
      `${reach(0)} | ${thousand(1)}`,
      2,
      [1, 2],
      [2000, 1000],
    ],
    [
      'another player can take the win in the last turn',
      `${thousand(0)} | ${straight(1)} | ${thousand(0)} | ${thousand(1)}`,
      2,
      [2, 1],
      [2000, 2500],
    ],
    [
      'another player can share the win in the last turn',
      `${thousand(0)} | ${thousand(1)} | ${thousand(0)} | ${thousand(1)}`,
      2,
      [1, 1],
      [2000, 2000],
    ],
    [
      'three players have one last turn each, across the end of the round',
      `${bust(0)} | ${thousand(1)} | ${bust(2)} | ${bust(0)} | ${thousand(1)} | ${bust(2)} | ${bust(0)}`,
      3,
      [2, 1, 2],
      [0, 2000, 0],
    ],
  ])('%s', (_, script, seats, places, scores) => {
    expect(played(script, last, seats)).toMatchObject({ refused: null, places, scores });
  });

  it.each([
    ['exactFinish=false,ending=last-turn 10500,1900,0 1 0 start', 'final-round'],
    ['exactFinish=false,ending=last-turn 9500,1900,0 1 - start', 'start'],
    ['exactFinish=false,rounds=5 10500,1900,0 1 0 2 start', 'start'],
  ])('the last turns begin at the target unless the number of rounds is fixed: %s', (fields, phase) => {
    const { game, state } = unwrap(parsePosition(`ten-thousand ${fields}`));
    expect(game.view(state, 1)).toMatchObject({ phase });
  });

  it('during the last turns, the view shows the lead instead of the points to go', () => {
    const { view } = played(reach(0), last);
    expect(view(1)).toMatchObject({ phase: 'final-round', finalBy: 0 });
    expect(tenThousand.controls(view(1), 1, null).race?.key).toBe('race-behind');
  });
});

describe('with ending=round, a round of Ten Thousand is played to its end', () => {
  const round = { target: 2000, ending: 'round' };
  it.each<[string, string, number[] | null, number[]]>([
    [
      'the later seats of the round still have their turn after the target',
      `${thousand(0)} | ${bust(1)} | ${thousand(0)}`,
      null,
      [2000, 0],
    ],
    [
      'the match ends after the last seat of the round',
      `${thousand(0)} | ${thousand(1)} | ${bust(0)} | ${thousand(1)}`,
      [2, 1],
      [1000, 2000],
    ],
    [
      'all players have the same number of turns',
      `${thousand(0)} | ${thousand(1)} | ${thousand(0)} | ${straight(1)}`,
      [2, 1],
      [2000, 2500],
    ],
  ])('%s', (_, script, places, scores) => {
    expect(played(script, round)).toMatchObject({ refused: null, places, scores });
  });

  it('a round begins with the seat that won the roll for the first turn', () => {
    const script = '0: 1 | 1: 6 | ';
    const turns = [thousand(1), bust(0), thousand(1)].join(' | ');
    const options = { ...round, opening: 0, takeOver: false, exactFinish: false };
    const match = scripted('ten-thousand', script + turns, { options });
    expect(match).toMatchObject({ refused: null, places: null, step: { kind: 'choose', seats: [0] } });
    const over = scripted('ten-thousand', `${script}${turns} | ${bust(0)}`, { options });
    expect(over.places).toEqual([2, 1]);
  });
});

describe('a match of Ten Thousand can have a fixed number of rounds', () => {
  const rounds = { rounds: 2, target: 2000 };
  it('the match ends after the last turn of the last round, and the highest total wins', () => {
    const script = `${hundred(0)} | ${thousand(1)} | ${thousand(0)} | ${bust(1)}`;
    expect(played(script, rounds)).toMatchObject({ refused: null, places: [1, 2], scores: [1100, 1000] });
  });
  it('a match with a fixed number of rounds does not end at the target', () => {
    const script = `${straight(0)} | ${bust(1)} | ${straight(0)}`;
    expect(played(script, rounds)).toMatchObject({ refused: null, places: null, scores: [3000, 0] });
  });
  it.each(['rounds=2 0,0,0 0 0 1', 'ending=round 0,0,0 0 0'])(
    'the seat that wins the roll for the first turn starts each round: %s',
    (fields) => {
      const read = parsePosition(`ten-thousand exactFinish=false,${fields} order 0,1,2 1,2`);
      if (!read.ok) throw new Error(JSON.stringify(read.error));
      const { game, state } = read.value;
      expect(unwrap(game.apply(state, { seat: 2, dice: [6] })).state).toMatchObject({ seat: 2, starter: 2 });
    },
  );

  it('the progress of a match with a fixed number of rounds counts the rounds', () => {
    const { view } = played(`${hundred(0)} | ${bust(1)}`, rounds);
    expect(tenThousand.controls(view(0), 0, null).progress).toEqual({
      key: 'progress-round',
      values: { number: 2, of: 2 },
    });
  });
});

describe('three busts in a row cost points in Ten Thousand', () => {
  const turns = (...scripts: ((seat: number) => string)[]) =>
    scripts.flatMap((script) => [script(0), bust(1)]).join(' | ');
  it.each<[string, number, string, number]>([
    ['three busts cost 500 points of 2,000', 500, turns(thousand, thousand, bust, bust, bust), 1500],
    ['three busts cost 1,000 points of 2,000', 1000, turns(thousand, thousand, bust, bust, bust), 1000],
    ['three busts never bring a total below 0', 500, turns(hundred, hundred, hundred, bust, bust, bust), 0],
    ['three busts cost nothing without the option', 0, turns(thousand, bust, bust, bust), 1000],
    [
      'the count of busts starts again after a bank',
      500,
      turns(thousand, bust, bust, hundred, bust, bust),
      1100,
    ],
    [
      'the count of busts starts again after the penalty',
      500,
      turns(thousand, bust, bust, bust, bust, bust),
      500,
    ],
    [
      'the sixth bust in a row costs the penalty again',
      500,
      turns(thousand, thousand, bust, bust, bust, bust, bust, bust),
      1000,
    ],
  ])('%s', (_, threeBusts, script, total) => {
    const match = played(script, { threeBusts, atLeast: 0 });
    expect(match.refused).toBeNull();
    expect(match.scores[0]).toBe(total);
  });

  it('with a negative lowest total, three busts can bring a total below 0, down to that total', () => {
    const script = turns(hundred, bust, bust, bust, bust, bust, bust);
    const totals = [-1000, -600].map(
      (lowest) => played(script, { threeBusts: 500, atLeast: 0, lowest }).scores[0],
    );
    expect(totals).toEqual([-900, -600]);
  });

  it('a player whose total falls below the opening stays in the game', () => {
    const script = turns(thousand, bust, bust, bust);
    const options = { threeBusts: 500, opening: 1000 };
    expect(played(`${script} | ${hundred(0)}`, options)).toMatchObject({ refused: null, scores: [600, 0] });
  });
});

describe('options of Ten Thousand that contradict each other are refused', () => {
  it.each<[string, Options, string]>([
    ['rounds with the exact finish', { rounds: 10 }, 'options.rounds'],
    ['one more turn with the exact finish', { ending: 'last-turn' }, 'options.ending'],
    ['rounds with another ending', { exactFinish: false, rounds: 5, ending: 'round' }, 'options.ending'],
    ['an exact target that no dice can reach', { target: 2150, five: 100 }, 'options.five'],
    [
      'an exact finish 50 points away that no dice can score',
      { five: 100, lowStraight: 650 },
      'options.five',
    ],
    ['two triplets of five dice', { dice: 5, twoTriplets: 2500 }, 'options.twoTriplets'],
  ])('options that contradict each other are refused with the name of one: %s', (_, given, path) => {
    const read = readOptions(tenThousand as never, given);
    expect(read).toMatchObject({
      ok: false,
      error: { code: 'bad-option', problem: { kind: 'conflict', path } },
    });
  });

  it.each<[string, Options]>([
    ['all amounts are multiples of 100', { five: 100 }],
    ['a one scores 50', { one: 50, five: 100, lowStraight: 650 }],
    ['the target may be passed', { five: 100, lowStraight: 650, exactFinish: false }],
  ])('a five may score 100 if %s', (_, given) => {
    expect(readOptions(tenThousand as never, given).ok).toBe(true);
  });

  it('a position with contradictory options is refused', () => {
    const read = parsePosition('ten-thousand rounds=10 0,0 0 start');
    expect(read).toMatchObject({ ok: false, error: { code: 'bad-option', field: 'options' } });
  });
});

describe('the presets of Ten Thousand are valid options', () => {
  it('the game accepts the options of every preset, and no preset repeats a default', () => {
    for (const { id, options } of tenThousand.presets ?? []) {
      expect([id, readOptions(tenThousand as never, options).ok]).toEqual([id, true]);
      for (const [name, value] of Object.entries(options)) {
        expect([id, name, value]).not.toEqual([id, name, tenThousand.options[name]?.default]);
      }
    }
  });
});

describe('positions of Ten Thousand contain the options', () => {
  it.each([
    'ten-thousand exactFinish=false,ending=last-turn 10000,5000 1 0 start',
    'ten-thousand exactFinish=false,ending=round 10000,5000 1 0 throw 0 6',
    'ten-thousand exactFinish=false,rounds=10 12000,5000 1 0 3 choose 300 155',
    'ten-thousand threeBusts=500 500,0 1 2,0 10 start',
    'ten-thousand threeBusts=500,lowest=-500 -500,1000 1 2,0 11 start',
    'ten-thousand exactFinish=false,rounds=10 12000,12000 0 1 10 over',
  ])('a position with options is the same after it is read and written: %s', (text) => {
    const read = parsePosition(text);
    expect(read.ok ? read.value.game.formatPosition(read.value.state) : read.error).toBe(text);
  });

  it.each([
    ['ten-thousand exactFinish=false,ending=last-turn 10000,5000 0 0 start', 'seat'],
    ['ten-thousand exactFinish=false,ending=last-turn 10000,5000 1 - start', 'final'],
    ['ten-thousand exactFinish=false,ending=round 5000,10000 0 1 start', null],
    ['ten-thousand exactFinish=false,ending=round 5000,10000 1 0 start', 'scores'],
    ['ten-thousand exactFinish=false,rounds=10 12000,5000 0 0 9 over', 'round'],
    ['ten-thousand threeBusts=500 500,0 1 3,0 10 start', 'busts'],
    ['ten-thousand threeBusts=500,lowest=-500 -550,1000 1 2,0 11 start', 'scores'],
    ['ten-thousand lowest=-500 -500,1000 1 start', 'scores'],
    ['ten-thousand threeBusts=500 500,0 1 0,0 00 start', 'in-game'],
  ])('the field of the position %s that is refused is %s (null: none)', (text, field) => {
    const read = parsePosition(text);
    expect(read.ok ? null : read.error.field).toBe(field);
  });
});

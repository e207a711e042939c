import { describe, expect, it } from 'vitest';
import type { GreedView } from '../../src/index.ts';
import { type ScriptSetup, scripted } from '../../src/testing/index.ts';

const greed = (script: string, setup: ScriptSetup = {}) => scripted<GreedView>('greed', script, setup);

/** Entries with which a seat banks 300: three 3s and two dice that do not score, then a stop. */
const in300 = (seat: number) => `${seat} roll | ${seat}: 33324 | ${seat} stop`;
/** A throw of five dice that scores nothing. */
const bust = (seat: number) => `${seat} roll | ${seat}: 22346`;
/** Entries with which a seat banks 1000. */
const thousand = (seat: number) => `${seat} roll | ${seat}: 11123 | ${seat} stop`;

describe('a turn of Greed ends by stopping or by a bust', () => {
  it.each<[string, string, Partial<GreedView>]>([
    ['a turn begins with a roll of all five dice', '', { dice: 5, turnPoints: 0, last: [] }],
    ['a roll scores all its scoring dice', '0 roll | 0: 51341', { turnPoints: 250, dice: 2 }],
    [
      'the next roll has the dice that did not score',
      '0 roll | 0: 11131 | 0 roll',
      { turnPoints: 1100, dice: 1 },
    ],
    [
      'the points of each roll are added up',
      '0 roll | 0: 51341 | 0 roll | 0: 14',
      { turnPoints: 350, dice: 1 },
    ],
    [
      'the next roll has all five dice if every rolled die scored',
      '0 roll | 0: 11155',
      { turnPoints: 1100, dice: 5 },
    ],
    [
      'the next roll has all five dice if the last remaining dice all score',
      '0 roll | 0: 11124 | 0 roll | 0: 15',
      { turnPoints: 1150, dice: 5 },
    ],
    [
      'a triple counts only within one roll',
      '0 roll | 0: 11346 | 0 roll | 0: 134',
      { turnPoints: 300, dice: 2 },
    ],
    ['the view shows the points that stopping would bank', '0 roll | 0: 11123', { stopBanks: 1000 }],
    [
      'the view shows that stopping below the opening would bank nothing',
      '0 roll | 0: 51341',
      { stopBanks: 0 },
    ],
  ])('%s', (_, script, expected) => {
    const match = greed(script);
    expect(match.refused).toBeNull();
    expect(match.view('table')).toMatchObject(expected);
  });

  it.each<[string, string, number[], number]>([
    ['stopping banks the points of the turn and passes the dice on', thousand(0), [1000, 0], 1],
    [
      'a roll that scores nothing loses all points of the turn',
      '0 roll | 0: 11123 | 0 roll | 0: 46',
      [0, 0],
      1,
    ],
    [
      'a bust loses no points that were banked earlier',
      `${thousand(0)} | ${bust(1)} | 0 roll | 0: 66612 | 0 roll | 0: 2`,
      [1000, 0],
      1,
    ],
    ['the turn is over if its first roll scores nothing', bust(0), [0, 0], 1],
    ['the turns go around the table', `${bust(0)} | ${bust(1)}`, [0, 0], 0],
  ])('%s', (_, script, scores, seat) => {
    const match = greed(script);
    expect(match.refused).toBeNull();
    expect(match.scores).toEqual(scores);
    expect(match.view('table')).toMatchObject({ seat, turnPoints: 0 });
  });

  it.each<[string, string, string]>([
    ['a player cannot stop before the first roll', '0 stop', 'nothing-to-stop@0'],
    ['another player cannot roll out of turn', '1 roll', 'not-your-turn@0'],
    ['a player cannot move while dice are being rolled', '0 roll | 0 stop', 'dice-awaited@1'],
    ['dice are refused before a player rolls', '0: 12345', 'move-awaited@0'],
    ['dice of another seat are refused', '0 roll | 1: 12345', 'not-your-throw@1'],
    ['too few dice are refused', '0 roll | 0: 1234', 'wrong-dice-count@1'],
    ['too many dice are refused', '0 roll | 0: 51341 | 0 roll | 0: 555', 'wrong-dice-count@3'],
    ['a player cannot move after a bust', `${bust(0)} | 0 roll`, 'not-your-turn@2'],
    [
      'a player cannot choose dice to keep, because the game keeps all scoring dice',
      '0 roll | 0: 51341 | 0 roll 01',
      'bad-move@2',
    ],
    ['a move called bank does not exist in Greed', '0 roll | 0: 51341 | 0 bank', 'bad-move@2'],
  ])('%s', (_, script, refused) => {
    expect(greed(script).refused).toBe(refused);
  });
});

describe('a player of Greed gets into the game with the opening', () => {
  const opening = (points: number): ScriptSetup => ({ options: { opening: points } });
  it.each<[string, ScriptSetup, string, number[]]>([
    ['a player gets in with 300 points in one turn', {}, in300(0), [300, 0]],
    [
      'a player does not get in with 250 points, which are not banked',
      {},
      '0 roll | 0: 51341 | 0 stop',
      [0, 0],
    ],
    [
      'a player does not get in with several small turns',
      {},
      `0 roll | 0: 51341 | 0 stop | ${bust(1)} | 0 roll | 0: 51341 | 0 stop`,
      [0, 0],
    ],
    [
      'a player gets in with several rolls of one turn',
      {},
      '0 roll | 0: 51341 | 0 roll | 0: 52 | 0 stop',
      [300, 0],
    ],
    [
      'a player who is in the game can bank any points',
      {},
      `${in300(0)} | ${bust(1)} | 0 roll | 0: 52346 | 0 stop`,
      [350, 0],
    ],
    ['each player has to get in separately', {}, `${in300(0)} | 1 roll | 1: 51341 | 1 stop`, [300, 0]],
    [
      'a player who is in the game stays in after a bust',
      {},
      `${in300(0)} | ${bust(1)} | ${bust(0)} | ${bust(1)} | 0 roll | 0: 12346 | 0 stop`,
      [400, 0],
    ],
    ['an opening of 0 lets any points be banked', opening(0), '0 roll | 0: 52346 | 0 stop', [50, 0]],
    ['an opening of 50 lets 50 points be banked', opening(50), '0 roll | 0: 52346 | 0 stop', [50, 0]],
    ['an opening of 100 banks nothing for 50 points', opening(100), '0 roll | 0: 52346 | 0 stop', [0, 0]],
    ['an opening of 2000 banks nothing for 1000 points', opening(2000), thousand(0), [0, 0]],
  ])('%s', (_, setup, script, scores) => {
    const match = greed(script, setup);
    expect(match.refused).toBeNull();
    expect(match.scores).toEqual(scores);
  });

  it('a player gets in only by banking, so the points of a lost turn do not count', () => {
    const match = greed(`0 roll | 0: 11123 | 0 roll | 0: 46 | ${bust(1)} | 0 roll | 0: 51341`);
    expect(match.view('table')).toMatchObject({ stopBanks: 0, inGame: [false, false] });
  });
});

describe('a match of Greed ends after a final round', () => {
  const at500: ScriptSetup = { options: { target: 500 } };
  const three: ScriptSetup = { options: { target: 500 }, seats: 3 };
  it.each<[string, ScriptSetup, string, number[] | null, number[]]>([
    ['the match does not end below the target', at500, in300(0), null, [300, 0]],
    ['the other player has one more turn after the target is reached', at500, thousand(0), null, [1000, 0]],
    [
      'the match ends after the other player’s last turn',
      at500,
      `${thousand(0)} | ${bust(1)}`,
      [1, 2],
      [1000, 0],
    ],
    [
      'exactly the target counts as reached',
      at500,
      `0 roll | 0: 55523 | 0 stop | ${bust(1)}`,
      [1, 2],
      [500, 0],
    ],
    [
      'the other player can win in the last turn',
      at500,
      `${thousand(0)} | 1 roll | 1: 11155 | 1 stop`,
      [2, 1],
      [1000, 1100],
    ],
    ['equal highest totals share the win', at500, `${thousand(0)} | ${thousand(1)}`, [1, 1], [1000, 1000]],
    [
      'every other player has exactly one more turn, in order',
      three,
      `${bust(0)} | ${thousand(1)} | ${bust(2)}`,
      null,
      [0, 1000, 0],
    ],
    [
      'the match ends before the first player to reach the target would have another turn',
      three,
      `${bust(0)} | ${thousand(1)} | ${bust(2)} | ${thousand(0)}`,
      [1, 1, 3],
      [1000, 1000, 0],
    ],
    [
      'a second player who reaches the target adds no further turn',
      three,
      `${thousand(0)} | ${thousand(1)} | ${bust(2)}`,
      [1, 1, 3],
      [1000, 1000, 0],
    ],
    [
      'equal lower totals share a place',
      three,
      `${thousand(0)} | ${bust(1)} | ${bust(2)}`,
      [1, 2, 2],
      [1000, 0, 0],
    ],
    [
      'points that are not banked do not start the final round',
      at500,
      '0 roll | 0: 11123 | 0 roll | 0: 46',
      null,
      [0, 0],
    ],
    [
      'the default target is 3000',
      {},
      `${thousand(0)} | ${thousand(1)} | ${thousand(0)} | ${bust(1)} | ${thousand(0)}`,
      null,
      [3000, 1000],
    ],
  ])('%s', (_, setup, script, places, scores) => {
    const match = greed(script, setup);
    expect(match.refused).toBeNull();
    expect(match.places).toEqual(places);
    expect(match.scores).toEqual(scores);
  });

  it('a player who is not in the game needs the opening even in the final round', () => {
    const match = greed(`${thousand(0)} | 1 roll | 1: 51341 | 1 stop`, at500);
    expect(match).toMatchObject({ scores: [1000, 0], places: [1, 2] });
  });

  it('a finished match of Greed refuses any further move', () => {
    expect(greed(`${thousand(0)} | ${bust(1)} | 0 roll`, at500).refused).toBe('match-over@5');
    expect(greed(`${thousand(0)} | ${bust(1)} | 0: 12345`, at500).refused).toBe('match-over@5');
  });

  it('the view names the player who started the final round', () => {
    expect(greed(thousand(0), at500).view('table').finalBy).toBe(0);
    expect(greed(in300(0), at500).view('table').finalBy).toBeNull();
  });
});

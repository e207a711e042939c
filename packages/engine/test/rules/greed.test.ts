import { describe, expect, it } from 'vitest';
import type { GreedView } from '../../src/index.ts';
import { type ScriptSetup, scripted } from '../../src/testing/index.ts';

const greed = (script: string, setup: ScriptSetup = {}) => scripted<GreedView>('greed', script, setup);

/** Banks 300 for a seat: three 3s and two dice that do not score, then a stop. */
const in300 = (seat: number) => `${seat} roll | ${seat}: 33324 | ${seat} stop`;
/** A throw of five dice that scores nothing. */
const bust = (seat: number) => `${seat} roll | ${seat}: 22346`;
/** Banks 1000. */
const thousand = (seat: number) => `${seat} roll | ${seat}: 11123 | ${seat} stop`;

describe('a turn of Greed ends by stopping or by a bust', () => {
  it.each<[string, string, Partial<GreedView>]>([
    ['begins with a roll of all five dice', '', { dice: 5, turnPoints: 0, last: [] }],
    ['scores all that a roll can score', '0 roll | 0: 51341', { turnPoints: 250, dice: 2 }],
    [
      'rolls on with the dice that did not score',
      '0 roll | 0: 11131 | 0 roll',
      { turnPoints: 1100, dice: 1 },
    ],
    ['adds the points of each roll', '0 roll | 0: 51341 | 0 roll | 0: 14', { turnPoints: 350, dice: 1 }],
    [
      'continues with all five dice when every rolled die scored',
      '0 roll | 0: 11155',
      { turnPoints: 1100, dice: 5 },
    ],
    [
      'continues with five dice when the last single die scores',
      '0 roll | 0: 11124 | 0 roll | 0: 15',
      { turnPoints: 1150, dice: 5 },
    ],
    [
      'counts triples within one roll only',
      '0 roll | 0: 11346 | 0 roll | 0: 134',
      { turnPoints: 300, dice: 2 },
    ],
    ['shows what stopping would bank', '0 roll | 0: 11123', { stopBanks: 1000 }],
    ['shows that stopping short of the opening banks nothing', '0 roll | 0: 51341', { stopBanks: 0 }],
  ])('%s', (_, script, expected) => {
    const match = greed(script);
    expect(match.refused).toBeNull();
    expect(match.view('table')).toMatchObject(expected);
  });

  it.each<[string, string, number[], number]>([
    ['banks its points and passes the dice on at a stop', thousand(0), [1000, 0], 1],
    ['is lost with all its points by a roll worth nothing', '0 roll | 0: 11123 | 0 roll | 0: 46', [0, 0], 1],
    [
      'loses nothing banked before',
      `${thousand(0)} | ${bust(1)} | 0 roll | 0: 66612 | 0 roll | 0: 2`,
      [1000, 0],
      1,
    ],
    ['is over at once when the first roll is worth nothing', bust(0), [0, 0], 1],
    ['goes round the table', `${bust(0)} | ${bust(1)}`, [0, 0], 0],
  ])('%s', (_, script, scores, seat) => {
    const match = greed(script);
    expect(match.refused).toBeNull();
    expect(match.scores).toEqual(scores);
    expect(match.view('table')).toMatchObject({ seat, turnPoints: 0 });
  });

  it.each<[string, string, string]>([
    ['cannot be stopped before its first roll', '0 stop', 'nothing-to-stop@0'],
    ['cannot be played by another seat', '1 roll', 'not-your-turn@0'],
    ['waits for the dice once they are asked for', '0 roll | 0 stop', 'dice-awaited@1'],
    ['refuses dice before a roll', '0: 12345', 'move-awaited@0'],
    ['refuses dice of another seat', '0 roll | 1: 12345', 'not-your-throw@1'],
    ['refuses too few dice', '0 roll | 0: 1234', 'wrong-dice-count@1'],
    ['refuses too many dice', '0 roll | 0: 51341 | 0 roll | 0: 555', 'wrong-dice-count@3'],
    ['is over after a bust', `${bust(0)} | 0 roll`, 'not-your-turn@2'],
    ['knows no keeping: the game sets scoring dice aside', '0 roll | 0: 51341 | 0 roll 01', 'bad-move@2'],
    ['knows no banking by another name', '0 roll | 0: 51341 | 0 bank', 'bad-move@2'],
  ])('%s', (_, script, refused) => {
    expect(greed(script).refused).toBe(refused);
  });
});

describe('a player of Greed gets into the game with the opening', () => {
  const opening = (points: number): ScriptSetup => ({ options: { opening: points } });
  it.each<[string, ScriptSetup, string, number[]]>([
    ['takes 300 points in one turn', {}, in300(0), [300, 0]],
    ['is not done by 250: they are not banked', {}, '0 roll | 0: 51341 | 0 stop', [0, 0]],
    [
      'is not done by small turns added up',
      {},
      `0 roll | 0: 51341 | 0 stop | ${bust(1)} | 0 roll | 0: 51341 | 0 stop`,
      [0, 0],
    ],
    ['is done by several rolls of one turn', {}, '0 roll | 0: 51341 | 0 roll | 0: 52 | 0 stop', [300, 0]],
    [
      'counts once: later turns bank whatever they make',
      {},
      `${in300(0)} | ${bust(1)} | 0 roll | 0: 52346 | 0 stop`,
      [350, 0],
    ],
    ['is for each player alone', {}, `${in300(0)} | 1 roll | 1: 51341 | 1 stop`, [300, 0]],
    [
      'is not undone by a bust',
      {},
      `${in300(0)} | ${bust(1)} | ${bust(0)} | ${bust(1)} | 0 roll | 0: 12346 | 0 stop`,
      [400, 0],
    ],
    ['needs nothing with an opening of 0', opening(0), '0 roll | 0: 52346 | 0 stop', [50, 0]],
    ['needs 50 with an opening of 50', opening(50), '0 roll | 0: 52346 | 0 stop', [50, 0]],
    ['needs 100 with an opening of 100', opening(100), '0 roll | 0: 52346 | 0 stop', [0, 0]],
    ['needs 2000 with an opening of 2000', opening(2000), thousand(0), [0, 0]],
  ])('%s', (_, setup, script, scores) => {
    const match = greed(script, setup);
    expect(match.refused).toBeNull();
    expect(match.scores).toEqual(scores);
  });

  it('a player gets in only by banking: a lost turn does not count', () => {
    const match = greed(`0 roll | 0: 11123 | 0 roll | 0: 46 | ${bust(1)} | 0 roll | 0: 51341`);
    expect(match.view('table')).toMatchObject({ stopBanks: 0, inGame: [false, false] });
  });
});

describe('a match of Greed ends after a final round', () => {
  const at500: ScriptSetup = { options: { target: 500 } };
  const three: ScriptSetup = { options: { target: 500 }, seats: 3 };
  it.each<[string, ScriptSetup, string, number[] | null, number[]]>([
    ['does not come below the target', at500, in300(0), null, [300, 0]],
    ['does not come at once at the target: the other has a turn', at500, thousand(0), null, [1000, 0]],
    ['comes when the other has had that turn', at500, `${thousand(0)} | ${bust(1)}`, [1, 2], [1000, 0]],
    [
      'counts exactly the target as reached',
      at500,
      `0 roll | 0: 55523 | 0 stop | ${bust(1)}`,
      [1, 2],
      [500, 0],
    ],
    ['may turn in the last turn', at500, `${thousand(0)} | 1 roll | 1: 11155 | 1 stop`, [2, 1], [1000, 1100]],
    ['is shared by equal highest totals', at500, `${thousand(0)} | ${thousand(1)}`, [1, 1], [1000, 1000]],
    [
      'gives every other player exactly one turn, in order',
      three,
      `${bust(0)} | ${thousand(1)} | ${bust(2)}`,
      null,
      [0, 1000, 0],
    ],
    [
      'comes after the one before the first to reach it',
      three,
      `${bust(0)} | ${thousand(1)} | ${bust(2)} | ${thousand(0)}`,
      [1, 1, 3],
      [1000, 1000, 0],
    ],
    [
      'gives no turn more when another reaches the target too',
      three,
      `${thousand(0)} | ${thousand(1)} | ${bust(2)}`,
      [1, 1, 3],
      [1000, 1000, 0],
    ],
    ['shares lower places too', three, `${thousand(0)} | ${bust(1)} | ${bust(2)}`, [1, 2, 2], [1000, 0, 0]],
    [
      'is not started by points that are not banked',
      at500,
      '0 roll | 0: 11123 | 0 roll | 0: 46',
      null,
      [0, 0],
    ],
    [
      'waits for the default target of 3000',
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

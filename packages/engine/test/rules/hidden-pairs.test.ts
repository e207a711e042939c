import { describe, expect, it } from 'vitest';
import {
  type BaseEvent,
  type Entry,
  hiddenPairs as game,
  type HiddenPairsMove,
  type HiddenPairsState,
  type HiddenPairsView,
  lastAccount,
  readSetup,
  replay,
  replayStatesOfLog,
  sumOf,
} from '../../src/index.ts';
import { chanceOf, rollout, type ScriptSetup, scripted } from '../../src/testing/index.ts';

const hiddenPairs = (script: string, setup: ScriptSetup = {}) =>
  scripted<HiddenPairsView>('hidden-pairs', script, setup);
const options = (given: NonNullable<ScriptSetup['options']>, seats = 2): ScriptSetup => ({
  options: given,
  seats,
});

/** The secret rolls of a turn, with one hand for each seat. */
const deal = (...hands: string[]) => hands.map((hand, seat) => `${seat}: ${hand}`).join(' | ');
/** The commit of every seat, in seat order. */
const commits = (...words: string[]) => words.map((word, seat) => `${seat} commit ${word}`).join(' | ');

const strong = '665544';
const weak = '112233';
const plain = '01 23 45';

describe('a turn of Hidden Pairs has a hand, re-rolls and a commit', () => {
  it.each<[string, string, HiddenPairsView['step']]>([
    ['a turn begins with a throw of six dice', '', { kind: 'throw', seat: 0, dice: 6 }],
    ['every other seat throws six dice, in order', '0: 123456', { kind: 'throw', seat: 1, dice: 6 }],
    ['all players choose at the same time', deal(strong, weak), { kind: 'choose', seats: [0, 1] }],
    [
      'the turn waits for the players who have not committed',
      `${deal(strong, weak)} | 0 commit 01 23 45`,
      { kind: 'choose', seats: [1] },
    ],
    [
      'the players can commit in any order',
      `${deal(strong, weak)} | 1 commit 01 23 45`,
      { kind: 'choose', seats: [0] },
    ],
    ['a re-roll throws one die', `${deal(strong, weak)} | 1 re-roll 3`, { kind: 'throw', seat: 1, dice: 1 }],
    [
      'the player chooses again after a re-roll',
      `${deal(strong, weak)} | 1 re-roll 3 | 1: 6`,
      { kind: 'choose', seats: [0, 1] },
    ],
    [
      'the next turn begins when all players have committed',
      `${deal(strong, weak)} | ${commits(plain, plain)}`,
      { kind: 'throw', seat: 0, dice: 6 },
    ],
  ])('%s', (_, script, step) => {
    expect(hiddenPairs(script)).toMatchObject({ refused: null, step });
  });

  it.each<[string, string, string]>([
    ['a roll out of order', '1: 123456', 'not-your-throw@0'],
    ['choosing before all have rolled', '0: 123456 | 0 commit 01 23 45', 'dice-awaited@1'],
    [
      'a move between a re-roll and its die',
      `${deal(strong, weak)} | 0 re-roll 5 | 1 commit 01 23 45`,
      'dice-awaited@3',
    ],
    [
      'the die of a re-roll from another seat',
      `${deal(strong, weak)} | 0 re-roll 5 | 1: 6`,
      'not-your-throw@3',
    ],
    ['two dice for a re-roll', `${deal(strong, weak)} | 0 re-roll 5 | 0: 66`, 'wrong-dice-count@3'],
    [
      'a third re-roll',
      `${deal(strong, weak)} | 0 re-roll 5 | 0: 6 | 0 re-roll 5 | 0: 6 | 0 re-roll 5`,
      'no-re-rolls-left@6',
    ],
    [
      'a re-roll after committing',
      `${deal(strong, weak)} | 0 commit 01 23 45 | 0 re-roll 5`,
      'not-your-turn@3',
    ],
    ['committing twice', `${deal(strong, weak)} | 0 commit 01 23 45 | 0 commit 01 23 45`, 'not-your-turn@3'],
    ['a pair with a die of another', `${deal(strong, weak)} | 0 commit 01 12 45`, 'pairs-not-a-split@2'],
    ['a pair of one die', `${deal(strong, weak)} | 0 commit 00 23 45`, 'pairs-not-a-split@2'],
    ['only two pairs', `${deal(strong, weak)} | 0 commit 01 23`, 'bad-move@2'],
    [
      'a Hindrance against the player’s own pair',
      `${deal(strong, weak)} | 0 commit 01 23 45 h1@0`,
      'attack-yourself@2',
    ],
    [
      'a Dice-Block against the player’s own pair',
      `${deal(strong, weak)} | 0 commit 01 23 45 b1@0`,
      'attack-yourself@2',
    ],
    [
      'attacking a seat that does not exist',
      `${deal(strong, weak)} | 0 commit 01 23 45 h1@2`,
      'no-such-seat@2',
    ],
  ])('Hidden Pairs refuses %s', (_, script, refused) => {
    expect(hiddenPairs(script).refused).toBe(refused);
  });

  it('a player may re-roll the same die twice', () => {
    const match = hiddenPairs(`${deal('654321', weak)} | 0 re-roll 5 | 0: 2 | 0 re-roll 5 | 0: 6`);
    expect(match.view(0).hand?.dice).toEqual([6, 5, 4, 3, 2, 6]);
    expect(match.scores).toEqual([400, 500]);
  });

  it('every turn allows re-rolls again', () => {
    const first = `${deal(strong, weak)} | 0 re-roll 5 | 0: 4 | 0 re-roll 5 | 0: 4 | ${commits(plain, plain)}`;
    expect(hiddenPairs(`${first} | ${deal(strong, weak)} | 0 re-roll 5`).refused).toBeNull();
  });

  it('a player without points can choose among exactly the 90 splits', () => {
    const broke = `${deal(weak, strong)} | 0 re-roll 0 | 0: 1 | 0 re-roll 0 | 0: 1 | ${commits(`${plain} h1@1 b1@1 l1`, plain)}`;
    const second = `${broke} | ${deal(weak, strong)} | 0 re-roll 0 | 0: 1 | 0 re-roll 0 | 0: 1`;
    expect(hiddenPairs(second).scores[0]).toBe(25);
    expect(hiddenPairs(second).moves(0)).toHaveLength(90);
  });
});

describe('points in Hidden Pairs are won in rounds and spent on actions', () => {
  it.each<[string, string, string[], string[], number[]]>([
    ['the rounds are worth 200, 150 and 100 points', '', [strong, weak], [plain, plain], [950, 500]],
    ['the highest pair of each round wins its points', '', ['661155', '225544'], [plain, plain], [800, 650]],
    [
      'a pair wins the points of the round in which it is played',
      '',
      ['661122', '334455'],
      ['45 23 01', plain],
      [600, 850],
    ],
    [
      'a player who spends 50 points and wins only the first round has 650 points',
      '',
      ['661122', '113344'],
      [`${plain} h2@1`, plain],
      [650, 750],
    ],
    [
      'a Hindrance costs its price even if it changes nothing',
      '',
      [weak, strong],
      [`${plain} h1@1`, plain],
      [450, 950],
    ],
    [
      'a Dice-Block costs its price even if it changes nothing',
      '',
      [weak, strong],
      [`${plain} b1@1`, plain],
      [375, 950],
    ],
    [
      'Lucky Dice cost their price even if there is no attack',
      '',
      [weak, strong],
      [`${plain} l1`, plain],
      [400, 950],
    ],
    [
      'all three actions can be bought in one turn',
      '',
      [weak, strong],
      [`${plain} h1@1 b1@1 l1`, plain],
      [225, 950],
    ],
    [
      'each re-roll costs its price',
      '0 re-roll 0 | 0: 1 | 0 re-roll 0 | 0: 1',
      [weak, strong],
      [plain, plain],
      [400, 950],
    ],
  ])('%s', (_, reRolls, hands, words, scores) => {
    const script = [deal(...hands), reRolls, commits(...words)].join(' | ');
    expect(hiddenPairs(script)).toMatchObject({ refused: null, scores });
  });

  it('every player starts with 500 points', () => {
    expect(hiddenPairs('', { seats: 6 }).scores).toEqual([500, 500, 500, 500, 500, 500]);
  });

  it('points carry over to the next turn', () => {
    const turn = `${deal(strong, weak)} | ${commits(plain, plain)}`;
    expect(hiddenPairs(`${turn} | ${turn}`).scores).toEqual([1400, 500]);
  });
});

describe('a player never spends more points than they have', () => {
  // After turn 1, seat 0 has 500 - 100 - 275 = 125 points.
  const to125 = `${deal(weak, strong)} | 0 re-roll 0 | 0: 1 | 0 re-roll 0 | 0: 1 | ${commits(`${plain} h1@1 b1@1 l1`, plain)} | ${deal(strong, weak)}`;
  it.each<[string, string, string | null]>([
    ['125 points pay for a Dice-Block', `0 commit ${plain} b1@1`, null],
    ['125 points pay for Lucky Dice', `0 commit ${plain} l1`, null],
    [
      '125 points do not pay for a Hindrance and a Dice-Block',
      `0 commit ${plain} h1@1 b1@1`,
      'not-enough-points@10',
    ],
    [
      '125 points do not pay for a Hindrance and Lucky Dice',
      `0 commit ${plain} h1@1 l1`,
      'not-enough-points@10',
    ],
    ['125 points pay for two re-rolls', '0 re-roll 0 | 0: 1 | 0 re-roll 0 | 0: 1', null],
    [
      '75 points after a re-roll do not pay for a Dice-Block',
      `0 re-roll 0 | 0: 1 | 0 commit ${plain} b1@1`,
      'not-enough-points@12',
    ],
    ['75 points after a re-roll pay for a Hindrance', `0 re-roll 0 | 0: 1 | 0 commit ${plain} h1@1`, null],
    [
      '25 points after two re-rolls do not pay for a Hindrance',
      `0 re-roll 0 | 0: 1 | 0 re-roll 0 | 0: 1 | 0 commit ${plain} h1@1`,
      'not-enough-points@14',
    ],
  ])('%s', (_, script, refused) => {
    expect(hiddenPairs(`${to125} | ${script}`).refused).toBe(refused);
  });

  it('a player with exactly 50 points can pay for a re-roll', () => {
    // Of 500 points, 175 are left after a re-roll and all three actions, and 50 after another Dice-Block.
    const first = `${deal(weak, strong)} | 0 re-roll 0 | 0: 1 | ${commits(`${plain} h1@1 b1@1 l1`, plain)}`;
    const second = `${deal(weak, strong)} | ${commits(`${plain} b1@1`, plain)}`;
    const to50 = `${first} | ${second} | ${deal(weak, strong)}`;
    expect(hiddenPairs(to50).scores[0]).toBe(50);
    expect(hiddenPairs(`${to50} | 0 re-roll 0 | 0: 1`)).toMatchObject({ refused: null, scores: [0, 1400] });
    expect(hiddenPairs(`${to50} | 0 commit ${plain} h1@1`).refused).toBeNull();
    expect(hiddenPairs(`${to50} | 0 re-roll 0 | 0: 1 | 0 re-roll 0`).refused).toBe('not-enough-points@14');
  });

  it('a player with 25 points cannot pay for a re-roll', () => {
    const spent = `${deal(weak, strong)} | 0 re-roll 0 | 0: 1 | 0 re-roll 0 | 0: 1`;
    const script = `${spent} | ${commits(`${plain} h1@1 b1@1 l1`, plain)} | ${spent} | ${commits(plain, plain)}`;
    const match = hiddenPairs(`${script} | ${deal(weak, strong)} | 0 re-roll 0`);
    expect(match).toMatchObject({ scores: [25, 1400], refused: 'not-enough-points@18' });
  });
});

describe('attacks in Hidden Pairs lower one pair of one player', () => {
  /** Returns the values of the pairs of a round after all attacks. */
  const values = (round: 1 | 2 | 3, hands: string[], words: string[], given = {}) => {
    const match = hiddenPairs(`${deal(...hands)} | ${commits(...words)}`, options(given, hands.length));
    expect(match.refused).toBeNull();
    return match.view('table').shown[round - 1]?.values;
  };

  it.each<[string, 1 | 2 | 3, string[], string[], number[]]>([
    [
      'a Hindrance subtracts the attacker’s two lowest dice: 11 becomes 7',
      1,
      ['446622', '561234'],
      [`${plain} h1@1`, plain],
      [8, 7],
    ],
    [
      'a Dice-Block subtracts the attacker’s third and fourth highest dice: 12 becomes 5',
      1,
      ['344532', '661234'],
      [`${plain} b1@1`, plain],
      [7, 5],
    ],
    ['a Hindrance with two 1s subtracts 2', 1, ['116666', '661234'], [`${plain} h1@1`, plain], [2, 10]],
    [
      'a Dice-Block with two high pairs subtracts the lower one',
      1,
      ['665511', '661234'],
      [`${plain} b1@1`, plain],
      [12, 2],
    ],
    [
      'two attacks of one player on the same pair add up',
      1,
      ['446622', '661234'],
      [`${plain} h1@1 b1@1`, plain],
      [8, 0],
    ],
    [
      'the value of a pair may fall below zero',
      1,
      ['446622', '121234'],
      [`${plain} h1@1 b1@1`, plain],
      [8, -9],
    ],
    [
      'an attack lowers only the pair of its round',
      2,
      ['446622', '561234'],
      [`${plain} h1@1`, plain],
      [12, 3],
    ],
    ['an attack may target any round', 3, ['446622', '561234'], [`${plain} h3@1`, plain], [4, 3]],
    [
      'two players may attack each other',
      1,
      ['446622', '561234'],
      [`${plain} h1@1`, `${plain} h1@0`],
      [5, 7],
    ],
  ])('%s', (_, round, hands, words, expected) => {
    expect(values(round, hands, words)).toEqual(expected);
  });

  it('attacks of several players on one pair add up', () => {
    expect(values(1, ['446622', '446622', '661234'], [`${plain} h1@2`, `${plain} h1@2`, plain])).toEqual([
      8, 8, 4,
    ]);
  });

  it('an attack affects only the player that it targets', () => {
    expect(values(1, ['446622', '551234', '661234'], [`${plain} h1@2`, plain, plain])).toEqual([8, 10, 8]);
  });

  it('attacks use the attacker’s dice after re-rolls', () => {
    const script = `${deal('446622', '561234')} | 0 re-roll 5 | 0: 6 | ${commits(`${plain} h1@1`, plain)}`;
    expect(hiddenPairs(script).view('table').shown[0]?.values).toEqual([8, 5]);
  });

  it('an attack can decide a round, when 10 minus 3 loses to 8', () => {
    const script = `${deal('661111', '551111')} | ${commits(plain, `${plain} b1@0`)}`;
    expect(hiddenPairs(script).view('table').shown[0]).toMatchObject({ values: [10, 10] });
    const lost = `${deal('661111', '552111')} | ${commits(plain, `${plain} b1@0`)}`;
    expect(hiddenPairs(lost).view('table').shown[0]).toMatchObject({ values: [9, 10], winner: 1 });
  });
});

describe('Lucky Dice block attacks on one pair', () => {
  const round = (hands: string[], words: string[], luckyDice: string, number = 1) => {
    const match = hiddenPairs(
      `${deal(...hands)} | ${commits(...words)}`,
      options({ luckyDice }, hands.length),
    );
    expect(match.refused).toBeNull();
    return match.view('table').shown[number - 1];
  };
  it.each<[string, string, string[], string[], number[]]>([
    [
      'with luckyDice=one, Lucky Dice block an attack',
      'one',
      ['344532', '661234'],
      [`${plain} b1@1`, `${plain} l1`],
      [7, 12],
    ],
    [
      'with luckyDice=one, Lucky Dice block the larger of two attacks',
      'one',
      ['344532', '661234'],
      [`${plain} h1@1 b1@1`, `${plain} l1`],
      [7, 7],
    ],
    [
      'with luckyDice=all, Lucky Dice block both attacks',
      'all',
      ['344532', '661234'],
      [`${plain} h1@1 b1@1`, `${plain} l1`],
      [7, 12],
    ],
    [
      'with luckyDice=one, Lucky Dice block the largest attack of several players',
      'one',
      ['446622', '344532', '661234'],
      [`${plain} h1@2`, `${plain} b1@2`, `${plain} l1`],
      [8, 7, 8],
    ],
    [
      'with luckyDice=one, Lucky Dice block only one of two equal attacks',
      'one',
      ['446622', '446622', '661234'],
      [`${plain} h1@2`, `${plain} h1@2`, `${plain} l1`],
      [8, 8, 8],
    ],
    [
      'with luckyDice=one, Lucky Dice block an attack on their own player, even if an attack on another player is larger',
      'one',
      ['344532', '661234'],
      [`${plain} b1@1 l1`, `${plain} h1@0`],
      [7, 5],
    ],
    [
      'with luckyDice=all, Lucky Dice block all attacks of several players',
      'all',
      ['446622', '344532', '661234'],
      [`${plain} h1@2`, `${plain} b1@2`, `${plain} l1`],
      [8, 7, 12],
    ],
    [
      'with luckyDice=one, Lucky Dice block attacks only in their own round',
      'one',
      ['344532', '661234'],
      [`${plain} b1@1`, `${plain} l2`],
      [7, 5],
    ],
    [
      'with luckyDice=all, Lucky Dice block attacks only in their own round',
      'all',
      ['344532', '661234'],
      [`${plain} b1@1`, `${plain} l3`],
      [7, 5],
    ],
    [
      'with luckyDice=one, Lucky Dice protect only their own player',
      'one',
      ['344532', '661234', '661234'],
      [`${plain} b1@1`, plain, `${plain} l1`],
      [7, 5, 12],
    ],
    [
      'with luckyDice=all, Lucky Dice do not block the attacks of their own player',
      'all',
      ['344532', '661234'],
      [`${plain} b1@1 l1`, plain],
      [7, 5],
    ],
  ])('%s', (_, luckyDice, hands, words, values) => {
    expect(round(hands, words, luckyDice)?.values).toEqual(values);
  });

  it.each<[string, string[], string[], boolean[]]>([
    [
      'by the first attacker in seat order',
      ['446622', '446622', '661234'],
      [`${plain} h1@2`, `${plain} h1@2`, plain],
      [true, false],
    ],
    [
      'by the first attacker in seat order, even if the attacked seat comes before both',
      ['661234', '446622', '446622'],
      [plain, `${plain} h1@0`, `${plain} h1@0`],
      [true, false],
    ],
    [
      'that is a Hindrance, if one player made both',
      ['222222', '661234', '111111'],
      [`${plain} h1@1 b1@1`, plain, plain],
      [true, false],
    ],
  ])('with luckyDice=one, Lucky Dice block of two equal attacks the one %s', (_, hands, words, negated) => {
    const lucky = hands.indexOf('661234');
    const played = words.map((word, seat) => (seat === lucky ? `${word} l1` : word));
    expect(round(hands, played, 'one')?.attacks.map((attack) => attack.negated)).toEqual(negated);
  });

  it('Lucky Dice block one attack by default', () => {
    const script = `${deal('344532', '661234')} | ${commits(`${plain} h1@1 b1@1`, `${plain} l1`)}`;
    expect(hiddenPairs(script).view('table').shown[0]?.values).toEqual([7, 7]);
  });

  it('Lucky Dice are revealed with their round', () => {
    expect(round(['344532', '661234'], [`${plain} b1@1`, `${plain} l1`], 'one')).toMatchObject({
      lucky: [1],
      attacks: [{ kind: 'dice-block', by: 0, on: 1, amount: 7, negated: true }],
    });
  });
});

describe('tied rounds of Hidden Pairs are decided by dice', () => {
  const tied = `${deal('661234', '661122')} | ${commits(plain, plain)}`;
  it.each<[string, string, HiddenPairsView['step'], number[]]>([
    ['the tied players roll two dice each', '', { kind: 'throw', seat: 0, dice: 2 }, [500, 500]],
    ['the tied players roll in seat order', '0: 66', { kind: 'throw', seat: 1, dice: 2 }, [500, 500]],
    [
      'the highest sum wins the round, and the next round follows',
      '0: 12 | 1: 13',
      { kind: 'throw', seat: 0, dice: 6 },
      [750, 700],
    ],
    [
      'the players roll again while they are tied',
      '0: 12 | 1: 21',
      { kind: 'throw', seat: 0, dice: 2 },
      [500, 500],
    ],
    [
      'the match continues once a roll decides the tie',
      '0: 12 | 1: 21 | 0: 66 | 1: 65',
      { kind: 'throw', seat: 0, dice: 6 },
      [950, 500],
    ],
  ])('%s', (_, script, step, scores) => {
    expect(hiddenPairs(`${tied} | ${script}`)).toMatchObject({ refused: null, step, scores });
  });

  it('the tied players alone roll to decide a tied round', () => {
    const script = `${deal('661234', '111234', '661122')} | ${commits(plain, plain, plain)} | 0: 12`;
    expect(hiddenPairs(script, { seats: 3 }).step).toEqual({ kind: 'throw', seat: 2, dice: 2 });
  });

  it('tied pairs are compared after the attacks', () => {
    const script = `${deal('661111', '551111')} | ${commits(plain, `${plain} h1@0`)}`;
    expect(hiddenPairs(script).step).toEqual({ kind: 'throw', seat: 0, dice: 2 });
  });

  it('a tie can occur in each of the three rounds', () => {
    const twins = `${deal('112233', '112233')} | ${commits(plain, plain)}`;
    const script = `${twins} | 0: 66 | 1: 11 | 0: 11 | 1: 66 | 0: 11 | 1: 66`;
    expect(hiddenPairs(script)).toMatchObject({ refused: null, scores: [700, 750] });
  });
});

describe('a match of Hidden Pairs ends after its last turn', () => {
  const one = (seats = 2) => options({ turns: 1 }, seats);
  // Seat 0 wins 200. Seat 1 wins 150 and 100 and pays 50. Both have 700 points.
  const drawn = `${deal('661122', '113344')} | ${commits(plain, `${plain} h1@0`)}`;
  it.each<[string, ScriptSetup, string, number[] | null, number[]]>([
    [
      'the match ends after the agreed number of turns',
      one(),
      `${deal(strong, weak)} | ${commits(plain, plain)}`,
      [1, 2],
      [950, 500],
    ],
    [
      'the match does not end before its last turn',
      options({ turns: 2 }),
      `${deal(strong, weak)} | ${commits(plain, plain)}`,
      null,
      [950, 500],
    ],
    [
      'equal lower points share a place',
      one(3),
      `${deal(strong, weak, weak)} | ${commits(plain, plain, plain)}`,
      [1, 2, 2],
      [950, 500, 500],
    ],
    ['a draw is not decided before dice are rolled', one(), drawn, null, [700, 700]],
    [
      'the highest sum of six dice wins a draw',
      one(),
      `${drawn} | 0: 111111 | 1: 111112`,
      [2, 1],
      [700, 700],
    ],
    [
      'the tied players roll again until the draw is decided',
      one(),
      `${drawn} | 0: 111111 | 1: 111111 | 0: 666666 | 1: 111111`,
      [1, 2],
      [700, 700],
    ],
  ])('%s', (_, setup, script, places, scores) => {
    expect(hiddenPairs(script, setup)).toMatchObject({ refused: null, places, scores });
  });

  it('the tied players decide a draw by rolling all six dice in seat order', () => {
    expect(hiddenPairs(drawn, one()).step).toEqual({ kind: 'throw', seat: 0, dice: 6 });
    expect(hiddenPairs(`${drawn} | 0: 111111`, one()).step).toEqual({ kind: 'throw', seat: 1, dice: 6 });
  });

  it('the winner of a draw gets place 1, the other tied player place 2, and the players behind them place 3 or more', () => {
    const three = `${deal('661122', '113344', '111111')} | ${commits(plain, `${plain} h1@0`, plain)} | 0: 111111 | 1: 222222`;
    expect(hiddenPairs(three, one(3))).toMatchObject({
      refused: null,
      places: [2, 1, 3],
      scores: [700, 700, 500],
    });
  });

  it('a match ends after three turns by default', () => {
    const turn = `${deal(strong, weak)} | ${commits(plain, plain)}`;
    expect(hiddenPairs(`${turn} | ${turn}`).places).toBeNull();
    expect(hiddenPairs(`${turn} | ${turn} | ${turn}`)).toMatchObject({ places: [1, 2], scores: [1850, 500] });
  });

  it('players are ranked by their points after all prices are subtracted', () => {
    // Both win 225 points, so seat 0 loses because of the price of its re-roll.
    const script = `${deal('661122', '113344')} | 1 re-roll 0 | 1: 1 | ${commits(plain, `${plain} h1@0`)}`;
    expect(hiddenPairs(script, one())).toMatchObject({ refused: null, places: [1, 2], scores: [700, 650] });
  });

  it('a finished match of Hidden Pairs refuses any further move', () => {
    expect(hiddenPairs(`${deal(strong, weak)} | ${commits(plain, plain)} | 0: 111111`, one()).refused).toBe(
      'match-over@4',
    );
  });
});

describe('Hidden Pairs shows hidden information only at the reveal', () => {
  // Rounds 1 and 2 are tied, so the match waits for a tie-break after each of them.
  const dealt = deal('661155', '661122');
  const reRolled = `${dealt} | 0 re-roll 4 | 0: 6`;
  const committed = `${reRolled} | 0 commit 01 23 45 l2`;
  const round1 = `${committed} | 1 commit 01 23 45 b3@0`;
  const round2 = `${round1} | 0: 61 | 1: 11`;
  const round3 = `${round2} | 0: 61 | 1: 11`;
  const at = (script: string) => hiddenPairs(script, options({ turns: 2 }));

  it('a hand is visible only to its own player', () => {
    expect(at(dealt).view(0).hand).toMatchObject({ dice: [6, 6, 1, 1, 5, 5], reRolls: 0 });
    expect(at(dealt).view('table').hand).toBeNull();
    expect(at(dealt).view(1).hand?.dice).toEqual([6, 6, 1, 1, 2, 2]);
  });

  it.each<[string, string]>([
    ['the hands that were dealt', dealt],
    ['a re-roll', reRolled],
    ['a die of a re-roll that is being rolled', `${dealt} | 0 re-roll 4`],
  ])('other viewers cannot see %s', (_, script) => {
    const others = deal('123456', '661122');
    expect(at(script).view(1)).toEqual(at(others).view(1));
    expect(at(script).view('table')).toEqual(at(others).view('table'));
  });

  it('only the player sees the die of a second re-roll, its price and how many re-rolls are left', () => {
    const second = `${reRolled} | 0 re-roll 3 | 0: 4`;
    expect(at(second).view(0)).toMatchObject({
      hand: { dice: [6, 6, 1, 4, 6, 5], reRolls: 2, pending: null },
      scores: [400, 500],
      step: { kind: 'choose', seats: [0, 1] },
    });
    expect(at(`${reRolled} | 0 re-roll 3`).view(0).step).toEqual({ kind: 'throw', seat: 0, dice: 1 });
    for (const script of [`${reRolled} | 0 re-roll 3`, second]) {
      expect(at(script).view(1)).toEqual(at(dealt).view(1));
      expect(at(script).view('table')).toEqual(at(dealt).view('table'));
    }
  });

  it('two re-rolls are revealed with the third round, at twice the price', () => {
    const twice = `${reRolled} | 0 re-roll 4 | 0: 5 | ${commits(plain, plain)} | 0: 61 | 1: 11`;
    expect(at(twice).view(1)).toMatchObject({ shownReRolls: [0, 0], scores: [700, 500] });
    const third = at(`${twice} | 0: 61 | 1: 11`);
    expect(third.view(1)).toMatchObject({ shownReRolls: [2, 0], scores: [850, 500] });
    expect(third.events).toContainEqual({ kind: 're-rolled', seat: 0, round: 3, count: 2, price: 100 });
  });

  it('other players learn only that a commit was made', () => {
    expect(at(committed).view(1)).toEqual(at(`${deal('123456', '661122')} | 0 commit 05 14 23`).view(1));
    expect(at(committed).view('table').committed).toEqual([true, false]);
  });

  it.each<[string, string, number[], number[]]>([
    ['before a round is revealed', committed, [500, 500], [350, 500]],
    ['after round 1, in which nothing was bought', round1, [500, 500], [350, 500]],
    ['after round 2, with its winner and the price of Lucky Dice', round2, [600, 500], [550, 500]],
    ['after round 3, with the prices of the Dice-Block and the re-roll', round3, [800, 375], [800, 375]],
  ])(
    'other viewers see the announced points and the player sees the actual points: %s',
    (_, script, shown, own) => {
      expect(at(script).view('table').scores[0]).toBe(shown[0]);
      expect(at(script).view(1).scores[0]).toBe(shown[0]);
      expect(at(script).view(0).scores[0]).toBe(own[0]);
    },
  );

  it('the three rounds are revealed one after the other', () => {
    expect(at(committed).view('table').shown).toEqual([]);
    expect(at(round1).view('table').shown).toEqual([
      {
        turn: 1,
        round: 1,
        pairs: [
          [6, 6],
          [6, 6],
        ],
        attacks: [],
        lucky: [],
        values: [12, 12],
        winner: null,
      },
    ]);
    expect(at(round2).view('table').shown).toMatchObject([
      { round: 1, winner: 0 },
      {
        round: 2,
        pairs: [
          [1, 1],
          [1, 1],
        ],
        lucky: [0],
        attacks: [],
        winner: null,
      },
    ]);
    // In round 3, the pair 6 5 minus the Dice-Block of 6 6 2 2 1 1 (2 + 2) has the value 7, and the other pair has 4.
    expect(at(round3).view('table').shown).toMatchObject([
      { winner: 0 },
      { winner: 0 },
      {
        round: 3,
        pairs: [
          [6, 5],
          [2, 2],
        ],
        attacks: [{ by: 1, on: 0, amount: 4, negated: false }],
        values: [7, 4],
        winner: 0,
      },
    ]);
  });

  it('the number of re-rolls is revealed with the third round', () => {
    expect(at(round2).view('table').shownReRolls).toEqual([0, 0]);
    expect(at(round3).view('table').shownReRolls).toEqual([1, 0]);
  });

  it('other viewers see the roll and the commit of a seat and every roll that breaks a tie, but no re-rolls', () => {
    const { record } = at(round2);
    const seen: unknown[] = [];
    replay(record, (before, _after, entry) => {
      seen.push(game.seen(before as HiddenPairsState, entry as Entry<HiddenPairsMove>, 1));
    });
    const [, own, , , , ownCommit, ...tieBreak] = record.log;
    expect(seen).toEqual([
      { seat: 0, unseen: 'dice' },
      own,
      null,
      null,
      { seat: 0, unseen: 'move' },
      ownCommit,
      ...tieBreak,
    ]);
  });

  it('the events of rolls and re-rolls are shown only to their own player', () => {
    expect(at(round3).events.filter(({ only }) => only !== undefined)).toMatchObject([
      { kind: 'rolled', only: 0 },
      { kind: 'rolled', only: 1 },
      { kind: 're-rolled-die', only: 0 },
      { kind: 'rolled', only: 0 },
    ]);
  });
});

describe('the account of a turn adds up to the change of points', () => {
  it('for every player of random matches, the account explains the change of points in a turn', () => {
    for (let seed = 0; seed < 12; seed++) {
      const setup = readSetup({
        game: 'hidden-pairs',
        options: { turns: 2 },
        seats: [{ name: 'A' }, { name: 'B' }],
      });
      if (!setup.ok) throw new Error(setup.error.code);
      const { log } = rollout(setup.value, chanceOf(seed));
      const match = replayStatesOfLog(setup.value, log);
      if (!match.ok) throw new Error(match.error.code);
      const so: BaseEvent[] = [];
      let before = [500, 500];
      for (const [index, events] of match.value.events.entries()) {
        so.push(...events);
        if (!events.some(({ kind }) => kind === 'turn-ended')) continue;
        const after = setup.value.game.scores(match.value.states[index + 1]);
        const changes = before.map((_, seat) => sumOf(lastAccount(so, seat).map(({ points }) => points)));
        expect(changes).toEqual(after.map((points, seat) => points - (before[seat] ?? 0)));
        before = [...after];
      }
    }
  });
});

import { describe, expect, it } from 'vitest';
import { type BaseEvent, eventValues, type GameId, type MessageValue } from '../src/index.ts';
import { type ScriptSetup, scripted } from '../src/testing/index.ts';

function valueText(value: MessageValue): string {
  if (typeof value !== 'object') return String(value);
  if ('dice' in value) return value.dice.join('');
  if ('list' in value) return value.list.join('+');
  return 'seat' in value ? `#${value.seat}` : value.seats.map((seat) => `#${seat}`).join('+');
}

/**
 * Writes an event as a line: its kind, its values in alphabetical order of their names, and the only seat that may
 * know of it.
 */
function lineOf(event: BaseEvent): string {
  const named = Object.entries(eventValues(event))
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, value]) => ` ${name}=${valueText(value)}`);
  return `${event.only === undefined ? '' : `(to #${event.only}) `}${event.kind}${named.join('')}`;
}

/** Writes a whole match entry by entry, with a line for each event except the ends of turns. */
function transcript(id: GameId, setup: ScriptSetup, entries: readonly (readonly [string, ...string[]])[]) {
  const script = entries.map(([entry]) => entry);
  const whole = scripted(id, script.join(' | '), setup);
  expect(whole.refused).toBeNull();
  const found = script.map((entry, index) => [
    entry,
    ...scripted(id, script.slice(0, index + 1).join(' | '), setup)
      .lastEvents.filter(({ kind }) => kind !== 'turn-ended')
      .map(lineOf),
  ]);
  expect(found).toEqual(entries);
  return whole;
}

describe('a scripted match produces exactly the expected events', () => {
  it('each kind of event in Greed has the expected values', () => {
    const match = transcript('greed', { options: { target: 500 } }, [
      ['0 roll'],
      ['0: 51341', 'scored before=0 dice=51341 diceLeft=2 points=250 score=250 seat=#0'],
      ['0 stop', 'not-in opening=300 points=250 seat=#0'],
      ['1 roll'],
      ['1: 22346', 'busted dice=22346 lost=0 seat=#1'],
      ['0 roll'],
      [
        '0: 11155',
        'scored before=0 dice=11155 diceLeft=0 points=1100 score=1100 seat=#0',
        'hot-dice count=5 seat=#0',
      ],
      ['0 roll'],
      ['0: 22346', 'busted dice=22346 lost=1100 seat=#0'],
      ['1 roll'],
      ['1: 33324', 'scored before=0 dice=33324 diceLeft=2 points=300 score=300 seat=#1'],
      ['1 stop', 'banked banked=300 seat=#1 total=300'],
      ['0 roll'],
      ['0: 22346', 'busted dice=22346 lost=0 seat=#0'],
      ['1 roll'],
      ['1: 22246', 'scored before=0 dice=22246 diceLeft=2 points=200 score=200 seat=#1'],
      ['1 roll'],
      [
        '1: 15',
        'scored before=200 dice=15 diceLeft=0 points=350 score=150 seat=#1',
        'hot-dice count=5 seat=#1',
      ],
      ['1 stop', 'banked banked=350 seat=#1 total=650', 'final-round seat=#1 target=500'],
      ['0 roll'],
      [
        '0: 66615',
        'scored before=0 dice=66615 diceLeft=0 points=750 score=750 seat=#0',
        'hot-dice count=5 seat=#0',
      ],
      ['0 stop', 'banked banked=750 seat=#0 total=750', 'match-over count=1 score=750 seats=#0'],
    ]);
    expect(match.places).toEqual([1, 2]);
  });

  it('a bust in the last turn of a match of Greed leads to a shared win', () => {
    transcript('greed', { options: { target: 500 }, seats: 3 }, [
      ['0 roll'],
      ['0: 55524', 'scored before=0 dice=55524 diceLeft=2 points=500 score=500 seat=#0'],
      ['0 stop', 'banked banked=500 seat=#0 total=500', 'final-round seat=#0 target=500'],
      ['1 roll'],
      ['1: 55543', 'scored before=0 dice=55543 diceLeft=2 points=500 score=500 seat=#1'],
      ['1 stop', 'banked banked=500 seat=#1 total=500'],
      ['2 roll'],
      ['2: 22346', 'busted dice=22346 lost=0 seat=#2', 'match-over count=2 score=500 seats=#0+#1'],
    ]);
  });

  it('each kind of event in Ten Thousand has the expected values', () => {
    const match = transcript('ten-thousand', { options: { target: 2500 } }, [
      ['0: 5', 'rolled dice=5 purpose=order seat=#0'],
      ['1: 5', 'rolled dice=5 purpose=order seat=#1', 'tied count=2 seats=#0+#1 value=5'],
      ['0: 2', 'rolled dice=2 purpose=order seat=#0'],
      ['1: 6', 'rolled dice=6 purpose=order seat=#1', 'starts seat=#1'],
      ['1 roll'],
      ['1: 111234', 'rolled dice=111234 purpose=turn seat=#1 value=1000'],
      [
        '1 bank 012',
        'kept before=0 dice=111 points=1000 score=1000 seat=#1',
        'banked banked=1000 seat=#1 total=1000',
      ],
      ['0 roll'],
      ['0: 666612', 'rolled dice=666612 purpose=turn seat=#0 value=1300'],
      ['0 roll 0123', 'kept before=0 dice=6666 points=1200 score=1200 seat=#0'],
      ['0: 15', 'rolled dice=15 purpose=turn seat=#0 value=150'],
      [
        '0 bank 0',
        'kept before=1200 dice=1 points=1300 score=100 seat=#0',
        'banked banked=1300 seat=#0 total=1300',
      ],
      ['1 take-over', 'took-over count=1 points=1300 seat=#1'],
      ['1: 2', 'busted dice=2 lost=1300 seat=#1'],
      ['0 roll'],
      ['0: 162534', 'overshot dice=162534 lost=0 room=1200 seat=#0 target=2500 value=1500'],
      ['1 roll'],
      ['1: 223346', 'busted dice=223346 lost=0 seat=#1'],
      ['0 roll'],
      ['0: 111234', 'rolled dice=111234 purpose=turn seat=#0 value=1000'],
      ['0 roll 012', 'kept before=0 dice=111 points=1000 score=1000 seat=#0'],
      ['0: 234', 'busted dice=234 lost=1000 seat=#0'],
      ['1 roll'],
      ['1: 162534', 'rolled dice=162534 purpose=turn seat=#1 value=1500'],
      [
        '1 bank 012345',
        'kept before=0 dice=162534 points=1500 score=1500 seat=#1',
        'banked banked=1500 seat=#1 total=2500',
        'match-over count=1 score=2500 seats=#1',
      ],
    ]);
    expect(match).toMatchObject({ scores: [1300, 2500], places: [2, 1] });
  });

  it('in Ten Thousand, a player who has kept all six dice can roll them all again', () => {
    transcript('ten-thousand', {}, [
      ['0: 6', 'rolled dice=6 purpose=order seat=#0'],
      ['1: 1', 'rolled dice=1 purpose=order seat=#1', 'starts seat=#0'],
      ['0 roll'],
      ['0: 111555', 'rolled dice=111555 purpose=turn seat=#0 value=1500'],
      ['0 roll 0123', 'kept before=0 dice=1115 points=1050 score=1050 seat=#0'],
      ['0: 15', 'rolled dice=15 purpose=turn seat=#0 value=150'],
      ['0 roll 01', 'kept before=1050 dice=15 points=1200 score=150 seat=#0', 'hot-dice count=6 seat=#0'],
      ['0: 223346', 'busted dice=223346 lost=1200 seat=#0'],
    ]);
  });

  it('each kind of event in Threes has the expected values', () => {
    const match = transcript('threes', { seats: 2, options: { rounds: 1 } }, [
      ['0 roll'],
      ['0: 35263', 'rolled dice=35263 purpose=turn seat=#0'],
      ['0 roll 04', 'kept dice=33 seat=#0'],
      ['0: 416', 'rolled dice=416 purpose=turn seat=#0'],
      ['0 roll 2', 'kept dice=1 seat=#0'],
      ['0: 35', 'rolled dice=35 purpose=turn seat=#0'],
      ['0 roll 1', 'kept dice=3 seat=#0', 'banked banked=6 dice=33153 seat=#0 total=6'],
      ['1 roll'],
      ['1: 66612', 'rolled dice=66612 purpose=turn seat=#1'],
      ['1 roll 012', 'kept dice=666 seat=#1'],
      ['1: 66', 'rolled dice=66 purpose=turn seat=#1'],
      ['1 bank', 'moon banked=-30 dice=66666 seat=#1 total=-30', 'match-over count=1 score=-30 seats=#1'],
    ]);
    expect(match.places).toEqual([2, 1]);
  });

  it('in Threes, the last die is rolled if the house rule requires it', () => {
    transcript('threes', { seats: 1, options: { rounds: 1, lastDie: 'rolled' } }, [
      ['0 roll'],
      ['0: 33326', 'rolled dice=33326 purpose=turn seat=#0'],
      ['0 roll 0123', 'kept dice=3332 seat=#0'],
      [
        '0: 1',
        'rolled dice=1 purpose=turn seat=#0',
        'banked banked=3 dice=33321 seat=#0 total=3',
        'match-over count=1 score=3 seats=#0',
      ],
    ]);
  });

  it('each kind of event in Three Dice has the expected values', () => {
    const match = transcript('three-dice', { seats: 3, options: { rounds: 2 } }, [
      ['0: 6', 'rolled dice=6 purpose=order seat=#0'],
      ['1: 1', 'rolled dice=1 purpose=order seat=#1'],
      ['2: 2', 'rolled dice=2 purpose=order seat=#2', 'starts seat=#0'],
      ['0 roll'],
      [
        '0: 222',
        'rolled dice=222 purpose=turn seat=#0 value=6',
        'penalty amount=2 reason=first-roll seat=#0 unit=sips',
        'round-restarted seat=#0',
      ],
      ['0 roll'],
      ['0: 124', 'rolled dice=124 purpose=turn seat=#0 value=106'],
      ['0 roll 2'],
      ['0: 3', 'rolled dice=123 purpose=turn seat=#0 value=105'],
      ['0 stay', 'limit-set rolls=2 seat=#0', 'safe amount=1 penalty=1 roll=stairs seat=#0 unit=sips'],
      ['0 give 2', 'gave amount=1 seat=#0 to=#2 unit=sips'],
      ['1 roll'],
      ['1: 654', 'rolled dice=654 purpose=turn seat=#1 value=69'],
      ['1 stay', 'safe amount=4 penalty=1 roll=super-stairs seat=#1 unit=sips'],
      ['1 give 0', 'gave amount=4 seat=#1 to=#0 unit=sips'],
      ['2 roll'],
      [
        '2: 432',
        'rolled dice=432 purpose=turn seat=#2 value=9',
        'penalty amount=1 reason=shit-stairs seat=#2 unit=sips',
      ],
      ['2 roll 0'],
      [
        '2: 6',
        'rolled dice=632 purpose=turn seat=#2 value=65',
        'stayed points=65 seat=#2',
        'round-lost amount=1 count=1 seats=#2 unit=sips',
      ],
      ['2 roll'],
      ['2: 116', 'rolled dice=116 purpose=turn seat=#2 value=260'],
      ['2 stay', 'limit-set rolls=1 seat=#2', 'stayed points=260 seat=#2'],
      ['0 roll'],
      [
        '0: 555',
        'rolled dice=555 purpose=turn seat=#0 value=15',
        'safe amount=5 penalty=6 roll=three-of-a-kind seat=#0 unit=sips',
      ],
      ['1 roll'],
      [
        '1: 161',
        'rolled dice=161 purpose=turn seat=#1 value=260',
        'stayed points=260 seat=#1',
        'tie count=2 points=260 seats=#1+#2',
      ],
      ['1: 665', 'rolled dice=665 purpose=tie seat=#1 value=125'],
      ['2: 566', 'rolled dice=566 purpose=tie seat=#2 value=125', 'tied count=2 seats=#1+#2 value=125'],
      ['1: 666', 'rolled dice=666 purpose=tie seat=#1 value=180'],
      [
        '2: 112',
        'rolled dice=112 purpose=tie seat=#2 value=202',
        'round-lost amount=6 count=1 seats=#1 unit=sips',
        'match-over count=1 score=3 seats=#2 unit=sips',
      ],
    ]);
    expect(match).toMatchObject({ scores: [6, 6, 3], places: [2, 2, 1] });
  });

  it('a match of Three Dice can have a safe first round, a reminder in the second, and a final tie', () => {
    transcript('three-dice', { options: { rounds: 2, tie: 'share', unit: 'laps' } }, [
      ['0: 6', 'rolled dice=6 purpose=order seat=#0'],
      ['1: 1', 'rolled dice=1 purpose=order seat=#1', 'starts seat=#0'],
      ['0 roll'],
      ['0: 112', 'rolled dice=112 purpose=turn seat=#0 value=202'],
      ['0 roll 2'],
      ['0: 1', 'rolled dice=111 purpose=turn seat=#0 value=300'],
      [
        '0 stay',
        'limit-set rolls=2 seat=#0',
        'safe amount=7 penalty=8 roll=three-of-a-kind seat=#0 unit=laps',
      ],
      ['1 roll'],
      ['1: 222', 'rolled dice=222 purpose=turn seat=#1 value=6'],
      ['1 stay', 'safe amount=2 penalty=10 roll=three-of-a-kind seat=#1 unit=laps', 'all-safe'],
      ['0 roll'],
      ['0: 126', 'rolled dice=126 purpose=turn seat=#0 value=162'],
      ['0 roll 012'],
      ['0: 245', 'rolled dice=245 purpose=turn seat=#0 value=11'],
      ['0 stay', 'limit-set rolls=2 seat=#0', 'stayed points=11 seat=#0'],
      ['1 roll'],
      ['1: 116', 'rolled dice=116 purpose=turn seat=#1 value=260'],
      ['1 roll 01', 'reminded seat=#1'],
      [
        '1: 22',
        'rolled dice=226 purpose=turn seat=#1 value=64',
        'stayed points=64 seat=#1',
        'round-lost amount=1 count=1 seats=#0 unit=laps',
        'match-over count=1 score=0 seats=#1 unit=laps',
      ],
    ]);
  });

  it('each kind of event in Hidden Pairs has the expected values', () => {
    const match = transcript('hidden-pairs', { options: { turns: 1 } }, [
      ['0: 661122', '(to #0) rolled dice=661122 purpose=turn seat=#0'],
      ['1: 113345', '(to #1) rolled dice=113345 purpose=turn seat=#1'],
      ['1 re-roll 5', '(to #1) re-rolled-die price=50 seat=#1 was=5'],
      ['1: 4', '(to #1) rolled dice=4 purpose=turn seat=#1'],
      ['0 commit 01 23 45', 'committed seat=#0'],
      [
        '1 commit 01 23 45 h1@0',
        'committed seat=#1',
        'revealed dice=66 round=1 seat=#0 value=12',
        'revealed dice=11 round=1 seat=#1 value=2',
        'attacked amount=2 attack=hinderance negated=no on=#0 round=1 seat=#1 value=10',
        'round-won points=200 round=1 seat=#0',
        'revealed dice=11 round=2 seat=#0 value=2',
        'revealed dice=33 round=2 seat=#1 value=6',
        'round-won points=150 round=2 seat=#1',
        'revealed dice=22 round=3 seat=#0 value=4',
        'revealed dice=44 round=3 seat=#1 value=8',
        're-rolled count=1 price=50 round=3 seat=#1',
        'round-won points=100 round=3 seat=#1',
        'match-over count=1 score=700 seats=#0',
      ],
    ]);
    expect(match).toMatchObject({ scores: [700, 650], places: [1, 2] });
  });

  it('a match of Hidden Pairs can have Lucky Dice, a tied round and a draw', () => {
    const match = transcript('hidden-pairs', { options: { turns: 2 } }, [
      ['0: 665544', '(to #0) rolled dice=665544 purpose=turn seat=#0'],
      ['1: 112233', '(to #1) rolled dice=112233 purpose=turn seat=#1'],
      ['1 commit 01 23 45', 'committed seat=#1'],
      [
        '0 commit 01 23 45 b2@1 l1',
        'committed seat=#0',
        'revealed dice=66 round=1 seat=#0 value=12',
        'revealed dice=11 round=1 seat=#1 value=2',
        'lucky-dice round=1 seat=#0',
        'round-won points=200 round=1 seat=#0',
        'revealed dice=55 round=2 seat=#0 value=10',
        'revealed dice=22 round=2 seat=#1 value=4',
        'attacked amount=10 attack=dice-block negated=no on=#1 round=2 seat=#0 value=-6',
        'round-won points=150 round=2 seat=#0',
        'revealed dice=44 round=3 seat=#0 value=8',
        'revealed dice=33 round=3 seat=#1 value=6',
        'round-won points=100 round=3 seat=#0',
        'turn-started turn=2 turns=2',
      ],
      ['0: 112266', '(to #0) rolled dice=112266 purpose=turn seat=#0'],
      ['1: 334455', '(to #1) rolled dice=334455 purpose=turn seat=#1'],
      ['0 commit 01 23 45 l3', 'committed seat=#0'],
      [
        '1 commit 23 01 45 b3@0',
        'committed seat=#1',
        'revealed dice=11 round=1 seat=#0 value=2',
        'revealed dice=44 round=1 seat=#1 value=8',
        'round-won points=200 round=1 seat=#1',
        'revealed dice=22 round=2 seat=#0 value=4',
        'revealed dice=33 round=2 seat=#1 value=6',
        'round-won points=150 round=2 seat=#1',
        'revealed dice=66 round=3 seat=#0 value=12',
        'revealed dice=55 round=3 seat=#1 value=10',
        'lucky-dice round=3 seat=#0',
        'attacked amount=8 attack=dice-block negated=yes on=#0 round=3 seat=#1 value=12',
        'round-won points=100 round=3 seat=#0',
        // The totals are 725 - 100 + 100 and 500 - 125 + 350.
        'drawn count=2 points=725 seats=#0+#1',
      ],
      ['0: 123456', 'rolled dice=123456 purpose=tie seat=#0 value=21'],
      ['1: 654321', 'rolled dice=654321 purpose=tie seat=#1 value=21', 'tied count=2 seats=#0+#1 value=21'],
      ['0: 111111', 'rolled dice=111111 purpose=tie seat=#0 value=6'],
      [
        '1: 111112',
        'rolled dice=111112 purpose=tie seat=#1 value=7',
        'match-over count=1 score=725 seats=#1',
      ],
    ]);
    expect(match).toMatchObject({ scores: [725, 725], places: [2, 1] });
  });

  it('a drawn match of Hidden Pairs names the players with the most points, and their points', () => {
    const rolls = '0: 112266 | 1: 661122 | 2: 116622';
    const commits = '0 commit 01 23 45 | 1 commit 01 23 45 h1@0 | 2 commit 01 23 45';
    const drawn = scripted('hidden-pairs', `${rolls} | ${commits}`, { seats: 3, options: { turns: 1 } });
    expect(drawn.scores).toEqual([600, 650, 650]);
    expect(drawn.lastEvents.map(lineOf).at(-1)).toBe('drawn count=2 points=650 seats=#1+#2');
  });

  it('a match of Hidden Pairs with a tied round continues its events after the deciding roll', () => {
    const script = '0: 661234 | 1: 661122 | 0 commit 01 23 45 | 1 commit 01 23 45 h3@0';
    const tied = scripted('hidden-pairs', script, {});
    expect(tied.lastEvents.filter(({ kind }) => kind !== 'turn-ended').map(lineOf)).toEqual([
      'committed seat=#1',
      'revealed dice=66 round=1 seat=#0 value=12',
      'revealed dice=66 round=1 seat=#1 value=12',
      'tie count=2 round=1 seats=#0+#1 value=12',
    ]);
    expect(
      scripted('hidden-pairs', `${script} | 0: 12 | 1: 13`, {})
        .lastEvents.filter(({ kind }) => kind !== 'turn-ended')
        .map(lineOf)
        .slice(0, 3),
    ).toEqual([
      'rolled dice=13 purpose=tie seat=#1 value=4',
      'round-won points=200 round=1 seat=#1',
      'revealed dice=12 round=2 seat=#0 value=3',
    ]);
  });
});

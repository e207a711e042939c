import { seededDice } from '@dicehall/dice';
import { ofSeat, parsePosition, unwrap } from '@dicehall/engine';
import { describe, expect, it, test } from 'vitest';
import { type Strength, tempers } from '../../src/bots/bot.ts';
import { botFor } from '../../src/bots/expert.ts';

/** Returns the moves of a bot at a position, with each temper and several random numbers. */
function playedAt(line: string, strength: Strength, seeds = 12): string[] {
  const { game, state } = unwrap(parsePosition(line));
  const step = game.step(state);
  const seat = step.kind === 'choose' ? ofSeat(step.seats, 0) : -1;
  const moves = tempers.flatMap((temper) =>
    Array.from({ length: seeds }, (_, seed) => {
      const bot = botFor(game.id, strength, undefined, temper);
      const { type, keep } = bot.choose(game.view(state, seat), seat, seededDice(seed).random) as {
        readonly type: string;
        readonly keep?: readonly number[];
      };
      return keep === undefined ? type : `${type} ${keep.join()}`;
    }),
  );
  return [...new Set(moves)].sort();
}

const greedEnd = 'greed target=2000 1400,1900,2100 111';

describe('a player who is behind in the final round of Greed plays to catch up', () => {
  it.each([
    ['stops as soon as stopping wins, if no player follows', `${greedEnd} 1 2 choose 250 12346`, ['stop']],
    ['rolls two dice rather than share the win', `${greedEnd} 1 2 choose 200 123`, ['roll']],
    ['shares the win rather than roll a single die', `${greedEnd} 1 2 choose 200 12`, ['stop']],
    ['never stops while behind', `${greedEnd} 1 2 choose 150 12`, ['roll']],
  ])(
    'in the final round of Greed, a steady player at seat 1 with 1,900 points against 2,100 %s',
    (_, line, moves) => {
      expect(playedAt(line, 'steady')).toEqual(moves);
    },
  );

  it.each([
    ['stops as soon as stopping wins, if no player follows', `${greedEnd} 1 2 choose 250 12346`, ['stop']],
    [
      'stops or rolls at random if stopping would share the win',
      `${greedEnd} 1 2 choose 200 123`,
      ['roll', 'stop'],
    ],
    ['never stops while behind', `${greedEnd} 1 2 choose 150 12`, ['roll']],
  ])(
    'in the final round of Greed, a novice at seat 1 with 1,900 points against 2,100 %s',
    (_, line, moves) => {
      expect(playedAt(line, 'novice')).toEqual(moves);
    },
  );
});

describe('a player in the final round of Greed considers the players still to come', () => {
  it.each([
    ['does not stop for a tie with a single die left', `${greedEnd} 0 2 choose 700 12`, ['roll']],
    ['stops ahead with a single die left', `${greedEnd} 0 2 choose 750 12`, ['stop']],
    ['rolls all five dice even if it is ahead', `${greedEnd} 0 2 choose 750 1`, ['roll']],
  ])('in the final round of Greed, a steady player with another player to follow %s', (_, line, moves) => {
    expect(playedAt(line, 'steady')).toEqual(moves);
  });

  it('a novice who is ahead in the final round of Greed stops or rolls at random', () => {
    expect(playedAt(`${greedEnd} 0 2 choose 750 12`, 'novice')).toEqual(['roll', 'stop']);
  });
});

test.each(['novice', 'steady'] as const)('a %s of Greed does not stop below the opening', (strength) => {
  expect(playedAt('greed - 900,0,1450 101 1 - choose 250 12', strength)).toEqual(['roll']);
});

const last = 'ten-thousand exactFinish=false,ending=last-turn 1500,10200,9800 2 1';

describe('a player in the last turn of Ten Thousand plays for the win', () => {
  it.each([
    ['keeps both 1s and banks, because 500 more points win', `${last} choose 300 112346`, ['bank 0,1']],
    ['rolls rather than share the win', `${last} choose 300 124`, ['roll 0']],
    ['banks points that win', `${last} choose 400 124`, ['bank 0']],
    ['rolls while behind', `${last} choose 200 124`, ['roll 0']],
  ])(
    'in the last turn of Ten Thousand, a steady player with 9,800 points against 10,200 %s',
    (_, line, moves) => {
      expect(playedAt(line, 'steady', 1)).toEqual(moves);
    },
  );
});

test('in the last turn of Ten Thousand against exactly 10,000 points, a steady player never banks less', () => {
  const against = last.replace('10200,9800', '10000,9200');
  for (const line of [against, against.replace('last-turn', 'round')]) {
    const moves = [600, 700, 750].map((points) => playedAt(`${line} choose ${points} 124`, 'steady', 1));
    expect(moves).toEqual([['roll 0'], ['roll 0'], ['bank 0']]);
  }
});

describe('a player who is behind in a match of three rounds of Ten Thousand rolls on in the last turn', () => {
  const at = (seat: number, round: number) =>
    `ten-thousand exactFinish=false,rounds=3 2400,2300,3300 ${seat} 2 ${round} choose 300 124`;
  it.each([
    ['a player who is behind rolls in the last turn', at(1, 3), ['roll 0']],
    [
      'a player who is behind banks 400 points with two dice left in the turn before the last',
      at(0, 3),
      ['bank 0'],
    ],
    [
      'a player who is behind banks 400 points with two dice left in the round before the last',
      at(1, 2),
      ['bank 0'],
    ],
  ])('%s', (_, line, moves) => {
    expect(playedAt(line, 'steady', 1)).toEqual(moves);
  });
});

describe('bots near the target of Ten Thousand play for the exact finish', () => {
  it.each([
    [
      'keeps the dice that reach the target exactly',
      'ten-thousand - 1500,9500,3000 1 choose 300 112346',
      ['roll 0,1'],
    ],
    [
      'banks points that pass the target if that wins',
      'ten-thousand exactFinish=false 1500,9700,9800 1 choose 250 124',
      ['bank 0'],
    ],
  ])('near the target of Ten Thousand, every player %s', (_, line, moves) => {
    for (const strength of ['novice', 'steady'] as const) expect(playedAt(line, strength)).toEqual(moves);
  });
});

describe('bots decide at the start of a turn whether to take over', () => {
  const offer = 'ten-thousand - 1500,2000,1000 1 offer';
  it.each([
    ['a novice takes over three dice at random', 'novice', `${offer} 300 3`, ['roll', 'take-over']],
    ['a novice never takes over two dice', 'novice', `${offer} 500 2`, ['roll']],
    ['a steady player declines three dice for 300 points', 'steady', `${offer} 300 3`, ['roll']],
    ['a steady player declines two dice for 500 points', 'steady', `${offer} 500 2`, ['roll']],
    [
      'a steady player takes over three dice for 1,000 points',
      'steady',
      'ten-thousand - 2500,2000,1000 1 offer 1000 3',
      ['take-over'],
    ],
  ] as const)('at the start of a turn of Ten Thousand, %s', (_, strength, line, moves) => {
    expect(playedAt(line, strength)).toEqual(moves);
  });

  it('a novice takes over half of the time', () => {
    const { game, state } = unwrap(parsePosition(`${offer} 300 3`));
    const typeAt = (number: number) => botFor(game.id, 'novice').choose(game.view(state, 1), 1, () => number);
    expect([typeAt(0.49), typeAt(0.5)]).toEqual([{ type: 'take-over' }, { type: 'roll' }]);
  });
});

describe('a steady player of Ten Thousand rolls on rather than leave a good offer to the next player', () => {
  const at = (options: string, scores: string) => `ten-thousand ${options} ${scores} 0 choose 800 1246`;
  it.each([
    ['rolls with 900 points rather than leave three dice', at('exactFinish=false', '1500,2000'), 'roll 0'],
    ['banks if no player may take over', at('takeOver=false,exactFinish=false', '1500,2000'), 'bank 0'],
    ['banks if the next player still needs the opening', at('exactFinish=false', '1500,0'), 'bank 0'],
    ['rolls if the next player has exactly the opening', at('exactFinish=false', '1500,1000'), 'roll 0'],
    ['rolls if the next player could not win by taking over', at('exactFinish=false', '1500,9050'), 'roll 0'],
    [
      'banks if taking over would bring the next player to the target',
      at('exactFinish=false', '1500,9100'),
      'bank 0',
    ],
    [
      'banks at a table of three, where only one of two opponents could take over',
      at('exactFinish=false', '1500,2000,0'),
      'bank 0',
    ],
  ])('a steady player %s', (_, line, move) => {
    const { game, state } = unwrap(parsePosition(line));
    const bot = botFor(game.id, 'steady');
    const { type, keep } = bot.choose(game.view(state, 0), 0, () => expect.fail()) as {
      readonly type: string;
      readonly keep: readonly number[];
    };
    expect(`${type} ${keep.join()}`).toBe(move);
  });
});

describe('bots far from the target of Ten Thousand play for points', () => {
  it.each([
    [
      'rolls below the opening, because it cannot bank',
      'ten-thousand - 0,2000,3000 0 choose 700 112346',
      ['roll 0'],
    ],
    ['banks 1,000 points with a single die left', 'ten-thousand - 0,2000,3000 0 choose 900 12', ['bank 0']],
    [
      'rolls with fewer points than the minimum for banking',
      'ten-thousand atLeast=300 1500,2000,3000 0 choose 150 124',
      ['roll 0'],
    ],
  ])('far from the target of Ten Thousand, a steady player %s', (_, line, moves) => {
    expect(playedAt(line, 'steady', 1)).toEqual(moves);
  });

  it('a novice banks at least 200 points', () => {
    const at = 'ten-thousand - 1500,2000,3000 0 choose';
    expect(playedAt(`${at} 50 13466`, 'novice')).toEqual(['roll 0']);
    expect(playedAt(`${at} 100 13466`, 'novice')).toEqual(['bank 0', 'roll 0']);
  });

  it.each([
    ['', 0, 'roll 0'],
    ['', 1000, 'bank 0'],
    [',lowest=-1000', -1000, 'roll 0'],
    [',lowest=-1000', 0, 'bank 0'],
  ])(
    'after two busts, a steady player risks a third one only if it costs nothing: 1000 points for three busts%s, at %i',
    (lowest, own, move) => {
      const options = `opening=0,takeOver=false,exactFinish=false,threeBusts=1000${lowest}`;
      const line = `ten-thousand ${options} ${own},3000 0 2,0 11 choose 200 12346`;
      expect(playedAt(line, 'steady', 1)).toEqual([move]);
    },
  );

  it('a novice banks all points of a roll, or rolls with any dice that are worth it', () => {
    expect(playedAt('ten-thousand - 1500,2000,3000 0 choose 0 111523', 'novice', 40)).toEqual([
      'bank 0,1,2,3',
      'roll 0',
      'roll 0,1',
      'roll 0,1,2',
      'roll 0,1,2,3',
    ]);
  });

  it('a novice keeps one or both 1s, and never a pair that scores nothing', () => {
    expect(playedAt('ten-thousand - 0,2000,3000 0 choose 700 112346', 'novice')).toEqual([
      'roll 0',
      'roll 0,1',
    ]);
  });
});

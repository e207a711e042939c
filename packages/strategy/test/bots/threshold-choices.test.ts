import {
  type Face,
  faces,
  parsePosition,
  type ThreeDiceView,
  type ThreesView,
  threeDice,
  unwrap,
  withDefaults,
} from '@dicehall/engine';
import { describe, expect, it, test } from 'vitest';
import { type Random, type Temper, tempers } from '../../src/bots/bot.ts';
import { greedBots, stopsUnder, thresholdsOf } from '../../src/games/greed/bots.ts';
import { threeDiceBots } from '../../src/games/three-dice/bots.ts';
import { choiceValues } from '../../src/games/three-dice/bots-round.ts';
import { solveRound, ThreeDiceValues } from '../../src/games/three-dice/index.ts';
import { threesBots } from '../../src/games/threes/bots.ts';
import { solved } from '../solved.ts';

function viewAt<View>(line: string): View {
  const { game, state } = unwrap(parsePosition(line));
  const step = game.step(state);
  return game.view(state, step.kind === 'choose' ? (step.seats[0] ?? 0) : 0) as View;
}
const always =
  (number: number): Random =>
  () =>
    number;
const noRandom: Random = () => expect.fail();

describe('a steady player of Greed stops at thresholds that depend on its temper', () => {
  const thresholds: Readonly<Record<Temper, readonly number[]>> = {
    careful: [150, 150, 300, 800, 2500],
    balanced: [200, 200, 350, 950, 2800],
    bold: [250, 250, 400, 1100, 3100],
  };
  const view = viewAt<Parameters<(typeof greedBots)['balanced']['steady']['choose']>[0]>(
    'greed - 900,0,1450 101 0 - choose 250 12346',
  );

  it.each(tempers)(
    'a %s steady player of Greed stops at its threshold of points, which depends on the dice to roll next',
    (temper) => {
      const { steady } = greedBots[temper];
      expect(thresholdsOf(steady)).toEqual([0, ...thresholds[temper]]);
      for (const [index, from] of thresholds[temper].entries()) {
        const at = (turnPoints: number) =>
          steady.choose({ ...view, turnPoints, stopBanks: turnPoints, dice: index + 1 }, 0, noRandom).type;
        expect([at(from - 50), at(from)]).toEqual(['roll', 'stop']);
      }
    },
  );

  it.each([
    ['careful', 0.85],
    ['balanced', 1],
    ['bold', 1.15],
  ] as const)(
    'a %s steady player of Greed with other scores stops at the best threshold times %d',
    (temper, factor) => {
      const house = viewAt<typeof view>('greed threeOnes=300 900,0,1450 101 0 - choose 250 12346');
      const from = (stopsUnder(house.options)[3] ?? NaN) * factor;
      const at = (turnPoints: number) =>
        greedBots[temper].steady.choose({ ...house, turnPoints, stopBanks: turnPoints, dice: 3 }, 0, noRandom)
          .type;
      expect(from).toBeGreaterThan(100);
      expect([at(from - 1), at(from)]).toEqual(['roll', 'stop']);
    },
  );

  it('a balanced novice stops half of the time, a careful one more often, and a bold one less often', () => {
    const stops = (temper: Temper) =>
      Array.from({ length: 100 }, (_, index) =>
        greedBots[temper].novice.choose(view, 0, always(index / 100)),
      ).filter(({ type }) => type === 'stop').length;
    expect(tempers.map(stops)).toEqual([62, 50, 38]);
  });

  it.each(tempers)('a %s novice of Greed does not stop with less than 150 points', (temper) => {
    const at = (turnPoints: number) =>
      greedBots[temper].novice.choose({ ...view, turnPoints, stopBanks: turnPoints }, 0, always(0));
    expect([100, 150].map(at)).toEqual([{ type: 'roll' }, { type: 'stop' }]);
  });
});

describe('a novice of Threes keeps low dice', () => {
  const view = viewAt<ThreesView>('threes - 12,9,4 3 1 choose 36125 00000');
  const choose = (number: number, temper: Temper = 'balanced', of = view) =>
    threesBots[temper].novice.choose(of, 1, always(number));
  const roll = (...keep: number[]) => ({ type: 'roll', keep });

  it('a novice of Threes keeps 3s, and sometimes 1s, 2s and 4s: more often if it is careful, less often if it is bold', () => {
    expect([0, 0.3, 0.6].map((number) => choose(number))).toEqual([roll(0), roll(0, 2), roll(0, 2, 3)]);
    expect(tempers.map((temper) => choose(0.3, temper))).toEqual([roll(0, 2, 3), roll(0, 2), roll(0)]);
    const four = { ...view, dice: [3, 6, 4, 4, 5] as const };
    expect(choose(0.9, 'balanced', four)).toEqual(roll(0, 2, 3));
  });

  it.each([
    ['12,9,4 3 1 choose 11126 00000', roll(0, 1, 2)],
    ['12,9,4 3 1 choose 33316 00000', roll(0, 1, 2)],
    ['12,9,4 3 1 choose 33336 00000', { type: 'bank' }],
    ['12,9,4 3 1 choose 11123 00000', { type: 'bank' }],
    ['12,9,4 3 1 choose 33316 11100', { type: 'bank' }],
  ])(
    'at the position %s, a novice that keeps 2s does not leave a die of 4 or more as the last die, except beside 3s',
    (at, move) => {
      expect(choose(0.6, 'balanced', viewAt(`threes - ${at}`))).toEqual(move);
    },
  );

  it('a novice of Threes rolls the last die with lastDie=rolled', () => {
    const rolled = viewAt<ThreesView>('threes lastDie=rolled 12,9,4 3 1 choose 33136 00000');
    expect(choose(0.6, 'balanced', rolled)).toEqual(roll(0, 1, 2, 3));
  });

  it('if no die is low, a novice of Threes keeps the lowest die that is not locked, and never chooses a 5 or 6', () => {
    expect(choose(0, 'balanced', viewAt('threes - 12,9,4 3 1 choose 36564 10000'))).toEqual(roll(4));
    const throws = faces.flatMap((a) =>
      faces.flatMap((b) => faces.flatMap((c) => faces.map((d): Face[] => [a, b, c, d, 5]))),
    );
    const choices = tempers.flatMap((temper) =>
      throws.flatMap((dice) =>
        [0, 0.4, 0.99].map((number) => ({ dice, move: choose(number, temper, { ...view, dice }) })),
      ),
    );
    const wrong = choices.filter(({ dice, move }) => {
      const kept = move.type === 'roll' ? (move.keep ?? []) : [0, 1, 2, 3, 4];
      const high = kept.filter((die) => (dice[die] ?? 0) > 4).length;
      const isForced = dice.every((face) => face > 4) && kept.length === 1;
      const lies = move.type === 'bank' && dice.slice(0, 4).every((face) => face === 3);
      return high > 0 && !isForced && !lies;
    });
    expect(wrong).toEqual([]);
  });

  it('a novice of Threes banks five 6s only if they shoot the moon', () => {
    const moon = 'choose 66666 00000';
    expect(choose(0, 'balanced', viewAt(`threes - 12,9,4 3 1 ${moon}`))).toEqual({ type: 'bank' });
    expect(choose(0, 'balanced', viewAt(`threes moon=none 12,9,4 3 1 ${moon}`))).toEqual(roll(0));
  });
});

describe('bots in Three Dice choose by their strength', () => {
  const view = viewAt<ThreeDiceView>('three-dice - 3,0,1 2 1 2 1 -,s,106 choose 1 621');
  const plain = { ...view, discouraged: [] };

  it('a steady player gives its sips to the first player with the fewest, and a novice to a random one', () => {
    const giving: ThreeDiceView = { ...view, phase: 'give', scores: [5, 0, 4, 3, 3] };
    expect(threeDiceBots.balanced.steady.choose(giving, 1, noRandom)).toEqual({ type: 'give', to: 3 });
    const given = [0, 0.3, 0.6, 0.9].map((number) =>
      threeDiceBots.balanced.novice.choose(giving, 1, always(number)),
    );
    expect(given).toEqual([0, 2, 3, 4].map((to) => ({ type: 'give', to })));
  });

  it('an expert rolls all dice first, and gives its sips at random to one of those with the fewest', () => {
    const options = withDefaults(threeDice.options, {});
    const round = solved(solveRound(options as never, 3));
    const { bot } = new ThreeDiceValues({ game: 'three-dice', options, seats: 3 }, round);
    const given = (...scores: number[]) =>
      [0, 0.9].map((number) => bot.choose({ ...view, phase: 'give', scores } as never, 1, always(number)));
    const to = (...seats: number[]) => seats.map((seat) => ({ type: 'give', to: seat }));
    expect([given(4, 0, 4), given(5, 0, 4), given(4, 0, 5)]).toEqual([to(0, 2), to(2, 2), to(0, 0)]);
    expect(bot.choose({ ...view, phase: 'start' } as never, 1, noRandom)).toEqual({
      type: 'roll',
      dice: [0, 1, 2],
    });
  });

  it('a novice stays, rolls all dice but 1s and 6s, or rolls all dice but 1s, and stays more often if it is careful', () => {
    const choose = (number: number, temper: Temper = 'balanced') =>
      threeDiceBots[temper].novice.choose(plain, 0, always(number));
    const [stay, keepsSix, keepsOne] = [
      { type: 'stay' },
      { type: 'roll', dice: [1] },
      { type: 'roll', dice: [0, 1] },
    ];
    expect([0.1, 0.5, 0.9].map((number) => choose(number))).toEqual([stay, keepsSix, keepsOne]);
    expect(tempers.map((temper) => choose(0.5, temper))).toEqual([stay, keepsSix, keepsOne]);
  });

  it.each([
    ['stays on a 1 or a 6 if no player has finished', '-,-,- choose 1 624', { type: 'stay' }],
    ['rolls on without a 1 or a 6', '-,-,- choose 1 554', { type: 'roll', dice: [0, 1, 2] }],
    [
      'rolls on if it only ties with the only other player who has finished',
      '-,220,- choose 1 166',
      { type: 'roll', dice: [1, 2] },
    ],
    ['stays if it has more points than one of the others', '-,164,260 choose 1 166', { type: 'stay' }],
  ])('the most careful novice of Three Dice %s', (_, at, move) => {
    const seen = viewAt<ThreeDiceView>(`three-dice gentlemen=off 3,0,1 2 1 3 1 ${at}`);
    expect(threeDiceBots.careful.novice.choose(seen, 0, always(0))).toEqual(move);
  });

  it('a novice follows the gentlemen’s rule, stays on a nice roll, and rolls all dice first', () => {
    const { novice } = threeDiceBots.balanced;
    const discouraged = [{ type: 'stay' }, { type: 'roll', dice: [1] }] as const;
    expect(novice.choose({ ...view, discouraged }, 0, always(0))).toEqual({ type: 'roll', dice: [0, 1] });
    const all = [...discouraged, { type: 'roll', dice: [0, 1] }] as const;
    expect(novice.choose({ ...view, discouraged: all }, 0, noRandom)).toEqual({
      type: 'roll',
      dice: [0, 1, 2],
    });
    const stairs = viewAt<ThreeDiceView>('three-dice - 3,0,1 2 1 2 1 -,s,106 choose 1 321');
    expect(novice.choose(stairs, 0, noRandom)).toEqual({ type: 'stay' });
    for (const strength of ['novice', 'steady'] as const)
      expect(threeDiceBots.balanced[strength].choose({ ...view, lie: null }, 0, noRandom)).toEqual({
        type: 'roll',
        dice: [0, 1, 2],
      });
  });

  test.each(tempers)(
    'a %s steady player makes the best choice, or one that is at most 0.05 sips worse and has the risk that it prefers',
    (temper) => {
      const throws = faces.flatMap((a) => faces.flatMap((b) => faces.map((c): Face[] => [a, b, c])));
      let close = 0;
      for (const line of [
        '3,0,1 2 1 2 1 -,s,106 choose 1',
        '3,0,1 2 1 3 1 -,s,106 choose 1',
        '3,0,1 2 2 3 1 -,-,- choose 1',
      ]) {
        for (const dice of throws) {
          const read = parsePosition(`three-dice gentlemen=off ${line} ${dice.join('')}`);
          if (!read.ok) continue;
          const { game, state } = read.value;
          const step = game.step(state);
          const seat = step.kind === 'choose' ? (step.seats[0] ?? 0) : expect.fail();
          const at = game.view(state, seat) as ThreeDiceView;
          const move = threeDiceBots[temper].steady.choose(at, seat, noRandom);
          const mask = move.type === 'roll' ? move.dice.reduce((sum, die) => sum + 2 ** die, 0) : 0;
          const values = choiceValues(at);
          const best = Math.max(...values);
          const rolled = (of: number) => [1, 2, 4].filter((bit) => (of & bit) > 0).length;
          const near = values.flatMap((value, other) => (value >= best - 0.05 ? [rolled(other)] : []));
          const value = values[mask] ?? Number.NaN;
          if (temper === 'balanced') expect(value).toBe(best);
          else expect(rolled(mask)).toBe(temper === 'bold' ? Math.max(...near) : Math.min(...near));
          expect(value).toBeGreaterThanOrEqual(best - 0.05);
          if (new Set(near).size > 1) close += 1;
        }
      }
      expect(close).toBeGreaterThan(10);
    },
  );
});

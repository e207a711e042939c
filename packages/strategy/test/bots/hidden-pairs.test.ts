import {
  allSplits,
  type Commit,
  diceBlockOf,
  type Face,
  faces,
  type HiddenPairsState,
  type HiddenPairsView,
  hiddenPairs,
  hinderanceOf,
  openMatch,
  prices,
  roundPoints,
  type Seat,
  sumOf,
  withDefaults,
} from '@dicehall/engine';
import { describe, expect, it, test } from 'vitest';
import { type Random, type Temper, tempers } from '../../src/bots/bot.ts';
import { hiddenPairsBots, pickRival } from '../../src/games/hidden-pairs/bots.ts';
import { hiddenPairsModel, splitValues } from '../../src/games/hidden-pairs/model.ts';
import { throwsOf } from '../../src/outcomes/throws.ts';

const model = hiddenPairsModel();

/** Returns the view of a seat before its commit. */
function viewOf(scores: readonly number[], seat: Seat, dice: readonly Face[], reRolls = 2): HiddenPairsView {
  const options = withDefaults(hiddenPairs.options, {});
  const { state } = openMatch({ game: hiddenPairs, options, names: scores.map(String) });
  return {
    ...hiddenPairs.view(state as HiddenPairsState, seat),
    scores,
    hand: { dice, reRolls, pending: null, commit: null },
  };
}

/** Returns these random numbers in order, and then repeats the last one. */
function inOrder(...numbers: readonly number[]): Random {
  let at = 0;
  return () => numbers[Math.min(at++, numbers.length - 1)] ?? 0;
}

const count = 400;
/** Returns evenly spread numbers between 0 and 1. */
const spread = Array.from({ length: count }, (_, index) => (index + 0.5) / count);
const hands = throwsOf(6).filter((_, index) => index % 23 === 0);
const played = (dice: readonly Face[], { pairs }: Commit): number[] =>
  pairs.map((pair) => sumOf(pair.map((die) => dice[die] ?? 0)));

describe('the bots of Hidden Pairs expect an opponent who plays the outcome of fictitious play', () => {
  /**
   * Returns the probability of each sum from 2 to 12 in a round, derived from the chances to win. A tie counts half,
   * so lower sums are derived first.
   */
  function chancesOf(round: number): number[] {
    const chances: number[] = [];
    for (let sum = 2; sum <= 12; sum++) chances.push(2 * (model.winning(round, sum, 1) - sumOf(chances)));
    return chances;
  }

  it('a modelled opponent has pairs from 2 to 12, with a sum of 21 on average, and higher pairs in rounds with more points', () => {
    const means = [0, 1, 2].map((round) => {
      const chances = chancesOf(round);
      expect(Math.min(...chances)).toBeGreaterThan(0);
      expect(sumOf(chances)).toBeCloseTo(1, 9);
      return sumOf(chances.map((chance, index) => chance * (index + 2)));
    });
    expect(sumOf(means)).toBeCloseTo(21, 9);
    expect(means.map((mean) => mean.toFixed(2))).toEqual(['8.36', '7.15', '5.49']);
  });

  it('a modelled opponent never loses to a pair below 2 and always loses to a pair above 12, even after attacks', () => {
    for (const round of [0, 1, 2]) {
      for (const value of [-10, 0, 1]) expect(model.winning(round, value, 1)).toBe(0);
      for (const value of [13, 24]) expect(model.winning(round, value, 1)).toBeCloseTo(1, 9);
      expect(model.winning(round, 12, 1, 12)).toBeCloseTo(1, 9);
    }
  });

  it('a modelled opponent loses 234 of 450 points to the best response', () => {
    const mean = throwsOf(6).map(({ dice, ways }) => (ways / 6 ** 6) * model.handValue(dice, 1));
    expect(sumOf(mean)).toBeCloseTo(233.65, 2);
  });

  it('a pair has to beat each of several modelled opponents, and an attack lowers the pair of one of them', () => {
    const [plain, lowered] = [model.winning(1, 8, 1), model.winning(1, 10, 1)];
    expect(model.winning(1, 8, 3)).toBeCloseTo(plain ** 3, 12);
    expect(model.winning(1, 8, 3, 2)).toBeCloseTo(lowered * plain ** 2, 12);
    expect(model.sumValues(1, 3)[8]).toBeCloseTo(150 * plain ** 3, 9);
    expect(model.sumValues(0, 2)[12]).toBeCloseTo(200 * model.winning(0, 12, 2), 9);
  });

  it('the model gives each hand the value of its best split, in any order of the dice', () => {
    for (const { dice } of hands)
      for (const opponents of [1, 2, 5]) {
        const best = Math.max(
          ...allSplits.map((split) =>
            sumOf(
              split.map(
                ([a, b], round) =>
                  (roundPoints[round] ?? 0) *
                  model.winning(round, (dice[a] ?? 0) + (dice[b] ?? 0), opponents),
              ),
            ),
          ),
        );
        expect(model.handValue(dice, opponents)).toBeCloseTo(best, 9);
        expect(model.handValue(dice.toReversed(), opponents)).toBeCloseTo(best, 9);
      }
  });
});

describe('a steady player of Hidden Pairs maximises the mean gain', () => {
  const bot = hiddenPairsBots.balanced.steady;

  it('a steady player re-rolls the die with the highest mean gain, if it gains more than the re-roll costs', () => {
    let again = 0;
    for (const { dice } of hands)
      for (const seats of [2, 3, 6]) {
        const value = model.handValue(dice, seats - 1);
        const gains = dice.map((_, die) => {
          const after = faces.map((face) => model.handValue(dice.with(die, face), seats - 1));
          return ((sumOf(after) / 6 - value) * seats) / (seats - 1);
        });
        const best = Math.max(...gains);
        const scores = Array.from({ length: seats }, () => prices.reRoll);
        const move = bot.choose(viewOf(scores, 1, dice, 1), 1, inOrder(0.5));
        const isWorth = best > prices.reRoll;
        expect(move).toMatchObject(isWorth ? { type: 're-roll' } : { type: 'commit' });
        if (move.type !== 're-roll') continue;
        again += 1;
        expect(gains[move.die]).toBeCloseTo(best, 9);
      }
    expect(again).toBeGreaterThan(5);
  });

  it('a steady player re-rolls at most twice, and only if it can pay', () => {
    const dice = [1, 6, 5, 6, 5, 6] as const;
    const typeAt = (points: number, reRolls: number) =>
      bot.choose(viewOf([900, points], 1, dice, reRolls), 1, inOrder(0.5)).type;
    expect([typeAt(50, 0), typeAt(50, 1)]).toEqual(['re-roll', 're-roll']);
    expect([typeAt(49, 0), typeAt(500, 2)]).toEqual(['commit', 'commit']);
  });

  it('a steady player plays a split e (2.718) times as often as one that is worth 6 points less', () => {
    for (const [seats, dice] of [
      [2, [6, 6, 4, 4, 2, 2]],
      [3, [1, 2, 3, 4, 5, 6]],
    ] as const) {
      const scores = Array.from({ length: seats }, () => 0);
      const values = splitValues(model, dice, seats - 1);
      const weights = values.map((value) => Math.exp(value / 6));
      const shares = allSplits.map(() => 0);
      for (const number of spread) {
        const move = bot.choose(viewOf(scores, 1, dice), 1, inOrder(number, 0.5)) as Commit;
        const index = allSplits.indexOf(move.pairs);
        shares[index] = (shares[index] ?? NaN) + 1 / count;
      }
      shares.forEach((share, index) => {
        expect(Math.abs(share - (weights[index] ?? 0) / sumOf(weights))).toBeLessThan(1.5 / count);
      });
    }
  });

  const kinds = ['hinderance', 'diceBlock', 'luckyDice'] as const;
  /**
   * Returns the points that an action gains in a round, without its price. An attack succeeds with probability 0.85.
   */
  function netOf(
    dice: readonly Face[],
    pair: number,
    round: number,
    kind: (typeof kinds)[number],
    seats: number,
  ) {
    const win = (value: number, off = 0) =>
      ((roundPoints[round] ?? 0) * seats * model.winning(round, value, seats - 1, off)) / (seats - 1);
    if (kind === 'luckyDice')
      return [0.4, 0.25, 0.1].map((attacked) => attacked * (win(pair) - win(pair - 7)))[round] ?? 0;
    return 0.85 * (win(pair, kind === 'hinderance' ? hinderanceOf(dice) : diceBlockOf(dice)) - win(pair));
  }

  describe.each([
    ['careful', 0.8],
    ['balanced', 1],
    ['bold', 1.2],
  ] as const)('a %s steady player multiplies the gain of actions by %d', (temper: Temper, trust) => {
    test.each([2, 3])(
      'a steady player buys the best actions of %d seats whose chance exceeds a random number',
      (seats) => {
        let bought = 0;
        for (const points of [500, 125, 99])
          for (const { dice } of hands.slice(0, 20))
            for (const number of [0.02, 0.2, 0.4, 0.6, 0.8]) {
              const scores = Array.from({ length: seats }, () => points);
              const move = hiddenPairsBots[temper].steady.choose(
                viewOf(scores, 1, dice),
                1,
                inOrder(0.5, number),
              ) as Commit;
              const sums = played(dice, move);
              const offers = kinds
                .flatMap((kind) =>
                  [0, 1, 2].map((round) => {
                    const net = trust * netOf(dice, sums[round] ?? 0, round, kind, seats) - prices[kind];
                    return { kind, round, net };
                  }),
                )
                .sort((a, b) => b.net - a.net);
              const expected: Record<string, number> = {};
              let left = points;
              for (const { kind, round, net } of offers) {
                const isFree = !(kind in expected) && !Object.values(expected).includes(round + 1);
                if (!isFree || prices[kind] > left || number >= 1 / (1 + Math.exp(-net / 15))) continue;
                expected[kind] = round + 1;
                left -= prices[kind];
              }
              const chosen = kinds.flatMap((kind) => (move[kind] ? [[kind, move[kind].round]] : []));
              expect(Object.fromEntries(chosen)).toEqual(expected);
              bought += chosen.length;
            }
        expect(bought).toBeGreaterThan(20);
      },
    );
  });

  it('a steady player attacks the opponent with the most points, or a random one if several have the most', () => {
    const rival = (scores: readonly number[], number: number) =>
      pickRival(viewOf(scores, 1, []), 1, inOrder(number));
    expect(pickRival(viewOf([500, 900, 700, 600], 1, []), 1, () => expect.fail())).toBe(2);
    expect([0, 0.4, 0.9].map((number) => rival([700, 900, 700, 700], number))).toEqual([0, 2, 3]);
    const dice = [6, 6, 6, 6, 5, 4] as const;
    const move = bot.choose(viewOf([500, 600, 400, 550], 1, dice), 1, inOrder(0.5, 0));
    expect(move).toMatchObject({ hinderance: { seat: 3 }, diceBlock: { seat: 3 } });
  });
});

describe('a novice of Hidden Pairs plays at random among good moves', () => {
  const dice = [6, 5, 4, 3, 2, 1] as const;
  const choose = (temper: Temper, points: number, random: Random, seat: Seat = 1) =>
    hiddenPairsBots[temper].novice.choose(viewOf([500, points, 600], seat, dice, 0), seat, random) as Commit;

  it('a novice plays only splits of the better half, each equally often', () => {
    const values = splitValues(model, dice, 2);
    const median = values.toSorted((a, b) => a - b)[45] ?? NaN;
    const splits = new Set(spread.map((number) => choose('balanced', 0, inOrder(number)).pairs));
    const better = allSplits.filter((_, index) => (values[index] ?? 0) >= median);
    expect(splits).toEqual(new Set(better));
  });

  // A careful novice uses the square of the random number, which is smaller, and a bold one the square root, which is
  // larger.
  it.each([
    ['careful', 0.09],
    ['balanced', 0.3],
    ['bold', 0.3 ** 0.5],
  ] as const)('a novice that is %s buys a Hindrance with a chance of %d', (temper, chance) => {
    const bought = spread.filter((number) => 'hinderance' in choose(temper, 50, inOrder(0, 0, 0, number)));
    expect(bought.length / count).toBeCloseTo(chance, 2);
  });

  it('a novice buys only a Hindrance that it can pay for, in a random round against a random opponent', () => {
    expect(choose('balanced', 49, inOrder(0))).toEqual({ type: 'commit', pairs: expect.anything() });
    const aims = [0, 0.4, 0.9].map(
      (number) => choose('balanced', 50, inOrder(0, number, number, 0)).hinderance,
    );
    expect(aims).toEqual([
      { round: 1, seat: 0 },
      { round: 2, seat: 0 },
      { round: 3, seat: 2 },
    ]);
  });
});

test('bots of Hidden Pairs with any temper refuse the view of another seat', () => {
  for (const temper of tempers)
    for (const strength of ['novice', 'steady'] as const)
      expect(() =>
        hiddenPairsBots[temper][strength].choose({ ...viewOf([500, 500], 0, []), hand: null }, 0, inOrder(0)),
      ).toThrow(TypeError);
});

import { tenThousand, withDefaults } from '@dicehall/engine';
import { type TenThousandRule, tenThousandScoring } from '@dicehall/strategy/solvers';
import { describe, expect, it } from 'vitest';
import { bankedBy, partsOf, playOf } from '../src/cards/ten-thousand/play.ts';
import { situationOf } from '../src/cards/ten-thousand/table.ts';
import { CardTurn, playsBy } from '../src/cards/ten-thousand/turns.ts';

const scoring = tenThousandScoring(withDefaults(tenThousand.options, {}));
const { unit } = scoring;
const limits = [0, 300, 300, 300, 300, 300, 300];

/** Returns the decision of a card on these takes of six dice, as points and dice left. */
function play(
  rules: readonly TenThousandRule[],
  takes: readonly string[],
  need = 5000,
  points = 0,
  situation = 0,
  least = 0,
) {
  const options = takes.map((take) => {
    const [score = 0, left = 0] = take.split('/').map(Number);
    return { score: score / unit, left };
  });
  const made = playOf(partsOf(rules), options, 6, need, unit);
  const banked = bankedBy(made, points, limits, least, unit, situation);
  const text = (take: { score: number; left: number } | null) =>
    take === null ? null : `${take.score * unit}/${take.left}`;
  return { on: text(made.on), banked: text(banked) };
}

const backBelow = (worth: number, need: number | null = null): TenThousandRule => ({
  kind: 'put-back',
  worth,
  dice: [4, 6],
  need,
});

it('a card keeps a further die only if it adds more points than its rule requires', () => {
  const [five, one, both] = ['50/5', '100/5', '150/4'];
  expect(play([], [five, one, both]).on).toBe(both);
  expect(play([backBelow(50)], [five, one, both]).on).toBe(one);
  expect(play([backBelow(200)], ['100/5', '400/3', '500/2']).on).toBe('100/5');
  expect(play([backBelow(100)], ['100/5', '400/3', '500/2']).on).toBe('400/3');
});

it('a card follows a rule for the end of the match only within its distance to the target', () => {
  const rules = [backBelow(200, 300), backBelow(50)];
  expect(play(rules, ['100/5', '200/4'], 300).on).toBe('100/5');
  expect(play(rules, ['100/5', '200/4'], 350).on).toBe('200/4');
});

it('a card banks fewer points than it could to leave the distance to the target that its rule names', () => {
  const land: TenThousandRule = { kind: 'land', from: 200, to: 300, dice: 3 };
  expect(play([land], ['100/5', '200/3', '300/2'], 500).banked).toBe('300/2');
  expect(play([land], ['100/5', '200/3', '350/2'], 500).banked).toBe('200/3');
  expect(play([land], ['100/5', '250/4'], 500).banked).toBe(null);
  expect(play([land], ['200/2', '300/2', '250/2', '200/1'], 500).banked).toBe('200/1');
  expect(play([land], ['200/2', '300/2', '250/2'], 500).banked).toBe('300/2');
});

it('a card does not bank if the bank would leave fewer points to go than its rule allows', () => {
  expect(play([], ['100/5', '400/2']).banked).toBe('400/2');
  expect(play([{ kind: 'room', least: 200 }], ['400/2'], 550).banked).toBe(null);
  expect(play([{ kind: 'room', least: 200 }], ['400/2'], 600).banked).toBe('400/2');
});

describe('a card can have a table of banking limits', () => {
  const table: Extract<TenThousandRule, { kind: 'table' }> = {
    kind: 'table',
    columns: [
      [1, 2],
      [3, 6],
    ],
    bands: [null, 1000],
    rows: [
      {
        needs: [[200, 300]],
        always: true,
        limits: [
          [0, 300],
          [400, null],
        ],
      },
      {
        needs: [
          [500, 500],
          [700, 700],
        ],
        always: false,
        limits: [
          [350, 500],
          [800, null],
        ],
      },
      {
        needs: [[350, null]],
        always: false,
        limits: [
          [350, null],
          [800, null],
        ],
      },
    ],
  };
  const instead: TenThousandRule = { kind: 'instead', four: 350, five: 400 };
  const six: TenThousandRule = { kind: 'instead-six', from: 1500, over: 1000 };

  it('the table allows a bank by the points still needed, the dice left and the situation of the other player', () => {
    expect(play([table], ['350/2'], 5000).banked).toBe('350/2');
    expect(play([table], ['300/2'], 5000).banked).toBe(null);
    expect(play([table], ['350/3'], 5000, 1000).banked).toBe(null);
    expect(play([table], ['350/2'], 5000, 400, 1).banked).toBe(null);
    expect(play([table], ['350/2'], 5000, 450, 1).banked).toBe('350/2');
    expect(play([table], ['350/2'], 500).banked).toBe(null);
  });

  it('a card banks at least the points that the rules require, with a table or without', () => {
    for (const rules of [[], [table]]) {
      expect(play(rules, ['400/2'], 5000, 0, 0, 450).banked).toBe(null);
      expect(play(rules, ['400/2'], 5000, 50, 0, 450).banked).toBe('400/2');
    }
  });

  it('if the table allows several ways to bank, a card chooses the upper row, then the fewest dice left', () => {
    expect(play([table], ['200/2', '250/1'], 950, 300).banked).toBe('250/1');
    expect(play([table], ['200/2', '250/2'], 950, 300).banked).toBe('250/2');
    expect(play([table], ['350/2', '400/1'], 700).banked).toBe('400/1');
    expect(play([table], ['400/2', '600/1'], 750).banked).toBe('400/2');
  });

  it('a card chooses the most points if one cell of its table allows several ways to bank', () => {
    expect(play([table], ['350/2', '450/2', '400/2'], 5000).banked).toBe('450/2');
  });

  it('the table considers the dice that could be rolled instead, except in rows that always apply', () => {
    expect(play([table, instead], ['50/5', '350/2'], 5000).banked).toBe('350/2');
    const back: TenThousandRule = { kind: 'worths', worths: [100, 50, 100, 200, 500, 500] };
    expect(play([table, instead, back], ['100/5', '350/2'], 5000).banked).toBe(null);
    expect(play([table, instead, back], ['100/5', '400/2'], 5000).banked).toBe('400/2');
    expect(play([table, instead, back], ['100/5', '350/2'], 600).banked).toBe('350/2');
    expect(play([table, six, back], ['100/1', '150/6'], 5000, 1350).banked).toBe(null);
    expect(play([table, six, back], ['100/1', '150/6'], 5000, 1400).banked).toBe('100/1');
    expect(play([table, six, back], ['100/1', '150/6'], 5000, 1400, 1).banked).toBe(null);
    // Two dice are never banked instead of six.
    expect(play([table, six, back], ['100/2', '150/6'], 5000, 1400).banked).toBe(null);
    // At most three dice are no reason against a bank.
    expect(play([table, instead, back], ['350/2', '300/3'], 5000).banked).toBe('350/2');
    const four: TenThousandRule = { kind: 'instead', four: 350, five: 500 };
    expect(play([table, four, back], ['100/4', '350/2'], 5000).banked).toBe('350/2');
    expect(play([table, four, back], ['100/5', '450/2'], 5000).banked).toBe(null);
  });

  it('the situation is the last band that the other player is within, and the last of all before the opening', () => {
    const situations = [0, 50, 3999, 4000, 5000].map((other) => situationOf(table, other, 5000));
    expect(situations).toEqual([2, 0, 0, 1, 1]);
    expect(situationOf(undefined, 4000, 5000)).toBe(0);
  });

  it('a rule for an opponent who is not in the game overrides the table', () => {
    const out: TenThousandRule = { kind: 'out', two: 300, three: 400, four: 1000 };
    expect(play([table, out], ['300/2'], 5000, 0, 2).banked).toBe('300/2');
    expect(play([table], ['350/2'], 5000, 0, 2).banked).toBe(null);
    expect(play([table, out], ['100/5'], 5000, 5000, 2).banked).toBe(null);
  });
});

it('a card aims at the first distance to the target in its list that it can leave', () => {
  const aim: TenThousandRule = { kind: 'aim', need: 500, leave: [100, 200] };
  expect(play([aim], ['100/5', '300/3', '400/2'], 500).on).toBe('400/2');
  expect(play([aim], ['100/5', '300/3', '350/2'], 500).on).toBe('300/3');
  expect(play([aim], ['100/5', '300/3', '350/2'], 550).on).toBe('350/2');
});

it('a card keeps the dice that leave the most dice to roll if several choices are equally good', () => {
  const aim: TenThousandRule = { kind: 'aim', need: 500, leave: [100] };
  const worths: TenThousandRule = { kind: 'worths', worths: [0, 100, 200, 300, 400, 500] };
  for (const takes of [
    ['400/2', '400/3'],
    ['400/3', '400/2'],
  ])
    expect(play([aim], takes, 500).on).toBe('400/3');
  for (const takes of [
    ['300/2', '200/3', '350/1'],
    ['350/1', '200/3', '300/2'],
  ])
    expect(play([worths], takes).on).toBe('200/3');
});

it('a turn of a card ends with a win, a bank or a bust, and a card that banks later risks more', () => {
  const target = 1000 / unit;
  const rules = { scoring, finish: 'exact', target, opening: 0, takeOver: true } as const;
  for (const card of [[], [backBelow(50)], [backBelow(200)]]) {
    const plays = playsBy(rules, card);
    const risks = [0, 300, 1000].map((from) => {
      const turn = new CardTurn(rules);
      turn.stopped.fill(1);
      turn.walk(0, plays, Array(7).fill(from), 0);
      for (let at = 0; at < target * scoring.dice; at++)
        expect((turn.part[at] ?? 0) + (turn.lost[at] ?? 0)).toBeCloseTo(1, 9);
      return turn.lost[scoring.dice - 1] ?? 0;
    });
    expect(risks[0]).toBeGreaterThan(0);
    expect(risks[1]).toBeGreaterThan(risks[0] ?? 1);
    expect(risks[2]).toBeGreaterThan(risks[1] ?? 1);
  }
});

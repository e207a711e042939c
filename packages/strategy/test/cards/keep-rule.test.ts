import { expect, it } from 'vitest';
import { bankedBy, partsOf, playOf, type TenThousandRule } from '../../src/cards/race/keep-rule.ts';
import { tenThousandScoring } from '../../src/outcomes/games.ts';

const { unit } = tenThousandScoring('any');
const limits = [0, 300, 300, 300, 300, 300, 300];

/** What a card makes of these takes of six dice, in points and dice left. */
function play(rules: readonly TenThousandRule[], takes: readonly string[], need = 5000) {
  const options = takes.map((take) => {
    const [score = 0, left = 0] = take.split('/').map(Number);
    return { score: score / unit, left };
  });
  const made = playOf(partsOf(rules), options, 6, need, unit);
  const banked = bankedBy(made, 0, limits, 0, unit);
  const text = (take: { score: number; left: number } | null) =>
    take === null ? null : `${take.score * unit}/${take.left}`;
  return { on: text(made.on), banked: text(banked) };
}

const backBelow = (worth: number | null, need: number | null = null): TenThousandRule => ({
  kind: 'put-back',
  worth,
  dice: [4, 6],
  need,
});

it('keeps a further die only if it adds more than the rule says', () => {
  const [five, one, both] = ['50/5', '100/5', '150/4'];
  expect(play([], [five, one, both]).on).toBe(both);
  expect(play([backBelow(50)], [five, one, both]).on).toBe(one);
  expect(play([backBelow(200)], ['100/5', '400/3', '500/2']).on).toBe('100/5');
  expect(play([backBelow(100)], ['100/5', '400/3', '500/2']).on).toBe('400/3');
  expect(play([backBelow(null)], [five, one, both]).on).toBe(five);
});

it('follows a rule for the end only where so many points are missing', () => {
  const rules = [backBelow(null, 300), backBelow(50)];
  expect(play(rules, ['50/5', '100/5'], 300).on).toBe('50/5');
  expect(play(rules, ['50/5', '100/5'], 350).on).toBe('100/5');
});

it('banks less than all that scores where that leaves the points of the rule', () => {
  const land: TenThousandRule = { kind: 'land', from: 200, to: 300, dice: 3 };
  expect(play([land], ['100/5', '200/3', '300/2'], 500).banked).toBe('300/2');
  expect(play([land], ['100/5', '200/3', '350/2'], 500).banked).toBe('200/3');
  expect(play([land], ['100/5', '250/4'], 500).banked).toBe(null);
});

it('does not bank where a rule forbids it', () => {
  expect(play([], ['100/5', '400/2']).banked).toBe('400/2');
  expect(play([{ kind: 'room', least: 200 }], ['400/2'], 550).banked).toBe(null);
  expect(play([{ kind: 'room', least: 200 }], ['400/2'], 600).banked).toBe('400/2');
  const roll: TenThousandRule = { kind: 'roll', dice: 5, from: 450 };
  expect(play([roll, backBelow(200)], ['100/5', '400/2']).banked).toBe(null);
  expect(play([roll, backBelow(200)], ['100/5', '450/2']).banked).toBe('450/2');
  expect(play([roll], ['100/5', '400/2']).banked).toBe('400/2');
});

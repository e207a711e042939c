import { message, parsePosition, unwrap } from '@dicehall/engine';
import { describe, expect, test } from 'vitest';
import {
  type AdviceOf,
  adviceText,
  cardCostTexts,
  costText,
  gapsThrow,
  markText,
  reasonText,
} from '../src/index.ts';
import { loadCatalogue } from '../src/node.ts';

const english = loadCatalogue({ language: 'en', onGap: gapsThrow });
const names = ['Ada', 'Bo', 'Cy'];
const choiceAt = (line: string, seat: number) => {
  const { game, state } = unwrap(parsePosition(line));
  return { game, state, seat, names };
};

/** Bo decides whether to roll or to bank. */
const greed = choiceAt('greed - 1400,1450,0 110 1 - choose 400 12346', 1);
/** Cy decides which dice to roll again. */
const threeDice = choiceAt('three-dice unit=Chips 3,0,1 2 0 2 1 106,s,- choose 1 214', 2);

type Advised = AdviceOf['best'];
const roll = { type: 'roll' };
const stop = { type: 'stop' };
const moveOf = (move: unknown, value: number, more: Partial<Advised> = {}): Advised => ({
  move,
  value,
  margin: 0,
  roll: null,
  ...more,
});
/** Returns a roll with its chance of a bust, and the win chances after a bust and after any other roll. */
const rolls = (bust: number, stakes: readonly [lost: number, scored: number] | null = null) => ({
  roll: { bust, stakes: stakes === null ? null : { lost: stakes[0], scored: stakes[1] } },
});
const advice = (best: Advised, other: Advised | null, more: Partial<AdviceOf> = {}): AdviceOf => ({
  unit: 'win',
  best,
  other,
  reason: null,
  isForced: false,
  ...more,
});

describe('advice is given in whole sentences', () => {
  const bank = moveOf(stop, 0.5);
  const given = message('race-to-go', { seat: { seat: 0 }, toGo: 1600, stake: 0, mine: 'no' });
  test.each<[string, AdviceOf, string]>([
    [
      'a forced move',
      advice(moveOf(roll, 0.5), bank, { isForced: true }),
      'Only one move is possible: roll.',
    ],
    ['moves of equal value', advice(moveOf(roll, 0.5), null), 'All moves are worth the same here.'],
    [
      'moves without a roll, which are compared by their values',
      advice(moveOf(roll, 0.6525), bank),
      'Best: roll. The win chance is 65.3% with “roll” and 50.0% with “bank”.',
    ],
    [
      'a roll that cannot bust, which is compared by its value',
      advice(moveOf(roll, 0.75, rolls(0)), bank),
      'Best: roll. The win chance is 75.0% with “roll” and 50.0% with “bank”.',
    ],
    [
      'a bust that costs nothing',
      advice(moveOf(roll, 0.7, rolls(0.4, [0.5, 0.833])), bank),
      'Best: roll. Rolling risks nothing: after a roll that scores nothing the win chance is 50.0%, as with “bank”. Win chance 70.0%, compared with 50.0% for “bank”.',
    ],
    [
      'a bust that is better than the other move',
      advice(moveOf(roll, 0.7, rolls(0.4, [0.55, 0.8])), bank),
      'Best: roll. Rolling risks nothing: even after a roll that scores nothing the win chance is 55.0%; with “bank” it is 50.0%. Win chance 70.0%, compared with 50.0% for “bank”.',
    ],
    [
      'a roll worth the risk of a bust',
      advice(moveOf(roll, 0.6, rolls(0.4, [0.3, 0.8])), bank),
      'Best: roll. Rolling is worth the risk: a roll that scores nothing (chance 40%) lowers the win chance from 50.0% with “bank” to 30.0%, and any other roll raises it to 80.0% on average. Win chance 60.0%, compared with 50.0% for “bank”.',
    ],
    [
      'a roll not worth the risk of a bust',
      advice(moveOf(stop, 0.65), moveOf(roll, 0.6, rolls(0.4, [0.3, 0.8]))),
      'Best: bank. Rolling is not worth the risk: a roll that scores nothing (chance 40%) lowers the win chance from 65.0% with “bank” to 30.0%, and any other roll raises it to only 80.0% on average. Win chance 65.0%, compared with 60.0% for “roll”.',
    ],
    [
      'a roll that gains nothing even without a bust',
      advice(moveOf(stop, 0.65), moveOf(roll, 0.512, rolls(0.2, [0.16, 0.6]))),
      'Best: bank. Rolling gains nothing: even after a scoring roll the win chance is only 60.0%; with “bank” it is 65.0%. Win chance 65.0%, compared with 51.2% for “roll”.',
    ],
    [
      'a roll without known values after a bust and otherwise',
      advice(moveOf(roll, 0.6, rolls(0.6)), bank),
      'Best: roll. With “roll” the win chance is 60.0%, although 60% of the rolls score nothing; with “bank” it is only 50.0%.',
    ],
    [
      'a certain win, even if the game gives a reason',
      advice(moveOf(stop, 1), moveOf(roll, 0.6, rolls(0.6)), { reason: given }),
      'Best: bank. With “bank” the match is won. Win chance 100.0%, compared with 60.0% for “roll”.',
    ],
    [
      'an estimated win that is not certain',
      advice(moveOf(stop, 1, { margin: 0.01 }), moveOf(roll, 0.6)),
      'Best: bank. The win chance is about 100% with “bank” and about 60% with “roll”. These are estimates; the margin is ±1 percentage point of win chance.',
    ],
    [
      'two moves of the same value',
      advice(moveOf(roll, 0.5, rolls(0)), bank),
      'Both are equally good: “roll” and “bank” have the same win chance, 50.0%.',
    ],
    [
      'two moves whose values look equal after rounding, even if the game gives a reason',
      advice(moveOf(roll, 0.5004), bank, { reason: given }),
      'Both are equally good: “roll” and “bank” have the same win chance, 50.0%.',
    ],
    [
      'a roll that can bust',
      advice(moveOf(stop, 0.65), moveOf(roll, 0.612, rolls(0.344))),
      'Best: bank. With “roll” 34% of the rolls score nothing, and the win chance is only 61.2%; with “bank” it is 65.0%.',
    ],
    [
      'two rolls that can bust',
      advice(moveOf(roll, 0.65, rolls(0.2)), moveOf(roll, 0.612, rolls(0.344))),
      'Best: roll. The win chance is 65.0% with “roll” and 61.2% with “roll”.',
    ],
    [
      'a reason that the game gives',
      advice(moveOf(roll, 0.6), bank, { reason: given }),
      `Best: roll. ${english.text(given, names)} Win chance 60.0%, compared with 50.0% for “bank”.`,
    ],
    [
      'two estimates, of which the larger margin is shown',
      advice(moveOf(roll, 0.6, { margin: 0.012 }), moveOf(stop, 0.5, { margin: 0.031 })),
      'Best: roll. The win chance is about 60% with “roll” and about 50% with “bank”. These are estimates; the margin is ±3 percentage points of win chance.',
    ],
    [
      'two estimates that differ only in their decimals',
      advice(moveOf(roll, 0.504, { margin: 0.012 }), bank),
      'Best: roll. The win chance is 50.4% with “roll” and 50.0% with “bank”. These are estimates; the margin is ±1 percentage point of win chance.',
    ],
    [
      'a margin that only the best move has',
      advice(moveOf(roll, 0.6, { margin: 0.012 }), bank),
      'Best: roll. The win chance is about 60% with “roll” and about 50% with “bank”. These are estimates; the margin is ±1 percentage point of win chance.',
    ],
  ])('the advice is a whole sentence for %s', (_, given, text) =>
    expect(adviceText(english, given, greed)).toBe(text),
  );

  const [two, both] = [[0], [0, 2]].map((dice) => ({ type: 'roll', dice }));
  test.each<[number, number, string]>([
    [
      -1.8,
      -2,
      'Best: roll 2 4 again. By the end of the match, “roll 2 4 again” means 1.80 Chips more than the other players on average, “roll the 2 again” 2.00 Chips more.',
    ],
    [
      0,
      -0.5,
      'Best: roll 2 4 again. By the end of the match, “roll 2 4 again” means 0.00 Chips fewer than the other players on average, “roll the 2 again” 0.50 Chips more.',
    ],
    [
      1.25,
      1,
      'Best: roll 2 4 again. By the end of the match, “roll 2 4 again” means 1.25 Chips fewer than the other players on average, “roll the 2 again” 1.00 Chips fewer.',
    ],
  ])('the advice shows values in the unit of the match, for the values %d and %d', (best, other, text) => {
    const given = advice(moveOf(both, best, rolls(0)), moveOf(two, other), { unit: 'sips' });
    expect(adviceText(english, given, threeDice)).toBe(text);
  });

  test('a reason in sips that the game gives is followed by the values of both moves', () => {
    const given = advice(moveOf(both, 1.5), moveOf(two, 1), {
      unit: 'sips',
      reason: message('three-dice-reason', {
        why: 'points',
        best: 'stay',
        other: 'roll',
        unit: 'sips',
        rolls: 1,
        more: 'no',
      }),
    });
    expect(adviceText(english, given, threeDice)).toBe(
      'Best: roll 2 4 again. With “stay” the round is lost less often. By the end of the match, “roll 2 4 again” means 1.50 Chips fewer than the other players on average, “roll the 2 again” 1.00 Chips fewer.',
    );
  });

  test('the advice gives no reason if only one move is possible', () => {
    expect(reasonText(english, advice(moveOf(roll, 0.5), null), greed)).toBe('');
  });
});

test.each<[string, 'win' | 'sips', number, boolean, string]>([
  ['best', 'win', 0, false, 'Right choice.'],
  ['fine', 'win', 0.004, true, 'Bo – Fine choice.'],
  [
    'mistake',
    'win',
    0.0312,
    true,
    'Bo – Mistake: it costs 3.1 percentage points of win chance. Better: roll.',
  ],
  ['blunder', 'win', 0.2, false, 'Blunder: it costs 20.0 percentage points of win chance. Better: roll.'],
])(
  'the mark %s in the unit %s for a loss of %d has the right text (with the player’s name: %o)',
  (mark, unit, loss, isNamed, text) => {
    expect(markText(english, { mark, unit, loss, best: roll, worth: 0.5, margin: 0 }, greed, isNamed)).toBe(
      text,
    );
  },
);

test('the loss of an estimated choice has no decimals', () => {
  const marked = {
    mark: 'mistake',
    unit: 'win',
    loss: 0.0312,
    best: roll,
    worth: 0.514,
    margin: 0.0632,
  } as const;
  expect(markText(english, marked, greed, false)).toBe(
    'Mistake: it costs about 3 percentage points of win chance. Better: roll.',
  );
});

test('a mark names the loss in the unit of the match', () => {
  const marked = {
    mark: 'blunder',
    unit: 'sips',
    loss: 0.5,
    best: { type: 'stay' },
    worth: 1.5,
    margin: 0,
  } as const;
  expect(markText(english, marked, threeDice, true)).toBe(
    'Cy – Blunder: it costs 0.50 Chips of lead. Better: stay.',
  );
});

test.each<[Parameters<typeof cardCostTexts>[1], string[]]>([
  [
    { unit: 'win', loss: 0.0123 },
    ['It costs 1.23 percentage points of win chance against a perfect opponent.'],
  ],
  [{ unit: 'sips', loss: 0.5 }, ['It costs 0.50 sips a round against a perfect opponent.']],
  [
    { unit: 'points', loss: 0.125, meanScore: 2, read: 3.456 },
    [
      'It costs 0.13 points a turn against the best strategy.',
      'A turn scores 2.00 points more on average than with the best play.',
      'A fixed rule is predictable: an opponent who knows this card gains 3.46 points a turn.',
    ],
  ],
])('the cost of playing by a strategy card is described in words: %o', (cost, texts) => {
  expect(cardCostTexts(english, cost)).toEqual(texts);
});

test.each([
  ['win', { best: 0.61, value: 0.55 }, '6.0 percentage points of win chance'],
  ['win', { best: 0.55004, value: 0.55001 + 0.0004 }, '0.04 percentage points of win chance'],
  ['sips', { best: 1.25, value: 1 }, '0.25 sips of lead'],
] as const)('the cost in %s of %j is the difference of the values as shown', (unit, compared, expected) => {
  expect(costText(english, unit, compared)).toBe(expected);
});

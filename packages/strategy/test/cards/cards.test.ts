import { games, type Message } from '@dicehall/engine';
import { loadCatalogue } from '@dicehall/messages/node';
import { describe, expect, it } from 'vitest';
import { cardCost } from '../../src/cards/card.ts';
import { raceRuleText, spanOf } from '../../src/cards/rule.ts';
import { strategyOf } from '../../src/games/index.ts';
import { tenThousandRuleText } from '../../src/games/ten-thousand/card-rules.ts';

const english = loadCatalogue({ language: 'en' });
const say = (text: Message) => english.text(text).replace(/[\u2068\u2069]/gu, '');

/** By game: what its cards cost, by number of rules, in thousandths of a win or of a sip, or in tenths of a point; and each rule once. */
const written: Readonly<Record<string, readonly [costs: readonly number[], rules: readonly string[]]>> = {
  greed: [
    [21, 12, 6, 5, 5, 4],
    [
      'Bank at 250 points with 1 to 3 dice left.',
      'At the target, roll on until you lead by 350 points.',
      'Bank at 200 points with 1 or 2 dice left.',
      'Bank at 400 points with 3 dice left.',
      'Add 50 points to every limit if you are at least 600 points behind.',
      'Bank at 850 points with 4 dice left.',
      'Add 50 points to every limit if you are at least 1,200 points behind.',
    ],
  ],
  'ten-thousand': [
    [221, 149, 98, 65, 52, 47, 17],
    [
      'Bank at 250 points with 1 to 3 dice left.',
      'Bank at 400 points with 1 to 3 dice left.',
      'To roll on after a roll of 4 to 6 dice, keep what scores most, counting 200 points for each die that you then roll.',
      'To roll on after a roll of 4 to 6 dice, keep what scores most, counting 150 points for each die that you then roll.',
      'Take over if the points times the dice come to 1,600 or more.',
      'Never bank if you then need fewer than 200 points.',
      'Bank at 350 points with 1 to 3 dice left.',
      'To roll on after a roll of 4 to 6 dice, keep what scores most, counting 100 points for each die that you then roll.',
      'Take over if the points times the dice come to 1,700 or more.',
      'Bank as soon as that leaves 2 dice or fewer and you then need 200 to 400 points to win, even if you keep less than all that scores; of several such sets, the one that leaves the fewest dice, then the one with the most points.',
      'Bank as soon as that leaves 2 dice or fewer and you then need 200 to 350 points to win, even if you keep less than all that scores; of several such sets, the one that leaves the fewest dice, then the one with the most points.',
      'If before the roll you need at most 700 points to win, to roll on after a roll of 3 to 6 dice, keep what scores most, counting 50 points for each die that you then roll.',
      'Bank by the table, from the points of the turn that it gives for the points that you would then need to win and the dice left; the first row that fits counts. If you may bank several sets, choose the upper row, then the fewest dice left, then the most points. Three more rules limit the rows without *.',
      'In rows without *: if rolling on you would roll 4 or 5 dice and banking leaves fewer, bank only with 1 or 2 dice left, from 350 points for 4 dice and 400 for 5.',
      'In rows without *: if rolling on you would roll 6 dice and banking leaves fewer, bank only with 1 die left, from 1,500 points, if the other player is in and needs more than 3,000 points to win.',
      'In rows without *: while the other player is not in, bank from 300 points with 1 or 2 dice left, 400 with 3, 1,000 with 4, instead of the table.',
      'If before the roll you need at most 700 points to win, to roll on keep what leaves exactly 100 points to win; if you cannot, 200; if you cannot, 150.',
      'To roll on, keep the set with the most points, counting extra for the dice that you then roll: 1 die 100, 2 dice 50, 3 dice 100, 4 dice 200, 5 dice 500, 6 dice 500.',
      'Take over if the points times the dice come to 1,650 or more.',
    ],
  ],
  threes: [
    [14, 12, 11, 11, 10],
    [
      'Bank if the dice that you have just rolled total 6 or less.',
      'With a 6 in the first roll, shoot the moon if you are at least 12 points behind with at most 2 rounds left: keep only 6s, as long as each roll has one.',
      'If you are at least 2 points behind with at most 5 rounds left, bank only if the dice that you have just rolled total 5 or less; else roll on.',
      'If you are at least 3 points ahead in the last round, bank only if the dice that you have just rolled total 5 or less; else roll on.',
      'After a roll of 4 or 5 dice, if you are at least 9 points ahead with at most 5 rounds left, bank only if they total 7 or less; else roll on.',
    ],
  ],
  'three-dice': [
    [261, 144, 108, 87, 70, 65],
    [
      'When you start the round, stay with 12 points or more.',
      'Hold a pair.',
      'When you are ahead, roll the third die beside a pair if you stay ahead whatever it shows.',
      'Hold every 1.',
      'When the other player has stayed with as many points as you or more, hold every 1.',
      'When the other player is safe, hold two different dice of 1, 2 and 3.',
      'When the other player has stayed with as many points as you or more, hold every 6.',
    ],
  ],
  'hidden-pairs': [
    [108, 112, 77, 79, 77, 77],
    [
      'Play dice 3 and 4 in round 1, 1 and 2 in round 2, 5 and 6 in round 3; Hindrance in round 1.',
      'Play dice 1 and 2 in round 1, 3 and 4 in round 2, 5 and 6 in round 3; Hindrance in round 1.',
      'Play dice 5 and 6 in round 1, 1 and 2 in round 2, 3 and 4 in round 3; Hindrance in round 2.',
      'Re-roll your lowest die, up to twice, as long as it shows a 1.',
      'Play dice 1 and 2 in round 1, 5 and 6 in round 2, 3 and 4 in round 3; Hindrance in round 1.',
      'Play dice 3 and 4 in round 1, 1 and 2 in round 2, 5 and 6 in round 3; Hindrance in round 2.',
      'Play dice 4 and 5 in round 1, 1 and 2 in round 2, 3 and 6 in round 3; Hindrance in round 3.',
      'Pay for Hindrance only if it takes off at least 3.',
      'Play dice 1 and 2 in round 1, 3 and 4 in round 2, 5 and 6 in round 3; Hindrance in round 2.',
      'Play dice 1 and 3 in round 1, 5 and 6 in round 2, 2 and 4 in round 3; Hindrance in round 1; Dice-Block in round 1.',
    ],
  ],
};

describe('the strategy cards', () => {
  it.each(games.map(({ id }) => id))(
    'the cards of %s have one rule more each, their cost, and these rules',
    async (id) => {
      const found = (await strategyOf(id).cards?.()) ?? expect.fail();
      const { cards } = found;
      expect(cards.map(({ rules }) => rules.length)).toEqual(cards.map((_, index) => index + 1));
      const unit = cards[0]?.cost.unit;
      expect(
        cards.every(({ cost }) => cost.unit === unit && cost.perfect === (unit === 'win' ? 0.5 : 0)),
      ).toBe(true);
      const costs = cards.map(({ cost }) => Math.round(cost.loss * (unit === 'points' ? 10 : 1000)));
      const rules = [...new Set(cards.flatMap((card) => card.rules.map(({ text }) => say(text))))];
      expect([costs, rules]).toEqual(written[id]);
      expect(english.has(found.besides.key)).toBe(true);
    },
  );

  it('the cost of a card is the mean of both seats, and lowers the value of perfect play', () => {
    expect(cardCost('win', 0.5, [0.04, 0.02])).toEqual({
      unit: 'win',
      perfect: 0.5,
      value: 0.47,
      loss: 0.03,
      bySeat: [0.04, 0.02],
    });
  });

  it.each([
    [[1, 5], 'all'],
    [[1, 4], 'range'],
    [[2, 5], 'range'],
    [[1, 1], 'one'],
    [[3, 3], 'same'],
    [[2, 3], 'two'],
    [[1, 3], 'range'],
  ] as const)('of five dice, %j is told as “%s”', (dice, span) => {
    expect(spanOf(dice, 5)).toBe(span);
  });

  it.each<[Parameters<typeof raceRuleText>[0], string]>([
    [
      { kind: 'stop', dice: [2, 3], at: null, when: null },
      'Roll until you reach the target with 2 or 3 dice left.',
    ],
    [
      { kind: 'stop', dice: [1, 5], at: 300, when: { what: 'ahead', by: 500 } },
      'Bank at 300 points with any number of dice left if you are at least 500 points ahead.',
    ],
    [
      { kind: 'add', points: -50, when: { what: 'ahead', by: 500 } },
      'Subtract 50 points from every limit if you are at least 500 points ahead.',
    ],
    [{ kind: 'lead', points: 200 }, 'At the target, roll on until you lead by 200 points.'],
  ])('the rule %j is “%s”', (rule, text) => {
    expect(say(raceRuleText(rule, 5))).toBe(text);
  });

  it.each<[Parameters<typeof tenThousandRuleText>[0], string]>([
    [{ kind: 'roll', dice: 4, from: null }, 'Never bank if you could roll 4 dice or more.'],
    [
      { kind: 'roll', dice: 4, from: 900 },
      'If you could roll 4 dice or more, bank only at 900 points or more.',
    ],
    [{ kind: 'take', from: 700, dice: [2, 2] }, 'Take over 700 points or more with 2 dice left.'],
    [
      { kind: 'put-back', worth: null, dice: [3, 6], need: null },
      'To roll on after a roll of 3 to 6 dice, keep as few points as possible.',
    ],
  ])('the rule %j of Ten Thousand is “%s”', (rule, text) => {
    expect(say(tenThousandRuleText(rule, 6))).toBe(text);
  });

  it('the table of Ten Thousand has bands for the other player, rows for one’s own need, and columns for the dice', async () => {
    const found = (await strategyOf('ten-thousand').cards?.()) ?? expect.fail();
    const table = found.cards.at(-1)?.rules[0]?.table ?? expect.fail();
    const plain = (texts: readonly Message[]) => texts.map(say);
    expect([say(table.corner), plain(table.columns), table.numbers]).toEqual([
      'You then need',
      ['1 or 2 dice left', '3 dice left', '4 or 5 dice left', '6 dice left'],
      48,
    ]);
    expect(plain(table.groups.map(({ head }) => head))).toEqual([
      'The other player needs more than 3,000 points',
      'The other player needs more than 1,000, at most 3,000 points',
      'The other player needs at most 1,000 points',
    ]);
    expect(plain(table.groups[1]?.rows.map(({ head }) => head) ?? [])).toEqual([
      '200–300 *',
      '350–400 *',
      '500, 600, 700, 1,000',
      '450–950',
      '1,500 *',
      '1,050–1,450',
      '1,550 or more',
    ]);
    expect(table.groups[0]?.rows.map(({ cells }) => plain(cells).join(' '))).toEqual([
      'always always 250 always',
      '350 never never never',
      'always 250 never never',
      '300 350 never never',
      'always always never never',
      '400 never never never',
      '250 350 never never',
    ]);
    expect(found.cards.flatMap(({ rules }) => rules.filter((rule) => rule.table !== null))).toHaveLength(1);
  });
});

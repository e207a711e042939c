import { games, type Message } from '@dicehall/engine';
import { describe, expect, it } from 'vitest';
import { cardCost } from '../../src/cards/card.ts';
import { spanOf } from '../../src/cards/rule.ts';
import { strategyOf } from '../../src/games/index.ts';
import { threesRuleText } from '../../src/games/threes/cards.ts';

/** Writes a text as its key and its values, such as `card-lead points=200`. */
const say = ({ key, values }: Message) =>
  [key, ...Object.entries(values).map(([name, value]) => `${name}=${value}`)].join(' ');

/**
 * For each game: the unit of the cost; the cost of each card for the first and the second player, in ten-thousandths
 * of a win or of a sip, or in hundredths of a point; each rule once; and the questions that the first card leaves
 * open.
 */
const written: Readonly<Record<string, readonly [string, readonly string[], readonly string[], string]>> = {
  greed: [
    'win',
    ['222 206', '123 108', '55 57', '48 48', '45 46', '44 44'],
    [
      'card-stop from=1 to=3 span=range points=250',
      'card-lead points=350',
      'card-stop from=1 to=2 span=two points=200',
      'card-stop from=3 to=3 span=same points=400',
      'card-add points=50 by=600',
      'card-stop from=4 to=4 span=same points=850',
      'card-add points=50 by=1200',
    ],
    'last out target else',
  ],
  'ten-thousand': [
    'win',
    ['2274 2139', '1537 1448', '1009 949', '669 639', '528 512', '475 462', '175 174'],
    [
      'card-stop from=1 to=3 span=range points=250',
      'card-stop from=1 to=3 span=range points=400',
      'card-put-back from=4 to=6 span=range near=no need=0 worth=200 one=1100 two=950',
      'card-put-back from=4 to=6 span=range near=no need=0 worth=150 one=850 two=750',
      'card-take-product product=1600 four=400',
      'card-room least=200',
      'card-stop from=1 to=3 span=range points=350',
      'card-put-back from=4 to=6 span=range near=no need=0 worth=100 one=600 two=550',
      'card-take-product product=1700 four=450',
      'card-land from=200 to=400 dice=2',
      'card-land from=200 to=350 dice=2',
      'card-put-back from=3 to=6 span=range near=yes need=700 worth=50 one=350 two=350',
      'card-table',
      'card-instead four=350 five=400',
      'card-instead-six points=1500 over=3000',
      'card-out two=300 three=400 four=1000',
      'card-aim need=700 first=100 second=200 third=150',
      'card-worths one=100 two=50 three=100 four=200 five=500 six=500 keepOne=600 keepTwo=350',
      'card-take-product product=1650 four=450',
    ],
    'take exact bank roll equal count',
  ],
  threes: [
    'win',
    ['122 159', '101 148', '86 141', '100 117', '95 112'],
    [
      'card-threes-bank from=3 to=5 span=all when=always by=0 rounds=0 total=6',
      'card-threes-moon sixes=1 when=behind by=12 rounds=2',
      'card-threes-bank from=3 to=5 span=all when=behind by=2 rounds=5 total=5',
      'card-threes-bank from=3 to=5 span=all when=ahead by=3 rounds=1 total=5',
      'card-threes-bank from=4 to=5 span=two when=ahead by=9 rounds=5 total=7',
    ],
    'decide keep two last',
  ],
  'three-dice': [
    'sips',
    ['1538 3675', '430 2446', '430 1724', '430 1311', '430 972', '430 867'],
    [
      'card-dice-stay points=12',
      'card-dice-hold held=pair part=any',
      'card-dice-press',
      'card-dice-hold held=ones part=any',
      'card-dice-hold held=ones part=behind',
      'card-dice-hold held=steps part=safe',
      'card-dice-hold held=sixes part=behind',
    ],
    'nice ahead else',
  ],
  'hidden-pairs': [
    'points',
    ['1081 1081', '825 825', '698 698', '383 383', '365 365', '293 293'],
    [
      'card-pairs-play a=3 b=4 c=1 d=2 e=5 f=6 hinderance=1 diceBlock=0 luckyDice=0',
      'card-pairs-attack what=hinderance least=4',
      'card-pairs-re-roll most=1 times=2',
      'card-pairs-play a=5 b=6 c=1 d=2 e=3 f=4 hinderance=2 diceBlock=0 luckyDice=0',
      'card-pairs-play a=1 b=2 c=4 d=5 e=3 f=6 hinderance=3 diceBlock=2 luckyDice=0',
      'card-pairs-play a=5 b=6 c=1 d=2 e=3 f=4 hinderance=1 diceBlock=1 luckyDice=0',
      'card-pairs-attack what=diceBlock least=8',
      'card-pairs-play a=1 b=2 c=5 d=6 e=3 f=4 hinderance=1 diceBlock=2 luckyDice=0',
      'card-pairs-play a=1 b=4 c=2 d=3 e=5 f=6 hinderance=1 diceBlock=1 luckyDice=0',
      'card-pairs-play a=1 b=2 c=3 d=6 e=4 f=5 hinderance=3 diceBlock=2 luckyDice=0',
      'card-pairs-play a=3 b=4 c=1 d=2 e=5 f=6 hinderance=1 diceBlock=1 luckyDice=0',
      'card-pairs-play a=4 b=5 c=1 d=2 e=3 f=6 hinderance=3 diceBlock=1 luckyDice=0',
      'card-pairs-play a=5 b=6 c=1 d=2 e=3 f=4 hinderance=2 diceBlock=1 luckyDice=0',
    ],
    'number else',
  ],
};

describe('the strategy cards have a cost and a text', () => {
  it.each(games.map(({ id }) => id))(
    'each card of %s has one more rule than the one before, lower costs, and these rules',
    async (id) => {
      const found = (await strategyOf(id).cards?.()) ?? expect.fail();
      const { cards } = found;
      expect(cards.map(({ rules }) => rules.length)).toEqual(cards.map((_, index) => index + 1));
      const [unit, ...others] = written[id] ?? expect.fail();
      expect(
        cards.every(({ cost }) => cost.unit === unit && cost.perfect === (unit === 'win' ? 0.5 : 0)),
      ).toBe(true);
      for (const kind of ['loss', 'read'] as const) {
        const shown = cards.flatMap(({ cost }) => cost[kind] ?? []).map((cost) => cost.toFixed(4));
        expect(shown).toEqual([...new Set(shown.toSorted((a, b) => Number(b) - Number(a)))]);
      }
      const costs = cards.map(({ cost }) =>
        cost.bySeat.map((lost) => Math.round(lost * (unit === 'points' ? 100 : 10_000))).join(' '),
      );
      const rules = [...new Set(cards.flatMap((card) => card.rules.map(({ text }) => say(text))))];
      const questions = cards[0]?.besides.map(({ question }) => question.key.replace(`card-${id}-`, ''));
      expect([costs, rules, questions?.join(' ')]).toEqual(others);
      const kinds = cards.flatMap((card) => card.rules.map(({ rule }) => (rule as { kind: string }).kind));
      expect(kinds.filter((kind) => !kind)).toEqual([]);
      for (const card of cards)
        expect(new Set(card.rules.map(({ text }) => say(text))).size).toBe(card.rules.length);
      const hasTable = cards.flatMap((card) => card.rules.map(({ table }) => table !== null));
      expect(hasTable.filter((has) => has)).toHaveLength(id === 'ten-thousand' ? 1 : 0);
      for (const { besides } of cards) {
        for (const { question, answer } of besides) {
          expect(question.key).toMatch(new RegExp(`^card-${id}-`));
          expect(answer.key).toBe(`${question.key}.do`);
        }
        expect(new Set(besides.map(({ question }) => question.key)).size).toBe(besides.length);
      }
    },
  );

  it.each([
    ['greed', 'target', [true, false, false, false, false, false]],
    ['ten-thousand', 'take', [true, true, false, false, false, false, false]],
  ])('a card of %s answers the question “%s” only if no rule decides it', async (id, question, isAsked) => {
    const { cards } = (await strategyOf(id).cards?.()) ?? expect.fail();
    const asked = cards.map(({ besides }) => besides.map((one) => one.question.key as string));
    expect(asked.map((keys) => keys.includes(`card-${id}-${question}`))).toEqual(isAsked);
    const others = asked.map((keys) => keys.filter((key) => key !== `card-${id}-${question}`));
    expect(new Set(others.map((keys) => keys.join())).size).toBe(1);
  });

  it.each([
    [[3, 5], 'all'],
    [[5, 5], 'same'],
    [[3, 3], 'same'],
    [[4, 5], 'two'],
    [[3, 4], 'two'],
  ] as const)('a rule of Threes for %j dice uses the text “%s”', (dice, span) => {
    const text = threesRuleText({ kind: 'bank', dice, total: 5, when: null });
    expect(text.values).toMatchObject({ from: dice[0], to: dice[1], span });
  });

  it('a card of Hidden Pairs says to keep the choice secret if there are several ways to play', async () => {
    const { cards } = (await strategyOf('hidden-pairs').cards?.()) ?? expect.fail();
    const isSecret = cards.map(({ besides }) =>
      besides.some(({ question }) => question.key === 'card-hidden-pairs-secret'),
    );
    expect(isSecret).toEqual([false, false, true, true, true, true]);
  });

  it('the cost of a card is the mean over both seats, and is subtracted from the value of perfect play', () => {
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
  ] as const)('a rule for %j dice left uses the text “%s” in a game with five dice', (dice, span) => {
    expect(spanOf(dice, 5)).toBe(span);
  });

  it('the table of Ten Thousand has bands for the other player, rows for the points still needed, and columns for the dice', async () => {
    const found = (await strategyOf('ten-thousand').cards?.()) ?? expect.fail();
    const table = found.cards.at(-1)?.rules[0]?.table ?? expect.fail();
    const plain = (texts: readonly Message[]) => texts.map(say);
    expect([say(table.corner), plain(table.columns), table.numbers]).toEqual([
      'card-table-need',
      [
        'card-table-dice from=1 to=2 span=two',
        'card-table-dice from=3 to=3 span=same',
        'card-table-dice from=4 to=5 span=two',
        'card-table-dice from=6 to=6 span=same',
      ],
      48,
    ]);
    expect(plain(table.groups.map(({ head }) => head))).toEqual([
      'card-table-band form=over most=0 over=3000',
      'card-table-band form=between most=3000 over=1000',
      'card-table-band form=most most=1000 over=0',
    ]);
    expect(plain(table.groups[1]?.rows.map(({ head }) => head) ?? [])).toEqual([
      'card-table-needs form=range from=200 b=0 c=0 d=0 to=300 mark=yes',
      'card-table-needs form=range from=350 b=0 c=0 d=0 to=400 mark=yes',
      'card-table-needs form=four from=500 b=600 c=700 d=1000 to=500 mark=no',
      'card-table-needs form=range from=450 b=0 c=0 d=0 to=950 mark=no',
      'card-table-needs form=one from=1500 b=0 c=0 d=0 to=1500 mark=yes',
      'card-table-needs form=range from=1050 b=0 c=0 d=0 to=1450 mark=no',
      'card-table-needs form=more from=1550 b=0 c=0 d=0 to=0 mark=no',
    ]);
    const limits = ({ key, values }: Message) =>
      key !== 'card-table-limit' ? key : values.form === 'from' ? values.points : values.form;
    const cells = table.groups.map(({ rows }) => rows.map(({ cells }) => cells.map(limits).join(' ')));
    expect(cells).toEqual([
      [
        'any any 250 any',
        '350 never never never',
        'any 250 never never',
        '300 350 never never',
        'any any never never',
        '400 never never never',
        '250 350 never never',
      ],
      [
        'any 250 250 any',
        '300 350 never 1500',
        'any 250 never never',
        '350 never never never',
        'any any any never',
        '500 never never never',
        '300 1500 never never',
      ],
      [
        'any 550 900 any',
        'any 700 never 750',
        '250 550 never never',
        '800 1250 never never',
        'any any any never',
        '600 750 never never',
        '450 750 never never',
      ],
    ]);
  });
});

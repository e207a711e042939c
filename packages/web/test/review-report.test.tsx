import { gameOf, makeRecord, withDefaults } from '@dicehall/engine';
import type { Review, ReviewedChoice, ReviewedEntry } from '@dicehall/strategy';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { MoveLink } from '../src/review/move-link.ts';
import { ReviewReport } from '../src/review/ReviewReport.tsx';
import { openBrowser, render } from './render.tsx';
import { tiedTurn } from './table-device.ts';

beforeEach(openBrowser);
afterEach(() => vi.unstubAllGlobals());

const log = [
  { seat: 0, move: { type: 'roll' } },
  { seat: 0, dice: [1, 5, 2, 3, 6] },
  { seat: 0, move: { type: 'stop' } },
  { seat: 1, move: { type: 'roll' } },
  { seat: 1, dice: [6, 2, 3, 3, 1] },
  { seat: 1, move: { type: 'roll' } },
  { seat: 1, dice: [6, 5, 1, 6] },
  { seat: 1, move: { type: 'stop' } },
  { seat: 0, move: { type: 'roll' } },
  { seat: 0, dice: [5, 5, 5, 2, 2] },
  { seat: 0, move: { type: 'stop' } },
  { seat: 1, move: { type: 'roll' } },
  { seat: 1, dice: [2, 3, 4, 6, 6] },
] as const;
const game = gameOf('greed');
const record = makeRecord(
  { game, options: withDefaults(game.options, { target: 500, opening: 0 }), names: ['Ada', 'Bo'] },
  log,
);

/** Ada's win chance before each entry and after the last one. */
const ada = [0.5, 0.5, 0.56, 0.54, 0.54, 0.58, 0.64, 0.41, 0.41, 0.41, 0.83, 0.83, 0.83, 0.97];
function reviewOf(
  more: Partial<Review> = {},
  choices: Readonly<Record<number, Partial<ReviewedChoice>>> = {},
  chances = ada,
  played: Parameters<typeof makeRecord>[1] = log,
): Review {
  const both = (value: number) => [value, more.unit === 'sips' ? -value : 1 - value];
  const entries = played.map((one, entry) => {
    const place = {
      entry,
      seat: one.seat,
      turn: 1,
      before: both(chances[entry] ?? 0),
      after: both(chances[entry + 1] ?? 0),
    };
    if ('dice' in one)
      return {
        ...place,
        kind: 'throw',
        dice: one.dice,
        roll: 1,
        hot: false,
        luck: (place.after[one.seat] ?? 0) - (place.before[one.seat] ?? 0),
        rank: { worse: 0.75, better: 0.2 },
      };
    return {
      ...place,
      kind: 'choice',
      move: one.move,
      forced: false,
      error: 0,
      margin: 0,
      best: one.move,
      advice: null,
      asGood: [],
      met: [0, 0],
      left: [0, 0],
      ...choices[entry],
    };
  }) as unknown as readonly ReviewedEntry[];
  return {
    how: 'exact',
    unit: 'win',
    noise: 0,
    exact: true,
    start: both(0.5),
    result: both(chances.at(-1) ?? 0),
    entries,
    margin: 0,
    players: [
      {
        luck: 0.48,
        error: 0.02,
        choices: 2,
        goodChoices: 1,
        othersLuck: 0.02,
        othersChoices: 0.05,
        met: 0,
        left: 0,
      },
      {
        luck: 0.03,
        error: 0.06,
        choices: 3,
        goodChoices: 2,
        othersLuck: 0.02,
        othersChoices: 0.02,
        met: 0,
        left: 0,
      },
    ],
    ...more,
  } as Review;
}
const address: MoveLink = { kind: 'address', replay: '/replay/x' };
const shown = (
  review: Review,
  mine: readonly number[] = [],
  link: MoveLink = address,
  rollouts = 0,
  of = record,
) => render(<ReviewReport review={review} rollouts={rollouts} record={of} mine={mine} link={link} />);

const mistakes = { 2: { error: 0.02, best: { type: 'roll' } }, 5: { error: 0.06, best: { type: 'stop' } } };
const still = ada.map(() => 0.5);
const unfinished = { ...record, log: log.slice(0, 12) };
const at = (line: string) =>
  `/explore?${new URLSearchParams({ position: `greed target=500,opening=0 ${line}`, names: 'Ada\nBo' })}`;

const help =
  'A mistake costs at least 2, a blunder at least 5 percentage points of win chance; a smaller loss is an inaccuracy.';
const listed = 'The sums count every roll and every choice; only the largest changes are listed.';

describe('a review shows what luck and mistakes cost in a match', () => {
  test('the review shows what dice and mistakes cost, the decisive moments with their positions, and the values over the match', async () => {
    expect((await shown(reviewOf({}, mistakes))).outline(['data-kind'])).toEqual([
      'Good luck gave Ada more than mistakes cost. Inaccuracies: 0, mistakes: 1, blunders: 0.',
      'Bad luck cost Bo more than mistakes. Inaccuracies: 0, mistakes: 0, blunders: 1.',
      '### Decisive moments, most important first',
      '- ·kind=lucky',
      '#### Lucky for Ada',
      'Ada 150',
      'Bo 250',
      'At stake 0',
      'Next roll 5 dice',
      '(5 5 5 2 2) ⟨5⟩ ⟨5⟩ ⟨5⟩ ⟨2⟩ ⟨2⟩',
      'Ada rolls 5 5 5 2 2: 500 points, 2 dice left. Better than 75% of the possible rolls.',
      'Win chance of Ada: 41.0% → 83.0%',
      `Show move 10 → /replay/x?move=10 Explore this position, move 10 → ${at('150,250 11 0 - throw 0 5')}`,
      '- ·kind=lucky',
      '#### Lucky for Bo',
      'Ada 150',
      'Bo 0',
      'At stake 100',
      'Next roll 4 dice',
      '(6 5 1 6) ⟨6⟩ ⟨5⟩ ⟨1⟩ ⟨6⟩',
      'Bo rolls 6 5 1 6: 150 points. 250 in this turn, 2 dice left. Better than 75% of the possible rolls.',
      'Win chance of Bo: 36.0% → 59.0%',
      `Show move 7 → /replay/x?move=7 Explore this position, move 7 → ${at('150,0 11 1 - throw 100 4')}`,
      '- ·kind=unlucky',
      '#### Unlucky for Bo',
      'Ada 650',
      'Bo 250',
      'At stake 0',
      'Next roll 5 dice',
      '(2 3 4 6 6) ⟨2⟩ ⟨3⟩ ⟨4⟩ ⟨6⟩ ⟨6⟩',
      'Bo rolls 2 3 4 6 6 and busts. The turn is over. Ada wins with 650 points. Better than 75% of the possible rolls.',
      'Win chance of Bo: 17.0% → 3.0%',
      `Show move 13 → /replay/x?move=13 Explore this position, move 13 → ${at('650,250 11 1 0 throw 0 5')}`,
      '- ·kind=blunder',
      '#### Blunder by Bo',
      'Ada 150',
      'Bo 0',
      'At stake 100',
      'Next roll 4 dice',
      '(6 2 3 3 1) ⟨6⟩ ⟨2⟩ ⟨3⟩ ⟨3⟩ ⟨1⟩',
      'Bo’s choice: roll. Better: bank.',
      'Win chance of Bo: 42.0% → 36.0%',
      `Show move 6 → /replay/x?move=6 Explore this position, move 6 → ${at('150,0 11 1 - choose 100 62331')}`,
      '- ·kind=mistake',
      '#### Mistake by Ada',
      'Ada 0',
      'Bo 0',
      'At stake 150',
      'Next roll 3 dice',
      '(1 5 2 3 6) ⟨1⟩ ⟨5⟩ ⟨2⟩ ⟨3⟩ ⟨6⟩',
      'Ada’s choice: bank. Better: roll.',
      'Win chance of Ada: 56.0% → 54.0%',
      `Show move 3 → /replay/x?move=3 Explore this position, move 3 → ${at('0,0 11 0 - choose 150 15236')}`,
      'Win chance over the match',
      'The higher the line, the more likely the win. The largest step is move 10: Ada goes from 41.0% to 83.0%.',
      '~100% 0%~ <A line chart of the win chances, one line per player. The table below has the same numbers.>',
      ...['- Ada', '- Bo', '▸ Show as a table', '{Win chance over the match}', 'Move | Ada | Bo'],
      ...[
        '0 | 50.0% | 50.0%',
        '1 | 50.0% | 50.0%',
        '2 | 56.0% | 44.0%',
        '3 | 54.0% | 46.0%',
        '4 | 54.0% | 46.0%',
      ],
      ...[
        '5 | 58.0% | 42.0%',
        '6 | 64.0% | 36.0%',
        '7 | 41.0% | 59.0%',
        '8 | 41.0% | 59.0%',
        '9 | 41.0% | 59.0%',
      ],
      ...['10 | 83.0% | 17.0%', '11 | 83.0% | 17.0%', '12 | 83.0% | 17.0%', '13 | 97.0% | 3.0%'],
      '### How the result came about',
      'The win chance at the start, and what raised (+) or lowered (−) it, in percentage points (100 of them are one win). The rows add up to the final chance.',
      ...['{How the result came about}', '| Ada | Bo', 'Before the first roll | 50.0% | 50.0%'],
      ...['Good or bad luck with the dice | +44.0 | −43.0', 'Own mistakes, even small ones | −2.0 | −6.0'],
      ...['Mistakes of the opponent | +5.0 | +2.0', 'After the last move | 97.0% | 3.0%'],
      'Good choices | 1 of 2 | 2 of 3',
      listed,
      '▸ How this is computed',
      'Exact: the win chances are those of perfect play on both sides.',
      help,
    ]);
  });

  const moments = '### Decisive moments, most important first';
  const luck = (all: string, here: string, others: string) =>
    `${listed} Luck with the dice ${all}: ${here} by the rolls listed, ${others} by all others.`;
  const [sums, method] = ['### How the result came about', '▸ How this is computed'];
  /** Returns the report without the sums. */
  const withoutSums = (lines: readonly string[]) => [
    ...lines.slice(0, lines.indexOf(sums)),
    ...lines.filter((one) => one.startsWith(listed)),
    ...lines.slice(lines.indexOf(method)),
  ];
  /** Returns the report without the sums, the positions, the links and the numbers of the table. */
  const gist = (lines: readonly string[]) =>
    withoutSums(lines).filter(
      (one) =>
        !/^(?:Show|·kind|~|\d+ \||[\d ]+$|\(|(?:Ada|Bo|You) \d+$|At stake)|Next roll|as a table$/.test(one),
    );
  const [exact, over] = [
    'Exact: the win chances are those of perfect play on both sides.',
    'The match is not over. The result shown is the value of the current position.',
  ];
  test.each([
    [
      'addresses the reader, and lists only the reader’s mistakes',
      [reviewOf({}, mistakes), [1]],
      [
        'Bad luck cost you more than mistakes. Inaccuracies: 0, mistakes: 0, blunders: 1.',
        moments,
        '#### Unlucky for you',
        'Ada rolls 5 5 5 2 2: 500 points, 2 dice left. Better than 75% of the possible rolls.',
        'Your win chance: 59.0% → 17.0%',
        '#### Lucky for you',
        'You roll 6 5 1 6: 150 points. 250 in this turn, 2 dice left. Better than 75% of the possible rolls.',
        'Your win chance: 36.0% → 59.0%',
        '#### Unlucky for you',
        'You roll 2 3 4 6 6 and bust. The turn is over. Ada wins with 650 points. Better than 75% of the possible rolls.',
        'Your win chance: 17.0% → 3.0%',
        ...['#### Your blunder', 'Your choice: roll. Better: bank.', 'Your win chance: 42.0% → 36.0%'],
        'Practise: My mistakes → /puzzles?game=greed&from=mine',
      ],
      ['you go from 59.0% to 17.0%.', 'Ada | You', luck('−43.0', '−33.0', '−10.0'), exact],
    ],
    [
      'explains its estimates, and tells two people at one device that they made no mistake beyond the margin',
      [reviewOf({ how: 'rollouts', noise: 0.02 }, { 5: { margin: 0.0123 } }), [0, 1], address, 400],
      [
        'Ada made no clear mistakes; Ada had good luck.',
        'Bo made no clear mistakes; Bo had bad luck.',
        moments,
        '#### Lucky for Ada',
        'Ada rolls 5 5 5 2 2: 500 points, 2 dice left. Better than 75% of the possible rolls.',
        'Win chance of Ada: about 41% → about 83%',
        '#### Lucky for Bo',
        'Bo rolls 6 5 1 6: 150 points. 250 in this turn, 2 dice left. Better than 75% of the possible rolls.',
        'Win chance of Bo: about 36% → about 59%',
        '#### Unlucky for Bo',
        'Bo rolls 2 3 4 6 6 and busts. The turn is over. Ada wins with 650 points. Better than 75% of the possible rolls.',
        'Win chance of Bo: about 17% → about 3%',
      ],
      [
        'Ada goes from about 41% to about 83%.',
        'Ada | Bo',
        listed,
        'Estimated from 400 simulated matches from every position, played by Steady bots. To compare choices, more matches are simulated.',
      ],
    ],
    [
      'separates a mistake from the effect of hidden choices when they are revealed',
      [reviewOf({}, { 2: mistakes[2], 8: { met: [0.3, -0.3] } }, ada.with(9, 0.71)), [1]],
      [
        'Your mistakes cost you little; you had bad luck.',
        moments,
        ...[
          '#### Hidden choices revealed',
          'Ada’s choice: roll.',
          'Your win chance: 59.0% → 29.0%',
          '#### Lucky for you',
        ],
        'You roll 6 5 1 6: 150 points. 250 in this turn, 2 dice left. Better than 75% of the possible rolls.',
        ...['Your win chance: 36.0% → 59.0%', '#### Unlucky for you'],
        'You roll 2 3 4 6 6 and bust. The turn is over. Ada wins with 650 points. Better than 75% of the possible rolls.',
        'Your win chance: 17.0% → 3.0%',
      ],
      [
        'the reveal of hidden choices at move 9: you go from 59.0% to 29.0%.',
        'Ada | You',
        luck('−43.0', '+9.0', '−52.0'),
        exact,
      ],
    ],
  ] as const)('the review %s', async (_, [review, mine, link, rollouts], first, [step, names, sum, how]) => {
    const lines = gist((await shown(review, mine, link, rollouts)).outline());
    const many = step.startsWith('the') ? '' : 'move 10: ';
    expect(lines).toEqual([
      ...first,
      'Win chance over the match',
      `The higher the line, the more likely the win. The largest step is ${many}${step}`,
      ...names.split(' | ').map((name) => `- ${name}`),
      '{Win chance over the match}',
      `Move | ${names}`,
      ...[sum, method, how, help],
    ]);
  });

  test.each([
    ['no other choice was hidden', 0, 0, ''],
    ['the mistake cost as much as the hidden choices changed', 0.06, 0.06, ''],
    ['hidden choices changed more than the mistake cost', 0.07, 0.06, 'the reveal of hidden choices at '],
    ['hidden choices cost more than the mistake', -0.07, 0.06, 'the reveal of hidden choices at '],
  ])('of the largest step, the review says whether it was a reveal: %s', async (_, met, error, reveal) => {
    const choice = { error, met: [-met, met] as const };
    const review = reviewOf(
      {},
      { 5: choice },
      ada.map((_, at) => (at > 5 ? 0.9 : 0.5)),
    );
    const lines = (await shown(review)).outline();
    expect(lines.find((line) => line.includes('The largest step'))).toBe(
      `The higher the line, the more likely the win. The largest step is ${reveal}move 6: Bo goes from 50.0% to 10.0%.`,
    );
  });

  test.each([
    ['is not over', unfinished, [0], over],
    [
      'ended by resignation',
      { ...unfinished, resigned: [1] },
      [],
      'The match ended by resignation. The result shown is the value of its last position.',
    ],
  ] as const)(
    'the review says that the match %s, and names no decisive moments',
    async (_, of, mine, why) => {
      const page = await shown(reviewOf({}, {}, still), mine, address, 0, of as never);
      const lines = withoutSums(page.outline());
      const from = lines.findIndex((one) => one.startsWith('The match'));
      expect(lines.slice(from, from + 5)).toEqual([
        why,
        moments,
        'No single roll or choice clearly changed a win chance by more than 5 percentage points.',
        'Win chance over the match',
        '~100% 0%~ <A line chart of the win chances, one line per player. The table below has the same numbers.>',
      ]);
    },
  );

  test('a line break never separates the dice of a roll or a pair', async () => {
    const texts = (await shown(reviewOf())).texts('p').join('\n');
    expect(texts).toContain('rolls 5\u00a05\u00a05\u00a02\u00a02: 500 points');
    expect(texts).not.toMatch(/rolls .*[1-6] [1-6]/);
  });

  test('each roll is lucky or unlucky for a player, however common it is', async () => {
    const review = reviewOf();
    const entries = review.entries.map((entry) =>
      entry.kind === 'throw' ? { ...entry, rank: { worse: 0, better: 0.44 } } : entry,
    );
    const lines = (await shown({ ...review, entries })).outline();
    expect(lines.filter((one) => one.startsWith('#### '))).toEqual([
      '#### Lucky for Ada',
      '#### Lucky for Bo',
      '#### Unlucky for Bo',
    ]);
  });

  const threeSeats = makeRecord(
    { game, options: withDefaults(game.options, { target: 500, opening: 0 }), names: ['Ada', 'Bo', 'Cy'] },
    log.slice(0, 3),
  );
  /** Returns a review of the match of three, with these values before each entry and after the last one. */
  function reviewOfThree(values: readonly (readonly number[])[], more: Partial<ReviewedChoice> = {}): Review {
    const whole = reviewOf({}, { 2: more });
    const none = [0, 0, 0];
    const entries = whole.entries.slice(0, 3).map((entry, at) => ({
      ...entry,
      ...{ before: values[at], after: values[at + 1], met: none, left: none },
    }));
    return {
      ...{ ...whole, entries, start: values[0], result: values[3] },
      players: [...whole.players, whole.players[0]],
    } as Review;
  }
  const rolledByAda = [
    [0.3, 0.3, 0.4],
    [0.3, 0.3, 0.4],
    [0.6, 0.1, 0.3],
  ];

  test('with three players, the moments of a reader are ordered by the reader’s own chance, and a mistake of another shows it', async () => {
    const values = [...rolledByAda, [0.3, 0.16, 0.54]];
    const mistake = { error: 0.3, best: { type: 'roll' } };
    const lines = async (seat: number) =>
      (await shown(reviewOfThree(values, mistake), [seat], address, 0, threeSeats))
        .outline()
        .filter((one) => /^####|^Your win chance:|^Win chance of/.test(one));
    expect(await lines(2)).toEqual([
      ...['#### Blunder by Ada', 'Your win chance: 30.0% → 54.0%'],
      ...['#### Unlucky for you', 'Your win chance: 40.0% → 30.0%'],
    ]);
    expect(await lines(1)).toEqual([
      ...['#### Unlucky for you', 'Your win chance: 30.0% → 10.0%'],
      ...['#### Blunder by Ada', 'Your win chance: 10.0% → 16.0%'],
    ]);
  });

  test('a mistake of another player has the values of both moves as the reason if there is no other', async () => {
    const [stop, roll] = [{ type: 'stop' }, { type: 'roll' }];
    const worth = (move: object, value: number) => ({ move, value, margin: 0, roll: null });
    const advice = {
      unit: 'win',
      best: worth(stop, 0.42),
      other: worth(roll, 0.36),
      reason: null,
      isForced: false,
    };
    const chances = ada.map((_, at) => (at < 6 ? 0.5 : 0.6));
    const review = reviewOf({}, { 5: { error: 0.06, best: stop, advice: advice as never } }, chances);
    const toldTo = async (reader: number) =>
      (await shown(review, [reader])).outline().find((one) => /Better: bank/.test(one));
    expect(await toldTo(0)).toBe(
      'Bo’s choice: roll. Better: bank. The win chance is 42.0% with “bank” and 36.0% with “roll”.',
    );
    // The reader's own values are shown below the text.
    expect(await toldTo(1)).toBe('Your choice: roll. Better: bank.');
  });

  test('the review of three players sums no mistakes of a single opponent', async () => {
    const still = [0.4, 0.3, 0.3];
    const page = await shown(reviewOfThree([still, still, still, still]), [1], address, 0, threeSeats);
    expect(page.outline()[0]).toBe('Your mistakes cost you little; you had good luck.');
  });

  test.each([
    [0.3, 0.1, 0, '−16.0', '−20.0', '+4.0'],
    // The dice cost 15.63 points. The column adds up from 30.4 to 10.8 only with 15.6.
    [0.30405, 0.10775, 0, '−15.6', '−19.6', '+4.0'],
    [0.3, 0.1, 0.02, '−16', '−20', '+4'],
    // The listed roll shows 30 → 11.
    [0.304, 0.108, 0.02, '−15', '−19', '+4'],
  ])(
    'the rolls listed and all others add up to the luck in each table (from %d to %d, noise %d: %s)',
    async (from, to, noise, all, here, others) => {
      const start = [0.3, from, 0.7 - from];
      const end = [0.6, to, 0.4 - to];
      const review = { ...reviewOfThree([start, start, end, end]), noise };
      const lines = (await shown(review, [1], address, 0, threeSeats)).outline();
      const dice = lines.filter((one) => one.startsWith('Good or bad luck'));
      expect(dice).toEqual([
        `Good or bad luck with the dice | ${all}`,
        expect.stringContaining(`dice | +27${noise > 0 ? '' : '.0'} | ${all} | `),
      ]);
      expect(lines).toContain(luck(all, here, others));
    },
  );

  test.each([
    ['', 0.06],
    [' Own mistakes −6.2: −6.0 by the choices listed, −0.2 by all others.', 0.062],
    // By rounding, the listed ones can cost more than all.
    ['', 0.0585],
  ])('the review says what mistakes cost that are not listed: “%s” of %d', async (text, error) => {
    const review = reviewOf({}, mistakes);
    const players = review.players.map((player) => ({ ...player, error }));
    const lines = (await shown({ ...review, players }, [1])).outline();
    const sums = lines.find((one) => one.startsWith(listed));
    expect(sums?.replace(/^.*? by all others\./, '')).toBe(text);
  });

  test('a mistake and what its reveal changed share one card, the mistake first', async () => {
    const error = { error: 0.06, best: { type: 'stop' }, met: [-0.17, 0.17] };
    const outline = (await shown(reviewOf({}, { 5: error }, ada.with(6, 0.47)), [1])).outline(['data-kind']);
    const from = outline.indexOf('- ·kind=blunder');
    const next = outline.findIndex((one, at) => at > from && one.startsWith('- ·kind'));
    const card = outline.slice(from, next < 0 ? undefined : next);
    expect(card.filter((one) => /^####|^Your win chance:|^Show move/.test(one))).toEqual([
      ...['#### Your blunder', 'Your win chance: 42.0% → 36.0%'],
      ...['#### Hidden choices revealed', 'Your win chance: 42.0% → 53.0%'],
      expect.stringContaining('Show move 6'),
    ]);
    // The position before the mistake is shown once.
    expect(card.filter((one) => one.startsWith('You 0'))).toHaveLength(1);
  });

  test('a reveal is shown with the position of the seat whose win chance it changed', async () => {
    const { setup, log: played } = tiedTurn();
    const chances = [0.5, 0.5, 0.5, 0.5, 0.8, 0.8, 0.8];
    const review = reviewOf({}, { 3: { met: [0.3, -0.3] } }, chances, played);
    const page = await shown(review, [0], address, 0, makeRecord(setup, played));
    const outline = page.outline();
    const from = outline.indexOf('#### Hidden choices revealed');
    expect(outline.slice(from + 1, from + 9)).toEqual([
      ...['You 500 ready', 'Bo 500 choosing', 'Points left 500', 'Re-rolls left 2'],
      ...['Round 1 (200) 6 6, worth 12', 'Round 2 (150) 5 5, worth 10', 'Round 3 (100) 1 1, worth 2'],
      '(6 6 5 5 1 1) ⟨6 locked⟩ ⟨6 locked⟩ ⟨5 locked⟩ ⟨5 locked⟩ ⟨1 locked⟩ ⟨1 locked⟩',
    ]);
  });

  test('a tie-break is shown without dice: its text names those of all players', async () => {
    const { setup, log: played } = tiedTurn();
    const chances = [0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.2];
    const page = await shown(reviewOf({}, {}, chances, played), [0], address, 0, makeRecord(setup, played));
    const outline = page.outline();
    const card = outline.slice(outline.indexOf('#### Unlucky for you'));
    const story = card.findIndex((one) => one.startsWith('You roll 2 3 to break the tie'));
    expect(card[story]).toContain('Bo rolls 4 4');
    expect(card.slice(0, story).filter((one) => one.startsWith('('))).toEqual([]);
  });

  test('the margin of estimated luck is two standard errors', async () => {
    const lines = (await shown(reviewOf({ how: 'duels', noise: 0.02 }), [0], address, 400)).outline();
    expect(lines.find((one) => one.startsWith('Approximation'))).toBe(
      'Approximation: each choice is rated against each opponent separately. Luck is estimated from 400 simulated matches with Steady bots, to ±4 percentage points of win chance.',
    );
  });

  const lucky = ['#### Lucky for Ada', '#### Lucky for Bo', '#### Unlucky for Bo'];
  test.each([
    [
      'that few rolls are worse than',
      { worse: 0.8, better: 0.1 },
      lucky,
      'Better than 80% of the possible rolls.',
    ],
    [
      'that most rolls are better than',
      { worse: 0.1, better: 0.8 },
      lucky,
      'Worse than 80% of the possible rolls.',
    ],
    ['of unknown rank', null, lucky, null],
  ])('a roll %s counts as lucky by its effect, not by its rank', async (_, rank, titles, rankText) => {
    const review = reviewOf();
    const entries = review.entries.map((entry) => (entry.kind === 'throw' ? { ...entry, rank } : entry));
    const lines = (await shown({ ...review, entries } as Review)).outline();
    expect(lines.filter((one) => one.startsWith('#### '))).toEqual(titles);
    expect(lines.find((one) => one.startsWith('Bo rolls 6 5'))).toBe(
      `Bo rolls 6 5 1 6: 150 points. 250 in this turn, 2 dice left.${rankText === null ? '' : ` ${rankText}`}`,
    );
  });

  test('the sums of an estimated review have only the decimals that its margin allows', async () => {
    const page = await shown(reviewOf({ how: 'rollouts', noise: 0.02 }, mistakes), [1], address, 400);
    const lines = page.outline();
    expect(
      lines.slice(lines.indexOf('| Ada | You'), lines.indexOf('Good choices | 1 of 2 | 2 of 3') + 1),
    ).toEqual([
      '| Ada | You',
      'Before the first roll | 50% | 50%',
      'Good or bad luck with the dice | +44 | −43',
      'Own mistakes, even small ones | −2 | −6',
      'Mistakes of the opponent | +5 | +2',
      'After the last move | 97% | 3%',
      'Good choices | 1 of 2 | 2 of 3',
    ]);
  });

  test.each([
    [0, 'Dice and choices of the others that are still hidden | +2.0'],
    [0.02, 'Not explained | +2'],
  ])('with a noise of %d, the account has the row %s', async (noise, row) => {
    const players = reviewOf().players.map((player) => ({ ...player, left: 0.02 }));
    expect((await shown(reviewOf({ noise, players }), [0])).outline()).toContain(row);
  });

  test('the review of a match for sips shows leads, and each change with its sign', async () => {
    const lines = (
      await shown(
        reviewOf(
          { unit: 'sips', start: [0, 0], result: [1.9, -1.9] },
          mistakes,
          ada.map((one) => 4 * one - 2),
        ),
        [0],
      )
    ).outline();
    expect(
      lines.filter((one) =>
        /^Your lead:|The higher|^1[03] \||^The lead over|^After the last move|^\{Lead|^Good or/.test(one),
      ),
    ).toEqual([
      'Your lead: −0.4 → +1.3',
      'Your lead: +0.6 → −0.4',
      'Your lead: 1.3 → 1.9',
      'The higher the line, the further the player is ahead. The largest step is move 10: you go from −0.4 to +1.3.',
      '{Lead over the match}',
      '10 | +1.3 | −1.3',
      '13 | +1.9 | −1.9',
      'The lead over the average of the other players at the start (), and what raised (+) or lowered (−) it. The rows add up to the final lead.',
      'Good or bad luck with the dice | +1.9',
      'After the last move | +1.9',
      'Good or bad luck with the dice | +1.9 | −1.9',
      'After the last move | +1.9 | −1.9',
    ]);
  });

  test('on the replay page, a decisive moment shows its move at the table', async () => {
    const show = vi.fn();
    const page = await shown(reviewOf(), [], { kind: 'here', show });
    expect(page.outline().filter((one) => one.startsWith('[Show'))[1]).toBe(
      `[Show move 7] Explore this position, move 7 → ${at('150,0 11 1 - throw 100 4')}`,
    );
    await page.press('Show move 7');
    expect(show.mock.calls).toEqual([[7]]);
  });

  test('a record that breaks a rule has no review', async () => {
    expect(
      (await shown(reviewOf(), [], address, 0, { ...record, log: log.slice(1) } as never)).outline(),
    ).toEqual([]);
  });
});

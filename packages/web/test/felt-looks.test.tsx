import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import PairsBoard from '../src/games/hidden-pairs/PairsBoard.tsx';
import { TableScreen } from '../src/table/TableScreen.tsx';
import { type Played, playedTable } from './played-table.tsx';
import { openBrowser, render } from './render.tsx';

beforeEach(openBrowser);
afterEach(() => vi.unstubAllGlobals());

const screen = async (id: string, script: string, more: Played = {}) => {
  const { table } = playedTable(id, script, more);
  const page = await render(<TableScreen table={table} />);
  await page.until(() => page.box.querySelector('[data-loading]'), null);
  return page;
};

/** Returns the attributes of the felt, without those that are absent. */
async function lookOfFelt(id: string, script: string, more: Played): Promise<object> {
  const { props } = (await screen(id, script, more)).box.querySelector('[data-cloth]') ?? expect.fail();
  const names = ['told', 'event', 'cue', 'celebration', 'hands'].map((name) => [name, props[`data-${name}`]]);
  return Object.fromEntries(names.filter(([, value]) => value !== undefined));
}

const oneTurn = '0 roll|0: 11122|0 stop|1 roll|1: 22346';
const short = { players: ['Ada', 'Bo'], options: { target: 500, opening: 0 }, last: 1, pass: 2000 };
const pairs = '0: 665511|1: 664422|2: 654321|0 commit 01 23 45 h1@1|1 commit 01 23 45 l1|2 commit 01 23 45';

describe('the style sheets know what the headline of the felt reports', () => {
  test.each<readonly [string, string, string, Played, object]>([
    ['no headline', 'greed', '0 roll|0: 51346', {}, {}],
    [
      'a bust',
      'greed',
      '0 roll|0: 51346|0 roll|0: 236',
      { last: 1, mine: [0] },
      { told: 'medium', event: 'busted', cue: 'bust' },
    ],
    [
      'a bust of a tenth of the target',
      'greed',
      '0 roll|0: 51346|0 roll|0: 236',
      { last: 1, mine: [0], options: { target: 1000, opening: 0 } },
      { told: 'heavy', event: 'busted', cue: 'bust' },
    ],
    [
      'a bust of a tenth of the target of another player',
      'greed',
      '0 roll|0: 51346|0 roll|0: 236',
      { last: 1, mine: [1], options: { target: 1000, opening: 0 } },
      { told: 'medium', event: 'busted', cue: 'bust' },
    ],
    [
      'a bust of another player',
      'greed',
      '0 roll|0: 51346|0 roll|0: 236',
      { last: 1 },
      { told: 'medium', event: 'busted', cue: 'bust' },
    ],
    [
      'a roll above the target',
      'ten-thousand',
      '0: 3|1: 6|2: 1|1 roll|1: 111234',
      { options: { target: 500, exactFinish: true, opening: 0 }, last: 1 },
      { told: 'medium', event: 'overshot', cue: 'bust' },
    ],
    [
      'five sixes in Threes',
      'threes',
      '0 roll|0: 66666|0 bank',
      { options: { rounds: 1 }, last: 1, pass: 700 },
      { told: 'whole', event: 'moon', cue: 'celebration', celebration: 'moon' },
    ],
    [
      'the lost round of Three Dice, with the hands of all',
      'three-dice',
      '0: 2|1: 5|2: 2|1 roll|1: 611|1 stay|2 roll|2: 532|0 roll|0: 642',
      { options: { rounds: 2 }, last: 1, mine: [2], pass: 700 },
      { told: 'heavy', event: 'round-lost', cue: 'bust', hands: true },
    ],
    [
      'the win of the viewer',
      'greed',
      oneTurn,
      { ...short, mine: [0] },
      { told: 'whole', event: 'match-over', cue: 'win', celebration: 'win' },
    ],
    [
      'the loss of the viewer',
      'greed',
      oneTurn,
      { ...short, mine: [1] },
      { told: 'whole', event: 'match-over', cue: 'loss' },
    ],
    [
      'an attack that Lucky Dice block',
      'hidden-pairs',
      pairs,
      { options: { turns: 2 }, last: 1 },
      { celebration: 'lucky-dice' },
    ],
  ])('the headline is about %s', async (_, id, script, more, look) => {
    expect(await lookOfFelt(id, script, more)).toEqual(look);
  });

  test('the final score that falls for the loser is named as theirs, also if it is 0', async () => {
    const page = await screen('greed', oneTurn, { ...short, mine: [1] });
    expect(page.box.querySelector('[data-falls]')?.textContent).toBe('You0');
  });

  test('beside the end screen of a match, no headline is left, also at instant pace', async () => {
    const feed = { result: { places: [1, 2], scores: [1000, 0], why: null } };
    const settings = { pace: 'instant' } as const;
    const { table } = playedTable('greed', oneTurn, { ...short, mine: [0], settings, feed });
    expect([table.now().isEnd, table.now().moment?.main.kind]).toEqual([true, 'match-over']);
    const page = await render(<TableScreen table={table} cover={<p>The end</p>} />);
    const { props } = page.box.querySelector('[data-cloth]') ?? expect.fail();
    expect([props['data-over'], props['data-told'], props['data-celebration']]).toEqual([
      true,
      undefined,
      undefined,
    ]);
  });
});

test.each([
  ['points of single dice', '0 roll|0: 51346', [true, true, true, false, false]],
  ['points of a set', '0 roll|0: 22256', [true, false, false]],
])('among dice with %s, those without points are shown as such', async (_, script, none) => {
  const page = await screen('greed', script, { mine: [0], options: { opening: 0 } });
  const worths = page.all('span').filter(({ props }) => 'data-worth' in props);
  expect(worths.map(({ props }) => props['data-none']).sort()).toEqual([...none].sort());
});

describe('the turn of another player is shown as such', () => {
  test.each<readonly [string, string, string, Played, boolean | undefined]>([
    ['of the viewer', 'greed', '', { mine: [0] }, undefined],
    ['of a person on this screen', 'greed', '', { mine: [0, 1] }, undefined],
    ['of another player', 'greed', '', {}, true],
    ['of a player, as a spectator sees it', 'greed', '', { mine: [] }, true],
  ])('the turn %s', async (_, id, script, more, isOther) => {
    const page = await screen(id, script, more);
    const { parentNode } =
      page.all('p').find(({ textContent }) => /^(Your|.?Ada.?’s) turn$/.test(textContent)) ?? expect.fail();
    expect(parentNode?.props['data-other']).toBe(isOther);
  });
});

test('the dice set aside, the number at stake and the house rules have their own style', async () => {
  const options = { opening: 0, target: 500 };
  const order = '0: 3|1: 6|2: 1';
  const page = await screen('ten-thousand', `${order}|1 roll|1: 112346|1 roll 01|1: 1346`, { options });
  for (const [mark, text] of [
    ['data-tray', '200'],
    ['data-stake', '200'],
    ['data-rules', 'Points to get in: 0'],
  ] as const)
    expect([mark, page.box.querySelector(`[${mark}]`)?.textContent]).toEqual([
      mark,
      expect.stringContaining(text),
    ]);
});

test.each(['greed', 'hidden-pairs'])(
  'the log of %s leaves room for the tokens of its players',
  async (id) => {
    const page = await screen(id, '');
    const log = page.all('ol').find(({ props }) => props['aria-label'] === 'Game log') ?? expect.fail();
    expect(log.props['data-marked']).toBe(true);
    expect(log.props.tabIndex).toBe(0);
  },
);

describe('the board of Hidden Pairs shows the card that has been picked up', () => {
  test.each(['hinderance', 'diceBlock', 'luckyDice'])('the card is %s', async (kind) => {
    const { table } = playedTable('hidden-pairs', '0: 665511|1: 664421|2: 654321', { options: { turns: 2 } });
    const page = await render(<PairsBoard table={table} shown={table.now()} seat={1} />);
    const armed = () => page.box.querySelector('[data-planning]')?.props['data-armed-card'];
    const card = () => page.all('button').find(({ props }) => props['data-card'] === kind) ?? expect.fail();
    expect(armed()).toBeUndefined();
    await page.call(card(), 'onClick', {});
    expect(armed()).toBe(kind);
    await page.call(card(), 'onClick', {});
    expect(armed()).toBeUndefined();
  });
});

test.each([
  ['is off if only one move is possible, and names it', '', true],
  ['is on if there is a choice', '0 roll|0: 51346', undefined],
])('the hint button of the coach %s', async (_, script, isOff) => {
  const coach = { isOn: true, state: { kind: 'solved' }, mark: null, hint: null } as never;
  const page = await screen('greed', script, { mine: [0], feed: { coach } });
  const button = page.all('button').find(({ props }) => props['data-action'] === 'hint');
  const reason = page.all('span').find(({ props }) => props.id === 'coach-no-hint');
  expect(button?.props['aria-disabled'] || undefined).toBe(isOff);
  expect(reason?.textContent).toBe(isOff && 'Only one move is possible: Roll 5 dice.');
});

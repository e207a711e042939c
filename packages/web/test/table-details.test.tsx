import { games, message, moveAction } from '@dicehall/engine';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { boards } from '../src/games/boards.tsx';
import { MessagesContext } from '../src/i18n/messages.tsx';
import { changeSettings, currentSettings } from '../src/settings/settings.ts';
import { Felt } from '../src/table/Felt.tsx';
import { FeltDice } from '../src/table/FeltDice.tsx';
import { diceOnFelt } from '../src/table/model/dice.ts';
import { Seats } from '../src/table/Seats.tsx';
import TableKeys from '../src/table/TableKeys.tsx';
import { TableScreen } from '../src/table/TableScreen.tsx';
import { ThrowOffDice } from '../src/table/ThrowOffDice.tsx';
import { type Played, playedTable } from './played-table.tsx';
import { openBrowser, render, set, tellWindow } from './render.tsx';
import { device } from './table-device.ts';

beforeEach(openBrowser);
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

async function screen(id: string, script: string, more: Played = {}) {
  const { table, ...rest } = playedTable(id, script, more);
  const page = await render(<TableScreen table={table} />);
  await page.until(() => page.box.querySelector('[data-loading]'), null);
  return { ...page, ...rest, table };
}
type Page = Awaited<ReturnType<typeof screen>>;

/** The keys that buttons name, to a screen reader and on the screen. */
const keysIn = ({ all }: Pick<Page, 'all'>) => ({
  named: all('button').filter(({ props }) => props['aria-keyshortcuts'] !== undefined).length,
  shown: all('button').flatMap((one) =>
    one
      .all('span')
      .filter(({ props, textContent }) => props['aria-hidden'] === 'true' && /^[A-Z]$/.test(textContent)),
  ).length,
});

const pairs = '0: 665511|1: 664422|2: 654321';
const committed = `${pairs}|0 commit 01 23 45 h1@1|1 commit 01 23 45 l1|2 commit 01 23 45`;
const order = '0: 3|1: 6|2: 1';

test.each<readonly [string, string, string, Played]>([
  ['a turn of Greed', 'greed', '0 roll|0: 51346', { mine: [0] }],
  ['a turn of Ten Thousand', 'ten-thousand', `${order}|1 roll|1: 115234`, {}],
  ['a turn of Threes', 'threes', '0 roll|0: 13366', { mine: [0] }],
  ['a turn of Three Dice', 'three-dice', '0: 2|1: 5|2: 2|1 roll|1: 611', {}],
  ['a plan of Hidden Pairs', 'hidden-pairs', pairs, { options: { turns: 2 } }],
  ['a reveal of Hidden Pairs', 'hidden-pairs', committed, { options: { turns: 2 }, last: 1 }],
  [
    'a last turn that waits for a key',
    'greed',
    '0 roll|0: 51346|0 roll|0: 236|1 roll',
    { mine: [2], last: 1, settings: { turns: 'key' }, pass: 60_000 },
  ],
])('the buttons of %s name their keys, unless keys are off', async (_, id, script, more) => {
  const page = await screen(id, script, more);
  expect(keysIn(page).named).toBeGreaterThan(0);
  await set({ keysOn: false });
  expect(keysIn(page)).toEqual({ named: 0, shown: 0 });
});

test('the list of keys names Shift in the language of the page', async () => {
  const { table } = playedTable('greed', '0 roll|0: 51346', { mine: [0] });
  const { messages } = device({}, true, 'de').parts;
  const page = await render(
    <MessagesContext value={messages}>
      <TableKeys shown={table.now()} />
    </MessagesContext>,
  );
  const keys = page.texts('kbd');
  expect(keys).toContain('Umschalt+T');
  expect(keys.filter((key) => key.includes('Shift'))).toEqual([]);
});

describe('when a table opens, the felt gets the focus', () => {
  test.each([
    ['without a ring on a touch screen', true],
    ['with its ring elsewhere', false],
  ])('%s', async (_, isCoarse) => {
    vi.stubGlobal('matchMedia', (query: string) => ({
      matches: query === '(pointer: coarse)' ? isCoarse : query.includes('reduced-motion'),
      addEventListener() {},
    }));
    const { box } = await screen('greed', '', { mine: [0] });
    const felt = box.querySelector('[data-cloth]') ?? expect.fail();
    expect(document.activeElement).toBe(felt as unknown);
    expect(felt.hasAttribute('data-focus-refuge')).toBe(isCoarse);
  });
});

test('what scores stands below the game log as long as the window has room for it', async () => {
  let isWide = false;
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('75rem') ? isWide : query.includes('reduced-motion'),
    addEventListener() {},
  }));
  const page = await screen('greed', '', { mine: [0] });
  const scores = () => page.all('section').filter(({ props }) => props['data-scores']);
  const shown = [scores().length];
  for (isWide of [true, false]) {
    await tellWindow('resize');
    await page.until(() => scores().length, isWide ? 1 : 0);
    shown.push(scores().length);
  }
  expect(shown).toEqual([0, 1, 0]);
});

test('the felt tells how to open the menu, with the key of the settings, until the end of the match', async () => {
  const { keys } = currentSettings();
  changeSettings({ keys: { ...keys, keys: 'Q' } });
  const { box } = await screen('greed', '', { mine: [0] });
  const about = () => box.querySelector('[data-cloth]')?.props['aria-describedby'];
  const text = box.all('span').find(({ props }) => props.id === about());
  expect(text?.textContent).toMatch(/\bQ\b/);
  const feed = { result: { places: [1, 2], scores: [1000, 0], why: null } };
  const end = playedTable('greed', '0 roll|0: 11122|0 stop|1 roll|1: 22346', {
    ...{ players: ['Ada', 'Bo'], options: { target: 500, opening: 0 }, feed },
  });
  const over = await render(<Felt table={end.table} shown={end.table.now()} cover={<p>The end</p>} />);
  expect(over.box.querySelector('[data-cloth]')?.props['aria-describedby']).toBeUndefined();
});

test('the boards of Hidden Pairs load when its table opens, not only when they are needed', async () => {
  const preload = vi.spyOn(boards['hidden-pairs'] as { preload: () => void }, 'preload');
  await screen('greed', '');
  expect(preload).not.toHaveBeenCalled();
  await screen('hidden-pairs', '');
  expect(preload).toHaveBeenCalledTimes(1);
});

test('a bot says something else about its next turn', async () => {
  const turns = '0 roll|0: 51346|0 stop|1 roll|1: 51346|1 stop';
  const quote = async (script: string) => {
    const seats = [
      { name: 'Ada', kind: 'person' },
      { name: 'Bo', kind: 'bot' },
    ] as const;
    const more = {
      players: ['Ada', 'Bo'],
      options: { opening: 0 },
      mine: [0],
      last: 1,
      pass: 700,
      feed: { seats },
    };
    const page = await screen('greed', script, more);
    return page.all('p').find(({ props }) => 'data-quote' in props)?.textContent ?? expect.fail();
  };
  expect(await quote(turns)).not.toBe(await quote(`${turns}|${turns}`));
});

test.each([
  ['greed', '0 roll|0: 51346'],
  ['ten-thousand', '0: 6|1: 3|2: 1|0 roll|0: 115234'],
  ['threes', '0 roll|0: 13366'],
  ['three-dice', '0: 6|1: 5|2: 2|0 roll|0: 614'],
])('in %s, the action that skips the turns of bots is not the highlighted one', async (id, script) => {
  const seats = [
    { name: 'Ada', kind: 'bot' },
    { name: 'Bo', kind: 'person' },
    { name: 'Cy', kind: 'bot' },
  ] as const;
  const skip = moveAction('skip', message('web-skip'), 'p', null);
  const { find } = await screen(id, script, { feed: { seats, skip } });
  const button = find('button', 'Skip to my turnP');
  expect(button.props['data-tone']).toBeUndefined();
});

test.each([
  ['greed', '0 roll|0: 51346', '|0 stop|1 roll|1: 22346|2 roll|2: 11346|2 stop', 'Bo busts · Cy banks 200'],
  [
    'threes',
    '0 roll|0: 13366',
    '|0 bank|1 roll|1: 11133|1 bank|2 roll|2: 33345|2 bank',
    'Bo banks 3 · Cy banks 9',
  ],
])('in %s, the felt tells the results of the turns that were skipped', async (id, begin, turns, told) => {
  const seats = ['Ada', 'Bo', 'Cy'].map((name, at) => ({ name, kind: at === 0 ? 'person' : 'bot' }) as const);
  const skip = moveAction('skip', message('web-skip'), 'p', null);
  const more = { mine: [0], options: id === 'greed' ? { opening: 0 } : {} };
  const { frames } = playedTable(id, begin + turns, more).table.now().feed;
  const page = await screen(id, `${begin}${turns.slice(0, turns.indexOf('|1 '))}`, {
    ...more,
    feed: { seats, skip },
  });
  page.table.act(page.table.now().controls.actions[0] ?? expect.fail());
  await page.does(() => page.table.feed({ frames }));
  while (page.table.now().isBehind) await page.does(() => page.table.next());
  expect(
    page
      .all('p')
      .find(({ props }) => 'data-skipped' in props)
      ?.textContent.trim(),
  ).toBe(told);
});

test('a second tap of the last player does not roll for the next player', async () => {
  const script = '0 roll|0: 51346|0 roll|0: 236';
  const more = { mine: [0, 1, 2], options: { opening: 0 }, settings: { pace: 'instant' } } as const;
  const { frames } = playedTable('greed', script, more).table.now().feed;
  const page = await screen('greed', '0 roll|0: 51346', more);
  const tap = (detail: number) =>
    page.call(
      page.all('button').find(({ props }) => props['data-action'] === 'roll') ?? expect.fail(),
      'onClick',
      { detail, nativeEvent: { pointerType: 'touch' } },
    );
  await tap(1);
  expect(page.moves).toHaveLength(1);
  await page.does(() => page.table.feed({ frames }));
  expect(page.table.now().choosing).toBe(1);
  await tap(2);
  expect(page.moves).toHaveLength(1);
  await tap(1);
  expect(page.moves).toHaveLength(2);
});

test('the dice with which a player on this screen wins are not greyed out', async () => {
  const { all } = await screen('greed', '0 roll|0: 11122|0 stop|1 roll|1: 11113|1 stop', {
    ...{ players: ['Ada', 'Bo'], options: { target: 500, opening: 0 }, last: 1, pass: 2000 },
  });
  const states = all('span').flatMap(({ props }) => (props.className === 'die' ? [props['data-state']] : []));
  expect(states).toHaveLength(5);
  expect(states).not.toContain('disabled');
});

test('the dice that another player holds are named as kept, whatever a choice is called in the game', async () => {
  const { all } = await screen('three-dice', '0: 2|1: 5|2: 2|1 roll|1: 614|1 roll 12', {
    mine: [0],
    last: 1,
  });
  const names = all('span').flatMap(({ props }) =>
    props.role === 'img' ? [String(props['aria-label'])] : [],
  );
  expect(names.filter((name) => name.endsWith('kept'))).toHaveLength(1);
});

describe('the part of the felt with the dice knows their number and its own size', () => {
  test.each<readonly [string, object, number]>([
    ['greed', {}, 5],
    ['ten-thousand', {}, 6],
    ['ten-thousand', { dice: 5 }, 5],
    ['threes', {}, 5],
    ['three-dice', {}, 3],
    ['hidden-pairs', {}, 6],
  ])('at a table of %s %j', async (id, options, count) => {
    const { table } = playedTable(id, '', { options });
    const { box } = await render(
      <FeltDice table={table} shown={table.now()} onFelt={diceOnFelt(table.now())} />,
    );
    expect(box.querySelector('[data-area]')?.props['data-of']).toBe(count);
  });

  test.each([
    ['wide and low', 900.9, 300.2, 16, ['900px', '300px', true]],
    ['too narrow for a row', 300, 110, 16, ['300px', '110px', false]],
    ['too narrow for a row of larger text', 600, 300, 32, ['600px', '300px', false]],
    ['high', 400, 500, 16, ['400px', '500px', false]],
  ])('%s', async (_, width, height, fontSize, look) => {
    const follow: ((entries: object[]) => void)[] = [];
    vi.stubGlobal(
      'ResizeObserver',
      class {
        constructor(listen: (entries: object[]) => void) {
          follow.push(listen);
        }
        observe() {}
        disconnect() {}
      },
    );
    vi.stubGlobal('getComputedStyle', () => ({ fontSize: `${fontSize}px` }));
    const { table } = playedTable('greed', '');
    const { box } = await render(
      <FeltDice table={table} shown={table.now()} onFelt={diceOnFelt(table.now())} />,
    );
    for (const listen of follow) listen([{ contentRect: { width, height } }]);
    const area = box.querySelector('[data-area]') ?? expect.fail();
    const size = ['--wide', '--high'].map((name) => area.style.getPropertyValue(name));
    expect([...size, area.hasAttribute('data-flat')]).toEqual(look);
  });
});

test.each([
  ['greed', '', 'nobody is in yet', true],
  ['threes', '', 'the score is a dash', true],
  ['greed', '0 roll|0: 11122|0 stop', 'one player is in', false],
])(
  'a standing at a seat of %s %s is only spoken if it says nothing that the seats do not show: %s',
  async (id, position, _, isSpoken) => {
    const { table } = playedTable(id, position);
    const page = await render(<Seats shown={table.now()} />);
    const classes = page.all('li').map((seat) => seat.all('span').at(-1)?.props.className);
    expect(classes.includes('visually-hidden')).toBe(isSpoken);
  },
);

test.each([
  [3, [1], 2],
  [3, [0, 1], 3],
  [3, [], 3],
  [8, [1], 7],
])('of %i players, of whom %j are on this screen, %i are in the strip', async (count, mine, others) => {
  const players = Array.from({ length: count }, (_, seat) => `Player ${seat}`);
  const { table } = playedTable('three-dice', '', { players, mine });
  const page = await render(<Seats shown={table.now()} />);
  const [strip] = page.all('ol');
  expect([strip?.props['data-count'], strip?.all('li').length]).toEqual([others, others]);
});

test('all rolls of a throw-off have the size of the longest', async () => {
  const rolls = [
    { seat: 0, rolls: [[3]] },
    { seat: 1, rolls: [[6], [2], [5]] },
    { seat: 2, rolls: [[6], [2]] },
  ] as const;
  const page = await render(<ThrowOffDice rolls={rolls} names={['Ada', 'Bo', 'Cy']} />);
  expect(page.all('ul')[0]?.props['data-dice']).toBe(3);
  await set({ faces: 'numerals' });
  expect(page.texts('text')).toEqual(['3', '6', '2', '5', '6', '2']);
});

test('the field for typed lines neither corrects nor capitalises a line, and its key sends it', async () => {
  await set({ typing: true });
  const { all } = await screen('greed', '', { mine: [0] });
  const { autoComplete, autoCapitalize, spellCheck, enterKeyHint, maxLength } = all('input')[0]?.props ?? {};
  expect([autoComplete, autoCapitalize, spellCheck, enterKeyHint, maxLength]).toEqual([
    ...['off', 'none', false, 'send'],
    200,
  ]);
});

test.each(games.map(({ id }) => id))('the buttons of a table of %s that open a dialog say so', async (id) => {
  const { all } = await screen(id, '');
  const opening = all('button').filter(({ props }) => props['aria-haspopup'] === 'dialog');
  const names = opening.map(({ props }) => props['aria-label']);
  const hasCard = games.find((game) => game.id === id)?.card !== undefined;
  expect(names).toEqual([...(hasCard ? ['What scores'] : []), 'Rules', 'Menu']);
});

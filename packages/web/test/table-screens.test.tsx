import { games, message } from '@dicehall/engine';
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { announcer } from '../src/announce/announcer.ts';
import { useInstall } from '../src/app/install.ts';
import { Page } from '../src/app/Page.tsx';
import { MatchEnd } from '../src/end/MatchEnd.tsx';
import { SeatNamesProvider } from '../src/i18n/messages.tsx';
import { defaultKeys } from '../src/keys/keys.ts';
import { pressKey } from '../src/keys/use-keys.ts';
import { sectionOf } from '../src/rules/RulesDialog.tsx';
import FaceEntry from '../src/table/FaceEntry.tsx';
import { GameLogList } from '../src/table/GameLogPanel.tsx';
import { diceOnFelt } from '../src/table/model/dice.ts';
import { menuOf } from '../src/table/model/menu.ts';
import { openTable } from '../src/table/model/table.ts';
import { TableBar } from '../src/table/TableBar.tsx';
import { TableDialogs, useDialogs } from '../src/table/TableDialogs.tsx';
import { TurnBoard } from '../src/table/TurnBoard.tsx';
import { tokenOfSeat } from '../src/tokens/tokens.ts';
import { expectLines } from './outline.ts';
import { playedTable } from './played-table.tsx';
import { openBrowser, override, render, saved, set, tell } from './render.tsx';
import { device, feedOf, matchOf, tableAt } from './table-device.ts';

const { given, loaded, linked } = vi.hoisted(() => ({ given: vi.fn(), loaded: vi.fn(), linked: vi.fn() }));
// Other tests cover these parts. Here only their props are checked.
vi.mock('../src/review/ReviewPanel.tsx', () => ({ default: (props: object) => void given('review', props) }));
vi.mock('../src/rules/RulesText.tsx', () => ({ default: (props: object) => void given('rules', props) }));
vi.mock('../src/local/download-record.ts', () => ({ downloadRecord: loaded }));
vi.mock('../src/app/install.ts', () => ({ useInstall: vi.fn(() => null) }));
vi.mock('../src/history/record-link.ts', () => ({ recordLink: linked }));

beforeEach(() => {
  openBrowser();
  for (const spy of [given, loaded, linked]) spy.mockReset();
});
afterEach(() => vi.unstubAllGlobals());

const plain = (text: string) => text.replaceAll(/[\u2068\u2069]/g, '');
type Opened = ReturnType<typeof tableAt>;
type More = NonNullable<Parameters<typeof tableAt>[2]>;
const greed = 'greed - 300,400 11 0 - choose 150 51346';

function Screen({ table, lines = [] }: Pick<Opened, 'table'> & { readonly lines?: readonly string[] }) {
  const dialogs = useDialogs(table);
  const shown = table.now();
  const log = { lines: lines.map((text, id) => ({ id, text, frame: id })) as never };
  return (
    <>
      <TableBar table={table} shown={shown} {...dialogs.open} />
      <TableDialogs table={table} shown={shown} log={log} dialogs={dialogs} />
    </>
  );
}
const nothing = () => {};
const noDialogs = { onRules: nothing, onLog: nothing, onCard: nothing, onMenu: nothing, onType: nothing };
const screen = async (more: More = {}, line = greed, lines: readonly string[] = []) => {
  const at = tableAt(line, 'en', more);
  const page = await render(<Screen table={at.table} lines={lines} />);
  return { ...at, ...page, dialog: () => page.all('dialog')[0] };
};

describe('the bar of a table links back, undoes moves and opens the scoring card', () => {
  test.each([
    [undefined, false],
    [false, false],
    [true, true],
  ])('the bar says that the coach is allowed only if it is (allowed: %s)', async (isCoachAllowed, says) => {
    const { all } = await screen(isCoachAllowed === undefined ? {} : { isCoachAllowed });
    expect(all('span').some(({ props }) => props['data-coach-allowed'] === true)).toBe(says);
  });

  test('the Back link of the bar leads to the page that the table names, otherwise to the start', async () => {
    expect((await screen()).find('a', 'Back').props.href).toBe('/');
    expect((await screen({ back: '/history' })).find('a', 'Back').props.href).toBe('/history');
  });

  test('a page opened by a link moves the focus to its heading, but a table leaves it to the felt', async () => {
    const focused = () => document.activeElement?.localName;
    // The first page of a visit does not take the focus.
    for (const title of ['First', 'Next'])
      await (await render(<Page title={title}>{null}</Page>)).does(nothing);
    expect(focused()).toBe('h1');
    (document.activeElement as HTMLElement).blur();
    await screen();
    expect(focused()).toBe('body');
  });

  test('the bar can undo a move, and gives the reason if it cannot', async () => {
    const run = vi.fn();
    const undo = ({ all }: Awaited<ReturnType<typeof screen>>) =>
      all('button').find(({ props }) => String(props['aria-label']).startsWith('Undo'));
    expect(undo(await screen())).toBeUndefined();
    const can = await screen({ undo: { why: null, run } });
    expect(undo(can)?.props).toMatchObject({ 'aria-label': 'Undo', 'aria-disabled': false });
    await can.press('Undo');
    expect(run).toHaveBeenCalledTimes(1);
    const cannot = await screen({ undo: { why: message('web-back'), run } });
    expect(undo(cannot)?.props).toMatchObject({ 'aria-label': 'Undo: Back', 'aria-disabled': true });
    // The reason may be that the match is over, which has not been shown yet.
    for (const part of [{ isBehind: true }, { reveal: { turn: 0 } as never }]) {
      const { table } = tableAt(greed, 'en', { undo: { why: message('web-back'), run } });
      const bar = await render(<TableBar table={table} shown={{ ...table.now(), ...part }} {...noDialogs} />);
      expect(bar.find('button', 'Undo').props['aria-disabled']).toBe(true);
    }
  });

  test('the bar calls a player “you” only if nobody else plays on this screen', async () => {
    const { table } = tableAt(greed);
    const now = table.now();
    const race = message('race-to-go', { seat: { seat: 0 }, mine: 'yes', toGo: 300, stake: 0 });
    const textFor = async (mine: number[]) => {
      const part = { feed: { ...now.feed, mine }, controls: { ...now.controls, race } };
      const bar = await render(<TableBar table={table} shown={{ ...now, ...part }} {...noDialogs} />);
      return bar.all('strong').map(({ textContent }) => plain(textContent));
    };
    expect([await textFor([0]), await textFor([0, 1])]).toEqual([
      ['You need 300 more'],
      [expect.not.stringContaining('You')],
    ]);
  });

  test('the state of the race appears anew, together with new scores, only if scores change', async () => {
    const { table } = tableAt(greed);
    const now = table.now();
    const at = (score: number, toGo: number) => {
      const race = message('race-to-go', { seat: { seat: 0 }, mine: 'yes', toGo, stake: 0 });
      const part = { view: { ...now.view, scores: [score, 0] }, controls: { ...now.controls, race } };
      return <TableBar table={table} shown={{ ...now, ...part }} {...noDialogs} />;
    };
    const bar = await render(at(0, 300));
    const [first] = bar.all('strong');
    await bar.show(at(0, 200));
    expect(bar.all('strong')[0]).toBe(first);
    await bar.show(at(200, 100));
    expect(bar.all('strong')[0]).not.toBe(first);
    expect(bar.texts('strong')).toEqual(['You need 100 more']);
  });

  test('the bar shows the state of the next turn only when that turn is shown', async () => {
    const script = '0 roll|0: 12346|0 stop|1 roll|1: 11342|1 stop';
    const options = { opening: 0 };
    const players = ['Ada', 'Bo'];
    const { table, page } = playedTable('greed', script, { options, players, mine: [0, 1], last: 1 });
    const bar = async () => {
      const { all } = await render(
        <SeatNamesProvider names={players}>
          <TableBar table={table} shown={table.now()} {...noDialogs} />
        </SeatNamesProvider>,
      );
      return all('strong').map(({ textContent }) => plain(textContent));
    };
    expect([table.now().moment?.main.kind, await bar()]).toEqual(['banked', ['Bo needs 2,800 more']]);
    page.pass(5000);
    expect([table.now().moment, await bar()]).toEqual([null, ['Ada needs 2,900 more']]);
  });

  test.each([
    [
      'gets in',
      { opening: 300 },
      'First to 3,000 starts the final round; highest total winsYou need 2,000 more',
    ],
    [
      'starts the final round',
      { opening: 0, target: 500 },
      'Final round: the highest total winsYou lead by 1,000',
    ],
  ])('the bar agrees with the headline of a bank that %s', async (_, options, goal) => {
    const players = ['Ada', 'Bo'];
    const script = '0 roll|0: 11123|0 stop';
    const { table } = playedTable('greed', script, { options, players, mine: [0], last: 1 });
    const bar = await render(
      <SeatNamesProvider names={players}>
        <TableBar table={table} shown={table.now()} {...noDialogs} />
      </SeatNamesProvider>,
    );
    expect(plain(bar.all('header > p')[0]?.textContent ?? '')).toBe(goal);
  });

  test.each([
    ['its player', [0], 'You need 3,000 more'],
    ['players who share the screen', [0, 1], 'Ada needs 3,000 more'],
    ['spectators', [], 'Ada needs 3,000 more'],
  ])(
    'while the table shows a bust to %s, the race no longer contains the lost points',
    async (_, mine, race) => {
      const script = '0 roll|0: 12346|0 roll|0: 2346';
      const players = ['Ada', 'Bo'];
      const { table } = playedTable('greed', script, { options: { opening: 0 }, players, mine, last: 1 });
      const bar = await render(
        <SeatNamesProvider names={players}>
          <TableBar table={table} shown={table.now()} {...noDialogs} />
        </SeatNamesProvider>,
      );
      expect([table.now().moment?.main.kind, ...bar.texts('strong')]).toEqual(['busted', race]);
    },
  );

  test.each([
    [{}, 0, 'Game log', undefined, 'Game log'],
    [{ notes: [] }, 0, 'Game log and chat', undefined, 'Game log and chat'],
    [{ notes: [] }, 2, 'Game log and chat, 2 new messages', true, 'Game log and chat'],
  ])(
    'the button of the log and its dialog name a chat only where there is one (%o, %d unread)',
    async (...given) => {
      const [more, unread, label, isUnread, title] = given;
      const { table } = tableAt(greed, 'en', more);
      const page = await render(<Screen table={{ ...table, now: () => ({ ...table.now(), unread }) }} />);
      const button = page.find('button', label);
      expect(button.props['data-unread']).toBe(isUnread);
      await page.press(label);
      expect(page.texts('h2')).toEqual([title]);
    },
  );

  test.each(games.map(({ id }) => id))(
    'the bar in %s offers a scoring card if the game has one',
    async (id) => {
      const match = matchOf(id, {});
      const page = device();
      const table = openTable(feedOf(match, 0), page.parts);
      const { all } = await render(<Screen table={table} />);
      const hasCard = all('button').some(({ props }) => props['aria-label'] === 'What scores');
      expect(hasCard).toBe(match.setup.game.card !== undefined);
    },
  );
});

test.each([
  [null, 'Next', 'Next'],
  ['Back', 'Next', 'Back'],
  ['Back', null, 'Back'],
  [null, null, undefined],
])(
  'below the dice, a note about the choice (%j) replaces the note of the position (%j): %s',
  async (ofChoice, ofPosition, text) => {
    const noteOf = (one: string | null) =>
      one === null ? null : message(one === 'Back' ? 'web-back' : 'web-step-on');
    const now = tableAt(greed).table.now();
    const shown = {
      ...now,
      controls: { ...now.controls, note: noteOf(ofChoice) },
      feed: { ...now.feed, note: noteOf(ofPosition) },
    };
    const given = { onFelt: diceOnFelt(now), preparing: [], onAct: nothing };
    const page = await render(
      <TurnBoard {...given} shown={shown as never}>
        {null}
      </TurnBoard>,
    );
    expect(page.texts('p').slice(1)).toEqual(text === undefined ? [] : [expect.stringMatching(text)]);
  },
);

test.each([
  [[0], 'Your turn'],
  [[0, 1], 'Ada’s turn'],
  [[1], 'Ada’s turn'],
  [[], 'Ada’s turn'],
])('at a screen of the seats %j, the line above the dice says: %s', async (mine, text) => {
  const now = tableAt(greed).table.now();
  const given = { onFelt: diceOnFelt(now), preparing: [], onAct: nothing };
  const page = await render(
    <SeatNamesProvider names={['Ada', 'Bo']}>
      <TurnBoard {...given} shown={{ ...now, feed: { ...now.feed, mine, isPosition: false } }}>
        {null}
      </TurnBoard>
    </SeatNamesProvider>,
  );
  expect(plain(page.texts('p')[0] ?? '')).toBe(text);
});

describe('the dialogs of a table show its rules, log and menu', () => {
  test('the dialog of rules shows the rules of this table, at the section for the current step', async () => {
    const options = { target: 500, opening: 0 };
    const page = await screen({ options });
    await page.press('Rules');
    await page.until(() => given.mock.calls.length > 0, true);
    const { facts } = page.table.now().feed.game;
    const section = facts.rulesSections.indexOf(facts.phases[page.table.now().view.phase] ?? '');
    expect(given.mock.calls[0]).toEqual(['rules', { game: 'greed', options, section }]);
    expect(page.dialog()?.textContent).toMatch(/Greed/);
    await page.press('Close');
    expect(page.dialog()).toBeUndefined();
  });

  test.each(games.map(({ id }) => id))(
    'the rules of %s open at the section for what is shown, in each phase of a match',
    async (id) => {
      const match = matchOf(id, {});
      const { game } = match.setup;
      const sections = match.states.map((state) => sectionOf(game, game.view(state, 0)));
      const different = [...new Set(sections)];
      for (const section of different) {
        given.mockClear();
        const table = openTable(feedOf(match, sections.indexOf(section)), device().parts);
        const page = await render(<Screen table={table} />);
        await page.press('Rules');
        await page.until(() => given.mock.calls.length > 0, true);
        expect(given.mock.calls[0]?.[1]).toMatchObject({ section });
      }
      expect(different.length).toBeGreaterThan(1);
    },
  );

  test.each([
    ['while the end is still revealed', false, ['settings']],
    ['after the reveal', true, ['explore', 'save', 'settings']],
  ])('the menu offers the explorer and the record of a match %s: %o', async (_, isEnd, offered) => {
    const ids = ['explore', 'save', 'settings'];
    const menu = menuOf({ explore: nothing, save: nothing, settings: nothing }).map((item) => ({
      ...item,
      label: message('online-notice-sat', { name: item.id }),
    }));
    const { table } = tableAt(greed, 'en', { menu });
    const shown = table.now();
    const result = { places: [1, 2], scores: [500, 400], why: null };
    const dialogs = { dialog: 'menu', show() {}, open: noDialogs } as const;
    const at = { ...shown, isEnd, feed: { ...shown.feed, result } };
    const page = await render(
      <TableDialogs table={table} shown={at} log={{ lines: [] }} dialogs={dialogs} />,
    );
    // The first item of the menu is the rules.
    expect(
      page
        .texts('li')
        .slice(1)
        .map((text) => ids.find((id) => text.includes(id)))
        .sort(),
    ).toEqual(offered);
  });

  test('the dialog of the log contains what stands below the log, and marks lines between turns', async () => {
    const { table } = tableAt(greed);
    const lines = [
      { id: '0', text: 'A turn', frame: 0, turnOf: 0 },
      { id: '1', text: 'goes on', frame: 1 },
      { id: '2', text: 'and ends', frame: 2, turnOf: null },
    ];
    const dialogs = { dialog: 'log', show() {}, open: noDialogs } as const;
    const log = { lines, aside: <b>The chat</b> };
    const page = await render(<TableDialogs table={table} shown={table.now()} log={log} dialogs={dialogs} />);
    expect(page.texts('b')).toEqual(['The chat']);
    expect(
      page
        .all('ol')[0]
        ?.all('li')
        .map(({ props }) => props['data-begins']),
    ).toEqual([true, undefined, true]);
  });

  test('the dialog of the log shows its lines, and marks the notes as read when it opens and closes', async () => {
    const { table } = tableAt(greed);
    const readNotes = vi.fn();
    const page = await render(<Screen table={{ ...table, readNotes }} lines={['Ada rolls.', 'Bo rolls.']} />);
    await page.press('Game log');
    expect(page.texts('li')).toEqual(['Ada rolls.', 'Bo rolls.']);
    expect(readNotes).toHaveBeenCalledTimes(1);
    await page.press('Close');
    expect([page.all('dialog').length, readNotes.mock.calls.length]).toEqual([0, 2]);
  });

  test.each([
    ['visible', true, 0, 1],
    ['hidden', false, 1, 0],
  ])(
    'beside a log that is %s, the key for the log opens a dialog only where none can be seen',
    async (_, isVisible, dialogs, focused) => {
      const focus = vi.fn();
      const { table } = tableAt(greed);
      const readNotes = vi.fn();
      const page = await render(<Screen table={{ ...table, readNotes }} lines={['Ada rolls.']} />);
      const list = { checkVisibility: () => isVisible, focus };
      override(document, {
        querySelector: (selector: string) => (selector === 'aside ol' ? list : null),
      });
      await page.press('Game log');
      expect([page.all('dialog').length, focus.mock.calls.length, readNotes.mock.calls.length]).toEqual([
        dialogs,
        focused,
        1,
      ]);
    },
  );

  test('the keys of a table are announced once, at the first table of a browser, and not while keys are off', async () => {
    const said = vi.spyOn(announcer, 'say').mockReturnValue();
    const heard = async () => {
      said.mockClear();
      await (await screen()).show(null);
      return said.mock.calls.map(([text]) => plain(text));
    };
    await set({ keysOn: false });
    expect([await heard(), saved.has('dicehall.knows-keys')]).toEqual([[], false]);
    await set({ keysOn: true });
    const text =
      'At the table you play with keys: R rolls, B banks, H announces the dice, / opens a line to type moves, ? lists all keys.';
    expect([await heard(), saved.get('dicehall.knows-keys')]).toEqual([[text], 'true']);
    expect(await heard()).toEqual([]);
    said.mockRestore();
  });

  test('the log has one control for each frame, marks turns with their tokens, and shows its last line', async () => {
    const line = (frame: number, text: string, turnOf?: number) => ({
      ...{ id: text, text, frame },
      ...(turnOf !== undefined && { turnOf }),
    });
    const lines = [
      line(0, 'Ada rolls.', 0),
      line(0, 'Ada busts.'),
      line(1, 'Bo rolls.', 1),
      line(3, 'Bo banks.'),
    ];
    const list = (shown: typeof lines) => (
      <GameLogList
        lines={shown}
        seats={[
          { name: 'Ada', kind: 'person', token: { shape: 'star', colour: 'pink' } },
          { name: 'Bo', kind: 'bot' },
        ]}
        lineControl={({ frame }) => <button type="button">Frame {frame}</button>}
      />
    );
    const page = await render(list(lines));
    expect(page.texts('li')).toEqual([
      'Ada rolls.Frame 0',
      'Ada busts.',
      'Bo rolls.Frame 1',
      'Bo banks.Frame 3',
    ]);
    // The token of a bot has three paths. A seat without a chosen token has the colour of its place.
    expect(page.all('li').map((one) => [one.all('path').length, one.all('svg')[0]?.props.style])).toEqual([
      [1, { '--token': 'var(--seat-pink)' }],
      [0, undefined],
      [3, { '--token': `var(--seat-${tokenOfSeat(1).colour})` }],
      [0, undefined],
    ]);
    const scrolled = () => (page.all('ol')[0] as unknown as { scrollTop?: number }).scrollTop;
    override(page.all('ol')[0] ?? {}, { scrollHeight: 500 });
    await page.show(list([...lines, line(4, 'Ada rolls again.', 0)]));
    expect(scrolled()).toBe(500);
  });

  test('the scoring card counts the dice that are marked', async () => {
    const page = await screen({}, 'ten-thousand - 2400,1050 1 choose 2000 111555');
    await page.press('What scores');
    await page.until(() => page.all('h3').length > 0, true);
    const bust = () => page.outline().filter((line) => line.startsWith('Bust with'));
    expect(bust()).toEqual([expect.stringContaining('with 6 dice')]);
    const { table } = page;
    await page.does(() => table.prepare({ marked: [0] }));
    await page.show(<Screen table={table} />);
    expect(bust()).toEqual([expect.stringContaining('with 5 dice')]);
  });

  test('the menu lists the rules first and items that end something last, and closes before an item acts', async () => {
    const chosen: string[] = [];
    const item = (id: string, isApart: boolean) => ({
      ...{ id, isApart, tellsEnd: false, label: message('control-roll', { count: 2 }) },
      choose: () => void chosen.push(`${id} ${page.all('dialog').length}`),
    });
    const page = await screen({ menu: [item('resign', true), item('hold', false), item('leave', true)] });
    const open = () => page.press('Menu');
    await open();
    const items = () => page.all('li').map(({ props }) => props['data-apart']);
    expect(items()).toEqual([undefined, undefined, true, true]);
    for (const at of [1, 2, 3]) {
      const button = page.all('li')[at]?.all('button')[0] ?? expect.fail();
      await page.call(button, 'onClick', {});
      expect(page.dialog()).toBeUndefined();
      await open();
    }
    expect(chosen.map((one) => one.split(' ')[0])).toEqual(['hold', 'resign', 'leave']);
    await page.call(page.all('li')[0]?.all('button')[0] ?? expect.fail(), 'onClick', {});
    expect(page.texts('h2').map(plain)).toEqual([expect.stringMatching(/^Rules/)]);
  });

  test('the menu folds away exactly the keys that read aloud or control the announcements', async () => {
    const page = await screen();
    await page.press('Menu');
    await page.until(() => page.all('kbd').length > 0, true);
    const folded = page
      .all('details')[0]
      ?.all('kbd')
      .map(({ textContent }) => textContent);
    expect(folded?.join(' ')).toBe('H T Shift+T S Shift+S Shift+H Shift+L C [ ] , . < > - +');
    expect(page.texts('summary')).toEqual(['For screen readers']);
  });

  test('the menu lists each key once, and none while keys are off', async () => {
    const page = await screen();
    await page.press('Menu');
    await page.until(() => page.all('kbd').length > 0, true);
    const keys = page.texts('kbd');
    expect([new Set(keys).size, keys.includes('Esc')]).toEqual([keys.length, true]);
    expect(keys).toEqual(expect.arrayContaining(Object.values(defaultKeys)));
    expect(page.texts('h3')).toEqual(['Keyboard shortcuts']);
    await set({ keysOn: false });
    expect(page.texts('kbd')).toEqual([]);
  });
});

describe('the end screen of a match links to the replay, the review and the next match', () => {
  const record = { format: 'dicehall/1', game: 'greed' } as never;
  const short = () => matchOf('greed', { target: 1000 });
  const end = (props: object = {}, more: More = {}, match = short()) => {
    const { game } = match.setup;
    const scores = game.scores(match.states.at(-1)) as [number, number];
    const places = scores.map((one) => (one === Math.max(...scores) ? 1 : 2));
    const feed = feedOf(match, match.log.length, { result: { places, scores, why: null } as never, ...more });
    const shown = openTable(feed, device().parts).now();
    const given = { id: 'm1', onAgain: null, replay: '/replay/m1', record: async () => record };
    return <MatchEnd {...given} shown={shown} {...props} />;
  };
  const ended = async (...parts: Parameters<typeof end>) => render(end(...parts));
  const reviewed = async (page: Awaited<ReturnType<typeof ended>>) => {
    await page.until(() => given.mock.calls.length > 0, true);
    return given.mock.calls[0]?.[1];
  };

  test.each([
    ['the player', { mine: [1] }, [1]],
    ['everyone at this device', { mine: [0], here: [0, 1] }, [0, 1]],
  ])('the end screen reviews the match for %s', async (_, more, mine) => {
    const props = await reviewed(await ended({}, more as More));
    expect(props).toMatchObject({ mine, link: { kind: 'address', replay: '/replay/m1' } });
    expect(await props.record()).toBe(record);
  });

  test('the end screen of the loser shows the dice that won, below the name of the winner', async () => {
    const more = { mine: [0], result: { places: [2, 1], scores: [18, 12], why: null } as never };
    const page = await ended({}, more, matchOf('threes', { rounds: 1 }));
    expect([page.all('h2 small').length, page.all('h2 .die').length]).toEqual([1, 5]);
    expect(page.texts('h2')).toEqual([expect.stringMatching(/^Winning dice of Bo.*You lose$/)]);
  });

  test('the end screen offers another match only if there is one', async () => {
    const onAgain = vi.fn();
    const again = (page: Awaited<ReturnType<typeof ended>>) =>
      page.all('button').find(({ props }) => props['data-action'] === 'again');
    expect(again(await ended())).toBeUndefined();
    const page = await ended({ onAgain });
    await page.call(again(page) ?? expect.fail(), 'onClick', {});
    expect(onAgain).toHaveBeenCalledTimes(1);
    expect(again(await ended({ onAgain, again: 'Join Bo' }))?.textContent).toBe('Join Bo');
  });

  test.each([
    [async () => record, [[record, 'm1']]],
    [async () => null, []],
  ])('the end screen downloads the record if it is known: %#', async (known, saved) => {
    const page = await ended({ record: known });
    await page.press('Download record');
    expect(loaded.mock.calls).toEqual(saved);
  });

  test.each([
    ['a link with its record', async () => record, ['the link'], 'Copied'],
    ['no link without a record', async () => null, [], 'The record is not available right now.'],
  ])('the end screen copies %s, and its title has the focus', async (_, known, copied, told) => {
    linked.mockResolvedValue('the link');
    const writeText = vi.fn(async () => {});
    Object.assign(navigator, { clipboard: { writeText } });
    const page = await ended({ record: known });
    expect(document.activeElement).toBe(page.all('h2')[0]);
    const copy = page.all('button').find(({ props }) => props['data-action'] === 'copy') ?? expect.fail();
    await page.call(copy, 'onClick', {});
    expect(writeText.mock.calls.flat()).toEqual(copied);
    expect(page.all('span').find(({ props }) => props.role === 'status')?.textContent).toBe(told);
    expect(linked.mock.calls).toEqual(copied.map(() => [record]));
  });

  test('the title of the end screen takes the focus only once, even if another player opens a rematch', async () => {
    const page = await ended({ onAgain: nothing });
    page.find('button', 'Download record').focus();
    await page.show(end({ onAgain: nothing, again: 'Join Bo' }));
    expect(page.find('button', 'Join Bo')).toBeDefined();
    expect(document.activeElement?.textContent).toBe('Download record');
  });

  test('the luck found by the review is saved under the match', async () => {
    const props = await reviewed(await ended());
    props.onReviewed({ unit: 'win', noise: 0, players: [], parts: [] });
    expect(JSON.parse(saved.get('dicehall.luck') ?? '')).toEqual([['m1', '[]']]);
  });

  test.each<[string, readonly number[], string]>([
    [
      'the player shares the win',
      [1, 1],
      `
        ·result=won {The match is over}
        ~- Ada <1, 3, 5, 2 and 5 | ⟨digit 1⟩ ⟨digit 3⟩ ⟨digit 5⟩ ⟨digit 2⟩ ⟨digit 5⟩> / - You <3, 5, 6, 2 and 5 | ⟨digit 3⟩ ⟨digit 5⟩ ⟨digit 6⟩ ⟨digit 2⟩ ⟨digit 5⟩>~
        ## You share the win with Ada
        - ·first 1. Ada 12
        - ·first 1. You 12
      `,
    ],
    [
      'the player has lost',
      [1, 2],
      `
        ·result=lost {The match is over}
        ## ~Winning dice of Ada~ ~⟨digit 1⟩ ⟨digit 3⟩ ⟨digit 5⟩ ⟨digit 2⟩ ⟨digit 5⟩~ You lose
        Ada wins, 2 points ahead of you
        - ·first 1. Ada 12
        - 2. You 14
      `,
    ],
    [
      'the player has won',
      [2, 1],
      `
        ·result=won {The match is over}
        ## ~Your winning dice~ ~⟨digit 3⟩ ⟨digit 5⟩ ⟨digit 6⟩ ⟨digit 2⟩ ⟨digit 5⟩~ You win
        2 points ahead of Ada
        - ·first 1. You 12
        - 2. Ada 14
      `,
    ],
  ])('the end screen shows the winning dice, the ranking and the course if %s', async (_, places, lines) => {
    await set({ faces: 'numerals' });
    const more = {
      mine: [1],
      result: { places, scores: places.map((place) => 10 + 2 * place), why: null } as never,
    };
    const page = await ended({ children: <p>Saved</p> }, more, matchOf('threes', { rounds: 1 }));
    const course = `
      Best turn: Ada, 13 points → /replay/m1?move=5
      Replay → /replay/m1 [Download record] [Copy link] Home → /
      Points over the match
      The lower the line, the better.
      ~18 0~ <A line chart, one line per player. The table below has the same numbers.>
      - Ada
      - You
      ▸ Show as a table
      {Points over the match}
      Change | Ada | You
      0 | 0 | 0
      1 | 13 | 0
      2 | 13 | 18
      Saved
    `;
    expectLines(page.box, lines + course, ['data-result', 'data-game', 'data-first']);
  });

  test('the ranking and the course of the end screen name the unit that the players chose', async () => {
    const lines = async (options: object) => {
      const page = await ended({}, {}, matchOf('three-dice', { rounds: 2, ...options }));
      return [page.texts('li')[0], page.texts('figcaption')[0]];
    };
    expect(await lines({})).toEqual([expect.stringMatching(/\d sips?$/), 'Sips over the match']);
    expect(await lines({ unit: 'crisps' })).toEqual([
      expect.stringMatching(/\d crisps$/),
      'crisps over the match',
    ]);
  });

  test('the end screen writes points as numbers of the language, and shows the tokens of people and bots', async () => {
    const colours = ['coral', 'green'];
    const seats = colours.map((colour, at) => ({
      ...{ name: `P${at + 1}`, kind: at === 0 ? 'person' : 'bot', token: { shape: 'star', colour } },
    }));
    const page = await ended({}, { seats, mine: [] } as never);
    const { setup, states } = short();
    const most = Math.max(...setup.game.scores(states.at(-1)));
    expect(page.texts('td')).toContain(most.toLocaleString('en'));
    const marks = (page.all('ol')[0]?.all('li') ?? []).map((one) => [
      ...[/P\d/.exec(one.textContent)?.[0], one.all('path').length, one.all('svg')[0]?.props.style],
    ]);
    expect(marks.toSorted()).toEqual([
      ['P1', 1, { '--token': 'var(--seat-coral)' }],
      ['P2', 3, { '--token': 'var(--seat-green)' }],
    ]);
  });

  test('the end screen offers to install the page if the browser does', async () => {
    const install = (page: Awaited<ReturnType<typeof ended>>) =>
      page.all('button').flatMap(({ props }) => (props['data-action'] === 'install' ? [props.onClick] : []));
    expect(install(await ended())).toEqual([]);
    const run = vi.fn();
    vi.mocked(useInstall).mockReturnValue(run);
    expect(install(await ended())).toEqual([run]);
    vi.mocked(useInstall).mockReturnValue(null);
  });

  test('the headline of the end screen gets the focus, and the page does not scroll to it', async () => {
    const focus = vi.spyOn(HTMLElement.prototype, 'focus');
    const page = await ended();
    expect(focus.mock.contexts).toEqual(page.all('h2').slice(0, 1));
    expect(focus.mock.calls).toEqual([[{ preventScroll: true }]]);
    focus.mockRestore();
  });

  test('the end screen of a match with one player has no review', async () => {
    const result = { places: [1], scores: [1200], why: null };
    const seats = [{ name: 'Ada', kind: 'person' }];
    const page = await ended({}, { seats, result, frames: [] } as never);
    await import('../src/review/ReviewPanel.tsx');
    await page.does(() => {});
    expect(given.mock.calls).toEqual([]);
  });

  test('the end screen links the best turn to the moment after it, and the match to its replay', async () => {
    const page = await ended();
    const links = page.all('a').map(({ props }) => String(props.href));
    expect(links).toContain('/replay/m1');
    const shown = openTable(feedOf(matchOf('greed', { target: 1000 }), 999), device().parts).now();
    const most = Math.max(
      ...shown.frames.flatMap(({ events }) =>
        events.flatMap((event) =>
          event.kind === 'banked' ? [(event as never as { banked: number }).banked] : [],
        ),
      ),
    );
    const at = shown.frames.findIndex(({ events }) =>
      events.some(
        (event) => event.kind === 'banked' && (event as never as { banked: number }).banked === most,
      ),
    );
    expect(links.filter((one) => /\d+$/.test(one) && one !== '/replay/m1')).toEqual([
      expect.stringMatching(new RegExp(`\\b${at + 1}$`)),
    ]);
  });
});

describe('the faces of real dice are entered', () => {
  const entry = async (count: number, isInDialog = false) => {
    const onEnter = vi.fn();
    vi.stubGlobal('addEventListener', () => {});
    const part = <FaceEntry count={count} label="Ada rolls" onEnter={onEnter} />;
    const page = await render(isInDialog ? <dialog>{part}</dialog> : part);
    const shown = () => page.all('span').filter(({ props }) => props['data-size'] === 'medium');
    return { ...page, onEnter, states: () => shown().map(({ props }) => props['data-state']) };
  };
  const press = (digit: number) =>
    act(async () => void pressKey({ kind: 'digit', digit, shift: false } as never));

  test('faces can be entered by taps and keys in any order, and the last one completes the roll', async () => {
    const { press: tap, onEnter, states } = await entry(3);
    await tap('5');
    await press(2);
    expect([states(), onEnter.mock.calls]).toEqual([['lying', 'lying', 'disabled'], []]);
    await tap('Remove last die');
    await press(9);
    await press(4);
    await tap('6');
    expect(onEnter.mock.calls).toEqual([[[5, 4, 6]]]);
  });

  test('the button that removes a die tells why it does nothing, until a die has been entered', async () => {
    const page = await entry(3);
    const back = () => page.find('button', 'Remove last die').props;
    const why = page
      .all('p')
      .find(({ props }) => props.id !== undefined && props.id === back()['aria-describedby']);
    expect([back()['aria-disabled'], why?.textContent]).toEqual([true, expect.stringMatching(/3/)]);
    await page.press('5');
    expect([back()['aria-disabled'], back()['aria-describedby']]).toEqual([false, undefined]);
  });

  test('the prompt is announced again for another roll', async () => {
    const say = vi.spyOn(announcer, 'say').mockReturnValue();
    const part = (label: string) => <FaceEntry count={2} label={label} onEnter={() => {}} />;
    vi.stubGlobal('addEventListener', () => {});
    const page = await render(part('Ada rolls'));
    await page.show(part('Bo rolls'));
    await page.show(part('Bo rolls'));
    const heard = say.mock.calls.map(([text]) => text.split('.')[0]);
    say.mockRestore();
    expect(heard).toEqual(['Ada rolls', 'Bo rolls']);
  });

  test('a second tap on the last face enters no die of the next roll', async () => {
    const now = vi.spyOn(performance, 'now').mockReturnValue(1000);
    const { press: tap, onEnter, states } = await entry(2);
    await tap('5');
    await tap('5');
    now.mockReturnValue(1299);
    await tap('5');
    expect(states()).toEqual(['disabled', 'disabled']);
    now.mockReturnValue(1300);
    await tap('5');
    expect([onEnter.mock.calls.length, states()]).toEqual([1, ['lying', 'disabled']]);
    now.mockRestore();
  });

  test.each([
    [true, true],
    [false, false],
  ])('in a dialog, keys enter faces only if keys are on (on: %s)', async (keysOn, counts) => {
    await set({ keysOn });
    const { all, onEnter } = await entry(1, true);
    const event = { key: '3', code: 'Digit3', getModifierState: () => false, preventDefault: vi.fn() };
    await tell(all('dialog')[0] ?? expect.fail(), 'keydown', event);
    expect(onEnter.mock.calls).toEqual(counts ? [[[3]]] : []);
    expect(event.preventDefault).toHaveBeenCalledTimes(counts ? 1 : 0);
  });
});

import { type Face, games, ok, readSheetSetup, sheetBoard, withDefaults } from '@dicehall/engine';
import { optionTexts, optionValueText } from '@dicehall/messages';
import { puzzlesOfDay, strategyOf } from '@dicehall/strategy';
import { type ReactNode, Suspense } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { isNewTo } from '../src/guide/scripts.ts';
import LocalTablePage from '../src/local/LocalTablePage.tsx';
import type { SavedMatch } from '../src/local/saved-match.ts';
import { deleteMatch, savedMatch, savedMatches, saveMatch } from '../src/local/store.ts';
import { GamePlay } from '../src/my-play/GamePlay.tsx';
import type { Played } from '../src/my-play/sums.ts';
import { EveningTable } from '../src/party/EveningTable.tsx';
import { DailyMatch } from '../src/puzzles/DailyMatch.tsx';
import DailyPage from '../src/puzzles/DailyPage.tsx';
import { gamesOf, keepAttempt, keepDaily, keptAttempt } from '../src/puzzles/daily-store.ts';
import { hasPuzzles } from '../src/puzzles/fetch-puzzles.ts';
import { changePractice } from '../src/puzzles/practice-store.ts';
import { useSet } from '../src/puzzles/use-set.ts';
import RulesPage from '../src/rules/RulesPage.tsx';
import { saveOwnRules } from '../src/setup/own-rules.ts';
import { RulesFields } from '../src/setup/RulesFields.tsx';
import SetUp from '../src/setup/SetUp.tsx';
import { EntryPad } from '../src/sheet/EntryPad.tsx';
import ContinueMatch from '../src/start/ContinueMatch.tsx';
import { lastGame } from '../src/start/last-game.ts';
import { FeltDice } from '../src/table/FeltDice.tsx';
import { Seats } from '../src/table/Seats.tsx';
import { TokenDialog } from '../src/tokens/TokenDialog.tsx';
import { colours as colourNames, shapeNames, shapes as shapePaths } from '../src/tokens/tokens.ts';
import TrainPage from '../src/train/TrainPage.tsx';
import { answerTo } from '../src/values/ask.ts';
import { openBrowser, render } from './render.tsx';
import { matchOf, messages, tableAt } from './table-device.ts';

// These parts need a browser, a worker or the network.
vi.mock('../src/local/bots.ts', () => ({ prepareBots: () => {}, prepareExpert: () => {} }));
vi.mock('../src/values/ask.ts', () => ({ ask: vi.fn(() => () => {}), answerTo: vi.fn() }));
vi.mock('../src/puzzles/use-set.ts', () => ({ useSet: vi.fn() }));
vi.mock('../src/rules/RulesText.tsx', () => ({
  default: ({ children, section }: { children: ReactNode; section?: number }) => (
    <article data-section={section}>{children}</article>
  ),
}));
vi.mock('../src/table/TableScreen.tsx', () => ({
  TableScreen: ({ lineControl, cover }: { lineControl?: (line: object) => ReactNode; cover: ReactNode }) => (
    <>
      {lineControl?.({ frame: 1 })}
      {cover}
    </>
  ),
}));

beforeEach(openBrowser);
afterEach(() => vi.unstubAllGlobals());

const game = (id: string) => games.find((one) => one.id === id) ?? expect.fail();
type Page = Awaited<ReturnType<typeof render>>;
const doing = (page: Page, action: string) =>
  page.all('button').find(({ props }) => props['data-action'] === action);
const linksOf = (page: Page) => page.all('a').map(({ props }) => String(props.href));

describe('a page shows strategy cards', () => {
  const opened = async (address: string) => {
    const { default: CardsPage } = await import('../src/cards/CardsPage.tsx');
    const page = await render(
      <Suspense>
        <CardsPage gameId="greed" />
      </Suspense>,
      address,
    );
    await page.until(() => page.all('input').length > 0, true);
    return page;
  };

  test('the chosen game and number of rules are in the URL', async () => {
    const page = await opened('/cards/greed');
    const chosen = () => page.all('input').findIndex(({ props }) => props.checked === true) + 1;
    expect(chosen()).toBe(3);
    await page.call(page.all('input')[1] ?? expect.fail(), 'onChange', {});
    expect([page.visited.at(-1), chosen()]).toEqual(['/cards/greed?rules=2', 2]);
    await page.call(page.all('select')[0] ?? expect.fail(), 'onChange', { target: { value: 'threes' } });
    expect(page.visited.at(-1)).toBe('/cards/threes?rules=2');
    // Going back leads to the page before the cards.
    expect(page.navigated.map(([, options]) => options)).toEqual([{ replace: true }, { replace: true }]);
  });

  test.each([
    ['0', 1],
    ['99', null],
    ['x', 1],
  ])('the page of cards with ?rules=%s shows the nearest card', async (rules, count) => {
    const page = await opened(`/cards/greed?rules=${rules}`);
    const checked = page.all('input').map(({ props }) => props.checked === true);
    expect(checked.indexOf(true) + 1).toBe(count ?? checked.length);
  });
});

test('a card with a table states how many numbers the table has', async () => {
  const { default: CardsPage } = await import('../src/cards/CardsPage.tsx');
  const { cards } = (await strategyOf('ten-thousand').cards?.()) ?? expect.fail();
  const at = cards.findIndex(({ rules }) => rules.some(({ table }) => table !== null));
  expect(at).toBeGreaterThan(0);
  const tables = cards[at]?.rules.flatMap(({ table }) => table ?? []) ?? [];
  const page = await render(
    <Suspense>
      <CardsPage gameId="ten-thousand" />
    </Suspense>,
    `/cards/ten-thousand?rules=${at + 1}`,
  );
  await page.until(() => page.all('input').length > 0, true);
  expect(page.texts('p').filter((text) => text.startsWith('The table has'))).toEqual(
    tables.map(({ numbers }) => `The table has ${numbers} numbers.`),
  );
});

describe('each game has a rules page', () => {
  test('the rules page leads to a match with the rules shown, and opens the requested section', async () => {
    vi.stubGlobal('location', { ...location, search: '?rules=target=3000&part=2' });
    const page = await render(<RulesPage gameId="greed" />, '/rules/greed?rules=target%3D3000&part=2');
    expect(linksOf(page)).toContain('/play/greed?rules=target=3000&part=2');
    expect(page.all('article')[0]?.props['data-section']).toBe(2);
  });

  test('without rules in the URL, the rules page leads to a match with the standard rules', async () => {
    const page = await render(<RulesPage gameId="greed" />, '/rules/greed');
    expect(linksOf(page)).toContain('/play/greed');
    expect(page.all('article')[0]?.props['data-section']).toBeUndefined();
  });
});

describe('the set-up page offers the guided match to new players', () => {
  test('a game that is new to the player offers its guided match until the player declines', async () => {
    const shown = () => render(<SetUp gameId="greed" />, '/play/greed');
    const isOffered = ({ all }: Page) => all('section').some(({ props }) => 'data-guide-offer' in props);
    const page = await shown();
    const tone = () => page.all('button').find(({ props }) => props.type === 'submit')?.props['data-tone'];
    expect([isOffered(page), tone()]).toEqual([true, 'primary']);
    await page.press('No, thanks');
    expect([isOffered(page), tone(), isNewTo('greed')]).toEqual([false, 'primary', false]);
    expect(isOffered(await shown())).toBe(false);
    expect(isOffered(await render(<SetUp gameId="threes" />, '/play/threes'))).toBe(true);
  });
});

test('a started match is saved, and its game comes first on the next visit', async () => {
  const page = await render(<SetUp gameId="threes" />, '/play/threes');
  const form = page.all('form')[0] ?? expect.fail();
  const before = await savedMatches().catch(() => []);
  for (const _ of ['one press', 'another']) await page.call(form, 'onSubmit', { currentTarget: form });
  const started = () => /^\/table\/(.+)/.exec(String(page.visited.at(-1)))?.[1];
  await page.until(() => started() !== undefined, true);
  const saved = await savedMatch(started() ?? '');
  expect([saved?.game, lastGame(), isNewTo('threes')]).toEqual(['threes', 'threes', false]);
  expect(await savedMatches()).toHaveLength(before.length + 1);
  await deleteMatch(started() ?? '');
});

test.each([0, 1, puzzlesOfDay])(
  'after %i puzzles of the day, the training leads to the remaining ones',
  async (count) => {
    const day = Math.floor(Date.now() / 86_400_000);
    const [id] = gamesOf(day);
    const answers = Array.from({ length: count }, () => ({ isRight: true, cost: 0 }));
    keepDaily({ day, game: id, answers: answers as never });
    const rest = games.filter((game) => game.id !== id && hasPuzzles(game.id));
    changePractice(id, (practice) => ({ ...practice, answers: 2, right: 1, bestStreak: 1 }));
    changePractice(rest[0]?.id ?? '', (practice) => ({ ...practice, answers: 1, right: 1, bestStreak: 1 }));
    const page = await render(<TrainPage />, '/train');
    expect(page.texts('p').filter((text) => text.includes(' solved, longest'))).toHaveLength(2);
    const left = puzzlesOfDay - count;
    expect(page.all('progress').map(({ props }) => [props.value, props.max])).toEqual([
      [count, puzzlesOfDay],
    ]);
    expect(page.text()).toContain(`${count} of ${puzzlesOfDay} puzzles done today`);
    const solve = page.all('a').find(({ props }) => String(props.href).includes('puzzles=solve'));
    expect(solve?.textContent).toEqual(
      left === 0 ? undefined : expect.stringMatching(left === 1 ? /puzzle\b/ : new RegExp(`${left}`)),
    );
    expect(page.texts('p').filter((text) => text.includes('1 of 2 solved'))).toHaveLength(1);
    // The match of the day comes next, unless it has been started. What comes next is the main button of the page.
    const main = (shown: typeof page) =>
      shown.all('a').flatMap(({ props }) => (props['data-tone'] === 'primary' ? [props.href] : []));
    const next = async () => {
      const shown = await render(<TrainPage />, '/train');
      return [linksOf(shown).filter((to) => to === '/daily').length, ...main(shown)];
    };
    expect(await next()).toEqual(left === 0 ? [2, '/daily'] : [1, solve?.props.href]);
    keepAttempt(day, { id: 'match', ended: null });
    expect(await next()).toEqual(left === 0 ? [1] : [1, solve?.props.href]);
  },
);

describe('an evening has standings', () => {
  const row = (name: string, points: number, wins: number) => ({
    person: name.toLowerCase(),
    name,
    points,
    wins,
  });
  const opened = (standings: readonly object[], teams: readonly object[] | null = null) =>
    render(<EveningTable evening={{ standings, teams, match: 3, points: 'wins' } as never} me="bo" />);

  test('the standings show each person’s wins, and also the points unless wins are the points; the viewer is marked', async () => {
    const wins = await opened([row('Ada', 2, 2), row('Bo', 1, 1)]);
    expect(wins.all('li').map((one) => one.all('span').length)).toEqual([2, 2]);
    expect(wins.all('li').map(({ props }) => props['data-mine'])).toEqual([undefined, true]);
    const points = await opened([row('Ada', 7, 2), row('Bo', 1, 1)]);
    expect(points.all('li').map((one) => one.all('span').at(-1)?.textContent)).toEqual(['7', '1']);
  });

  test('the standings list the team with the most points first', async () => {
    const page = await opened(
      [row('Ada', 7, 2)],
      [
        { name: 'Red', points: 2, people: [] },
        { name: 'Blue', points: 5, people: [] },
      ],
    );
    expect(
      page
        .all('ol')
        .at(-1)
        ?.all('li')
        .map(({ textContent }) => textContent),
    ).toEqual(['Blue5', 'Red2']);
  });
});

describe('named house rules are listed, and others are described', () => {
  const rules = game('ten-thousand');
  const options = withDefaults(rules.options, { target: 7000 });

  test('named rules, including saved ones, are listed by name, and other rules are described', async () => {
    const page = () => render(<RulesFields game={rules} options={options} onChange={() => {}} />);
    const names = (shown: Awaited<ReturnType<typeof page>>) =>
      shown
        .all('select')[0]
        ?.all('option')
        .map(({ textContent }) => textContent);
    const described = await page();
    const [changed, ...known] = names(described) ?? [];
    expect(changed).toBe('Changed rules');
    expect(described.texts('p').join(' ')).toMatch(/except: .*7,000/);
    saveOwnRules(rules, 'Ours', options);
    expect(names(await page())).toEqual([...known, 'Ours']);
  });
});

test.each(games.filter(({ conflict }) => conflict !== undefined).map(({ id }) => id))(
  'an error names the options of %s that exclude each other, each with its own value',
  async (id) => {
    const { options, conflict } = game(id);
    const values = Object.entries(options).map(([name, spec]) =>
      (spec.kind === 'flag' ? [true, false] : spec.kind === 'choice' ? spec.values : [spec.default]).map(
        (value) => ({ [name]: value }),
      ),
    );
    const pairs = values.flatMap((own, at) =>
      own.flatMap((one) =>
        values.slice(at + 1).flatMap((others) => others.map((other) => ({ ...one, ...other }))),
      ),
    );
    const excluding = pairs.find((pair) => conflict?.(withDefaults(options, pair)) != null) ?? expect.fail();
    const given = withDefaults(options, excluding);
    const found = conflict?.(given) ?? expect.fail();
    const page = await render(<RulesFields game={game(id)} options={given} onChange={() => {}} />);
    const alert = page.all('p').find(({ props }) => props.role === 'alert')?.textContent;
    for (const name of [found.option, found.other]) {
      const value = optionValueText(messages, game(id), name, given[name] ?? '');
      expect(alert?.replaceAll(/[\u2068\u2069]/g, '')).toContain(
        `“${optionTexts(messages, game(id), name).label}: ${value}”`,
      );
    }
  },
);

test('the start screen links to the newest unfinished match, and says how many others there are', async () => {
  for (const { id } of await savedMatches().catch(() => [])) await deleteMatch(id);
  const save = (id: string, updated: number, over: boolean) =>
    saveMatch(
      {
        ...{ id, game: 'greed', options: {}, log: [], dice: 'app', created: 1, updated, over },
        seats: [{ name: 'Ada', player: { kind: 'person' } }],
      },
      0,
    );
  const found = async () => {
    const onFound = vi.fn();
    const page = await render(<ContinueMatch onFound={onFound} />);
    return [linksOf(page), onFound.mock.calls.length, page.texts('a span.small')];
  };
  await save('over', 3, true);
  expect(await found()).toEqual([[], 0, []]);
  await save('older', 1, false);
  expect(await found()).toEqual([['/table/older'], 1, ['Ada']]);
  await save('newer', 2, false);
  expect(await found()).toEqual([['/table/newer'], 1, ['Ada · 1 more unfinished match']]);
  for (const id of ['over', 'older', 'newer']) await deleteMatch(id);
});

test('the start screen calls the only person of an unfinished match “You” unless they have entered a name', async () => {
  const namesOf = async (name: string) => {
    await saveMatch(
      {
        ...{
          id: 'one',
          game: 'greed',
          options: {},
          log: [],
          dice: 'app',
          created: 1,
          updated: 1,
          over: false,
        },
        seats: [
          { name, player: { kind: 'person' } },
          { name: 'Pip', player: { kind: 'bot', strength: 'novice', temper: 'balanced' } },
        ],
      },
      0,
    );
    const page = await render(<ContinueMatch onFound={() => {}} />);
    await deleteMatch('one');
    return page.all('span').at(-1)?.textContent;
  };
  expect([await namesOf('Player 1'), await namesOf('Ada')]).toEqual(['You and Pip', 'Ada and Pip']);
});

describe('a player chooses the shape and the colour of a token separately', () => {
  test('choosing a shape for a token keeps its colour, and choosing a colour keeps its shape', async () => {
    const onChange = vi.fn();
    const token = { shape: 'moon', colour: 'violet' } as const;
    const page = await render(
      <TokenDialog title="Token" token={token} onChange={onChange} onClose={() => {}} />,
    );
    const [shapes, colours] = page.all('fieldset');
    const checked = [shapes, colours].map((one) =>
      one?.all('input').flatMap(({ props }) => (props.checked === true ? [props['aria-label']] : [])),
    );
    expect(checked.flat().map(String).join()).toMatch(/moon.*violet/i);
    const drawn = [shapes, colours].map((one) =>
      one?.all('svg').map((svg) => {
        const { '--token': colour } = svg.props.style as Readonly<Record<string, string>>;
        return [svg.all('path')[0]?.props.d, colour];
      }),
    );
    expect(drawn).toEqual([
      shapeNames.map((shape) => [shapePaths[shape], 'var(--seat-violet)']),
      colourNames.map((colour) => [shapePaths.moon, `var(--seat-${colour})`]),
    ]);
    const tap = async (of: typeof shapes, name: string) =>
      page.call(
        of?.all('input').find(({ props }) => new RegExp(name, 'i').test(String(props['aria-label']))) ??
          expect.fail(),
        'onChange',
        {},
      );
    await tap(shapes, 'star');
    await tap(colours, 'green');
    expect(onChange.mock.calls).toEqual([
      [{ shape: 'star', colour: 'violet' }],
      [{ shape: 'moon', colour: 'green' }],
    ]);
  });
});

describe('a turn is entered on a score sheet', () => {
  const pad = async (id: string) => {
    const read = readSheetSetup({ game: id, options: {}, names: ['Ada', 'Bo'], belowZero: false });
    if (!read.ok) throw new Error(read.error.key);
    const prompt = sheetBoard(read.value.now).prompt ?? expect.fail();
    const onEnter = vi.fn(() => []);
    return { ...(await render(<EntryPad prompt={prompt} total={null} onEnter={onEnter} />)), onEnter };
  };

  test('the points of dice can be added more than once, and fill the field for points', async () => {
    const { all, call } = await pad('greed');
    const adds = () =>
      all('fieldset')
        .find(({ props }) => 'data-adds' in props)
        ?.all('button') ?? [];
    expect(adds().map(({ props }) => props['aria-disabled'])).toEqual(adds().map(() => false));
    const worth = Number(adds()[0]?.all('small')[0]?.textContent.replaceAll(/\D/g, ''));
    for (let times = 0; times < 2; times += 1) await call(adds()[0] ?? expect.fail(), 'onClick', {});
    expect(all('input').map(({ props }) => String(props.value))).toContain(`${2 * worth}`);
  });
});

describe('a match is played on this device', () => {
  const match = (more: Partial<SavedMatch>): SavedMatch => ({
    ...{ id: 'local', game: 'greed', options: {}, dice: 'real', created: 1, updated: 1, over: false },
    log: [
      { seat: 0, move: { type: 'roll' } },
      { seat: 0, dice: [1, 1, 2, 3, 4] },
    ],
    seats: ['Ada', 'Bo'].map((name) => ({ name, player: { kind: 'person' } })),
    ...more,
  });

  const wholeMatch = [0, 1].flatMap((seat) => [
    { seat, move: { type: 'roll' } },
    { seat, dice: [3, 3, 3, 3, 1 + seat] as const },
    { seat, move: { type: 'bank' } },
  ]);

  test.each([
    ['real dice', {}, true],
    ['real dice, when it is over', { game: 'threes', options: { rounds: 1 }, log: wholeMatch }, false],
    ['dice of the app', { dice: 'app' }, false],
  ] as [string, Partial<SavedMatch>, boolean][])(
    'a roll in a match with %s can or cannot be corrected: %#',
    async (_, more, can) => {
      await saveMatch(match(more), 0);
      const page = await render(<LocalTablePage id="local" />, '/table/local');
      await page.until(() => page.text() !== '' || more.dice === 'app', true);
      expect(page.texts('button').includes('Correct')).toBe(can);
      await deleteMatch('local');
    },
  );
});

describe('a table shows the seats', () => {
  afterEach(() => vi.useRealTimers());

  test.each([
    [3600 * 3 + 59 * 60, /3 hours/],
    [3599, /59:59/],
    [65, /1:05/],
    [10, /0:10/],
  ])('with %i seconds left of a turn, the seat shows: %s', async (seconds, shown) => {
    vi.useFakeTimers({ now: 1_000_000 });
    const deadline = new Date(1_000_000 + seconds * 1000).toISOString();
    const { table } = tableAt('greed - 300,400 11 0 - choose 150 51346', 'en', {
      seats: [
        { name: 'Ada', kind: 'person', deadline },
        { name: 'Bo', kind: 'person', deadline },
      ],
      mine: [1],
    });
    const { all } = await render(<Seats shown={table.now()} />);
    const clocks = all('span').filter(({ props }) => props.role === 'timer');
    expect(clocks.map(({ textContent }) => textContent)).toEqual([expect.stringMatching(shown)]);
    expect(clocks[0]?.props['data-short']).toBe(seconds <= 10 || undefined);
  });
});

describe('the felt shows the dice of a throw-off', () => {
  const felt = async (rolls: object[], moment: object | null) => {
    vi.stubGlobal(
      'ResizeObserver',
      class {
        observe() {}
        disconnect() {}
      },
    );
    const { table } = tableAt('greed - 300,400 11 0 - choose 150 51346');
    const shown = { ...table.now(), throwing: null, acting: [0], moment };
    const onFelt = { owner: null, laid: { dice: [] }, inFront: [], locked: [], row: null, order: [], rolls };
    return render(<FeltDice table={table} shown={shown as never} onFelt={onFelt as never} />);
  };
  const rolls = [0, 1].map((seat) => ({ seat, rolls: [[6 as Face]], value: 6 - seat }));

  test('the winner of a throw-off is highlighted once the result is announced', async () => {
    const lit = async (moment: object | null) =>
      (await felt(rolls, moment)).all('li').map(({ props }) => props['data-lit']);
    expect(await lit(null)).toEqual([undefined, undefined]);
    expect(await lit({ main: { event: { kind: 'first' } } })).toEqual([true, false]);
  });
});

describe('My play shows the results of a game', () => {
  const played = (mistakes: Played['mistakes']): Played => ({
    ...{ id: 'a', game: 'greed', seats: 2, when: Date.UTC(2026, 10, 2), unit: 'win', luck: 0, choices: 9 },
    ...{ lost: 0.1, gained: 0, squares: 0, mistakes, calibration: [] },
  });

  test.each([1, 2, 3, 4])(
    'if there are %i themes of mistakes, the two most costly ones are shown first',
    async (count) => {
      const themes = (['stop-or-roll', 'opening', 'final-round', 'other'] as const).slice(0, count);
      const page = await render(
        <GamePlay
          game="greed"
          played={[played(themes.map((theme, at) => ({ theme, loss: 0.1 - at / 100 })))]}
        />,
      );
      const listed = page.all('ul').map((list) => list.all('li').length);
      expect(listed).toEqual(count > 2 ? [2, count - 2] : [count]);
      expect(linksOf(page)).toEqual(
        themes.map((theme) => `/puzzles?game=greed${theme === 'other' ? '' : `&theme=${theme}`}`),
      );
    },
  );

  test('the themes of a game without puzzles cannot be practised', async () => {
    const one = played([{ theme: 'other', loss: 0.1 }]);
    const page = await render(<GamePlay game="hidden-pairs" played={[one]} />);
    expect([page.all('li').length, linksOf(page)]).toEqual([1, []]);
  });

  test.each([
    [1, '1 match'],
    [3, '3 matches'],
  ])('the number of %i played matches is shown as “%s”', async (count, text) => {
    const page = await render(
      <GamePlay game="greed" played={Array.from({ length: count }, () => played([]))} />,
    );
    expect(page.texts('p')[0]).toBe(text);
  });

  test('the cost of mistakes per match is in the unit of the game', async () => {
    const balance = async (unit: 'win' | 'sips', lost: number) => {
      const own = { ...played([{ theme: 'other', loss: lost }]), unit, lost };
      const page = await render(<GamePlay game="three-dice" played={[own, own]} />);
      return page.texts('p')[1];
    };
    expect(await balance('sips', 1.5)).toMatch(/1\.50 sips/);
    expect(await balance('win', 0.1)).toMatch(/0\.2 wins in 2 matches/);
  });

  test('amounts have one decimal in wins of up to ten matches and in sips of one match, and two in sips of several', async () => {
    const amounts = async (unit: 'win' | 'sips', matches: number) => {
      const own = { ...played([]), unit, luck: 0.123_45, lost: 0.054_32, gained: 0.2 };
      const page = await render(<GamePlay game="three-dice" played={Array(matches).fill(own)} />);
      return page.text().match(/[+−-]\d+\.\d+/g);
    };
    for (const matches of [10, 20]) expect(await amounts('win', matches)).toEqual(['+1.2', '−0.5', '+2.0']);
    expect(await amounts('win', 2)).toEqual(['+0.2', '−0.1', '+0.4']);
    expect((await amounts('sips', 1))?.slice(0, 3)).toEqual(['+0.1', '−0.1', '+0.2']);
    expect((await amounts('sips', 2))?.slice(0, 3)).toEqual(['+0.12', '−0.05', '+0.20']);
  });

  test('the figures of one match are in percentage points, as in its review', async () => {
    const own = { ...played([{ theme: 'other', loss: 0.138 }]), lost: 0.138 };
    const page = await render(<GamePlay game="greed" played={[own]} />);
    expect(page.texts('li')[0]).toMatch(/^Other choices: 13\.8 percentage points of win chance/);
    expect(page.text()).toContain('−13.8');
    expect(page.text()).not.toMatch(/\d wins/);
  });

  test('the first sentence also states what the mistakes of opponents gave', async () => {
    const own = { ...played([]), gained: 0.12 };
    const page = await render(<GamePlay game="greed" played={[own, own]} />);
    expect(page.texts('p')[1]).toMatch(/opponents gave you 0\.2 wins/);
  });

  test('the page lists no themes if there are no mistakes', async () => {
    expect((await render(<GamePlay game="greed" played={[played([])]} />)).texts('ul')).toEqual([]);
  });
});

describe('the daily page has puzzles and a match', () => {
  const day = 20_000;
  const now = day * 86_400_000 + 43_200_000;
  let [puzzles, match]: readonly [string, string] = ['', ''];
  beforeEach(() => {
    [puzzles, match] = gamesOf(day);
    vi.useFakeTimers({ now, toFake: ['Date'] });
    vi.mocked(useSet).mockReturnValue(ok({ game: puzzles, unit: 'win', puzzles: [] } as never));
    vi.mocked(answerTo)
      .mockReset()
      .mockResolvedValue(null as never);
  });
  afterEach(() => vi.useRealTimers());
  const answers = (count: number) =>
    Array.from({ length: count }, (_, at) => ({ isRight: at % 2 === 0, cost: at % 2 === 0 ? 0 : 3 }));
  const right = Math.ceil(puzzlesOfDay / 2);
  const cost = 3 * Math.floor(puzzlesOfDay / 2);

  test('the result counts correct answers and sums the costs of mistakes', async () => {
    keepDaily({ day, game: puzzles, answers: answers(puzzlesOfDay) as never });
    const page = await render(<DailyPage />, '/daily');
    const result = page.all('p').find(({ props }) => 'data-result' in props)?.textContent;
    expect(result?.replaceAll(/[\u2068\u2069]/g, '')).toMatch(
      new RegExp(`: ${right} of ${puzzlesOfDay} ✔, mistakes cost ${cost}\\.0 percentage points`),
    );
    expect(linksOf(page)).not.toContain('/daily?puzzles=solve');
  });

  test('the result names no costs if there are no mistakes', async () => {
    const perfect = Array.from({ length: puzzlesOfDay }, () => ({ isRight: true, cost: 0 }));
    keepDaily({ day, game: puzzles, answers: perfect });
    const page = await render(<DailyPage />, '/daily');
    const result = page.all('p').find(({ props }) => 'data-result' in props)?.textContent;
    expect(result).toMatch(/✔$/);
  });

  test.each([0, 1, puzzlesOfDay - 1])('after %i puzzles the remaining ones can be solved', async (count) => {
    keepDaily({ day, game: puzzles, answers: answers(count) as never });
    const page = await render(<DailyPage />, '/daily');
    const solve = page.all('a').find(({ props }) => props.href === '/daily?puzzles=solve');
    expect(solve?.textContent).toMatch(
      puzzlesOfDay - count === 1 ? /puzzle\b/ : new RegExp(`${puzzlesOfDay - count}`),
    );
  });

  const ended = { result: 'won', own: 3000, other: 1200, unit: 'win', lost: null } as const;
  const opened = () => render(<DailyMatch game={match} day={day} isNext />, '/daily');

  test('the result appears at once, and the cost of mistakes as soon as it is known', async () => {
    const { log, setup } = matchOf(match, {});
    await saveMatch(
      {
        ...{ id: 'today', game: match, options: setup.options, dice: 'app', created: 1, updated: 1 },
        seats: ['Ada', 'Bo'].map((name) => ({ name, player: { kind: 'person' } })),
        ...{ over: true, log },
      },
      0,
    );
    vi.mocked(answerTo).mockResolvedValue({ unit: 'win', lost: 0.05 } as never);
    keepAttempt(day, { id: 'today', ended });
    const page = await opened();
    await page.until(() => page.text().includes('mistakes cost 5.0 percentage points'), true);
    expect(page.text()).toContain('won, 3,000 to 1,200');
    expect(keptAttempt(day)?.ended).toEqual({ ...ended, lost: 0.05 });
    expect(vi.mocked(answerTo)).toHaveBeenCalledTimes(1);
    await deleteMatch('today');
  });

  test.each([
    ['not started', null, ['daily-match']],
    ['analysed', { id: 'gone', ended: { ...ended, lost: 0 } }, []],
  ] as const)('a match of the day that was %s can be played once at most', async (_, attempt, actions) => {
    if (attempt !== null) keepAttempt(day, attempt);
    const page = await opened();
    await page.until(() => page.texts('a').length, 0);
    expect([doing(page, 'daily-match')].flatMap((one) => one?.props['data-action'] ?? [])).toEqual(actions);
  });
});

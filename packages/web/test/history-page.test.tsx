import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import FairnessPage from '../src/fairness/FairnessPage.tsx';
import HistoryPage from '../src/history/HistoryPage.tsx';
import { MatchItem } from '../src/history/MatchItem.tsx';
import type { PastMatch, PastSeat } from '../src/history/past-match.ts';
import { StatisticsCard } from '../src/history/StatisticsCard.tsx';
import type { SavedMatch } from '../src/local/saved-match.ts';
import { deleteMatch, savedMatches, saveMatch } from '../src/local/store.ts';
import { openBrowser, render } from './render.tsx';
import { messages } from './table-device.ts';

beforeEach(openBrowser);
afterEach(() => vi.unstubAllGlobals());

const match = (id: string, game: string, names: readonly string[], updated: number): SavedMatch => ({
  ...{ id, game, options: {}, log: [], dice: 'app', created: 1, updated, over: false },
  seats: names.map((name) => ({ name, player: { kind: 'person' } })),
});

describe('the history page lists matches and filters them by game and person', () => {
  // The browser of these tests has no database, so matches are saved in memory.
  const clear = async () => {
    for (const { id } of await savedMatches().catch(() => [])) await deleteMatch(id);
  };
  beforeEach(clear);
  afterEach(clear);
  const opened = async (matches: readonly SavedMatch[]) => {
    for (const one of matches) await saveMatch(one, 0);
    const page = await render(<HistoryPage />, '/history');
    const listed = () => page.all('h2').map(({ textContent }) => textContent);
    const ids = () =>
      page.all('a').flatMap(({ props }) => /^\/table\/(.+)/.exec(String(props.href))?.[1] ?? []);
    const focused = () => document.activeElement as unknown as typeof page.box | null;
    const choose = async (at: number, value: string) =>
      page.call(page.all('select')[at] ?? expect.fail(), 'onChange', { target: { value } });
    const chosen = () => page.all('select').map(({ props }) => props.value);
    const forget = async (at: number) => {
      const buttons = page.all('button').filter(({ props }) => props['data-action'] === 'forget');
      await page.call(buttons[at] ?? expect.fail(), 'onClick', {});
    };
    return { ...page, listed, ids, focused, choose, chosen, forget };
  };
  const many = Array.from({ length: 45 }, (_, at) => match(`m${at}`, 'greed', ['Ada', 'Bo'], 1000 - at));

  test('the history page lists the twenty newest matches, and twenty more each time', async () => {
    const page = await opened(many);
    expect(page.ids()).toEqual(many.slice(0, 20).map(({ id }) => id));
    for (const [left, length] of [
      [25, 40],
      [5, 45],
    ] as const) {
      const older = page.all('button').find(({ props }) => props['data-action'] === 'older') ?? expect.fail();
      expect(older.textContent).toContain(`${left}`);
      await page.call(older, 'onClick', {});
      expect(page.ids()).toEqual(many.slice(0, length).map(({ id }) => id));
      // The focus moves to the first link of the first new match.
      const { href } = page.focused()?.props ?? {};
      expect(href).toBe(`/table/m${length === 40 ? 20 : 40}`);
    }
    expect(page.all('button').some(({ props }) => props['data-action'] === 'older')).toBe(false);
  });

  test('the history page says once in which unit luck is measured, if it shows the luck of a match', async () => {
    const matches = many.slice(0, 2).map((one) => {
      const [ada, bo] = one.seats;
      return { ...one, seats: [ada, { ...bo, player: { kind: 'bot', strength: 'steady' } }] } as SavedMatch;
    });
    const unit = 'in percentage points';
    expect((await opened(matches)).text()).not.toContain(unit);
    localStorage.setItem('dicehall.luck', JSON.stringify(matches.map(({ id }) => [id, '[0.1,-0.1]'])));
    const text = (await opened(matches)).text();
    expect([text.split('Luck: +10').length, text.split(unit).length]).toEqual([3, 2]);
  });

  test('the history page can be filtered by game and by person', async () => {
    const page = await opened([
      match('a', 'threes', ['Zoë', 'Bo'], 3),
      match('b', 'greed', ['Ada', 'Bo'], 2),
      match('c', 'greed', ['Zoë', 'Cy'], 1),
    ]);
    const { choose } = page;
    expect(page.all('select').map((one) => one.all('option').map(({ props }) => props.value))).toEqual([
      ['', 'greed', 'threes'],
      ['', 'Ada', 'Bo', 'Cy', 'Zoë'],
    ]);
    await choose(0, 'greed');
    expect(page.ids()).toEqual(['b', 'c']);
    await choose(1, 'Zoë');
    expect(page.ids()).toEqual(['c']);
    await choose(0, '');
    expect(page.ids()).toEqual(['a', 'c']);
  });

  test('the only person at a device is called “you” in the filter of people, which only several have', async () => {
    const alone = (id: string, name: string, updated: number): SavedMatch => {
      const { seats, ...rest } = match(id, 'greed', [name, 'Bot 2'], updated);
      const [own, bot] = seats;
      return { ...rest, seats: [own, { ...bot, player: { kind: 'bot', strength: 'steady' } }] } as SavedMatch;
    };
    const own = [alone('a', 'Player 1', 3), alone('b', 'Ada', 2)];
    expect((await opened(own)).all('select')).toHaveLength(1);
    const page = await opened([...own, match('c', 'greed', ['Bo', 'Cy'], 1)]);
    const [, people = expect.fail()] = page.all('select');
    const choices = people.all('option');
    expect(choices.map(({ textContent }) => textContent)).toEqual(['Everyone', 'You', 'Bo', 'Cy']);
    await page.call(people, 'onChange', { target: { value: choices[1]?.props.value } });
    expect(page.ids()).toEqual(['a', 'b']);
  });

  test.each([
    ['game', 0, 'threes', ['b', 'c']],
    ['person', 1, 'Di', ['b', 'c']],
  ])('a filter for a %s that no match has any more shows all matches', async (_, at, value, left) => {
    const page = await opened([
      match('a', 'threes', ['Di', 'Bo'], 3),
      match('b', 'greed', ['Ada', 'Bo'], 2),
      match('c', 'greed', ['Zoë', 'Cy'], 1),
    ]);
    await page.choose(at, value);
    expect(page.ids()).toEqual(['a']);
    await page.forget(0);
    expect([page.ids(), page.chosen()]).toEqual([left, ['', '']]);
    await page.forget(0);
    expect([page.ids(), page.chosen()]).toEqual([['c'], []]);
  });

  test('the statistics count the finished matches of the chosen person and game', async () => {
    const page = await opened(
      [
        match('a', 'threes', ['Zoë', 'Bo'], 3),
        match('b', 'greed', ['Ada', 'Bo'], 2),
        match('c', 'greed', ['Zoë', 'Cy'], 1),
        match('d', 'greed', ['Zoë', 'Di'], 0),
      ].map((one, at) => ({ ...one, over: at < 3 })),
    );
    const rows = () => page.all('tr').map((row) => row.all('th').at(0)?.textContent);
    expect(rows()).toEqual([]);
    await page.choose(1, 'Zoë');
    expect(rows()).toEqual(['Game', 'Threes', 'Greed', 'Opponent', 'People']);
    expect(page.texts('td').at(0)).toBe('1 of 1 (100%)');
    await page.choose(0, 'greed');
    expect(rows()).toEqual(['Game', 'Greed', 'Opponent', 'People']);
  });

  const withBot = (one: SavedMatch): SavedMatch => ({
    ...one,
    seats: one.seats.map((seat, at) =>
      at === 0 ? { ...seat, player: { kind: 'bot', strength: 'steady', temper: 'balanced' } } : seat,
    ),
  });

  test('the statistics show the total luck of the chosen person after each listed match', async () => {
    localStorage.setItem(
      'dicehall.luck',
      JSON.stringify([
        ['a', '[0.1,-0.2]'],
        ['b', '[0.1,0.3]'],
      ]),
    );
    const page = await opened(
      ['a', 'b'].map((id, at) => ({ ...match(id, 'greed', ['Bo', 'Ada'], at), over: true })),
    );
    await page.choose(1, 'Ada');
    expect(page.outline()).toEqual(
      expect.arrayContaining(['Match | Luck over time', '0 | 0', '1 | −20', '2 | +10']),
    );
  });

  test('the statistics of the owner of the history are theirs, whatever their name was', async () => {
    const page = await opened(
      [withBot(match('a', 'greed', ['Otto', 'Ada'], 1)), match('b', 'threes', ['Zoë', 'Bo'], 2)].map(
        (one) => ({
          ...one,
          over: true,
        }),
      ),
    );
    await page.choose(1, ' ');
    expect(page.text()).toContain(messages.say('web-stats.about'));
  });

  test('luck is explained only while it is shown for a listed match', async () => {
    localStorage.setItem('dicehall.luck', JSON.stringify([['m44', '[0.1,-0.1]']]));
    const page = await opened(many.map((one) => (one.id === 'm44' ? withBot(one) : one)));
    const explained = [page.text().includes(messages.say('web-history-luck.about'))];
    for (let times = 0; times < 2; times++) {
      const older = page.all('button').find(({ props }) => props['data-action'] === 'older');
      await page.call(older ?? expect.fail(), 'onClick', {});
      explained.push(page.text().includes(messages.say('web-history-luck.about')));
    }
    expect(explained).toEqual([false, false, true]);
  });

  test('the luck of a match is that of its only person', async () => {
    const one = match('a', 'greed', ['Rex', 'Ada', 'Pip'], 1);
    const bot = { kind: 'bot', strength: 'steady' } as const;
    const seats = one.seats.map((seat, at) => (at === 1 ? seat : { ...seat, player: bot }));
    localStorage.setItem('dicehall.luck', JSON.stringify([['a', '[0.1,-0.2,0.3]']]));
    expect((await opened([{ ...one, seats }])).text().replaceAll('−', '-')).toContain('Luck: -20');
  });

  test('the history of a guest has their online matches, each once, the unfinished ones first', async () => {
    const table = (at: number) => `aaaaaaaaaaaaaaa${at}`;
    const names = ['Ada', 'Bo'];
    const turn = { game: 'greed', status: 'playing', names, seat: 1, yours: true, deadline: null };
    const past = { game: 'greed', names, seat: 0, score: 900, place: 1, ended: '2026-02-03T10:00:00Z' };
    const answers: Record<string, unknown> = {
      turns: [{ ...turn, table: table(1) }],
      history: [2, 3].map((at) => ({ ...past, table: table(at) })),
    };
    const fetch = vi.fn(async (url: string) => Response.json(answers[url.split('/').at(-1) ?? ''] ?? []));
    vi.stubGlobal('fetch', fetch);
    const here = { ...match(table(3), 'threes', ['Ada'], 1), over: true };
    const links = ({ all }: Awaited<ReturnType<typeof opened>>) =>
      all('a').flatMap(({ props }) => (String(props.href).includes('aaa') ? [props.href] : []));
    const local = `/replay/${table(3)}`;
    expect(links(await opened([here]))).toEqual([local]);
    expect(fetch).not.toHaveBeenCalled();
    localStorage.setItem('dicehall.guest', 'yes');
    const page = await opened([here]);
    const online = [`/online/table/${table(1)}`, `/replay?record=/api/v1/tables/${table(2)}/record`];
    await page.until(() => links(page), [...online, local]);
  });

  test('the filter lists everyone who may be a person, also at the other seats of an online match', async () => {
    const bot = { name: 'Otto', player: { kind: 'bot', strength: 'steady' } } as const;
    const online = match('a', 'greed', ['Eve', 'Ada'], 2);
    const page = await opened([
      { ...online, seats: [...online.seats, bot], online: { own: 1 } as never },
      match('b', 'greed', ['Cy', 'Di'], 1),
    ]);
    expect(
      page
        .all('select')[1]
        ?.all('option')
        .map(({ props }) => props.value),
    ).toEqual(['', ' ', 'Cy', 'Di', 'Eve']);
  });

  test('the history page keeps the focus at its heading, reports unreadable matches, and leads on', async () => {
    const page = await opened([]);
    expect(page.text()).toContain('cannot be read');
    expect(
      page
        .all('a')
        .map(({ props }) => props.href)
        .slice(-3),
    ).toEqual(['/my-play', '/replay', '/dice']);
    const full = await opened(many);
    expect(full.focused()?.localName).not.toBe('a');
  });

  test('after a second deletion, its notice takes the place of the first one', async () => {
    const page = await opened(['a', 'b', 'c'].map((id, at) => match(id, 'greed', ['Ada', 'Bo'], at)));
    await page.forget(0);
    const first = page.focused();
    await page.forget(0);
    expect(page.focused()?.textContent).toMatch(/was deleted\.Undo$/);
    // A new element, so that it gets the focus, and screen readers read it.
    expect(page.focused()).not.toBe(first);
  });

  test('a deleted match is named in a notice, and can be restored', async () => {
    const page = await opened([match('a', 'threes', ['Ada'], 2), match('b', 'greed', ['Ada', 'Bo'], 1)]);
    await page.forget(0);
    expect([page.ids(), page.text().includes('Threes was deleted.')]).toEqual([['b'], true]);
    expect(page.focused()?.textContent).toMatch(/^\W*Threes\W* was deleted\.Undo$/);
    await page.press('Undo');
    expect([page.ids(), page.texts('button').includes('Undo')]).toEqual([['a', 'b'], false]);
    const restored = (await savedMatches()).find(({ id }) => id === 'a');
    expect(restored).toMatchObject({ updated: 2, game: 'threes' });
  });
});

describe('each match in the history names its players, places and points', () => {
  const seat = (name: string, place: number | null, score: number | null, more: object = {}): PastSeat => ({
    ...{ name, place, score, player: 'person', turns: 1, busts: 0, best: null },
    ...more,
  });
  const past = (more: Partial<PastMatch> = {}): PastMatch => ({
    ...{
      id: 'x',
      game: 'greed',
      when: 0,
      over: true,
      own: 1,
      saved: { ...match('x', more.game ?? 'greed', ['Ada', 'Bo', 'Cy'], 0), over: more.over ?? true },
    },
    seats: [seat('Ada', 2, 400), seat('Bo', 1, 1000), seat('Cy', 3, 50, { resigned: true })],
    ...more,
  });
  const shown = (one: PastMatch, luck: number | null = null) =>
    render(<MatchItem match={one} luck={luck} onDelete={() => {}} />);

  test('a match lists the players by place with their points, calls the viewer “You”, and marks who resigned', async () => {
    const { all, texts } = await shown(past());
    expect(texts('li').slice(1)).toEqual([
      expect.stringMatching(/You1,000$/),
      expect.stringMatching(/Ada400$/),
      expect.stringMatching(/Cyresigned$/i),
    ]);
    expect(
      all('li')
        .slice(1)
        .map(({ props }) => props['data-won']),
    ).toEqual([true, undefined, undefined]);
  });

  test('the points of a match have their unit if they have one', async () => {
    const scores = async (unit: string) => (await shown(past({ unit }))).texts('li').slice(1, 3);
    expect(await scores('sips')).toEqual(['1.You1,000 sips', '2.Ada400 sips']);
    expect(await scores('')).toEqual(['1.You1,000', '2.Ada400']);
  });

  test('a match says whether it was played online, and a solo match names no place', async () => {
    const about = async (more: Partial<PastMatch>) => (await shown(past(more))).text();
    const { saved } = past();
    const online = { ...(saved ?? expect.fail()), online: { own: 1 } } as SavedMatch;
    const [here, there, solo] = [
      await about({}),
      await about({ saved: online }),
      await about({ seats: [seat('Ada', 1, 900)], own: 0 }),
    ];
    expect([here, there].map((text) => text.includes('Online'))).toEqual([false, true]);
    expect([here, solo].map((text) => /place|won/i.test(text))).toEqual([true, false]);
  });

  test('players without a place come last', async () => {
    const seats = [seat('Ada', null, 400), seat('Bo', 2, 300), seat('Cy', 1, 900), seat('Di', null, 100)];
    expect((await shown(past({ seats, own: null }))).texts('li').slice(1)).toEqual([
      expect.stringMatching(/Cy900$/),
      expect.stringMatching(/Bo300$/),
      expect.stringMatching(/^Ada400$/),
      expect.stringMatching(/^Di100$/),
    ]);
  });

  test('a match says that it is running, or that the browser could not save it', async () => {
    const said = async (one: PastMatch) => {
      const text = (await shown(one)).text();
      return (['web-running', 'web-match-unsaved'] as const).map((key) => text.includes(messages.say(key)));
    };
    expect([await said(past()), await said(past({ over: false }))]).toEqual([
      [false, false],
      [true, false],
    ]);
    // The browser of these tests cannot save.
    await saveMatch(match('x', 'greed', ['Ada'], 0), 0);
    expect(await said(past())).toEqual([false, true]);
    await deleteMatch('x');
  });

  test('the statistics count wins, the best turn and busts by game, and wins by kind of opponent', async () => {
    const against = (player: PastSeat['player'], own: PastSeat) =>
      past({ own: null, seats: [seat('Otto', 3 - (own.place ?? 0), 0, { player, busts: 9 }), own] });
    const matches = [
      against('steady', seat('Ada', 1, 900, { turns: 4, busts: 1, best: 450 })),
      against('person', seat('Ada', 2, 500, { turns: 6, busts: 2, best: 300 })),
    ];
    const page = await render(<StatisticsCard matches={matches} saved={() => null} who="Ada" />);
    expect(page.outline().slice(1, -1)).toEqual([
      'Finished matches of Ada against others.',
      ...['{By game}', 'Game | Won | Best turn | Busts', 'Greed | 1 of 2 (50%) | 450 | 30%'],
      ...['{By opponent}', 'Opponent | Won', 'Steady bots | 1 of 1 (100%)', 'People | 0 of 1 (0%)'],
    ]);
  });

  test('an empty seat is not listed', async () => {
    const { texts } = await shown(past({ seats: [seat('Ada', 1, 900), seat('', null, null)] }));
    expect(texts('li').slice(1)).toEqual([expect.stringMatching(/Ada900$/)]);
  });

  test('all players in first place have won, and no player has won before the end', async () => {
    const won = async (seats: readonly PastSeat[]) =>
      (await shown(past({ seats })))
        .all('li')
        .slice(1)
        .map(({ props }) => props['data-won']);
    const [ada, bo, cy] = [seat('Ada', 1, 900), seat('Bo', 1, 900), seat('Cy', 3, 50)];
    expect(await won([ada, bo, cy])).toEqual([true, true, undefined]);
    expect(await won([ada, bo].map((one) => ({ ...one, place: null })))).toEqual([undefined, undefined]);
  });

  test('a win that several players share is shown as such', async () => {
    const seats = [seat('Ada', 1, 900), seat('Bo', 1, 900)];
    expect((await shown(past({ seats, own: 0 }))).text()).toContain('Shared win');
    expect((await shown(past({ own: 1 }))).text()).not.toContain('Shared win');
  });

  test.each([
    [1, 'Won', true],
    [0, '2', undefined],
    [null, null, null],
  ])('the outcome for the person at seat %s is shown as %s', async (own, place, won) => {
    const { all } = await shown(past({ own }));
    const outcome = all('span').find(({ props }) => String(props.className).includes('outcome'));
    if (place === null) expect(outcome).toBeUndefined();
    else {
      expect(outcome?.textContent).toContain(place);
      expect(outcome?.props['data-won']).toBe(won);
    }
  });

  test.each([
    [0.124, 'Luck: +12'],
    [-0.126, 'Luck: -13'],
    [0, 'Luck: 0'],
  ])('a luck of %d is shown as %s, without its unit', async (luck, text) => {
    const line = (await shown(past(), luck)).text().replaceAll('−', '-');
    expect(line).toContain(text);
    expect(line).not.toContain('percentage');
  });

  test.each([
    ['a running match on this device', past({ over: false }), ['/table/x', '/replay/x']],
    ['a finished match on this device', past(), ['/replay/x']],
    ['a running match online', past({ over: false, saved: undefined as never }), ['/online/table/x']],
    [
      'a finished match online',
      past({ saved: undefined as never }),
      ['/replay?record=/api/v1/tables/x/record'],
    ],
    ['a running match with secrets', past({ over: false, game: 'hidden-pairs' }), ['/table/x']],
    ['a finished match with secrets', past({ game: 'hidden-pairs' }), ['/replay/x']],
  ])('%s has the right links', async (_, one, links) => {
    const unknown = await shown({ ...one, when: null });
    expect([unknown.text().includes('1970'), (await shown(one)).text().includes('1970')]).toEqual([
      false,
      true,
    ]);
    const names = unknown.all('button').map(({ props }) => props['aria-label']);
    const game = one.game === 'greed' ? 'Greed' : 'Hidden Pairs';
    expect(names.map((name) => String(name).replaceAll(/[\u2068\u2069]/g, ''))).toEqual(
      one.saved === undefined ? [] : [`Delete: ${game}`],
    );
    expect((await shown(one)).all('a').map(({ props }) => props.href)).toEqual(links);
  });
});

test('the fairness test rolls 600,000 dice', async () => {
  expect((await render(<FairnessPage />, '/dice')).texts('button')).toContain('Roll 600,000 dice');
});

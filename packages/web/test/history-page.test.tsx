import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import FairnessPage from '../src/fairness/FairnessPage.tsx';
import HistoryPage from '../src/history/HistoryPage.tsx';
import { MatchItem } from '../src/history/MatchItem.tsx';
import type { PastMatch, PastSeat } from '../src/history/past-match.ts';
import type { SavedMatch } from '../src/local/saved-match.ts';
import { deleteMatch, savedMatches, saveMatch } from '../src/local/store.ts';
import { openBrowser, render } from './render.tsx';

beforeEach(openBrowser);
afterEach(() => vi.unstubAllGlobals());

const match = (id: string, game: string, names: readonly string[], updated: number): SavedMatch => ({
  ...{ id, game, options: {}, log: [], dice: 'app', created: 1, updated, over: false },
  seats: names.map((name) => ({ name, player: { kind: 'person' } })),
});

describe('the history has a page', () => {
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
    const replays = () =>
      page
        .all('a')
        .flatMap(({ props }) =>
          String(props.href).startsWith('/replay/') ? [String(props.href).slice(8)] : [],
        );
    return { ...page, listed, replays };
  };
  const many = Array.from({ length: 45 }, (_, at) => match(`m${at}`, 'greed', ['Ada', 'Bo'], 1000 - at));

  test('the history page lists the twenty newest matches, and twenty more each time', async () => {
    const page = await opened(many);
    expect(page.replays()).toEqual(many.slice(0, 20).map(({ id }) => id));
    for (const [left, length] of [
      [25, 40],
      [5, 45],
    ] as const) {
      const older = page.all('button').find(({ props }) => props['data-action'] === 'older') ?? expect.fail();
      expect(older.textContent).toContain(`${left}`);
      await page.call(older, 'onClick', {});
      expect(page.replays()).toEqual(many.slice(0, length).map(({ id }) => id));
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
    const choose = async (at: number, value: string) =>
      page.call(page.all('select')[at] ?? expect.fail(), 'onChange', { target: { value } });
    expect(page.all('select').map((one) => one.all('option').map(({ props }) => props.value))).toEqual([
      ['', 'greed', 'threes'],
      ['', 'Ada', 'Bo', 'Cy', 'Zoë'],
    ]);
    await choose(0, 'greed');
    expect(page.replays()).toEqual(['b', 'c']);
    await choose(1, 'Zoë');
    expect(page.replays()).toEqual(['c']);
    await choose(0, '');
    expect(page.replays()).toEqual(['a', 'c']);
  });

  test('the only person at a device is called “you” in the filter, whatever name their seat has', async () => {
    const alone = (id: string, name: string, updated: number): SavedMatch => {
      const { seats, ...rest } = match(id, 'greed', [name, 'Bot 2'], updated);
      const [own, bot] = seats;
      return { ...rest, seats: [own, { ...bot, player: { kind: 'bot', strength: 'steady' } }] } as SavedMatch;
    };
    const page = await opened([
      alone('a', 'Player 1', 3),
      alone('b', 'Ada', 2),
      match('c', 'greed', ['Bo', 'Cy'], 1),
    ]);
    const [, people = expect.fail()] = page.all('select');
    const choices = people.all('option');
    expect(choices.map(({ textContent }) => textContent)).toEqual(['Everyone', 'You', 'Bo', 'Cy']);
    await page.call(people, 'onChange', { target: { value: choices[1]?.props.value } });
    expect(page.replays()).toEqual(['a', 'b']);
  });

  test('a deleted match is named in a notice, and can be restored', async () => {
    const page = await opened([match('a', 'threes', ['Ada'], 2), match('b', 'greed', ['Ada', 'Bo'], 1)]);
    const forget = page.all('button').find(({ props }) => props['data-action'] === 'forget') ?? expect.fail();
    await page.call(forget, 'onClick', {});
    expect([page.replays(), page.text().includes('Threes was deleted.')]).toEqual([['b'], true]);
    await page.press('Undo');
    expect([page.replays(), page.texts('button').includes('Undo')]).toEqual([['a', 'b'], false]);
  });
});

describe('the list shows each match', () => {
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
      saved: match('x', 'greed', ['Ada', 'Bo', 'Cy'], 0),
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
    expect((await shown(one)).all('a').map(({ props }) => props.href)).toEqual(links);
  });
});

test('the fairness test rolls 600,000 dice', async () => {
  expect((await render(<FairnessPage />, '/dice')).texts('button')).toContain('Roll 600,000 dice');
});

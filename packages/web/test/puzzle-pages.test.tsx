import { distinctMoves, err, games, ok, parsePosition } from '@dicehall/engine';
import { listedMoves, type Puzzle } from '@dicehall/strategy';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { announcer } from '../src/announce/announcer.ts';
import { Die } from '../src/dice/Die.tsx';
import { useExplored } from '../src/explore/use-explored.ts';
import { pressKey } from '../src/keys/use-keys.ts';
import { deleteMatch, savedMatches, saveMatch } from '../src/local/store.ts';
import { hasPuzzles } from '../src/puzzles/fetch-puzzles.ts';
import PuzzlePage from '../src/puzzles/PuzzlePage.tsx';
import { PuzzleStep } from '../src/puzzles/PuzzleStep.tsx';
import { changePractice, keptPractice } from '../src/puzzles/practice-store.ts';
import { useSet } from '../src/puzzles/use-set.ts';
import type { TableModel } from '../src/table/model/table.ts';
import { tableSound } from '../src/table/sound.ts';
import { tokenOfSeat } from '../src/tokens/tokens.ts';
import { answerTo } from '../src/values/ask.ts';
import { expectText, outline } from './outline.ts';
import { openBrowser, render, set } from './render.tsx';
import { matchOf } from './table-device.ts';

let table: TableModel | undefined;
// These need a browser, a worker or the network.
vi.mock('../src/explore/use-explored.ts', () => ({ useExplored: vi.fn() }));
vi.mock('../src/values/ask.ts', () => ({ answerTo: vi.fn() }));
vi.mock('../src/puzzles/use-set.ts', () => ({ useSet: vi.fn() }));
vi.mock('../src/table/TableScreen.tsx', () => ({
  TableScreen: (props: { table: TableModel; notice?: ReactNode; foot?: ReactNode }) => {
    table = props.table;
    return (
      <>
        <div data-cloth>
          <div data-area>
            <Die face={1} />
            <Die face={2} />
          </div>
        </div>
        {props.notice}
        {props.foot}
      </>
    );
  },
}));

/** A position of a game with puzzles. It has more moves than are listed, and the first one is best. */
const [line, game, state, moves] =
  games
    .filter(({ id }) => hasPuzzles(id))
    .map((one) => {
      const line = one.editor?.example ?? '';
      const read = parsePosition(line);
      const state = read.ok ? read.value.state : expect.fail(line);
      const all = one.moves(state, 0).map((move) => ({ move }));
      const moves = distinctMoves(one, state, 0, all).map(({ move }, at) => ({
        ...{ move, loss: at / 10, value: 0.9 - at / 10, margin: 0, roll: null },
      }));
      return [line, one, state, moves] as const;
    })
    .find(([, , , all]) => all.length > 5) ?? expect.fail();
const otherGame = games.find(({ id }) => hasPuzzles(id) && id !== game.id)?.id ?? expect.fail();
const last = moves.length - 1;
const puzzle = (at: string, themes: readonly string[] = []): Puzzle =>
  ({ at, best: moves[0]?.move, margin: 0.1, novice: 0.5, steady: 0.5, themes }) as never;

beforeEach(() => {
  openBrowser();
  const valued = {
    line,
    how: 'solved',
    unit: 'win',
    seat: 0,
    step: game.step(state),
    moves,
    rollouts: 0,
    margin: 0,
  };
  vi.mocked(useExplored).mockReturnValue({ positions: [valued as never], solving: null, failed: false });
  vi.mocked(useSet).mockReturnValue(
    ok({ game: game.id, unit: 'win', puzzles: [puzzle(line, ['lead'])] } as never),
  );
  vi.mocked(answerTo).mockReset().mockResolvedValue([]);
});
afterEach(() => vi.unstubAllGlobals());

type Page = Awaited<ReturnType<typeof render>>;
const opened = (search = `?game=${game.id}`) => render(<PuzzlePage />, `/puzzles${search}`);
/** Plays the move with this rank. */
const play = async (page: Page, rank: number) => {
  await page.does(() => table?.now().feed.act(0, moves[rank]?.move));
};
const saidIn = (page: Page, name: string) =>
  page
    .all('p')
    .find(({ props }) => name in props)
    ?.textContent.replaceAll(/[\u2068\u2069]/g, '');
const nextOf = (page: Page) => page.all('button').find(({ props }) => props['data-action'] === 'next');
const practised = () => keptPractice().practice[game.id] ?? { rating: 0, answers: 0, right: 0 };

test('a puzzle states which points are not on the table: those of earlier rolls, and those that the opponent left', async () => {
  const noteAt = async (at: string) => {
    await render(
      <PuzzleStep
        puzzle={puzzle(at)}
        title=""
        notice=""
        back="/"
        onAnswer={() => {}}
        outcome=""
        next={null}
      />,
    );
    return table?.now().feed.note ?? null;
  };
  expect(await noteAt('greed - 600,600 11 0 - choose 450 43442')).toMatchObject({
    key: 'earlier-points',
    values: { points: 50 },
  });
  expect(await noteAt('greed - 600,600 11 0 - choose 400 43442')).toBeNull();
  expect(await noteAt('ten-thousand - 1500,2000 0 offer 650 2')).toMatchObject({
    key: 'left-points',
    values: { seat: { seat: 1 }, points: 650, count: 2 },
  });
  expect(await noteAt('ten-thousand - 2000,2000 1 offer 650 2')).toMatchObject({
    values: { seat: { seat: 0 } },
  });
  expect(await noteAt('ten-thousand - 1500,2000 1 start')).toBeNull();
});

describe('a puzzle is solved on its page', () => {
  test.each([
    [0, 'Right', 1],
    [1, 'Not the best move', -1],
    [last, 'Not the best move', -1],
  ])('an answer of rank %i gets the verdict “%s” and changes the rating', async (rank, verdict, way) => {
    const page = await opened();
    const before = Number(page.all('p')[0]?.props['data-rating']);
    expect(page.text()).toContain('Your rating: 1,200.');
    await play(page, rank);
    expect(page.texts('h2')).toEqual([verdict]);
    expect(Math.sign(practised().rating - before)).toBe(way);
    expect([practised().answers, practised().right]).toEqual([1, way > 0 ? 1 : 0]);
    const change = Math.round(practised().rating) - before;
    expect(saidIn(page, 'data-outcome')).toMatch(/^Puzzle rating: 1,613\. Your rating: /);
    expect(saidIn(page, 'data-outcome')).toContain(`(${change > 0 ? '+' : '−'}${Math.abs(change)})`);
    expect(saidIn(page, 'data-outcome')?.includes('Solved in a row: 1.')).toBe(way > 0);
    // Each sentence can stay on one line.
    const sentences = page
      .all('span')
      .map(({ textContent }) => textContent.replaceAll(/[\u2068\u2069]/g, ''));
    expect(sentences).toContain('Puzzle rating: 1,613.');
  });

  test('a puzzle clears earlier announcements; an answer announces the verdict, then the reason, then the change of the rating', async () => {
    const clear = vi.spyOn(announcer, 'clear');
    const say = vi.spyOn(announcer, 'say');
    const page = await opened();
    expect(clear).toHaveBeenCalledTimes(1);
    await play(page, 1);
    const said = (say.mock.lastCall?.[0] ?? '').replaceAll(/[\u2068\u2069]/g, '');
    const shown = ['bad', 'data-reason', 'data-outcome'].map((name) =>
      page
        .all('p')
        .find(({ props }) => name in props || props.className === name)
        ?.textContent.replaceAll(/[\u2068\u2069]/g, ''),
    );
    expect(said).toBe(shown.filter((text) => text !== '').join(' '));
    // The verdict is announced once, together with the change of the rating.
    expect(say.mock.calls.filter(([text]) => text.includes('it costs'))).toHaveLength(1);
    clear.mockRestore();
    say.mockRestore();
  });

  test.each([0, 2, last])(
    'after an answer of rank %i, the listed moves and the player’s own move are shown in their order',
    async (rank) => {
      const page = await opened();
      await play(page, rank);
      const rows = page.all('ol')[0]?.all('li') ?? [];
      const listed = moves.filter((one, at) => at === rank || listedMoves(moves).includes(one));
      const own = listed.findIndex((one) => one === moves[rank]);
      expect(rows.map(({ props }) => props['data-best'])).toEqual(rows.map((_, at) => at === 0 || undefined));
      expect(rows.map(({ props }) => props['data-own'])).toEqual(
        rows.map((_, at) => at === own || undefined),
      );
      expect(rows.map(({ textContent }) => textContent.includes('your choice'))).toEqual(
        rows.map((_, at) => at === own),
      );
      expect(rows).toHaveLength(listed.length);
      const left = moves.length - rows.length;
      expect(page.text().includes(`${left} other move`)).toBe(left > 0);
    },
  );

  test('each listed move shows its value, and how often its next roll busts if it can', async () => {
    const now = useExplored([line]);
    const rolls = [0.25, 0].map((bust) => ({ bust, seat: 0, dice: 3, outcomes: [] }));
    const positions = now.positions.map((one) => ({
      ...one,
      moves: moves.map((move, at) => ({ ...move, roll: rolls[at] ?? null })),
    }));
    vi.mocked(useExplored).mockReturnValue({ ...now, positions: positions as never });
    const page = await opened();
    await play(page, 1);
    expectText(
      outline(page.all('ol')[0] ?? expect.fail()).slice(0, 2),
      `
      - keep a <6 | ⟨6⟩> and roll 90.0% Best move · scores nothing 25%
      - keep a <3 | ⟨3⟩> and roll – your choice 80.0% ~costs 10.0~ (costs 10.0 percentage points of win chance)
    `,
    );
  });

  test.each([true, false])(
    'the button for the next puzzle names its key if keys are on (%s), and does not count the answer again',
    async (keysOn) => {
      await set({ keysOn });
      const page = await opened();
      expect(nextOf(page)).toBeUndefined();
      await play(page, 0);
      expect(nextOf(page)?.props['aria-keyshortcuts'] !== undefined).toBe(keysOn);
      await page.press('Next puzzle');
      expect([nextOf(page), practised().answers]).toEqual([undefined, 1]);
      expect(saidIn(page, 'data-rating')).toContain('Solved in a row: 1.');
    },
  );

  test('a puzzle that was not solved comes back, and then does not change the rating', async () => {
    const again = { at: line, solved: 0, day: 0 };
    changePractice(game.id, (practice) => ({ ...practice, again: [again] }));
    const page = await opened();
    const { rating } = practised();
    expect(saidIn(page, 'data-rating')).toMatch(/^Once more/);
    await play(page, 0);
    expect([practised().rating, practised().answers]).toEqual([rating, 1]);
    expect(saidIn(page, 'data-outcome')).toMatch(/^A repeated puzzle.*\b1\b/);
  });

  test.each([
    [0, [[{ kind: 'bank' }]]],
    [1, []],
  ])(
    'an answer of rank %i plays the sounds %j, is marked as right or not, and leads to the explorer',
    async (rank, sounds) => {
      const heard = vi.spyOn(tableSound, 'play').mockReturnValue();
      const page = await opened();
      await play(page, rank);
      expect(heard.mock.calls).toEqual(sounds);
      heard.mockRestore();
      expect(page.all('h2').map(({ props }) => props['data-right'])).toEqual([rank === 0]);
      // Only a wrong answer is called a mistake.
      expect(page.all('p').filter(({ props }) => props.className === 'bad')).toHaveLength(rank);
      const links = page.all('a').map(({ props }) => String(props.href));
      expect(links).toContain(`/explore?${new URLSearchParams({ position: line, you: '0' })}`);
      const [best, second] = page.all('ol')[0]?.all('li') ?? [];
      expect([best?.textContent, second?.textContent]).toEqual([
        expect.stringContaining('Best move'),
        expect.stringContaining('costs 10.0'),
      ]);
    },
  );

  test('an answer counts once, even if its values arrive in several parts', async () => {
    const page = await opened();
    await play(page, 1);
    const now = vi.mocked(useExplored).mock.results.at(-1)?.value as ReturnType<typeof useExplored>;
    vi.mocked(useExplored).mockReturnValue({ ...now, positions: now.positions.map((one) => ({ ...one })) });
    await page.show(<PuzzlePage />);
    expect(practised().answers).toBe(1);
  });

  test('the page says that a position could not be valued', async () => {
    vi.mocked(useExplored).mockReturnValue({ positions: [], solving: null, failed: true });
    const page = await opened();
    await play(page, 0);
    expect(page.all('p').filter(({ props }) => props.role === 'alert')).toHaveLength(1);
    expect(practised().answers).toBe(0);
  });

  test('an answer adds to the latest progress, which may come from another tab, and keeps that of other games', async () => {
    const page = await opened();
    changePractice(otherGame, (practice) => ({ ...practice, answers: 3 }));
    changePractice(game.id, (practice) => ({ ...practice, answers: 7 }));
    await play(page, 0);
    expect([practised().answers, keptPractice().practice[otherGame]?.answers]).toEqual([8, 3]);
  });

  test.each([
    ['full', 0, true],
    ['full', 1, false],
    ['reduced', 0, false],
  ] as const)('with %s motion, the dice of an answer of rank %i jump: %s', async (motion, rank, jump) => {
    vi.spyOn(tableSound, 'play').mockReturnValue();
    await set({ motion });
    const page = await opened();
    await play(page, rank);
    const dice = page.all('[data-area] .die');
    expect(dice.length).toBeGreaterThan(1);
    expect(dice.map(({ animate }) => animate.mock.calls.length > 0)).toEqual(dice.map(() => jump));
    vi.restoreAllMocks();
  });

  test('damaged puzzle progress is reported', async () => {
    localStorage.setItem('dicehall.practice', '{');
    const isReported = ({ texts }: Page) =>
      texts('p').some((text) => text.startsWith('Your saved rating is damaged'));
    expect(isReported(await opened(''))).toBe(true);
    const page = await opened();
    await play(page, 0);
    expect(isReported(page)).toBe(true);
  });
});

test('after an answer the same position stays on the table, but allows no moves, and the verdict gets the focus', async () => {
  const page = await opened();
  const asked = table?.now() ?? expect.fail();
  expect(asked.choosing).toBe(0);
  await play(page, 1);
  const after = table?.now() ?? expect.fail();
  expect(after.feed.start).toBe(asked.feed.start);
  expect(after.controls.facts).toEqual(asked.controls.facts);
  expect(after.controls.dice.map(({ face }) => face)).toEqual(asked.controls.dice.map(({ face }) => face));
  expect([after.choosing, after.controls.actions, after.feed.isPosition]).toEqual([null, [], true]);
  expect(document.activeElement).toBe(page.all('h2')[0]);
});

test.each(['Zoë', ''])(
  'in a puzzle, the seats are called You and Opponent, whether the name of the player is “%s” or the seat not the first',
  async (name) => {
    await set({ name });
    await opened();
    expect(table?.now().feed.seats).toEqual([
      { name: 'You', kind: 'person', isNameless: true, token: tokenOfSeat(0) },
      { name: 'Opponent', kind: 'bot', token: tokenOfSeat(1) },
    ]);
    const at = 'greed - 1200,800 11 1 - choose 450 51341';
    const read = parsePosition(at);
    const greed = read.ok ? read.value : expect.fail(at);
    const [move] = greed.game.moves(greed.state, 1);
    const best = { move, loss: 0, value: 0.5, margin: 0, roll: null };
    const explored = { line: at, how: 'exact', unit: 'win', seat: 1, moves: [best], rollouts: 0, margin: 0 };
    vi.mocked(useExplored).mockReturnValue({
      positions: [{ ...explored, step: greed.game.step(greed.state) } as never],
      solving: null,
      failed: false,
    });
    const step = { title: '', back: '/', notice: null, next: null, onAnswer: () => {}, outcome: '' };
    const page = await render(<PuzzleStep puzzle={puzzle(at)} {...step} />);
    const { seats, mine, isPosition, back } = table?.now().feed ?? expect.fail();
    expect([seats.map((one) => one.name), mine, isPosition, back]).toEqual([
      ...[['Opponent', 'You'], [1], true, '/'],
    ]);
    expect(seats.map(({ token }) => token)).toEqual([tokenOfSeat(1), tokenOfSeat(0)]);
    // The values of the moves are explained, and the explorer opens for the same seat.
    await page.does(() => table?.now().feed.act(1, move));
    expectText(
      page.outline().slice(-3),
      `Exact win chances, if both players play perfectly.
      - roll – your choice 50.0% Best move
      Explore this position → /explore?position=${at.replaceAll(' ', '+').replace(',', '%2C')}&you=1`,
    );
  },
);

test('an answer that was given before the values are known is judged once they are, and only once', async () => {
  vi.mocked(useExplored).mockReturnValue({ positions: [], solving: 0.25, failed: false });
  const onAnswer = vi.fn();
  const step = { title: '', back: '/', notice: null, next: null, onAnswer, outcome: '' };
  const asked = puzzle(line);
  const shown = () => <PuzzleStep puzzle={asked} {...step} />;
  const page = await render(shown());
  await play(page, 1);
  expect(onAnswer.mock.calls).toEqual([]);
  expect(page.outline().at(-1)).toBe('<Solving the game for exact values 0.25 of undefined>');
  const close = moves.map((one, at) => ({ ...one, value: 0.5262 - 0.0024 * at, loss: 0.0024 * at }));
  const position = { line, how: 'solved', unit: 'win', seat: 0, step: game.step(state), moves: close };
  vi.mocked(useExplored).mockReturnValue({
    positions: [{ ...position, margin: 0, rollouts: 0 } as never],
    solving: null,
    failed: false,
  });
  await page.show(shown());
  await page.show(shown());
  // The cost is the difference of the shown values, 52.6 % and 52.4 %.
  expect(onAnswer.mock.calls).toEqual([[{ isRight: false, cost: expect.closeTo(0.2) }]]);
});

test('an answer is judged only by exact values of its own position', async () => {
  const of = (more: object) =>
    vi.mocked(useExplored).mockReturnValue({
      positions: [
        {
          line,
          how: 'solved',
          unit: 'win',
          seat: 0,
          step: game.step(state),
          moves,
          margin: 0,
          rollouts: 0,
          ...more,
        },
      ] as never,
      solving: null,
      failed: false,
    });
  for (const more of [{ rollouts: 400 }, { line: 'another' }]) {
    of(more);
    const page = await opened();
    await play(page, 0);
    expect([page.texts('p'), page.texts('h2')]).toEqual([['Solving the game for exact values'], []]);
  }
  expect(practised().answers).toBe(0);
});

test.each([
  [null, undefined],
  ['', undefined],
  ['Solved.', 'Solved.'],
])('the effect %j of an answer is shown as %j', async (outcome, shown) => {
  const step = { title: '', back: '/', notice: null, next: null, onAnswer: () => {}, outcome };
  const page = await render(<PuzzleStep puzzle={puzzle(line)} {...step} />);
  await play(page, 0);
  expect(saidIn(page, 'data-outcome')).toBe(shown);
});

test('the key to go on opens the next puzzle once it has loaded', async () => {
  const step = { title: '', back: '/', notice: null, onAnswer: () => {}, outcome: '' };
  const run = vi.fn();
  const page = await render(<PuzzleStep puzzle={puzzle(line)} {...step} next={null} />);
  await play(page, 0);
  const press = (action: 'go-on' | 'turn' | 'roll' | 'bank') => pressKey({ kind: 'action', action });
  expect(press('go-on')).toBe(false);
  await page.show(<PuzzleStep puzzle={puzzle(line)} {...step} next={{ label: 'Next', run }} />);
  expect([press('turn'), press('go-on'), run.mock.calls.length]).toEqual([false, true, 1]);
  // The table behind the verdict does not announce whose turn it is.
  expect([press('roll'), press('bank'), run.mock.calls.length]).toEqual([true, true, 1]);
});

test('the verdict scrolls into view, and again when the effect of the answer follows', async () => {
  const step = { title: '', back: '/', notice: null, next: null, onAnswer: () => {} };
  const asked = puzzle(line);
  const scrolled = vi.spyOn(window.Element.prototype, 'scrollIntoView').mockReturnValue();
  const page = await render(<PuzzleStep puzzle={asked} {...step} outcome={null} />);
  await play(page, 0);
  const counts = [scrolled.mock.calls.length];
  await page.show(<PuzzleStep puzzle={asked} {...step} outcome="Solved in a row: 1." />);
  counts.push(scrolled.mock.calls.length);
  expect([counts, scrolled.mock.lastCall]).toEqual([[1, 2], [{ block: 'nearest' }]]);
});

describe('a player can choose the theme of the next puzzles', () => {
  const chooser = async (search: string) => {
    const page = await opened(`?game=${game.id}${search}`);
    if (page.all('select').length === 0) await play(page, 0);
    const select = page.all('select')[0] ?? expect.fail();
    const options = select.all('option').map(({ props }) => props.value);
    const choose = (value: string) => page.call(select, 'onChange', { target: { value } });
    return { ...page, options, choose, value: select.props.value };
  };

  test.each([
    ['', '', false],
    ['&theme=lead', 'lead', false],
    ['&theme=chase', 'chase', true],
  ])('with the query %j, the themes of the set can be chosen', async (search, value, isNone) => {
    const page = await chooser(search);
    expect([page.options, page.value]).toEqual([['', 'lead', 'mine'], value]);
    expect(page.text().includes('There is no puzzle with this theme')).toBe(isNone);
  });

  test.each([
    ['', ''],
    ['lead', '&theme=lead'],
    ['mine', '&from=mine'],
  ])(
    'the choice of the theme %j leads to the query %j, in place of the one before',
    async (value, search) => {
      const page = await chooser('');
      await page.choose(value);
      expect(page.visited).toEqual([`/puzzles?game=${game.id}${search}`]);
    },
  );

  test('after the choice of another theme, an answered puzzle makes way for one of that theme', async () => {
    const page = await chooser('');
    expect(page.texts('h2')).toEqual(['Right']);
    await page.choose('lead');
    expect([page.texts('h2'), saidIn(page, 'data-rating') === undefined]).toEqual([[], false]);
  });
});

describe('the player’s own mistakes become puzzles', () => {
  const { log, setup } = matchOf(game.id, {});
  const save = (id: string, updated: number, more: object = {}) =>
    saveMatch(
      {
        ...{ id, game: game.id, options: setup.options, dice: 'app', created: 1, updated, over: true, log },
        seats: ['Ada', 'Bo'].map((name) => ({ name, player: { kind: 'person' } })),
        ...more,
      } as never,
      0,
    );
  afterEach(async () => {
    for (const { id } of await savedMatches().catch(() => [])) await deleteMatch(id);
  });

  test('own mistakes are searched in finished matches of two players of this game, the newest first', async () => {
    await save('older', 1, { log: log.slice(0, 1) });
    const bot = { name: 'Otto', player: { kind: 'bot', strength: 'steady' } };
    const seats = [bot, { name: 'Bo', player: { kind: 'person' } }];
    await save('newer', 2, { log: log.slice(0, 2), seats });
    await save('three', 3, { seats: ['A', 'B', 'C'].map((name) => ({ name, player: { kind: 'person' } })) });
    await save('running', 4, { over: false });
    await save('other', 5, { game: otherGame });
    const page = await opened(`?game=${game.id}&from=mine`);
    await page.until(() => page.text().includes('There are no mistakes'), true);
    const asked = vi.mocked(answerTo).mock.calls.map(([kind, given]) => {
      const { log, own } = given as unknown as { log: unknown[]; own: number[] };
      return [kind, log.length, own];
    });
    expect(asked).toEqual([
      ['mistakes', 2, [1]],
      ['mistakes', 1, [0, 1]],
    ]);
    expect(page.all('a').map(({ props }) => props.href)).toContain(`/play/${game.id}`);
    expect(page.all('progress')).toEqual([]);
  });

  test('the forty newest matches are searched, with their progress, until the player leaves', async () => {
    for (let at = 1; at <= 42; at++) await save(`m${at}`, at, { log: log.slice(0, at % 5), created: at });
    const signals: AbortSignal[] = [];
    let finish = () => {};
    vi.mocked(answerTo).mockImplementation((_kind, _given, signal) => {
      if (signal !== undefined) signals.push(signal);
      return new Promise((resolve) => {
        finish = () => resolve([] as never);
      });
    });
    const page = await opened(`?game=${game.id}&from=mine`);
    await page.until(() => signals.length, 1);
    await page.does(finish);
    await page.until(() => page.all('progress')[0]?.props.value, 1 / 40);
    for (let at = 2; at < 40; at++) await page.does(finish);
    await page.until(() => [signals.length, page.all('progress')[0]?.props.value], [40, 39 / 40]);
    expect(signals.some(({ aborted }) => aborted)).toBe(false);
    await page.show(null);
    expect(signals.at(-1)?.aborted).toBe(true);
  });

  test('each own mistake is asked once, does not change the rating, and needs no theme', async () => {
    await save('older', 1);
    await save('newer', 2);
    vi.mocked(answerTo).mockResolvedValue([puzzle(line, ['lead'])]);
    const page = await opened(`?game=${game.id}&from=mine`);
    await page.until(() => page.text().includes('From one of your matches'), true);
    await play(page, 0);
    expect(saidIn(page, 'data-outcome')).toMatch(/^Your own mistakes do not change/);
    expect(keptPractice().practice[game.id]).toBeUndefined();
    const options = page.all('option').map(({ props }) => props.value);
    expect(options).toEqual(['', 'mine']);
    expect(page.all('select')[0]?.props.value).toBe('mine');
  });

  test('the mistakes of one game are not shown as those of the next', async () => {
    await save('older', 1);
    vi.mocked(answerTo).mockResolvedValue([puzzle(line)]);
    const page = await opened(`?game=${game.id}&from=mine`);
    await page.until(() => page.text().includes('From one of your matches'), true);
    await page.go(`/puzzles?game=${otherGame}&from=mine`);
    await page.until(() => page.text().includes('There are no mistakes'), true);
  });

  test('the page reports that the search for mistakes has failed', async () => {
    await save('older', 1);
    vi.mocked(answerTo).mockRejectedValue(new Error('no worker'));
    const page = await opened(`?game=${game.id}&from=mine`);
    await page.until(() => page.text().includes('could not be analysed'), true);
  });
});

test.each([
  [null, 'Loading the puzzles…'],
  [err('not-loaded'), 'The puzzles could not be loaded.'],
  [err('other-version'), 'The puzzles are from another version.'],
  [err('damaged'), 'The puzzles are damaged.'],
] as const)('while there are no puzzles (%j), the page says why', async (loaded, said) => {
  vi.mocked(useSet).mockReturnValue(loaded as never);
  const page = await opened();
  expect(page.text()).toContain(said);
  expect(page.outline()[0]).toMatch(/^Back → \/puzzles\b/);
});

test.each([
  ['?game=nonsense', 'There are no puzzles for nonsense.'],
  ['?game=hidden-pairs', 'There are no puzzles for Hidden Pairs.'],
  ['?game=greed&theme=nonsense', 'There is no puzzle with this theme.'],
])('the puzzle page %s reports that there are no puzzles', async (search, said) => {
  expect((await opened(search)).text()).toContain(said);
});

test('the list of games with puzzles shows each record, and links to the puzzles', async () => {
  changePractice(otherGame, (practice) => ({
    ...practice,
    rating: 1300.4,
    answers: 5,
    right: 3,
    bestStreak: 2,
  }));
  const page = await opened('');
  for (const card of page.all('li')) {
    const id = String(card.props['data-game']);
    expect(card.all('a').map(({ props }) => props.href)).toEqual([`/puzzles?game=${id}`]);
    // Screen readers list the links of a page without the headings around them.
    expect(card.all('a')[0]?.props['aria-label']).toContain(card.all('h2')[0]?.textContent);
    const record = card.all('p')[0]?.textContent.replaceAll(/[\u2068\u2069]/g, '');
    expect(record).toBe(
      id === otherGame ? 'Rating 1,300. 3 of 5 solved, longest streak: 2.' : 'Not tried yet.',
    );
  }
  expect(page.all('li').length).toBeGreaterThan(2);
  changePractice(game.id, (practice) => ({ ...practice, answers: 2, right: 0 }));
  expect((await opened('')).text()).toContain('0 of 2 solved');
});

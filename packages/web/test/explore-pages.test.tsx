import { distinctMoves, formatOptions, gameOf, games, parsePosition, withDefaults } from '@dicehall/engine';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Answers } from '../src/explore/Answers.tsx';
import { Charts } from '../src/explore/Charts.tsx';
import ExplorePage from '../src/explore/ExplorePage.tsx';
import { exampleOf, exploreAddress } from '../src/explore/explore-address.ts';
import { MoveList } from '../src/explore/MoveList.tsx';
import { openBrowser, render } from './render.tsx';

type Asked = Parameters<typeof Answers>[0];
let asked: Asked | undefined;
// The worker with the values is replaced.
vi.mock('../src/explore/Answers.tsx', () => ({
  Answers: (props: Asked) => {
    asked = props;
    return null;
  },
}));

beforeEach(() => {
  openBrowser();
  asked = undefined;
  vi.stubGlobal('history', { state: null });
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
});
afterEach(() => vi.unstubAllGlobals());

const line = 'greed - 300,400 11 0 - choose 150 51346';
const greed = gameOf('greed');
const rules = formatOptions(greed.options, withDefaults(greed.options, { target: 2000 }));
const opened = async (search: string) => {
  const page = await render(<ExplorePage />, `/explore${search}`);
  const address = () => new URLSearchParams(String(page.visited.at(-1)).split('?')[1]);
  return { ...page, position: () => address().get('position'), rules: () => address().get('rules') };
};
const at = (position: string, more = {}) => `?${new URLSearchParams({ position, ...more })}`;

describe('the explorer opens a position', () => {
  test.each([
    ['', exampleOf(null)],
    ['?game=threes', exampleOf('threes')],
    [at(line), line],
  ])('the URL query %j opens a position', async (search, position) => {
    const page = await opened(search);
    expect([asked?.line, asked?.rival, asked?.isHidden]).toEqual([position, position, false]);
    expect(page.all('select')[0]?.props.value).toBe(position.split(' ')[0]);
  });

  test('choosing another game opens its example, without a comparison', async () => {
    const page = await opened(at(line, { rules }));
    await page.call(page.all('select')[0] ?? expect.fail(), 'onChange', { target: { value: 'threes' } });
    expect([page.position(), page.rules()]).toEqual([exampleOf('threes'), null]);
  });

  test('the values are compared with those under other house rules, which stay for the next position', async () => {
    const page = await opened(at(line, { rules }));
    expect(asked?.rival).toBe(line.replace(' - ', ` ${rules} `));
    await page.does(() => asked?.onLine(line.replace('300', '350')));
    expect([page.position(), page.rules()]).toEqual([line.replace('300', '350'), rules]);
    expect(asked?.link()).toBe(`https://dice.example${page.visited.at(-1)}`);
    const stop = page.all('button').find(({ props }) => props['data-action'] === 'stop-comparing');
    await page.call(stop ?? expect.fail(), 'onClick', {});
    expect(page.rules()).toBeNull();
  });

  test('house rules that cannot be read are reported, and nothing is compared', async () => {
    const page = await opened(at(line, { rules: 'nonsense' }));
    expect([asked?.rival, page.all('p').some(({ props }) => props.role === 'alert')]).toEqual([line, true]);
  });

  test('changing a die opens another possible position', async () => {
    const page = await opened(at(line));
    const dice = page.all('li').flatMap((one) => one.all('button').slice(0, 1));
    await page.call(dice[0] ?? expect.fail(), 'onClick', {});
    const next = page.position();
    expect(next).not.toBe(line);
    expect([parsePosition(next ?? '').ok, asked?.line, asked?.isHidden]).toEqual([true, next, false]);
  });

  test('an invalid line is explained, and can be replaced by another line or a link', async () => {
    const page = await opened(at('greed nonsense'));
    expect([asked, page.all('p').some(({ props }) => props.role === 'alert')]).toEqual([undefined, true]);
    const enter = async (text: string) => {
      await page.call(page.all('input').at(-1) ?? expect.fail(), 'onChange', { target: { value: text } });
      await page.call(page.all('form').at(-1) ?? expect.fail(), 'onSubmit', {});
    };
    expect(page.all('input').at(-1)?.props['aria-invalid']).toBe(true);
    await enter(` https://dice.example${exploreAddress(line)} `);
    expect([page.position(), asked?.line]).toEqual([line, line]);
  });
});

describe('the explorer lists the moves of a position', () => {
  const many = games
    .map((game) => {
      const line = game.editor?.example ?? '';
      const read = parsePosition(line);
      const all = read.ok ? game.moves(read.value.state, 0).map((move) => ({ move })) : [];
      const state = read.ok ? read.value.state : null;
      return { line, moves: state === null ? [] : distinctMoves(game, state, 0, all) };
    })
    .find(({ moves }) => moves.length >= 10);

  test('the first nine moves have a digit key', async () => {
    const moves = many?.moves
      .slice(0, 10)
      .map((one, at) => ({ ...one, loss: at / 10, value: 1 - at / 10, margin: 0, roll: null }));
    const position = { line: many?.line, unit: 'win', how: 'solved', seat: 0, moves, margin: 0, more: null };
    const onMove = vi.fn();
    const page = await render(
      <MoveList position={position as never} rival={undefined} word="" onMove={onMove} />,
    );
    const rows = page.all('button').filter(({ props }) => 'data-move' in props);
    expect(rows.map((row) => row.all('span')[0]?.textContent)).toEqual([...'123456789', '']);
    for (const row of rows) await page.call(row, 'onClick', {});
    expect(onMove.mock.calls.map(([move]) => move)).toEqual(moves?.map(({ move }) => move));
  });
});

describe('the explorer has a chart of when to bank', () => {
  const cell = (roll: number, stop: number | null, canStop = true) => ({
    roll,
    stop,
    canStop,
    line: `${roll}`,
  });
  const chart = async (rows: readonly (readonly ReturnType<typeof cell>[])[]) => {
    const stopping = { seat: 0, points: [0, 350, 700], rows };
    const onLine = vi.fn();
    const charts = { line, map: null, stopping } as never;
    const page = await render(<Charts charts={charts} isOld={false} names={['Ada', 'Bo']} onLine={onLine} />);
    const cells = () => page.all('td').filter(({ props }) => props.role === 'gridcell');
    const said = async (at: number) => {
      await page.call(cells()[at] ?? expect.fail(), 'onFocus', {});
      return page.texts('p').at(-1);
    };
    return { ...page, cells, said, onLine };
  };

  test('the chart tells, for each number of dice, from how many points on banking is best', async () => {
    const { texts } = await chart([
      [cell(0.5, null, false), cell(0.5, 0.4), cell(0.5, 0.6)],
      [cell(0.5, 0.5), cell(0.5, 0.6), cell(0.5, 0.7)],
      [cell(0.5, 0.1), cell(0.5, 0.2), cell(0.5, 0.3)],
    ]);
    expect(texts('p')).toContain('Bank from 700 points with 1 die and 0 points with 2 dice.');
    expect((await chart([[cell(0.5, 0.1), cell(0.5, 0.2), cell(0.5, 0.3)]])).texts('p')).toContain(
      'Rolling is better in every cell.',
    );
  });

  test('each cell of the chart tells its own chances, and leads to its position', async () => {
    const page = await chart([[cell(0.5, null, false), cell(0.41, 0.3), cell(0.52, 0.63)]]);
    expect(page.cells().map(({ textContent }) => textContent)).toEqual(['·', '·', '■']);
    expect(await page.said(0)).toMatch(/^1 die, 0 points: roll, 50\.0%\. Banking is not possible/);
    expect(await page.said(1)).toMatch(/^1 die, 350 points: roll, 41\.0%/);
    expect(await page.said(2)).toMatch(/^1 die, 700 points: bank, 63\.0%\. Rolling: 52\.0%/);
    await page.call(page.cells()[2] ?? expect.fail(), 'onClick', {});
    expect(page.onLine.mock.calls).toEqual([['0.52']]);
  });
});

import { parsePosition, unwrap } from '@dicehall/engine';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { announcer } from '../src/announce/announcer.ts';
import { Charts } from '../src/explore/Charts.tsx';
import ExplorePage from '../src/explore/ExplorePage.tsx';
import { exploreAddress } from '../src/explore/explore-address.ts';
import { pressKey } from '../src/keys/use-keys.ts';
import type { ExploredPosition } from '../src/values/questions.ts';
import { answered, asked, fakeWorkers, tell, worker } from './fake-worker.ts';
import { openBrowser, render } from './render.tsx';

/** A wide screen. */
const stubScreen = (isTouch: boolean) =>
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: isTouch || !query.includes('coarse') }));

fakeWorkers();
beforeEach(() => {
  openBrowser();
  vi.stubGlobal('history', { state: null, back: vi.fn() });
  stubScreen(false);
  vi.spyOn(announcer, 'say').mockReturnValue(undefined as never);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const line = 'greed - 300,400 11 0 - choose 150 51346';
const next = (dice: number, bust: number) => ({
  seat: 0,
  dice,
  bust,
  outcomes: [
    { dice: [1, 1, 1], chance: 0.005, busts: false, value: 0.9 },
    { dice: [5, 5, 2], chance: 0.3, busts: false, value: 0.6 },
    { dice: [2, 3, 4], chance: 0.28, busts: true, value: 0.4 },
  ],
});
const answer = (more: object = {}, at = line): ExploredPosition => {
  const { game, state } = unwrap(parsePosition(at));
  return {
    ...{
      line: at,
      how: 'exact',
      unit: 'win',
      seat: 0,
      step: game.step(state),
      bySeat: [0.52, 0.48],
      roll: null,
      rollouts: 0,
      severalBest: false,
      margin: 0,
      more: null,
    },
    moves: game.moves(state, 0).map((move, nth) => ({
      move,
      value: 0.52 - 0.03 * nth,
      loss: 0.03 * nth,
      margin: 0,
      roll: nth === 1 ? next(3, 0.28) : null,
    })),
    ...more,
  } as never;
};
async function opened(position = line, more: object = {}) {
  const page = await render(<ExplorePage />, `/explore?${new URLSearchParams({ position, ...more })}`);
  return { ...page, hears: (news: object) => page.does(() => tell('explore', news)) };
}

const position = [
  ...[
    '{Position}',
    'Game ‹Greed of Greed, Ten Thousand, Threes, Three Dice, Hidden Pairs›',
    '▾ To move: You 300 Opponent 400 At stake 150 Next roll 3 dice',
  ],
  '[Decrease: Score: You | −] Score: You‹300› [Increase: Score: You | +]',
  '[Decrease: Score: Opponent | −] Score: Opponent‹400› [Increase: Score: Opponent | +]',
  ...['To move', '‹on› You', '‹off› Opponent'],
  '[Decrease: Points from earlier rolls | − (off)] Points from earlier rolls‹0› [Increase: Points from earlier rolls | +]',
  'Dice on the table',
  'Click a die to change its number, or press 1 to 6 on it.',
  ...[
    '- [Die 1: 5 | ⟨5⟩]',
    '- [Die 2: 1 | ⟨1⟩]',
    '- [Die 3: 3 | ⟨3⟩]',
    '- [Die 4: 4 | ⟨4⟩]',
    '- [Die 5: 6 | ⟨6⟩]',
    '[One die fewer] [Take all dice off the table]',
  ],
];
const first = '[Step back (off)] (This is the first position.) [Copy link]';
const shares = ['- ·now You 52.0%', '- Opponent 48.0%'];
const exact = 'Exact win chances, if both players play perfectly.';
const costs = ' Costs are in percentage points.';
const moves = [
  '- ·verdict=best [~1~ roll 52.0% Best move]',
  '- ·verdict=mistake [~2~ bank 49.0% ~costs 3.0~ (costs 3.0 percentage points of win chance) · scores nothing 28% · after a typical roll: 40.0% (no points) · after the best roll: 90.0% (1 1 1)]',
];

describe('the explorer shows the values of a position', () => {
  const answers = (page: Awaited<ReturnType<typeof opened>>) => {
    const lines = page.outline(['data-verdict', 'data-now', 'data-old']);
    return lines.slice(lines.indexOf('{Moves}') + 1, lines.indexOf('▸ House rules'));
  };

  test('the reader of a match of two is called You, and the other player the opponent', async () => {
    const page = await opened(line, { you: '1' });
    expect(page.outline()).toContain('▾ To move: Opponent 300 You 400 At stake 150 Next roll 3 dice');
  });

  test.each(['2', '-1', '0.5', 'Ada'])('an address with the unknown seat %s names no reader', async (you) => {
    const page = await opened(line, { you });
    expect(page.outline()).toContain('▾ To move: Player 1 300 Player 2 400 At stake 150 Next roll 3 dice');
  });

  test('the explorer shows the position, its values, the house rules and the notation', async () => {
    const page = await opened();
    expect(page.outline()).toEqual([
      ...[
        'Back → / Dicehall → /',
        '{Main}',
        'History → /history Settings → /settings',
        '# Position explorer',
      ],
      'Set up any position and see what every move is worth. Then step forward by a move or a roll.',
      ...[
        ...position,
        '{Moves}',
        '## To move: You',
        first,
        '▸ House rules',
        '▸ Compare with other house rules',
        '▸ Notation and link',
      ],
      `Position in one line Paste a position or a link to one. ‹${line}›`,
      '[Show]',
    ]);
    expect(asked('explore').map(({ given }) => given)).toEqual([[line]]);
  });

  test('on a touch screen the hints of the explorer name no keys', async () => {
    stubScreen(true);
    const text = (await opened()).text();
    expect(text).toContain('Tap a die to change its number.');
    expect(text).not.toContain('press');
  });

  test('each move has a bar as long as its win chance', async () => {
    const page = await opened();
    await page.hears({ kind: 'done', answer: [answer()] });
    const moves = page.all('button').filter(({ props }) => props['data-move'] !== undefined);
    const parts = moves.map((move) => [
      /[\d.]+(?=%)/.exec(move.textContent)?.[0],
      move.all('i')[0]?.props.style,
    ]);
    expect(parts.length).toBeGreaterThan(1);
    for (const [share, style] of parts)
      expect(style).toEqual({ inlineSize: expect.stringMatching(`^${Number(share)}(\\.\\d+)?%$`) });
  });

  test('while values are computed the explorer shows the progress of the solution, and afterwards a failure', async () => {
    const page = await opened();
    await page.hears({ kind: 'progress', stage: 'solving', share: 0.509 });
    const solving = 'Solving the game for exact values';
    expect(answers(page)).toEqual([solving, `<${solving} 50 of 100>`, '## To move: You', first]);
    await page.hears({ kind: 'part', answer: [answer()] });
    expect(answers(page)).toEqual(['## To move: You', ...shares, `${exact}${costs}`, ...moves, first]);
    expect(vi.mocked(announcer.say).mock.calls.at(-1)).toEqual(['Best move: roll. Win chance: 52.0%.']);
    await page.hears({ kind: 'failed' });
    expect(answers(page)).toEqual([
      'alert: These values could not be computed on this device.',
      '## To move: You',
      ...shares,
      `${exact}${costs}`,
      ...moves,
      first,
    ]);
    await page.press('Die 1: 5');
    await page.hears({ kind: 'progress', stage: 'solving', share: 0.1 });
    expect(answers(page).slice(0, 3)).toEqual([...[solving, `<${solving} 10 of 100>`, '## To move: You']]);
    await page.hears({ kind: 'failed' });
    expect(answers(page).slice(0, 2)).toEqual([
      'alert: These values could not be computed on this device.',
      '## To move: You',
    ]);
  });

  test('a move whose next roll cannot bust has no chance of a bust', async () => {
    const page = await opened();
    const safe = answer().moves.map((one) => ({ ...one, roll: next(3, 0) }));
    await page.hears(answered([answer({ moves: safe })]));
    expect(answers(page).find((shown) => shown.includes('bank'))).toBe(
      '- ·verdict=mistake [~2~ bank 49.0% ~costs 3.0~ (costs 3.0 percentage points of win chance) · after a typical roll: 40.0% (no points) · after the best roll: 90.0% (1 1 1)]',
    );
  });

  test('values under other house rules are no longer shown once the comparison has ended', async () => {
    const page = await opened(line, { rules: 'target=2000' });
    await page.hears(answered([answer(), answer({}, line.replace(' - ', ' target=2000 '))]));
    expect(page.text()).toContain('with the other rules');
    await page.press('Stop comparing');
    expect(page.text()).not.toContain('with the other rules');
    expect(answers(page)).toEqual(['## To move: You', ...shares, `${exact}${costs}`, ...moves, first]);
  });

  const charts = (how: string) => ({
    how,
    charts: {
      line,
      map: {
        seat: 0,
        scores: [300, 400],
        rows: [
          [null, null],
          [null, null],
        ],
      },
      stopping: null,
    },
  });
  test.each([
    ['until those of the new position arrive', 'exact', [true]],
    ['but not for values that are computed in another way', 'rollouts', []],
  ])('the charts of the previous position stay, %s', async (_, how, old) => {
    const page = await opened();
    await page.hears({ kind: 'part', answer: [answer(charts('exact'))] });
    const shown = () =>
      page
        .all('section')
        .flatMap(({ props }) => (props['data-chart'] === 'map' ? [props['data-old'] === true] : []));
    expect(shown()).toEqual([false]);
    await page.press('Die 1: 5');
    const [[now] = expect.fail()] = asked('explore')
      .slice(-1)
      .map(({ given }) => given as string[]);
    await page.hears({ kind: 'part', answer: [answer({ how }, now)] });
    expect(shown()).toEqual(old);
  });

  test('estimates are shown with their margin, and moves with their value under other house rules', async () => {
    const page = await opened(line, { rules: 'target=2000' });
    const rival = line.replace(' - ', ' target=2000 ');
    expect(asked('explore').map(({ given }) => given)).toEqual([[line, rival]]);
    const estimated = {
      moves: answer().moves.map((one) => ({ ...one, margin: 0.006 })),
      how: 'rollouts',
      rollouts: 400,
      margin: 0.012,
      severalBest: true,
      more: { count: 9, least: 0.1 },
    };
    await page.hears(answered([answer(estimated), answer({}, rival)]));
    expect(answers(page)).toEqual([
      ...['## To move: You', '- ·now You 52%', '- Opponent 48%'],
      'Estimated from 400 simulated matches with steady players. The true value is within the margin (±) in 95 of 100 cases. Costs are in percentage points.',
      'Several moves are equally good for this seat, but the values of the other seats depend on which of them is played.',
      '- ·verdict=best [~1~ roll 52% ± 1% Best move with the other rules: 52.0%]',
      '- ·verdict=mistake [~2~ bank 49% ± 1% ~costs 3~ (costs 3 percentage points of win chance) · scores nothing 28% · after a typical roll: 40% (no points) · after the best roll: 90% (1 1 1) with the other rules: 49.0%]',
      ...['Thousands of other moves are worth less, down to 10%.', first],
    ]);
    expect(vi.mocked(announcer.say).mock.calls).toContainEqual(['Best move: roll. Win chance: about 52%.']);
  });

  test('before a roll, the explorer lists the values of the outcomes, and explains score differences in words', async () => {
    const roll = 'greed - 300,400 11 1 - throw 150 3';
    const page = await opened(roll);
    await page.hears(
      answered([answer({ moves: [], seat: null, roll: { ...next(3, 0.28), seat: 1 }, bySeat: null }, roll)]),
    );
    expect(answers(page)).toEqual([
      ...[
        '## Next roll: You',
        exact,
        'The next roll is 3 dice. 28% of the rolls score nothing. Typical: 40.0% (no points). Each row shows the chance of a roll, and the win chance after it.',
      ],
      ...[
        '- ·verdict=fine [(1 1 1:) ⟨1⟩ ⟨1⟩ ⟨1⟩ 0.5% 90.0%]',
        '- ·verdict=fine [(5 5 2:) ⟨5⟩ ⟨5⟩ ⟨2⟩ 30.0% 60.0%]',
        '- ·verdict=blunder [(2 3 4:) ⟨2⟩ ⟨3⟩ ⟨4⟩ No points · 28.0% 40.0%]',
      ],
      ...['[Enter another roll]', first],
    ]);
    expect(vi.mocked(announcer.say).mock.calls).toContainEqual(['The next roll is 3 dice.']);
    await page.press('5 5 2:30.0%60.0%');
    expect(new URLSearchParams(page.visited.at(-1)?.split('?')[1]).get('position')).toBe(
      'greed - 300,400 11 1 - choose 250 552',
    );
    const sips = await opened();
    await sips.hears(answered([answer({ unit: 'sips' })]));
    expect(answers(sips)[2]).toBe('- ·verdict=best [~1~ roll 0.52 fewer Best move]');
  });

  test('where several seats choose, the heading names the seat whose moves have values', async () => {
    const page = await opened();
    await page.hears(answered([answer({ seat: 1, step: { kind: 'choose', seats: [0, 1] } })]));
    expect(answers(page)[0]).toBe('## To move: Opponent');
  });

  test('a finished match has no moves in the explorer', async () => {
    const over = 'greed target=500,opening=0 600,400 11 0 0 over';
    const page = await opened(over);
    const { game, state } = unwrap(parsePosition(over));
    await page.hears(
      answered([answer({ moves: [], seat: null, bySeat: null, step: game.step(state) }, over)]),
    );
    expect(answers(page)).toEqual(['## The match is over', exact, 'The match is over', first]);
  });

  test('a move, chosen by click or digit, or a roll leads to the position after it, one step further', async () => {
    const page = await opened();
    await page.hears(answered([answer()]));
    const went = () => {
      const [to, options] = page.navigated.at(-1) ?? expect.fail();
      return [new URLSearchParams(to.split('?')[1]).get('position'), options];
    };
    await page.does(() => pressKey({ kind: 'digit', digit: 2, shift: false }));
    expect(went()).toEqual(['greed - 450,400 11 1 - start', { state: { steps: 1 } }]);
    const start = await opened(line.replace('choose 150 51346', 'throw 150 3'));
    await start.hears(
      answered([
        answer(
          { moves: [], seat: null, roll: next(3, 0.28) },
          line.replace('choose 150 51346', 'throw 150 3'),
        ),
      ]),
    );
    vi.stubGlobal('history', { state: { steps: 2 }, back: vi.fn() });
    await start.press('5 5 2:30.0%60.0%');
    const [to, options] = start.navigated.at(-1) ?? expect.fail();
    expect([new URLSearchParams(to.split('?')[1]).get('position'), options]).toEqual([
      'greed - 300,400 11 0 - choose 250 552',
      { state: { steps: 3 } },
    ]);
    expect(pressKey({ kind: 'digit', digit: 9, shift: false })).toBe(false);
  });

  test('a changed position replaces the URL without adding a step', async () => {
    vi.stubGlobal('history', { state: { steps: 2 }, back: vi.fn() });
    const page = await opened();
    await page.press('Die 1: 5');
    expect(page.navigated.at(-1)?.[1]).toEqual({ replace: true, state: { steps: 2 } });
  });

  test('the values of the previous position stay visible, but disabled, until those of the new one arrive', async () => {
    const page = await opened();
    await page.hears(answered([answer()]));
    await page.press('Die 1: 5');
    const old = page.all('div').find(({ props }) => props['data-answer'] !== undefined);
    expect([old?.props['data-answer'], old?.props.inert]).toEqual(['old', true]);
    const before = page.navigated.length;
    await page.does(() => pressKey({ kind: 'digit', digit: 2, shift: false }));
    expect(page.navigated.length).toBe(before);
  });

  test('values of another game are not shown, not even until those of the new game arrive', async () => {
    const page = await opened();
    await page.hears(answered([answer()]));
    await page.go('/explore?game=threes');
    const shown = page.all('div').filter(({ props }) => props['data-answer'] !== undefined);
    expect([shown, page.all('[data-verdict]')]).toEqual([[], []]);
  });

  test('the best move of each position is announced', async () => {
    const page = await opened();
    await page.hears(answered([answer()]));
    await page.press('Die 1: 5');
    const [now] = (asked('explore').at(-1)?.given ?? []) as string[];
    const better = answer().moves.map((one) => ({ ...one, value: one.value + 0.1 }));
    await page.hears(answered([answer({ moves: better }, now)]));
    expect(vi.mocked(announcer.say).mock.lastCall).toEqual(['Best move: roll. Win chance: 62.0%.']);
  });

  test('values are no longer computed once another position is opened, or the player has left the page', async () => {
    const page = await opened();
    await page.press('Die 1: 5');
    await page.show(null);
    const ids = asked('explore').map(({ id }) => id);
    expect(worker().told.flatMap(({ id, kind }) => (kind === 'cancel' ? [id] : []))).toEqual(ids);
    expect(ids).toHaveLength(2);
  });

  test('a charted position opens one step further, with a link for the same reader, who is named in the chart', async () => {
    const page = await opened(line, { you: '1' });
    const next = line.replace('300,', '400,');
    const rows = [
      [null, { value: 0.6, line: next }],
      [{ value: 0.5, line }, null],
    ];
    const map = { seat: 0, scores: [300, 400], rows };
    await page.hears(answered([answer({ charts: { line, map, stopping: null } })]));
    expect(page.outline()).toContain('→ Points: Opponent, ↓ Points: You');
    const cells = page.all('td').filter(({ props }) => props.role === 'gridcell');
    await page.call(cells[1] ?? expect.fail(), 'onClick', {});
    const [to = '', options] = page.navigated.at(-1) ?? [];
    expect([to, options]).toEqual([exploreAddress(next, 1), { state: { steps: 1 } }]);
    const writeText = vi.fn();
    Object.assign(navigator, { clipboard: { writeText } });
    await page.press('Copy link');
    expect(writeText.mock.calls).toEqual([[`https://dice.example${to}`]]);
  });
});

describe('the explorer counts the steps from its first position', () => {
  test('the back button and the undo key go back one step, up to the first position of this page', async () => {
    const back = vi.fn();
    vi.stubGlobal('history', { state: { steps: 1 }, back });
    const page = await opened();
    expect(page.outline()).toContain('[Step back] [Copy link]');
    await page.press('Step back');
    await page.does(() => pressKey({ kind: 'action', action: 'undo' }));
    expect(back).toHaveBeenCalledTimes(2);
    expect(vi.mocked(announcer.say).mock.calls.at(-1)).toEqual(['One step back.']);
    vi.stubGlobal('history', { state: { steps: 0 }, back });
    expect(pressKey({ kind: 'action', action: 'undo' })).toBe(false);
    expect(back).toHaveBeenCalledTimes(2);
  });
});

describe('the explorer has a chart of win chances', () => {
  const cell = (value: number, at: number) => ({ value, line: `at ${at}` });
  const map = (seat: number, first: object | null = cell(0.5, 0)) => ({
    ...{ seat, scores: [0, 350, 700] },
    rows: [
      [first, cell(0.003, 1), null],
      [cell(0.998, 2), cell(0.42, 3), cell(1, 4)],
      [cell(0, 5), cell(0.6, 6), cell(0.7, 7)],
    ],
  });
  const shown = async (chart: object, isOld = false, at = line) => {
    const onLine = vi.fn();
    const part = (one: object) => (
      <Charts
        charts={{ line: at, map: one, stopping: null } as never}
        isOld={isOld}
        names={['Ada', 'Bo']}
        onLine={onLine}
      />
    );
    const page = await render(part(chart));
    const cells = () => page.all('td').filter(({ props }) => props.role === 'gridcell');
    return { ...page, onLine, cells, change: (one: object) => page.show(part(one)) };
  };

  test('the chart shows the chances at the start of a turn by both scores, and describes the cell closest to the position', async () => {
    const page = await shown(map(1), true);
    expect(page.outline(['data-old'])).toEqual([
      ...['·old', '## Win chances by score'],
      'The win chance in percent of the player to move, at the start of a turn. Gold: 50 and more. Click a cell, or go there with the arrow keys and press Enter, to set these scores.',
      'The closest cell is the start of a turn with 350 against 350: the win chance is 42.0%.',
      ...['{Win chances by score}', '→ Points: Bo, ↓ Points: Ada', '| 0 | 350 | 700'],
      ...[
        '0 | {50%} 50 | {<1%} <1 | {not possible}',
        '350 | {>99%} >99 | {42%} 42 | {100%} 100',
        '700 | {0%} 0 | {60%} 60 | {70%} 70',
      ],
      '(empty)',
    ]);
    expect((await shown(map(0))).outline()[4]).toBe('→ Points: Ada, ↓ Points: Bo');
  });

  test.each([
    [1, '700,0 10', 'The closest cell is the start of a turn with 0 against 700: the win chance is 0.0%.'],
    [0, '700,0 10', 'Ada 700, Bo 0: not possible'],
    [
      0,
      '350,700 11',
      'The closest cell is the start of a turn with 350 against 700: the win chance is 60.0%.',
    ],
  ])(
    'for seat %i at the scores %s, the chart describes the cell with these scores',
    async (seat, scores, about) => {
      const at = line.replace('300,400 11', scores);
      const page = await shown(map(seat), false, at);
      expect(page.texts('p')[1]).toBe(about);
    },
  );

  test('each cell of the chart shows its scores and its exact chance, and leads to its position if that is possible', async () => {
    const page = await shown(map(1));
    const said = async (at: number) => {
      await page.call(page.cells()[at] ?? expect.fail(), 'onFocus', {});
      return page.texts('p').at(-1);
    };
    expect([await said(1), await said(2), await said(3)]).toEqual([
      ...[
        'Bo 350, Ada 0: <1%, exactly 0.3%',
        'Bo 700, Ada 0: not possible',
        'Bo 0, Ada 350: >99%, exactly 99.8%',
      ],
    ]);
    await page.call(page.cells()[3] ?? expect.fail(), 'onClick', {});
    expect([page.onLine.mock.calls, page.cells()[2]?.props.onClick]).toEqual([[['at 2']], undefined]);
    // Only a cell that leads to a position looks like it.
    expect([2, 3].map((at) => page.cells()[at]?.props['data-can'])).toEqual([undefined, true]);
    const stopped: string[] = [];
    const prevented: string[] = [];
    for (const key of ['Enter', ' ', 'x'])
      await page.call(page.cells()[4] ?? expect.fail(), 'onKeyDown', {
        key,
        stopPropagation: () => stopped.push(key),
        preventDefault: () => prevented.push(key),
      });
    expect([page.onLine.mock.calls.slice(1), stopped, prevented]).toEqual([
      [['at 3'], ['at 3']],
      ['Enter', ' '],
      ['Enter', ' '],
    ]);
  });

  test('one cell of the chart can be reached by Tab, first the one closest to the position, and keys move on from there', async () => {
    const page = await shown(map(1));
    const [grid = expect.fail()] = page.all('table');
    const stopped = vi.fn();
    const at = (cell: (typeof page)['box'] | undefined) => cell?.props['data-at'];
    const reached = () => page.cells().flatMap((cell) => (cell.props.tabIndex === 0 ? [at(cell)] : []));
    const press = async (key: string, more: object = {}) => {
      await page.call(grid, 'onKeyDown', { key, currentTarget: grid, stopPropagation: stopped, ...more });
      const focused = document.activeElement as unknown as (typeof page)['box'];
      await page.call(focused, 'onFocus', {});
      return reached();
    };
    expect(reached()).toEqual(['1,1']);
    expect([await press('ArrowRight'), await press('ArrowRight'), await press('ArrowUp')]).toEqual([
      ...[['1,2'], ['1,2'], ['0,2']],
    ]);
    expect([await press('Home'), await press('PageDown'), await press('End')]).toEqual([
      ...[['0,0'], ['2,0'], ['2,2']],
    ]);
    expect([
      await press('ArrowLeft', { altKey: true }),
      await press('Home', { ctrlKey: true }),
      await press('End', { ctrlKey: true }),
    ]).toEqual([['2,2'], ['0,0'], ['2,2']]);
    expect(stopped).toHaveBeenCalledTimes(8);
  });

  test('a chart of other scores begins again at the cell closest to the position, without a description', async () => {
    const page = await shown(map(1));
    const reached = () =>
      page.cells().flatMap(({ props }) => (props.tabIndex === 0 ? [props['data-at']] : []));
    await page.call(page.cells()[8] ?? expect.fail(), 'onFocus', {});
    expect([reached(), page.texts('p').at(-1)]).toEqual([['2,2'], 'Bo 700, Ada 700: 70%, exactly 70.0%']);
    await page.change({ ...map(1), scores: [0, 400, 800] });
    expect([reached(), page.texts('p').at(-1)]).toEqual([['1,1'], '']);
  });
});

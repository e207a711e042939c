import {
  distinctMoves,
  formatOptions,
  gameOf,
  games,
  parsePosition,
  unwrap,
  withDefaults,
} from '@dicehall/engine';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Answers } from '../src/explore/Answers.tsx';
import { Charts } from '../src/explore/Charts.tsx';
import ExplorePage from '../src/explore/ExplorePage.tsx';
import { exampleOf, exploreAddress } from '../src/explore/explore-address.ts';
import { MoveList } from '../src/explore/MoveList.tsx';
import { Result } from '../src/explore/Result.tsx';
import { pressKey } from '../src/keys/use-keys.ts';
import { openBrowser, override, render } from './render.tsx';
import { messages } from './table-device.ts';

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
  return {
    ...page,
    position: () => address().get('position'),
    rules: () => address().get('rules'),
    plain: ({ textContent }: typeof page.box) => textContent.replaceAll(/[\u2068\u2069]/g, ''),
    /** Returns the last number field with this label. */
    number(label: string) {
      const { htmlFor } =
        page
          .all('label')
          .findLast(({ textContent }) => textContent.replaceAll(/[\u2068\u2069]/g, '') === label)?.props ??
        expect.fail(label);
      return page.all('input').find(({ props }) => props.id === htmlFor) ?? expect.fail(label);
    },
  };
};
const at = (position: string, more = {}) => `?${new URLSearchParams({ position, ...more })}`;

test('an explorer opened from a match has the names of its players, with “You” for the reader', async () => {
  const namesAt = async (you: number | null, names: string) => {
    await opened(exploreAddress(line, you, names).replace('/explore', ''));
    return asked?.names;
  };
  expect(await namesAt(1, 'Ada\nBo')).toEqual(['Ada', 'You']);
  expect(await namesAt(null, 'Ada\nBo')).toEqual(['Ada', 'Bo']);
  // The names of another number of players are ignored.
  expect(await namesAt(1, 'Ada\nBo\nCy')).toEqual(['Opponent', 'You']);
});

test('a step forward keeps the names', async () => {
  const page = await opened(exploreAddress(line, 1, 'Ada\nBo').replace('/explore', ''));
  asked?.onLine(line);
  expect(String(page.visited.at(-1))).toBe(exploreAddress(line, 1, 'Ada\nBo'));
});

describe('the explorer opens a position from a game, a line or a link', () => {
  test.each([
    ['', exampleOf(null)],
    ['?game=threes', exampleOf('threes')],
    [at(line), line],
  ])('the URL query %j opens a position', async (search, position) => {
    const page = await opened(search);
    expect([asked?.line, asked?.rival, asked?.isHidden]).toEqual([position, position, false]);
    expect(page.all('select')[0]?.props.value).toBe(position.split(' ')[0]);
  });

  test('choosing another game opens its example, without a comparison and for no reader', async () => {
    const page = await opened(at(line, { rules, you: '1' }));
    await page.call(page.all('select')[0] ?? expect.fail(), 'onChange', { target: { value: 'threes' } });
    expect(page.visited.at(-1)).toBe(exploreAddress(exampleOf('threes')));
  });

  test('a position is compared with the same position under other house rules, which also apply to the next position', async () => {
    const page = await opened(at(line, { rules }));
    expect(asked?.rival).toBe(line.replace(' - ', ` ${rules} `));
    await page.does(() => asked?.onLine(line.replace('300', '350')));
    expect([page.position(), page.rules()]).toEqual([line.replace('300', '350'), rules]);
    expect(asked?.link()).toBe(`https://dice.example${page.visited.at(-1)}`);
    const stop = page.all('button').find(({ props }) => props['data-action'] === 'stop-comparing');
    await page.call(stop ?? expect.fail(), 'onClick', {});
    expect(page.rules()).toBeNull();
    await page.does(() => asked?.onLine(line));
    expect([page.position(), page.rules()]).toEqual([line, null]);
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

  test('a changed die keeps the house rules of the position', async () => {
    const page = await opened(at(line.replace(' - ', ' target=2000 ')));
    await page.press('Die 1: 5');
    expect(page.position()).toBe('greed target=2000 300,400 11 0 - choose 100 61346');
  });

  test('the notation follows the position, and a line in it opens one step further', async () => {
    const page = await opened(at(line));
    const field = () => page.all('input').at(-1) ?? expect.fail();
    const next = line.replace('300,', '350,');
    await page.does(() => asked?.onLine(next));
    expect(field().props.value).toBe(next);
    await page.call(field(), 'onChange', { target: { value: line } });
    await page.call(page.all('form').at(-1) ?? expect.fail(), 'onSubmit', {});
    expect(page.navigated.at(-1)).toEqual([exploreAddress(line, 0), { state: { steps: 1 } }]);
  });

  test('an invalid line is explained, and can be replaced by another line or a link', async () => {
    const page = await opened(at('greed nonsense'));
    expect([asked, page.all('p').some(({ props }) => props.role === 'alert')]).toEqual([undefined, true]);
    const enter = async (text: string) => {
      await page.call(page.all('input').at(-1) ?? expect.fail(), 'onChange', { target: { value: text } });
      await page.call(page.all('form').at(-1) ?? expect.fail(), 'onSubmit', {});
    };
    const { props } = page.all('input').at(-1) ?? expect.fail();
    const [alert = expect.fail()] = page.all('p').filter((one) => one.props.role === 'alert');
    expect([props['aria-invalid'], props['aria-describedby']]).toEqual([true, alert.props.id]);
    expect(page.all('details').map((part) => part.props.open)).toEqual([true]);
    // Browsers neither correct nor complete the notation.
    expect([props.spellCheck, props.autoComplete]).toEqual([false, 'off']);
    await enter(` https://dice.example${exploreAddress(line)} `);
    expect([page.position(), asked?.line]).toEqual([line, line]);
  });
});

describe('the explorer refuses scores and house rules that the position does not allow', () => {
  const alerts = (page: Awaited<ReturnType<typeof opened>>) =>
    page.all('p').flatMap((one) => (one.props.role === 'alert' ? [page.plain(one)] : []));
  /** Types a number into the last field with this label. */
  async function type(page: Awaited<ReturnType<typeof opened>>, label: string, value: number) {
    const field = page.number(label);
    override(field, { valueAsNumber: value, validity: { valid: true } });
    await page.tell(field, 'change');
  }
  const tooFew = 'Score: “250” is not possible here. Allowed: 0, or at least 300.';

  test('an impossible score is shown with the reason and without values, until another position is opened', async () => {
    const page = await opened(at(line, { rules }));
    await type(page, 'Score: You', 250);
    expect([page.number('Score: You').props.value, alerts(page)]).toEqual([250, [tooFew]]);
    expect([asked?.isHidden, asked?.line, page.visited.length]).toEqual([true, line, 1]);
    await type(page, 'Score: You', 300);
    expect([page.number('Score: You').props.value, alerts(page)]).toEqual([300, []]);
    expect([asked?.isHidden, asked?.line]).toEqual([false, line]);
    await type(page, 'Score: You', 250);
    const next = line.replace('300,', '350,');
    await page.does(() => asked?.onLine(next));
    expect([page.number('Score: You').props.value, alerts(page)]).toEqual([350, []]);
    expect([asked?.isHidden, asked?.line]).toEqual([false, next]);
  });

  test('house rules that the position does not allow are refused with the reason', async () => {
    const page = await opened(at(line));
    const [fold = expect.fail()] = page.all('details').slice(1);
    await page.call(fold, 'onToggle', { currentTarget: { open: true } });
    await type(page, 'Points to get in', 2000);
    expect(alerts(page)).toEqual(['Score: “300” is not possible here. Allowed: 0, or at least 2,000.']);
    expect([asked?.isHidden, page.visited.length]).toEqual([true, 1]);
  });

  test('values that depend on the house rules follow the rules of the comparison', async () => {
    const other = 'ten-thousand - 2400,1050 1 choose 200 1534';
    await opened(at(other, { rules: 'threeBusts=1000' }));
    expect(asked?.rival).toBe('ten-thousand threeBusts=1000 2400,1050 1 0,0 11 choose 200 1534');
  });

  test('the fields of a comparison show its house rules, and change nothing else', async () => {
    const page = await opened(at(line, { rules: 'target=2000' }));
    expect(page.number('Target score').props.value).toBe(2000);
    await type(page, 'Target score', 2500);
    expect([page.position(), page.rules()]).toEqual([line, 'target=2500']);
  });

  test('the fields of the house rules show those of the position', async () => {
    const page = await opened(at(line.replace(' - ', ' target=2000 ')));
    const [fold = expect.fail()] = page.all('details').slice(1);
    await page.call(fold, 'onToggle', { currentTarget: { open: true } });
    expect(page.number('Target score').props.value).toBe(2000);
  });

  test.each([
    ['-', true],
    ['target=2000', false],
  ])('a comparison with the rules %s says whether they are the same: %s', async (other, isSame) => {
    const { text } = await opened(at(line, { rules: other }));
    expect(text().includes(messages.say('web-explore-compare.same'))).toBe(isSame);
  });

  test.each([
    ['with rules that are written out', line.replace(' - ', ' target=3000 '), line],
    ['as it is written', line.replace('300,', '350,'), line.replace('300,', '350,')],
  ])('a line %s opens its position without a comparison', async (_, text, position) => {
    const page = await opened(at('greed nonsense', { rules }));
    await page.call(page.all('input').at(-1) ?? expect.fail(), 'onChange', { target: { value: text } });
    await page.call(page.all('form').at(-1) ?? expect.fail(), 'onSubmit', {});
    expect([page.position(), page.rules()]).toEqual([position, null]);
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

test('the lists of another position are short again', async () => {
  const [move, roll] = ['ten-thousand - 2400,1050 1 choose %d 111555', 'greed - %d,400 11 0 - throw 0 5'];
  const part = (line: string) => {
    const { game, state } = unwrap(parsePosition(line));
    const step = game.step(state);
    const moves = (step.kind === 'throw' ? [] : game.moves(state, 1)).map((one) => ({
      ...{ move: one, loss: 0, value: 0.5, margin: 0, roll: null },
    }));
    const outcomes = [1, 2, 3, 4, 5, 6].flatMap((one) =>
      [1, 2, 3, 4, 5, 6].map((two) => ({ dice: [one, two], chance: 1 / 36, busts: false, value: 0.5 })),
    );
    const values = {
      how: 'exact',
      unit: 'win',
      bySeat: null,
      severalBest: false,
      more: null,
      margin: 0,
      rollouts: 0,
    };
    const next = step.kind === 'throw' ? { seat: 0, dice: 2, bust: 0, outcomes } : null;
    const position = { ...values, line, seat: step.kind === 'throw' ? null : 1, step, moves, roll: next };
    return <Result position={position as never} rival={undefined} names={['Ada', 'Bo']} onStep={() => {}} />;
  };
  for (const line of [move, roll]) {
    const page = await render(part(line?.replace('%d', '2000') ?? ''));
    const all = page.all('button').find(({ props }) => /^all-/.test(String(props['data-action'])));
    await page.call(all ?? expect.fail(), 'onClick', {});
    expect(page.all('li').length).toBeGreaterThan(8);
    await page.show(part(line?.replace('%d', '1000') ?? ''));
    expect(page.all('li').length).toBe(8);
  }
});

test('when better values change the order of the moves, each move keeps its button', async () => {
  const line = 'greed - 300,400 11 0 - choose 150 51346';
  const { game, state } = unwrap(parsePosition(line));
  const moves = game.moves(state, 0).map((move) => ({ move, loss: 0, value: 0.5, margin: 0, roll: null }));
  const list = (listed: typeof moves) => (
    <MoveList
      position={{ line, unit: 'win', how: 'exact', seat: 0, moves: listed, margin: 0, more: null } as never}
      rival={undefined}
      word=""
      onMove={() => {}}
    />
  );
  const page = await render(list(moves));
  const buttons = () =>
    new Map(page.all('button').map((one) => [one.querySelectorAll('span')[1]?.textContent, one]));
  const before = buttons();
  expect(before.size).toBeGreaterThan(1);
  await page.show(list(moves.toReversed()));
  for (const [name, button] of buttons()) expect(before.get(name) === button).toBe(true);
});

test.each([
  ['all moves of a game that lists them', 'ten-thousand - 2400,1050 1 choose 2000 111555', 1, 30],
  [
    'the twelve best moves of a game with thousands',
    'hidden-pairs - 1 500,500 661524+0/112233+0 - 00 choosing',
    0,
    12,
  ],
])('the explorer shows eight moves, and then %s', async (_, position, seat, count) => {
  const { game, state } = unwrap(parsePosition(position));
  const moves = game
    .moves(state, seat)
    .slice(0, 200)
    .map((move, nth) => ({ move, loss: nth / 1000, value: 0.9 - nth / 1000, margin: 0, roll: null }));
  const page = await render(
    <MoveList
      position={{ line: position, unit: 'win', how: 'exact', seat, moves, margin: 0, more: null } as never}
      rival={undefined}
      word=""
      onMove={() => {}}
    />,
  );
  expect(page.all('li')).toHaveLength(8);
  const ninth = () => pressKey({ kind: 'digit', digit: 9, shift: false });
  expect(ninth()).toBe(false);
  await page.press(`Show all ${count} moves`);
  expect(ninth()).toBe(true);
  expect([
    page.all('li').length,
    page.all('button').some(({ props }) => props['data-action'] === 'all-moves'),
  ]).toEqual([count, false]);
});

describe('the explorer has a chart of when to bank', () => {
  const cell = (roll: number, stop: number | null, canStop = true) => ({
    roll,
    stop,
    canStop,
    line: `${roll}`,
  });
  const chart = async (
    rows: readonly (readonly ReturnType<typeof cell>[])[],
    ranges: (readonly { least: number; most: number }[])[] = [],
    isOld = false,
  ) => {
    const stopping = { seat: 0, points: [0, 350, 700], rows, ranges };
    const onLine = vi.fn();
    const charts = { line, map: null, stopping } as never;
    const page = await render(<Charts charts={charts} isOld={isOld} names={['Ada', 'Bo']} onLine={onLine} />);
    const cells = () => page.all('td').filter(({ props }) => props.role === 'gridcell');
    const said = async (at: number) => {
      await page.call(cells()[at] ?? expect.fail(), 'onFocus', {});
      return page.texts('p').at(-1);
    };
    return { ...page, cells, said, onLine };
  };

  test('the chart states, for each number of dice, the points at which banking is best', async () => {
    const row = [cell(0.5, 0.1), cell(0.5, 0.2), cell(0.5, 0.3)];
    const said = async (...ranges: [number, number][][]) => {
      const all = ranges.map((ofDice) => ofDice.map(([least, most]) => ({ least, most })));
      return (await chart([row, row, row], all)).texts('p');
    };
    expect(await said([[650, 700]], [], [[50, 700]])).toContain(
      'Bank with 1 die from 650 points and 3 dice from 50 points.',
    );
    expect(
      await said(
        [],
        [
          [300, 450],
          [600, 600],
          [700, 700],
        ],
      ),
    ).toContain('Bank with 2 dice at 300 to 450 points, 2 dice at 600 points and 2 dice from 700 points.');
    expect(await said([], [], [])).toContain('Rolling is better in every cell.');
  });

  test('the cells in which banking is at least as good are gold and marked', async () => {
    const rows = [
      [cell(0.5, null, false), cell(0.4, 0.3), cell(0.4, 0.4)],
      [cell(0.5, null), cell(0.4, 0.5), cell(0.4, 0.39)],
    ];
    const page = await chart(rows, [], true);
    const lines = page.outline(['data-high', 'data-old']);
    expect([lines[0], ...lines.slice(-5)]).toEqual([
      ...['·old', '→ Points of the turn, ↓ Dice', '| 0 | 350 | 700'],
      '1 | {roll} · | {roll} · | ·high {bank} ■',
      '2 | {roll} · | ·high {bank} ■ | {roll} ·',
      '(empty)',
    ]);
    expect(await page.said(3)).toBe('2 dice, 0 points: roll, 50.0%. Banking is worth less.');
  });

  test('each cell of the chart shows its own chances, and leads to its position', async () => {
    const page = await chart([[cell(0.5, null, false), cell(0.41, 0.3), cell(0.52, 0.63)]]);
    expect(page.cells().map(({ textContent }) => textContent)).toEqual(['·', '·', '■']);
    expect(await page.said(0)).toMatch(/^1 die, 0 points: roll, 50\.0%\. Banking is not possible/);
    expect(await page.said(1)).toMatch(/^1 die, 350 points: roll, 41\.0%/);
    expect(await page.said(2)).toMatch(/^1 die, 700 points: bank, 63\.0%\. Rolling: 52\.0%/);
    await page.call(page.cells()[2] ?? expect.fail(), 'onClick', {});
    expect(page.onLine.mock.calls).toEqual([['0.52']]);
    const impossible = await chart([[1, 2, 3].map(() => ({ ...cell(0.5, 0.6), line: null as never }))]);
    expect(impossible.cells()[0]?.props.onClick).toBeUndefined();
  });
});

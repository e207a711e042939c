import { type ControlAction, games, message, withDefaults } from '@dicehall/engine';
import type { CSSProperties } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ScoreChart } from '../src/end/ScoreChart.tsx';
import { ChartGrid } from '../src/explore/ChartGrid.tsx';
import { FaceCounts } from '../src/fairness/FaceCounts.tsx';
import type { SavedSeat } from '../src/local/table-seats.ts';
import { Evening } from '../src/room/Podium.tsx';
import { characters } from '../src/setup/characters.ts';
import { OptionFields } from '../src/setup/OptionFields.tsx';
import { SeatRows } from '../src/setup/SeatRows.tsx';
import SheetPage from '../src/sheet/SheetPage.tsx';
import { savedSheets } from '../src/sheet/saved-sheets.ts';
import { ActionBar } from '../src/table/ActionBar.tsx';
import { Field, Input } from '../src/ui/Field.tsx';
import { NumberField } from '../src/ui/NumberField.tsx';
import { openBrowser, override, render } from './render.tsx';

// The table of a sheet needs a browser.
vi.mock('../src/sheet/SheetTable.tsx', () => ({ SheetTable: () => null }));

beforeEach(openBrowser);
afterEach(() => vi.unstubAllGlobals());

const plain = (text: string) => text.replaceAll(/[\u2068\u2069]/g, '');
const game = (id: string) => games.find((one) => one.id === id) ?? expect.fail();

describe('a page shows a chart of scores', () => {
  const chart = {
    rows: [
      [0, 0],
      [300, 0],
      [300, 600],
    ],
    names: ['Ada', 'Bo'],
    format: (value: number) => `${value} points`,
    texts: { caption: 'Scores', about: 'Lines', row: 'Turn' },
  };

  test('the chart has the highest value at the top, and a table with the same numbers', async () => {
    const { all, texts } = await render(<ScoreChart {...chart} />);
    expect(texts('span').slice(1)).toEqual(['600 points', '0 points']);
    expect(all('polyline').map(({ props }) => props.points)).toEqual([
      '0.0,120.0 160.0,60.0 320.0,60.0',
      '0.0,120.0 160.0,120.0 320.0,0.0',
    ]);
    expect(texts('td').slice(-6)).toEqual(['0', '0', '300', '0', '300', '600'].map((one) => `${one} points`));
    expect(texts('th').slice(-5)).toEqual(['Ada', 'Bo', '0', '1', '2']);
  });

  test('the chart draws a line at zero, and its axis covers at least the minimum range', async () => {
    const { all, texts } = await render(<ScoreChart {...chart} span={[-600, 600]} axis={String} />);
    expect(texts('span').slice(1)).toEqual(['600', '-600']);
    expect(all('path')[0]?.props.d).toBe('M0 60H320');
  });

  test('each line of the chart has the style shown in the legend, and no two styles are the same', async () => {
    const names = Array.from({ length: 12 }, (_, seat) => `Player ${seat}`);
    const { all } = await render(<ScoreChart {...chart} names={names} rows={[names.map(() => 0)]} />);
    const look = (tag: string) =>
      all(tag).flatMap(({ props }) =>
        props['data-line'] === undefined ? [] : [`${props['data-line']} ${props.strokeDasharray}`],
      );
    expect(look('path')).toEqual(look('polyline'));
    expect(new Set(look('polyline')).size).toBe(12);
  });

  test('of more players than colours, the reader, the winner and a picked player are named beside the chart', async () => {
    const names = Array.from({ length: 8 }, (_, seat) => `Player ${seat}`);
    const places = [4, 3, 2, 1, 5, 6, 7, 8];
    const rows = [names.map(() => 0), names.map((_, seat) => seat * 100)];
    const page = await render(<ScoreChart {...chart} names={names} rows={rows} own={1} places={places} />);
    const named = () =>
      page
        .all('span')
        .flatMap(({ props, textContent }) => (props['data-line'] === undefined ? [] : textContent));
    expect(page.texts('li')).toEqual(names);
    expect(named()).toEqual(['Player 3', 'Player 1']);
    await page.press('Player 6');
    expect(named()).toEqual(['Player 6', 'Player 3', 'Player 1']);
    expect(page.all('polyline').filter(({ props }) => props['data-lead'] === true)).toHaveLength(3);
    await page.press('Player 0');
    expect(named()).toEqual(['Player 3', 'Player 1', 'Player 0']);
  });

  test.each([
    ['the reader', { own: 0, places: [2, 1] }, 'Ada', ['Bo', 'Ada']],
    ['the winner if the reader has no seat', { places: [1, 2] }, 'Ada', ['Bo', 'Ada']],
    ['nobody during a match', {}, undefined, ['Ada', 'Bo']],
  ])(
    'the chart emphasises the line and the name of %s, in front of the others',
    async (_, seats, name, order) => {
      const { all, texts } = await render(<ScoreChart {...chart} {...seats} />);
      const leads = (tag: string) => all(tag).map(({ props }) => props['data-lead'] === true);
      expect(texts('strong')).toEqual(name === undefined ? [] : [name]);
      expect(leads('polyline')).toEqual([false, name !== undefined]);
      expect(leads('path')).toEqual([false, name !== undefined, false]);
      expect(all('polyline').map(({ props }) => chart.names[Number(props['data-line'])])).toEqual(order);
    },
  );
});

describe('a page shows the dice that were thrown', () => {
  test.each([
    [0, 0.8, /^No dice yet\. At least 60 are needed/],
    [59, 0.0001, /^59 dice so far\. At least 60 are needed/],
    [60, 0.8, /^60 dice\. .* consistent with fair dice, which are more uneven than this 80% of the time\.$/],
    [600, 0.02, /^600 dice\. Fair dice are this uneven 2% of the time: unusual, but possible\.$/],
    [600, 0.0004, /^600 dice\. Fair dice are this uneven only 0\.04% of the time\.$/],
    [600, 0.00001, /^600 dice\. Fair dice are practically never this uneven\.$/],
  ])('the verdict on %d dice with a p-value of %d states what it means', async (dice, chance, said) => {
    const counts = [dice, 0, 0, 0, 0, 0];
    const { texts } = await render(
      <FaceCounts evenness={{ dice, counts, chiSquare: 0, chance }} caption="Dice" />,
    );
    expect(texts('p')[0]).toMatch(said);
  });

  test('each face is listed with its count and its share of all dice', async () => {
    const counts = [30, 10, 10, 10, 10, 10];
    const { texts, all } = await render(
      <FaceCounts evenness={{ dice: 80, counts, chiSquare: 0, chance: 0.01 }} caption="Dice" />,
    );
    expect(
      texts('td')
        .filter((text) => text !== '')
        .slice(0, 4),
    ).toEqual(['30', '37.5%', '10', '12.5%']);
    // The longest bar is full, and a line marks the even share of 13.3 dice.
    const percents = (tag: string) =>
      all(tag).map(({ props }) =>
        Math.round(Number.parseFloat(String(Object.values(props.style as object)[0]))),
      );
    expect([percents('i'), percents('b')]).toEqual([
      [100, 33, 33, 33, 33, 33],
      [44, 44, 44, 44, 44, 44],
    ]);
  });
});

describe('a page shows a map of values', () => {
  const cell = (row: number, column: number) => ({
    ...{
      name: `${row}/${column}`,
      text: `Row ${row}, column ${column}`,
      shown: null,
      share: (row + column) / 20,
    },
  });
  const rows = Array.from({ length: 11 }, (_, row) => ({
    label: `${row}`,
    cells: Array.from({ length: 11 }, (_one, column) => cell(row, column)),
  }));
  const grid = (start = { row: 7, column: 3 }) =>
    render(
      <ChartGrid
        label="Map"
        axes=""
        about=""
        start={start}
        rows={rows}
        columns={rows.map(({ label }) => label)}
      />,
    );

  test.each([
    ['ArrowUp', false, '6,3'],
    ['ArrowDown', false, '8,3'],
    ['ArrowLeft', false, '7,2'],
    ['ArrowRight', false, '7,4'],
    ['Home', false, '7,0'],
    ['End', false, '7,10'],
    ['PageUp', false, '2,3'],
    ['PageDown', false, '10,3'],
    ['Home', true, '0,0'],
    ['End', true, '10,10'],
    ['Enter', false, null],
    ['ArrowUp', false, null, { altKey: true }],
    ['ArrowUp', false, null, { metaKey: true }],
  ] as [string, boolean, string | null, object?][])(
    '%s (Control: %s) moves the focus to cell %s',
    async (key, ctrlKey, at, more = {}) => {
      const map = await grid();
      const focused: (string | undefined)[] = [];
      const currentTarget = {
        querySelector: (cell: string) => ({ focus: () => void focused.push(/"(.*)"/.exec(cell)?.[1]) }),
      };
      const [stopPropagation, preventDefault] = [vi.fn(), vi.fn()];
      const event = { key, ctrlKey, currentTarget, stopPropagation, preventDefault, ...more };
      await map.call(map.find('table', 'Map'), 'onKeyDown', event);
      expect(focused).toEqual(at === null ? [] : [at]);
      // The key then moves neither the page nor anything else on it.
      for (const stop of [stopPropagation, preventDefault])
        expect(stop).toHaveBeenCalledTimes(focused.length);
    },
  );

  test('the Tab key reaches one cell of the map, and the description of the focused cell is shown', async () => {
    const map = await grid();
    const reached = () =>
      map.all('td').flatMap(({ props }) => (props.tabIndex === 0 ? [props['data-at']] : []));
    expect(reached()).toEqual(['7,3']);
    // The keys of the map can focus each cell.
    const cells = map.all('td').filter(({ props }) => props.role === 'gridcell');
    expect([...new Set(cells.map(({ props }) => props.tabIndex))].sort()).toEqual([-1, 0]);
    await map.call(map.find('td', '2/4'), 'onFocus', {});
    expect([reached(), map.texts('p').at(-1)]).toEqual([['2,4'], 'Row 2, column 4']);
  });

  test('when a map becomes smaller, the focus moves to its last row and column', async () => {
    const { all } = await grid({ row: 12, column: 30 });
    expect(all('td').flatMap(({ props }) => (props.tabIndex === 0 ? [props['data-at']] : []))).toEqual([
      '10,10',
    ]);
  });

  test('the higher the value of a cell the more brass it shows, and text changes its colour at one half', async () => {
    const map = await grid();
    const isHigh = (name: string) => map.find('td', name).props['data-high'] === true;
    expect(['0/0', '4/5', '5/5', '10/10'].map(isHigh)).toEqual([false, false, true, true]);
    const brass = (name: string) =>
      /--brass\) (.*?)%/.exec((map.find('td', name).props.style as CSSProperties).background as string)?.[1];
    const shades = ['0/0', '4/5', '5/5', '10/10'].map((name) => Number(brass(name)).toFixed(0));
    expect(shades).toEqual(['0', '22', '85', '100']);
  });
});

test.each([
  [100, [true, false]],
  [150, [false, false]],
  [1000, [false, true]],
])('the buttons beside the number %i are disabled at the limits', async (value, disabled) => {
  const field = await render(
    <NumberField label="Target" value={value} min={100} max={1000} step={50} onChange={() => {}} />,
  );
  expect(field.all('button').map(({ props }) => props.disabled)).toEqual(disabled);
  expect(field.all('button').map(({ props }) => props['aria-label'])).toEqual([
    expect.stringContaining('Decrease'),
    expect.stringContaining('Increase'),
  ]);
  expect(field.texts('span').includes('1,000')).toBe(value === 1000);
});

test.each([
  ['About it', 0, 'numeric'],
  [undefined, 0, 'numeric'],
  ['About it', -100, undefined],
])(
  'a number field has the description %s; with a minimum of %i phones show this keyboard: %s',
  async (about, min, keys) => {
    const { all } = await render(
      <NumberField label="Target" about={about} value={5} min={min} max={9} step={1} onChange={() => {}} />,
    );
    const input = all('input')[0];
    expect(input?.props.inputMode).toBe(keys);
    const described = all('p').find(({ props }) => props.id === input?.props['aria-describedby']);
    expect(input?.props['aria-describedby'] === undefined ? undefined : described?.textContent).toBe(about);
  },
);

test.each([
  ['About it', ['Name', 'About it']],
  [undefined, ['Name']],
])('a field has its label and its description: %s', async (about, said) => {
  const { texts } = await render(
    <Field label="Name" about={about}>
      <input maxLength={9} />
    </Field>,
  );
  expect(texts('span')).toEqual(said);
});

test('a text field keeps the look of all fields when it has a class of its own', async () => {
  const classOf = async (field: Parameters<typeof render>[0]) =>
    (await render(field)).all('input')[0]?.getAttribute('class')?.split(' ') ?? [];
  const [plain = expect.fail()] = await classOf(<Input maxLength={5} aria-label="Code" />);
  expect(await classOf(<Input maxLength={5} aria-label="Code" className="code" />)).toEqual([plain, 'code']);
});

describe('a number field reports each typed number once', () => {
  const opened = async () => {
    const onChange = vi.fn<(value: number) => void>();
    const at = (value: number, change: typeof onChange) => (
      <NumberField label="Target" value={value} min={100} max={1000} step={50} onChange={change} />
    );
    const field = await render(at(500, onChange));
    const input = field.all('input')[0] ?? expect.fail();
    const finish = async (typed: string, valid = true) => {
      await field.call(input, 'onChange', { target: { value: typed } });
      override(input, { valueAsNumber: typed === '' ? Number.NaN : Number(typed), validity: { valid } });
      await field.tell(input, 'change');
      return [input.props.value, input.props['aria-invalid']];
    };
    return { ...field, onChange, finish, at };
  };

  test('a typed number is reported once, when it is complete, to the latest callback', async () => {
    const { show, at, finish, onChange } = await opened();
    const last = vi.fn<(value: number) => void>();
    await show(at(600, last));
    expect(await finish('800')).toEqual([600, undefined]);
    expect([onChange.mock.calls, last.mock.calls]).toEqual([[], [[800]]]);
  });

  test.each([
    ['500', true, [500, undefined]],
    ['', true, [500, undefined]],
    ['', false, [500, undefined]],
    ['5000', false, ['5000', true]],
  ])('typing %s (allowed: %s) reports no change, and %j is shown', async (typed, valid, shown) => {
    const { finish, onChange, texts, all } = await opened();
    expect(await finish(typed, valid)).toEqual(shown);
    expect(onChange).not.toHaveBeenCalled();
    const told = '5,000 is not possible here. Allowed: 100 to 1,000 in steps of 50.';
    expect(texts('p').map(plain)).toEqual(typed === '5000' ? [told] : []);
    const reason = all('p').find(({ props }) => props.role === 'alert');
    expect(all('input')[0]?.props['aria-describedby']).toBe(reason?.props.id);
  });
});

describe('a new match has a list of players', () => {
  const person = (name: string): SavedSeat => ({ name, player: { kind: 'person' } });
  const robot: SavedSeat = { name: 'Rex', player: { kind: 'bot', strength: 'novice', temper: 'bold' } };
  const rows = async (seats: readonly SavedSeat[], id = 'greed', nameless: number | null = null) => {
    const onChange = vi.fn();
    return {
      ...(await render(<SeatRows game={game(id)} seats={seats} nameless={nameless} onChange={onChange} />)),
      names: () => onChange.mock.calls.at(-1)?.[0].map(({ name }: SavedSeat) => name),
      changed: () => onChange.mock.calls.at(-1)?.[0],
    };
  };
  const trio = ['Ada', 'Bo', 'Cy'].map(person);

  test.each(['Ada', 'Bo', 'Cy'])('the button beside %s removes that player', async (name) => {
    const seats = await rows(trio);
    await seats.press(`Remove ${name}`);
    expect(seats.names()).toEqual(['Ada', 'Bo', 'Cy'].filter((one) => one !== name));
  });

  test.each(games.map(({ id, seats }) => [id, seats.min, seats.max] as const))(
    'in %s a match keeps at least %i players and takes at most %i',
    async (id, min, max) => {
      const many = (count: number) => Array.from({ length: count }, (_, at) => person(`Player ${at}`));
      const isOff = async (count: number) => {
        const { find } = await rows(many(count), id);
        return ['Remove Player 0', 'Add a person', 'Add a bot'].map(
          (name) => find('button', name).props['aria-disabled'],
        );
      };
      expect(await isOff(min)).toEqual([true, min === max, min === max]);
      expect(await isOff(max)).toEqual([min === max, true, true]);
      if (max > min + 1) expect(await isOff(min + 1)).toEqual([false, false, false]);
    },
  );

  test('a new player comes last, named after the seat or as a bot', async () => {
    const seats = await rows(trio);
    await seats.press('Add a person');
    expect(seats.names()).toEqual(['Ada', 'Bo', 'Cy', 'Player 4']);
    await seats.press('Add a bot');
    expect(seats.changed().at(-1)).toMatchObject({ player: { kind: 'bot', strength: 'steady' } });
  });

  test('a name is changed only at its own seat, and a seat without a name is marked as invalid', async () => {
    const seats = await rows([...trio.slice(0, 2), person('')], 'greed', 2);
    await seats.call(seats.all('input')[1] ?? expect.fail(), 'onChange', { target: { value: 'Zoë' } });
    expect(seats.names()).toEqual(['Ada', 'Zoë', '']);
    expect(seats.all('input').map(({ props }) => props['aria-invalid'])).toEqual([
      undefined,
      undefined,
      true,
    ]);
  });

  const bold =
    characters.find(({ strength, temper }) => strength === 'novice' && temper === 'bold') ?? expect.fail();

  test.each([
    ['a person who becomes a bot', 'Ada', bold.name, true],
    ['a bot that is chosen again', bold.name, bold.name, true],
    ['a bot that becomes a person', bold.name, 'Player 2', false],
    ['a bot with a typed name', 'Max', 'Max', true],
    ['a bot with a typed name that becomes a person', 'Max', 'Max', false],
  ])('%s: the name %s becomes %s', async (_, before, after, isBot) => {
    const seats = await rows([person('Cy'), before === 'Ada' ? person(before) : { ...robot, name: before }]);
    const chooser = seats.all('button').findLast(({ props }) => 'data-player' in props) ?? expect.fail();
    await seats.call(chooser, 'onClick', {});
    const labels = seats.all('dialog')[0]?.all('label') ?? [];
    const option = isBot ? labels.find(({ textContent }) => textContent.startsWith(bold.name)) : labels[0];
    await seats.call(option ?? expect.fail(), 'onClick', { detail: 1 });
    expect([seats.names(), seats.changed()[1].player.kind]).toEqual([
      ['Cy', after],
      isBot ? 'bot' : 'person',
    ]);
    expect(seats.all('dialog')).toEqual([]);
  });

  test('each seat shows whether a person or which bot plays', async () => {
    const seats = await rows([...trio.slice(0, 1), robot]);
    const shown = seats.all('button').flatMap(({ props }) => props['data-player'] ?? []);
    expect(shown).toEqual(['person', 'novice']);
  });
});

describe('each field of the house rules changes only its own option', () => {
  test.each(games.map(({ id }) => id))(
    'every option of %s has a field that changes only this option',
    async (id) => {
      const { options } = game(id);
      const usual = withDefaults(options, {});
      const onChange = vi.fn();
      const page = await render(<OptionFields game={game(id)} options={usual} onChange={onChange} />);
      const changed = new Set<string>();
      for (const input of page.all('input')) {
        const { type, checked, min, max, value } = input.props;
        const other = value === min ? max : min;
        override(input, { valueAsNumber: other, validity: { valid: true } });
        if (type === 'number') await page.tell(input, 'change');
        else
          await page.call(input, 'onChange', { target: { value: `${value}x`, checked: checked !== true } });
        const after: typeof usual = onChange.mock.lastCall?.[0] ?? usual;
        const names = Object.keys(options).filter((name) => after[name] !== usual[name]);
        expect([names.length <= 1, Object.keys(after)]).toEqual([true, Object.keys(options)]);
        if (type === 'number') expect(after[names[0] ?? '']).toBe(other);
        for (const name of names) changed.add(name);
      }
      expect([...changed]).toEqual(Object.keys(options));
    },
  );
});

describe('a new score sheet starts with the chosen game, players and rules', () => {
  const opened = () => render(<SheetPage id={null} />, '/sheet');
  const start = async (sheet: Awaited<ReturnType<typeof opened>>) =>
    sheet.call(sheet.all('form')[0] ?? expect.fail(), 'onSubmit', {});
  const name = async (sheet: Awaited<ReturnType<typeof opened>>, number: number, value: string) =>
    sheet.call(sheet.find('input', `Name at seat ${number}`), 'onChange', { target: { value } });

  test('a new sheet has two players, a third can be added, and a player without a name has a number', async () => {
    const sheet = await opened();
    await name(sheet, 1, ' Ada ');
    await name(sheet, 2, 'Bo');
    await sheet.press('Add a person');
    await start(sheet);
    expect(savedSheets()[0]?.setup).toMatchObject({ names: ['Ada', 'Bo', 'Player 3'], belowZero: true });
    expect(sheet.visited.at(-1)).toBe(`/sheet/${savedSheets()[0]?.id}`);
  });

  test('the next sheet begins with the players of the last one', async () => {
    const sheet = await opened();
    await name(sheet, 1, 'Ada');
    await name(sheet, 2, 'Bo');
    await start(sheet);
    const next = await opened();
    expect(
      next
        .all('input')
        .slice(0, 2)
        .map(({ props }) => props.value),
    ).toEqual(['Ada', 'Bo']);
  });

  test('another game has its own rules, and the same players', async () => {
    const sheet = await opened();
    await name(sheet, 1, 'Ada');
    await name(sheet, 2, 'Bo');
    await sheet.call(sheet.field('Game'), 'onChange', { target: { value: 'threes' } });
    await start(sheet);
    expect(savedSheets()[0]?.setup).toMatchObject({
      ...{ game: 'threes', names: ['Ada', 'Bo'] },
      options: withDefaults(game('threes').options, {}),
    });
  });
});

describe('the action bar of a table triggers actions and keeps the focus', () => {
  const action = (id: string, more: Partial<ControlAction> = {}): ControlAction =>
    ({
      id,
      label: message('control-roll', { count: id.charCodeAt(0) }),
      key: null,
      why: null,
      warning: null,
      effect: { kind: 'draft' },
      ...more,
    }) as never;
  const actions = [action('roll'), action('bank', { why: message('control-roll', { count: 2 }) as never })];
  const bar = async (more: object = {}) => {
    const onAct = vi.fn();
    const shown = await render(<ActionBar actions={actions} onAct={onAct} {...more} />);
    const [roll, bank] = shown.all('button');
    return { ...shown, onAct, roll: roll ?? expect.fail(), bank: bank ?? expect.fail() };
  };

  test.each([
    ['a second click', 'mouse', 0, 0, 1],
    ['a second tap', 'touch', 0, 0, 2],
    ['a second tap after which another player acts', 'touch', 0, 1, 1],
  ])('%s is ignored unless it is a tap of the same player', async (_, pointerType, owner, next, times) => {
    const shown = await bar({ owner });
    await shown.call(shown.roll, 'onClick', { detail: 1, nativeEvent: { pointerType } });
    const { onAct } = shown;
    await shown.show(<ActionBar actions={actions} owner={next} onAct={onAct} />);
    await shown.call(shown.all('button')[0] ?? expect.fail(), 'onClick', {
      detail: 2,
      nativeEvent: { pointerType },
    });
    expect(onAct).toHaveBeenCalledTimes(times);
  });

  test.each([
    [undefined, ['primary', undefined]],
    ['roll', ['primary', undefined]],
    ['bank', [undefined, undefined]],
    [null, [undefined, undefined]],
  ])(
    'with %s highlighted, the buttons have the tones %j, and a disabled action is never highlighted',
    async (bright, tones) => {
      const { roll, bank } = await bar(bright === undefined ? {} : { bright });
      expect([roll, bank].map(({ props }) => props['data-tone'])).toEqual(tones);
      expect([roll, bank].map(({ props }) => props['aria-disabled'])).toEqual([false, true]);
    },
  );

  test.each([
    ['takes the focus if its focused button disappears', true, ['roll'], true],
    ['leaves the focus on its focused button if that stays', true, ['roll', 'bank'], false],
    ['does not take the focus if it has not had it', false, ['roll'], false],
  ])('an action bar %s', async (_, hadFocus, left, moves) => {
    const page = await bar();
    const [around] = page.all('div');
    if (hadFocus) {
      await page.call(around ?? expect.fail(), 'onFocus', {});
      page.bank.focus();
    }
    await page.show(<ActionBar actions={left.map((id) => action(id))} onAct={() => {}} />);
    expect(document.activeElement === (page.roll as unknown)).toBe(moves);
  });

  test('an action bar whose focus has moved elsewhere does not take it back', async () => {
    const page = await bar();
    const [around] = page.all('div');
    await page.call(around ?? expect.fail(), 'onFocus', {});
    await page.call(around ?? expect.fail(), 'onBlur', { relatedTarget: {} });
    await page.show(<ActionBar actions={[action('roll')]} onAct={() => {}} />);
    expect(document.activeElement).toBe(document.body);
  });

  test.each([
    [4, undefined],
    [5, true],
  ])('%i actions use the layout for many actions: %s', async (count, many) => {
    const actions = Array.from({ length: count }, (_, at) => action(`${at}`));
    const { all } = await bar({ actions });
    expect(all('div').find(({ props }) => props['data-count'] === count)?.props['data-many']).toBe(many);
  });
});

test('the screen of a room lists everyone who played that evening, even without a win', async () => {
  const standings = ['Ada', 'Bo', 'Cy'].map((name, at) => ({
    person: name,
    name,
    points: 2 - at,
    wins: 2 - at,
    matches: 3,
  }));
  const evening = { id: 'evening', match: 3, points: 'wins', standings, teams: null } as const;
  const { texts } = await render(<Evening evening={evening} />);
  expect(texts('li')).toEqual(['Ada2 wins', 'Bo1 win', 'Cy0 wins']);
});

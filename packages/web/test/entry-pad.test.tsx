import { act } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { announcer } from '../src/announce/announcer.ts';
import { defaultKeys } from '../src/keys/keys.ts';
import { pressKey } from '../src/keys/use-keys.ts';
import { SheetTable } from '../src/sheet/SheetTable.tsx';
import { createSheet, savedSheets } from '../src/sheet/saved-sheets.ts';
import { openBrowser, render, set } from './render.tsx';

beforeEach(() => {
  openBrowser();
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** A sheet that people fill in on the screen. */
async function opened(game: string, options: object, names: readonly string[] = ['Ada', 'Bo', 'Cy']) {
  const saved = createSheet({ game, options: options as never, names, belowZero: true });
  const say = vi.spyOn(announcer, 'say').mockReturnValue(undefined as never);
  const page = await render(<SheetTable saved={saved} />);
  return {
    ...page,
    said: () => say.mock.calls.map(([text]) => text.replaceAll(/[\u2068\u2069]/g, '')),
    key: (pressed: object) => act(async () => void pressKey(pressed as never)),
    /** Returns the text of the sheet from its first row on. */
    pad: () => page.outline(['data-problem', 'data-gone']).slice(6),
    async presses(...names: string[]) {
      for (const name of names) await page.press(name);
    },
    entered: () => savedSheets()[0]?.changes.map(({ change }) => change),
  };
}

const results = (chosen: string, ...names: string[]) =>
  names.map((name) => `[${name}${name === chosen ? ' (pressed)' : ''}]`).join(' ');
const faces =
  '[Add 1: 100 | 1 +100] [Add 2: 2 | 2 +2] [Add 3: 3 | 3 +3] [Add 4: 4 | 4 +4] [Add 5: 5 | 5 +5] [Add 6: 60 | 6 +60]';
const sips = ['Sips for shit stairs', '[0 (pressed)] [1] [2] [3]'];
const points = [
  '{Points}',
  '{Add}',
  faces,
  ...sips,
  'Points‹› [Delete the last digit or die | ⌫] [Enter (bright)]',
];

describe('a pad enters a turn on a score sheet', () => {
  test('the entry pad asks only for what belongs to the chosen result', async () => {
    const sheet = await opened('three-dice', {});
    const turn = [
      '(Row) | (current) Ada 0 | Bo 0 | Cy 0',
      'Ada’s turn Round 1 of 10 Penalty: 1 sip',
      '{Ada’s turn}',
      'Result',
    ];
    const all = [
      'Points',
      'Three of a kind',
      'Stairs 1 2 3',
      'First roll: three of a kind',
      'First roll: stairs',
    ];
    expect(sheet.pad()).toEqual([...turn, results('Points', ...all), ...points]);
    await sheet.presses('Enter');
    expect([sheet.entered(), sheet.pad().slice(-2, -1)]).toEqual([[], ['“Points” is missing.']]);
    await sheet.presses('Three of a kind', '4');
    const triple = [
      ...turn,
      results('Three of a kind', ...all),
      'Three of',
      '[1] [2] [3] [4 (pressed)] [5] [6]',
      ...sips,
      '[Enter (bright)]',
    ];
    expect(sheet.pad()).toEqual(triple);
    await sheet.presses('Stairs 1 2 3');
    expect(sheet.pad()).toEqual([
      ...turn,
      results('Stairs 1 2 3', ...all),
      'Given to',
      '[Bo] [Cy]',
      ...sips,
      '[Enter (bright)]',
    ]);
    await sheet.presses('Cy', '2', '0', 'Enter');
    // The number of the other result is not entered.
    expect(sheet.entered()).toEqual([
      { type: 'enter', at: 0, seat: 0, values: { result: 'stairs', to: 2 }, counts: false },
    ]);
    expect(sheet.pad().slice(0, 3)).toEqual([
      '(Row) | Ada 0 | (current) Bo 0 | Cy 1',
      '1 | [Stairs: 1 sip for Cy] | | +1 → 1',
      'Bo’s turn Round 1 of 10 Penalty: 1 sip',
    ]);
  });

  test('the points of added dice sum up, and the main button shows them with the new total', async () => {
    const sheet = await opened('three-dice', {});
    await sheet.presses('Add 1: 100', 'Add 6: 60', 'Add 2: 2', '1');
    expect(sheet.pad().slice(-3)).toEqual([
      sips[0],
      '[0] [1 (pressed)] [2] [3]',
      'Points‹162› [Delete the last digit or die | ⌫] [Enter 162 → 162 (bright)]',
    ]);
    expect(sheet.said().slice(1)).toEqual(['100', '160', '162']);
    await sheet.presses('Enter 162 → 162');
    expect(sheet.entered()).toMatchObject([
      { at: 0, seat: 0, values: { result: 'points', points: 162, sips: 1 } },
    ]);
    expect(sheet.pad().slice(0, 2)).toEqual([
      '(Row) | Ada 1 | (current) Bo 0 | Cy 0',
      '1 | [162, 1 sip 1] | |',
    ]);
  });

  test('in Hidden Pairs digits fill the pairs in order, and attacks are chosen from lists', async () => {
    const sheet = await opened('hidden-pairs', { turns: 1 }, ['Ada', 'Bo']);
    const turn = 'turn Turn 1 of 1: enter the pairs when they are shown';
    const list = (name: string, seat: string, chosen: number) =>
      `${name} ‹${chosen === 0 ? '–' : `Round ${chosen}${seat}`} of –, ${[1, 2, 3].map((round) => `Round ${round}${seat}`).join(', ')}›`;
    const pad = (name: string, other: string, pairs: readonly string[], rolls: number, chosen = 0) => [
      ...[
        `${name}’s ${turn}`,
        `{${name}’s turn}`,
        `Round 1 (200 points) ${pairs[0]}`,
        `Round 2 (150 points) ${pairs[1]}`,
        `Round 3 (100 points) ${pairs[2]}`,
      ],
      ...[
        '[1 | ⟨1⟩] [2 | ⟨2⟩] [3 | ⟨3⟩] [4 | ⟨4⟩] [5 | ⟨5⟩] [6 | ⟨6⟩]',
        'Re-rolls (50 each)',
        results(`${rolls}`, '0', '1', '2'),
        list('Hindrance (50)', `: ${other}`, chosen),
      ],
      ...[
        list('Dice-Block (125)', `: ${other}`, 0),
        list('Lucky Dice (100)', '', 0),
        '[Delete the last digit or die | ⌫] [Enter (bright)]',
      ],
    ];
    expect(sheet.pad()).toEqual([
      '(Row) | (current) Ada 500 | Bo 500',
      ...pad('Ada', 'Bo', ['· ·', '· ·', '· ·'], 0),
    ]);
    await sheet.presses(
      '6',
      '6',
      '5',
      '5',
      '4',
      '4',
      '1',
      'Delete the last digit or die',
      'Delete the last digit or die',
      '4',
      '4',
    );
    await sheet.call(sheet.field('Hindrance'), 'onChange', {
      target: { value: sheet.field('Hindrance').all('option')[2]?.props.value },
    });
    await sheet.call(
      sheet
        .all('button')
        .filter(({ textContent }) => textContent === '2')
        .at(-1) ?? expect.fail(),
      'onClick',
      {},
    );
    expect(sheet.pad().slice(1)).toEqual(pad('Ada', 'Bo', ['6 6', '5 5', '4 4'], 2, 2));
    expect(sheet.said().slice(1, 4)).toEqual([
      'Round 1 (200 points): 6',
      'Round 1 (200 points): 6 6',
      'Round 2 (150 points): 5',
    ]);
    await sheet.call(sheet.field('Hindrance'), 'onChange', { target: { value: '' } });
    await sheet.call(
      sheet
        .all('button')
        .filter(({ textContent }) => textContent === '0')
        .at(-1) ?? expect.fail(),
      'onClick',
      {},
    );
    await sheet.presses('Enter');
    expect(sheet.entered()).toMatchObject([{ values: { first: '66', second: '55', third: '44' } }]);
    expect(sheet.pad().slice(1)).toEqual([
      '1 | [66, 55 and 44] |',
      ...pad('Bo', 'Ada', ['· ·', '· ·', '· ·'], 0),
    ]);
    await sheet.presses('6', '6', '5', '5', '4', '4', 'Enter', 'Bo');
    const tie = 'Round 1 is tied: Ada and Bo roll two dice; the highest sum wins';
    expect(sheet.pad()).toEqual([
      ...[
        '(Row) | Ada 500 | Bo 500',
        '1 | [66, 55 and 44] | [66, 55 and 44]',
        `${tie} Turn 1 of 1: enter the pairs when they are shown`,
      ],
      ...[`{${tie}}`, 'Who won the roll-off?', '[Ada] [Bo (pressed)]', '[Enter (bright)]'],
    ]);
    expect(sheet.said().at(-1)).toBe(`Bo: 66, 55 and 44. ${tie}.`);
    await sheet.presses('Enter');
    expect(sheet.entered()?.[2]).toMatchObject({ at: 2, seat: null, values: { winner: 1 } });
  });

  test('a turn that changes the totals of several players shows the change of each in their column, once', async () => {
    const sheet = await opened('hidden-pairs', { turns: 1 }, ['Ada', 'Bo']);
    await sheet.presses(
      ...['6', '6', '1', '1', '1', '1', 'Enter'],
      ...['5', '5', '4', '4', '3', '3', 'Enter'],
    );
    expect(sheet.pad()[1]).toBe('1 | [66, 11 and 11] +200 → 700 | [55, 44 and 33 750]');
  });

  test('an option that a button enters together with the points has no field of its own', async () => {
    const sheet = await opened('ten-thousand', { exactFinish: true, threeBusts: 500 });
    expect([sheet.pad().at(-1)?.includes('[Past the target'), sheet.all('select')]).toEqual([true, []]);
  });

  test('after a digit for a die, Enter enters the turn, whatever had the focus before', async () => {
    const sheet = await opened('hidden-pairs', { turns: 1 });
    const [other] = sheet.all('button');
    other?.focus();
    expect(document.activeElement).toBe(other);
    await sheet.key({ kind: 'digit', digit: 6, shift: false });
    expect(document.activeElement).toBe(document.body);
  });

  test('the entry pad asks for a missing number unless a button enters a turn without points', async () => {
    const sheet = await opened('threes', { rounds: 1 }, ['Ada', 'Bo']);
    await sheet.presses('Moon −30', 'Enter');
    expect(sheet.pad()).toEqual([
      ...[
        '(Row) | Ada −30 | (current) Bo 0',
        '1 | [Moon −30 −30] |',
        'Bo’s turn Round 1 of 1',
        '{Bo’s turn}',
        '{Points}',
      ],
      ...['[0] [1] [2] [3] [4] [5] [6] [7] [8] [9] [10] [11] [12]', '“Points” is missing.'],
      '[Moon −30 (key B)] Points‹› (wrong) [Delete the last digit or die | ⌫] [Enter (bright)]',
    ]);
    expect(sheet.said().slice(-2)).toEqual([
      'Ada: Moon −30. Ada has −30. Bo’s turn.',
      '“Points” is missing.',
    ]);
    const field = () => sheet.find('input', 'Points').props;
    // Keyboards for numbers have no minus sign, which the points of this game may need.
    const why = sheet.all('div').find(({ props }) => props.id === field()['aria-describedby']);
    expect([why?.textContent, field().inputMode]).toEqual(['“Points” is missing.', 'text']);
    await sheet.press('7');
    expect(field()['aria-describedby']).toBeUndefined();
    expect(sheet.pad().slice(-3)).toEqual([
      ...[
        '{Add}',
        '[Add 1: 1 | 1 +1] [Add 2: 2 | 2 +2] [Add 4: 4 | 4 +4] [Add 5: 5 | 5 +5] [Add 6: 6 | 6 +6]',
      ],
      '[Moon −30 (key B)] Points‹7› [Delete the last digit or die | ⌫] [Enter 7 → 7 (bright)]',
    ]);
  });

  test('points that a player takes over are added once, and entered as taken over', async () => {
    const sheet = await opened('ten-thousand', {}, ['Ada', 'Bo']);
    await sheet.presses('1,000', 'Enter 1,000 → 1,000', '1,000', 'Enter 1,000 → 1,000');
    const takeOver = () =>
      sheet
        .pad()
        .join(' ')
        .match(/\[Add Take over [^\]]*\]/g);
    expect(takeOver()).toEqual(['[Add Take over 1,000: 1,000 | Take over 1,000 +1,000]']);
    await sheet.presses('Add Take over 1,000: 1,000', 'Add 5: 50');
    expect(takeOver()).toEqual(['[Add Take over 1,000: 1,000 | Take over 1,000 +1,000 (off)]']);
    expect(sheet.pad().slice(-1)).toEqual([
      '[Bust (key B)] Points‹1050› [Delete the last digit or die | ⌫] [Enter 1,050 → 2,050 (bright)]',
    ]);
    await sheet.press('Enter 1,050 → 2,050');
    expect(sheet.entered()?.at(-1)).toMatchObject({ seat: 0, values: { points: 1050, took: 'yes' } });
  });

  test('the last digit of points can be deleted until none is left', async () => {
    const sheet = await opened('greed', { target: 500, opening: 0 });
    const points = () => sheet.find('input', 'Points').props.value;
    await sheet.call(sheet.find('input', 'Points'), 'onChange', { target: { value: '−155' } });
    expect(sheet.find('input', 'Points').props.inputMode).toBe('numeric');
    const shown = [points()];
    for (let digit = 0; digit < 3; digit++) {
      await sheet.press('Delete the last digit or die');
      shown.push(points());
    }
    expect(shown).toEqual(['-155', '-15', '-1', '']);
    await sheet.call(sheet.find('input', 'Points'), 'onChange', { target: { value: '-' } });
    await sheet.press('Delete the last digit or die');
    expect(points()).toBe('');
  });

  test.each([
    ['155', '1555'],
    ['−1', '-15'],
    ['-', '-5'],
  ])('a digit key after the points %s appends the digit, giving %s', async (before, after) => {
    const sheet = await opened('greed', { target: 500, opening: 0 });
    await sheet.call(sheet.find('input', 'Points'), 'onChange', { target: { value: before } });
    await sheet.key({ kind: 'digit', digit: 5, shift: false });
    expect(sheet.find('input', 'Points').props.value).toBe(after);
  });

  test('points can be typed with either minus sign, and other characters are ignored', async () => {
    const sheet = await opened('greed', { target: 500, opening: 0 });
    const type = (value: string) =>
      sheet.call(sheet.find('input', 'Points'), 'onChange', { target: { value } });
    const typed: unknown[] = [];
    for (const text of ['40', '40x', '4.5', '−', '-', '−150', '-200', '']) {
      await type(text);
      typed.push(sheet.find('input', 'Points').props.value);
    }
    expect(typed).toEqual(['40', '40', '40', '-', '-', '-150', '-200', '']);
    await type('250');
    await sheet.call(sheet.find('input', 'Points'), 'onKeyDown', { key: 'Tab' });
    expect(sheet.entered()).toEqual([]);
    await sheet.call(sheet.find('input', 'Points'), 'onKeyDown', { key: 'Enter' });
    expect(sheet.entered()).toMatchObject([{ values: { points: 250 } }]);
  });
});

describe('keys of a score sheet press its buttons', () => {
  const keyed = (lines: readonly string[]) =>
    lines.flatMap((one) => one.match(/\[[^[]*\bkey [^\]]*\]/g) ?? []);

  test('buttons of a score sheet name their keys as set, except while keys are off or a dialog is open', async () => {
    const sheet = await opened('greed', {});
    expect(keyed(sheet.outline())).toEqual(['[Undo (off, key U)]', '[Bust (key B)]']);
    await set({ keys: { ...defaultKeys, undo: 'Z', bank: 'X' } });
    expect(keyed(sheet.outline())).toEqual(['[Undo (off, key Z)]', '[Bust (key X)]']);
    await set({ keysOn: false });
    expect(keyed(sheet.outline())).toEqual([]);
    await set({ keysOn: true });
    await sheet.press('Players');
    expect(keyed(sheet.outline())).toEqual(['[Undo (off, key Z)]']);
  });

  test('the key to bank enters what the first button enters, and Enter what is typed, except on another control', async () => {
    class Control {
      readonly tag: string;
      constructor(tag: string) {
        this.tag = tag;
      }
      closest(selector: string) {
        return selector.split(', ').includes(this.tag) ? this : null;
      }
    }
    vi.stubGlobal('Element', Control);
    const listen = vi.spyOn(window, 'addEventListener');
    const preventDefault = vi.fn();
    const sheet = await opened('greed', { target: 500, opening: 0 });
    const enter = (event: object) =>
      act(async () => {
        for (const [type, listener] of listen.mock.calls)
          if (type === 'keydown' && String(listener).includes('onEnterKey'))
            (listener as (event: object) => void)({ key: 'Enter', preventDefault, ...event });
      });
    await sheet.key({ kind: 'action', action: 'bank' });
    await sheet.key({ kind: 'digit', digit: 5, shift: false });
    await sheet.key({ kind: 'digit', digit: 0, shift: false });
    await enter({ key: 'x' });
    await enter({ repeat: true });
    for (const tag of ['button', 'a', 'input', 'select']) await enter({ target: new Control(tag) });
    expect(preventDefault).not.toHaveBeenCalled();
    expect(sheet.entered()).toMatchObject([{ at: 0, seat: 0, values: { points: 0 } }]);
    await enter({ target: new Control('div') });
    expect(sheet.entered()?.slice(1)).toMatchObject([{ at: 1, seat: 1, values: { points: 50 } }]);
    expect(preventDefault).toHaveBeenCalled();
    await sheet.key({ kind: 'digit', digit: 5, shift: false });
    await sheet.press('Players');
    await enter({ target: null });
    expect(sheet.entered()?.length).toBe(2);
    const unlisten = vi.spyOn(window, 'removeEventListener');
    const last = listen.mock.calls.findLast(([, listener]) => String(listener).includes('onEnterKey'));
    await sheet.show(null);
    expect(unlisten.mock.calls).toContainEqual(last);
  });
});

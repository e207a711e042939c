import { act } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { announcer } from '../src/announce/announcer.ts';
import { defaultKeys } from '../src/keys/keys.ts';
import { pressKey } from '../src/keys/use-keys.ts';
import { SheetTable } from '../src/sheet/SheetTable.tsx';
import { createSheet, savedSheets } from '../src/sheet/saved-sheets.ts';
import { openBrowser, override, render, set } from './render.tsx';

beforeEach(() => {
  openBrowser();
});
afterEach(() => vi.unstubAllGlobals());

/** A sheet on the screen, on which people write. */
async function opened(
  game = 'greed',
  options: object = { target: 500, opening: 0 },
  names: readonly string[] = ['Ada', 'Bo'],
) {
  const saved = createSheet({
    game,
    options: options as never,
    names,
    belowZero: true,
  });
  const say = vi.spyOn(announcer, 'say').mockReturnValue(undefined as never);
  const page = await render(<SheetTable saved={saved} />);
  const control = (action: string) =>
    page.all('button').find(({ props }) => props['data-action'] === action) ?? expect.fail(action);
  const click = (action: string) => page.call(control(action), 'onClick', {});
  return {
    ...page,
    control,
    click,
    said: () => say.mock.calls.map(([text]) => text.replaceAll(/[\u2068\u2069]/g, '')),
    key: (pressed: object) => act(async () => void pressKey(pressed as never)),
    async type(points: number) {
      for (const digit of String(points))
        await act(async () => void pressKey({ kind: 'digit', digit: Number(digit), shift: false }));
      await click('enter');
    },
    lines: () => page.all('td').map(({ textContent }) => textContent.replaceAll(/[\u2068\u2069]/g, '')),
    totals: () =>
      page
        .all('strong')
        .slice(0, 2)
        .map(({ textContent }) => textContent),
    leave: () => say.mockRestore(),
  };
}

describe('an open score sheet takes entries and announces the totals', () => {
  test('each entry goes to the player whose turn it is, in the next line, with the total after it', async () => {
    const sheet = await opened();
    await sheet.type(300);
    expect([sheet.lines(), sheet.totals()]).toEqual([
      ['300 300', ''],
      ['300', '0'],
    ]);
    await sheet.type(150);
    await sheet.type(100);
    expect(sheet.lines()).toEqual(['300 300', '150 150', '100 400', '']);
    expect(sheet.totals()).toEqual(['400', '150']);
    expect(savedSheets()[0]?.changes.map(({ change }) => (change as { at?: number }).at)).toEqual([0, 1, 2]);
    sheet.leave();
  });

  test('each change is announced with the total and whose turn it is', async () => {
    const sheet = await opened();
    await sheet.type(300);
    expect(sheet.said().at(-1)).toMatch(/^Ada: 300\. Ada.* 300.*Bo/);
    await act(async () => expect(pressKey({ kind: 'action', action: 'scores' })).toBe(true));
    expect(sheet.said().at(-1)).toMatch(/Ada.* 300.*Bo.* 0/);
    sheet.leave();
  });

  test('the last entry can be undone and redone with buttons and a key, as often as there are entries', async () => {
    const sheet = await opened();
    const off = () => ['undo', 'redo'].map((one) => sheet.control(one).props['aria-disabled']);
    expect(off()).toEqual([true, true]);
    await sheet.type(300);
    expect(off()).toEqual([false, true]);
    await sheet.click('undo');
    expect([off(), sheet.totals()]).toEqual([
      [true, false],
      ['0', '0'],
    ]);
    await sheet.click('redo');
    expect([off(), sheet.totals()]).toEqual([
      [false, true],
      ['300', '0'],
    ]);
    await sheet.key({ kind: 'action', action: 'undo' });
    expect(sheet.totals()).toEqual(['0', '0']);
    await sheet.key({ kind: 'action', action: 'undo' });
    expect(vi.mocked(announcer.say).mock.lastCall).toEqual(['There is nothing to undo.', 'assertive']);
    const named = () => sheet.control('undo').props['aria-keyshortcuts'];
    expect(named()).toBe(defaultKeys.undo);
    await set({ keysOn: false });
    expect(named()).toBeUndefined();
    sheet.leave();
  });

  test('a single player’s pad is empty again after each turn, and equal turns are announced each time', async () => {
    const sheet = await opened('threes', { rounds: 3 }, ['Ada']);
    const [row] = sheet.all('tr').slice(-1);
    const scroll = vi.fn();
    override(row ?? expect.fail(), { scrollIntoView: scroll });
    await sheet.type(0);
    const said = sheet.said();
    expect([scroll.mock.calls.length, sheet.control('enter').textContent]).toEqual([1, 'Enter']);
    await sheet.type(0);
    expect(sheet.said().slice(said.length)).toEqual(['0', said.at(-1)]);
    await sheet.type(7);
    expect(sheet.totals().slice(0, 1)).toEqual(['7']);
    sheet.leave();
  });

  test('after a player has joined, the field for the next one is empty', async () => {
    const sheet = await opened();
    await sheet.click('open-players');
    await sheet.call(sheet.field('New player'), 'onChange', { target: { value: 'Cy' } });
    await sheet.call(sheet.all('form')[0] ?? expect.fail(), 'onSubmit', {});
    expect(sheet.field('New player').props.value).toBe('');
    expect(sheet.all('input').map(({ props }) => props.defaultValue)).toContain('Cy');
    sheet.leave();
  });

  test('an impossible entry is refused with a reason, and cannot be counted anyway', async () => {
    const sheet = await opened();
    await sheet.type(370);
    expect([sheet.lines(), sheet.text().includes('steps of 50')]).toEqual([[], true]);
    expect(sheet.all('button').some(({ props }) => props['data-action'] === 'counts')).toBe(false);
    // A refusal interrupts what is being read.
    expect(vi.mocked(announcer.say).mock.calls.at(-1)?.[1]).toBe('assertive');
    sheet.leave();
  });

  test('a match that is ended shows who won, takes no entries, and can be reopened', async () => {
    const sheet = await opened();
    for (const points of [300, 150, 50]) await sheet.type(points);
    expect(sheet.all('figure').length).toBe(0);
    await sheet.click('end');
    expect(sheet.said().at(-1)).toMatch(/Ada.*wins/);
    expect(sheet.all('button').some(({ props }) => props['data-action'] === 'enter')).toBe(false);
    expect(sheet.all('a').map(({ props }) => props.href)).toContain(`/sheet/again-${savedSheets()[0]?.id}`);
    expect(sheet.all('figure').length).toBe(1);
    expect(sheet.texts('small').filter((one) => one.startsWith('Place'))).toEqual(['Place 1', 'Place 2']);
    await sheet.click('end');
    expect(sheet.control('enter').props['aria-disabled']).not.toBe(true);
    sheet.leave();
  });

  test('digit keys fill one field after the other, and undo removes the last digit first', async () => {
    const sheet = await opened('hidden-pairs', { turns: 2 });
    const fields = () => sheet.texts('output');
    const count = fields().length;
    const empty = Array.from({ length: count }, () => '· ·');
    for (const digit of [1, 2, 3, 9]) await sheet.key({ kind: 'digit', digit, shift: false });
    expect([fields(), count > 1]).toEqual([['1 2', '3 ·', ...empty.slice(2)], true]);
    for (const left of ['1 2', '1 ·', '· ·']) {
      await sheet.key({ kind: 'action', action: 'undo' });
      expect(fields()).toEqual([left, ...empty.slice(1)]);
    }
    for (const _ of fields())
      for (const digit of [5, 6]) await sheet.key({ kind: 'digit', digit, shift: false });
    await sheet.key({ kind: 'digit', digit: 1, shift: false });
    expect(fields()).toEqual(empty.map(() => '5 6'));
    sheet.leave();
  });

  test('the field of the number has the focus after a digit, so that Enter enters the turn', async () => {
    const sheet = await opened();
    await sheet.key({ kind: 'digit', digit: 3, shift: false });
    expect(document.activeElement).toHaveProperty('props.aria-label', 'Points');
    sheet.leave();
  });

  test('keys have no effect while a dialog is open over the sheet', async () => {
    const sheet = await opened();
    await sheet.click('open-players');
    await sheet.key({ kind: 'digit', digit: 3, shift: false });
    expect(sheet.control('enter').textContent).not.toMatch(/3/);
    sheet.leave();
  });
});

import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { App } from '../src/app/App.tsx';
import { keepFocus } from '../src/app/keep-focus.ts';
import { pageTexts } from '../tools/page-texts.ts';
import { openBrowser, render, set } from './render.tsx';

/** A screen that keeps the props with which it was opened, as a form keeps what was entered. */
const { screen } = vi.hoisted(() => ({
  screen: () => ({
    default: function Opened(props: object) {
      const [first] = useState(props);
      return <h1>{JSON.stringify(first)}</h1>;
    },
  }),
}));
vi.mock('../src/app/keep-focus.ts', () => ({ keepFocus: vi.fn() }));
vi.mock('../src/setup/SetUp.tsx', screen);
vi.mock('../src/local/LocalTablePage.tsx', screen);
vi.mock('../src/room/RoomPage.tsx', screen);
vi.mock('../src/sheet/SheetPage.tsx', screen);
vi.mock('../src/rules/RulesPage.tsx', screen);
vi.mock('../src/guide/GuidePage.tsx', screen);
vi.mock('../src/history/ReplayPage.tsx', screen);

beforeEach(async () => {
  openBrowser();
  vi.stubGlobal('__TEXTS__', pageTexts);
  await set({ language: 'en' });
});
afterEach(() => vi.unstubAllGlobals());

test.each([
  ['/play/greed', '/play/threes', { gameId: 'threes' }],
  ['/table/a', '/table/b', { id: 'b' }],
  ['/room/AAAAA', '/room/BBBBB', { code: 'BBBBB' }],
  ['/room/AAAAA', '/room', { code: null }],
  ['/sheet/a', '/sheet/b', { id: 'b' }],
  ['/sheet/a', '/sheet', { id: null }],
  ['/rules/greed', '/rules/threes', { gameId: 'threes' }],
  ['/guide/greed', '/guide/threes', { gameId: 'threes' }],
  ['/replay/a', '/replay/b', { id: 'b' }],
  ['/replay/a', '/replay', { id: null }],
])('the screen at %s keeps nothing when the URL changes to %s', async (from, to, props) => {
  const page = await render(<App />, from);
  await page.until(() => page.all('h1').length, 1);
  await page.go(to);
  expect(JSON.parse(page.texts('h1')[0] ?? '')).toEqual(props);
});

test('while the app is open, the focus is kept', async () => {
  const stop = vi.fn();
  vi.mocked(keepFocus).mockReset().mockReturnValue(stop);
  const page = await render(<App />, '/rules/greed');
  await page.go('/rules/threes');
  expect([vi.mocked(keepFocus).mock.calls.length, stop.mock.calls.length]).toEqual([1, 0]);
  await page.show(null);
  expect(stop).toHaveBeenCalledTimes(1);
});

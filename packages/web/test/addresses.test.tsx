import { useEffect } from 'react';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { Link } from 'wouter';
import { App, Screen } from '../src/app/App.tsx';
import { ErrorBoundary, useRaise } from '../src/app/ErrorBoundary.tsx';
import { ErrorPage } from '../src/app/ErrorPage.tsx';
import { LazyPart } from '../src/app/LazyPart.tsx';
import { trackLoadErrors } from '../src/app/load-errors.ts';
import { listedGames } from '../src/games/listed-games.ts';
import { loadMessages } from '../src/i18n/messages.tsx';
import { rememberGuest } from '../src/online/guest-flag.ts';
import { rememberGame } from '../src/start/last-game.ts';
import { pageTexts } from '../tools/page-texts.ts';
import { fakeWorkers } from './fake-worker.ts';
import { outline } from './outline.ts';
import { openBrowser, render, set } from './render.tsx';

fakeWorkers();
beforeEach(() => {
  openBrowser();
  vi.stubGlobal('__TEXTS__', pageTexts);
  vi.stubGlobal('history', { state: null });
  vi.stubGlobal('location', { ...location, hash: '' });
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('fetch failed')));
});
afterEach(() => vi.unstubAllGlobals());

/** Each URL with the heading of its screen, in the order in which the texts of screens load. */
const screens = [
  ['/', 'Five dice games, one good table', 'Fünf Würfelspiele an einem Tisch'],
  ['/none', 'Page not found', 'Seite nicht gefunden'],
  ['/quick', 'Greed', 'Gier'],
  ['/play/threes', 'Play Threes', 'Dreien spielen'],
  ['/play/none', 'Page not found', 'Seite nicht gefunden'],
  ['/table/none', 'Match not found', 'Partie nicht gefunden'],
  ['/rules/threes', 'Threes rules', 'Regeln für Dreien'],
  ['/guide/threes', 'Threes', 'Dreien'],
  ['/guide/none', 'Page not found', 'Seite nicht gefunden'],
  ['/settings', 'Settings', 'Einstellungen'],
  ['/online/join/AB', 'Play online', 'Online spielen'],
  ['/online', 'Play online', 'Online spielen'],
  ['/party', 'Party', 'Party'],
  ['/room', 'Open the room screen', 'Bildschirm für alle öffnen'],
  ['/sheet', 'Score sheet', 'Punktezettel'],
  ['/history', 'History', 'Verlauf'],
  ['/replay', 'Open a match record', 'Gespeicherte Partie öffnen'],
  ['/explore', 'Position explorer', 'Stellungen untersuchen'],
  ['/train', 'Training', 'Training'],
  ['/puzzles', 'Puzzles', 'Aufgaben'],
  ['/daily', 'Daily challenge', 'Aufgaben des Tages'],
  ['/my-play', 'My play', 'Mein Spiel'],
  ['/cards', 'Strategy cards', 'Strategiekarten'],
  ['/cards/threes', 'Strategy cards', 'Strategiekarten'],
  ['/dice', 'Are the dice fair?', 'Sind die Würfel fair?'],
] as const;

test.each(['en', 'de'] as const)(
  'every URL shows its screen, without a missing text: %s',
  async (language) => {
    const gaps = vi.spyOn(console, 'warn').mockReturnValue();
    onTestFinished(() => gaps.mockRestore());
    await set({ language });
    await loadMessages('start', async () => {});
    for (const [address, english, german] of screens) {
      const page = await render(<App />, address);
      await page.until(() => page.texts('h1')[0], language === 'en' ? english : german);
      expect([document.documentElement.lang, document.documentElement.dataset.app]).toEqual([
        language,
        'open',
      ]);
      expect(gaps.mock.calls).toEqual([]);
    }
  },
);

test.each([
  ['a server of its own', undefined, [true, true, true]],
  ['another server', 'https://other.example', [false, false, false]],
  ['no server', '', [false, false, false]],
])('a page with %s offers online play where it can: %#', async (_, server, expected) => {
  const { dataset } = document.documentElement;
  if (server !== undefined) dataset.server = server;
  const has = [];
  for (const address of ['/online/join', '/party', '/room']) {
    const page = await render(<Screen />, address);
    await page.until(() => page.all('h1').length, 1);
    has.push(page.texts('h1')[0] !== 'Page not found');
  }
  delete dataset.server;
  expect(has).toEqual(expected);
});

test('the prerendered start screen has the texts of its language, and nothing about this device', async () => {
  rememberGame('threes');
  rememberGuest(true);
  const { prerenderStart } = await import('../src/start/prerender.tsx');
  const textsOf = (html: string, tag: string) =>
    [...html.matchAll(new RegExp(`<${tag}[^>]*>([^<]*)</${tag}>`, 'g'))].map(([, text]) =>
      text?.replaceAll(/[\u2068\u2069]/g, ''),
    );
  const pages = (['en', 'de'] as const).map(prerenderStart);
  expect(pages.flatMap((page) => [textsOf(page, 'h1'), textsOf(page, 'a')[0]])).toEqual([
    ['Five dice games, one good table'],
    'Play Greed now',
    ['Fünf Würfelspiele an einem Tisch'],
    'Jetzt Gier spielen',
  ]);
  expect(pages.filter((page) => page.includes('/online/profile'))).toEqual([]);
});

describe('the page handles a screen that fails', () => {
  beforeEach(() => {
    const logged = vi.spyOn(console, 'error').mockReturnValue();
    onTestFinished(() => logged.mockRestore());
  });
  /** A part of the page that fails with this error after it has been shown. */
  function Failing({ error }: { readonly error: Error }) {
    const raise = useRaise();
    useEffect(() => raise(error), [raise, error]);
    return <p>Shown</p>;
  }
  const lost = new Error('The file is gone');
  beforeEach(() => {
    let told = (_: object) => {};
    vi.stubGlobal('window', {
      ...window,
      addEventListener: (type: string, listener: typeof told) => {
        if (type === 'vite:preloadError') told = listener;
      },
    });
    trackLoadErrors();
    told({ payload: lost });
  });

  test.each([
    [
      'an error in the code',
      new Error('Broken'),
      ['# Something went wrong', 'alert: Reload the page to continue.'],
      'Something went wrong here. Reload the page to continue.',
    ],
    [
      'a file that could not be loaded',
      lost,
      [
        '# This page could not be loaded',
        'alert: Dicehall was updated, or you are offline. Reload the page to continue.',
      ],
      'Part of this page could not be loaded. Reload the page to see it.',
    ],
  ])(
    'the error page and a failed part of a page explain %s, and offer to reload',
    async (_, error, lines, note) => {
      const reload = vi.fn();
      vi.stubGlobal('location', { ...location, reload });
      const page = await render(
        <ErrorBoundary fallback={(failed) => <ErrorPage error={failed} />}>
          <Failing error={error} />
        </ErrorBoundary>,
      );
      expect(outline(page.box).slice(-3)).toEqual([...lines, '[Reload (bright)]']);
      await page.press('Reload');
      expect(reload).toHaveBeenCalledTimes(1);
      const part = await render(
        <>
          <LazyPart>
            <Failing error={error} />
          </LazyPart>
          <p>The rest</p>
        </>,
      );
      expect(outline(part.box)).toEqual(['alert:', note, '[Reload (bright)]', 'The rest']);
    },
  );

  test('a failed screen stays failed until the URL changes', async () => {
    const show = (address: string, error: Error | null) => (
      <ErrorBoundary resetKey={address} fallback={() => <p>Failed</p>}>
        {error === null ? <p>Shown</p> : <Failing error={error} />}
      </ErrorBoundary>
    );
    const page = await render(show('/a', lost));
    expect(page.text()).toBe('Failed');
    await page.show(show('/a', null));
    expect(page.text()).toBe('Failed');
    await page.show(show('/b', null));
    expect(page.text()).toBe('Shown');
  });

  test('the screen of the next URL replaces a failed screen', async () => {
    const known = listedGames();
    vi.stubGlobal('__GAMES__', null);
    const page = await render(
      <>
        <Screen />
        <Link href="/settings">Next</Link>
      </>,
      '/party',
    );
    await page.until(() => page.texts('h1')[0], 'Something went wrong');
    vi.stubGlobal('__GAMES__', known);
    await page.call(page.find('a', 'Next'), 'onClick', { button: 0 });
    await page.until(() => page.texts('h1')[0], 'Settings');
  });
});

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { onWake } from '../src/phone/wake.ts';
import { changeSettings, defaultSettings } from '../src/settings/settings.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a phone loads its texts', () => {
  const files = {
    en: { common: '/en', rules: '/en-rules', games: { pig: '/en-pig' } },
    de: { common: '/de', rules: '/de-rules', games: { pig: '/de-pig' } },
  };
  const sources: Readonly<Record<string, string>> = {
    ...{ '/en': 'phone-code = Code', '/en-pig': 'game-pig = Pig', '/en-rules': 'option-pig-target = Target' },
    ...{
      '/de': 'phone-code = Kode',
      '/de-pig': 'game-pig = Schwein',
      '/de-rules': 'option-pig-target = Ziel',
    },
  };
  const keys = ['phone-code', 'game-pig', 'option-pig-target'] as never[];
  let asked: string[] = [];
  let lost: readonly string[] = [];
  beforeEach(() => {
    asked = [];
    lost = [];
    changeSettings({ ...defaultSettings, language: 'en' });
    vi.resetModules();
    vi.stubGlobal('navigator', { languages: ['de-CH', 'en'] });
    vi.stubGlobal('document', {
      querySelector: (selector: string) =>
        selector === 'meta[name="texts"]' ? { content: JSON.stringify(files) } : null,
    });
    vi.stubGlobal('fetch', async (address: string) => {
      asked.push(address);
      return lost.includes(address) ? new Response('', { status: 503 }) : new Response(sources[address]);
    });
  });
  const open = async () => {
    const [{ phoneTexts, phoneLanguage }, settings] = await Promise.all([
      import('../src/phone/texts.ts'),
      import('../src/settings/settings.ts'),
    ]);
    settings.changeSettings({ language: 'en' });
    const said = async (...of: Parameters<typeof phoneTexts>) => {
      const texts = await phoneTexts(...of);
      return keys.flatMap((key) => (texts.has(key) ? [texts.lookup(key)] : []));
    };
    return { said, phoneTexts, phoneLanguage, set: settings.changeSettings };
  };

  test('the texts of a phone are those of the page, of the game, and for the host of the house rules, in the chosen language', async () => {
    const { said, set } = await open();
    expect(await said(null)).toEqual(['Code']);
    expect(await said('none')).toEqual(['Code']);
    expect(await said('pig', true)).toEqual(['Code', 'Pig', 'Target']);
    expect(await said('pig')).toEqual(['Code', 'Pig']);
    set({ language: 'de' });
    expect(await said('pig')).toEqual(['Kode', 'Schwein']);
    expect(await said('pig', true)).toEqual(['Kode', 'Schwein', 'Ziel']);
  });

  test('each file of texts is loaded once', async () => {
    const { said, phoneTexts } = await open();
    for (const isHost of [false, true, false, true]) await said('pig', isHost);
    expect(asked).toEqual(['/en', '/en-pig', '/en-rules']);
    expect(await phoneTexts('pig')).toBe(await phoneTexts('pig'));
  });

  test('texts that could not be loaded are requested again', async () => {
    const { said } = await open();
    lost = ['/en-pig'];
    await expect(said('pig')).rejects.toThrow('/en-pig: 503');
    lost = [];
    expect(await said('pig')).toEqual(['Code', 'Pig']);
    expect(asked).toEqual(['/en', '/en-pig', '/en-pig']);
  });

  test.each([
    ['auto', 'de'],
    ['en', 'en'],
    ['de', 'de'],
  ] as const)('with the setting %s, a browser that prefers German shows %s', async (language, shown) => {
    const { phoneLanguage, set } = await open();
    set({ language });
    expect(phoneLanguage()).toBe(shown);
  });
});

describe('a phone loads its games', () => {
  test('a phone knows the games that it has loaded, and loads each once', async () => {
    vi.resetModules();
    const { findGame, gameOf, games, loadGame } = await import('../src/phone/one-game.ts');
    expect([findGame('greed'), games.length]).toEqual([undefined, 0]);
    expect(() => gameOf('greed')).toThrow('No game greed');
    const loaded = await loadGame('greed');
    expect(loaded?.id).toBe('greed');
    expect([findGame('greed'), gameOf('greed'), await loadGame('greed')]).toEqual([loaded, loaded, loaded]);
    expect(await loadGame('none')).toBeNull();
    expect((await loadGame('threes'))?.id).toBe('threes');
    expect(games.map(({ id }) => id)).toEqual(['greed', 'threes']);
  });
});

test('the sounds of the table do nothing on a phone', async () => {
  const { tableSound } = await import('../src/phone/no-sound.ts');
  for (const act of Object.values(tableSound)) expect(() => act({ kind: 'keep' } as never)).not.toThrow();
});

test('a phone trusts every response of its server, but requires one', async () => {
  const { snapshotSchema } = await import('../src/phone/trusted-protocol.ts');
  expect(snapshotSchema.parse('anything')).toBe('anything');
  expect(snapshotSchema.array().parse([1])).toEqual([1]);
  expect([null, 0, undefined].map((raw) => snapshotSchema.safeParse(raw))).toEqual([
    { success: true, data: null },
    { success: true, data: 0 },
    { success: false, data: undefined },
  ]);
});

describe('a phone tells its table when it sleeps', () => {
  const opened = (visibilityState = 'visible') => {
    vi.useFakeTimers({ now: 1_000_000 });
    const page = Object.assign(new EventTarget(), { visibilityState });
    const view = new EventTarget();
    vi.stubGlobal('document', page);
    vi.stubGlobal('window', view);
    const log: string[] = [];
    const [onSleep, onShortSleep, wake] = ['sleep', 'short', 'wake'].map((name) => () => void log.push(name));
    const stop = onWake({ onSleep, onShortSleep, onWake: wake } as never);
    const turn = (state: string, after = 0) => {
      vi.advanceTimersByTime(after);
      page.visibilityState = state;
      page.dispatchEvent(new Event('visibilitychange'));
      return log.splice(0);
    };
    const back = (persisted: boolean) => {
      view.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
      return log.splice(0);
    };
    return { turn, back, stop };
  };

  test('a phone reports once that it is hidden, and later that it is visible again, after a long or a short time', () => {
    const { turn } = opened();
    expect(turn('hidden')).toEqual(['sleep']);
    expect(turn('hidden')).toEqual([]);
    expect(turn('visible', 1500)).toEqual(['wake']);
    expect(turn('hidden')).toEqual(['sleep']);
    expect(turn('visible', 1499)).toEqual(['short']);
    expect(turn('hidden', 5000)).toEqual(['sleep']);
    expect(turn('visible', 10)).toEqual(['short']);
  });

  test('a phone that was hidden from the start also reports it', () => {
    expect(opened('hidden').turn('visible', 2000)).toEqual(['wake']);
  });

  test('a phone reports that the browser has restored the page, but not that the page has opened', () => {
    const { back } = opened();
    expect([back(false), back(true)]).toEqual([[], ['wake']]);
  });

  test('a phone reports nothing once the table is closed', () => {
    const { turn, back, stop } = opened();
    stop();
    expect([turn('hidden'), turn('visible', 2000), back(true)]).toEqual([[], [], []]);
  });
});

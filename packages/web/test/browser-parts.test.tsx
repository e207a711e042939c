import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { InstallButton } from '../src/app/InstallButton.tsx';
import { keepInstallOffer } from '../src/app/install.ts';
import { Page, usePageTitle } from '../src/app/Page.tsx';
import { Ranking } from '../src/end/Ranking.tsx';
import { useDateFormat } from '../src/i18n/messages.tsx';
import { notify, useTurnNotice, withdraw } from '../src/online/notify.ts';
import { eveningImage } from '../src/party/evening-image.ts';
import { TokenMark } from '../src/tokens/TokenMark.tsx';
import { shapes, tokenOfSeat } from '../src/tokens/tokens.ts';
import { ChoiceField } from '../src/ui/ChoiceField.tsx';
import { NumberField } from '../src/ui/NumberField.tsx';
import { QrCode } from '../src/ui/QrCode.tsx';
import { SpelledCode } from '../src/ui/SpelledCode.tsx';
import { SwitchField } from '../src/ui/SwitchField.tsx';
import { pageTexts } from '../tools/page-texts.ts';
import { openBrowser, override, render, set } from './render.tsx';
import { settled } from './settled.ts';

beforeEach(openBrowser);
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the page shows notifications', () => {
  class Shown {
    static permission = 'granted';
    static all: Shown[] = [];
    onclick = () => {};
    readonly close = vi.fn();
    readonly text: string;
    readonly options: object;
    constructor(text: string, options: object) {
      this.text = text;
      this.options = options;
      Shown.all.push(this);
    }
  }
  const worker = {
    active: {} as object | null,
    showNotification: vi.fn(async () => {}),
    getNotifications: vi.fn(async (): Promise<{ close: () => void }[]> => []),
  };
  const focus = vi.fn();
  let registered: (() => Promise<unknown>) | undefined;
  const about = (table: string) => ({ body: 'Greed', tag: table, data: { url: `/online/table/${table}` } });
  beforeEach(async () => {
    Shown.all = [];
    Shown.permission = 'granted';
    worker.active = {};
    for (const one of [worker.showNotification, worker.getNotifications, focus]) one.mockClear();
    registered = async () => worker;
    vi.stubGlobal('Notification', Shown);
    vi.stubGlobal('window', { ...window, Notification: Shown, focus });
    vi.stubGlobal('navigator', {
      languages: ['en'],
      serviceWorker: { getRegistration: () => registered?.() },
    });
    await set({ notifications: true });
  });
  const shown = () => [
    worker.showNotification.mock.calls,
    Shown.all.map(({ text, options }) => [text, options]),
  ];
  const first = [['Your turn', about('one')]];

  test.each([
    ['by the service worker', () => {}, [first, []]],
    [
      'by the page, while the worker does not work yet',
      () => {
        worker.active = null;
      },
      [[], first],
    ],
    [
      'by the page, without a worker',
      () => {
        registered = async () => undefined;
      },
      [[], first],
    ],
    [
      'by the page, if the browser refuses workers',
      () => {
        registered = () => Promise.reject(new Error('No'));
      },
      [[], first],
    ],
    ['by the page, in a browser without workers', () => vi.stubGlobal('navigator', {}), [[], first]],
    ['not at all, if notifications are off', () => set({ notifications: false }), [[], []]],
    [
      'not at all, if the browser forbids it',
      () => {
        Shown.permission = 'denied';
      },
      [[], []],
    ],
    ['not at all, in a browser without notifications', () => vi.stubGlobal('window', {}), [[], []]],
  ])('a notification is shown %s', async (_, before, expected) => {
    await before();
    await notify('Your turn', 'Greed', 'one');
    expect(shown()).toEqual(expected);
  });

  test('a click on a notification of the page focuses the page and closes the notification', async () => {
    worker.active = null;
    await notify('Your turn', 'Greed', 'one');
    Shown.all[0]?.onclick();
    expect([focus.mock.calls.length, Shown.all[0]?.close.mock.calls.length]).toEqual([1, 1]);
  });

  test('a table withdraws its own notifications, whether the worker or the page showed them', async () => {
    worker.active = null;
    const notified = [notify('Your turn', 'Greed', 'one'), notify('Your turn', 'Greed', 'two')];
    const [own, withdrawn] = [{ close: vi.fn() }, withdraw('one')];
    await Promise.all([...notified, withdrawn]);
    expect(Shown.all.map(({ close }) => close.mock.calls.length)).toEqual([1, 0]);
    await withdraw('one');
    expect(Shown.all.map(({ close }) => close.mock.calls.length)).toEqual([1, 0]);
    worker.active = {};
    worker.getNotifications.mockResolvedValueOnce([own]);
    await withdraw('two');
    expect([worker.getNotifications.mock.lastCall, own.close.mock.calls.length]).toEqual([
      [{ tag: 'two' }],
      1,
    ]);
    expect(Shown.all.map(({ close }) => close.mock.calls.length)).toEqual([1, 1]);
  });

  test('a notification that is withdrawn before it appears is closed once it has appeared', async () => {
    registered = async () => undefined;
    const answer = registered;
    registered = async () => {
      registered = answer;
      await settled();
    };
    await Promise.all([notify('Your turn', 'Greed', 'one'), withdraw('one')]);
    expect(Shown.all.map(({ close }) => close.mock.calls.length)).toEqual([1]);
  });

  test('a notification that fails does not keep the next one from being shown', async () => {
    worker.showNotification.mockRejectedValueOnce(new Error('No'));
    await notify('Your turn', 'Greed', 'one');
    await notify('Your turn', 'Threes', 'two');
    expect(worker.showNotification).toHaveBeenCalledTimes(2);
  });

  const Turn = (props: Parameters<typeof useTurnNotice>[0]) => {
    useTurnNotice(props);
    return null;
  };
  const turn = { text: 'Your turn', title: 'Greed', table: 'one' };
  const seen = async (isHidden: boolean, isMine: boolean) => {
    const listeners = new Set<() => void>();
    const page = override(document, {
      hidden: isHidden,
      addEventListener: (type: string, listener: () => void) =>
        type === 'visibilitychange' && listeners.add(listener),
      removeEventListener: (_: string, listener: () => void) => listeners.delete(listener),
    });
    const part = await render(<Turn {...turn} isMine={isMine} />);
    await part.does(() => notify('', '', 'queue is done'));
    return { ...part, page, listeners };
  };
  const told = () => (worker.showNotification.mock.calls as unknown[][]).filter(([text]) => text !== '');
  const taken = () => (worker.getNotifications.mock.calls as unknown[][]).length;

  test.each([
    [false, false, 'Greed – Dicehall', []],
    [true, false, 'Greed – Dicehall', []],
    [false, true, '● Your turn – Greed', []],
    [true, true, '● Your turn – Greed', first],
  ])(
    'the page title depends on visibility and turn (hidden: %s, player’s turn: %s): %s',
    async (isHidden, isMine, title, calls) => {
      await seen(isHidden, isMine);
      expect([document.title, told()]).toEqual([title, calls]);
    },
  );

  test('a notification is withdrawn once the page is visible, and once the turn ends', async () => {
    const { page, listeners, show, does } = await seen(true, true);
    const change = () =>
      does(async () => {
        for (const listener of listeners) listener();
        await notify('', '', 'queue is done');
      });
    await change();
    expect(taken()).toBe(0);
    page.hidden = false;
    await change();
    expect(taken()).toBe(1);
    await show(<Turn {...turn} isMine={false} />);
    await change();
    expect([taken(), listeners.size]).toEqual([2, 0]);
  });
});

describe('each screen of the page has a title', () => {
  const focused = () => (document.activeElement as unknown as { textContent: string } | null)?.textContent;
  const Table = () => <h1 ref={usePageTitle('Greed', false)}>Greed</h1>;

  test('the title follows the screen, and the heading of every screen after the first gets the focus', async () => {
    const page = await render(<Page title="History">{null}</Page>);
    expect([document.title, page.all('main')[0]?.props['data-wide']]).toEqual(['History – Dicehall', false]);
    await page.show(<Page title="Verlauf">{null}</Page>);
    expect(document.title).toBe('Verlauf – Dicehall');
    await page.show(<Page title="Dicehall">{null}</Page>);
    expect(document.title).toBe('Dicehall');
    const next = await render(
      <Page title="Settings" isWide>
        {null}
      </Page>,
    );
    expect([document.title, focused(), next.all('main')[0]?.props['data-wide']]).toEqual([
      'Settings – Dicehall',
      'Settings',
      true,
    ]);
  });

  test('the heading of a table leaves the focus to the felt', async () => {
    await render(<Page title="History">{null}</Page>);
    await render(<Table />);
    expect(document.title).toBe('Greed – Dicehall');
    expect(focused()).not.toBe('Greed');
  });
});

describe('screen readers can read fields, codes and tokens', () => {
  test('the description of a field is linked to the field, and each group of choices has its own name', async () => {
    const page = await render(
      <>
        <ChoiceField
          label="Dice"
          about="How"
          value="a"
          onChange={vi.fn()}
          choices={[{ value: 'a', text: 'A' }]}
        />
        <ChoiceField label="Pace" value="b" onChange={vi.fn()} choices={[{ value: 'b', text: 'B' }]} />
        <SwitchField label="Coach" about="Hints" value={false} onChange={vi.fn()} />
        <SwitchField label="Sound" value onChange={vi.fn()} />
        <NumberField
          label="Target"
          about="Points"
          value={1500}
          min={0}
          max={2000}
          step={50}
          onChange={vi.fn()}
        />
        <NumberField label="Bonus" value={-5} min={-10} max={10} step={5} onChange={vi.fn()} />
      </>,
    );
    const aboutOf = (id: unknown) => page.all('p').find(({ props }) => props.id === id)?.textContent;
    const described = [...page.all('fieldset'), ...page.all('input')].flatMap(({ props }) =>
      props['aria-describedby'] === undefined ? [] : [aboutOf(props['aria-describedby'])],
    );
    expect(described).toEqual(['How', 'Hints', 'Points']);
    const ofType = (type: string) => page.all('input').filter(({ props }) => props.type === type);
    expect(new Set(ofType('radio').map(({ props }) => props.name)).size).toBe(2);
    expect(ofType('checkbox').map(({ props }) => props['aria-checked'])).toEqual([false, true]);
    // Keyboards for numbers have no minus sign.
    expect(ofType('number').map(({ props }) => props.inputMode)).toEqual(['numeric', undefined]);
    expect(page.texts('span').filter((text) => text.includes('1,500'))).toEqual(['1,500']);
    await page.call(ofType('number')[0] ?? expect.fail(), 'onChange', { target: { value: '1600' } });
    expect(page.text()).not.toContain('1,500');
    // The field itself has keys for less and more, so that the buttons beside it need no place in the tab order.
    expect(page.all('button').map(({ props }) => props.tabIndex)).toEqual([-1, -1, -1, -1]);
  });

  test('a screen reader spells a code, and the page shows it without spaces', async () => {
    const page = await render(<SpelledCode of="table" code="AB2" />);
    expect(page.outline()).toEqual(['(Code of the table: A B 2) ~AB2~']);
  });

  test('a QR code is not mirrored, and has a bright margin', async () => {
    const page = await render(<QrCode text="XY" label="Code" className={undefined} />);
    const [path = expect.fail()] = page.all('path');
    const dark = String(path.props.d)
      .split('M')
      .slice(1)
      .map((one) => one.replace('h1v1h-1z', ''));
    expect(page.all('svg').map(({ props }) => [props['aria-label'], props.viewBox])).toEqual([
      ['Code', '0 0 25 25'],
    ]);
    // The margin stays bright on a dark page.
    expect(page.all('rect').map(({ props }) => [props.width, props.height, props.fill])).toEqual([
      [25, 25, '#fff'],
    ]);
    // ISO/IEC 18004: the module in column 8 and row 13 of this size is always dark. The one across the diagonal is not.
    expect([dark.includes('10 15'), dark.includes('15 10')]).toEqual([true, false]);
    expect(dark.some((one) => one.split(' ').some((at) => Number(at) < 2 || Number(at) > 22))).toBe(false);
  });

  test('a ranking shows each seat with its own token and points, and marks the winners and the viewer', async () => {
    const drop = { shape: 'drop', colour: 'blue' } as const;
    const page = await render(
      <Ranking
        className="ranking"
        places={[2, 1, 2]}
        scores={[500, 1500, 500]}
        seats={[{ kind: 'person' }, { kind: 'bot', token: drop }, { kind: 'person' }]}
        names={['Ada', 'Bo', 'Cy']}
        mine={2}
        parts={{}}
      />,
    );
    expect(page.outline(['data-first', 'data-mine'])).toEqual([
      '- ·first 1. Bo 1,500',
      '- 2. Ada 500',
      '- ·mine 2. Cy 500',
    ]);
    const drawn = page.all('li').map((row) => row.all('path').map(({ props }) => props.d));
    expect(
      drawn.map((paths) => [paths.length, paths.findLast((d) => Object.values(shapes).includes(d as never))]),
    ).toEqual([
      [3, shapes.drop],
      [1, shapes[tokenOfSeat(0).shape]],
      [1, shapes[tokenOfSeat(2).shape]],
    ]);
    expect(tokenOfSeat(0).shape).not.toBe(tokenOfSeat(2).shape);
  });

  test('the token of a bot has eyes, and is not read out', async () => {
    const token = { shape: 'star', colour: 'coral' } as const;
    const partsOf = async (isBot: boolean) => (await render(<TokenMark token={token} isBot={isBot} />)).box;
    const [person, bot] = [await partsOf(false), await partsOf(true)];
    expect([person, bot].map((one) => one.all('path').length)).toEqual([1, 3]);
    expect([person, bot].map((one) => one.all('svg')[0]?.props['aria-hidden'])).toEqual(['true', 'true']);
  });
});

describe('the page offers to be installed', () => {
  test('the button to install is shown from the offer of the browser until the player uses it or the page is installed', async () => {
    const listeners = new Map<string, (event: object) => void>();
    vi.stubGlobal('window', {
      ...window,
      addEventListener: (type: string, listener: () => void) => listeners.set(type, listener),
    });
    keepInstallOffer();
    const page = await render(<InstallButton />);
    const [prompt, preventDefault] = [vi.fn(async () => {}), vi.fn()];
    const offer = () => page.does(() => listeners.get('beforeinstallprompt')?.({ preventDefault, prompt }));
    expect(page.texts('button')).toEqual([]);
    await offer();
    expect([page.texts('button'), preventDefault.mock.calls.length, prompt.mock.calls.length]).toEqual([
      ['Install as an app'],
      1,
      0,
    ]);
    await page.press('Install as an app');
    expect([page.texts('button'), prompt.mock.calls.length]).toEqual([[], 1]);
    await offer();
    await page.does(() => listeners.get('appinstalled')?.({}));
    expect(page.texts('button')).toEqual([]);
  });
});

describe('the standings of an evening can be saved as a picture', () => {
  test('the picture has a title and a line for each person, with points aligned at the right margin', () => {
    const written: unknown[] = [];
    let font = '';
    const context = {
      fillRect: (...box: number[]) => written.push(['box', ...box]),
      set font(value: string) {
        font = value;
      },
      measureText: (text: string) => ({ width: text.length * 10 }),
      fillText: (text: string, x: number, y: number, most?: number) =>
        written.push([text, x, y, font.split(' ')[0], most]),
    };
    const canvas = {
      width: 0,
      height: 0,
      getContext: () => context,
      toDataURL: (type: string) => `data:${type}`,
    };
    vi.stubGlobal('document', { createElement: () => canvas });
    const lines = [
      { name: '1st  Ada', points: '12' },
      { name: '2nd  Bo', points: '7' },
    ];
    expect(eveningImage('Evening', '2 matches', lines)).toBe('data:image/png');
    expect([canvas.width, canvas.height]).toEqual([1080, 482]);
    expect(written).toEqual([
      ['box', 0, 0, 1080, 482],
      ['Evening', 72, 72, '700', 936],
      ['2 matches', 72, 156, '400', 936],
      ['12', 988, 242, '700', undefined],
      ['1st  Ada', 72, 242, '700', 844],
      ['7', 998, 326, '400', undefined],
      ['2nd  Bo', 72, 326, '400', 854],
    ]);
    canvas.getContext = () => null as never;
    expect(eveningImage('Evening', '', [])).toBeNull();
  });
});

describe('the page follows the settings for theme and motion', () => {
  const opened = async (wanted: readonly string[] = []) => {
    vi.resetModules();
    const queries = new Map<string, { matches: boolean; readonly listeners: (() => void)[] }>();
    const matchMedia = (query: string) => {
      const one = queries.get(query) ?? {
        matches: wanted.some((part) => query.includes(part)),
        listeners: [],
      };
      queries.set(query, one);
      return {
        matches: one.matches,
        addEventListener: (_: string, listener: () => void) => one.listeners.push(listener),
      };
    };
    const bar = { content: 'first' };
    const root = { dataset: {} as Record<string, string> };
    vi.stubGlobal('matchMedia', matchMedia);
    vi.stubGlobal('document', { documentElement: root, querySelector: () => bar });
    vi.stubGlobal('getComputedStyle', () => ({
      getPropertyValue: (name: string) => (name === '--page' ? ` ${root.dataset.theme}-page ` : ''),
    }));
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    const [{ followAppearance, motionIsReduced }, { changeSettings, defaultSettings }] = await Promise.all([
      import('../src/settings/appearance.ts'),
      import('../src/settings/settings.ts'),
    ]);
    changeSettings(defaultSettings);
    followAppearance();
    const change = (query: string, matches: boolean) => {
      for (const [name, one] of queries)
        if (name.includes(query)) {
          one.matches = matches;
          for (const listener of one.listeners) listener();
        }
    };
    return { root, bar, changeSettings, change, motionIsReduced };
  };

  test.each([
    [[], 'auto', 'dark'],
    [['light'], 'auto', 'light'],
    [['contrast'], 'auto', 'contrast'],
    [['light', 'contrast'], 'auto', 'contrast'],
    [['light'], 'dark', 'dark'],
    [[], 'contrast', 'contrast'],
    [['print'], 'dark', 'light'],
    [['print', 'contrast'], 'auto', 'light'],
  ] as const)(
    'with the system preferences %j and the setting %s, the theme is %s',
    async (wanted, theme, shown) => {
      const { root, changeSettings } = await opened(wanted);
      changeSettings({ theme });
      expect(root.dataset.theme).toBe(shown);
    },
  );

  test.each([
    [[], 'auto', 'full'],
    [['reduced-motion'], 'auto', 'reduced'],
    [['reduced-motion'], 'full', 'full'],
    [[], 'reduced', 'reduced'],
  ] as const)(
    'with the system preferences %j and the setting %s, motion is %s',
    async (wanted, motion, shown) => {
      const { root, changeSettings, motionIsReduced } = await opened(wanted);
      changeSettings({ motion });
      expect([root.dataset.motion, motionIsReduced()]).toEqual([shown, shown === 'reduced']);
    },
  );

  test('the page and the colour of the browser bar follow changes of the system and of the settings', async () => {
    const { root, bar, changeSettings, change } = await opened();
    expect([root.dataset, bar.content]).toEqual([
      { theme: 'dark', font: 'standard', motion: 'full' },
      'first',
    ]);
    vi.runAllTimers();
    expect(bar.content).toBe('dark-page');
    for (const [query, matches, expected] of [
      ['color-scheme: light', true, { theme: 'light' }],
      ['contrast', true, { theme: 'contrast' }],
      ['print', true, { theme: 'light' }],
      ['reduced-motion', true, { motion: 'reduced' }],
    ] as const) {
      change(query, matches);
      expect(root.dataset).toMatchObject(expected);
    }
    changeSettings({ font: 'dyslexic' });
    expect(root.dataset.font).toBe('dyslexic');
  });
});

describe('the page uses the language of the settings, or that of the browser', () => {
  test.each([
    [['en-GB', 'de'], '02/01/2026'],
    [['de-CH', 'en-US'], '1/2/2026'],
    [['en-US@posix', 'en-GB'], '02/01/2026'],
    [['de'], '1/2/2026'],
  ])('dates are formatted for the first region in %j that fits the language', async (languages, text) => {
    vi.stubGlobal('navigator', { languages });
    const Day = () => (
      <p>
        {useDateFormat({ dateStyle: 'short', timeZone: 'UTC' })(Date.UTC(2026, 0, 2)).replace('/26', '/2026')}
      </p>
    );
    expect((await render(<Day />)).text()).toBe(text);
  });

  test('the page uses the language of the browser or the chosen one, and removes the shell once its texts are loaded', async () => {
    vi.resetModules();
    vi.stubGlobal('__TEXTS__', pageTexts);
    vi.stubGlobal('navigator', { languages: ['de-AT', 'en'] });
    const [{ loadMessages, loadTexts, MessagesProvider, useMessages }, { changeSettings, defaultSettings }] =
      await Promise.all([import('../src/i18n/messages.tsx'), import('../src/settings/settings.ts')]);
    changeSettings(defaultSettings);
    await loadTexts('others');
    const { documentElement: root } = document;
    root.dataset.shell = '';
    const yields = vi.fn(async () => {});
    await loadMessages('start', yields);
    expect([root.lang, root.dataset.shell, yields.mock.calls.length]).toEqual(['de', undefined, 2]);
    // The start screen needs fewer texts than the screen that was opened before.
    const Welcome = () => `${useMessages().say('web-welcome')}: ${useMessages().has('web-explore-back')}`;
    const page = await render(
      <MessagesProvider>
        <Welcome />
      </MessagesProvider>,
    );
    await page.until(() => page.text(), 'Fünf Würfelspiele an einem Tisch: true');
    await page.does(() => changeSettings({ language: 'en' }));
    await page.until(() => [page.text(), root.lang], ['Five dice games, one good table: true', 'en']);
  });
});

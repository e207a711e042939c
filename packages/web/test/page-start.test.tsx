import type { ReactElement } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { loadMessages } from '../src/i18n/messages.tsx';
import { phoneTexts } from '../src/phone/texts.ts';

/** What a page begins to follow when it starts. */
const { begun, begin } = vi.hoisted(() => {
  const begun: string[] = [];
  return { begun, begin: (what: string) => () => void begun.push(what) };
});
vi.mock('react-dom/client', () => ({ createRoot: vi.fn(), hydrateRoot: vi.fn() }));
vi.mock('../src/app/App.tsx', () => ({ App: 'app' }));
vi.mock('../src/app/install.ts', () => ({ keepInstallOffer: begin('offer to install') }));
vi.mock('../src/app/keep-focus.ts', () => ({ keepFocus: begin('focus') }));
vi.mock('../src/app/load-errors.ts', () => ({ trackLoadErrors: begin('loading errors') }));
vi.mock('../src/settings/appearance.ts', () => ({ followAppearance: begin('appearance') }));
vi.mock('../src/i18n/messages.tsx', () => ({ loadMessages: vi.fn(), MessagesContext: 'messages' }));
vi.mock('../src/phone/PhonePage.tsx', () => ({ PhonePage: 'phone' }));
vi.mock('../src/phone/texts.ts', () => ({ phoneTexts: vi.fn(), phoneLanguage: () => 'de' }));

/** An element with only the functions that the pages use. */
class Box {
  readonly tag: string;
  children: Box[];
  className = '';
  textContent = '';
  innerHTML = '';
  readonly listeners = new Map<string, () => void>();
  constructor(tag: string, ...children: Box[]) {
    this.tag = tag;
    this.children = children;
  }
  get childElementCount() {
    return this.children.length;
  }
  hasChildNodes = () => this.children.length > 0;
  append = (...more: Box[]) => void this.children.push(...more);
  replaceChildren = (...next: Box[]) => {
    this.children = next;
  };
  addEventListener = (type: string, listener: () => void) => void this.listeners.set(type, listener);
  get lines(): string[] {
    return this.children.length === 0
      ? [`${this.tag}: ${this.textContent}`]
      : this.children.flatMap((one) => one.lines);
  }
}

let root: Box | null;
const reload = vi.fn();
const errors: unknown[] = [];
let others: NodeJS.UnhandledRejectionListener[];
beforeEach(() => {
  vi.resetModules();
  errors.length = 0;
  begun.length = 0;
  others = process.listeners('unhandledRejection');
  process.removeAllListeners('unhandledRejection').on('unhandledRejection', (error) => errors.push(error));
  for (const spy of [createRoot, hydrateRoot, loadMessages, phoneTexts, reload]) vi.mocked(spy).mockReset();
  vi.mocked(createRoot).mockImplementation((into) => {
    return { render: (part: unknown) => drawn.push(['new', into, part]) } as never;
  });
  vi.mocked(hydrateRoot).mockImplementation(((into: unknown, part: unknown) =>
    drawn.push(['kept', into, part])) as never);
});
afterEach(() => {
  process.removeAllListeners('unhandledRejection');
  for (const other of others) process.on('unhandledRejection', other);
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

const drawn: unknown[][] = [];
const failed = new Error('The texts are gone');
function browser(within: Box[], languages: readonly string[] = ['en'], dataset: object = {}, pathname = '/') {
  drawn.length = 0;
  root = new Box('root', ...within);
  vi.stubGlobal('document', {
    documentElement: { dataset, lang: 'en' },
    getElementById: (id: string) => (id === 'root' ? root : null),
    createElement: (tag: string) => new Box(tag),
  });
  vi.stubGlobal('location', { pathname, reload });
  vi.stubGlobal('navigator', { languages });
}
const told = async (count: number) => expect.poll(() => [...drawn, ...errors].length).toBe(count);

describe('the app starts, or shows why it cannot be loaded', () => {
  const start = () => import('../src/main.tsx');

  test.each([
    ['without a start screen draws one', [], '/', 'en', 'new', 'start'],
    ['continues the start screen of the build', [new Box('h1')], '/', 'en', 'kept', 'start'],
    ['draws the start screen of another language anew', [new Box('h1')], '/', 'de', 'new', 'start'],
    ['loads the texts of a match for any other screen', [], '/rules/greed', 'en', 'new', 'match'],
  ])('the page %s', async (_, within, address, lang, how, texts) => {
    browser(within, ['en'], {}, address);
    vi.mocked(loadMessages).mockImplementation(
      async () => void Object.assign(document.documentElement, { lang }),
    );
    await start();
    await told(1);
    const [drawnHow, into, part] = drawn[0] ?? [];
    expect([drawnHow, into, (part as ReactElement).type]).toEqual([how, root, 'app']);
    expect(vi.mocked(loadMessages).mock.calls.map(([asked]) => asked)).toEqual([texts]);
    expect(begun).toEqual(['appearance', 'loading errors', 'offer to install']);
  });

  test.each([
    ['en', {}, [], ['h1: Dicehall could not be loaded', 'button: Reload']],
    ['de', { shell: '' }, [new Box('p')], ['h1: Dicehall konnte nicht geladen werden', 'button: Neu laden']],
    ['en', {}, [new Box('a')], ['a: ']],
  ])(
    'a page that cannot load shows the reason in %s instead of its shell, but keeps a start screen: %#',
    async (language, dataset, within, lines) => {
      browser(within, [language], dataset);
      vi.mocked(loadMessages).mockRejectedValue(failed);
      await start();
      await told(1);
      expect([root?.lines, errors, dataset]).toEqual([lines, [failed], {}]);
      const button = root?.children[0]?.children[1];
      expect(root?.children.map(({ className }) => className)).toEqual([button === undefined ? '' : 'page']);
      button?.listeners.get('click')?.();
      expect(reload).toHaveBeenCalledTimes(button === undefined ? 0 : 1);
    },
  );

  test('the page throws an error without its root element', async () => {
    browser([]);
    root = null;
    await expect(start()).rejects.toThrow('The page has no #root');
  });

  test('the built page registers its service worker after loading, and sends it the current path', async () => {
    vi.stubEnv('PROD', true);
    browser([], ['en'], {}, '/party');
    const listeners = new Map<string, (event: object) => void>();
    const register = vi.fn();
    const addEventListener = (type: string, listener: () => void) => listeners.set(type, listener);
    vi.stubGlobal('window', { addEventListener });
    Object.assign(navigator, { serviceWorker: { register, addEventListener } });
    await start();
    expect(register).not.toHaveBeenCalled();
    listeners.get('load')?.({});
    expect(register).toHaveBeenCalledTimes(1);
    expect(register.mock.calls[0]?.[0]).toMatch(/\/service-worker\.js$/);
    const postMessage = vi.fn();
    for (const data of ['other', 'which-path'])
      listeners.get('message')?.({ data, ports: [{ postMessage }] });
    expect(postMessage.mock.calls).toEqual([['/party']]);
    await told(1);
  });
});

describe('the phone page starts only with its texts and its root element', () => {
  const start = () => import('../src/phone/main.tsx');

  test.each([
    ['/play/AB%2FDE', 'AB/DE'],
    ['/play', ''],
  ])('the phone page at %s draws the party with the code “%s”, in its language', async (address, code) => {
    browser([], ['en'], {}, address);
    const texts = { language: 'de' };
    vi.mocked(phoneTexts).mockResolvedValue(texts as never);
    await start();
    await told(1);
    const [how, into, part] = drawn[0] ?? [];
    const { props } = part as ReactElement<{ value: unknown; children: ReactElement<{ code: string }> }>;
    expect([how, into, props.value, props.children.props.code]).toEqual(['new', root, texts, code]);
    expect(document.documentElement.lang).toBe('de');
    expect(vi.mocked(phoneTexts).mock.calls).toEqual([[null]]);
    expect(begun).toEqual(['appearance', 'focus']);
  });

  test('a phone page that cannot load its texts offers to reload, and reports the error', async () => {
    browser([], ['en'], {}, '/play/ABCDE');
    vi.mocked(phoneTexts).mockRejectedValue(failed);
    await start();
    await told(1);
    expect([root?.innerHTML.includes('<a href="">Reload</a>'), errors, drawn]).toEqual([true, [failed], []]);
  });

  test('the phone page throws an error without its root element', async () => {
    browser([], ['en'], {}, '/play/ABCDE');
    root = null;
    await expect(start()).rejects.toThrow('The page has no #root');
  });
});

import { games } from '@dicehall/engine';
import { act, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, vi } from 'vitest';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { announcer } from '../src/announce/announcer.ts';
import { MessagesContext } from '../src/i18n/messages.tsx';
import { changeSettings, defaultSettings, type Settings } from '../src/settings/settings.ts';
import { outline } from './outline.ts';
import { messages, storageOf } from './table-device.ts';

type Props = Readonly<Record<string, unknown>>;
type Listener = (event: object) => void;

const nothing = () => {};

/** A node of a document with only the functions that React uses. */
class Node {
  readonly nodeType: number;
  readonly tagName: string;
  readonly namespaceURI = 'http://www.w3.org/1999/xhtml';
  readonly attributes = new Map<string, string>();
  readonly style = { setProperty: nothing };
  readonly dataset = {};
  readonly listeners = new Map<string, Set<Listener>>();
  readonly focus = () => void Object.assign(fakeDocument, { activeElement: this });
  readonly scrollIntoView = nothing;
  readonly showModal = nothing;
  readonly getBoundingClientRect = () => ({ x: 0, y: 0, width: 1, height: 1 });
  /** All animations of elements that have begun. */
  readonly animate = vi.fn(() => ({ pause: vi.fn(), cancel: vi.fn() }));
  readonly contains = (other: unknown): boolean =>
    other === this || this.childNodes.some((one) => one.contains(other));
  readonly getContext = () => null;
  parentNode: Node | null = null;
  childNodes: Node[] = [];
  nodeValue = '';
  constructor(tagName: string, nodeType = 1, text = '') {
    this.tagName = tagName;
    this.nodeType = nodeType;
    this.nodeValue = text;
  }
  get ownerDocument() {
    return fakeDocument;
  }
  get ariaPressed() {
    return this.attributes.get('aria-pressed') ?? null;
  }
  get nodeName() {
    return this.tagName;
  }
  get options() {
    return this.all('option');
  }
  get children() {
    return this.childNodes;
  }
  get firstChild() {
    return this.childNodes[0] ?? null;
  }
  get lastChild() {
    return this.childNodes.at(-1) ?? null;
  }
  get textContent(): string {
    return this.nodeType === 3 ? this.nodeValue : this.childNodes.map((one) => one.textContent).join('');
  }
  set textContent(text) {
    this.childNodes = text === '' ? [] : [new Node('#text', 3, text)];
  }
  readonly setAttribute = (name: string, value: unknown) => void this.attributes.set(name, String(value));
  readonly hasAttribute = (name: string) => this.attributes.has(name);
  readonly removeAttribute = (name: string) => void this.attributes.delete(name);
  readonly addEventListener = (type: string, listener: Listener) =>
    void this.listeners.set(type, new Set([...(this.listeners.get(type) ?? []), listener]));
  readonly removeEventListener = (type: string, listener: Listener) =>
    void this.listeners.get(type)?.delete(listener);
  /** Supports selectors with tags, classes, attributes with or without a value, `:is()` of these, descendants, and lists. */
  matches(selector: string): boolean {
    if (selector.includes(', ')) return selector.split(', ').some((one) => this.matches(one));
    const [own = '', ...around] = selector.split(' ').reverse();
    const parts = own.match(/\[[^\]]*\]|:is\([^)]*\)|[.]?[\w-]+/g) ?? [];
    const isOwn = parts.every((part) => {
      const [, name = '', value] = /^\[([\w-]+)(?:="(.*)")?\]$/.exec(part) ?? [];
      if (name !== '')
        return value === undefined ? this.attributes.has(name) : this.attributes.get(name) === value;
      const inner = /^:is\((.*)\)$/.exec(part)?.[1];
      if (inner !== undefined) return this.matches(inner);
      return part.startsWith('.')
        ? ` ${this.attributes.get('class')} `.includes(` ${part.slice(1)} `)
        : this.tagName === part;
    });
    const rest = around.reverse().join(' ');
    return isOwn && (rest === '' || (this.parentNode?.closest(rest) ?? null) !== null);
  }
  closest(selector: string): Node | null {
    return this.matches(selector) ? this : (this.parentNode?.closest(selector) ?? null);
  }
  querySelectorAll(selector: string): Node[] {
    return this.childNodes.flatMap((one) => [
      ...(one.matches(selector) ? [one] : []),
      ...one.querySelectorAll(selector),
    ]);
  }
  querySelector(selector: string): Node | null {
    return this.querySelectorAll(selector)[0] ?? null;
  }
  readonly appendChild = (child: Node) => this.insertBefore(child, null);
  insertBefore(child: Node, next: Node | null) {
    child.parentNode?.removeChild(child);
    child.parentNode = this;
    this.childNodes.splice(next === null ? this.childNodes.length : this.childNodes.indexOf(next), 0, child);
    return child;
  }
  removeChild(child: Node) {
    this.childNodes = this.childNodes.filter((one) => one !== child);
    child.parentNode = null;
    // As in a browser, the focus is lost when its element is removed.
    if (child.contains(fakeDocument.activeElement)) fakeDocument.activeElement = null;
    return child;
  }
  readonly remove = () => void this.parentNode?.removeChild(this);
  /** Returns the props of this element. */
  get props(): Props {
    const key = Object.keys(this).find((name) => name.startsWith('__reactProps$')) ?? '';
    return (this as unknown as Record<string, Props>)[key] ?? {};
  }
  all(tag: string): Node[] {
    return this.querySelectorAll(tag);
  }
}

const observers = new Set<object>();

/** An observer that reports nothing, because no element has a size. */
class Observer {
  readonly observe = () => void observers.add(this);
  readonly disconnect = () => void observers.delete(this);
}

const windowListeners = new Map<string, Set<Listener>>();
const followed = (listeners: Map<string, Set<Listener>>): number =>
  [...listeners.values()].reduce((sum, { size }) => sum + size, 0);

/** Calls the window's listeners of an event. */
export const tellWindow = (type: string, event: object = {}) =>
  act(async () => {
    for (const listener of [...(windowListeners.get(type) ?? [])]) listener({ type, ...event });
  });

const view = {
  HTMLIFrameElement: class {},
  addEventListener(type: string, listener: Listener, { signal }: { signal?: AbortSignal } = {}) {
    windowListeners.set(type, new Set([...(windowListeners.get(type) ?? []), listener]));
    signal?.addEventListener('abort', () => void windowListeners.get(type)?.delete(listener));
  },
  removeEventListener: (type: string, listener: Listener) => void windowListeners.get(type)?.delete(listener),
  document: {},
};
const documentListeners = new Map<string, Set<Listener>>();
const body = new Node('body');
const fakeDocument = {
  nodeType: 9,
  defaultView: view,
  activeElement: null as Node | null,
  body,
  addEventListener(type: string, listener: Listener, { signal }: { signal?: AbortSignal } = {}) {
    // React follows the selection of each document to its end.
    if (type === 'selectionchange') return;
    documentListeners.set(type, new Set([...(documentListeners.get(type) ?? []), listener]));
    signal?.addEventListener('abort', () => void documentListeners.get(type)?.delete(listener));
  },
  removeEventListener: (type: string, listener: Listener) =>
    void documentListeners.get(type)?.delete(listener),
  documentElement: new Node('html'),
  createElement: (tag: string) => new Node(tag),
  createElementNS: (_: string, tag: string) => new Node(tag),
  createTextNode: (text: string) => new Node('#text', 3, text),
};

const plain = (text: string): string => text.replaceAll(/[\u2068\u2069]/g, '');

/** The values that the page has saved in the browser. */
export const saved = new Map<string, string>();

function stubBrowser(): void {
  fakeDocument.activeElement = null;
  const parts = {
    window: view,
    document: fakeDocument,
    location: {
      host: 'dice.example',
      hostname: 'dice.example',
      origin: 'https://dice.example',
      pathname: '/',
      search: '',
    },
    __GAMES__: games.map(({ id, seats }) => ({ id, seats, expertSeats: 0, hasCards: true })),
    HTMLElement: class {},
    // The system asks for less motion, and for nothing else.
    matchMedia: (query: string) => ({ matches: query.includes('reduced-motion'), addEventListener: nothing }),
    ResizeObserver: Observer,
    MutationObserver: Observer,
    PointerEvent: class {},
    requestAnimationFrame: () => 0,
    cancelAnimationFrame: nothing,
    // Without a tap there is no sound.
    navigator: { languages: ['en'], userActivation: { hasBeenActive: false } },
    localStorage: storageOf(saved),
    IS_REACT_ACT_ENVIRONMENT: true,
  };
  for (const [name, part] of Object.entries(parts)) vi.stubGlobal(name, part);
}

/** Stubs an English browser on its first visit. The test file has to unstub it after each test. */
export function openBrowser(): void {
  stubBrowser();
  changeSettings(defaultSettings);
  announcer.clear();
  saved.clear();
}

export const set = (change: Partial<Settings>) => act(async () => changeSettings(change));

/** How many events and elements the parts of the page follow, and how many before the first of them was rendered. */
const following = () => observers.size + followed(windowListeners) + followed(documentListeners);
let rendered = 0;
let before = 0;

/** What React reports about missing and repeated keys. With them it mixes up the items of a list. */
const wrongKeys: unknown[] = [];
const { error } = console;
console.error = (...said: unknown[]) => {
  if (/unique "key"|same key/.test(String(said[0]))) wrongKeys.push(said);
  error(...said);
};

/** Checks that each field for a text has a limit, except for a position, which can be a link, and for points. */
function checkFields(box: Node): void {
  const unlimited = box.all('input').filter(({ props }) => {
    const { type = 'text', readOnly = false, maxLength, className, 'aria-label': label } = props;
    const isFree = label === 'Points' || /\bcode\b/.test(String(className));
    return type === 'text' && readOnly === false && maxLength === undefined && !isFree;
  });
  expect(unlimited.map(({ props }) => props['aria-label'] ?? props.value)).toEqual([]);
}

/** Renders a part of the page in the stubbed browser. */
export async function render(part: ReactNode, address = '/') {
  if (rendered === 0) before = following();
  rendered += 1;
  const place = memoryLocation({ path: address, record: true });
  const navigated: Parameters<typeof place.navigate>[] = [];
  const navigate: typeof place.navigate = (...to) => {
    navigated.push(to);
    place.navigate(...to);
  };
  const hook: typeof place.hook = () => [place.hook()[0], navigate];
  const box = new Node('div');
  const root = createRoot(box as unknown as Element);
  const show = (shown: ReactNode) =>
    act(async () =>
      root.render(
        <MessagesContext value={messages}>
          <Router hook={hook} searchHook={place.searchHook}>
            {shown}
          </Router>
        </MessagesContext>,
      ),
    );
  await show(part);
  onTestFinished(async () => {
    stubBrowser();
    await act(async () => root.unmount());
    vi.unstubAllGlobals();
    expect(wrongKeys.splice(0)).toEqual([]);
    rendered -= 1;
    // A part that is removed follows nothing any more.
    if (rendered === 0) expect(following()).toBe(before);
  });
  const labelOf = (node: Node): string => plain(String(node.props['aria-label'] ?? node.textContent));
  onTestFinished(() => checkFields(box));
  /** Returns the element with this tag and this name, which is its `aria-label` or otherwise its text. */
  const find = (tag: string, name: string): Node => {
    const found = box.all(tag).find((node) => labelOf(node) === name);
    if (found === undefined)
      throw new Error(`There is no ${tag} “${name}”, only ${box.all(tag).map(labelOf).join(' | ')}`);
    return found;
  };
  const call = (node: Node, handler: string, event: object) =>
    act(async () =>
      (node.props[handler] as (event: object) => unknown)({ preventDefault: nothing, ...event }),
    );
  return {
    show,
    /** The element that contains the part. */
    box,
    all: (tag: string) => box.all(tag),
    find,
    text: () => plain(box.textContent),
    /** Returns what a person sees and hears, line by line. */
    outline: (shown: readonly string[] = []): string[] => outline(box, shown),
    texts: (tag: string) => box.all(tag).map(({ textContent }) => plain(textContent)),
    call,
    /** Calls the listeners of an element that were not added by React. */
    tell: (node: Node, type: string) =>
      act(async () => {
        for (const listener of node.listeners.get(type) ?? []) listener({ type });
      }),
    /** Waits until something has a value, which follows later. */
    async until(read: () => unknown, value: unknown) {
      vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
      await expect.poll(read).toEqual(value);
      vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
    },
    /** Calls a function, and waits until all of its effects are rendered. */
    does: (work: () => unknown) =>
      act(async () => {
        await work();
      }),
    press: (name: string, event: object = {}) =>
      call(find('button', name), 'onClick', { detail: 1, nativeEvent: {}, ...event }),
    /** Returns the field whose label begins with this text. */
    field: (label: string) => {
      const around = box.all('label').find(({ textContent }) => plain(textContent).startsWith(label));
      const node = [...(around?.all('input') ?? []), ...(around?.all('select') ?? [])][0];
      if (node === undefined)
        throw new Error(`There is no field “${label}” in ${box.all('label').map(labelOf).join(' | ')}`);
      return node;
    },
    /** Opens another URL. */
    go: (to: string) => act(async () => place.navigate(to)),
    visited: place.history,
    /** All changes of the URL, with their options. */
    navigated,
  };
}

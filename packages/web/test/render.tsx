import { games } from '@dicehall/engine';
import { Element as AnyElement, Window } from 'happy-dom';
import { act, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, type Mock, onTestFinished, vi } from 'vitest';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { announcer } from '../src/announce/announcer.ts';
import { MessagesContext } from '../src/i18n/messages.tsx';
import { changeSettings, defaultSettings, type Settings } from '../src/settings/settings.ts';
import { outline } from './outline.ts';
import { brokenRules } from './page-rules.ts';
import { messages, storageOf } from './table-device.ts';

type Props = Readonly<Record<string, unknown>>;
type Listener = (event: object) => void;

const nothing = () => {};

/** An element, with what tests use in addition. */
export interface Part extends HTMLElement {
  /** The props that React has given to this element. */
  readonly props: Props;
  readonly all: (selector: string) => Part[];
  readonly parentNode: Part | null;
  readonly childNodes: NodeListOf<Part>;
  readonly children: HTMLCollectionOf<Part>;
  readonly querySelector: (selector: string) => Part | null;
  readonly animate: Mock<HTMLElement['animate']>;
}

const additions: PropertyDescriptorMap & ThisType<Part> = {
  props: {
    configurable: true,
    get() {
      const key = Object.keys(this).find((name) => name.startsWith('__reactProps$')) ?? '';
      return (this as unknown as Record<string, Props>)[key] ?? {};
    },
  },
  all: {
    configurable: true,
    value(selector: string) {
      return [...this.querySelectorAll(selector)];
    },
  },
  getBoundingClientRect: { configurable: true, value: () => ({ x: 0, y: 0, width: 1, height: 1 }) },
  // happy-dom does not reflect ARIA attributes.
  ariaPressed: {
    configurable: true,
    get() {
      return this.getAttribute('aria-pressed');
    },
  },
  animate: {
    configurable: true,
    get() {
      const value = vi.fn(() => ({ pause: vi.fn(), cancel: vi.fn() }));
      Object.defineProperty(this, 'animate', { value });
      return value;
    },
  },
};

Object.defineProperties(AnyElement.prototype, additions);

type Followed = readonly [type: string, listener: object];

/** The listeners of windows and documents, and the observers, that have not been removed. */
let followed: readonly Followed[] = [];
const forget = (...gone: Followed) => {
  followed = followed.filter((one) => one.some((part, at) => part !== gone[at]));
};

/** Counts the listeners of a window or a document. */
function follow(target: EventTarget): void {
  const { addEventListener, removeEventListener } = target;
  Object.assign(target, {
    addEventListener(type: string, listener: Listener, options?: AddEventListenerOptions) {
      forget(type, listener);
      // React follows the selection of each document to its end.
      if (type !== 'selectionchange') followed = [...followed, [type, listener]];
      options?.signal?.addEventListener('abort', () => forget(type, listener));
      addEventListener.call(target, type, listener, options);
    },
    removeEventListener(type: string, listener: Listener) {
      forget(type, listener);
      removeEventListener.call(target, type, listener);
    },
  });
}

/** An observer that reports nothing, because no element has a size. */
class Observer {
  readonly observe = () => {
    followed = [...followed, ['', this]];
  };
  readonly disconnect = () => forget('', this);
}

/** Replaces properties of an element, a document, or an event, also those that have only a getter. */
export function override<Target extends object, Own extends object>(target: Target, own: Own): Target & Own {
  for (const [name, value] of Object.entries(own))
    Object.defineProperty(target, name, { value, configurable: true, writable: true });
  return target as Target & Own;
}

/** Sends an event with these properties to an element, a document, or a window. */
export const tell = (target: EventTarget, type: string, properties: object = {}) =>
  act(async () => {
    const event = new window.Event(type, { cancelable: true });
    target.dispatchEvent(override(event, properties));
  });
export const tellWindow = (type: string, properties?: object) => tell(window, type, properties);

const plain = (text: string): string => text.replaceAll(/[\u2068\u2069]/g, '');

/** The values that the page has saved in the browser. */
export const saved = new Map<string, string>();

function stubBrowser(): void {
  const window = new Window({ url: 'https://dice.example/' });
  const { document } = window;
  const { Element, HTMLElement, HTMLInputElement, HTMLTextAreaElement, HTMLSelectElement } = window;
  const { HTMLDialogElement, PointerEvent } = window;
  for (const one of [window, document]) follow(one as unknown as EventTarget);
  const parts = {
    window,
    document,
    location: {
      host: 'dice.example',
      hostname: 'dice.example',
      origin: 'https://dice.example',
      pathname: '/',
      search: '',
    },
    __GAMES__: games.map(({ id, seats }) => ({ id, seats, expertSeats: 0, hasCards: true })),
    Element,
    HTMLElement,
    HTMLInputElement,
    HTMLTextAreaElement,
    HTMLSelectElement,
    HTMLDialogElement,
    // The system asks for less motion, and for nothing else.
    matchMedia: (query: string) => ({ matches: query.includes('reduced-motion'), addEventListener: nothing }),
    ResizeObserver: Observer,
    IntersectionObserver: Observer,
    MutationObserver: Observer,
    PointerEvent,
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

/** How many listeners and observers there were before the first part was rendered. */
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
function checkFields(box: Part): void {
  const unlimited = box.all('input').filter(({ props }) => {
    const { type = 'text', readOnly = false, maxLength, className, 'aria-label': label } = props;
    const isFree = label === 'Points' || /\bcode\b/.test(String(className));
    return type === 'text' && readOnly === false && maxLength === undefined && !isFree;
  });
  expect(unlimited.map(({ props }) => props['aria-label'] ?? props.value)).toEqual([]);
}

/** Renders a part of the page in the stubbed browser. */
export async function render(part: ReactNode, address = '/') {
  if (rendered === 0) before = followed.length;
  rendered += 1;
  const place = memoryLocation({ path: address, record: true });
  const navigated: Parameters<typeof place.navigate>[] = [];
  const navigate: typeof place.navigate = (...to) => {
    navigated.push(to);
    place.navigate(...to);
  };
  const hook: typeof place.hook = () => [place.hook()[0], navigate];
  const box = document.createElement('div') as unknown as Part;
  document.body.append(box);
  const root = createRoot(box);
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
    if (rendered === 0) expect(followed.length).toBe(before);
  });
  /** The rules that the page has broken, at the end of the test or after a button was pressed. */
  const broken = new Set<string>();
  const check = () => {
    for (const rule of brokenRules(box)) broken.add(rule);
  };
  onTestFinished(() => checkFields(box));
  onTestFinished(() => {
    check();
    expect([...broken]).toEqual([]);
  });
  const labelOf = (node: Part): string => plain(String(node.props['aria-label'] ?? node.textContent));
  /** Returns the element with this tag and this name, which is its `aria-label` or otherwise its text. */
  const find = (tag: string, name: string): Part => {
    const found = box.all(tag).find((node) => labelOf(node) === name);
    if (found === undefined)
      throw new Error(`There is no ${tag} “${name}”, only ${box.all(tag).map(labelOf).join(' | ')}`);
    return found;
  };
  const call = (node: Part, handler: string, event: object) =>
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
    tell,
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
    press: async (name: string, event: object = {}) => {
      await act(async () => {
        const click = new window.MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 });
        find('button', name).dispatchEvent(override(click, event));
      });
      check();
    },
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

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { isFocusLost, keepFocus } from '../src/app/keep-focus.ts';

/** An element that is in a page or was removed from it. */
class FakeElement {
  isConnected = true;
  isDisabled = false;
  tabIndex = 0;
  style = { display: '' };
  readonly attributes = new Set<string>();
  readonly matches = () => this.isDisabled;
  readonly hasAttribute = (name: string) => this.attributes.has(name);
  readonly setAttribute = (name: string) => void this.attributes.add(name);
  readonly removeAttribute = (name: string) => void this.attributes.delete(name);
  readonly focused: unknown[] = [];
  focus(options?: unknown) {
    this.focused.push(options);
    page.activeElement = this;
    return this;
  }
  change(how: Partial<Pick<FakeElement, 'isConnected' | 'isDisabled' | 'style'>>) {
    return Object.assign(this, how);
  }
  readonly contains = (one: FakeElement) => this === one || this.inner.includes(one);
  readonly inner: FakeElement[] = [];
}

let page: ReturnType<typeof openPage>;
let changed = (_: readonly { target: FakeElement }[]) => {};
const observing = new Map<object, unknown>();
const felt = 'main [role="application"]';

function openPage(found: Readonly<Record<string, FakeElement>> = {}, dialogs: readonly FakeElement[] = []) {
  const body = new FakeElement();
  const marks: string[] = [];
  const listeners = new Map<string, (event: object) => void>();
  return {
    ...{ body, activeElement: body as FakeElement | null, listeners, marks },
    documentElement: { toggleAttribute: (name: string, isOn: boolean) => marks.push(`${name} ${isOn}`) },
    addEventListener: (type: string, listener: (event: object) => void) => listeners.set(type, listener),
    removeEventListener: (type: string) => listeners.delete(type),
    querySelector: (selector: string) => found[selector] ?? null,
    querySelectorAll: () => dialogs,
  };
}
const show = (...parts: Parameters<typeof openPage>) => {
  page = openPage(...parts);
  vi.stubGlobal('document', page);
};

beforeEach(() => {
  observing.clear();
  vi.stubGlobal('Element', FakeElement);
  vi.stubGlobal('HTMLElement', FakeElement);
  vi.stubGlobal(
    'MutationObserver',
    class {
      constructor(callback: typeof changed) {
        changed = callback;
      }
      observe = (_: unknown, options: unknown) => observing.set(this, options);
      disconnect = () => observing.delete(this);
    },
  );
  show();
});
afterEach(() => vi.unstubAllGlobals());

/** Focuses an element, then removes it or changes it in another way. */
function lose(how: (one: FakeElement) => unknown = (one) => one.change({ isConnected: false })) {
  const stop = keepFocus();
  const focused = new FakeElement();
  page.listeners.get('focusin')?.({ target: focused });
  page.activeElement = page.body;
  how(focused);
  changed([{ target: focused }]);
  return stop;
}

describe('a lost focus moves to another part of the page', () => {
  const [dialog, upper, game, heading, main] = Array.from({ length: 5 }, () => new FakeElement()) as [
    ...[FakeElement, FakeElement, FakeElement, FakeElement, FakeElement],
  ];
  test.each([
    ['the upper dialog', { [felt]: game, main }, [dialog, upper], upper],
    ['the felt of a table', { main, 'main h1': heading, [felt]: game }, [], game],
    ['the heading', { main, 'main h1': heading }, [], heading],
    ['the main part', { main }, [], main],
  ])('a lost focus moves to %s', (_, found, dialogs, target) => {
    show(found, dialogs);
    lose();
    expect(page.activeElement).toBe(target);
    expect(isFocusLost()).toBe(true);
  });

  test('a part that got a lost focus has no ring, until another element has had the focus', () => {
    const [part, button] = [new FakeElement(), new FakeElement()];
    show({ main: part });
    lose();
    const focusOn = (target: FakeElement) => {
      page.listeners.get('focusin')?.({ target });
      return part.hasAttribute('data-focus-refuge');
    };
    expect([focusOn(part), focusOn(button)]).toEqual([true, false]);
  });

  test('a part that cannot have the focus becomes focusable, without a place in the tab order', () => {
    const [one, other] = [new FakeElement(), new FakeElement()];
    other.setAttribute('tabindex');
    for (const part of [one, other]) {
      show({ main: part });
      lose();
    }
    expect([one.tabIndex, other.tabIndex]).toEqual([-1, 0]);
  });
});

describe('the page notices a lost focus', () => {
  const [hidden, gone] = [{ style: { display: 'none' } }, { isConnected: false }];
  test.each([
    ['is removed', (one: FakeElement) => one.change({ isConnected: false }), true],
    ['is disabled', (one: FakeElement) => one.change({ isDisabled: true }), true],
    ['is hidden, and still has the focus', (one: FakeElement) => one.change(hidden).focus(), true],
    ['changes otherwise', () => {}, false],
    [
      'is removed, and another has the focus',
      (one: FakeElement) => new FakeElement().focus() && one.change(gone),
      false,
    ],
    ['keeps the focus, and nothing is hidden', (one: FakeElement) => one.focus(), false],
  ])('the page moves the focus only if it is lost: the focused control %s', (_, how, isLost) => {
    const target = new FakeElement();
    show({ main: target });
    lose(how);
    expect(page.activeElement === target).toBe(isLost);
    // The page stays where the reader has scrolled it.
    expect(target.focused).toEqual(isLost ? [{ preventScroll: true }] : []);
  });

  test('the focus counts as lost if the page body or no element has it', () => {
    page.activeElement = new FakeElement();
    expect(isFocusLost()).toBe(false);
    page.activeElement = page.body;
    expect(isFocusLost()).toBe(true);
    page.activeElement = null;
    expect(isFocusLost()).toBe(true);
  });

  test('a page that is left stops watching the focus', () => {
    const stop = lose();
    // A part that is hidden or disabled loses the focus as well as one that is removed.
    expect([...observing.values()]).toEqual([
      { childList: true, subtree: true, attributeFilter: ['disabled', 'style'] },
    ]);
    expect([observing.size, page.listeners.size]).toEqual([1, 3]);
    stop();
    expect([observing.size, page.listeners.size]).toEqual([0, 0]);
  });
});

test('the page is marked while the last input is a touch, not a key or a mouse', () => {
  keepFocus();
  page.listeners.get('pointerdown')?.({ pointerType: 'touch' });
  page.listeners.get('keydown')?.({});
  page.listeners.get('pointerdown')?.({ pointerType: 'mouse' });
  expect(page.marks).toEqual(['data-touched true', 'data-touched false', 'data-touched false']);
});

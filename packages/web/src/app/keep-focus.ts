/** The attribute of an element that code has focused. Such an element shows no focus ring. */
const refuge = 'data-focus-refuge';

/** Focuses an element that is not a control, such as a heading. It shows no focus ring until it is focused again. */
export function focusQuietly(target: HTMLElement): void {
  target.setAttribute(refuge, '');
  target.focus({ preventScroll: true });
}

/** Whether no control has the focus because the focused one was removed. */
export const isFocusLost = (): boolean =>
  document.activeElement === null ||
  document.activeElement === document.body ||
  document.activeElement.hasAttribute(refuge);

/**
 * The places to which a lost focus moves, in order: the felt of a table, where keys work, then the heading, then the
 * main part.
 */
const places = ['main [role="application"]', 'main h1', 'main'];

/** Whether a change hid a part of the page. React hides a part while one of its components loads. */
const hides = ({ target }: MutationRecord): boolean =>
  target instanceof HTMLElement && target.style.display === 'none';

/**
 * When the focused element is removed or hidden, moves the focus to the open dialog or to the first available place.
 * Marks the page while the last input is a touch, after which controls show no focus ring.
 */
export function keepFocus(): () => void {
  let last: EventTarget | null = null;
  const remember = ({ target }: FocusEvent) => {
    if (last !== target && last instanceof Element) last.removeAttribute(refuge);
    last = target;
  };
  const input = ({ pointerType }: Partial<PointerEvent>) =>
    document.documentElement.toggleAttribute('data-touched', pointerType === 'touch');
  document.addEventListener('focusin', remember);
  document.addEventListener('pointerdown', input);
  document.addEventListener('keydown', input);
  const observer = new MutationObserver((changes) => {
    if (!(last instanceof Element)) return;
    const focused = last;
    const isHidden = changes.some((change) => hides(change) && change.target.contains(focused));
    const isGone = isHidden || !focused.isConnected || focused.matches(':disabled');
    // A hidden element keeps the focus until the next frame.
    const { activeElement } = document;
    if (!isGone || (activeElement !== document.body && !(isHidden && activeElement === focused))) return;
    const dialog = [...document.querySelectorAll<HTMLElement>('dialog[open]')].at(-1);
    const target = dialog ?? places.map((place) => document.querySelector<HTMLElement>(place)).find(Boolean);
    if (target == null) return;
    if (!target.hasAttribute('tabindex')) target.tabIndex = -1;
    focusQuietly(target);
  });
  observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['disabled', 'style'] });
  return () => {
    observer.disconnect();
    document.removeEventListener('focusin', remember);
    document.removeEventListener('pointerdown', input);
    document.removeEventListener('keydown', input);
  };
}

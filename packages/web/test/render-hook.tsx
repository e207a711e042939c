import { Window } from 'happy-dom';
import { act, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, vi } from 'vitest';

/**
 * Runs a hook in a component that renders nothing. It stubs globals, which the test file has to unstub after each
 * test. @param around the providers that the hook needs
 */
export async function renderHook<Value>(use: () => Value, around = (hook: ReactNode): ReactNode => hook) {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const window = new Window();
  vi.stubGlobal('window', window);
  const shown: Value[] = [];
  function Hook() {
    shown.push(use());
    return null;
  }
  const root = createRoot(window.document.createElement('div') as unknown as Element);
  const now = (): Value => shown.at(-1) as Value;
  await act(async () => root.render(around(<Hook />)));
  return {
    now,
    /** All values that the hook has returned so far. */
    shown,
    /** Calls a function with the current value, and waits until all of its effects are rendered. */
    does: (work: (value: Value) => unknown) =>
      act(async () => {
        await work(now());
      }),
    /** Waits until a function returns the expected value. */
    async until(read: () => unknown, value: unknown) {
      vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
      await expect.poll(read).toEqual(value);
      vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
    },
    leave: () => act(async () => root.unmount()),
  };
}

import type { SolidThrows } from './solid/solid-throws.ts';

/** Why solid dice are not possible: no WebGL, too slow a machine, or not loaded yet. */
export type FallbackReason = 'no-webgl' | 'slow' | 'not-loaded';

let solid: SolidThrows | FallbackReason = 'not-loaded';
let loading: Promise<void> | undefined;

/** Loads solid dice, once, and tries this machine out. Call it when nothing else is to be done, as a table opens. */
export function preloadThrows(): Promise<void> {
  loading ??= import('./solid/solid-throws.ts').then(
    ({ openSolidThrows }) => {
      try {
        solid = openSolidThrows();
      } catch {
        solid = 'no-webgl';
      }
    },
    () => {
      // The network is gone: ask again at the next throw.
      loading = undefined;
    },
  );
  return loading;
}

/** Solid dice, or why there are none. Starts to load them when nobody did. */
export function solidThrows(): SolidThrows | FallbackReason {
  if (solid === 'not-loaded') void preloadThrows();
  else if (typeof solid === 'object' && solid.lost()) solid = 'no-webgl';
  return solid;
}

/** From now on, until the page is loaded again, throws are drawn: this machine stuttered. */
export function giveUpSolidThrows(): void {
  solid = 'slow';
}

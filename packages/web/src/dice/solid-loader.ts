import type { SolidThrows } from './solid/solid-throws.ts';

/** Why solid dice are not possible: no WebGL that is fast, a machine that stutters, or not loaded yet. */
export type FallbackReason = 'no-webgl' | 'slow' | 'not-loaded';

let solid: SolidThrows | null = null;
/** Why throws are drawn where nobody insists on solid ones. */
let reason: FallbackReason | null = 'not-loaded';
let loading: Promise<void> | undefined;
let isInsistedOn = false;

/** How drawing without a graphics card calls itself. */
const software = /swiftshader|llvmpipe|softpipe|software|basic render/i;

/** Who draws, in the words of its driver. Only Chromium hides that behind an extension; elsewhere asking for it warns. */
function drawerOf(context: WebGL2RenderingContext): string {
  const plain = String(context.getParameter(context.RENDERER));
  const hidden = plain === 'WebKit WebGL' ? context.getExtension('WEBGL_debug_renderer_info') : null;
  return hidden === null ? plain : String(context.getParameter(hidden.UNMASKED_RENDERER_WEBGL));
}

/** Whether the browser draws with a graphics card. Asked before anything is loaded, so that those without pay nothing. */
function drawsFast(): boolean {
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('webgl2', { failIfMajorPerformanceCaveat: true });
  if (context === null) return false;
  const fast = !software.test(drawerOf(context));
  // Browsers keep only a few of these; give it back at once.
  context.getExtension('WEBGL_lose_context')?.loseContext();
  return fast;
}

async function load(): Promise<void> {
  if (!isInsistedOn && !drawsFast()) {
    reason = 'no-webgl';
    return;
  }
  try {
    const { openSolidThrows } = await import('./solid/solid-throws.ts');
    solid = await openSolidThrows().catch(() => null);
    reason = solid === null ? 'no-webgl' : solid.isSlow ? 'slow' : null;
  } catch {
    // The network is gone: ask again at the next throw.
    loading = undefined;
  }
}

/**
 * Loads solid dice, once, and tries this machine out. Call it when nothing else is to be done, as a table opens.
 * @param always whether somebody insists on them, however slowly they are drawn
 */
export function preloadThrows(always = false): Promise<void> {
  if (always && !isInsistedOn) {
    isInsistedOn = true;
    if (reason === 'no-webgl') loading = undefined;
  }
  loading ??= load();
  return loading;
}

/** Solid dice, or why there are none; where somebody insists on them, however slowly they are drawn. */
export function solidThrows(always = false): SolidThrows | FallbackReason {
  if (solid?.lost() === true) [solid, reason] = [null, 'no-webgl'];
  if (solid !== null && (always || reason === null)) return solid;
  return reason ?? 'not-loaded';
}

/** From now on, until the page is loaded again, throws are drawn: this machine stuttered. */
export function giveUpSolidThrows(): void {
  reason = 'slow';
}

/** Why throws are drawn on this machine though nobody asked for that; null where they are not, as far as is known. */
export function whyDrawn(): Exclude<FallbackReason, 'not-loaded'> | null {
  if (reason === 'not-loaded') return drawsFast() ? null : 'no-webgl';
  return reason;
}

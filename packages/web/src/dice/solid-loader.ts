import type { SolidThrows } from './solid/solid-throws.ts';

/** Why 3D dice are not possible: no fast WebGL, a slow device, or not loaded yet. */
export type FallbackReason = 'no-webgl' | 'slow' | 'not-loaded';

let solid: SolidThrows | null = null;
/** Why throws are drawn in 2D unless 3D is forced. */
let reason: FallbackReason | null = 'not-loaded';
let loading: Promise<void> | undefined;
let isForced = false;

/** Matches the names of renderers that work without a graphics card. */
const software = /swiftshader|llvmpipe|softpipe|software|basic render/i;

/**
 * Returns the name of the renderer. Only Chromium hides it behind an extension; other browsers log a warning when the
 * extension is requested.
 */
function rendererOf(context: WebGL2RenderingContext): string {
  const plain = String(context.getParameter(context.RENDERER));
  const hidden = plain === 'WebKit WebGL' ? context.getExtension('WEBGL_debug_renderer_info') : null;
  return hidden === null ? plain : String(context.getParameter(hidden.UNMASKED_RENDERER_WEBGL));
}

/** Whether the browser draws with a graphics card. This is checked before anything is loaded. */
function drawsFast(): boolean {
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('webgl2', { failIfMajorPerformanceCaveat: true });
  if (context === null) return false;
  const fast = !software.test(rendererOf(context));
  // The context is released at once, because browsers keep only a few.
  context.getExtension('WEBGL_lose_context')?.loseContext();
  return fast;
}

async function load(): Promise<void> {
  const isSoftware = !drawsFast();
  if (!isForced && isSoftware) {
    reason = 'no-webgl';
    return;
  }
  try {
    const { openSolidThrows } = await import('./solid/solid-throws.ts');
    solid = await openSolidThrows(isSoftware).catch(() => null);
    reason = solid === null ? 'no-webgl' : solid.isSlow ? 'slow' : null;
  } catch {
    // If loading fails, for example without a network, the next throw tries again.
    loading = undefined;
  }
}

/**
 * Loads 3D dice once, and measures this device. Call this when a table has opened.
 * @param always whether to use 3D dice on slow devices, too
 */
export function preloadThrows(always = false): Promise<void> {
  if (always && !isForced) {
    isForced = true;
    if (reason === 'no-webgl') loading = undefined;
  }
  loading ??= load();
  return loading;
}

/**
 * Returns the 3D dice, or why they are not available.
 * @param always whether to use them on slow devices, too
 */
export function solidThrows(always = false): SolidThrows | FallbackReason {
  if (solid?.lost() === true) [solid, reason] = [null, 'no-webgl'];
  if (solid !== null && (always || reason === null)) return solid;
  return reason ?? 'not-loaded';
}

/** Switches to 2D throws until the page is reloaded, because 3D throws stuttered on this device. */
export function giveUpSolidThrows(): void {
  reason = 'slow';
}

/**
 * Returns why throws are 2D although the settings ask for 3D. Null if throws are 3D, or probably will be after loading.
 */
export function whyDrawn(): Exclude<FallbackReason, 'not-loaded'> | null {
  if (reason === 'not-loaded') return drawsFast() ? null : 'no-webgl';
  return reason;
}

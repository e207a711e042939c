import type { SolidThrows } from './solid/solid-throws.ts';

/** Why 3D dice are not possible: no fast WebGL, a slow device, or not loaded yet. */
export type FallbackReason = 'no-webgl' | 'slow' | 'not-loaded';

let solid: SolidThrows | null = null;
/** Why throws are drawn in 2D unless 3D is forced. */
let reason: FallbackReason | null = 'not-loaded';
let loading: Promise<void> | undefined;
let isForced = false;

/** Names of renderers that work without a graphics card. */
const software = /swiftshader|llvmpipe|softpipe|software|basic render/i;

/** The name of the renderer. Only Chromium hides it behind an extension; other browsers log a warning when the extension is requested. */
function rendererOf(context: WebGL2RenderingContext): string {
  const plain = String(context.getParameter(context.RENDERER));
  const hidden = plain === 'WebKit WebGL' ? context.getExtension('WEBGL_debug_renderer_info') : null;
  return hidden === null ? plain : String(context.getParameter(hidden.UNMASKED_RENDERER_WEBGL));
}

/** Whether the browser draws with a graphics card. Checked before anything is loaded. */
function drawsFast(): boolean {
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('webgl2', { failIfMajorPerformanceCaveat: true });
  if (context === null) return false;
  const fast = !software.test(rendererOf(context));
  // Releases the context at once, because browsers keep only a few.
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
    // Without a network, the next throw tries again.
    loading = undefined;
  }
}

/**
 * Loads 3D dice once, and measures this device. Call it when a table has opened.
 * @param always whether to use them on slow devices, too
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
 * The 3D dice, or why they are not available.
 * @param always whether to use them on slow devices, too
 */
export function solidThrows(always = false): SolidThrows | FallbackReason {
  if (solid?.lost() === true) [solid, reason] = [null, 'no-webgl'];
  if (solid !== null && (always || reason === null)) return solid;
  return reason ?? 'not-loaded';
}

/** Makes throws 2D until the page is reloaded, because this device stuttered. */
export function giveUpSolidThrows(): void {
  reason = 'slow';
}

/** Why throws are 2D although the settings ask for 3D; null if they are 3D, as far as is known. */
export function whyDrawn(): Exclude<FallbackReason, 'not-loaded'> | null {
  if (reason === 'not-loaded') return drawsFast() ? null : 'no-webgl';
  return reason;
}

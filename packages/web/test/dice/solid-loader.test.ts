import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

type Loader = typeof import('../../src/dice/solid-loader.ts');
const openSolidThrows = vi.hoisted(() => vi.fn());
vi.mock('../../src/dice/solid/solid-throws.ts', () => ({ openSolidThrows }));

const released = vi.fn();
/** A browser whose renderer has these names: one that any page can read, and one behind an extension. */
function openBrowser(plain: string | null, hidden?: string) {
  const extensions: Readonly<Record<string, object>> = {
    WEBGL_lose_context: { loseContext: released },
    ...(hidden !== undefined && { WEBGL_debug_renderer_info: { UNMASKED_RENDERER_WEBGL: 'hidden' } }),
  };
  const asked: string[] = [];
  const context = {
    RENDERER: 'plain',
    getParameter: (name: string) => (name === 'hidden' ? hidden : plain),
    getExtension: (name: string) => {
      asked.push(name);
      return extensions[name] ?? null;
    },
  };
  vi.stubGlobal('document', {
    createElement: () => ({ getContext: () => (plain === null ? null : context) }),
  });
  return asked;
}

let loader: Loader;
beforeEach(async () => {
  vi.resetModules();
  released.mockClear();
  openSolidThrows.mockReset();
  loader = await import('../../src/dice/solid-loader.ts');
});
afterEach(() => vi.unstubAllGlobals());

describe('the browser decides whether 3D dice can be loaded', () => {
  test.each([
    ['no WebGL', null, undefined, 'no-webgl'],
    ['a graphics card', 'Mali-G78', undefined, null],
    ['no graphics card', 'llvmpipe (LLVM 15)', undefined, 'no-webgl'],
    ['a graphics card behind the extension of Chromium', 'WebKit WebGL', 'ANGLE (NVIDIA)', null],
    ['no graphics card behind the extension of Chromium', 'WebKit WebGL', 'Google SwiftShader', 'no-webgl'],
    ['a hidden name without the extension of Chromium', 'WebKit WebGL', undefined, null],
  ])(
    'a browser with %s can show 3D dice unless it has no WebGL or only a software renderer',
    (_, plain, hidden, why) => {
      const asked = openBrowser(plain, hidden);
      expect(loader.whyDrawn()).toBe(why);
      expect(loader.solidThrows()).toBe('not-loaded');
      expect(released).toHaveBeenCalledTimes(plain === null ? 0 : 1);
      // Other browsers log a warning about the extension.
      expect(asked.includes('WEBGL_debug_renderer_info')).toBe(plain === 'WebKit WebGL');
    },
  );
});

describe('loaded 3D dice are used while they are fast enough', () => {
  const solid = (isSlow: boolean) => ({ isSlow, lost: vi.fn(() => false) });
  const fast = 'Mali-G78';

  test('a fast device uses 3D dice until its graphics card is lost', async () => {
    openBrowser(fast);
    const dice = solid(false);
    openSolidThrows.mockResolvedValue(dice);
    await loader.preloadThrows();
    await loader.preloadThrows();
    expect(openSolidThrows.mock.calls).toEqual([[false]]);
    expect([loader.solidThrows(), loader.whyDrawn()]).toEqual([dice, null]);
    dice.lost.mockReturnValue(true);
    expect([loader.solidThrows(), loader.solidThrows(true), loader.whyDrawn()]).toEqual(
      Array.from({ length: 3 }, () => 'no-webgl'),
    );
  });

  test('a slow device uses 3D dice only if the setting always asks for them', async () => {
    openBrowser(fast);
    const dice = solid(true);
    openSolidThrows.mockResolvedValue(dice);
    await loader.preloadThrows();
    expect([loader.solidThrows(), loader.solidThrows(true), loader.whyDrawn()]).toEqual([
      'slow',
      dice,
      'slow',
    ]);
  });

  test('a device stops using 3D dice once they stutter', async () => {
    openBrowser(fast);
    openSolidThrows.mockResolvedValue(solid(false));
    await loader.preloadThrows();
    loader.giveUpSolidThrows();
    expect([loader.solidThrows(), loader.whyDrawn()]).toEqual(['slow', 'slow']);
  });

  test('without a graphics card, 3D dice are loaded only if the setting always asks for them, even after a first refusal', async () => {
    openBrowser('llvmpipe');
    const dice = solid(true);
    openSolidThrows.mockResolvedValue(dice);
    await loader.preloadThrows();
    expect([openSolidThrows.mock.calls.length, loader.solidThrows(true)]).toEqual([0, 'no-webgl']);
    await loader.preloadThrows(true);
    expect([openSolidThrows.mock.calls, loader.solidThrows(true)]).toEqual([[[true]], dice]);
  });

  test('if loading fails, for example without a network, the next throw tries again', async () => {
    openBrowser(fast);
    const dice = solid(false);
    openSolidThrows.mockImplementationOnce(() => {
      throw new Error('no network');
    });
    openSolidThrows.mockResolvedValue(dice);
    await loader.preloadThrows();
    expect(loader.solidThrows()).toBe('not-loaded');
    await loader.preloadThrows();
    expect(loader.solidThrows()).toBe(dice);
  });

  test('3D dice that fail to open are not used', async () => {
    openBrowser(fast);
    openSolidThrows.mockRejectedValue(new Error('no'));
    await loader.preloadThrows();
    expect([loader.solidThrows(true), loader.whyDrawn()]).toEqual(['no-webgl', 'no-webgl']);
  });
});

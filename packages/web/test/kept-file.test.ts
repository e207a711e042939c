import { afterEach, expect, test, vi } from 'vitest';
import { keptFile } from '../src/values/kept-file.ts';

afterEach(() => vi.unstubAllGlobals());

test('a downloaded file is read while it is being saved', async () => {
  const saved: string[] = [];
  let release = () => {};
  const slow = new Promise<void>((resolve) => {
    release = resolve;
  });
  const cache = {
    match: async () => undefined,
    keys: async () => [],
    put: async (address: string, answer: Response) => {
      const text = await answer.text();
      await slow;
      saved.push(`${address} ${text}`);
    },
  };
  const caches = { open: async () => cache };
  vi.stubGlobal('self', { caches });
  vi.stubGlobal('caches', caches);
  vi.stubGlobal('fetch', async () => new Response('values'));
  const address = '/assets/greed-2-abcdefgh.solution';
  expect(await keptFile(address, 'solutions', (answer) => answer.text())).toBe('values');
  expect(saved).toEqual([]);
  release();
  await expect.poll(() => saved).toEqual([`${address} values`]);
});

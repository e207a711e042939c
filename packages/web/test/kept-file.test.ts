import { afterEach, expect, test, vi } from 'vitest';
import { keptFile } from '../src/values/kept-file.ts';

afterEach(() => vi.unstubAllGlobals());

const address = '/assets/greed-2-abcdefgh.solution';
const origin = 'https://dice.example';

/** Stubs the browser's storage for files, which contains `paths`. Saving waits for `until`. */
function stubCache(paths: readonly string[], until: Promise<void> = Promise.resolve()) {
  const saved = new Map(paths.map((path) => [`${origin}${path}`, `saved ${path}`]));
  const cache = {
    match: async (path: string) => {
      const text = saved.get(`${origin}${path}`);
      return text === undefined ? undefined : new Response(text);
    },
    keys: async () => [...saved.keys()].map((url) => ({ url })),
    delete: async (url: string) => saved.delete(url),
    put: async (path: string, answer: Response) => {
      const text = await answer.text();
      await until;
      saved.set(`${origin}${path}`, text);
    },
  };
  const caches = { open: vi.fn(async () => cache) };
  vi.stubGlobal('self', { caches });
  vi.stubGlobal('caches', caches);
  const fetched = vi.fn(async () => new Response('values'));
  vi.stubGlobal('fetch', fetched);
  return { saved, fetched, caches };
}

const read = (answer: Response) => answer.text();

test('a downloaded file can be read while it is being saved', async () => {
  let release = () => {};
  const slow = new Promise<void>((resolve) => {
    release = resolve;
  });
  const { saved, caches } = stubCache([], slow);
  expect(await keptFile(address, 'solutions', read)).toBe('values');
  expect([saved.size, caches.open.mock.calls]).toEqual([0, [['solutions']]]);
  release();
  await expect.poll(() => [...saved]).toEqual([[`${origin}${address}`, 'values']]);
});

test('a saved file is not downloaded again', async () => {
  const { fetched } = stubCache([address]);
  expect(await keptFile(address, 'solutions', read)).toBe(`saved ${address}`);
  expect(fetched).not.toHaveBeenCalled();
});

test('a new version of a file replaces only its earlier version', async () => {
  const others = ['/assets/greed-3-abcdefgh.solution', '/assets/threes-2-abcdefgh.solution'];
  const { saved } = stubCache(['/assets/greed-2-12345678.solution', ...others]);
  expect(await keptFile(address, 'solutions', read)).toBe('values');
  await expect
    .poll(() => [...saved.keys()].toSorted())
    .toEqual([address, ...others].map((path) => `${origin}${path}`).toSorted());
});

test('a file that the server does not have is neither found nor saved, and without storage every file is downloaded', async () => {
  const { saved, fetched } = stubCache([]);
  fetched.mockResolvedValueOnce(new Response('no such file', { status: 404 }));
  await expect(keptFile(address, 'solutions', read)).rejects.toThrow(`${address}: 404`);
  vi.stubGlobal('self', {});
  expect(await keptFile(address, 'solutions', read)).toBe('values');
  expect([fetched.mock.calls.length, saved.size]).toEqual([2, 0]);
});

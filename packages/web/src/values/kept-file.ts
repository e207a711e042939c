/** Matches the end of a URL: a hash of the content, and the extension. */
const ending = /-[\w-]{8}\.\w+$/;

/** Saves a response for use offline, replacing that of an earlier version. This is impossible without HTTPS. */
async function save(cache: Cache, address: string, answer: Response): Promise<void> {
  const stem = address.replace(ending, '');
  for (const { url } of await cache.keys()) {
    if (new URL(url).pathname.replace(ending, '') === stem) await cache.delete(url);
  }
  await cache.put(address, answer);
}

/**
 * Reads a file of the page, which is loaded on first use and works offline from then on.
 * @param address the URL, with a hash of the content
 * @param store the name of the cache
 * @param read reads the content of the response, while the file may still be loading
 * @returns the content
 * @throws Error if the server does not send the file
 */
export async function keptFile<Content>(
  address: string,
  store: string,
  read: (answer: Response) => Promise<Content>,
): Promise<Content> {
  const cache = 'caches' in self ? await caches.open(store) : null;
  const saved = await cache?.match(address);
  if (saved !== undefined) return read(saved);
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  if (cache !== null) void save(cache, address, answer.clone()).catch(() => undefined);
  return read(answer);
}

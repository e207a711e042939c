import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

/**
 * An entry of Workbox's precache manifest. `revision` is null if the name of the file contains a hash of its content.
 */
interface PrecacheEntry {
  readonly url: string;
  readonly revision: string | null;
}

/**
 * Matches files that are not saved for offline use: the service worker, source maps, the build manifest, the start
 * pages, a font that few people choose, and solutions and puzzles, which are saved at their first use.
 */
const onlineOnly =
  /^service-worker\.js$|\.map$|^\.vite|^start\.\w+\.html$|\.(?:solution|json)$|\/opendyslexic-/;

function precacheEntries(folder: string): PrecacheEntry[] {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  const names = files.map((file) =>
    join(file.parentPath, file.name)
      .slice(folder.length + 1)
      .replaceAll('\\', '/'),
  );
  return names
    .filter((name) => !onlineOnly.test(name))
    .sort()
    .map((name) => {
      const revision = () =>
        createHash('sha256')
          .update(readFileSync(join(folder, name)))
          .digest('hex')
          .slice(0, 12);
      return { url: name, revision: name.startsWith('assets/') ? null : revision() };
    });
}

/**
 * Bundles the service worker into a folder of built files, with the list of the files that it saves for offline use.
 */
export async function buildServiceWorker(folder: string): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    define: {
      'self.__WB_MANIFEST': JSON.stringify(precacheEntries(folder)),
      'process.env.NODE_ENV': '"production"',
    },
    build: {
      outDir: folder,
      emptyOutDir: false,
      target: 'es2023',
      lib: {
        entry: fileURLToPath(new URL('../src/offline/service-worker.js', import.meta.url)),
        formats: ['iife'],
        name: 'serviceWorker',
        fileName: () => 'service-worker.js',
      },
    },
  });
}

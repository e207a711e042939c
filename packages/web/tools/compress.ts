import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** Excludes files that are already compressed. Small files are excluded below. */
const worthCompressing = /\.(?:js|css|html|svg|json|webmanifest|ftl)$/;
const least = 1024;

/**
 * Writes a compressed copy of every file that compression makes smaller, using all cores. A server can send the copy
 * instead.
 */
export async function compress(folder: string, only = /./): Promise<void> {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  await Promise.all(
    names
      .filter((name) => worthCompressing.test(name) && only.test(name.replaceAll('\\', '/')))
      .map(async (name) => {
        const path = join(folder, name);
        const plain = readFileSync(path);
        if (plain.length < least) return;
        const params = { [constants.BROTLI_PARAM_QUALITY]: 10 };
        writeFileSync(`${path}.gz`, await promisify(gzip)(plain, { level: 9 }));
        writeFileSync(`${path}.br`, await promisify(brotliCompress)(plain, { params }));
      }),
  );
}

// Makes the image of an empty embedded database. With it, creating a data folder takes one second instead of six. The
// image is checked in: `node packages/tooling/empty-database.mjs` writes it; with `--check`, it compares it instead.
// Another version of PGlite needs another image. The clock is stopped and nothing is random here, so that two images of
// one version have the same bytes.
import crypto from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';

const file = new URL('../server/data/empty-database.tar.br', import.meta.url);

const RealDate = Date;
const day = RealDate.UTC(2026, 0, 1);
globalThis.Date = class extends RealDate {
  constructor(...parts) {
    super(...(parts.length === 0 ? [day] : parts));
  }
  static now() {
    return day;
  }
};
let ticks = 0;
performance.now = () => ticks++ / 1000;
crypto.randomFillSync = (array) => array.fill(1);
crypto.webcrypto.getRandomValues = crypto.randomFillSync;

const { PGlite } = createRequire(new URL('../server/package.json', import.meta.url))('@electric-sql/pglite');
const database = await PGlite.create();
const image = Buffer.from(await (await database.dumpDataDir('none')).arrayBuffer());
await database.close();

if (process.argv[2] === '--check') {
  if (!brotliDecompressSync(readFileSync(file)).equals(image))
    throw new Error(`${fileURLToPath(file)} is not what this version of PGlite makes`);
} else {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
    [constants.BROTLI_PARAM_SIZE_HINT]: image.length,
  };
  writeFileSync(file, brotliCompressSync(image, { params }));
}

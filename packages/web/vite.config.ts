import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import {
  createServer,
  defaultClientConditions,
  defaultServerConditions,
  defineConfig,
  type Plugin,
} from 'vite';
import { compress } from './tools/compress.ts';
import { listed } from './tools/listed-games.ts';
import { pageTexts } from './tools/page-texts.ts';
import { buildServiceWorker } from './tools/service-worker.ts';

const solutions = new URL('../strategy/solutions/', import.meta.url);
/**
 * The URLs of the solutions in the folder of the page, by name, with a hash of their content. The server sends files
 * of the strategy package at these URLs.
 */
const addresses = Object.fromEntries(
  readdirSync(solutions).map((name) => {
    const hash = createHash('sha256')
      .update(readFileSync(new URL(name, solutions)))
      .digest('hex');
    return [name, `assets/${name.replace(/\.\w+$/, (kind) => `-${hash.slice(0, 8)}${kind}`)}`];
  }),
);

const define = {
  __GAMES__: JSON.stringify(listed),
  __SOLUTIONS__: JSON.stringify(addresses),
  ...Object.fromEntries(
    Object.entries(pageTexts).flatMap(([language, texts]) =>
      Object.entries(texts).map(([part, source]) => [
        `__TEXTS__.${language}.${part}`,
        JSON.stringify(source),
      ]),
    ),
  ),
};

interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}

/** Returns these chunks and all chunks that they import. */
function withImports(chunks: Readonly<Record<string, Chunk>>, names: readonly string[]): readonly Chunk[] {
  const needed = new Set<string>();
  const need = (name: string) => {
    if (needed.has(name)) return;
    needed.add(name);
    for (const other of chunks[name]?.imports ?? []) need(other);
  };
  for (const name of names) need(name);
  return [...needed].flatMap((name) => chunks[name] ?? []);
}

/** Preloads the files that the script of a page will request. */
function preloading(page: string, chunks: readonly Chunk[]): string {
  const links = chunks.flatMap(({ file, css = [] }) => [
    ...css.map((style) => [style, `<link rel="stylesheet" crossorigin href="/${style}">`] as const),
    [file, `<link rel="modulepreload" crossorigin href="/${file}">`] as const,
  ]);
  const missing = links.filter(([file]) => !page.includes(`"/${file}"`)).map(([, link]) => `    ${link}\n`);
  return page.replace('  </head>', `${missing.join('')}  </head>`);
}

/**
 * Returns code that adds disabled links to these style sheets. They load nothing, but Vite's loader then considers
 * the sheets loaded.
 */
const markLoaded = (sheets: readonly string[]): string => `for (const href of ${JSON.stringify(sheets)}) {
      const link = document.createElement('link');
      Object.assign(link, { rel: 'stylesheet', disabled: true });
      link.setAttribute('href', href);
      document.head.append(link);
    }`;

/** Makes a page paint before any other file has loaded, by inlining its styles and its blocking script. */
function inlined(page: string, folder: string): string {
  const read = (file: string) => readFileSync(join(folder, file), 'utf8');
  const sheets: string[] = [];
  const written = page
    .replace(/<script src="(\/[^"]+)"><\/script>/, (_, file) => `<script>${read(file)}</script>`)
    .replaceAll(/ *<link rel="stylesheet" crossorigin href="(\/[^"]+)">\n/g, (_, file) => {
      sheets.push(file);
      return '';
    })
    .replaceAll(/(?<=<script type="module"|<link rel="modulepreload")/g, ' fetchpriority="low"');
  // A style sheet names files relative to its own folder.
  const styles = sheets.map(read).join('').replaceAll('url(./', 'url(/assets/');
  const code = `<style>${styles}</style>\n    <script>${markLoaded(sheets)}</script>`;
  return written.replace('  </head>', () => `    ${code}\n  </head>`);
}

/**
 * Writes a page with the start screen for each language, so that the screen is readable before any script has loaded.
 */
async function writeStartPages(folder: string): Promise<void> {
  const chunks = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8'));
  const page = preloading(
    readFileSync(join(folder, 'index.html'), 'utf8'),
    withImports(chunks, ['src/app/App.tsx']),
  );
  writeFileSync(join(folder, 'index.html'), page);
  const source = await createServer({
    configFile: false,
    root: fileURLToPath(new URL('.', import.meta.url)),
    define,
    plugins: [react()],
    resolve: { conditions: ['source', ...defaultServerConditions] },
    ssr: { resolve: { conditions: ['source', ...defaultServerConditions] } },
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    appType: 'custom',
    logLevel: 'error',
  });
  try {
    const { prerenderStart } = await source.ssrLoadModule('/src/start/prerender.tsx');
    for (const language of ['en', 'de']) {
      const texts = withImports(chunks, [`src/i18n/${language}-start.ts`]);
      const start = inlined(preloading(page, texts), folder)
        .replace('<html lang="en">', `<html lang="${language}">`)
        .replace('<div id="root"></div>', () => `<div id="root">${prerenderStart(language)}</div>`);
      writeFileSync(join(folder, `start.${language}.html`), start);
    }
  } finally {
    await source.close();
  }
}

/** Post-processes the built files. */
function afterwards(): Plugin {
  return {
    name: 'dicehall-afterwards',
    apply: 'build',
    async writeBundle({ dir = '' }) {
      writeFileSync(join(dir, '.vite/solutions.json'), JSON.stringify(addresses));
      // Scripts and styles refer to each other by relative URLs, so that they work in any folder of a host. A page
      // refers to them by URLs from the root, because the page can be opened at the URL of any screen.
      const page = join(dir, 'index.html');
      writeFileSync(page, readFileSync(page, 'utf8').replaceAll(/(?<=(?:href|src)=")\.\//g, '/'));
      // A build for tests skips this step, because it takes half of the build time.
      if (process.env.DICEHALL_BUILD === 'bare') return;
      await writeStartPages(dir);
      await buildServiceWorker(dir);
      await compress(dir);
    },
  };
}

export default defineConfig({
  base: './',
  define,
  plugins: [react(), afterwards()],
  resolve: { conditions: ['source', ...defaultClientConditions] },
  build: {
    target: 'es2023',
    manifest: true,
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    // The 3D dice and their recorded throws are a separate chunk, which loads when it is first needed.
    chunkSizeWarningLimit: 700,
    rolldownOptions: { checks: { pluginTimings: false } },
  },
  worker: { format: 'es' },
});

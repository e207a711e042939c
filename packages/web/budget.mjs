// Holds the first load of the start screen against its budget: what the page requests before the first tap.
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

const dist = new URL('dist/', import.meta.url);
const budget = { script: 140, style: 20 };

/** The chunks that the start screen loads by itself besides its static imports: one language, and the match to continue. */
const loadedAtOnce = ['index.html', 'src/app/App.tsx', 'src/i18n/en.ts', 'src/start/ContinueMatch.tsx'];

let manifest;
try {
  manifest = JSON.parse(readFileSync(new URL('.vite/manifest.json', dist), 'utf8'));
} catch {
  console.error('packages/web is not built: npm run build -w @dicehall/web');
  process.exit(2);
}

const files = { script: new Set(), style: new Set() };
const seen = new Set();
function take(name) {
  const chunk = manifest[name];
  if (chunk === undefined) throw new Error(`Nothing built is called ${name}`);
  if (seen.has(name)) return;
  seen.add(name);
  files.script.add(chunk.file);
  for (const style of chunk.css ?? []) files.style.add(style);
  for (const needed of chunk.imports ?? []) take(needed);
}
for (const name of loadedAtOnce) take(name);

let over = false;
for (const [kind, names] of Object.entries(files)) {
  const bytes = [...names].reduce((sum, name) => sum + gzipSync(readFileSync(new URL(name, dist))).length, 0);
  const kilobytes = bytes / 1024;
  over ||= kilobytes > budget[kind];
  console.log(
    `first load, ${kind}: ${kilobytes.toFixed(1)} KB of ${budget[kind]} KB (${names.size} files, gzip)`,
  );
}
process.exit(over ? 1 : 0);

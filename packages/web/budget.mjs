// Holds first loads against their budgets: what a page requests before the first tap.
import { readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

const dist = new URL('dist/', import.meta.url);
const budget = { script: 140, style: 20, phone: 100 };

/** The chunks that the start screen loads by itself besides its static imports: one language, and the match to continue. */
const loadedAtOnce = ['index.html', 'src/app/App.tsx', 'src/i18n/en.ts', 'src/start/ContinueMatch.tsx'];
/** The folder of a game in the engine, which is its name in the manifest of the phone page. */
const game = /^\.\.\/engine\/src\/games\/([\w-]+)\/index\.ts$/;

const readManifest = (name) => JSON.parse(readFileSync(new URL(`.vite/${name}.json`, dist), 'utf8'));
let manifest;
let phone;
try {
  manifest = readManifest('manifest');
  phone = readManifest('phone');
} catch {
  console.error('packages/web is not built: npm run build -w @dicehall/web');
  process.exit(2);
}

/** The files of chunks, with all that they import. */
function filesOf(chunks, names) {
  const files = { script: new Set(), style: new Set() };
  const seen = new Set();
  function take(name) {
    const chunk = chunks[name];
    if (chunk === undefined) throw new Error(`Nothing built is called ${name}`);
    if (seen.has(name)) return;
    seen.add(name);
    files.script.add(chunk.file);
    for (const style of chunk.css ?? []) files.style.add(style);
    for (const needed of chunk.imports ?? []) take(needed);
  }
  for (const name of names) take(name);
  return files;
}

let over = false;
function hold(what, names, limit) {
  const bytes = [...names].reduce((sum, name) => sum + gzipSync(readFileSync(new URL(name, dist))).length, 0);
  const kilobytes = bytes / 1024;
  over ||= kilobytes > limit;
  console.log(
    `first load, ${what}: ${kilobytes.toFixed(1)} KB of ${limit} KB (${[...names].length} files, gzip)`,
  );
}

for (const [kind, names] of Object.entries(filesOf(manifest, loadedAtOnce))) hold(kind, names, budget[kind]);

const assets = readdirSync(new URL('assets/', dist));
/** The phone page with the texts of the language that has the longest, and with a game once its player has joined. */
function holdPhone(what, names, texts) {
  const { script, style } = filesOf(phone, names);
  const written = assets.filter((file) => new RegExp(`^phone\\.de\\.(?:${texts})-\\w+\\.ftl$`).test(file));
  hold(what, [...script, ...style, ...written.map((file) => `assets/${file}`)], budget.phone);
}
holdPhone('phone', ['phone.html'], 'table');
for (const name of Object.keys(phone)) {
  const id = game.exec(name)?.[1];
  if (id !== undefined) holdPhone(`phone with ${id}`, ['phone.html', name], `table|${id}`);
}
process.exit(over ? 1 : 0);

// Compares the first load of each page with its budget. The first load is everything that a page requests before the
// first tap.
import { readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

const dist = new URL('dist/', import.meta.url);
/** The budgets in kilobytes, compressed with gzip. */
const budget = { start: 110, match: 265, phone: 100 };

/** The chunks that the start screen loads automatically, in addition to its static imports and its texts. */
const loadedAtOnce = [
  'index.html',
  'src/app/App.tsx',
  'src/start/ContinueMatch.tsx',
  'src/start/LeftToday.tsx',
];
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

/** Returns the scripts and styles of these chunks and of all chunks that they import. */
function filesOf(chunks, names) {
  const files = new Set();
  const seen = new Set();
  function take(name) {
    const chunk = chunks[name];
    if (chunk === undefined) throw new Error(`Nothing built is called ${name}`);
    if (seen.has(name)) return;
    seen.add(name);
    for (const file of [chunk.file, ...(chunk.css ?? [])]) files.add(file);
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

const screensOfMatch = ['src/setup/SetUp.tsx', 'src/local/LocalTablePage.tsx'];
for (const language of ['en', 'de']) {
  const texts = (part) => `src/i18n/${language}-${part}.ts`;
  const start = [...loadedAtOnce, texts('start')];
  hold(`start ${language}`, filesOf(manifest, start), budget.start);
  hold(
    `first match ${language}`,
    filesOf(manifest, [...start, ...screensOfMatch, texts('match')]),
    budget.match,
  );
}

const assets = readdirSync(new URL('assets/', dist));
/**
 * The phone page is counted with the longest texts of any language and with one game, which it loads after its player
 * has joined.
 */
function holdPhone(what, names, texts) {
  const written = assets.filter((file) => new RegExp(`^phone\\.de\\.(?:${texts})-\\w+\\.ftl$`).test(file));
  hold(what, [...filesOf(phone, names), ...written.map((file) => `assets/${file}`)], budget.phone);
}
holdPhone('phone', ['phone.html'], 'table');
for (const name of Object.keys(phone)) {
  const id = game.exec(name)?.[1];
  if (id !== undefined) holdPhone(`phone with ${id}`, ['phone.html', name], `table|${id}`);
}
process.exit(over ? 1 : 0);

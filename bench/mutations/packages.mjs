import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

/**
 * For each package, the files to mutate and the tests that state their rules. Random playouts that take many seconds per
 * mutant are left out.
 */
const packages = {
  // The contract suites still play a few random matches.
  engine: {
    mutate: /^engine\/src\/(core|games|record|sheet)\//,
    tests: /^(engine\/test\/.*|messages\/test\/(moves|presets|sheet-texts))\.test\.ts$/,
    leftOut: /different sentences|the totals, turns and places of the match/,
  },
  // Statistical tests take seconds per mutant.
  dice: {
    mutate: /^dice\/src\//,
    tests: /^dice\/test\/.*\.test\.ts$/,
    leftOut: /are fair over|are uniform|spread throws|uniform random numbers/,
  },
  // `keys` reads the sources of packages that the sandbox does not contain; `events` plays random matches; the others
  // concern texts and pages, which `texts` and `rules` mutate. The tests left out concern these too.
  messages: {
    mutate: /^messages\/src\//,
    tests: /^messages\/test\/(?!keys\.|record-schema\.|events\.|rules-).*\.test\.ts$/,
    leftOut: /different sentences|branch of a text has an example|any branch of its sentence/,
    keepsModules: true,
  },
  // `postgres.ts` needs a real PostgreSQL. The tests of the command cover backups and transfers, with separate
  // processes. Tests that count to a limit, or start the server with data of older schemas, take seconds. One test uses
  // the build, which the sandbox does not contain, and one copies a folder whose socket still exists.
  server: {
    mutate: /^server\/src\/(client|service|table|store)\/(?!(postgres|backup|transfer)\.)/,
    tests:
      /^server\/test\/(table\/.*|store\/(?!pglite\.|postgres\.|power-cut\.|upgrade\.).*|client\/.*|service\/(?!shared-limits\.).*|http\/(away|client-seeds|party|sheets|spoilers|store-failures|streams|tables|undo))\.test\.ts$/,
    leftOut: /two containers|is a backup|however many there are|a newer database is refused/,
    more: ['bench/mutations/store-in-memory.mjs'],
    keepsModules: true,
  },
  // Tests that compare solvers with brute force, the engine and published values take minutes. Both the solvers and
  // these tests are left out.
  strategy: {
    mutate: /^strategy\/src\/(?!race\/|solve\/|games\/[^/]+\/(solve|simulate)\/)/,
    tests:
      /^strategy\/test\/(bots\/(?!large-tables|presets)|cards\/|coach\/|explore\/|hidden-pairs\/(match|odds|values)\.|my-play\/|outcomes\/|puzzles\/|review\/(?!every)|simulate\/|solve\/(data|files|resources|shipped)\.|values\/).*test\.ts$/,
    // Each of these tests takes more than five seconds.
    leftOut:
      /an enumeration of all rolls|reasons? of every puzzle|mined puzzles|mean score of its table|a match to its end|beats random players|values of hidden-pairs .* for 3|expert at a larger table|are between 0 and 1, and high|until the standard error|^hidden-pairs turns=1 .*(every legal move|the value of a move)/,
    keepsModules: true,
    cachesValues: true,
  },
  // Components and the files left out here are tested in a browser: see `bench/results/mutations.md`.
  web: {
    mutate:
      /^web\/src\/(?!(phone|i18n)\/|app\/(address|install|keep-focus)\.|guide\/(scripts|[^/]+\/script)\.|dice\/(solid-loader|table-sound|solid\/(contact-shadows|solid-throws|stage))\.|(explore|history|keys|puzzles|review|table)\/use-|local\/(download-record|store)\.|online\/(guest|notify|online-table|table-of-code)\.|party\/evening-image\.|puzzles\/fetch-puzzles\.|room\/keep-awake\.|settings\/appearance\.|table\/sound\.)/,
    // `values` solves matches; `rules-text` loads pages that the bundle does not contain.
    tests: /^web\/test\/(?!(values|rules-text)\.).*\.test\.tsx?$/,
    // These tests load modules that the bundle does not contain.
    leftOut: /its own emblem|texts in .* of the part/,
    keepsModules: true,
  },
  // Tests that start the command as a process see no mutants. Some tests need minutes, or PostgreSQL.
  cli: {
    mutate: /^cli\/src\//,
    tests: /^cli\/test\/(?!(output|serve-command)\.).*\.test\.ts$/,
    leftOut:
      /^kill -9|prints its code and opens a table|moves to PostgreSQL|published compensation|as precise as its passes|a lost connection/,
    keepsModules: true,
  },
};

export const packageNames = Object.keys(packages);

/** Returns the package named by `MUTATED_PACKAGE`. */
function chosen() {
  const name = process.env.MUTATED_PACKAGE;
  const found = packages[name];
  if (found === undefined)
    throw new Error(`MUTATED_PACKAGE is “${name}”. Allowed: ${packageNames.join(', ')}.`);
  return found;
}

/** Returns the files to mutate unless other files are given. */
export const mutated = () =>
  readdirSync('packages', { recursive: true })
    .filter((file) => chosen().mutate.test(file) && /(^|\/)(?!index\.)[^./]+\.ts$/.test(file))
    .map((file) => join('packages', file));

/**
 * Whether modules are loaded only once, for tests that take seconds to start. A mutant could then affect the tests of
 * the next mutant.
 */
export const keepsModules = () => chosen().keepsModules === true;

/** Whether modules that stay loaded cache values that tests of a mutant would use instead of computing their own. */
export const cachesValues = () => chosen().cachesValues === true;

/** Returns a number from 0 to 1 for a mutant, drawn with `MUTATED_SEED`. */
export function drawn({ fileName, location: { start, end }, replacement }) {
  const place = [start.line, start.column, end.line, end.column].join(':');
  const text = [process.env.MUTATED_SEED ?? '', basename(fileName), place, replacement].join(' ');
  const hash = createHash('sha256').update(text);
  return hash.digest().readUInt32BE() / 2 ** 32;
}

/** Whether a mutant is in the random sample, which contains the share `MUTATED_SAMPLE` of all mutants. */
export const isInSample = (mutant) => drawn(mutant) < Number(process.env.MUTATED_SAMPLE ?? 1);

export const isLeftOut = (test) => chosen().leftOut?.test(test) ?? false;

export function chosenTests(root, files) {
  const { tests, more = [] } = chosen();
  const { MUTATED_TESTS: given } = process.env;
  const pattern = given === undefined ? tests : new RegExp(given);
  const own = files.filter((file) => pattern.test(file)).map((file) => join('packages', file));
  // Whether a test replaces or reloads modules. A bundle contains each module once, so that this is not possible for a
  // single file.
  const replaces = (file) => /vi\.(mock|resetModules)\(/.test(readFileSync(join(root, file), 'utf8'));
  const kept = own.filter((file) => !replaces(file)).sort();
  // As in `vitest.config.ts`, this file comes first and sets the seed of a run.
  const first = 'packages/tooling/test/seed.ts';
  return [first, ...kept, ...more].map((file) => join(root, file));
}

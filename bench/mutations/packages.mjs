import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

/** By package, what is mutated and the tests that state its rules. Random playouts that take many seconds a mutant are left out. */
const packages = {
  // Matches at random are played in the contract suites, few of them.
  engine: {
    mutate: /^engine\/src\/(core|games|record|sheet)\//,
    tests: /^(engine\/test\/.*|messages\/test\/(moves|presets|sheet-texts))\.test\.ts$/,
    leftOut: /different sentences|the totals, turns and places of the match/,
  },
  // Statistics take seconds a mutant.
  dice: {
    mutate: /^dice\/src\//,
    tests: /^dice\/test\/.*\.test\.ts$/,
    leftOut: /are fair over|are uniform|spread throws|uniform random numbers/,
  },
  // `keys` reads the sources of packages that the sandbox leaves out; `events` plays at random; the others and what is left out are
  // about texts and pages, which `texts` and `rules` change.
  messages: {
    mutate: /^messages\/src\//,
    tests: /^messages\/test\/(?!keys\.|record-schema\.|events\.|rules-).*\.test\.ts$/,
    leftOut: /different sentences|branch of a text has an example|any branch of its sentence/,
    keepsModules: true,
  },
  // `postgres.ts` needs a real PostgreSQL; backups and transfers are tested by the command, with processes. Tests that count to a limit or start the server with data of older schemas take seconds, one
  // uses the build, which the sandbox lacks, and one copies a folder whose socket is still there.
  server: {
    mutate: /^server\/src\/(client|service|table|store)\/(?!(postgres|backup|transfer)\.)/,
    tests:
      /^server\/test\/(table\/.*|store\/(?!pglite\.|postgres\.|power-cut\.|upgrade\.).*|client\/.*|service\/(?!shared-limits\.).*|http\/(away|client-seeds|party|sheets|spoilers|store-failures|streams|tables|undo))\.test\.ts$/,
    leftOut: /two containers|is a backup|however many there are|a newer database is refused/,
    more: ['bench/mutations/store-in-memory.mjs'],
    keepsModules: true,
  },
  // Solvers are compared with brute force, the engine and published values, in tests of minutes: neither are here.
  strategy: {
    mutate: /^strategy\/src\/(?!race\/|solve\/|games\/[^/]+\/(solve|simulate)\/)/,
    tests:
      /^strategy\/test\/(bots\/(?!large-tables|presets)|cards\/|coach\/|explore\/|hidden-pairs\/(match|odds|values)\.|my-play\/|outcomes\/|puzzles\/|review\/(?!every)|simulate\/|solve\/(data|files|resources|shipped)\.|values\/).*test\.ts$/,
    // Each takes more than five seconds.
    leftOut:
      /an enumeration of all rolls|reasons? of every puzzle|mined puzzles|mean score of its table|a match to its end|beats random players|values of hidden-pairs .* for 3|expert at a larger table|are between 0 and 1, and high|until the standard error|^hidden-pairs turns=1 .*(every legal move|the value of a move)/,
    keepsModules: true,
    cachesValues: true,
  },
  // Components are tested in a browser, and so are these files, which need one: see `bench/results/mutations.md`.
  web: {
    mutate:
      /^web\/src\/(?!(phone|i18n)\/|app\/(address|install|keep-focus)\.|guide\/(scripts|[^/]+\/script)\.|dice\/(solid-loader|table-sound|solid\/(contact-shadows|solid-throws|stage))\.|(explore|history|keys|puzzles|review|table)\/use-|local\/(download-record|store)\.|online\/(guest|notify|online-table|table-of-code)\.|party\/evening-image\.|puzzles\/fetch-puzzles\.|room\/keep-awake\.|settings\/appearance\.|table\/sound\.)/,
    tests: /^web\/test\/.*\.test\.tsx?$/,
    // These solve large matches, and the others load modules that the bundle does not find.
    leftOut:
      /its own emblem|^the rules page of|while it solves, at steady level|no news of a cancelled question|texts in .* of the part/,
    keepsModules: true,
  },
  // Tests that start the command as a process see none of the mutants. Some need minutes, or PostgreSQL.
  cli: {
    mutate: /^cli\/src\//,
    tests: /^cli\/test\/(?!(output|serve-command)\.).*\.test\.ts$/,
    leftOut:
      /^kill -9|prints its code and opens a table|moves to PostgreSQL|published compensation|as precise as its passes|a lost connection/,
    keepsModules: true,
  },
};

export const packageNames = Object.keys(packages);

/** The package named by `MUTATED_PACKAGE`. */
function chosen() {
  const name = process.env.MUTATED_PACKAGE;
  const found = packages[name];
  if (found === undefined)
    throw new Error(`MUTATED_PACKAGE is “${name}”. Allowed: ${packageNames.join(', ')}.`);
  return found;
}

/** The files that are mutated unless others are named. */
export const mutated = () =>
  readdirSync('packages', { recursive: true })
    .filter((file) => chosen().mutate.test(file) && /(^|\/)(?!index\.)[^./]+\.ts$/.test(file))
    .map((file) => join('packages', file));

/**
 * Whether modules are loaded only once, for tests that take seconds to start. One mutant could then spoil the tests of the next
 * one.
 */
export const keepsModules = () => chosen().keepsModules === true;

/** Whether kept modules hold values that tests of a mutant would use in the place of its own. */
export const cachesValues = () => chosen().cachesValues === true;

/** A number of a mutant from 0 to 1, drawn with `MUTATED_SEED`. */
export function drawn({ fileName, location: { start, end }, replacement }) {
  const place = [start.line, start.column, end.line, end.column].join(':');
  const text = [process.env.MUTATED_SEED ?? '', basename(fileName), place, replacement].join(' ');
  const hash = createHash('sha256').update(text);
  return hash.digest().readUInt32BE() / 2 ** 32;
}

/** Whether a mutant is in the random sample: the share `MUTATED_SAMPLE` of all mutants. */
export const isInSample = (mutant) => drawn(mutant) < Number(process.env.MUTATED_SAMPLE ?? 1);

export const isLeftOut = (test) => chosen().leftOut?.test(test) ?? false;

export function chosenTests(root, files) {
  const { tests, more = [] } = chosen();
  const { MUTATED_TESTS: given } = process.env;
  const pattern = given === undefined ? tests : new RegExp(given);
  const own = files.filter((file) => pattern.test(file)).map((file) => join('packages', file));
  // One bundle has each module once, so that none can be replaced or loaded again for a file.
  const replaces = (file) => /vi\.(mock|resetModules)\(/.test(readFileSync(join(root, file), 'utf8'));
  const kept = own.filter((file) => !replaces(file)).sort();
  // As in `vitest.config.ts`, the seed of a run comes first.
  const first = 'packages/tooling/test/seed.ts';
  return [first, ...kept, ...more].map((file) => join(root, file));
}

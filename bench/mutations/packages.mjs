import { createHash } from 'node:crypto';
import { basename, join } from 'node:path';

/**
 * By package, what is mutated and the tests that state its rules. The contract suite and other random playouts are left out:
 * they take many seconds a mutant.
 */
const packages = {
  engine: {
    mutate: 'packages/engine/src/{core,games,record}/**/*.ts',
    tests:
      /^engine\/test\/((rules|scores|shown)\/.*|controls|canonical|card|frames|race|records|robustness|roll-scores|transcripts|positions-page)\.test\.ts$/,
  },
  // Statistics take seconds a mutant.
  dice: {
    mutate: 'packages/dice/src/*.ts',
    tests: /^dice\/test\/.*\.test\.ts$/,
    leftOut: /are fair over|are uniform|spread throws|uniform random numbers/,
  },
  // `keys` reads the sources of packages that the sandbox leaves out, `record-schema` none of messages; `events` plays at random.
  messages: {
    mutate: 'packages/messages/src/*.ts',
    tests: /^messages\/test\/(?!keys\.|record-schema\.|events\.).*\.test\.ts$/,
    // Its catalogues are made while the tests load, so that mutants are run by tests that did not cover them.
    coverageAnalysis: 'all',
  },
  // `postgres.ts` needs a real PostgreSQL. Tests that count to a limit take seconds, one uses the build, which the sandbox lacks, and
  // one copies a folder whose socket is still there.
  server: {
    mutate: 'packages/server/src/{table,store}/!(postgres).ts',
    tests:
      /^server\/test\/(table\/.*|store\/(?!pglite\.|postgres\.).*|client\/.*|service\/.*|http\/(away|client-seeds|spoilers|store-failures|tables|undo))\.test\.ts$/,
    leftOut: /two containers|is a backup|however many there are/,
    more: ['bench/mutations/store-in-memory.mjs'],
    keepsModules: true,
  },
  // Solvers are compared with brute force, the engine and published values, in tests of minutes: neither are here.
  strategy: {
    mutate: ['packages/strategy/src/**/*.ts', '!**/strategy/src/{race,solve,games/*/{solve,simulate}}/**'],
    tests:
      /^strategy\/test\/(bots\/(?!presets\.)|coach\/|explore\/|hidden-pairs\/(match|odds)\.|my-play\/|puzzles\/(?!puzzles\.)|review\/(?!every-table\.)|simulate\/(?!duel\.)|solve\/data\.).*\.test\.ts$/,
    // Each takes more than five seconds.
    leftOut:
      /mean score of its table|a match to its end|beats random players|values of hidden-pairs .* for 3|expert at a larger table|are between 0 and 1, and high|until the standard error|^hidden-pairs turns=1 .*(every legal move|the value of a move)/,
    keepsModules: true,
  },
  // Components are tested in a browser. These three tests import modules anew, which a bundle cannot.
  web: {
    mutate: 'packages/web/src/**/*.ts',
    tests: /^web\/test\/(?!ask\.|own-rules\.|values\.).*\.test\.tsx?$/,
    keepsModules: true,
  },
  // Tests that start the command or a server as a process see none of the mutants.
  cli: {
    mutate: 'packages/cli/src/**/*.ts',
    tests:
      /^cli\/test\/(?!(data|hostile-server|online|output|party|schemas|serve-command|solve)\.).*\.test\.ts$/,
    leftOut: /^kill -9/,
    keepsModules: true,
  },
};

export const packageNames = Object.keys(packages);

/** The package named by `MUTATED_PACKAGE`. The other packages import its files as they are, so only its own tests can notice. */
function chosen() {
  const name = process.env.MUTATED_PACKAGE;
  const found = packages[name];
  if (found === undefined)
    throw new Error(`MUTATED_PACKAGE is “${name}”. Allowed: ${packageNames.join(', ')}.`);
  return found;
}

export const coverageOf = () => chosen().coverageAnalysis ?? 'perTest';

export const mutated = () => [...[chosen().mutate].flat(), '!**/{index,*.generated,*.d}.ts'];

/** What the sandbox leaves out: other builds, and packages that the tests of this one do not import by path. */
export const ignored = () => [
  'dist',
  ...['packages/web', 'packages/cli', 'packages/strategy'].filter(
    (folder) => folder !== `packages/${process.env.MUTATED_PACKAGE}`,
  ),
];

/**
 * Whether modules are loaded only once, for tests that take seconds to start. One mutant could then spoil the tests of the next
 * one.
 */
export const keepsModules = () => chosen().keepsModules === true;

const { MUTATED_SAMPLE: share = '1', MUTATED_SEED: seed = '' } = process.env;

/** Whether a mutant is in the random sample: the share `MUTATED_SAMPLE` of all mutants, drawn with `MUTATED_SEED`. */
export function isInSample({ fileName, location, replacement }) {
  const drawn = createHash('sha256').update(
    JSON.stringify([seed, basename(fileName), location, replacement]),
  );
  return drawn.digest().readUInt32BE() / 2 ** 32 < Number(share);
}

export const isLeftOut = (test) => chosen().leftOut?.test(test) ?? false;

export function chosenTests(root, files) {
  const { tests, more = [] } = chosen();
  const pattern = process.env.MUTATED_TESTS === undefined ? tests : new RegExp(process.env.MUTATED_TESTS);
  const own = files.filter((file) => pattern.test(file)).sort();
  // As in `vitest.config.ts`, the seed of a run comes first.
  const first = 'packages/tooling/test/seed.ts';
  return [first, ...own.map((file) => join('packages', file)), ...more].map((file) => join(root, file));
}

import { join } from 'node:path';

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
  // `keys.test.ts` reads the sources of the packages that the sandbox leaves out.
  messages: {
    mutate: 'packages/messages/src/*.ts',
    tests: /^messages\/test\/(?!keys\.).*\.test\.ts$/,
  },
  server: {
    mutate: 'packages/server/src/{table,store}/*.ts',
    tests: /^server\/test\/(table\/.*|store\/pglite)\.test\.ts$/,
  },
};

/** The package named by `MUTATED_PACKAGE`. The other packages import its files as they are, so only its own tests can notice. */
function chosen() {
  const name = process.env.MUTATED_PACKAGE;
  const found = packages[name];
  if (found === undefined)
    throw new Error(`MUTATED_PACKAGE is “${name}”. Allowed: ${Object.keys(packages).join(', ')}.`);
  return found;
}

export const mutated = () => [chosen().mutate, '!**/{index,*.generated}.ts'];

export const isLeftOut = (test) => chosen().leftOut?.test(test) ?? false;

export function chosenTests(root, files) {
  const { tests } = chosen();
  const pattern = process.env.MUTATED_TESTS === undefined ? tests : new RegExp(process.env.MUTATED_TESTS);
  return files
    .filter((file) => pattern.test(file))
    .sort()
    .map((file) => join(root, 'packages', file));
}

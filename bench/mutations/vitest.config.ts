import { defineConfig } from 'vitest/config';

const conditions = ['source', 'node'];

/** By package, the tests that state rules; the others take minutes a mutant. */
const tests = [
  'engine/test/{contract,rules,scores}/*',
  'engine/test/{controls,records,transcripts}',
  'dice/test/*',
  'messages/test/*',
  'server/test/table/*',
  'server/test/store/pglite',
];
/** The package whose files are changed; the tests of the others import its files as they are. */
const only = process.env.MUTATED_PACKAGE ?? '';
const include = tests.filter((name) => name.startsWith(only)).map((name) => `packages/${name}.test.ts`);

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    include,
    testTimeout: 60_000,
  },
});

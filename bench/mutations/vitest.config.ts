import { defineConfig } from 'vitest/config';

const conditions = ['source', 'node'];

/** The engine's tests that state rules; the others take minutes a mutant. */
const tests = ['contract', 'rules/*', 'scores/*', 'records', 'stories'];

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    include: tests.map((name) => `packages/engine/test/${name}.test.ts`),
    testTimeout: 60_000,
  },
});

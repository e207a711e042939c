import { defineConfig } from 'vitest/config';

// `import` and `default` always hold; named here they would hold for `require` in installed packages too, and break it.
const conditions = ['source', 'node'];

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    include: ['packages/*/test/**/*.test.{ts,tsx}', 'e2e/**/*.test.ts'],
    pool: 'forks',
    // Two cores are the smallest machine that this is meant for.
    maxWorkers: 2,
    isolate: false,
    // A guard against hanging, not a measurement: tests share two cores with whatever else runs.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 15_000 } },
  },
});

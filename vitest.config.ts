import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

// `import` and `default` always hold; named here they would hold for `require` in installed packages too, and break it.
const conditions = ['source', 'node'];

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    include: ['packages/*/test/**/*.test.{ts,tsx}', 'e2e/**/*.test.ts'],
    pool: 'forks',
    // One more than there are cores: tests of a page wait for its browser half of their time. Each has a browser of its own.
    maxWorkers: Math.min(availableParallelism() + 1, 6),
    isolate: false,
    // A guard against hanging, not a measurement: tests share two cores with whatever else runs.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 15_000 } },
  },
});

import { randomInt } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { configDefaults, defineConfig } from 'vitest/config';
import { longTests } from './packages/tooling/test/long-tests.ts';
import RunOrder from './packages/tooling/test/run-order.ts';

// `import` and `default` always apply. Listed here they would also apply to `require` in installed packages and break it.
const conditions = ['source', 'node'];

export default defineConfig(({ mode }) => {
  // The whole run draws a new seed, to find new cases. Any other run has a fixed seed, so that a new failure comes
  // from the change. The workers inherit the seed.
  if (mode === 'whole') process.env.DICEHALL_SEED ??= String(randomInt(2 ** 32));
  if (mode === 'quick') process.env.DICEHALL_RUNS ??= '0.5';
  return {
    resolve: { conditions },
    ssr: { resolve: { conditions } },
    test: {
      include: ['packages/*/test/**/*.test.{ts,tsx}', 'e2e/**/*.test.ts'],
      exclude: [...configDefaults.exclude, ...(mode === 'quick' ? longTests : [])],
      globalSetup: [
        'packages/tooling/test/tell-at-end.ts',
        'packages/tooling/rules-pages.mjs',
        'packages/tooling/test/temporary-folder.ts',
        'e2e/browser.mjs',
      ],
      setupFiles: ['packages/tooling/test/seed.ts', 'packages/tooling/test/replaced-modules.ts'],
      pool: 'forks',
      // One worker more than there are cores, because browser tests wait for the browser half of the time. Each
      // worker has its own browser.
      maxWorkers: Math.min(availableParallelism() + 1, 6),
      isolate: false,
      // The next run compiles only changed modules.
      experimental: { fsModuleCache: true },
      sequence: { sequencer: RunOrder },
      // These limits only guard against hanging. They are long enough for a machine with two cores and twenty other
      // programs.
      testTimeout: 900_000,
      hookTimeout: 900_000,
      expect: { poll: { timeout: Number(process.env.DICEHALL_WAIT ?? 150_000) } },
    },
  };
});

import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

// `import` and `default` always hold; named here they would hold for `require` in installed packages too, and break it.
const conditions = ['source', 'node'];

/** Begins with what takes long, the pages: else a worker is still at one when the others have nothing left to do. */
class PagesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isPage = ({ moduleId }: TestSpecification) => moduleId.includes('/e2e/');
    return [...sorted.filter(isPage), ...sorted.filter((file) => !isPage(file))];
  }
}

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    include: ['packages/*/test/**/*.test.{ts,tsx}', 'e2e/**/*.test.ts'],
    pool: 'forks',
    // One more than there are cores: tests of a page wait for its browser half of their time. Each has a browser of its own.
    maxWorkers: Math.min(availableParallelism() + 1, 6),
    isolate: false,
    sequence: { sequencer: PagesFirst },
    // A guard against hanging, not a measurement: tests share two cores with whatever else runs.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 15_000 } },
  },
});

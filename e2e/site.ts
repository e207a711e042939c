import type { Page } from 'playwright-core';
import { beforeEach } from 'vitest';
import { runSeed, seedOf } from '../packages/tooling/test/seed.ts';
import { useFixture } from './fixture.ts';
import { type Visit, type VisitOptions, visit } from './harness.ts';
import { reseed, seedRandom } from './random.ts';
import { serveBuilt } from './serve.ts';

/** The built page without an API, for the tests of a file. */
export interface SiteFixture {
  readonly url: string;
  /** Opens a page with the random numbers of the test's seed; the start screen if no path is given. */
  readonly visit: (path?: string, options?: VisitOptions) => Promise<Visit>;
}

/** Serves the built page to the tests of a file. Each test has a seed. A failing test prints how to repeat its dice. */
export function useSite(): SiteFixture {
  const fixture = useFixture(() => serveBuilt());
  const open = new Set<Page>();
  let seed = seedOf('');
  beforeEach(async ({ task, onTestFailed }) => {
    onTestFailed(() => console.error(`To repeat these dice: DICEHALL_SEED=${runSeed}`));
    seed = seedOf(task.fullName);
    await Promise.all([...open].map((page) => reseed(page, seed)));
  });
  return {
    get url() {
      return fixture.served.url;
    },
    async visit(path = '/', options = {}) {
      const visited = await visit(fixture.browser, fixture.served.url + path, {
        ...options,
        prepare: async (context) => {
          if (options.realRandom !== true) await seedRandom(context, seed);
          await options.prepare?.(context);
        },
      });
      open.add(visited.page);
      visited.page.once('close', () => open.delete(visited.page));
      return visited;
    },
  };
}

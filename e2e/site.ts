import type { Page } from 'playwright-core';
import { beforeEach } from 'vitest';
import { chanceOf, foresee, goOnWith, seedOfRun } from './chance.ts';
import { groundOf } from './ground.ts';
import { type Seating, type Visit, visit } from './harness.ts';
import { serveBuilt } from './serve.ts';

/** Makes a browser one without service workers. */
function keepNoFiles(): void {
  delete (Navigator.prototype as { serviceWorker?: unknown }).serviceWorker;
}

/** The built page without a server behind it, for the tests of a file. */
export interface AtSite {
  readonly url: string;
  /** Opens a page, the start screen unless a path says which; its dice fall as the test's chance has them. */
  readonly visit: (path?: string, seating?: Seating) => Promise<Visit>;
}

/** Serves the built page to the tests of a file, each with a chance of its own; a test that fails says how to have it again. */
export function atSite(): AtSite {
  const ground = groundOf(() => serveBuilt());
  const open = new Set<Page>();
  let chance = chanceOf('');
  beforeEach(async ({ task, onTestFailed }) => {
    onTestFailed(() => console.error(`For the same dice again: DICEHALL_SEED=${seedOfRun}`));
    chance = chanceOf(task.fullName);
    await Promise.all([...open].map((page) => goOnWith(page, chance)));
  });
  return {
    get url() {
      return ground.place.url;
    },
    async visit(path = '/', seating = {}) {
      const visited = await visit(ground.browser, ground.place.url + path, {
        ...seating,
        prepare: async (context) => {
          if (seating.keepsFiles !== true) await context.addInitScript(keepNoFiles);
          if (seating.isUnforeseen !== true) await foresee(context, chance);
          await seating.prepare?.(context);
        },
      });
      open.add(visited.page);
      visited.page.once('close', () => open.delete(visited.page));
      return visited;
    },
  };
}

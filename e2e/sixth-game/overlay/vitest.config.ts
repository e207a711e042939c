import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const server = fileURLToPath(new URL('packages/server/src', import.meta.url));

/** Only the server is tested from its sources: built files load faster, but building the server takes longer. */
export default defineConfig({
  resolve: {
    alias: [
      { find: /^@dicehall\/server$/, replacement: `${server}/index.ts` },
      { find: /^@dicehall\/server\/(client|protocol)$/, replacement: `${server}/$1/index.ts` },
      { find: /^@dicehall\/server\/file-lock$/, replacement: `${server}/store/lock-folder.ts` },
      { find: /^@dicehall\/server\/static-page$/, replacement: `${server}/node/static-page.ts` },
      { find: /^@dicehall\/server\/solution-files$/, replacement: `${server}/experts/solution-files.ts` },
    ],
  },
  test: {
    globalSetup: ['packages/tooling/test/temporary-folder.ts'],
    pool: 'forks',
    maxWorkers: 1,
    isolate: false,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 15_000 } },
    server: { deps: { external: [/\/packages\/\w+\/dist\//] } },
  },
});

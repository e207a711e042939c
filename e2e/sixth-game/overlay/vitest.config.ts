import { fileURLToPath } from 'node:url';
import { configDefaults, defineConfig } from 'vitest/config';

const server = fileURLToPath(new URL('packages/server/src', import.meta.url));

/** Tests that do not depend on the games. Loading them would take 9 seconds of processor time. */
const ofNoGame = [
  'packages/engine/test/{rules,scores,shown}/**',
  'packages/engine/test/{canonical,card,controls,editor,frames,race,records,roll-scores,schema,suggested,transcripts}.test.ts',
  'packages/engine/test/sheet/conflicts.test.ts',
  'packages/messages/test/{advice,balance,catalogue,keys,presets,refusals,review-stories,short-sentences,stand-in}.test.ts',
];

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
    exclude: [...configDefaults.exclude, ...ofNoGame],
    globalSetup: ['packages/tooling/test/temporary-folder.ts'],
    pool: 'forks',
    maxWorkers: 1,
    isolate: false,
    testTimeout: 900_000,
    hookTimeout: 900_000,
    expect: { poll: { timeout: 150_000 } },
    server: { deps: { external: [/\/packages\/\w+\/dist\//] } },
  },
});

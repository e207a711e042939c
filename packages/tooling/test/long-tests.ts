/**
 * The tests that only `npm run test:all` runs, because they take long and state rules that few changes affect. They
 * are grouped by the reason why they take long.
 */
export const longTests: readonly string[] = [
  // These tests use a browser. Of the browser tests, the quick run has only one match of each game, played with a
  // screen reader.
  'e2e/!(screen-reader).test.ts',
  'e2e/sixth-game/sixth-game.test.ts',
  // These tests pack, install and start the packages, or recompute checked-in files.
  'packages/tooling/test/{assembly,checked-in,packages,solutions}.test.ts',
  // These tests start and stop several processes or databases.
  'packages/server/test/promises/*.test.ts',
  'packages/server/test/store/{migrations,pglite,postgres,power-cut,start-failures,upgrade}.test.ts',
  'packages/server/test/http/start.test.ts',
  'packages/cli/test/{data,online,serve-command}.test.ts',
  // These tests review matches with every number of seats or every option.
  'packages/engine/test/{rules/texts-follow-options,sheet/agrees}.test.ts',
  'packages/strategy/test/bots/presets.test.ts',
  'packages/strategy/test/review/{every-table,review}.test.ts',
  // These tests solve whole games, or send thousands of malicious inputs.
  'packages/server/test/http/{fuzz,socket-limits}.test.ts',
  'packages/server/test/secrets/secrets.test.ts',
  'packages/cli/test/solve.test.ts',
  'packages/research/test/!(card-costs|card-players|hidden-pairs-cards|hidden-pairs-match|keep-rule|mean-turn|population).test.ts',
  'packages/strategy/test/hidden-pairs/{many,turn}.test.ts',
  'packages/strategy/test/puzzles/puzzles.test.ts',
  'packages/strategy/test/solve/*-{engine,presets}.test.ts',
  'packages/strategy/test/values/price.test.ts',
  'packages/web/test/values.test.ts',
];

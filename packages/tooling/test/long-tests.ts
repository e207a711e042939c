/**
 * The tests that only `npm run test:all` runs: they take long and state rules that few changes affect. Grouped by the reason for
 * their length.
 */
export const longTests: readonly string[] = [
  // In a browser the quick run plays a match of each game by the screen reader.
  'e2e/!(screen-reader).test.ts',
  'e2e/sixth-game/sixth-game.test.ts',
  // They pack, install and start the packages, or compute again what is checked in.
  'packages/tooling/test/{assembly,checked-in,packages,solutions}.test.ts',
  // They start several processes or databases, and end them.
  'packages/server/test/promises/*.test.ts',
  'packages/server/test/store/{backup,lock-folder,postgres,power-cut,start-failures,upgrade}.test.ts',
  'packages/cli/test/{data,online,serve-command}.test.ts',
  // They review at every number of seats, or under every option.
  'packages/engine/test/rules/texts-follow-options.test.ts',
  'packages/strategy/test/bots/presets.test.ts',
  'packages/strategy/test/review/{every-table,review}.test.ts',
  // They solve whole games, or attack thousands of times.
  'packages/server/test/http/{fuzz,socket-limits}.test.ts',
  'packages/server/test/secrets/secrets.test.ts',
  'packages/cli/test/solve.test.ts',
  'packages/research/test/!(card-costs|hidden-pairs-match|keep-rule|population).test.ts',
  'packages/strategy/test/hidden-pairs/{many,turn}.test.ts',
  'packages/strategy/test/puzzles/puzzles.test.ts',
  'packages/strategy/test/solve/*-{engine,presets}.test.ts',
  'packages/strategy/test/values/price.test.ts',
  'packages/web/test/values.test.ts',
];

/**
 * The tests that only `npm run test:all` runs: they take long and state rules that few changes affect. Grouped by the reason for
 * their length.
 */
export const longTests: readonly string[] = [
  // They build the product again, with another game, as another version or as static files, or compute what the build computes.
  'e2e/sixth-game/sixth-game.test.ts',
  'e2e/static-page.test.ts',
  'e2e/update.test.ts',
  'packages/tooling/test/assembly.test.ts',
  'packages/tooling/test/solutions.test.ts',
  // They pack, install and start the packages.
  'packages/tooling/test/packages.test.ts',
  // They start several processes or databases, and end them.
  'packages/server/test/promises/*.test.ts',
  'packages/cli/test/data.test.ts',
  'packages/cli/test/serve-command.test.ts',
  // They look at every screen, or at every table, in several sizes.
  'e2e/screens.test.ts',
  'e2e/forced-colours.test.ts',
  'e2e/one-screen.test.ts',
  'e2e/throws.test.ts',
  // They involve several people, or devices that sleep.
  'e2e/company-by-ear.test.ts',
  'e2e/notifications.test.ts',
  'e2e/online.test.ts',
  'e2e/online-table.test.ts',
  'e2e/party.test.ts',
  'e2e/sleep.test.ts',
  'e2e/twelve-at-a-party.test.ts',
  'e2e/typed-by-ear.test.ts',
  'packages/cli/test/online.test.ts',
  // They review at every number of seats.
  'packages/strategy/test/review/{every-table,review}.test.ts',
  // They solve whole games by brute force, or attack thousands of times.
  'packages/server/test/http/{fuzz,socket}.test.ts',
  'packages/server/test/secrets/secrets.test.ts',
  'packages/cli/test/solve.test.ts',
  'packages/research/test/*.test.ts',
  'packages/strategy/test/hidden-pairs/{many,turn}.test.ts',
  'packages/strategy/test/puzzles/puzzles.test.ts',
  'packages/strategy/test/solve/{*-engine,*-three,response}.test.ts',
  'packages/strategy/test/values/price.test.ts',
];

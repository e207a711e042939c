import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { replacesModules } from './replaces-modules.ts';

/** The slowest test files, in order of falling duration. */
const slowest = [
  'packages/tooling/test/packages.test.ts',
  'e2e/layout.test.ts',
  'e2e/sixth-game/sixth-game.test.ts',
  'e2e/twelve-at-a-party.test.ts',
  'packages/server/test/http/socket-limits.test.ts',
  'packages/strategy/test/review/every-table.test.ts',
  'e2e/screens.test.ts',
  'packages/tooling/test/solutions.test.ts',
  'packages/tooling/test/checked-in.test.ts',
  'e2e/company-by-ear.test.ts',
  'packages/cli/test/solve.test.ts',
  'packages/cli/test/data.test.ts',
  'packages/server/test/promises/kills.test.ts',
  'e2e/online-table.test.ts',
];

/**
 * Starts the slowest files first, so that none of them runs alone at the end. Vitest knows durations only from an
 * earlier run; in a new clone it uses file sizes, but small files can take long. Files that replace modules come last,
 * because the next file in the same worker has to load all its modules again.
 */
export default class RunOrder extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const place = ({ moduleId }: TestSpecification) => {
      const index = slowest.findIndex((path) => moduleId.endsWith(path));
      return index >= 0 ? index : slowest.length + Number(replacesModules(moduleId));
    };
    const places = new Map(sorted.map((file) => [file, place(file)]));
    return sorted.sort((one, two) => (places.get(one) ?? 0) - (places.get(two) ?? 0));
  }
}

import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The slowest files, the slowest first. */
const slowest = [
  'e2e/sixth-game/sixth-game.test.ts',
  'e2e/screens.test.ts',
  'e2e/play.test.ts',
  'packages/server/test/promises/kills.test.ts',
  'e2e/online-table.test.ts',
  'packages/strategy/test/solve/greed-engine.test.ts',
  'e2e/notifications.test.ts',
  'e2e/sleep.test.ts',
  'packages/engine/test/contract/matches.test.ts',
];

/**
 * Starts the slowest files first, so that none of them runs alone at the end. Vitest knows durations only from an earlier run; in
 * a new clone it uses file sizes, but small files can take long.
 */
export default class SlowestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const place = ({ moduleId }: TestSpecification) => {
      const index = slowest.findIndex((path) => moduleId.endsWith(path));
      return index < 0 ? slowest.length : index;
    };
    return sorted.sort((one, two) => place(one) - place(two));
  }
}

import { allSplits } from '@dicehall/engine';
import { expect, test } from 'vitest';
import { handClasses } from '../../src/games/hidden-pairs/solve/hands.ts';
import { differentSplits } from '../../src/games/hidden-pairs/splits.ts';

test('every hand has one split for each different set of sums of its pairs', () => {
  for (const { faces } of handClasses) {
    const sumsOf = (split: (typeof allSplits)[number]) =>
      split.map(([a, b]) => (faces[a] ?? 0) + (faces[b] ?? 0)).join();
    const { splits, sums } = differentSplits(faces);
    const found = splits.map(sumsOf);
    expect(found.toSorted()).toEqual([...new Set(allSplits.map(sumsOf))].sort());
    expect(found.join()).toBe([...sums].join());
  }
});

import { type Face, greed, tenThousand, withDefaults } from '@dicehall/engine';
import { describe, expect, it } from 'vitest';
import { greedScoring, keepsOfThrow, tenThousandScoring } from '../../src/outcomes/games.ts';
import { compileScoring, type ScoringTable, type Take } from '../../src/outcomes/scoring-table.ts';
import { cacheGraph, packedGraph, takeGraph } from '../../src/outcomes/take-graph.ts';
import { facesKey, indexAmong } from '../../src/outcomes/throws.ts';
import { meanOf, shareOf, Tally } from '../../src/simulate/interval.ts';

/** The tables, each with the number of takes of all classes and the number of nodes of its graph. */
const tables: readonly (readonly [string, ScoringTable, number, number])[] = [
  ['Greed', greedScoring(withDefaults(greed.options, {})), 81, 81],
  [
    'Greed with a straight',
    greedScoring(withDefaults(greed.options, { straight: 1000, more: 'add' })),
    93,
    93,
  ],
  ['Ten Thousand', tenThousandScoring(withDefaults(tenThousand.options, {})), 1113, 433],
  [
    'Ten Thousand with five dice',
    tenThousandScoring(withDefaults(tenThousand.options, { dice: 5 })),
    392,
    178,
  ],
];

/** Returns an arbitrary value of a take, which differs between takes without a pattern. */
const worth = ({ score, left }: Take): number => ((score * 37 + left * 101 + 11) % 97) + 1;

describe.each(tables)('the outcomes of a throw of %s are complete', (_, table, takes, nodes) => {
  const { classes, dice } = table;
  const counts = Array.from({ length: dice }, (_, index) => index + 1);

  it('the classes of n dice cover 6^n throws, and any two differ in what can be kept', () => {
    expect(classes[0]).toEqual([]);
    for (const count of counts) {
      const own = classes[count] ?? [];
      expect(own.reduce((sum, { ways }) => sum + ways, 0)).toBe(6 ** count);
      expect(new Set(own.map(({ takes }) => JSON.stringify(takes))).size).toBe(own.length);
    }
  });

  it('the takes of a class are sorted by points, then by dice left', () => {
    for (const { takes } of classes.flat())
      for (const [index, take] of takes.entries()) {
        const before = takes[index - 1];
        if (before === undefined) continue;
        expect(before.score).toBeLessThanOrEqual(take.score);
        if (before.score === take.score) expect(before.left).toBeLessThan(take.left);
      }
  });

  it('for any distance to the target, the graph gives the mean value of the best takes, and overshooting throws count as lost', () => {
    const graph = takeGraph(table);
    const { first, end, lost, parent, shift, ways, highest } = graph;
    expect(highest).toBe(Math.max(...classes.flat().flatMap(({ takes }) => takes.map(({ score }) => score))));
    for (const count of counts)
      for (const room of [...Array.from({ length: highest / 7 }, (_, index) => 7 * index), highest]) {
        // A throw whose highest take overshoots counts as lost, as with an exact finish.
        const fitting = (classes[count] ?? []).filter(({ takes }) => {
          const most = takes.at(-1)?.score;
          return most !== undefined && most <= room;
        });
        const best = fitting.reduce((sum, one) => sum + one.ways * Math.max(...one.takes.map(worth)), 0);
        const at = count * (highest + 1) + room;
        const values = new Map<number, number>([[0, 0]]);
        let sum = 0;
        for (let node = first[count] ?? 0; node < (end[at] ?? 0); node++) {
          const offset = shift[node] ?? 0;
          const take = { score: Math.floor(offset / dice), left: (offset % dice) + 1 };
          const value = Math.max(worth(take), values.get(parent[node] ?? -1) ?? Number.NaN);
          values.set(node, value);
          sum += (ways[node] ?? 0) * value;
        }
        expect(sum).toBe(best);
        expect(lost[at]).toBe(6 ** count - fitting.reduce((all, one) => all + one.ways, 0));
      }
  });

  it('a graph that is packed and unpacked stays the same', () => {
    const graph = takeGraph(table);
    const copy: ScoringTable = {
      ...table,
      get classes(): never {
        throw new Error('Unpacking takes no throws');
      },
    };
    cacheGraph(copy, packedGraph(graph));
    expect(takeGraph(copy)).toEqual(graph);
  });

  it('a graph that was already unpacked is used again', () => {
    const graph = takeGraph(table);
    cacheGraph(table, packedGraph(graph));
    expect(takeGraph(table)).toBe(graph);
  });

  it('a throw shares the nodes of another throw that contains all of its takes', () => {
    expect([
      classes.flatMap((own) => own.flatMap(({ takes }) => takes)).length,
      takeGraph(table).parent.length - 1,
    ]).toEqual([takes, nodes]);
  });
});

it('equal takes of a throw are listed once, and takes are sorted by points, then by dice left', () => {
  const takes = [
    { score: 200, left: 2 },
    { score: 100, left: 3 },
    { score: 100, left: 1 },
    { score: 200, left: 2 },
    { score: 100, left: 2 },
  ];
  expect(compileScoring(1, 50, () => takes).classes[1]).toEqual([
    {
      ways: 6,
      takes: [
        { score: 2, left: 1 },
        { score: 2, left: 2 },
        { score: 2, left: 3 },
        { score: 4, left: 2 },
      ],
    },
  ]);
});

describe('the order of dice does not matter', () => {
  it('the key of a set of dice has four bits for the count of each face', () => {
    expect([[], [1, 1, 6], [6, 1, 1], [2, 3]].map((dice) => facesKey(dice as Face[]))).toEqual([
      0,
      2 + 2 ** 20,
      2 + 2 ** 20,
      2 ** 4 + 2 ** 8,
    ]);
  });

  it('dice are found in a list of sets in any order, and an unknown set throws an error', () => {
    const indexOf = indexAmong([
      [1, 2],
      [1, 1],
      [5, 6, 6],
    ]);
    expect([indexOf([1, 1]), indexOf([2, 1]), indexOf([6, 5, 6])]).toEqual([1, 0, 2]);
    expect(() => indexOf([5, 6])).toThrow(new RangeError('Unexpected dice: 5 6'));
  });

  it('the takes of a throw of Ten Thousand are computed only once for each set of dice', () => {
    const options = withDefaults(tenThousand.options, {});
    expect(keepsOfThrow([5, 2, 1, 1], options)).toBe(keepsOfThrow([1, 1, 2, 5], options));
  });
});

it('a throw of Greed has at most one set of dice to keep', () => {
  const [, ofGreed] = tables[0] ?? [];
  expect(ofGreed?.classes.flat().every(({ takes }) => takes.length <= 1)).toBe(true);
  // The scores in units of 50: a single 5 and a single 1.
  expect(ofGreed?.classes[1]).toEqual([
    { ways: 1, takes: [{ score: 2, left: 5 }] },
    { ways: 4, takes: [] },
    { ways: 1, takes: [{ score: 1, left: 5 }] },
  ]);
});

describe('an estimate has a 95 % interval', () => {
  it('a share has a Wilson interval', () => {
    const { mean, low, high } = shareOf(30, 120);
    expect(mean).toBe(0.25);
    expect(low).toBeCloseTo(0.181, 3);
    expect(high).toBeCloseTo(0.3344, 3);
    expect(shareOf(0, 0)).toEqual({ mean: 0, low: 0, high: 1 });
    expect(shareOf(0, 5).low).toBeCloseTo(0, 12);
    expect(shareOf(5, 5).high).toBeCloseTo(1, 12);
  });

  it('a mean has 1.96 standard errors on both sides', () => {
    const tally = new Tally();
    for (const value of [1, 3, 5, 7]) tally.add(value);
    // The variance of 1, 3, 5 and 7 is 20 / 3.
    const half = 1.959964 * Math.sqrt(20 / 3 / 4);
    expect(tally.measured.mean).toBe(4);
    expect(tally.measured.low).toBeCloseTo(4 - half, 9);
    expect(tally.measured.high).toBeCloseTo(4 + half, 9);
    expect(meanOf(0, 0, 0)).toEqual({ mean: 0, low: 0, high: 0 });
    expect(meanOf(1, 6, 36)).toEqual({ mean: 6, low: 6, high: 6 });
  });
});

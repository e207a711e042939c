import type { ScoringTable } from '../outcomes/scoring-table.ts';

/** Outcome classes in flat arrays, with nothing shared or left out as in the solvers. */
export interface PlainClasses {
  /** The classes of n dice go from `first[n]` to before `first[n + 1]`. */
  readonly first: Int32Array;
  /** The probability of each class. */
  readonly chance: Float64Array;
  /** The takes of class i go from `takes[i]` to before `takes[i + 1]`; a class without takes is a bust. */
  readonly takes: Int32Array;
  readonly score: Int32Array;
  readonly left: Int32Array;
  /** The highest score of any throw. */
  readonly highest: number;
}

export function plainClasses({ classes }: ScoringTable): PlainClasses {
  const all = classes.flatMap((own, dice) =>
    own.map(({ ways, takes }) => ({ chance: ways / 6 ** dice, takes })),
  );
  const first = new Int32Array(classes.length + 1);
  const takes = new Int32Array(all.length + 1);
  classes.forEach((own, dice) => {
    first[dice + 1] = first[dice] + own.length;
  });
  all.forEach((one, index) => {
    takes[index + 1] = takes[index] + one.takes.length;
  });
  const flat = all.flatMap((one) => one.takes);
  return {
    first,
    chance: Float64Array.from(all, ({ chance }) => chance),
    takes,
    score: Int32Array.from(flat, ({ score }) => score),
    left: Int32Array.from(flat, ({ left }) => left),
    highest: Math.max(...flat.map(({ score }) => score)),
  };
}

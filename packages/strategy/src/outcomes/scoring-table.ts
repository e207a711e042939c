import type { Face } from '@dicehall/engine';
import { computeOnce } from '../cached.ts';
import { throwsOf } from './throws.ts';

export interface Take {
  /** The score of the kept dice in units. */
  readonly score: number;
  readonly left: number;
}

/** All throws of n dice that offer the same choices of points and dice left. A throw without choices is a bust. */
export interface OutcomeClass {
  /** The number of ordered throws, out of 6^n, in the class. */
  readonly ways: number;
  /** The combinations of points and dice left, sorted by score, without duplicates. */
  readonly takes: readonly Take[];
}

export interface ScoringTable {
  readonly dice: number;
  /** The number of points that one unit stands for. */
  readonly unit: number;
  /** The outcome classes of a throw of n dice, at index n. Index 0 is empty. They are computed on first use. */
  readonly classes: readonly (readonly OutcomeClass[])[];
}

/** Returns the choices that a throw offers, with scores in points. */
export type TakesOf = (dice: readonly Face[]) => readonly Take[];

const byScore = (a: Take, b: Take): number => a.score - b.score || a.left - b.left;
const keyOf = (takes: readonly Take[]): string =>
  takes.map(({ score, left }) => `${score}/${left}`).join(' ');

function dropDuplicates(takes: readonly Take[]): Take[] {
  const found = new Map(takes.map((take) => [keyOf([take]), take]));
  return [...found.values()].sort(byScore);
}

/**
 * Compiles a scoring table.
 * @param dice the number of dice at the start of a turn
 * @param unit the common divisor of all scores, in points
 * @param takesOf called once for each set of faces
 */
export function compileScoring(dice: number, unit: number, takesOf: TakesOf): ScoringTable {
  const classes = computeOnce(() => classesOf(dice, unit, takesOf));
  return {
    dice,
    unit,
    get classes() {
      return classes();
    },
  };
}

function classesOf(dice: number, unit: number, takesOf: TakesOf): OutcomeClass[][] {
  const classes: OutcomeClass[][] = [[]];
  for (let count = 1; count <= dice; count++) {
    const byKey = new Map<string, OutcomeClass>();
    for (const thrown of throwsOf(count)) {
      const takes = dropDuplicates(
        takesOf(thrown.dice).map(({ score, left }) => ({ score: score / unit, left })),
      );
      const key = keyOf(takes);
      byKey.set(key, { ways: (byKey.get(key)?.ways ?? 0) + thrown.ways, takes });
    }
    classes.push([...byKey.values()]);
  }
  return classes;
}

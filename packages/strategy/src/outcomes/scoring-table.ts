import type { Face } from '@dicehall/engine';
import { throwsOf } from './throws.ts';

/** One thing that a player can take from a throw: points, in units, and the dice that the next throw has. */
export interface Take {
  readonly score: number;
  readonly left: number;
}

/** Every throw of so many dice that offers the same takes. No takes: the throw is a bust. */
export interface OutcomeClass {
  /** How many of the 6^n ordered throws are in the class. */
  readonly ways: number;
  /** Rising by score; no two are equal. */
  readonly takes: readonly Take[];
}

/** What dice are worth, as data: the rules of any game in which points run up over a turn until a bust. */
export interface ScoringTable {
  /** How many dice a turn starts with. */
  readonly dice: number;
  /** Points in one unit; every score is counted in units. */
  readonly unit: number;
  /** The outcome classes of a throw of n dice at index n; index 0 is empty. */
  readonly classes: readonly (readonly OutcomeClass[])[];
}

/** What can be taken from a throw, in points. */
export type TakesOf = (dice: readonly Face[]) => readonly Take[];

const byScore = (a: Take, b: Take): number => a.score - b.score || a.left - b.left;
const keyOf = (takes: readonly Take[]): string =>
  takes.map(({ score, left }) => `${score}/${left}`).join(' ');

function distinct(takes: readonly Take[]): Take[] {
  const found = new Map(takes.map((take) => [keyOf([take]), take]));
  return [...found.values()].sort(byScore);
}

/**
 * Compiles what every throw offers into outcome classes, by asking `takesOf` about each of them once.
 * @param dice how many dice a turn starts with
 * @param unit what all scores are multiples of, in points
 */
export function compileScoring(dice: number, unit: number, takesOf: TakesOf): ScoringTable {
  const classes: OutcomeClass[][] = [[]];
  for (let count = 1; count <= dice; count++) {
    const byKey = new Map<string, OutcomeClass>();
    for (const thrown of throwsOf(count)) {
      const takes = distinct(takesOf(thrown.dice).map(({ score, left }) => ({ score: score / unit, left })));
      const key = keyOf(takes);
      byKey.set(key, { ways: (byKey.get(key)?.ways ?? 0) + thrown.ways, takes });
    }
    classes.push([...byKey.values()]);
  }
  return { dice, unit, classes };
}

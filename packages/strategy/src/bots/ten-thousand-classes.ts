import { type Face, type Keep, scoringKeeps, type ThreePairs } from '@dicehall/engine';
import { tenThousandScoring } from '../outcomes/games.ts';
import type { OutcomeClass } from '../outcomes/scoring-table.ts';

/** The dice of the next roll: all six if every die scored. */
export const diceAfter = (keep: Keep, thrown: number): number =>
  keep.keep.length === thrown ? 6 : thrown - keep.keep.length;

/** The keeps that no other keep dominates in points and dice left. */
function unbeaten(keeps: readonly Keep[], thrown: number): Keep[] {
  const beats = (other: Keep, keep: Keep): boolean => {
    const [left, right] = [diceAfter(other, thrown), diceAfter(keep, thrown)];
    return other.score >= keep.score && left >= right && (other.score > keep.score || left > right);
  };
  return keeps.filter((keep) => !keeps.some((other) => beats(other, keep)));
}

/** One keep for each combination of points and dice left, the most points first. */
function differentKeeps(thrown: readonly Face[], threePairs: ThreePairs): Keep[] {
  const found = new Map<string, Keep>();
  for (const keep of scoringKeeps(thrown, threePairs)) {
    const name = `${keep.score} ${diceAfter(keep, thrown.length)}`;
    if (!found.has(name)) found.set(name, keep);
  }
  return [...found.values()];
}

interface Keeps {
  readonly different: readonly Keep[];
  /** Not dominated. */
  readonly sound: readonly Keep[];
}

const keepsByThrow = new Map<string, Keeps>();

/** The most points first. Near an exact finish, fewer points can be better than more. */
export function keepsOf(thrown: readonly Face[], threePairs: ThreePairs): Keeps {
  const name = `${threePairs} ${thrown.toSorted((a, b) => a - b).join('')}`;
  const known = keepsByThrow.get(name);
  if (known !== undefined) return known;
  const different = differentKeeps(thrown, threePairs);
  const made = { different, sound: unbeaten(different, thrown.length) };
  keepsByThrow.set(name, made);
  return made;
}

/** The indexes of `faces` among `dice`, each die used once. */
export function positionsOf(faces: readonly Face[], dice: readonly Face[]): number[] {
  const wanted = [...faces];
  return dice.flatMap((face, position) => {
    const at = wanted.indexOf(face);
    if (at < 0) return [];
    wanted.splice(at, 1);
    return [position];
  });
}

/** The classes of throws of n dice: class `c` has the keeps from `from[c]` up to before `from[c + 1]`. */
export interface FlatClasses {
  readonly count: number;
  readonly chance: Float64Array;
  /** The highest score in units; 0 for a bust. */
  readonly most: Int32Array;
  readonly from: Int32Array;
  readonly score: Int32Array;
  readonly next: Int32Array;
}

/** The divisor of all points. */
export const unit = 50;

function flat(classes: readonly OutcomeClass[], dice: number): FlatClasses {
  const keeps = classes.flatMap(({ takes }) => takes);
  const from = [0];
  for (const { takes } of classes) from.push((from.at(-1) ?? 0) + takes.length);
  return {
    count: classes.length,
    chance: Float64Array.from(classes, ({ ways }) => ways / 6 ** dice),
    most: Int32Array.from(classes, ({ takes }) => takes.at(-1)?.score ?? 0),
    from: Int32Array.from(from),
    score: Int32Array.from(keeps, ({ score }) => score),
    next: Int32Array.from(keeps, ({ left }) => left),
  };
}

const known = new Map<ThreePairs, readonly FlatClasses[]>();

/** The classes of throws of one to six dice, at index dice - 1. */
export function throwClasses(threePairs: ThreePairs): readonly FlatClasses[] {
  const made = known.get(threePairs) ?? tenThousandScoring(threePairs).classes.map(flat).slice(1);
  known.set(threePairs, made);
  return made;
}

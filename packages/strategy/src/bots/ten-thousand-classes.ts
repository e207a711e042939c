import { type Face, type Keep, scoringKeeps, type ThreePairs } from '@dicehall/engine';
import { tenThousandScoring } from '../outcomes/games.ts';
import type { OutcomeClass } from '../outcomes/scoring-table.ts';

/** How many dice are thrown next when these are kept of a throw of so many: all six again when every die scored. */
export const diceAfter = (keep: Keep, thrown: number): number =>
  keep.keep.length === thrown ? 6 : thrown - keep.keep.length;

/** Of the keeps those that no other beats: as many points and dice left, and more of one. */
function unbeaten(keeps: readonly Keep[], thrown: number): Keep[] {
  const beats = (other: Keep, keep: Keep): boolean => {
    const [left, right] = [diceAfter(other, thrown), diceAfter(keep, thrown)];
    return other.score >= keep.score && left >= right && (other.score > keep.score || left > right);
  };
  return keeps.filter((keep) => !keeps.some((other) => beats(other, keep)));
}

/** One keep for each number of points and dice left, the most points first. */
function differentKeeps(thrown: readonly Face[], threePairs: ThreePairs): Keep[] {
  const found = new Map<string, Keep>();
  for (const keep of scoringKeeps(thrown, threePairs)) {
    const name = `${keep.score} ${diceAfter(keep, thrown.length)}`;
    if (!found.has(name)) found.set(name, keep);
  }
  return [...found.values()];
}

/** What can be kept of a throw, and of that what can sensibly be kept where points are all that counts. */
interface Keeps {
  readonly different: readonly Keep[];
  readonly sound: readonly Keep[];
}

const keepsByThrow = new Map<string, Keeps>();

/** What can be kept of a throw, the most points first. Near an exact finish fewer points can be better than more. */
export function keepsOf(thrown: readonly Face[], threePairs: ThreePairs): Keeps {
  const name = `${threePairs} ${thrown.toSorted((a, b) => a - b).join('')}`;
  const known = keepsByThrow.get(name);
  if (known !== undefined) return known;
  const different = differentKeeps(thrown, threePairs);
  const made = { different, sound: unbeaten(different, thrown.length) };
  keepsByThrow.set(name, made);
  return made;
}

/** The places of some faces among the dice on the table, each die used once. */
export function positionsOf(faces: readonly Face[], dice: readonly Face[]): number[] {
  const wanted = [...faces];
  return dice.flatMap((face, position) => {
    const at = wanted.indexOf(face);
    if (at < 0) return [];
    wanted.splice(at, 1);
    return [position];
  });
}

/** The classes of throws of so many dice, laid out flat: class `c` has the keeps from `from[c]` up to `from[c + 1]`. */
export interface FlatClasses {
  readonly count: number;
  readonly chance: Float64Array;
  /** The most that can be kept, 0 for a bust; in units of 50 points, as all points here. */
  readonly most: Int32Array;
  readonly from: Int32Array;
  readonly score: Int32Array;
  readonly next: Int32Array;
}

/** All points are multiples of this. */
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

/** The classes of throws of 1 to 6 dice, one die first, compiled from the game's own scoring on first use. */
export function throwClasses(threePairs: ThreePairs): readonly FlatClasses[] {
  const made = known.get(threePairs) ?? tenThousandScoring(threePairs).classes.map(flat).slice(1);
  known.set(threePairs, made);
  return made;
}

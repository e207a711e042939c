import { type Face, faces, type Keep, mostOf, scoringKeeps, type ThreePairs } from '@dicehall/engine';

/** Points that can be kept of a throw, and how many dice are then thrown next (6 when every die scored). */
interface KeepChoice {
  readonly score: number;
  readonly next: number;
}

/** Throws that offer the same choices. */
interface ThrowClass {
  /** How likely a throw of this class is. */
  readonly chance: number;
  /** The most that can be kept; 0 for a bust. */
  readonly most: number;
  readonly keeps: readonly KeepChoice[];
}

/** Every set of so many dice with its faces rising, and in how many ways it falls. */
function throwsOf(count: number): { readonly dice: Face[]; readonly ways: number }[] {
  let sets: { dice: Face[]; ways: number }[] = [{ dice: [], ways: 1 }];
  for (const face of faces) {
    sets = sets.flatMap(({ dice, ways }) => {
      const grown = [{ dice, ways }];
      let times = ways;
      for (let more = 1; dice.length + more <= count; more++) {
        times = (times * (dice.length + more)) / more;
        grown.push({ dice: [...dice, ...Array.from({ length: more }, () => face)], ways: times });
      }
      return grown;
    });
  }
  return sets.filter(({ dice }) => dice.length === count);
}

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

function classesOf(count: number, threePairs: ThreePairs): ThrowClass[] {
  const classes = new Map<string, ThrowClass>();
  for (const { dice, ways } of throwsOf(count)) {
    const keeps = keepsOf(dice, threePairs).different.map((keep) => ({
      score: keep.score,
      next: diceAfter(keep, count),
    }));
    const name = keeps.map(({ score, next }) => `${score}:${next}`).join(' ');
    const chance = ways / 6 ** count + (classes.get(name)?.chance ?? 0);
    classes.set(name, { chance, most: mostOf(dice, threePairs), keeps });
  }
  return [...classes.values()];
}

/** The classes of throws of so many dice, laid out flat: class `c` has the keeps from `from[c]` up to `from[c + 1]`. */
export interface FlatClasses {
  readonly count: number;
  readonly chance: Float64Array;
  /** Units of 50 points, as all points here. */
  readonly most: Int32Array;
  readonly from: Int32Array;
  readonly score: Int32Array;
  readonly next: Int32Array;
}

/** All points are multiples of this. */
export const unit = 50;

function flat(classes: readonly ThrowClass[]): FlatClasses {
  const keeps = classes.flatMap((thrown) => thrown.keeps);
  const from = [0];
  for (const thrown of classes) from.push((from.at(-1) ?? 0) + thrown.keeps.length);
  return {
    count: classes.length,
    chance: Float64Array.from(classes, ({ chance }) => chance),
    most: Int32Array.from(classes, ({ most }) => most / unit),
    from: Int32Array.from(from),
    score: Int32Array.from(keeps, ({ score }) => score / unit),
    next: Int32Array.from(keeps, ({ next }) => next),
  };
}

const known = new Map<ThreePairs, readonly FlatClasses[]>();

/** The classes of throws of 1 to 6 dice, one die first, compiled from the game's own scoring on first use. */
export function throwClasses(threePairs: ThreePairs): readonly FlatClasses[] {
  const made = known.get(threePairs) ?? [1, 2, 3, 4, 5, 6].map((count) => flat(classesOf(count, threePairs)));
  known.set(threePairs, made);
  return made;
}

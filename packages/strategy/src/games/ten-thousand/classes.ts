import { type Face, type Keep, type ScoringOptions, scoreKeep, scoringOf } from '@dicehall/engine';
import { cached } from '../../cached.ts';
import { keepsOfThrow } from '../../outcomes/games.ts';

/**
 * Returns the number of dice in the next roll after a roll of `thrown` dice. If every die scored, all dice are rolled
 * again.
 */
export const diceAfter = ({ keep }: Keep, thrown: number, { dice }: { readonly dice: number }): number =>
  keep.length === thrown ? dice : thrown - keep.length;

/** Returns the points of the turn and the dice of the next roll after the player keeps these positions. */
export function afterKeep(
  { last, points }: { readonly last: readonly Face[]; readonly points: number },
  positions: readonly number[],
  options: ScoringOptions,
): { readonly points: number; readonly left: number } {
  const keep = positions.map((position) => last[position]);
  const score = scoreKeep(keep, options);
  return { points: points + score, left: diceAfter({ keep, score }, last.length, options) };
}

/** Returns the sets of dice to keep for which no other set is at least as good in both points and dice left. */
function dropDominated(keeps: readonly Keep[], thrown: number, options: ScoringOptions): Keep[] {
  const beats = (other: Keep, keep: Keep): boolean => {
    const [left, right] = [diceAfter(other, thrown, options), diceAfter(keep, thrown, options)];
    return other.score >= keep.score && left >= right && (other.score > keep.score || left > right);
  };
  return keeps.filter((keep) => !keeps.some((other) => beats(other, keep)));
}

/** Returns one set of dice to keep for each combination of points and dice left, ordered by falling points. */
function differentKeeps(thrown: readonly Face[], options: ScoringOptions): Keep[] {
  const found = new Map<string, Keep>();
  for (const keep of keepsOfThrow(thrown, options)) {
    const name = `${keep.score} ${diceAfter(keep, thrown.length, options)}`;
    if (!found.has(name)) found.set(name, keep);
  }
  return [...found.values()];
}

interface Keeps {
  readonly different: readonly Keep[];
  /** The sets of dice to keep that no other set dominates. */
  readonly sound: readonly Keep[];
}

/**
 * The sets of dice that can be kept from a throw, ordered by falling points. Near an exact finish, fewer points can be
 * better than more.
 */
export const keepsOf = cached(
  (thrown: readonly Face[], options: ScoringOptions) =>
    `${scoringOf(options).key} ${thrown.toSorted((a, b) => a - b).join('')}`,
  (thrown, options): Keeps => {
    const different = differentKeeps(thrown, options);
    return { different, sound: dropDominated(different, thrown.length, options) };
  },
);

/** Returns the indexes of `faces` among `dice`. Each die is used only once. */
export function positionsOf(faces: readonly Face[], dice: readonly Face[]): number[] {
  const wanted = [...faces];
  return dice.flatMap((face, position) => {
    const at = wanted.indexOf(face);
    if (at < 0) return [];
    wanted.splice(at, 1);
    return [position];
  });
}

import { type Combination, combinationsOf, type ScoringOptions, scoringOptions } from './combinations.ts';
import { type Face, faces } from './face.ts';

/*
 * Looks up a set of up to six dice by its rank among all such sets, ordered by size. The rank follows from the sum of
 * the weights of the dice. The weight of a face is a power of 7, because no face occurs more than six times.
 */

const mostDice = 6;
const weights: readonly number[] = [0, ...faces.map((face) => 7 ** (face - 1))];
const weightOf = (face: number): number => weights[face] ?? 0;

interface DiceSet {
  readonly dice: readonly Face[];
  readonly weight: number;
}

/** Returns every set of up to six dice, the smaller ones first. */
function allSets(): DiceSet[] {
  let last: DiceSet[] = [{ dice: [], weight: 0 }];
  const sets = [...last];
  for (let size = 1; size <= mostDice; size++) {
    last = last.flatMap(({ dice, weight }) =>
      faces
        .filter((face) => face >= (dice.at(-1) ?? 1))
        .map((face) => ({ dice: [...dice, face], weight: weight + weightOf(face) })),
    );
    sets.push(...last);
  }
  return sets;
}

const sets: readonly DiceSet[] = allSets();
const ranks = new Uint16Array(7 ** 6);
sets.forEach(({ weight }, rank) => {
  ranks[weight] = rank;
});

function rankOf(dice: readonly Face[]): number {
  let weight = 0;
  for (const face of dice) weight += weightOf(face);
  return ranks[weight] ?? 0;
}

/** Whether dice contain all dice of a part. Both have to be sorted. */
export const contains = (dice: readonly Face[], part: readonly Face[]): boolean => {
  let at = 0;
  for (const face of dice) if (face === part[at]) at += 1;
  return at === part.length;
};

/** The scores of all sets of dice under given options, computed once. */
export interface Scoring {
  /** A string that is the same for all options with the same scores. */
  readonly key: string;
  /** The score of each set of dice if all of it is kept, indexed by the set's rank; 0 if any die does not score. */
  readonly scores: Int32Array;
  /** The highest score of any subset of a roll, indexed by the roll's rank. */
  readonly most: Int32Array;
  /** The largest combination in the best division of each set of dice, indexed by the set's rank. */
  readonly parts: readonly (Combination | undefined)[];
  /** The lowest possible score of the dice kept over a turn, indexed by their number. */
  readonly least: readonly number[];
  /** A cache of the combinations of the best set within a roll, indexed by the roll's rank. */
  readonly best: (readonly Combination[] | undefined)[];
}

function compile(key: string, options: ScoringOptions): Scoring {
  const scores = new Int32Array(sets.length);
  const most = new Int32Array(sets.length);
  const parts: (Combination | undefined)[] = [];
  const combinations = combinationsOf(options).map((one) => ({
    one,
    dice: one.dice.toSorted((a, b) => a - b),
    weight: one.dice.reduce((sum, face) => sum + weightOf(face), 0),
  }));
  const keep = (rank: number, points: number, part: Combination): void => {
    scores[rank] = points;
    parts[rank] = part;
  };
  sets.forEach(({ dice, weight }, rank) => {
    for (const { one, dice: part, weight: partWeight } of combinations) {
      if (part.length > dice.length || !contains(dice, part)) continue;
      const rest = ranks[weight - partWeight] ?? 0;
      const restScore = scores[rest] ?? 0;
      if (rest > 0 && restScore === 0) continue;
      if (one.points + restScore > (scores[rank] ?? 0)) keep(rank, one.points + restScore, one);
    }
    const within = dice.map((face) => most[ranks[weight - weightOf(face)] ?? 0] ?? 0);
    most[rank] = Math.max(scores[rank] ?? 0, ...within);
    if (dice.length === options.dice && most[rank] === 0 && options.nothing > 0) {
      keep(rank, options.nothing, { kind: 'nothing', dice, points: options.nothing });
      most[rank] = options.nothing;
    }
  });
  return { key, scores, most, parts, least: leastOf(scores), best: [] };
}

/** Returns the lowest possible score of the dice kept over several rolls, indexed by their number (0 to 6). */
function leastOf(scores: Int32Array): number[] {
  const lowest: number[] = Array(mostDice + 1).fill(Number.POSITIVE_INFINITY);
  scores.forEach((score, rank) => {
    const size = sets[rank]?.dice.length ?? 0;
    if (score > 0) lowest[size] = Math.min(lowest[size] ?? 0, score);
  });
  const least = [0];
  for (let count = 1; count <= mostDice; count++) {
    const ways = least.map((before, kept) => before + (lowest[count - kept] ?? 0));
    least.push(Math.min(...ways));
  }
  return least;
}

/** The maximum number of cached results. It exceeds the number of variants that one process plays at a time. */
const mostScorings = 200;
const known = new Map<string, Scoring>();
const byOptions = new WeakMap<ScoringOptions, Scoring>();

/** Returns the scores of all sets of dice. Options with the same scores share one cached result. */
export function scoringOf(options: ScoringOptions): Scoring {
  const found = byOptions.get(options);
  if (found !== undefined) return found;
  const key = scoringOptions.map((name) => options[name]).join(' ');
  const scoring = known.get(key) ?? compile(key, options);
  if (known.size >= mostScorings) known.clear();
  known.set(key, scoring);
  byOptions.set(options, scoring);
  return scoring;
}

/** The score of dice kept from one roll, divided into combinations in the best way; 0 if any die does not score. */
export const scoreKeep = (kept: readonly Face[], options: ScoringOptions): number =>
  scoringOf(options).scores[rankOf(kept)] ?? 0;

/** Returns the highest score of any dice that can be kept from a roll; 0 if nothing scores. */
export const mostOf = (rolled: readonly Face[], options: ScoringOptions): number =>
  scoringOf(options).most[rankOf(rolled)] ?? 0;

/**
 * Returns the combinations of the highest-scoring set of a roll. If several sets score the same, the one with the most
 * dice wins.
 */
export function bestCombinations(rolled: readonly Face[], options: ScoringOptions): readonly Combination[] {
  const scoring = scoringOf(options);
  const rank = rankOf(rolled);
  scoring.best[rank] ??= combinationsWithin(rank, scoring);
  return scoring.best[rank];
}

function combinationsWithin(rolled: number, { scores, most, parts }: Scoring): Combination[] {
  if (most[rolled] === 0) return [];
  let rank = rolled;
  const without = (face: Face): number => ranks[(sets[rank]?.weight ?? 0) - weightOf(face)] ?? 0;
  while (scores[rank] !== most[rank]) {
    const highest = most[rank];
    rank = sets[rank]?.dice.map(without).find((smaller) => most[smaller] === highest) ?? 0;
  }
  const found: Combination[] = [];
  for (let part = parts[rank]; part !== undefined; part = parts[rank]) {
    found.push(part);
    rank = ranks[(sets[rank]?.weight ?? 0) - part.dice.reduce((sum, face) => sum + weightOf(face), 0)] ?? 0;
  }
  return found;
}

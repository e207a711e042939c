import { err, ok, type Result } from '@dicehall/engine';
import { cached } from '../../../cached.ts';
import {
  isOf,
  readSolution,
  type SolutionFileProblem,
  type SolutionOf,
  writeSolution,
} from '../../../files/solution-file.ts';
import type { TurnGame } from '../equilibrium.ts';
import { firstPlans } from './all-plans.ts';
import { choices, fine, hands, levels, type Mixture } from './mixture.ts';
import { MatchPolicy, type StandingPolicy } from './policy.ts';

const infos = levels * hands;
const turns = (levels - 1) * choices;

/** Of any match of up to three turns. */
export const matchFileOf = (luckyDice: TurnGame['luckyDice']): SolutionOf => ({
  game: 'hidden-pairs',
  options: { luckyDice },
  seats: 2,
});

const isLevel = ({ points }: Pick<StandingPolicy, 'points'>): boolean => points[0] === points[1];

/** The plans of one hand in any mixture, the most frequent first. */
function dictionaryOf(mixtures: readonly Mixture[], info: number): number[] {
  const often = new Map<number, number>();
  for (const { first, plans } of mixtures)
    for (let at = first[info]; at < first[info + 1]; at++)
      often.set(plans[at], (often.get(plans[at]) ?? 0) + 1);
  return [...often].sort(([a, times], [b, more]) => more - times || a - b).map(([plan]) => plan);
}

/**
 * Neighbours hold the same plans of a hand, so the file goes hand by hand: the plans of any mixture, then for each mixture how
 * many it has, their places in steps from the one before, and their chances.
 */
export function writeMatch({ luckyDice, standings }: MatchPolicy): Uint8Array {
  const mixtures = standings.flatMap((one) =>
    isLevel(one) ? [one.mixture(0)] : [one.mixture(0), one.mixture(1)],
  );
  const turning = new Uint8Array(turns * mixtures.length);
  for (let turn = 0, at = 0; turn < turns; turn++)
    for (const mixture of mixtures) turning[at++] = Math.round(fine * mixture.turning[turn]);
  const [known, plans, counts, steps, chances]: number[][] = [[], [], [], [], []];
  for (let info = 0; info < infos; info++) {
    const dictionary = dictionaryOf(mixtures, info);
    const placeOf = new Map(dictionary.map((plan, place) => [plan, place]));
    known.push(dictionary.length);
    for (const plan of dictionary) plans.push(plan - firstPlans[info % hands]);
    for (const { first, plans: mine, chances: often } of mixtures) {
      const places = [];
      for (let at = first[info]; at < first[info + 1]; at++)
        places.push([placeOf.get(mine[at]) ?? 0, Math.round(fine * often[at])] as const);
      counts.push(places.length);
      let next = 0;
      for (const [place, chance] of places.sort(([a], [b]) => a - b)) {
        steps.push(place - next);
        next = place + 1;
        chances.push(chance);
      }
    }
  }
  return writeSolution({
    ...matchFileOf(luckyDice),
    facts: {},
    parts: {
      left: Uint8Array.from(standings, ({ left }) => left),
      ahead: Uint16Array.from(standings, ({ points }) => points[0]),
      behind: Uint16Array.from(standings, ({ points }) => points[1]),
      values: Float64Array.from(standings, ({ value }) => value),
      turning,
      known: Uint16Array.from(known),
      plans: Uint16Array.from(plans),
      counts: Uint8Array.from(counts),
      steps: Uint16Array.from(steps),
      chances: Uint8Array.from(chances),
    },
  });
}

/** The index of the first entry of each count, and the number of all. */
function startsOf(counts: ArrayLike<number>): Uint32Array {
  const starts = new Uint32Array(counts.length + 1);
  for (let at = 0; at < counts.length; at++) starts[at + 1] = starts[at] + counts[at];
  return starts;
}

/** Mixtures are read when they are needed. */
export function readMatch(
  bytes: Uint8Array,
  luckyDice: TurnGame['luckyDice'],
): Result<MatchPolicy, SolutionFileProblem> {
  const file = readSolution(bytes);
  if (!file.ok) return file;
  if (!isOf(file.value, matchFileOf(luckyDice))) return err('other-match');
  const { left, ahead, behind, values, turning, known, plans, counts, steps, chances } = file.value.parts;
  if (!(left && ahead && behind && values && turning && known && plans && counts && steps && chances))
    return err('other-match');
  const mixtureCount = turning.length / turns;
  const dictionaryAt = startsOf(known);
  const entryAt = startsOf(counts);
  const fits =
    counts.length === infos * mixtureCount &&
    dictionaryAt[infos] === plans.length &&
    entryAt[counts.length] === steps.length &&
    steps.length === chances.length;
  if (!fits) return err('damaged');
  const mixture = cached(
    (n: number) => n,
    (n): Mixture => {
      const first = new Int32Array(infos + 1);
      for (let info = 0; info < infos; info++)
        first[info + 1] = first[info] + counts[info * mixtureCount + n];
      const own = new Int32Array(first[infos]);
      const often = new Float64Array(first[infos]);
      for (let info = 0; info < infos; info++) {
        let entry = entryAt[info * mixtureCount + n];
        let place = dictionaryAt[info];
        for (let at = first[info]; at < first[info + 1]; at++, entry++, place++) {
          place += steps[entry];
          own[at] = firstPlans[info % hands] + plans[place];
          often[at] = chances[entry] / fine;
        }
      }
      const turned = Float64Array.from(
        { length: turns },
        (_, turn) => turning[turn * mixtureCount + n] / fine,
      );
      return { turning: turned, first, plans: own, chances: often };
    },
    256,
  );
  let next = 0;
  return ok(
    new MatchPolicy(
      luckyDice,
      Array.from(left, (turnsLeft, n) => {
        const points = [ahead[n], behind[n]] as const;
        const from = next;
        const level = points[0] === points[1];
        next += level ? 1 : 2;
        return {
          left: turnsLeft,
          points,
          value: values[n],
          mixture: (side) => mixture(level ? from : from + side),
        };
      }),
    ),
  );
}

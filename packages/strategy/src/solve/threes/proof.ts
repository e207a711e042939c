import { type Face, faces, scoreThrees } from '@dicehall/engine';
import type { Solving } from '../progress.ts';
import { allDice } from './turn.ts';
import { greatestLead, type ThreesForTwo } from './two.ts';

type Turn = Map<string, number>;

/**
 * The value of a turn by plain recursion on the dice that were kept, every face of every die: nothing here is shared
 * with the solver but the engine's scoring.
 */
function turnValue(
  kept: readonly Face[],
  fewest: number,
  worth: (score: number) => number,
  known: Turn,
): number {
  const key = kept.join('');
  const found = known.get(key);
  if (found !== undefined) return found;
  const open = allDice - kept.length;
  const after = (more: readonly Face[]): number => {
    const all = [...kept, ...more].sort();
    return all.length === allDice ? worth(scoreThrees(all)) : turnValue(all, fewest, worth, known);
  };
  const best = (thrown: readonly Face[]): number => {
    let most = Number.NEGATIVE_INFINITY;
    for (let set = 1; set < 1 << open; set++) {
      const more = thrown.filter((_, die) => (set >> die) & 1);
      if (more.length < open && open - more.length < fewest) continue;
      most = Math.max(most, after(more));
    }
    return most;
  };
  const mean = (thrown: readonly Face[], ways: number, run: number): number => {
    if (thrown.length === open) return ways * best(thrown);
    const last = thrown.at(-1) ?? 1;
    let sum = 0;
    for (const face of faces) {
      if (face < last) continue;
      const again = face === last && thrown.length > 0 ? run + 1 : 1;
      sum += mean([...thrown, face], (ways * (thrown.length + 1)) / again, again);
    }
    return sum;
  };
  const value = mean([], 1, 0) / 6 ** open;
  known.set(key, value);
  return value;
}

/** How many turn starts are worked out anew; the recursion is slow, and all of a match's are alike. */
const checked = 4;

/**
 * The Bellman residual of Threes: the largest difference between the value of a turn start and what its own equation
 * makes of the values around it. Turn starts are taken evenly over the rounds and the leads that can come about.
 */
export function* threesResidual({ options, values }: ThreesForTwo): Solving<number> {
  const { rounds, lastDie } = options;
  const lead = greatestLead(rounds);
  const width = 2 * lead + 1;
  let worst = 0;
  for (let check = 0; check < checked; check++) {
    const turns = 1 + ((check * 7) % (2 * rounds));
    const more = Math.round(((check / (checked - 1)) * 2 - 1) * Math.min(lead, 30 * (2 * rounds - turns)));
    const worth = (score: number): number => 1 - (values[(turns - 1) * width + lead - more - score] ?? 0);
    const again = turnValue([], lastDie === 'rolled' ? 1 : 2, worth, new Map());
    worst = Math.max(worst, Math.abs(again - (values[turns * width + more + lead] ?? 0)));
    yield (check + 1) / checked;
  }
  return worst;
}

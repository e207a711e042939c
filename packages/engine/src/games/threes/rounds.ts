import { type BySeat, type Face, sumOf } from '../../core/index.ts';
import { isByRounds } from './options.ts';
import { dieScore } from './scoring.ts';
import type { ThreesState } from './state.ts';

/** The points for losing a round and for tying for the win. A single winner takes none. */
export const lostRound = 2;
export const tiedRound = 1;

export function lowestOf(costs: BySeat<number | null>): number | null {
  const known = costs.filter((cost) => cost !== null);
  return known.length === 0 ? null : Math.min(...known);
}

/** Returns the points that each seat takes. A seat that has not had its turn loses the round. */
export function roundPoints(costs: BySeat<number | null>): BySeat<number> {
  const lowest = lowestOf(costs);
  const winners = costs.filter((cost) => cost === lowest).length;
  return costs.map((cost) => (cost !== lowest ? lostRound : winners > 1 ? tiedRound : 0));
}

/**
 * Whether a turn ends because it can neither win nor tie its round.
 * @param thrown dice of which at least one must be kept; empty before a roll
 */
export function isLost(
  { options, costs, scores }: Pick<ThreesState, 'options' | 'costs' | 'scores'>,
  locked: readonly Face[],
  thrown: readonly Face[] = [],
): boolean {
  const lowest = lowestOf(costs);
  if (!options.stopWhenLost || !isByRounds(options, scores.length) || lowest === null) return false;
  const canShoot = locked.every((face) => face === 6) && (thrown.length === 0 || thrown.includes(6));
  if (options.moon !== 'none' && canShoot) return false;
  const least = thrown.length === 0 ? 0 : Math.min(...thrown.map(dieScore));
  return sumOf(locked.map(dieScore)) + least > lowest;
}

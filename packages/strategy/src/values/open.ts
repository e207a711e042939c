import { type AnyGame, withDefaults } from '@dicehall/engine';
import { botFor } from '../bots/expert.ts';
import { EstimatedValues } from './estimated.ts';
import { type Given, isWithin, type Limit, shortLimit } from './obtain.ts';
import type { ValuedMatch, ValueSource, Values } from './values.ts';
import { waysOf } from './ways.ts';

type Options = ValuedMatch['options'];

const estimates: ReadonlySet<ValueSource> = new Set(['duels', 'sampled', 'rollouts']);

/** Returns the source of the values that `openValues` uses within a limit if no solution is saved. */
export const sourceOf = (match: ValuedMatch, limit: Limit = shortLimit): ValueSource =>
  waysOf(match).find(({ cost }) => isWithin(cost, limit))?.how ?? 'rollouts';

/** Whether `openValues` finds values within a limit that are not estimated. */
export const isSolvable = (
  { id }: AnyGame,
  options: Options,
  seats: number,
  limit: Limit = shortLimit,
): boolean => !estimates.has(sourceOf({ game: id, options, seats }, limit));

/** Whether a match has an expert that can be solved quickly and does not use rollouts alone. */
export const hasExpert = ({ id }: AnyGame, options: Options, seats: number): boolean =>
  sourceOf({ game: id, options, seats }) !== 'rollouts';

/**
 * Returns the maximum number of seats for which an expert can be solved quickly with the default options; 0 if there is
 * none.
 */
export function expertSeats(game: AnyGame): number {
  const options = withDefaults(game.options, {});
  const { min, max } = game.seats;
  const counts = Array.from({ length: max - min + 1 }, (_, index) => max - index);
  return counts.find((seats) => hasExpert(game, options, seats)) ?? 0;
}

export const estimatedValues = ({ id }: AnyGame, options: Options, seats: number): EstimatedValues =>
  new EstimatedValues(
    { game: id, options, seats },
    { steady: botFor(id, 'steady'), bot: botFor(id, 'expert') },
  );

/**
 * Opens the values of a match: shipped, saved, or solved now. If solving exceeds the limit or the available memory, the
 * values are estimated.
 * @param options a value in range for every option
 * @returns null if it was stopped
 */
export async function openValues(
  game: AnyGame,
  options: Options,
  seats: number,
  given: Given = {},
): Promise<Values | null> {
  for (const way of waysOf({ game: game.id, options, seats })) {
    if (given.onlyEstimates === true && !estimates.has(way.how)) continue;
    const values = await way.open(given).catch((error: unknown) => {
      // A device may have less memory than the limit, so this error is expected.
      if (error instanceof RangeError) return 'beyond' as const;
      throw error;
    });
    if (values === 'stopped') return null;
    if (values !== 'beyond') return values;
  }
  return estimatedValues(game, options, seats);
}

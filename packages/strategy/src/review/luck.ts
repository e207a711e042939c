import { type AnyGame, type Face, ofSeat, type Seat, unwrap } from '@dicehall/engine';
import { throwsOf } from '../outcomes/throws.ts';
import { rounding } from '../values/thresholds.ts';
import type { Values } from '../values/values.ts';

/** The percentage of throws that are worse for the seat than `dice`, equal ones counting half: 0 to 100. */
export function percentileOf(
  of: Values,
  game: AnyGame,
  before: unknown,
  { seat, dice }: { readonly seat: Seat; readonly dice: readonly Face[] },
): number {
  const worth = (thrown: readonly Face[]): number => {
    const after = unwrap(game.apply(before, { seat, dice: thrown })).state;
    return ofSeat(of.rank(after), seat);
  };
  const own = worth(dice);
  let below = 0;
  // The order of the dice does not change the value.
  const throws = throwsOf(dice.length);
  const { ways, values } = of.rolls(before) ?? {
    ways: Float64Array.from(throws, (one) => one.ways),
    values: Float64Array.from(throws, (one) => worth(one.dice)),
  };
  for (let at = 0; at < ways.length; at++) {
    if (values[at] < own - rounding) below += ways[at];
    else if (values[at] <= own + rounding) below += ways[at] / 2;
  }
  return (100 * below) / 6 ** dice.length;
}

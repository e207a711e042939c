import { type AnyGame, type Face, ofSeat, type Seat, unwrap } from '@dicehall/engine';
import { throwsOf } from '../outcomes/throws.ts';
import type { Judge } from './judge.ts';

/** Values closer than this are equal but for rounding. */
export const same = 1e-9;

/** The percentage of throws that are worse for the seat than `dice`, equal ones counting half: 0 to 100. */
export function percentileOf(
  judge: Judge,
  game: AnyGame,
  before: unknown,
  { seat, dice }: { readonly seat: Seat; readonly dice: readonly Face[] },
): number {
  const worth = (thrown: readonly Face[]): number => {
    const after = unwrap(game.apply(before, { seat, dice: thrown })).state;
    return ofSeat(judge.rank?.(after) ?? judge.value(after), seat);
  };
  const own = worth(dice);
  let below = 0;
  // The order of the dice does not change the value.
  const throws = throwsOf(dice.length);
  const { ways, values } = judge.rolls?.(before) ?? {
    ways: Float64Array.from(throws, (one) => one.ways),
    values: Float64Array.from(throws, (one) => worth(one.dice)),
  };
  for (let at = 0; at < ways.length; at++) {
    if (values[at] < own - same) below += ways[at];
    else if (values[at] <= own + same) below += ways[at] / 2;
  }
  return (100 * below) / 6 ** dice.length;
}

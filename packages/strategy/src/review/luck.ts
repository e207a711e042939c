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
  const rolls =
    judge.rolls?.(before) ?? throwsOf(dice.length).map((one) => ({ ways: one.ways, value: worth(one.dice) }));
  for (const { ways, value } of rolls) {
    if (value < own - same) below += ways;
    else if (value <= own + same) below += ways / 2;
  }
  return (100 * below) / 6 ** dice.length;
}

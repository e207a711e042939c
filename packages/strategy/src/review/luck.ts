import { type AnyGame, type Face, ofSeat, type Seat } from '@dicehall/engine';
import { throwsOf } from '../outcomes/throws.ts';
import type { Judge } from './judge.ts';

/** Values closer than this are equal but for rounding. */
export const same = 1e-9;

interface Prospect {
  readonly value: number;
  readonly chance: number;
}

/** All possible throws, regardless of the order of the dice, which does not change the value. */
function prospects(judge: Judge, game: AnyGame, before: unknown, seat: Seat, dice: number): Prospect[] {
  return throwsOf(dice).map(({ dice: faces, ways }) => {
    const after = game.apply(before, { seat, dice: faces });
    if (!after.ok) throw new Error(`A throw was refused: ${after.error.code}`);
    return { value: ofSeat(judge.value(after.value.state), seat), chance: ways / 6 ** dice };
  });
}

/** The percentage of throws that are worse for the seat than `thrown`, equal ones counting half: 0 to 100. */
export function percentileOf(
  judge: Judge,
  game: AnyGame,
  before: unknown,
  thrown: { readonly seat: Seat; readonly dice: readonly Face[]; readonly value: number },
): number {
  let below = 0;
  for (const { value, chance } of prospects(judge, game, before, thrown.seat, thrown.dice.length)) {
    if (value < thrown.value - same) below += chance;
    else if (value <= thrown.value + same) below += chance / 2;
  }
  return 100 * below;
}

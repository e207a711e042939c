import { err, illegal, ok, type Positions, type Result } from '../../core/index.ts';
import type { ThreesOptions } from './options.ts';
import type { ThreesIllegal } from './state.ts';

export const openPositions = (locked: readonly boolean[]): number[] =>
  locked.flatMap((isLocked, position) => (isLocked ? [] : [position]));

export interface KeepOutcome {
  readonly locked: readonly boolean[];
  readonly diceLeft: number;
  /** Whether the turn ends at once because only one die is left and the rules do not allow rolling it again. */
  readonly endsTurn: boolean;
}

/** Returns the result of keeping the dice at some positions and rolling the rest, or why this is refused. */
export function keepResult(
  locked: readonly boolean[],
  keep: Positions,
  lastDie: ThreesOptions['lastDie'],
): Result<KeepOutcome, ThreesIllegal> {
  if (keep.length === 0) return err(illegal('keep-missing'));
  const again = keep.find((position) => locked[position] === true);
  if (again !== undefined) return err(illegal('already-kept', { die: again }));
  const now = locked.map((was, position) => was || keep.includes(position));
  const diceLeft = openPositions(now).length;
  if (diceLeft === 0) return err(illegal('keep-everything-is-bank'));
  return ok({ locked: now, diceLeft, endsTurn: diceLeft === 1 && lastDie === 'lies' });
}

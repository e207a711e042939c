import type { Face } from '@dicehall/engine';

/** A die of a throw in its place in the row: in the air, or held while the others are rolled. */
export interface RowDie {
  readonly face: Face;
  readonly isHeld: boolean;
}

/** The faces of the dice in the air. */
export const thrownOf = (row: readonly RowDie[]): readonly Face[] =>
  row.flatMap(({ face, isHeld }) => (isHeld ? [] : [face]));

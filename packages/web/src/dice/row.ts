import type { Face } from '@dicehall/engine';

/** A die of a throw in its place in the row: tumbling, or held while the others are rolled. */
export interface RowDie {
  readonly face: Face;
  readonly isHeld: boolean;
}

/** Returns the faces of the tumbling dice. */
export const thrownOf = (row: readonly RowDie[]): readonly Face[] =>
  row.flatMap(({ face, isHeld }) => (isHeld ? [] : [face]));

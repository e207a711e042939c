import type { BaseEvent, Seat } from '@dicehall/engine';
import type { RevealStep } from '../table/model/reveal.ts';
import type { TableSeat } from '../table/model/seats.ts';
import type { ShownTable } from '../table/model/shown.ts';
import type { TableModel } from '../table/model/table.ts';

export interface PlanningBoardProps {
  readonly table: TableModel;
  readonly shown: ShownTable;
  readonly seat: Seat;
}

export interface RevealBoardProps {
  /** All events so far. */
  readonly events: readonly BaseEvent[];
  readonly reveal: RevealStep;
  readonly seats: readonly TableSeat[];
  /** Null on the screen of a room, which continues by itself. */
  readonly onNext: (() => void) | null;
}

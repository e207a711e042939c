import type { Seat } from '@dicehall/engine';
import type { RevealStep } from '../table/model/reveal.ts';
import type { ShownTable } from '../table/model/shown.ts';
import type { TableModel } from '../table/model/table.ts';

export interface PlanningBoardProps {
  readonly table: TableModel;
  readonly shown: ShownTable;
  readonly seat: Seat;
}

export interface WaitingBoardProps {
  readonly shown: ShownTable;
}

export interface RevealBoardProps {
  readonly table: TableModel;
  readonly shown: ShownTable;
  readonly reveal: RevealStep;
}

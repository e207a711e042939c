import type { AnyGame } from '@dicehall/engine';
import type { StopCell, StopChart } from '../solve/solution.ts';
import type { Explorer } from './explorer.ts';
import { setPosition } from './set-position.ts';

export interface StopMapCell extends StopCell {
  /** A position with this choice; null where it cannot occur. */
  readonly line: string | null;
}

/** A chart of when to stop, each cell with its position. */
export interface StopMap extends Pick<StopChart, 'seat' | 'points'> {
  /** By dice, rising from 1. */
  readonly rows: readonly (readonly StopMapCell[])[];
}

/** @returns null where stopping is not a matter of points and dice */
export function stopMap(explorer: Explorer, game: AnyGame, state: unknown): StopMap | null {
  const chart = explorer.stopChart?.(state) ?? null;
  if (chart === null) return null;
  const fields = game.editor?.fields(state) ?? [];
  const lineAt = (points: number, left: number): string | null => {
    const roll = game.editor?.chartRoll?.(left);
    if (roll === undefined) return null;
    const set = fields.map((field) => {
      if (field.kind === 'dice') return { ...field, dice: roll.dice };
      return field.id === 'points' ? { ...field, value: points - roll.points } : field;
    });
    return setPosition(game, state, set as typeof fields)?.line ?? null;
  };
  const rows = chart.rows.map((cells, row) =>
    cells.map((cell, column) => ({ ...cell, line: lineAt(chart.points[column] ?? 0, row + 1) })),
  );
  return { seat: chart.seat, points: chart.points, rows };
}

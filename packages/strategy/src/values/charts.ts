import {
  type AnyGame,
  formatOptions,
  type OptionValue,
  type PositionField,
  parsePosition,
  type Seat,
} from '@dicehall/engine';
import type { StopCell, StopChart } from '../solve/solution.ts';

/** Returns a position with some fields set as in the game's editor; null if the position cannot occur. */
function setPosition(
  { id, editor, options: specs }: AnyGame,
  state: unknown,
  fields: readonly PositionField[],
): { readonly line: string; readonly state: unknown } | null {
  if (editor === undefined) return null;
  const { options } = state as { readonly options: Readonly<Record<string, OptionValue>> };
  const line = `${id} ${formatOptions(specs, options)} ${editor.line(state, fields)}`;
  const read = parsePosition(line);
  return read.ok ? { line, state: read.value.state } : null;
}

export interface StopMapCell extends StopCell {
  /** The notation of the position after this choice of points and dice; null if it cannot occur. */
  readonly line: string | null;
}

/** A chart of when to stop. Each cell has its position. */
export interface StopMap extends Pick<StopChart, 'seat' | 'points' | 'ranges'> {
  /** One row for each number of dice, from 1. */
  readonly rows: readonly (readonly StopMapCell[])[];
}

/**
 * Makes a chart of when to stop, with positions.
 * @param chart null if stopping does not depend only on points and dice
 */
export function stopMap(game: AnyGame, state: unknown, chart: StopChart | null): StopMap | null {
  if (chart === null) return null;
  const fields = game.editor?.fields(state) ?? [];
  const lineAt = (points: number, left: number): string | null => {
    const roll = game.editor?.chartRoll?.(left, state);
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
  return { ...chart, rows };
}

/** The start of a turn with given scores of both players. */
export interface WinMapCell {
  readonly line: string;
  /** The win chance of the seat to move in this position. */
  readonly value: number;
}

/** The win chances of the seat to move at the start of its turn, by the scores of both players. */
export interface WinMap {
  readonly seat: Seat;
  /** The scores on each axis, in rising order. Each score is possible for at least one of the players. */
  readonly scores: readonly number[];
  /**
   * The win chances, by the score of the other player and then by the score of the seat; null for a position that
   * cannot occur.
   */
  readonly rows: readonly (readonly (WinMapCell | null)[])[];
}

/**
 * Returns a map around a position of two players, with the same seat to move, round and options.
 * @param chanceOf returns the win chance of a seat in a position
 * @returns null in games in which the chances do not depend on the scores alone
 */
export function winMap(
  game: AnyGame,
  state: unknown,
  chanceOf: (state: unknown, seat: Seat) => number,
): WinMap | null {
  const { editor } = game;
  const scores = editor?.chartScores?.(state) ?? [];
  if (editor === undefined || scores.length === 0 || game.scores(state).length !== 2) return null;
  const fields = editor.fields(state);
  const mover = fields.find(({ id }) => id === 'seat');
  const seat = mover?.kind === 'seat' ? mover.value : 0;
  const cellAt = (own: number, other: number): WinMapCell | null => {
    const set = fields.map((field) => {
      if (field.kind === 'dice') return { ...field, dice: [] };
      if (field.kind === 'number' && field.seat !== undefined)
        return { ...field, value: field.seat === seat ? own : other };
      return field.id === 'points' ? { ...field, value: 0 } : field;
    });
    const at = setPosition(game, state, set as typeof fields);
    return at === null ? null : { line: at.line, value: chanceOf(at.state, seat) };
  };
  const rows = scores.map((other) => scores.map((own) => cellAt(own, other)));
  const isPossible = (_: unknown, index: number): boolean =>
    rows.some((row, other) => row.some((cell, own) => cell !== null && (own === index || other === index)));
  return {
    seat,
    scores: scores.filter(isPossible),
    rows: rows.filter(isPossible).map((row) => row.filter(isPossible)),
  };
}

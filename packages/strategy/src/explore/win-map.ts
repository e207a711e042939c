import { type AnyGame, ofSeat, type Seat } from '@dicehall/engine';
import type { Explorer } from './explorer.ts';
import { setPosition } from './set-position.ts';

/** The start of a turn at two scores. */
export interface WinMapCell {
  /** Its position. */
  readonly line: string;
  /** The win chance of the seat to move. */
  readonly value: number;
}

/** The win chances of the seat to move at the start of its turn, over the scores of both players. */
export interface WinMap {
  readonly seat: Seat;
  /** The scores of each player in the map, rising. */
  readonly scores: readonly number[];
  /** By the score of the other, then by that of the seat; null where a position cannot occur. */
  readonly rows: readonly (readonly (WinMapCell | null)[])[];
}

/**
 * A map around a position of two players with its seat to move, round and options.
 * @returns null where the explorer does not value positions by win chance, or scores alone do not decide
 */
export function winMap(explorer: Explorer, game: AnyGame, state: unknown): WinMap | null {
  const { editor } = game;
  const scores = editor?.chartScores?.(state) ?? [];
  if (editor === undefined || scores.length === 0 || explorer.unit !== 'win') return null;
  if (game.scores(state).length !== 2 || explorer.how !== 'exact') return null;
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
    const values = at === null ? null : explorer.values(at.state);
    return at === null || values === null ? null : { line: at.line, value: ofSeat(values, seat) };
  };
  return {
    seat,
    scores,
    rows: scores.map((other) => scores.map((own) => cellAt(own, other))),
  };
}

import { type AnyGame, err, ok, type PositionProblem, type Result } from '../core/index.ts';
import { findGame, games } from '../games/index.ts';

export interface Position {
  readonly game: AnyGame;
  readonly state: unknown;
}

/** Reads a position. Its first word is the id of the game. */
export function parsePosition(text: string): Result<Position, PositionProblem> {
  const [id = ''] = text.split(' ', 1);
  const game = findGame(id);
  const allowed = games.map((known) => known.id).join(', ');
  if (game === undefined) return err({ code: 'unknown-game', field: 'game', given: id, allowed });
  const state = game.parsePosition(text);
  return state.ok ? ok({ game, state: state.value }) : state;
}

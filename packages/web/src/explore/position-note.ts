import { type AnyGame, type Message, message, type Seat } from '@dicehall/engine';

/**
 * Returns what the dice of a position do not show: the points of earlier rolls, or the points and dice that another
 * player left. A table shows both by its events; a position has none.
 */
export function positionNote(game: AnyGame, state: unknown, seat: Seat): Message | null {
  const controls = game.controls(game.view(state, seat), seat, null);
  const { earlier = 0, left = null } = controls;
  if (left !== null) {
    const before = (controls.seat || controls.standings.length) - 1;
    return message('left-points', { seat: { seat: before }, points: left.points, count: left.dice });
  }
  return earlier === 0 ? null : message('earlier-points', { points: earlier });
}

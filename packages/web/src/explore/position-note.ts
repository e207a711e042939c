import { type Controls, type Message, message } from '@dicehall/engine';

/**
 * Returns what the dice of a position do not show: the points of earlier rolls, or the points and dice that another
 * player left. A table shows both by its events; a position has none.
 */
export function positionNote({ seat, standings, earlier = 0, left = null }: Controls): Message | null {
  if (left !== null) {
    const before = (seat || standings.length) - 1;
    return message('left-points', { seat: { seat: before }, points: left.points, count: left.dice });
  }
  return earlier === 0 ? null : message('earlier-points', { points: earlier });
}

import { type Controls, type Message, message } from '@dicehall/engine';

/**
 * Returns what the dice of a position do not show: the points of earlier rolls, or the points and dice that another
 * player left. A table shows both by its events; a position has none.
 */
export function positionNote({ earlier = 0, left }: Controls): Message | null {
  if (left !== undefined)
    return message('left-points', { seat: { seat: left.seat }, points: left.points, count: left.dice });
  return earlier === 0 ? null : message('earlier-points', { points: earlier });
}

import { type Controls, suggestedAction } from '@dicehall/engine';
import type { TableFeed } from './feed.ts';

/**
 * Returns the highlighted action: the one that a guide asks for, otherwise the one that the game suggests. No action is
 * highlighted without a connection, or if several are possible and nothing may hint at the better one, as in puzzles
 * and with the coach on.
 */
export function brightAction(
  { asks, isPosition, coach, isOffline }: Pick<TableFeed, 'asks' | 'isPosition' | 'coach' | 'isOffline'>,
  controls: Pick<Controls, 'actions' | 'suggested'>,
): string | null {
  if (isOffline === true) return null;
  const moves = controls.actions.flatMap(({ id, why, effect }) =>
    why === null && effect.kind === 'move' ? [{ id, move: effect.move }] : [],
  );
  if (asks !== undefined) return moves.find(({ move }) => asks(move))?.id ?? null;
  const isEven = isPosition === true || coach?.isOn === true;
  return isEven && moves.length > 1 ? null : suggestedAction(controls);
}

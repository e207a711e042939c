import { suggestedAction } from '@dicehall/engine';
import type { ShownTable } from './shown.ts';

type Parts = Pick<ShownTable, 'feed' | 'controls' | 'canSkip' | 'choosing' | 'acting'>;

/** Whether the last turn of another player is still shown, although a player on this screen can already choose. */
export const tellsOther = ({ choosing, acting }: Pick<Parts, 'choosing' | 'acting'>): boolean =>
  choosing !== null && !acting.includes(choosing);

/**
 * Returns the highlighted action: the action that a guide asks for, otherwise the action that the game suggests. No
 * action is highlighted without a connection, or while the last turn of another player is still shown. In puzzles, and
 * with the coach on, an action is highlighted only if it is the only possible move.
 */
export function brightAction(shown: Parts): string | null {
  const {
    feed: { asks, isPosition, coach, isOffline },
    controls,
    canSkip,
  } = shown;
  if (isOffline === true || canSkip || tellsOther(shown)) return null;
  const moves = controls.actions.flatMap(({ id, why, effect }) =>
    why === null && effect.kind === 'move' ? [{ id, move: effect.move }] : [],
  );
  if (asks !== undefined) return moves.find(({ move }) => asks(move))?.id ?? null;
  const isEven = isPosition === true || coach?.isOn === true;
  return isEven && moves.length > 1 ? null : suggestedAction(controls);
}

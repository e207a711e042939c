import type { AnyGame, Seat } from '@dicehall/engine';
import { useMemo } from 'react';
import { useMessages } from '../i18n/messages.tsx';
import { useSettings } from '../settings/settings.ts';

/** The player's own seat has the person's name, if it is known. */
export function useSeatNames(game: AnyGame, state: unknown, seat: Seat): readonly string[] {
  const messages = useMessages();
  const { name } = useSettings();
  return useMemo(
    () =>
      game
        .scores(state)
        .map((_, one) =>
          one === seat && name !== '' ? name : messages.say('player-number', { number: one + 1 }),
        ),
    [game, state, seat, name, messages],
  );
}

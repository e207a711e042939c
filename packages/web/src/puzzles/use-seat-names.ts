import type { AnyGame, Seat } from '@dicehall/engine';
import { useMemo } from 'react';
import { useMessages } from '../i18n/messages.tsx';
import { useSettings } from '../settings/settings.ts';

/** Returns the names of the seats in a puzzle. The seat to play has the name of the person, if it is known. */
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

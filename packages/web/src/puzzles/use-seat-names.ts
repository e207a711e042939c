import type { AnyGame, Seat } from '@dicehall/engine';
import { useMemo } from 'react';
import { useMessages } from '../i18n/messages.tsx';
import { useSettings } from '../settings/settings.ts';

/** The player's own seat has the person's name, if it is known. A single other one is the opponent. */
export function useSeatNames(game: AnyGame, state: unknown, seat: Seat): readonly string[] {
  const messages = useMessages();
  const { name } = useSettings();
  return useMemo(
    () =>
      game.scores(state).map((_, one, { length }) => {
        if (one === seat && name !== '') return name;
        if (one !== seat && length === 2) return messages.say('web-stats-opponent');
        return messages.say('player-number', { number: one + 1 });
      }),
    [game, state, seat, name, messages],
  );
}

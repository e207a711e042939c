import type { Seat } from '@dicehall/engine';
import { useMemo } from 'react';
import { useMessages } from '../i18n/messages.tsx';

/**
 * Returns the names of the seats of a position that belongs to no table: You, Opponent if there is only one, and
 * otherwise Player 2, for example.
 * @param you the reader's own seat; null for none
 */
export function useSeatNames(seats: number, you: Seat | null): readonly string[] {
  const messages = useMessages();
  return useMemo(() => {
    const isDuel = seats === 2 && (you === 0 || you === 1);
    return Array.from({ length: seats }, (_, seat) =>
      seat === you
        ? messages.say('web-seat-you')
        : isDuel
          ? messages.say('web-stats-opponent')
          : messages.say('player-number', { number: seat + 1 }),
    );
  }, [messages, seats, you]);
}

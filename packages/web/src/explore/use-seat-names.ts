import type { Seat } from '@dicehall/engine';
import { positionNames } from '@dicehall/messages';
import { useMemo } from 'react';
import { useMessages } from '../i18n/messages.tsx';

/** Returns the names of the seats of a position that belongs to no table. */
export function useSeatNames(seats: number, you: Seat | null): readonly string[] {
  const messages = useMessages();
  return useMemo(() => positionNames(messages, seats, you), [messages, seats, you]);
}

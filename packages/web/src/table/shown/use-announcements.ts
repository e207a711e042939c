import { useEffect, useRef } from 'react';
import { announcer } from '../../announce/announcer.ts';
import { useMessages } from '../../i18n/messages.tsx';
import { currentSettings } from '../../settings/settings.ts';
import { type Announced, type AnnouncedTable, announceTable } from './announcement.ts';

/** Announces what happens at the table as it is shown, and whose turn it is. */
export function useAnnouncements(table: AnnouncedTable): void {
  const { game, frames, count, isJump, extent, seats, mine, controls, choosing, result } = table;
  const messages = useMessages();
  const announced = useRef<Announced>({ extent, count, mine, turn: null, hasResult: false });
  useEffect(() => {
    const shown = { game, frames, count, isJump, extent, seats, mine, controls, choosing, result };
    const { verbosity } = currentSettings();
    announced.current = announceTable(announcer, messages, shown, announced.current, verbosity);
  }, [game, frames, count, isJump, extent, seats, mine, controls, choosing, result, messages]);
}

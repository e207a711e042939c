import type { TableChange } from '@dicehall/server/client';
import type { TableState } from '@dicehall/server/protocol';
import { useEffect } from 'react';
import { announcer } from '../announce/announcer.ts';
import { useMessages } from '../i18n/messages.tsx';
import { Button } from '../ui/Button.tsx';
import { missingPlayers } from './seat-facts.ts';

interface StartMatchProps {
  readonly table: TableState;
  /** Sends a change. Resolves to whether the server accepted it. */
  readonly change: (...asked: TableChange) => Promise<boolean>;
  readonly className: string | undefined;
  /** Whether the button is the main button even if bots have to be added. */
  readonly isAlwaysMain?: boolean;
}

/** Gives missing players' seats to bots and starts the match. */
export function StartMatch({ table, change, className, isAlwaysMain = false }: StartMatchProps) {
  const messages = useMessages();
  const missing = missingPlayers(table);
  const awaited = isAlwaysMain ? [] : table.seats.filter(({ kind, here }) => kind === 'person' && !here);
  const start = async () => {
    for (let bot = 0; bot < missing; bot++) if (!(await change('bots', { strength: 'steady' }))) return;
    await change('start');
  };
  return (
    <Button
      className={className}
      tone={missing + awaited.length === 0 || isAlwaysMain ? 'primary' : undefined}
      data-action={missing === 0 ? 'start' : 'start-with-bots'}
      onClick={() => void start()}
    >
      {missing > 0
        ? messages.say('web-start-with-bots', { count: missing })
        : awaited.length > 0
          ? messages.say('web-start-without', { names: messages.list(awaited.map(({ name }) => name ?? '')) })
          : messages.say('web-start-match')}
    </Button>
  );
}

export function useSeatNews(seat: number | null): void {
  const messages = useMessages();
  useEffect(() => {
    if (seat !== null) announcer.say(messages.say('web-seated', { number: seat + 1 }));
  }, [seat, messages]);
}

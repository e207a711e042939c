import type { SeatState, TableState } from '@dicehall/server/protocol';
import { useState } from 'react';
import { useMessages } from '../i18n/messages.tsx';
import { Button } from '../ui/Button.tsx';
import { ErrorMessage } from '../ui/Field.tsx';
import { SwitchField } from '../ui/SwitchField.tsx';
import type { Api } from './api.ts';
import styles from './online.module.css';
import { useChanges } from './use-changes.ts';

interface HostToolsProps {
  readonly table: TableState;
  readonly me: string;
  /** The API of the host, if the host is not the person of this browser. */
  readonly api?: Api | undefined;
}

interface Present {
  readonly person: string;
  readonly name: string;
  readonly seat: SeatState | null;
}

/** The people whom the host can manage: those with a seat, and those who have written in the chat. */
function presentAt(table: TableState, me: string): Present[] {
  const found = new Map<string, Present>();
  for (const seat of table.seats) {
    if (seat.kind === 'person' && seat.person !== null && seat.person !== me)
      found.set(seat.person, { person: seat.person, name: seat.name ?? '', seat });
  }
  for (const { person, name } of table.said) {
    if (person !== me && !found.has(person)) found.set(person, { person, name, seat: null });
  }
  return [...found.values()];
}

export function HostTools({ table, me, api }: HostToolsProps) {
  const messages = useMessages();
  const { problem, change } = useChanges(table.id, { api });
  const [removed, setRemoved] = useState<Present | null>(null);
  const mayRemove = table.status === 'open' || (table.evening !== null && table.status === 'playing');
  const remove = async (one: Present) => {
    if (await change('remove', { person: one.person })) setRemoved(one);
  };
  const readmit = async ({ person }: Present) => {
    if (await change('readmit', { person })) setRemoved(null);
  };
  const others = presentAt(table, me);
  return (
    <div className={styles.tools}>
      <SwitchField
        label={messages.say('web-chat')}
        value={table.chat}
        onChange={(chat) => void change('settings', { chat })}
      />
      <SwitchField
        label={messages.say('web-spectator-chat')}
        about={messages.say('web-spectator-chat.about')}
        value={table.spectatorChat}
        onChange={(spectatorChat) => void change('settings', { spectatorChat })}
      />
      <SwitchField
        label={messages.say('web-watch')}
        value={table.watch}
        onChange={(watch) => void change('settings', { watch })}
      />
      <SwitchField
        label={messages.say('web-listed')}
        about={messages.say('web-listed.about')}
        value={table.listed}
        onChange={(listed) => void change('settings', { listed })}
      />
      {others.length === 0 ? <p className="soft small">{messages.say('web-host-alone')}</p> : null}
      {removed === null ? null : (
        <Button tone="primary" data-action="readmit" onClick={() => void readmit(removed)}>
          {messages.say('web-host-readmit', { name: removed.name })}
        </Button>
      )}
      <ul className={styles.people} data-host>
        {others.map(({ person, name, seat }) => {
          const isMuted = table.muted.includes(person);
          return (
            <li key={person}>
              <strong className="grow">{name}</strong>
              {seat === null ? null : (
                <Button onClick={() => void change('host', { person })}>
                  {messages.say('web-host-pass', { name })}
                </Button>
              )}
              <Button onClick={() => void change('mute', { person, muted: !isMuted })}>
                {messages.say(isMuted ? 'web-host-unmute' : 'web-host-mute', { name })}
              </Button>
              {seat === null || seat.resigned || !mayRemove ? null : (
                <Button data-remove onClick={() => void remove({ person, name, seat })}>
                  {messages.say('web-seat-remove', { name })}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      <ErrorMessage text={problem} />
    </div>
  );
}

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

/** Returns the people whom the host can manage: those with a seat, and those who have written in the chat. */
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

const switchTexts = {
  listed: 'web-listed',
  watch: 'web-watch',
  chat: 'web-chat',
  spectatorChat: 'web-spectator-chat',
  coach: 'web-coach-allow',
} as const;
type Switches = { readonly [Name in keyof typeof switchTexts]?: boolean };

interface TableSwitchesProps {
  readonly names: readonly (keyof Switches)[];
  readonly values: Switches;
  readonly onChange: (change: Switches) => void;
}

export function TableSwitches({ names, values, onChange }: TableSwitchesProps) {
  const messages = useMessages();
  return names.map((name) => {
    const about = `${switchTexts[name]}.about`;
    return (
      <SwitchField
        key={name}
        label={messages.say(switchTexts[name])}
        about={messages.has(about) ? messages.say(about) : undefined}
        value={values[name] === true}
        onChange={(value) => onChange({ [name]: value })}
      />
    );
  });
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
      <TableSwitches
        names={['chat', 'spectatorChat', 'watch', 'listed']}
        values={table}
        onChange={(settings) => void change('settings', settings)}
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

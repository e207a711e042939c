import { type OnlineState, refusalText } from '@dicehall/server/client';
import { useState } from 'react';
import { useMessages } from '../i18n/messages.tsx';
import { useKeys } from '../keys/use-keys.ts';
import { mayJoin } from '../online/seat-facts.ts';
import { joinHere, sharingPlayers } from '../phone/players.ts';
import type { PlayerTable } from '../phone/use-tables.ts';
import { useSettings } from '../settings/settings.ts';
import { freeTokens } from '../tokens/tokens.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { OneFieldForm } from '../ui/OneFieldForm.tsx';
import styles from './room.module.css';
import { hasSecrets } from './room-players.ts';

interface PlayersHereProps {
  readonly tables: readonly PlayerTable[];
  readonly state: OnlineState;
}

/** Lets people without a phone play on the screen of the room, once a host has joined by phone. */
export function PlayersHere({ tables, state: { table } }: PlayersHereProps) {
  const messages = useMessages();
  const { keysOn } = useSettings();
  const [isAsking, setAsking] = useState(false);
  const players = tables.flatMap((one) => (one.sharing === null ? [] : [{ ...one, ...one.sharing }]));
  const isSecret = hasSecrets(table);
  const canAdd = table.status === 'open' && !isSecret && table.seats.length > 0 && mayJoin(table);
  useKeys((pressed) => {
    const isOurs = canAdd && pressed.kind === 'letter' && pressed.letter === 'n';
    if (isOurs) setAsking(true);
    return isOurs;
  });
  const add = async (name: string) => {
    const [mark] = freeTokens(table.seats.flatMap((seat) => seat.mark ?? []));
    const joining = { code: table.code, table: table.id, name, mark, hasSeat: true, at: 'room' } as const;
    const answer = await joinHere(joining);
    if (!answer.ok) return refusalText(messages, answer);
    setAsking(false);
    return null;
  };
  const remove = ({ table: own, token }: (typeof players)[number]) => {
    void own?.api.changeTable(table.id, 'stand').then(() => sharingPlayers.remove(token));
  };
  if (table.status !== 'open') return null;
  return (
    <div className={styles.here}>
      {isSecret && players.length > 0 ? (
        <p role="status" data-needs-phone>
          {messages.say('room-needs-phone', {
            names: messages.list(players.map(({ name }) => name)),
            count: players.length,
          })}
        </p>
      ) : null}
      {players.map((player) => (
        <Button
          key={player.token}
          aria-label={messages.say('room-plays-here', { name: player.name })}
          onClick={() => remove(player)}
        >
          {player.name} ✕
        </Button>
      ))}
      {canAdd ? (
        <Button
          data-action="play-here"
          aria-keyshortcuts={keysOn ? 'N' : undefined}
          onClick={() => setAsking(true)}
        >
          {messages.say('room-play-here')}
          {keysOn ? <span aria-hidden="true"> (N)</span> : null}
        </Button>
      ) : null}
      {isAsking ? (
        <Dialog title={messages.say('room-play-here')} onClose={() => setAsking(false)}>
          <OneFieldForm
            label={messages.say('web-your-name')}
            about={messages.say('room-play-here.about')}
            button={messages.say('phone-join', { when: 'now' })}
            maxLength={40}
            onSubmit={add}
          />
        </Dialog>
      ) : null}
    </div>
  );
}

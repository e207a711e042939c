import { refusalText } from '@dicehall/server/client';
import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { Page, usePageTitle } from '../app/Page.tsx';
import { useMessages } from '../i18n/messages.tsx';
import { tableOfCode } from '../online/api.ts';
import { useTableOfCode } from '../online/table-of-code.ts';
import { IconLink } from '../ui/Button.tsx';
import { BackIcon } from '../ui/icons.tsx';
import { OneFieldForm } from '../ui/OneFieldForm.tsx';
import { keepAwake } from './keep-awake.ts';
import { RoomLobby } from './RoomLobby.tsx';
import { RoomMatch } from './RoomMatch.tsx';
import styles from './room.module.css';
import { playersOf, useRoomTables } from './room-players.ts';

/** Returns whether sound is enabled, by a tap or a key press. F, Enter and a double tap toggle full screen. */
function useScreenControls(): boolean {
  const [hasSound, setSound] = useState(() => navigator.userActivation?.hasBeenActive ?? false);
  useEffect(() => {
    const fill = () => {
      if (document.fullscreenElement === null)
        void document.documentElement.requestFullscreen?.().catch(() => {});
      else void document.exitFullscreen();
    };
    const onKey = ({ key, target }: KeyboardEvent) => {
      setSound(true);
      if (target instanceof Element && target.closest('button, dialog') !== null) return;
      if (key === 'f' || key === 'Enter') fill();
    };
    const onTap = () => setSound(true);
    window.addEventListener('keydown', onKey);
    window.addEventListener('pointerup', onTap);
    window.addEventListener('dblclick', fill);
    return () => {
      window.removeEventListener('keydown', onKey);
      window.removeEventListener('pointerup', onTap);
      window.removeEventListener('dblclick', fill);
    };
  }, []);
  return hasSound;
}

/** Marks the page as the screen of a room, whose text is large enough for a television. */
function useRoomLook(): void {
  useEffect(() => {
    const { dataset } = document.documentElement;
    dataset.room = '';
    return () => {
      delete dataset.room;
    };
  }, []);
}

interface RoomTableProps {
  readonly code: string;
  readonly id: string;
  readonly hasSound: boolean;
  /** Called with the table of the next match. */
  readonly onNext: (id: string) => void;
}

function RoomTable({ code, id, hasSound, onNext }: RoomTableProps) {
  const messages = useMessages();
  const tables = useRoomTables(code, id);
  const { table = null, state = null } = tables[0] ?? {};
  const next = state?.table.rematch ?? null;
  useEffect(() => {
    if (next !== null) onNext(next);
  }, [next, onNext]);
  if (table === null || state === null)
    return <p className={styles.waiting}>{messages.say('web-connecting')}</p>;
  const { status, match } = state.table;
  if (status === 'open' || match === null || state.start === null || !state.hasPast)
    return <RoomLobby tables={tables} state={state} hasSound={hasSound} />;
  const players = playersOf(tables);
  return (
    <RoomMatch
      key={players.map(({ seat }) => seat).join()}
      table={table}
      state={state}
      start={state.start}
      players={players}
      hasSound={hasSound}
    />
  );
}

/**
 * The screen of a room has no seat and no chat, and never shows a secret. The code leads to the newest table of the
 * evening.
 */
function Room({ code }: { readonly code: string }) {
  const messages = useMessages();
  const { id, problem, goOn } = useTableOfCode(code);
  const hasSound = useScreenControls();
  usePageTitle(messages.say('room-title', { code }), false);
  useRoomLook();
  useEffect(keepAwake, []);
  return (
    <div className={styles.room}>
      <nav className={styles.back} aria-label={messages.say('web-nav')}>
        <IconLink href="/" label={messages.say('web-back')}>
          <BackIcon />
        </IconLink>
      </nav>
      {id === null ? (
        <p className={styles.waiting} role="status">
          {problem ?? messages.say('web-connecting')}
        </p>
      ) : (
        <RoomTable key={id} code={code} id={id} hasSound={hasSound} onNext={goOn} />
      )}
    </div>
  );
}

export default function RoomPage({ code }: { readonly code: string | null }) {
  const messages = useMessages();
  const [, go] = useLocation();
  if (code !== null) return <Room code={code} key={code} />;
  return (
    <Page title={messages.say('room-open')}>
      <p>{messages.say('room-open.about')}</p>
      <OneFieldForm
        label={messages.say('web-code')}
        button={messages.say('room-open')}
        maxLength={12}
        capitals
        onSubmit={async (given) => {
          const answer = await tableOfCode(given);
          if (!answer.ok) return refusalText(messages, answer);
          go(`/room/${encodeURIComponent(given)}`);
          return null;
        }}
      />
    </Page>
  );
}

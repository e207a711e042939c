import type { BaseView } from '@dicehall/engine';
import type { OnlineState } from '@dicehall/server/client';
import { useRef } from 'react';
import { useLocation } from 'wouter';
import { useMessages } from '../i18n/messages.tsx';
import { TableScreen } from '../table/TableScreen.tsx';
import { useOpened, useShown, useStore } from '../table/use-table.ts';
import { Chat } from './Chat.tsx';
import { EnterNameButton } from './NameGate.tsx';
import { useTurnNotice } from './notify.ts';
import { OnlineDialogs, OnlineEnd } from './OnlineDialogs.tsx';
import { NoticeToast, OnlineNotices } from './OnlineNotices.tsx';
import { openOnlineSession } from './online-session.ts';
import type { OnlineTable } from './online-table.ts';

interface OnlineMatchProps {
  readonly table: OnlineTable;
  readonly state: OnlineState;
  readonly start: BaseView;
}

export function OnlineMatch({ table, state, start }: OnlineMatchProps) {
  const messages = useMessages();
  const [, go] = useLocation();
  const undo = useRef<HTMLButtonElement>(null);
  const session = useOpened((device) =>
    openOnlineSession(table, { state, start }, device, {
      go,
      focusUndo: () => undo.current?.focus(),
    }),
  );
  const { isOver, status } = useStore(session);
  const shown = useShown(session.model);
  const { match } = state.table;
  const { title } = shown.feed;
  useTurnNotice({
    isMine: match?.yourTurn === true,
    text: messages.say('web-turn-state', { state: 'yours' }),
    title,
    table: state.table.id,
  });
  return (
    <>
      <TableScreen
        key={state.restarts}
        table={session.model}
        cover={isOver ? <OnlineEnd session={session} /> : null}
        aside={
          <>
            <Chat state={state} />
            <EnterNameButton />
          </>
        }
        notice={<OnlineNotices names={shown.names} status={status} undo={undo} change={session.change} />}
      />
      <NoticeToast state={state} over="table" />
      <OnlineDialogs session={session} />
    </>
  );
}

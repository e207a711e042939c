import type { BaseView } from '@dicehall/engine';
import { type OnlineState, seenDiceOf } from '@dicehall/server/client';
import { useEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import { useCoach } from '../coach/use-coach.ts';
import { MatchEnd } from '../end/MatchEnd.tsx';
import { useMessages } from '../i18n/messages.tsx';
import { DiceProof } from '../proof/DiceProof.tsx';
import { TableScreen } from '../table/TableScreen.tsx';
import { useOpened, useShown, useStore } from '../table/use-table.ts';
import { LinkButton } from '../ui/Button.tsx';
import { Chat } from './Chat.tsx';
import { useMutedPeople } from './muted-people.ts';
import { useTurnNotice } from './notify.ts';
import { OnlineDialogs } from './OnlineDialogs.tsx';
import { OnlineNotices } from './OnlineNotices.tsx';
import { type OnlineSession, openOnlineSession } from './online-session.ts';
import type { OnlineTable } from './online-table.ts';
import { useTableNotes } from './use-table-notes.ts';

interface OnlineMatchProps {
  readonly table: OnlineTable;
  readonly state: OnlineState;
  readonly start: BaseView;
}

/** Draws a match at an online table. */
export function OnlineMatch({ table, state, start }: OnlineMatchProps) {
  const messages = useMessages();
  const [, go] = useLocation();
  const agree = useRef<HTMLButtonElement>(null);
  const notes = useTableNotes(state, useMutedPeople());
  const session = useOpened((device) =>
    openOnlineSession(table, { state, start, notes }, device, {
      go,
      focusAgree: () => agree.current?.focus(),
    }),
  );
  useEffect(() => session.setNotes(notes), [session, notes]);
  const { isOver, isPlaying, status } = useStore(session);
  const shown = useShown(session.model);
  const { match, coach: isCoachAllowed } = state.table;
  const { title } = shown.feed;
  useTurnNotice({
    isMine: match?.yourTurn === true,
    text: messages.say('web-your-turn'),
    title,
    table: state.table.id,
  });
  const coach = useCoach(session.known(), session.mine);
  return (
    <>
      <TableScreen
        key={state.restarts}
        table={session.model}
        coach={isCoachAllowed && isPlaying ? coach : undefined}
        cover={isOver ? <OnlineEnd session={session} /> : null}
        aside={<Chat state={state} />}
        notice={
          <OnlineNotices
            state={state}
            names={shown.names}
            status={status}
            agree={agree}
            change={session.change}
          />
        }
      />
      <OnlineDialogs session={session} />
    </>
  );
}

function OnlineEnd({ session }: { readonly session: OnlineSession }) {
  const messages = useMessages();
  const shown = useShown(session.model);
  const { state } = useStore(session);
  const { id, rematch } = state.table;
  const isSpectator = session.mine.length === 0;
  return (
    <MatchEnd
      id={id}
      shown={shown}
      onAgain={isSpectator ? null : () => void session.rematch()}
      again={rematch === null ? undefined : messages.say('web-again-with')}
      record={session.record}
      replay={`/replay?record=/api/v1/tables/${id}/record`}
    >
      {shown.feed.result?.isResigned === true ? <p>{messages.say('online-ended-resigned')}</p> : null}
      <DiceProof record={session.record} seen={seenDiceOf(state.seen)} />
      {isSpectator && rematch !== null ? (
        <LinkButton href={`/online/table/${rematch}`}>{messages.say('web-watch-rematch')}</LinkButton>
      ) : null}
    </MatchEnd>
  );
}

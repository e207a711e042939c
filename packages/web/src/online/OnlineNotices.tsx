import { ofSeat } from '@dicehall/engine';
import type { Absence, OnlineState } from '@dicehall/server/client';
import type { RefObject } from 'react';
import { useMessages } from '../i18n/messages.tsx';
import { useSettings } from '../settings/settings.ts';
import { Button } from '../ui/Button.tsx';
import { AskedUndo } from './AskedUndo.tsx';
import { NoticeToast } from './NoticeToast.tsx';
import { StandIn } from './StandIn.tsx';

interface OnlineNoticesProps {
  readonly state: OnlineState;
  /** By seat. */
  readonly names: readonly string[];
  readonly isOver: boolean;
  readonly absence: Absence | null;
  /** The button that agrees to an undo. */
  readonly agree: RefObject<HTMLButtonElement | null>;
  /** Changes something at the table. */
  readonly change: (what: string, body?: unknown) => unknown;
  readonly onStandIn: () => void;
}

/** What the table has to say beside the match: a lost connection, a held seat, a request to undo, an absent player. */
export function OnlineNotices({
  state,
  names,
  isOver,
  absence,
  agree,
  change,
  onStandIn,
}: OnlineNoticesProps) {
  const messages = useMessages();
  const { keys, keysOn } = useSettings();
  const { you } = state;
  const asked = state.table.undo;
  const isAsked = you.seat !== null && asked?.waiting.includes(you.seat) === true;
  const isHeld = you.seat !== null && state.table.seats[you.seat]?.held === true;
  const { clientCommitments, clientSeeds } = state.table.dice;
  const isSeedMissing =
    you.seat !== null && clientCommitments[you.seat] != null && clientSeeds[you.seat] == null;
  return (
    <>
      {state.link === 'lost' ? <p role="status">{messages.say('web-lost')}</p> : null}
      {isHeld && !isOver ? (
        <Button
          tone="primary"
          data-action="return"
          aria-keyshortcuts={keysOn ? keys['stand-in'] : undefined}
          onClick={() => change('return')}
        >
          {messages.say('web-take-seat-back')}
        </Button>
      ) : null}
      {asked !== null && isAsked ? (
        <AskedUndo
          seat={asked.seat}
          names={names}
          agree={agree}
          onAnswer={(agrees) => change('undo/answer', { agrees })}
        />
      ) : null}
      {asked !== null && asked.waiting.length > 0 && asked.seat === you.seat ? (
        <p className="soft small">
          {messages.say('web-undo-waiting', { seats: { seats: asked.waiting } }, names)}
        </p>
      ) : null}
      {absence === null ? null : (
        <StandIn
          key={absence.seat}
          absence={absence}
          name={ofSeat(names, absence.seat)}
          onStandIn={onStandIn}
        />
      )}
      {you.seat === null && !isOver ? (
        <p className="soft small">
          {messages.say('web-you-watch')}{' '}
          {state.table.watchers > 1 ? messages.say('web-watchers', { count: state.table.watchers }) : ''}
        </p>
      ) : null}
      {isSeedMissing ? <p className="soft small">{messages.say('web-seed-missing')}</p> : null}
      <NoticeToast state={state} over="felt" />
    </>
  );
}

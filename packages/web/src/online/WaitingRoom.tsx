import { ofSeat } from '@dicehall/engine';
import {
  type Answer,
  type OnlineState,
  refusalText,
  type TableChange,
  tableStatus,
} from '@dicehall/server/client';
import { type SeatState, type Snapshot, snapshotSchema } from '@dicehall/server/protocol';
import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { announcer } from '../announce/announcer.ts';
import { Spoken } from '../announce/Spoken.tsx';
import { linkTo } from '../app/address.ts';
import { Page } from '../app/Page.tsx';
import { useMessages } from '../i18n/messages.tsx';
import { strengths } from '../local/players.ts';
import { PartyTools } from '../party/PartyTools.tsx';
import { looksOf } from '../setup/characters.ts';
import { TokenMark } from '../tokens/TokenMark.tsx';
import { Button } from '../ui/Button.tsx';
import { Card } from '../ui/Card.tsx';
import { CopyLink } from '../ui/CopyLink.tsx';
import { ErrorMessage } from '../ui/Field.tsx';
import { QrCode } from '../ui/QrCode.tsx';
import { call, changeTable } from './api.ts';
import { Chat } from './Chat.tsx';
import { HostTools } from './HostTools.tsx';
import { EnterNameButton } from './NameGate.tsx';
import { FairDice } from './OnlineDialogs.tsx';
import { NoticeToast } from './OnlineNotices.tsx';
import styles from './online.module.css';
import { seatRequest } from './saved-tables.ts';
import { freeSeats, missingPlayers } from './seat-facts.ts';
import { TableRules } from './TableRules.tsx';

interface WaitingRoomProps {
  readonly state: OnlineState;
  readonly onSnapshot: (snapshot: Snapshot) => void;
}

export function WaitingRoom({ state, onSnapshot }: WaitingRoomProps) {
  const messages = useMessages();
  const [, go] = useLocation();
  const [problem, setProblem] = useState<string | null>(null);
  const { table, you } = state;
  /** Not between the start and the first roll, while seeds are revealed. */
  const isOpen = table.status === 'open';
  const isHost = isOpen && you.person !== null && table.host === you.person;
  const isSeated = you.seat !== null;
  // The code of an evening always leads to its newest table.
  const link = linkTo(table.evening === null ? `/online/table/${table.id}` : `/phone/${table.code}`);
  const free = freeSeats(table);
  const missing = missingPlayers(table);
  // Guests have just been invited themselves.
  const invitesFirst = isHost && free > 0;
  const after = (answer: Answer<Snapshot>) => {
    if (answer.ok) onSnapshot(answer.value);
    setProblem(answer.ok ? null : refusalText(messages, answer));
  };
  const change = async (...asked: TableChange) => after(await changeTable(table.id, ...asked));
  /** @param seat absent at a table that grows */
  const sit = async (seat?: number) =>
    change('sit', { ...(seat !== undefined && { seat }), ...(await seatRequest()) });
  const removeBot = async (seat: number) =>
    after(await call('DELETE', `/tables/${table.id}/bots/${seat}`, (raw) => snapshotSchema.parse(raw)));
  /** Gives the free seats to bots, and starts when all are taken. */
  const start = async () => {
    for (let seat = 0; seat < missing; seat++) {
      const answer = await changeTable(table.id, 'bots', { strength: 'steady' });
      after(answer);
      if (!answer.ok) return;
    }
    await change('start');
  };
  useEffect(() => {
    if (you.seat !== null) announcer.say(messages.say('web-seated', { number: you.seat + 1 }));
  }, [you.seat, messages]);
  const waiting = tableStatus(state, Date.now()).find(({ kind }) => kind === 'waiting');
  const looks = looksOf(messages, table.seats);
  const seatText = (seat: SeatState): string => {
    if (seat.kind === 'empty') return messages.say('web-seat-free');
    if (seat.kind === 'bot') {
      const kind = messages.say('web-bot', { strength: seat.strength ?? 'steady' });
      return `${kind}. ${looks[seat.seat]?.likes ?? ''}`;
    }
    const here = messages.say(seat.here ? 'web-here' : 'web-away');
    return seat.person === table.host ? `${messages.say('web-host')} · ${here}` : here;
  };
  const invite = (
    <Card as="section" className={styles.invite}>
      <div>
        <h2>{messages.say(free > 0 ? 'web-invite' : 'web-invite.full')}</h2>
        <p className={styles.code}>
          <span className="visually-hidden">
            {messages.say('web-code-spelled', { code: [...table.code].join(' ') })}
          </span>
          <span aria-hidden="true" data-code>
            {table.code}
          </span>
        </p>
        <p className="soft small">{messages.say('web-invite.about')}</p>
        <div className="row">
          <CopyLink label={messages.say('web-copy-link')} link={() => link} />
          {typeof navigator.share === 'function' ? (
            <Button
              data-action="share"
              onClick={() => {
                const text = messages.say('web-share-text', {
                  game: messages.lookup(`game-${table.game}`),
                });
                // Rejects if the user closes the system's share sheet.
                navigator.share({ title: 'Dicehall', text, url: link }).catch(() => {});
              }}
            >
              {messages.say('web-share-table')}
            </Button>
          ) : null}
        </div>
      </div>
      <QrCode className={styles.qr} text={link} label={messages.say('web-qr')} />
    </Card>
  );
  return (
    <Page title={messages.say('web-title-waiting', { game: messages.lookup(`game-${table.game}`) })} isWide>
      {state.link === 'lost' ? <p>{messages.say('online-lost')}</p> : null}
      <NoticeToast state={state} over="page" />
      <div className="columns">
        {invitesFirst ? invite : null}
        <Card as="section">
          <h2>{messages.say('web-who-plays')}</h2>
          <TableRules game={table.game} options={table.options} clock={table.clock} coach={table.coach} />
          <ol className={styles.seats}>
            {table.seats.map((seat) => (
              <li key={seat.seat} data-kind={seat.kind}>
                {seat.kind === 'empty' ? null : (
                  <TokenMark token={ofSeat(looks, seat.seat).token} isBot={seat.kind === 'bot'} />
                )}
                <span className="grow">
                  <strong>{seat.name ?? messages.say('seat-name', { number: seat.seat + 1 })}</strong>{' '}
                  <span className="soft small">{seatText(seat)}</span>
                </span>
                {seat.kind === 'empty' && !isSeated && you.person !== null ? (
                  <Button
                    tone="primary"
                    data-action="sit"
                    aria-label={messages.say('web-sit.name', { number: seat.seat + 1 })}
                    onClick={() => void sit(seat.seat)}
                  >
                    {messages.say('web-sit')}
                  </Button>
                ) : null}
                {seat.kind === 'bot' && isHost ? (
                  <Button tone="quiet" onClick={() => void removeBot(seat.seat)}>
                    {messages.say('web-seat-remove', { name: seat.name ?? '' })}
                  </Button>
                ) : null}
              </li>
            ))}
          </ol>
          {table.watchers > 0 ? (
            <p className="soft small">{messages.say('online-watchers', { count: table.watchers })}</p>
          ) : null}
          {isHost && free > 0 ? (
            <div className="row">
              {strengths.map((strength) => (
                <Button key={strength} data-bot={strength} onClick={() => void change('bots', { strength })}>
                  {messages.say('web-add', { what: messages.say('web-bot', { strength }) })}
                </Button>
              ))}
            </div>
          ) : null}
          {table.grows && free > 0 && isOpen && !isSeated && you.person !== null ? (
            <Button className={styles.start} tone="primary" data-action="sit" onClick={() => void sit()}>
              {messages.say('party-sit')}
            </Button>
          ) : null}
          <ErrorMessage text={problem} />
          {isHost ? (
            <Button
              className={styles.start}
              tone={missing === 0 ? 'primary' : undefined}
              data-action={missing === 0 ? 'start' : 'start-with-bots'}
              onClick={() => void start()}
            >
              {missing === 0
                ? messages.say('web-start-match')
                : messages.say('web-start-with-bots', { count: missing })}
            </Button>
          ) : null}
          {isOpen && !isHost ? <p>{waiting === undefined ? null : messages.text(waiting.text)}</p> : null}
          {isOpen ? null : <Spoken text={messages.say('online-seeds-awaited')} />}
          <EnterNameButton />
          {isSeated && isOpen ? (
            <Button tone="quiet" onClick={() => void change('stand').then(() => go('/'))}>
              {messages.say('web-leave')}
            </Button>
          ) : null}
        </Card>
        {!invitesFirst && (free > 0 || table.watch) ? invite : null}
        {isHost && you.person !== null ? (
          <Card as="details" data-host-tools>
            <summary className={`label ${styles.summary}`}>{messages.say('web-host-tools')}</summary>
            {table.evening === null ? null : <PartyTools table={table} />}
            <HostTools table={table} me={you.person} />
          </Card>
        ) : null}
        <Card as="details">
          <summary className={`label ${styles.summary}`}>{messages.say('web-fair')}</summary>
          <FairDice state={state} />
        </Card>
        <Card>
          <Chat state={state} />
        </Card>
      </div>
    </Page>
  );
}

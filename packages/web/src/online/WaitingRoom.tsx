import { ofSeat } from '@dicehall/engine';
import { type OnlineState, tableStatus, wasRemoved } from '@dicehall/server/client';
import { type SeatState, type Snapshot, snapshotSchema } from '@dicehall/server/protocol';
import { useEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import { Spoken } from '../announce/Spoken.tsx';
import { linkTo } from '../app/address.ts';
import { Page } from '../app/Page.tsx';
import { useMessages } from '../i18n/messages.tsx';
import { strengths } from '../local/players.ts';
import { PartyTools } from '../party/PartyTools.tsx';
import { usePhoneAddress } from '../room/join-facts.ts';
import { looksOf } from '../setup/characters.ts';
import { TokenMark } from '../tokens/TokenMark.tsx';
import { Button } from '../ui/Button.tsx';
import { Card } from '../ui/Card.tsx';
import { CopyLink } from '../ui/CopyLink.tsx';
import { ErrorMessage } from '../ui/Field.tsx';
import { QrCode } from '../ui/QrCode.tsx';
import { SpelledCode } from '../ui/SpelledCode.tsx';
import { call } from './api.ts';
import { Chat } from './Chat.tsx';
import { HostTools } from './HostTools.tsx';
import { EnterNameButton } from './NameGate.tsx';
import { FairDice } from './OnlineDialogs.tsx';
import { NoticeToast } from './OnlineNotices.tsx';
import styles from './online.module.css';
import { StartMatch, useSeatNews } from './StartMatch.tsx';
import { seatRequest } from './saved-tables.ts';
import { freeSeats, missingPlayers } from './seat-facts.ts';
import { TableRules } from './TableRules.tsx';
import { useChanges } from './use-changes.ts';

interface WaitingRoomProps {
  readonly state: OnlineState;
  /** The name that the person chose, if any. The seat has a number after it if another player has that name. */
  readonly name: string | undefined;
  readonly onSnapshot: (snapshot: Snapshot) => void;
}

export function WaitingRoom({ state, name, onSnapshot }: WaitingRoomProps) {
  const messages = useMessages();
  const [, go] = useLocation();
  const { table, you } = state;
  const { problem, after, change } = useChanges(table.id, { take: onSnapshot });
  /** The room is closed between the start and the first roll, while seeds are revealed. */
  const isOpen = table.status === 'open';
  const isHost = isOpen && you.person !== null && table.host === you.person;
  const isSeated = you.seat !== null;
  const maySit = !isSeated && you.person !== null && !wasRemoved(state);
  const nameHere = table.seats.find(({ seat }) => seat === you.seat)?.name ?? undefined;
  // The code of an evening always leads to its newest table.
  const path = table.evening === null ? `online/table/${table.id}` : `phone/${table.code}`;
  const address = usePhoneAddress();
  /** The link for other devices. If they cannot reach this server, it is that of this device. */
  const link = address == null ? linkTo(`/${path}`) : `${address}${path}`;
  const free = freeSeats(table);
  /** Whether inviting, or adding bots, is the main action. */
  const isInviting = isHost && missingPlayers(table) > 0;
  const canShare = typeof navigator.share === 'function';
  /**
   * Takes a seat.
   * @param seat absent at a table that adds a seat for each new player
   */
  const sit = async (seat?: number) => change('sit', { seat, ...(await seatRequest()) });
  const removeBot = async (seat: number) =>
    after(await call('DELETE', `/tables/${table.id}/bots/${seat}`, (raw) => snapshotSchema.parse(raw)));
  const leave = async () => {
    if (await change('stand')) go('/');
  };
  useSeatNews(you.seat);
  /** Whether this page opened a rematch, and an invited player is not here. */
  const isAwaiting =
    isHost &&
    (history.state as { readonly isRematch?: true } | null)?.isRematch === true &&
    table.evening === null &&
    table.seats.some(
      ({ kind, here, seat }) => kind === 'person' && (!here || table.dice.clientCommitments[seat] == null),
    );
  const wasAwaiting = useRef(false);
  useEffect(() => {
    if (wasAwaiting.current && isHost && !isAwaiting && missingPlayers(table) === 0) void change('start');
    wasAwaiting.current = isAwaiting;
  });
  const waiting = tableStatus(state, Date.now()).find(({ kind }) => kind === 'waiting');
  const looks = looksOf(messages, table.seats);
  const seatText = (seat: SeatState): string => {
    if (seat.kind === 'empty') return messages.say('web-seat-free');
    if (seat.kind === 'bot') {
      const kind = messages.say('web-bot', { strength: seat.strength ?? 'steady' });
      return `${kind}. ${looks[seat.seat]?.likes ?? ''}`;
    }
    const hasCome = (table.dice.clientCommitments[seat.seat] ?? null) !== null;
    const here = messages.say(seat.here ? 'web-here' : hasCome ? 'web-away' : 'web-asked');
    return seat.person === table.host ? `${messages.say('web-host')} · ${here}` : here;
  };
  return (
    <Page
      title={messages.say('web-title-waiting', {
        game: messages.lookup(`game-${table.game}`),
        ready:
          missingPlayers(table) === 0 && table.seats.every(({ kind, here }) => kind !== 'person' || here)
            ? 'yes'
            : 'no',
      })}
      isWide
    >
      {state.link === 'lost' ? <p>{messages.say('online-lost')}</p> : null}
      <NoticeToast state={state} over="page" />
      <div className="columns">
        <Card as="section" data-sticky={(isHost && !isInviting) || undefined}>
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
                {seat.kind === 'empty' && maySit ? (
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
          {nameHere === undefined || name === undefined || nameHere === name ? null : (
            <Spoken text={messages.say('web-seated-as', { name, here: nameHere })} />
          )}
          {isHost && free > 0 ? (
            <div className={styles.bots}>
              <p>{messages.say('web-add-bot')}</p>
              {strengths.map((strength) => (
                <Button
                  key={strength}
                  aria-label={messages.say('web-add', { strength })}
                  onClick={() => void change('bots', { strength })}
                >
                  {messages.say('web-strength', { strength })}
                </Button>
              ))}
            </div>
          ) : null}
          {isHost ? (
            <div className={isInviting ? undefined : styles.bar}>
              <StartMatch table={table} change={change} className={styles.start} />
            </div>
          ) : null}
          {isAwaiting ? <p className="soft small">{messages.say('web-starts-with-all')}</p> : null}
          {table.grows && free > 0 && isOpen && maySit ? (
            <Button className={styles.start} tone="primary" data-action="sit" onClick={() => void sit()}>
              {messages.say('party-sit')}
            </Button>
          ) : null}
          <ErrorMessage text={problem} />
          {isOpen && !isHost ? <p>{waiting === undefined ? null : messages.text(waiting.text)}</p> : null}
          {isOpen ? null : <Spoken text={messages.say('online-seeds-awaited')} />}
          <EnterNameButton />
        </Card>
        <Card>
          <Chat state={state} />
        </Card>
        {free > 0 || table.watch ? (
          <Card as="section" className={styles.invite} data-first={(isHost && free > 0) || undefined}>
            <div>
              <h2>{messages.say(free > 0 ? 'web-invite' : 'web-invite.full')}</h2>
              <SpelledCode of="table" code={table.code} className={styles.code} />
              <p className="soft small">
                {messages.say('web-invite.about', { qr: address == null ? 'no' : 'yes' })}
              </p>
              <div className="row">
                <CopyLink
                  label={messages.say('web-copy-link')}
                  link={() => link}
                  tone={isInviting && !canShare ? 'primary' : undefined}
                />
                {canShare ? (
                  <Button
                    tone={isInviting ? 'primary' : undefined}
                    data-action="share"
                    onClick={() => {
                      const text = messages.say('web-share-text', {
                        game: messages.lookup(`game-${table.game}`),
                      });
                      // The promise rejects if the user closes the system's share sheet, which is not an error.
                      navigator.share({ title: 'Dicehall', text, url: link }).catch(() => {});
                    }}
                  >
                    {messages.say('web-share-table')}
                  </Button>
                ) : null}
              </div>
            </div>
            {address === null ? (
              isHost && (
                <p className="soft small" data-own-address>
                  {messages.say('room-own-address')}
                </p>
              )
            ) : address === undefined ? null : (
              <QrCode className={styles.qr} text={link} label={messages.say('web-qr')} />
            )}
          </Card>
        ) : null}
        <Card>
          {isHost && you.person !== null ? (
            <details data-host-tools>
              <summary className={`label ${styles.summary}`}>{messages.say('web-host-tools')}</summary>
              {table.evening === null ? null : <PartyTools table={table} />}
              <HostTools table={table} me={you.person} />
            </details>
          ) : null}
          <details>
            <summary className={`label ${styles.summary}`}>{messages.say('web-fair')}</summary>
            <FairDice state={state} />
          </details>
          {isSeated && isOpen ? (
            <Button tone="quiet" onClick={() => void leave()}>
              {messages.say('web-leave')}
            </Button>
          ) : null}
        </Card>
      </div>
    </Page>
  );
}

import { findGame, type OptionValue, ofSeat } from '@dicehall/engine';
import { rulesParts } from '@dicehall/messages';
import { GameEmblem } from '../games/GameEmblem.tsx';
import { useMessages } from '../i18n/messages.tsx';
import { hostValues } from '../online/seat-facts.ts';
import type { PlayerTable } from '../phone/use-tables.ts';
import { looksOf } from '../setup/characters.ts';
import { TokenMark } from '../tokens/TokenMark.tsx';
import { QrCode } from '../ui/QrCode.tsx';
import { phoneLink, shortAddress, usePhoneAddress } from './join-facts.ts';
import { PlayersHere } from './PlayersHere.tsx';
import { lettersOf, RoomMarks, type RoomMarksProps } from './RoomMarks.tsx';
import styles from './room.module.css';

/** Shows, before a match, how to join and who has joined. */
export function RoomLobby({
  tables,
  state,
  hasSound,
}: RoomMarksProps & { readonly tables: readonly PlayerTable[] }) {
  const messages = useMessages();
  const { table } = state;
  const looks = looksOf(messages, table.seats);
  const taken = table.seats.filter(({ kind }) => kind !== 'empty');
  const game = findGame(table.game);
  const address = usePhoneAddress();
  const title = messages.lookup(`game-${table.game}`);
  const isStarting = table.status !== 'open';
  return (
    <main className={styles.lobby} data-game={table.game} data-room-lobby>
      <section className={styles.join} aria-label={messages.say('room-join')}>
        {address == null ? (
          <p className={styles.scan}>{messages.say('web-code')}</p>
        ) : (
          <>
            <p className={styles.scan}>{messages.say('room-join')}</p>
            <QrCode
              className={styles.qr}
              text={phoneLink(address, table.code)}
              label={messages.say('web-qr')}
            />
            <p className={styles.address}>
              {messages.say('room-address', { address: shortAddress(address) })}
            </p>
          </>
        )}
        <p className={styles.code} data-code>
          {table.code}
        </p>
        {address === null ? (
          <p className={styles.warning} data-own-address>
            {messages.say('room-own-address')}
          </p>
        ) : null}
      </section>
      <section className={styles.people} aria-label={messages.say('web-who-plays')}>
        <header>
          <h1 style={lettersOf([title])}>
            {game === undefined ? null : <GameEmblem game={game.id} />}
            {title}
          </h1>
          {game === undefined ? null : (
            <p className={styles.rules}>
              {rulesParts(messages, game, table.options as Record<string, OptionValue>).join(', ')}
            </p>
          )}
        </header>
        {taken.length === 0 ? (
          <p>{messages.say('room-nobody')}</p>
        ) : (
          <ol className={styles.joined} style={lettersOf(taken.map(({ name }) => name ?? ''))}>
            {taken.map(({ seat, name, kind, here }) => (
              <li key={seat} data-away={here ? undefined : true}>
                <TokenMark token={ofSeat(looks, seat).token} isBot={kind === 'bot'} />
                <span className={styles.name}>{here ? name : `${name} · ${messages.say('web-away')}`}</span>
              </li>
            ))}
          </ol>
        )}
        <div className={styles.start}>
          <p role="status">
            {isStarting
              ? messages.say('room-starting')
              : taken.length === 0
                ? address != null && messages.say('room-how')
                : messages.say('room-host-starts', hostValues(table))}
          </p>
          <PlayersHere tables={tables} state={state} />
          <RoomMarks state={state} hasSound={hasSound} />
        </div>
      </section>
    </main>
  );
}

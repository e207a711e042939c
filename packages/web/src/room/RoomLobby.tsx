import { findGame, type OptionValue, ofSeat } from '@dicehall/engine';
import { rulesParts } from '@dicehall/messages';
import { GameEmblem } from '../games/GameEmblem.tsx';
import { useMessages } from '../i18n/messages.tsx';
import { hostValues } from '../online/seat-facts.ts';
import type { PlayerTable } from '../phone/use-tables.ts';
import { looksOf } from '../setup/characters.ts';
import { TokenMark } from '../tokens/TokenMark.tsx';
import { QrCode } from '../ui/QrCode.tsx';
import { isOwnAddress, phoneLink, shortAddress } from './join-facts.ts';
import { PlayersHere } from './PlayersHere.tsx';
import { lettersOf, RoomMarks, type RoomMarksProps } from './RoomMarks.tsx';
import styles from './room.module.css';

/** Before a match, the room shows how to join and who has joined. */
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
  const isLocal = isOwnAddress();
  const isStarting = table.status !== 'open';
  return (
    <main className={styles.lobby} data-game={table.game} data-room-lobby>
      <section className={styles.join} aria-label={messages.say('room-join')}>
        {isLocal ? (
          <p className={styles.warning}>{messages.say('room-own-address')}</p>
        ) : (
          <>
            <p className={styles.scan}>{messages.say('room-join')}</p>
            <QrCode className={styles.qr} text={phoneLink(table.code)} label={messages.say('web-qr')} />
          </>
        )}
        <p className={styles.code} data-code>
          {table.code}
        </p>
        {isLocal ? null : (
          <p className={styles.address}>{messages.say('room-address', { address: shortAddress() })}</p>
        )}
      </section>
      <section className={styles.people} aria-label={messages.say('web-who-plays')}>
        <header>
          <h1>
            {game === undefined ? null : <GameEmblem game={game.id} />}
            {messages.lookup(`game-${table.game}`)}
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
                ? !isLocal && messages.say('room-how')
                : messages.say('room-host-starts', hostValues(table))}
          </p>
          <PlayersHere tables={tables} state={state} />
          <RoomMarks state={state} hasSound={hasSound} />
        </div>
      </section>
    </main>
  );
}

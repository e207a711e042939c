import { type BaseView, type Controls, ofSeat, type Seat } from '@dicehall/engine';
import { unitWord } from '@dicehall/messages';
import { useEffect, useMemo, useState } from 'react';
import { Say, SeatNamesProvider, useMessages } from '../i18n/messages.tsx';
import { useKeys } from '../keys/use-keys.ts';
import { ClimbingNumber } from '../moments/ClimbingNumber.tsx';
import type { RoomPlayer } from '../online/match-feed.ts';
import { openOnlineSession } from '../online/online-session.ts';
import type { OnlineTable } from '../online/online-table.ts';
import { Felt } from '../table/Felt.tsx';
import { secondsLeft, type TableClock } from '../table/model/clock.ts';
import type { TableDevice } from '../table/model/feed.ts';
import { noDialogs, tableKeys } from '../table/model/keys.ts';
import { seatKey, type TableSeat } from '../table/model/seats.ts';
import type { ShownTable } from '../table/model/shown.ts';
import { raceOfTurn, viewOfTurn } from '../table/model/told-turn.ts';
import { useOpened, useShown } from '../table/use-table.ts';
import { TokenMark } from '../tokens/TokenMark.tsx';
import { tokenOfSeat } from '../tokens/tokens.ts';
import { Corner } from './Corner.tsx';
import { Podium } from './Podium.tsx';
import { isLost, lettersOf, type RoomMarksProps } from './RoomMarks.tsx';
import styles from './room.module.css';

/** The number of characters above which the latest line is in smaller type, so that it fits in two lines. */
const longLine = 60;

/**
 * Adapts the settings of a device for the screen of a room: the table waits neither for a key press nor for a screen
 * reader, and shows moments for as long as at a player's table.
 */
const roomDevice = (device: TableDevice): TableDevice => ({
  ...device,
  isRoom: true,
  settings: () => ({ ...device.settings(), turns: 'on', pace: 'normal' }),
  waitsForSpeech: () => false,
});

interface RoomMatchProps extends RoomMarksProps {
  readonly table: OnlineTable;
  readonly start: BaseView;
  readonly players: readonly RoomPlayer[];
}

export function RoomMatch({ table, state, start, players, hasSound }: RoomMatchProps) {
  const session = useOpened((device) =>
    openOnlineSession(table, { state, start, players }, roomDevice(device), { go() {}, focusUndo() {} }),
  );
  const shown = useShown(session.model);
  const { feed, names, isEnd } = shown;
  const keys = useMemo(() => tableKeys(session.model, noDialogs), [session.model]);
  useKeys((pressed) => players.length > 0 && keys(pressed));
  return (
    <SeatNamesProvider names={names}>
      <div
        className={styles.match}
        style={lettersOf(names)}
        data-game={feed.game.id}
        data-shown={shown.count}
        key={state.restarts}
      >
        {isEnd ? (
          <Podium shown={shown} state={state} hasSound={hasSound} />
        ) : (
          <>
            <main className={styles.table} aria-label={feed.title}>
              <Head shown={shown} isLost={isLost(state)} />
              <Felt
                table={session.model}
                shown={shown}
                cover={isSecret(shown) ? <Choosing shown={shown} /> : null}
              />
              <p
                className={styles.latest}
                data-latest
                data-long={shown.latest.length > longLine || undefined}
              >
                {shown.latest}
              </p>
              {feed.clock == null || feed.isOffline ? null : <RoomClock clock={feed.clock} />}
            </main>
            <aside className={styles.side}>
              <Standings shown={shown} />
              <Corner state={state} />
            </aside>
          </>
        )}
      </div>
    </SeatNamesProvider>
  );
}

/** Whether all players choose at once, each in secret. */
const isSecret = ({ feed, view, isBehind, reveal }: ShownTable): boolean =>
  feed.game.facts.simultaneousChoices && view.step.kind === 'choose' && !isBehind && reveal === null;

function Choosing({ shown }: { readonly shown: ShownTable }) {
  const messages = useMessages();
  const { feed, acting } = shown;
  const of = feed.seats.length;
  return (
    <div className={styles.choosing}>
      <p className={styles.chosen} data-chosen-count>
        {messages.say('room-chosen', { count: of - acting.length, of })}
      </p>
      {acting.length === of ? null : (
        <p>{messages.say('room-waits', { seats: { seats: acting } }, shown.names)}</p>
      )}
      <ul className={styles.cards}>
        {feed.seats.map(({ name, token, kind }, seat) => (
          <li key={seatKey(seat)} title={name} data-chosen={acting.includes(seat) ? undefined : true}>
            <TokenMark token={token ?? tokenOfSeat(seat)} isBot={kind === 'bot'} />
          </li>
        ))}
      </ul>
    </div>
  );
}

interface HeadProps {
  readonly shown: ShownTable;
  readonly isLost: boolean;
}

/** Shows the game and the progress of the match, then the state of the race or what the match waits for. */
function Head({ shown, isLost }: HeadProps) {
  const messages = useMessages();
  const { acting, feed, isBehind } = shown;
  // The lines address no player as “you”, not even one who plays on this screen.
  const controls = feed.game.controls(viewOfTurn(shown), null, null);
  const race = raceOfTurn(shown, controls, null);
  const away = isBehind ? [] : acting.filter((seat) => feed.seats[seat]?.away === true);
  return (
    <header className={styles.head}>
      <p className={styles.game}>{messages.lookup(`game-${feed.game.id}`)}</p>
      <p>
        <Say phrase={controls.progress} />
      </p>
      {isLost ? (
        <p data-status="lost">{messages.say('room-reconnecting')}</p>
      ) : (
        <p data-waits={away.length > 0 || undefined}>
          {away.length > 0 ? (
            messages.say('room-waits-away', { seats: { seats: away } }, shown.names)
          ) : race === null ? null : (
            <Say phrase={race} />
          )}
        </p>
      )}
    </header>
  );
}

function RoomClock({ clock }: { readonly clock: TableClock }) {
  const messages = useMessages();
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 500);
    return () => clearInterval(timer);
  }, []);
  const seconds = secondsLeft(clock, now);
  return (
    <p className={styles.clock} role="timer" aria-live="off" data-short={seconds <= 10 || undefined}>
      <span className={styles.bar} style={{ inlineSize: `${(seconds / clock.total) * 100}%` }} />
      <span className="number">{messages.say('room-seconds', { seconds })}</span>
    </p>
  );
}

interface PlateProps {
  readonly index: Seat;
  readonly seat: TableSeat;
  readonly score: number;
  readonly isUnscored: boolean;
  readonly isActing: boolean;
  readonly hasChosen: boolean;
  readonly standing: Controls['standings'][number];
}

function Plate({ index, seat, score, isUnscored, isActing, hasChosen, standing }: PlateProps) {
  const messages = useMessages();
  return (
    <li aria-current={isActing ? 'true' : undefined} data-away={seat.away || undefined}>
      <TokenMark token={seat.token ?? tokenOfSeat(index)} isBot={seat.kind === 'bot'} />
      <span className={styles.name}>{seat.name}</span>
      <span className={styles.standing}>
        {hasChosen ? (
          messages.say('room-has-chosen')
        ) : seat.away ? (
          messages.say('web-away')
        ) : standing === null ? null : (
          <Say phrase={standing} />
        )}
      </span>
      <span className={`number ${styles.score}`}>
        <ClimbingNumber value={score} seat={index} isUnscored={isUnscored} />
      </span>
    </li>
  );
}

function Standings({ shown }: { readonly shown: ShownTable }) {
  const messages = useMessages();
  const { view, acting, controls, feed } = shown;
  const areSecret = isSecret(shown);
  return (
    <section>
      <p className={styles.unit}>
        {messages.say('room-scores', {
          unit: unitWord(feed.game, feed.start) || 'points',
          low: feed.game.facts.lowScoreWins ? 'yes' : 'no',
        })}
      </p>
      <ol className={styles.standings} aria-label={messages.say('web-scores')}>
        {feed.seats.map((seat, index) => (
          <Plate
            key={seatKey(index)}
            index={index}
            seat={seat}
            score={ofSeat(view.scores, index)}
            isUnscored={controls.unscored?.includes(index) === true}
            isActing={!areSecret && acting.includes(index)}
            hasChosen={areSecret && !acting.includes(index)}
            standing={controls.standings[index] ?? null}
          />
        ))}
      </ol>
    </section>
  );
}

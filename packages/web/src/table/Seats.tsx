import { type Controls, ofSeat, type Seat } from '@dicehall/engine';
import { unitWord } from '@dicehall/messages';
import { useEffect, useMemo, useState } from 'react';
import { Say, useMessages } from '../i18n/messages.tsx';
import { ClimbingNumber } from '../moments/ClimbingNumber.tsx';
import { TokenMark } from '../tokens/TokenMark.tsx';
import { tokenOfSeat } from '../tokens/tokens.ts';
import { secondsLeft } from './model/clock.ts';
import { lastStandIns, type StandIn } from './model/game-log.ts';
import { actingSeats, seatKey, seatOfYou, type TableSeat } from './model/seats.ts';
import type { ShownTable } from './model/shown.ts';
import { fromViewer, placeOf } from './seat-places.ts';
import styles from './seats.module.css';
import { tableSound } from './sound.ts';

/** Formats a time in minutes and seconds, such as 1:05. */
const timeLeft = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

/** The number of seconds, at the end of the viewer's time, in which the clock ticks audibly. */
const audible = 10;

interface SeatClockProps {
  readonly deadline: string;
  /** The time that the player has for a move, in seconds. */
  readonly total: number;
  readonly isMe: boolean;
  /** Whether this is the time for the next turn, because the table still reveals the result of the last turn. */
  readonly isNext: boolean;
}

function SeatClock({ deadline, total, isMe, isNext }: SeatClockProps) {
  const messages = useMessages();
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  const seconds = secondsLeft({ deadline: Date.parse(deadline), total }, now);
  const ticks = isMe && seconds <= audible;
  useEffect(() => {
    if (ticks && seconds > 0) tableSound.play({ kind: 'clock' });
  }, [ticks, seconds]);
  return (
    <span className={styles.clock} role="timer" aria-live="off" data-short={seconds <= audible || undefined}>
      {seconds >= 3600
        ? messages.say('clock-hours-left', { hours: Math.floor(seconds / 3600) })
        : messages.say(isNext ? 'web-clock-next' : 'clock-left', { time: timeLeft(seconds) })}
    </span>
  );
}

interface PlateProps {
  readonly index: Seat;
  readonly seat: TableSeat;
  readonly score: number;
  readonly isUnscored: boolean;
  /** The unit of the scores, in games whose players can choose it; otherwise empty. */
  readonly unit: string;
  /** Whether the clock of this seat runs. */
  readonly isTimed: boolean;
  readonly isRevealing: boolean;
  readonly isMe: boolean;
  readonly standing: Controls['standings'][number];
  /** Whether the standing is only spoken, because the score says the same, or because it is that of every seat. */
  readonly isPlain: boolean;
  readonly standIn: StandIn | null;
  /** The time that the player has for a move, in seconds. */
  readonly total: number;
}

function Plate({
  index,
  seat,
  score,
  isUnscored,
  unit,
  isTimed,
  isRevealing,
  isMe,
  standing,
  isPlain,
  standIn,
  total,
}: PlateProps) {
  const messages = useMessages();
  const isBot = seat.kind === 'bot';
  const isAbsent = seat.held === true || seat.away === true;
  return (
    <>
      {isMe ? <span className={styles.you}>{messages.say('seat-you')}</span> : null}
      <span className={styles.token}>
        <TokenMark token={seat.token ?? tokenOfSeat(index)} isBot={isBot} />
        {isBot ? <span className="visually-hidden">{messages.say('web-bot-mark')} </span> : null}
      </span>
      {seat.isNameless === true ? null : <span className={styles.name}>{seat.name}</span>}
      <span className={`number ${styles.score}`}>
        {unit === '' ? null : <span className={styles.unit}>{messages.say('room-unit', { unit })} </span>}
        <ClimbingNumber value={score} seat={index} isUnscored={isUnscored} />
      </span>
      {isTimed && seat.deadline !== undefined ? (
        <SeatClock deadline={seat.deadline} total={total} isMe={isMe} isNext={isRevealing} />
      ) : null}
      {standing === null ? null : (
        <span className={isPlain ? 'visually-hidden' : styles.standing}>
          <Say phrase={standing} />
        </span>
      )}
      {isAbsent ? (
        <span className={`${styles.standing} ${styles.absent}`}>
          {messages.say(seat.held === true ? 'web-bot-plays' : 'web-away')}
        </span>
      ) : standIn === null ? null : (
        <span className={styles.standing}>{messages.say('web-seat-stand-in', { by: standIn })}</span>
      )}
    </>
  );
}

/**
 * Shows the scores. On a phone they are a strip at the top, and the viewer's own seat is below the felt, next to the
 * controls. On a wide screen they are seats around the table, and the viewer's own seat is in front.
 */
export function Seats({ shown }: { readonly shown: ShownTable }) {
  const messages = useMessages();
  const { view, acting, frames, count } = shown;
  // The points of a running turn are on the felt, where they count up. They come to the seat only with the bank.
  const { standings, lasting = standings, unscored = [] } = shown.controls;
  const { game, start, seats, mine, clock, isOffline } = shown.feed;
  const unit = unitWord(game, start);
  const isShared =
    seats.length > 1 &&
    lasting.every((one) => one?.key === lasting[0]?.key && Object.keys(one?.values ?? {}).length === 0);
  /** The only seat on this screen; null if there are several or none. */
  const me = seatOfYou({ mine }) ?? null;
  const standIns = useMemo(
    () => lastStandIns(frames.slice(0, count), seats.length),
    [frames, count, seats.length],
  );
  // While the last turn is still shown, the clock is that of the seats that move next. A reveal shows only the viewer's.
  const isRevealing = shown.reveal !== null;
  const timed = isRevealing ? (shown.running === null ? [] : [me]) : actingSeats(view);
  // Without a connection, another player may have moved.
  const isTimed = (seat: Seat) => timed.includes(seat) && (isOffline !== true || seat === me);
  const plates = fromViewer(seats.length, me).map((index, nth) => {
    const seat = ofSeat(seats, index);
    return (
      <li
        key={seatKey(index)}
        className={styles.seat}
        style={placeOf(nth, seats.length, me)}
        aria-current={acting.includes(index) ? 'true' : undefined}
        data-away={seat.away === true ? true : undefined}
        title={seat.likes}
        aria-description={seat.likes}
      >
        <Plate
          index={index}
          seat={seat}
          score={ofSeat(view.scores, index)}
          isUnscored={unscored.includes(index)}
          unit={unit}
          isTimed={isTimed(index)}
          isRevealing={isRevealing}
          isMe={index === me}
          standing={lasting[index] ?? null}
          isPlain={isShared || unscored.includes(index)}
          standIn={standIns[index] ?? null}
          total={clock?.total ?? Infinity}
        />
      </li>
    );
  });
  const strip = me === null ? plates : plates.slice(1);
  return (
    <>
      {strip.length === 0 ? null : (
        <ol
          className={styles.seats}
          aria-label={messages.say('web-scores')}
          data-count={strip.length}
          data-many={seats.length > 6}
        >
          {strip}
        </ol>
      )}
      {me === null ? null : (
        <ol
          className={`${styles.seats} ${styles.own}`}
          aria-label={messages.say('seat-you')}
          data-many={seats.length > 6}
        >
          {plates[0]}
        </ol>
      )}
    </>
  );
}

import { ofSeat } from '@dicehall/engine';
import { scoreText } from '@dicehall/messages';
import { GameEmblem } from '../games/GameEmblem.tsx';
import { useDateFormat, useMessages } from '../i18n/messages.tsx';
import { isOpenMatch, type SavedMatch } from '../local/saved-match.ts';
import { isUnsaved } from '../local/store.ts';
import { seatKey } from '../table/model/seats.ts';
import { Button, LinkButton } from '../ui/Button.tsx';
import styles from './history.module.css';
import type { PastMatch, PastSeat } from './past-match.ts';

/** Sorts players by place. Those without a place come last, in the order of their seats. */
const byPlace = (seats: readonly PastSeat[]): PastSeat[] =>
  seats.filter(({ name }) => name !== '').toSorted((a, b) => (a.place ?? 99) - (b.place ?? 99));

function Result({ match }: { readonly match: PastMatch }) {
  const messages = useMessages();
  const own = match.own === null ? undefined : ofSeat(match.seats, match.own);
  return (
    <ol className={styles.result}>
      {byPlace(match.seats).map((seat, index) => (
        <li key={seatKey(index)} data-won={seat.place === 1 || undefined}>
          {seat.place === null ? null : (
            <span className="number">{messages.say('web-place', { place: seat.place })}</span>
          )}
          <span className={styles.name}>{seat === own ? messages.say('seat-you') : seat.name}</span>
          {seat.resigned ? (
            <span className="soft">{messages.say('web-resigned')}</span>
          ) : seat.score === null ? null : (
            <span className="number">{scoreText(messages, seat.score, match.unit ?? '')}</span>
          )}
        </li>
      ))}
    </ol>
  );
}

interface MatchItemProps {
  readonly match: PastMatch;
  /**
   * How much the dice raised the win chance of this device's person; negative if they lowered the chance, null if
   * unknown.
   */
  readonly luck: number | null;
  readonly onDelete: (saved: SavedMatch) => void;
}

export function MatchItem({ match, luck, onDelete }: MatchItemProps) {
  const messages = useMessages();
  const when = useDateFormat();
  const { saved } = match;
  const place = match.own === null || match.seats.length === 1 ? null : ofSeat(match.seats, match.own).place;
  const shared = match.seats.filter((seat) => seat.place === 1).length > 1 ? 'yes' : 'no';
  const points = (share: number) =>
    messages.number(100 * share, { signDisplay: 'exceptZero', maximumFractionDigits: 0 });
  const name = messages.lookup(`game-${match.game}`);
  const replay =
    saved === undefined ? `/replay?record=/api/v1/tables/${match.id}/record` : `/replay/${match.id}`;
  const table = saved === undefined ? `/online/table/${match.id}` : `/table/${match.id}`;
  return (
    <li className={styles.match}>
      <GameEmblem game={match.game} />
      <div className={styles.about}>
        <div className="row">
          <h2>{name}</h2>
          {place === null ? null : (
            <span className={styles.outcome} data-won={place === 1 || undefined}>
              {messages.say('web-history-result', { place, of: match.seats.length, shared })}
            </span>
          )}
        </div>
        <p className="soft small">
          {[
            match.when === null ? null : when(match.when),
            saved === undefined || saved.online !== undefined ? messages.say('web-history-online') : null,
            luck === null ? null : messages.say('web-history-luck', { luck: points(luck) }),
            match.over ? null : messages.say('web-running'),
          ]
            .filter((part) => part !== null)
            .join(' · ')}
        </p>
        {isUnsaved(match.id) ? <p className="small">{messages.say('web-match-unsaved')}</p> : null}
      </div>
      <Result match={match} />
      <div className={styles.ways}>
        {match.over ? null : (
          <LinkButton href={table} tone="primary">
            {messages.say('web-continue')}
          </LinkButton>
        )}
        {(saved === undefined ? match.over : isOpenMatch(saved)) ? (
          <LinkButton href={replay}>{messages.say('web-replay')}</LinkButton>
        ) : null}
        {saved === undefined ? null : (
          <Button
            tone="quiet"
            data-action="forget"
            onClick={() => onDelete(saved)}
            aria-label={messages.say('web-forget.name', { game: name })}
          >
            {messages.say('web-forget')}
          </Button>
        )}
      </div>
    </li>
  );
}

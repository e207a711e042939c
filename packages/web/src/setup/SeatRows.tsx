import type { AnyGame, Seat } from '@dicehall/engine';
import type { Catalogue } from '@dicehall/messages';
import { useId, useState } from 'react';
import { Spoken } from '../announce/Spoken.tsx';
import { hasExpert } from '../games/listed-games.ts';
import { useMessages } from '../i18n/messages.tsx';
import { hasBot } from '../local/saved-match.ts';
import { personSeats, type SavedSeat } from '../local/table-seats.ts';
import { TokenDialog } from '../tokens/TokenDialog.tsx';
import { TokenMark } from '../tokens/TokenMark.tsx';
import { freeToken, tokenOfSeat } from '../tokens/tokens.ts';
import { Button, IconButton } from '../ui/Button.tsx';
import { Input } from '../ui/Field.tsx';
import { CloseIcon } from '../ui/icons.tsx';
import { botOf, type Character, isBotName, likingOf, newBot, takenTokens } from './characters.ts';
import { PlayerDialog } from './PlayerDialog.tsx';
import styles from './setup.module.css';

interface SeatRowsProps {
  readonly game: AnyGame;
  readonly seats: readonly SavedSeat[];
  /** The seat that needs a name before the match can start. */
  readonly nameless: Seat | null;
  /** Whether the seats are those of the last match. */
  readonly isAsLastTime?: boolean;
  readonly onChange: (seats: readonly SavedSeat[]) => void;
}

const playerText = (messages: Catalogue, { player }: SavedSeat): string =>
  player.kind === 'bot'
    ? messages.say('web-strength', { strength: player.strength })
    : messages.say('web-person');

/** Names a new person by the number of people, or by the first number that is free. */
function personName(messages: Catalogue, others: readonly SavedSeat[]): string {
  const numbers = [personSeats(others).length, ...others.keys(), others.length];
  const names = numbers.map((number) => messages.say('player-number', { number: number + 1 }));
  return names.find((name) => others.every((seat) => seat.name !== name)) ?? '';
}

export function SeatRows({ game, seats, nameless, isAsLastTime = false, onChange }: SeatRowsProps) {
  const messages = useMessages();
  const hint = useId();
  const reason = useId();
  const [marking, setMarking] = useState<number | null>(null);
  const marked = marking === null ? undefined : seats[marking];
  const [choosing, setChoosing] = useState<number | null>(null);
  const chosen = choosing === null ? undefined : seats[choosing];
  const change = (at: number, seat: SavedSeat) =>
    onChange(seats.map((old, index) => (index === at ? seat : old)));
  const isFull = seats.length >= game.seats.max;
  const isFewest = seats.length <= game.seats.min;
  const personAt = (others: readonly SavedSeat[]): SavedSeat => ({
    name: personName(messages, others),
    player: { kind: 'person' },
    token: freeToken(takenTokens(others)),
  });
  /** Changes the player of a seat. A bot brings its own name and token, unless the user has typed the name. */
  const changePlayer = (at: number, seat: SavedSeat, character: Character | undefined) => {
    const others = seats.filter((_, index) => index !== at);
    const next = character === undefined ? personAt(others) : botOf(messages, character, others);
    const isTyped = seat.player.kind === 'bot' && !isBotName(seat.name);
    change(at, isTyped ? { ...next, name: seat.name } : next);
  };
  return (
    <fieldset className={styles.seats}>
      <legend>{messages.say('web-who-plays')}</legend>
      {isAsLastTime && seats.length > 2 ? (
        <div className="row">
          <p className="soft">{messages.say('web-as-last-time', { count: seats.length })}</p>
          <Button data-action="two-players" onClick={() => onChange(seats.slice(0, 2))}>
            {messages.say('web-as-last-time.two')}
          </Button>
        </div>
      ) : null}
      <ol>
        {seats.map((seat, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: seats are identified by their number
          <li key={index} className={styles.seat}>
            <IconButton
              className={styles.token}
              label={messages.say('web-token', { name: seat.name })}
              onClick={() => setMarking(index)}
            >
              <TokenMark token={seat.token ?? tokenOfSeat(index)} isBot={seat.player.kind === 'bot'} />
            </IconButton>
            <Input
              aria-label={messages.say('web-seat-name', { number: index + 1 })}
              value={seat.name}
              maxLength={40}
              autoComplete="off"
              aria-invalid={index === nameless || undefined}
              aria-describedby={index === nameless ? reason : undefined}
              onChange={(event) => change(index, { ...seat, name: event.target.value })}
            />
            <Button
              className={styles.player}
              data-player={seat.player.kind === 'bot' ? seat.player.strength : 'person'}
              aria-haspopup="dialog"
              aria-label={messages.say('web-seat-player', {
                player: playerText(messages, seat),
                number: index + 1,
              })}
              onClick={() => setChoosing(index)}
            >
              {playerText(messages, seat)}
            </Button>
            <IconButton
              label={messages.say('web-seat-remove', { name: seat.name })}
              isDisabled={isFewest}
              reason={hint}
              onClick={() => onChange(seats.filter((_, at) => at !== index))}
            >
              <CloseIcon />
            </IconButton>
            {index === nameless ? (
              <p id={reason} className={`bad small ${styles.likes}`}>
                {messages.say('web-why-nameless', { number: index + 1 })}
              </p>
            ) : null}
            {seat.player.kind === 'bot' ? (
              <p className={`soft small ${styles.likes}`}>{likingOf(messages, seat.player)}</p>
            ) : null}
          </li>
        ))}
      </ol>
      <div className="row">
        <Button isDisabled={isFull} reason={hint} onClick={() => onChange([...seats, personAt(seats)])}>
          {messages.say('web-add-person')}
        </Button>
        <Button
          isDisabled={isFull}
          reason={hint}
          onClick={() => onChange([...seats, newBot(messages, 'steady', seats)])}
        >
          {messages.say('web-add-bot')}
        </Button>
        <p id={hint} className="soft small">
          {messages.say('web-players-of', { count: seats.length, ...game.seats })}
        </p>
      </div>
      {hasBot(seats, 'expert') && !hasExpert(game.id, seats.length) ? (
        <Spoken className="soft small" text={messages.say('web-expert-is-steady')} />
      ) : null}
      {marking === null || marked === undefined ? null : (
        <TokenDialog
          title={messages.say('web-token', { name: marked.name })}
          token={marked.token ?? tokenOfSeat(marking)}
          onChange={(token) => change(marking, { ...marked, token })}
          onClose={() => setMarking(null)}
        />
      )}
      {choosing === null || chosen === undefined ? null : (
        <PlayerDialog
          number={choosing + 1}
          seat={chosen}
          onChange={(character) => changePlayer(choosing, chosen, character)}
          onClose={() => setChoosing(null)}
        />
      )}
    </fieldset>
  );
}

import type { AnyGame } from '@dicehall/engine';
import { useId } from 'react';
import { hasExpert } from '../games/listed-games.ts';
import { useMessages } from '../i18n/messages.tsx';
import { hasBot, type Player, type SavedSeat, strengths } from '../local/saved-match.ts';
import { Button } from '../ui/Button.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import { Input, Select } from '../ui/Input.tsx';
import { CloseIcon } from '../ui/icons.tsx';
import { isBotName, newBot } from './bot-names.ts';
import styles from './setup.module.css';

interface SeatRowsProps {
  readonly game: AnyGame;
  readonly seats: readonly SavedSeat[];
  readonly onChange: (seats: readonly SavedSeat[]) => void;
}

const playerOf = (text: string): Player => {
  const strength = strengths.find((known) => known === text);
  return strength === undefined ? { kind: 'person' } : { kind: 'bot', strength };
};

export function SeatRows({ game, seats, onChange }: SeatRowsProps) {
  const messages = useMessages();
  const hint = useId();
  const change = (at: number, seat: SavedSeat) =>
    onChange(seats.map((old, index) => (index === at ? seat : old)));
  const isFull = seats.length >= game.seats.max;
  const isFewest = seats.length <= game.seats.min;
  const seatOf = (player: Player, others: readonly SavedSeat[]): SavedSeat =>
    player.kind === 'bot'
      ? newBot(messages, player.strength, others)
      : { name: messages.say('web-person-name', { number: others.length + 1 }), player };
  /** A bot brings its own name, unless the name was typed. */
  const changePlayer = (at: number, seat: SavedSeat, player: Player) => {
    const others = seats.filter((_, index) => index !== at);
    const named = isBotName(messages, seat.name) ? seatOf(player, others) : { ...seat, player };
    change(at, named);
  };
  const add = (player: Player) => {
    onChange([...seats, seatOf(player, seats)]);
  };
  return (
    <fieldset className={styles.seats}>
      <legend>{messages.say('web-who-plays')}</legend>
      <ol>
        {seats.map((seat, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place at the table
          <li key={index} className={styles.seat}>
            <Input
              aria-label={messages.say('web-seat-name', { number: index + 1 })}
              value={seat.name}
              maxLength={40}
              autoComplete="off"
              onChange={(event) => change(index, { ...seat, name: event.target.value })}
            />
            <Select
              aria-label={messages.say('web-seat-player', { name: seat.name })}
              value={seat.player.kind === 'bot' ? seat.player.strength : 'person'}
              onChange={(event) => changePlayer(index, seat, playerOf(event.target.value))}
            >
              <option value="person">{messages.say('web-person')}</option>
              {strengths.map((strength) => (
                <option key={strength} value={strength}>
                  {messages.say('web-bot', { strength })}
                </option>
              ))}
            </Select>
            <IconButton
              label={messages.say('web-seat-remove', { name: seat.name })}
              isDisabled={isFewest}
              reason={hint}
              onClick={() => onChange(seats.filter((_, at) => at !== index))}
            >
              <CloseIcon />
            </IconButton>
          </li>
        ))}
      </ol>
      <div className="row">
        <Button isDisabled={isFull} reason={hint} onClick={() => add({ kind: 'person' })}>
          {messages.say('web-add-person')}
        </Button>
        <Button isDisabled={isFull} reason={hint} onClick={() => add({ kind: 'bot', strength: 'steady' })}>
          {messages.say('web-add-bot')}
        </Button>
      </div>
      <p id={hint} className="soft small">
        {messages.say('game-players', game.seats)}
      </p>
      {strengths
        .filter((strength) => hasBot(seats, strength))
        .map((strength) => (
          <p key={strength} className="soft small">
            {messages.say('web-bot-about', { strength })}
          </p>
        ))}
      {hasBot(seats, 'expert') && !hasExpert(game.id, seats.length) ? (
        <p role="status" className="soft small">
          {messages.say('web-expert-is-steady')}
        </p>
      ) : null}
    </fieldset>
  );
}

import { type MouseEvent, type ReactNode, useId } from 'react';
import { useMessages } from '../i18n/messages.tsx';
import { strengths } from '../local/players.ts';
import type { SavedSeat } from '../local/table-seats.ts';
import { TokenMark } from '../tokens/TokenMark.tsx';
import { botTokens, tokenOfSeat } from '../tokens/tokens.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { type Character, characters, likingOf } from './characters.ts';
import styles from './player-dialog.module.css';

interface PlayerDialogProps {
  /** The number of the seat in the list, from 1. */
  readonly number: number;
  readonly seat: SavedSeat;
  /** Called with the chosen bot, or with undefined for a person. */
  readonly onChange: (character: Character | undefined) => void;
  readonly onClose: () => void;
}

/**
 * Lets the user choose who plays at a seat: a person, or one of the bots by strength. A tap chooses and closes the
 * dialog; arrow keys only choose.
 */
export function PlayerDialog({ number, seat, onChange, onClose }: PlayerDialogProps) {
  const messages = useMessages();
  const group = useId();
  const { player } = seat;
  const isChosen = (character: Character | undefined): boolean =>
    player.kind === 'bot'
      ? player.strength === character?.strength && (player.temper ?? 'balanced') === character.temper
      : character === undefined;
  const option = (character: Character | undefined, token: ReactNode, name: string, about: string) => (
    // biome-ignore lint/a11y/useKeyWithClickEvents: arrow keys choose, Enter and Escape close the dialog
    <label
      key={name}
      className={`option ${styles.option}`}
      onClick={({ detail }: MouseEvent) => {
        // A key press causes a click without a pointer, so it does not close the dialog.
        if (detail === 0) return;
        onChange(character);
        onClose();
      }}
    >
      <input
        type="radio"
        className="visually-hidden"
        name={group}
        checked={isChosen(character)}
        onChange={() => onChange(character)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          // Without this, the key would also start the match.
          event.preventDefault();
          onClose();
        }}
      />
      {token}
      <span>
        <strong>{name}</strong> <span className="soft small">{about}</span>
      </span>
    </label>
  );
  return (
    <Dialog title={messages.say('web-seat-player.title', { number })} onClose={onClose}>
      {option(
        undefined,
        <TokenMark
          token={player.kind === 'person' ? (seat.token ?? tokenOfSeat(number - 1)) : tokenOfSeat(number - 1)}
        />,
        messages.say('web-person'),
        messages.say('web-person.about'),
      )}
      {strengths.map((strength) => (
        <fieldset key={strength} className={styles.strength}>
          <legend>
            <strong>{messages.say('web-strength', { strength })}</strong>{' '}
            <span className="soft small">{messages.say('web-bot-about', { strength })}</span>
          </legend>
          {characters
            .filter((character) => character.strength === strength)
            .map((character) =>
              option(
                character,
                <TokenMark token={botTokens[strength][character.temper]} isBot />,
                character.name,
                likingOf(messages, character),
              ),
            )}
        </fieldset>
      ))}
    </Dialog>
  );
}

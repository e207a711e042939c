import type { ControlDie, Controls, Face } from '@dicehall/engine';
import { Die, type DieState } from '../dice/Die.tsx';
import { Say, useMessages, usePhrases } from '../i18n/messages.tsx';
import { useSettings } from '../settings/settings.ts';
import styles from './dice.module.css';
import { dieName } from './model/summaries.ts';

interface ControlDiceProps {
  readonly dice: readonly ControlDie[];
  readonly marking: Controls['marking'];
  readonly onTap: (die: ControlDie) => void;
}

/** Returns the look of a die. Only dice with points look as if they can be tapped. */
export function lookOf(
  { mark, tap, worth }: Pick<ControlDie, 'mark' | 'tap' | 'worth'>,
  marking: Controls['marking'],
): DieState {
  switch (mark) {
    case 'chosen':
      return 'kept';
    case 'locked':
      return 'locked';
    case 'spent':
      return 'disabled';
    case 'open':
      return tap === null || (marking === 'keep' && worth === null) ? 'lying' : 'selectable';
  }
}

/** Returns what all dice are worth together, if they are a single combination; otherwise null. */
function worthOfSet(dice: readonly ControlDie[]): ControlDie['worth'] {
  const [worth = null] = dice.map((die) => die.worth);
  const isSet =
    worth?.values.count === dice.length &&
    dice.every((die) => JSON.stringify(die.worth) === JSON.stringify(worth));
  return isSet ? worth : null;
}

/** Shows the dice in front of the player, large. Dice that can be tapped are buttons whose names include their points. */
export function ControlDice({ dice, marking, onTap }: ControlDiceProps) {
  const messages = useMessages();
  const say = usePhrases();
  const { faces } = useSettings();
  const whole = worthOfSet(dice);
  const hasWorth = whole === null && dice.some(({ worth }) => worth !== null);
  return (
    <ul className={styles.dice} data-count={dice.length} aria-label={messages.say('web-dice')}>
      {dice.map((die) => {
        const name = dieName(messages, say, die, { dice, marking });
        const drawn = (
          <Die
            face={die.face}
            size="large"
            numerals={faces === 'numerals'}
            state={lookOf(die, marking)}
            {...(die.tap === null ? { name } : {})}
          />
        );
        return (
          <li key={die.position} className={styles.die} data-position={die.position}>
            {die.tap === null ? (
              drawn
            ) : (
              <button
                type="button"
                className={styles.dieButton}
                aria-pressed={die.mark === 'chosen'}
                aria-label={name}
                onClick={() => onTap(die)}
              >
                {drawn}
              </button>
            )}
            {hasWorth ? (
              <span className={styles.worth} data-worth data-none={die.worth === null} aria-hidden="true">
                {die.worth === null ? messages.say('web-no-worth-short') : <Say phrase={die.worth} />}
              </span>
            ) : null}
          </li>
        );
      })}
      {whole === null ? null : (
        <li className={styles.whole} aria-hidden="true">
          <span className={styles.worth} data-worth>
            <Say phrase={whole} />
          </span>
        </li>
      )}
    </ul>
  );
}

interface IdleDiceProps {
  readonly dice: readonly (Pick<ControlDie, 'mark'> & { readonly face: Face | null })[];
  /** The text about what the dice are worth. */
  readonly caption: string | null;
  /** Whether all dice are lit, because they have won or a guide explains them. */
  readonly isLit?: boolean;
}

/** Shows dice without a choice: those of the last turn, or blank ones before a roll. */
export function IdleDice({ dice, caption, isLit = false }: IdleDiceProps) {
  const messages = useMessages();
  const { faces } = useSettings();
  const known = dice.flatMap(({ face }) => (face === null ? [] : [String(face)]));
  return (
    <figure className={styles.idle}>
      <div className={styles.dice} data-count={dice.length}>
        {dice.map(({ face, mark }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a die is its place
          <span key={index} className={styles.die}>
            <Die
              face={face}
              size="large"
              state={
                mark === 'open'
                  ? isLit
                    ? 'lying'
                    : 'disabled'
                  : lookOf({ mark, tap: null, worth: null }, null)
              }
              numerals={faces === 'numerals'}
            />
          </span>
        ))}
      </div>
      <figcaption className={caption === null ? 'visually-hidden' : styles.caption}>
        {caption}
        {known.length > 0 ? <span className="visually-hidden"> {messages.list(known)}</span> : null}
      </figcaption>
    </figure>
  );
}

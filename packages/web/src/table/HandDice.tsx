import { Die, type DieState } from '../dice/Die.tsx';
import type { Hand, HandDie } from '../hands/hand.ts';
import { Say, useMessages, usePhrases } from '../i18n/messages.tsx';
import { useSettings } from '../settings/settings.ts';
import styles from './dice.module.css';

interface HandDiceProps {
  readonly hand: Hand;
  /** Marks or unmarks a die; null while this screen does not choose. */
  readonly onToggle: ((position: number) => void) | null;
}

const lookOf = (die: HandDie, canToggle: boolean): DieState => {
  switch (die.state) {
    case 'chosen':
      return 'kept';
    case 'locked':
      return 'locked';
    case 'spent':
      return 'disabled';
    case 'open':
      return canToggle ? 'selectable' : 'lying';
  }
};

/** The dice of a hand, large; those that can be marked are buttons that say what they are worth. */
export function HandDice({ hand, onToggle }: HandDiceProps) {
  const messages = useMessages();
  const say = usePhrases();
  const { faces } = useSettings();
  return (
    <ul className={styles.dice} data-count={hand.dice.length} aria-label={messages.say('web-dice')}>
      {hand.dice.map((die) => {
        const canToggle = die.togglable && onToggle !== null;
        const worth = die.worth === null ? messages.say('web-no-worth') : say(die.worth);
        const name = messages.say('web-die', {
          number: die.position + 1,
          face: die.face,
          worth,
          state: die.state,
          marking: hand.marking ?? 'none',
        });
        const drawn = (
          <Die
            face={die.face}
            size="large"
            numerals={faces === 'numerals'}
            state={lookOf(die, canToggle)}
            {...(canToggle ? {} : { name })}
          />
        );
        return (
          <li key={die.position} className={styles.die}>
            {canToggle ? (
              <button
                type="button"
                className={styles.dieButton}
                aria-pressed={die.state === 'chosen'}
                aria-label={name}
                onClick={() => onToggle(die.position)}
              >
                {drawn}
              </button>
            ) : (
              drawn
            )}
            <span className={styles.worth} data-none={die.worth === null} aria-hidden="true">
              {die.worth === null ? messages.say('web-no-worth-short') : <Say phrase={die.worth} />}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

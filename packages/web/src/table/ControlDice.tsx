import { type ControlDie, type Controls, type Face, message } from '@dicehall/engine';
import { Die, type DieState } from '../dice/Die.tsx';
import { Say, useMessages, usePhrases } from '../i18n/messages.tsx';
import { useSettings } from '../settings/settings.ts';
import styles from './dice.module.css';
import { setOf } from './model/dice.ts';
import { dieName } from './model/summaries.ts';

type IdleDie = Pick<ControlDie, 'mark' | 'position' | 'worth'> & { readonly face: Face | null };

interface ControlDiceProps {
  readonly dice: readonly ControlDie[];
  readonly marking: Controls['marking'];
  readonly onTap: (die: ControlDie) => void;
}

const looks = { chosen: 'kept', locked: 'locked', spent: 'disabled' } as const;

/** Returns the look of a die. Only dice with points look as if they can be tapped. */
export function lookOf(
  { mark, tap, worth }: Pick<ControlDie, 'mark' | 'tap' | 'worth'>,
  marking: Controls['marking'],
): DieState {
  if (mark !== 'open') return looks[mark];
  return tap === null || (marking === 'keep' && worth === null) ? 'lying' : 'selectable';
}

function Worth({ dice }: { readonly dice: readonly Pick<ControlDie, 'position' | 'worth'>[] }) {
  const worth = dice[0]?.worth ?? null;
  return (
    <span
      className={styles.worth}
      data-worth={dice.map(({ position }) => position).join(' ')}
      data-none={worth === null}
      aria-hidden="true"
    >
      <Say phrase={worth ?? message('web-no-worth-short')} />
    </span>
  );
}

/** Whether all dice are one combination, whose points are below the last row. */
const scoreTogether = (dice: readonly IdleDie[]): boolean =>
  dice.length > 1 && dice[0]?.worth?.values.count === dice.length;

/** Shows the points of a die: below the middle die of its combination; a line marks the other dice. */
function PointsOfDie({ dice, die }: { readonly dice: readonly IdleDie[]; readonly die: IdleDie }) {
  const set = setOf(dice, die);
  return set[(set.length - 1) >> 1] === die ? <Worth dice={set} /> : <span className={styles.joined} />;
}

/** Shows the dice in front of the player, large. Dice that can be tapped are buttons whose names include their points. */
export function ControlDice({ dice, marking, onTap }: ControlDiceProps) {
  const messages = useMessages();
  const say = usePhrases();
  const { faces } = useSettings();
  const isWhole = scoreTogether(dice);
  const hasWorth = !isWhole && dice.some(({ worth }) => worth !== null);
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
            {...(die.tap === null && { name })}
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
            {hasWorth ? <PointsOfDie dice={dice} die={die} /> : null}
          </li>
        );
      })}
      {isWhole ? (
        <li className={styles.whole} aria-hidden="true">
          <Worth dice={dice} />
        </li>
      ) : null}
    </ul>
  );
}

interface IdleDiceProps {
  readonly dice: readonly IdleDie[];
  /** A text about the value of the dice. */
  readonly caption: string | null;
  /** Whether all dice are lit and show their points, because they have won or a guide explains them. */
  readonly isLit?: boolean;
}

/** Shows dice without a choice: the dice of the last turn, or blank dice before a roll. */
export function IdleDice({ dice, caption, isLit = false }: IdleDiceProps) {
  const messages = useMessages();
  const { faces } = useSettings();
  const known = dice.flatMap(({ face }) => (face === null ? [] : [String(face)]));
  const chosen = dice.filter(({ mark }) => mark === 'chosen');
  const scoring = !isLit ? [] : (chosen.length > 0 ? chosen : dice).filter(({ worth }) => worth !== null);
  const isWhole = scoring.length === dice.length && scoreTogether(dice);
  return (
    <figure className={styles.idle}>
      <div className={styles.dice} data-count={dice.length}>
        {dice.map((die) => (
          <span key={die.position} className={styles.die}>
            <Die
              face={die.face}
              size="large"
              state={
                die.mark === 'open' && !isLit
                  ? 'disabled'
                  : lookOf({ mark: die.mark, tap: null, worth: null }, null)
              }
              numerals={faces === 'numerals'}
            />
            {!isWhole && scoring.includes(die) ? <PointsOfDie dice={scoring} die={die} /> : null}
          </span>
        ))}
        {isWhole ? (
          <span className={styles.whole}>
            <Worth dice={dice} />
          </span>
        ) : null}
      </div>
      <figcaption className={caption === null ? 'visually-hidden' : styles.caption}>
        {caption}
        {known.length > 0 ? <span className="visually-hidden"> {messages.list(known)}</span> : null}
      </figcaption>
    </figure>
  );
}

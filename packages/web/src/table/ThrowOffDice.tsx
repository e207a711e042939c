import { ofSeat, type Seat } from '@dicehall/engine';
import { Die } from '../dice/Die.tsx';
import { useMessages } from '../i18n/messages.tsx';
import { useSettings } from '../settings/settings.ts';
import type { DiceOnFelt } from './model/dice.ts';
import styles from './throw-off.module.css';

interface ThrowOffDiceProps {
  readonly rolls: DiceOnFelt['rolls'];
  readonly names: readonly string[];
  /** The seats that win the throw-off or have to roll again. By default no seat is marked. */
  readonly lit?: readonly Seat[] | null;
}

/** Shows all rolls of a throw-off, each with its player. */
export function ThrowOffDice({ rolls, names, lit = null }: ThrowOffDiceProps) {
  const messages = useMessages();
  const { faces } = useSettings();
  const most = Math.max(...rolls.map((one) => one.rolls.flat().length));
  return (
    <ul className={styles.rolls} data-dice={most} data-many={rolls.length > 4 || undefined}>
      {rolls.map(({ seat, rolls: own, value }) => (
        <li key={seat} data-lit={lit?.includes(seat)}>
          <span className={styles.who}>
            <span className={styles.name}>{ofSeat(names, seat)}</span>
            {value === undefined ? null : (
              <span className={`number ${styles.value}`}>{messages.number(value)}</span>
            )}
          </span>
          {own.map((dice, nth) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rolls are identified by their order
            <span key={nth} className={styles.roll} role="img" aria-label={messages.list(dice.map(String))}>
              {dice.map((face, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: dice are identified by their position
                <Die key={at} face={face} numerals={faces === 'numerals'} />
              ))}
            </span>
          ))}
        </li>
      ))}
    </ul>
  );
}

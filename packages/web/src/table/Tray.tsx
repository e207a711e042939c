import type { ControlDie } from '@dicehall/engine';
import { Die } from '../dice/Die.tsx';
import { useMessages, usePhrases } from '../i18n/messages.tsx';
import { useSettings } from '../settings/settings.ts';
import type { TrayGroup } from './model/dice.ts';
import styles from './tray.module.css';

interface TrayProps {
  readonly groups: readonly TrayGroup[];
  readonly locked: readonly ControlDie[];
}

/** What was set aside in this turn, and what it made. */
export function Tray({ groups, locked }: TrayProps) {
  const messages = useMessages();
  const say = usePhrases();
  const { faces } = useSettings();
  const numerals = faces === 'numerals';
  if (groups.length === 0 && locked.length === 0) return null;
  return (
    <ul className={styles.tray} data-filled aria-label={messages.say('web-tray')}>
      {groups.map(({ id, kind, dice, points }) => (
        <li key={id} className={styles.group}>
          <span className={styles.dice} aria-hidden="true">
            {dice.map((face, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a die is its place
              <Die key={at} face={face} size="small" numerals={numerals} />
            ))}
          </span>
          <span className="visually-hidden">{messages.list(dice.map(String))} </span>
          <span className={styles.made}>{messages.say('web-tray-made', { kind, points })}</span>
        </li>
      ))}
      {locked.map((die) => (
        <li key={die.position} className={styles.group}>
          <Die
            face={die.face}
            size="small"
            numerals={numerals}
            name={messages.say('web-die', {
              number: die.position + 1,
              face: die.face,
              worth: die.worth === null ? messages.say('web-no-worth') : say(die.worth),
              state: die.mark,
              marking: 'keep',
            })}
          />
          {die.worth === null ? null : (
            <span className={styles.made} aria-hidden="true">
              {say(die.worth)}
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}

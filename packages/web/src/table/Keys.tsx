import { useMessages } from '../i18n/messages.tsx';
import { keyActions } from '../keys/keys.ts';
import { useSettings } from '../settings/settings.ts';
import styles from './menu.module.css';

/** All keys of the table, and what they do. */
export function Keys() {
  const messages = useMessages();
  const { keys, keysOn, keeping } = useSettings();
  if (!keysOn) return <p>{messages.say('web-keys-off')}</p>;
  return (
    <>
      <h3>{messages.say('web-keys')}</h3>
      <dl className={styles.keys}>
        {keyActions.map((action) => (
          <div key={action}>
            <dt>
              <kbd>{keys[action]}</kbd>
            </dt>
            <dd>{messages.say(`web-key-${action}`)}</dd>
          </div>
        ))}
        <div>
          <dt>
            <kbd>1–6</kbd>
          </dt>
          <dd>{messages.say('web-key-dice', { keeping })}</dd>
        </div>
        <div>
          <dt>
            <kbd>Esc</kbd>
          </dt>
          <dd>{messages.say('web-menu')}</dd>
        </div>
      </dl>
    </>
  );
}

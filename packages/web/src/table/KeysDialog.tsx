import { useMessages } from '../i18n/messages.tsx';
import { keyActions } from '../keys/keys.ts';
import { useSettings } from '../settings/settings.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import styles from './menu.module.css';

export interface MenuItem {
  readonly id: string;
  readonly label: string;
  /** Whether it ends something: it stands apart, below the others. */
  readonly isApart?: boolean;
  readonly onChoose: () => void;
}

export function ActionMenu({
  items,
  onClose,
}: {
  readonly items: readonly MenuItem[];
  readonly onClose: () => void;
}) {
  const messages = useMessages();
  return (
    <Dialog title={messages.say('web-menu')} onClose={onClose}>
      <ul className={styles.menu}>
        {[...items.filter((item) => !item.isApart), ...items.filter((item) => item.isApart)].map((item) => (
          <li key={item.id} data-apart={item.isApart || undefined}>
            <Button
              onClick={() => {
                onClose();
                item.onChoose();
              }}
            >
              {item.label}
            </Button>
          </li>
        ))}
      </ul>
      <div className={styles.withKeyboard}>
        <Keys />
      </div>
    </Dialog>
  );
}

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

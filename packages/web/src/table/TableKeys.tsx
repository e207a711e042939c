import type { ReactNode } from 'react';
import { Say, useMessages } from '../i18n/messages.tsx';
import { type KeyAction, keyActions, keyText, shortcutOf } from '../keys/keys.ts';
import { useSettings } from '../settings/settings.ts';
import styles from './keys.module.css';
import { announcing } from './model/keys.ts';
import type { ShownTable } from './model/shown.ts';

/** The actions that only read something aloud, or control the announcements. */
const forReaders: ReadonlySet<KeyAction> = new Set([...announcing, 'speak-slower', 'speak-faster']);

function KeyRow({ shortcut, children }: { readonly shortcut: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>
        <kbd>{shortcut}</kbd>
      </dt>
      <dd>{children}</dd>
    </div>
  );
}

/** Lists the keys of the actions that the game offers now, then all other keys of the table, and those for screen readers. */
export default function TableKeys({ shown }: { readonly shown: ShownTable }) {
  const messages = useMessages();
  const { keys, keysOn, keeping } = useSettings();
  const actions = shown.controls.actions.flatMap(({ id, key, label }) => {
    const shortcut = shortcutOf(key, keys);
    return shortcut === null ? [] : [{ id, shortcut, label }];
  });
  const others = keyActions.filter((action) => actions.every(({ shortcut }) => shortcut !== keys[action]));
  if (!keysOn) return <p>{messages.say('web-keys-off')}</p>;
  const row = (action: KeyAction) => (
    <KeyRow key={action} shortcut={keyText(messages, keys[action])}>
      {messages.say(`web-key-${action}`)}
    </KeyRow>
  );
  return (
    <>
      <h3>{messages.say('web-keys')}</h3>
      <dl className={styles.keys}>
        {actions.map(({ id, shortcut, label }) => (
          <KeyRow key={id} shortcut={shortcut}>
            <Say phrase={label} />
          </KeyRow>
        ))}
        {others.filter((action) => !forReaders.has(action)).map(row)}
        <KeyRow shortcut="1–6">{messages.say('web-key-dice', { keeping })}</KeyRow>
        <KeyRow shortcut="Esc">{messages.say('web-menu')}</KeyRow>
      </dl>
      <details className={styles.reader}>
        <summary className="label">{messages.say('web-keys-reader')}</summary>
        <dl className={styles.keys}>{others.filter((action) => forReaders.has(action)).map(row)}</dl>
      </details>
    </>
  );
}

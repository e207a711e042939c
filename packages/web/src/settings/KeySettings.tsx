import { useId, useState } from 'react';
import { useMessages } from '../i18n/messages.tsx';
import { defaultKeys, type KeyAction, keyActions, keyName, keyText, pressOf } from '../keys/keys.ts';
import { Button } from '../ui/Button.tsx';
import { Input } from '../ui/Field.tsx';
import { SwitchField } from '../ui/SwitchField.tsx';
import styles from './settings.module.css';
import { changeSettings, useSettings } from './settings.ts';

export function KeySettings() {
  const messages = useMessages();
  const { keys, keysOn } = useSettings();
  const reason = useId();
  const [problem, setProblem] = useState<{ readonly action: KeyAction; readonly text: string } | null>(null);
  const [done, setDone] = useState('');
  const set = (action: KeyAction, name: string) => {
    const taken = keyActions.find((other) => other !== action && keys[other] === name);
    if (taken !== undefined || /^\d$/.test(name)) {
      setProblem({ action, text: messages.say('web-key-taken', { key: keyText(messages, name) }) });
      setDone('');
      return;
    }
    setProblem(null);
    setDone(
      messages.say('web-key-changed', {
        action: messages.say(`web-key-${action}`),
        key: keyText(messages, name),
      }),
    );
    changeSettings({ keys: { ...keys, [action]: name } });
  };
  return (
    <>
      <SwitchField
        label={messages.say('web-setting-keys')}
        about={messages.say('web-setting-keys.about')}
        value={keysOn}
        onChange={(on) => changeSettings({ keysOn: on })}
      />
      {keysOn ? (
        <details>
          <summary className={styles.summary}>{messages.say('web-keys-change')}</summary>
          <p className="soft small">{messages.say('web-keys-change.about')}</p>
          <p id={reason} role="alert" className="bad">
            {problem?.text}
          </p>
          <p role="status" className="soft small">
            {done}
          </p>
          <ul className={styles.keys}>
            {keyActions.map((action) => (
              <li key={action}>
                <label>
                  <span className="grow">{messages.say(`web-key-${action}`)}</span>
                  <Input
                    className={styles.key}
                    value={keyText(messages, keys[action])}
                    readOnly
                    aria-invalid={problem?.action === action || undefined}
                    aria-describedby={problem?.action === action ? reason : undefined}
                    onKeyDown={(event) => {
                      const name = keyName(pressOf(event));
                      if (name === null) return;
                      event.preventDefault();
                      set(action, name);
                    }}
                  />
                </label>
              </li>
            ))}
          </ul>
          <Button
            onClick={() => {
              setProblem(null);
              setDone(messages.say('web-keys-default'));
              changeSettings({ keys: defaultKeys });
            }}
          >
            {messages.say('web-defaults')}
          </Button>
        </details>
      ) : null}
    </>
  );
}

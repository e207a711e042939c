import { useId, useState, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { announcer } from '../announce/announcer.ts';
import { useMessages } from '../i18n/messages.tsx';
import type { Pressed } from '../keys/keys.ts';
import { pressKey } from '../keys/use-keys.ts';
import { Input } from '../ui/Field.tsx';
import type { TableModel } from './model/table.ts';
import { doTyped } from './model/typed.ts';
import styles from './typed.module.css';

export const typedLineId = 'typed-line';

/** A line for typed moves and questions, with the last announcement as its answer. */
export function TypedLine({ table }: { readonly table: TableModel }) {
  const messages = useMessages();
  const reason = useId();
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const last = useSyncExternalStore(announcer.onChange, announcer.now).at(-1)?.text ?? '';
  const submit = () => {
    // The change is rendered at once, so that the next key of the line uses the changed state.
    const press = (pressed: Pressed) => flushSync(() => pressKey(pressed));
    const found = doTyped(table, press, text);
    setProblem(found);
    if (found === null) setText('');
    else announcer.say(found, 'assertive');
  };
  return (
    <form
      className={styles.line}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <Input
        id={typedLineId}
        aria-label={messages.say('web-typed')}
        placeholder={messages.say('web-typed.example')}
        value={text}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="send"
        maxLength={200}
        aria-invalid={problem !== null || undefined}
        aria-describedby={problem === null ? undefined : reason}
        onChange={(event) => setText(event.target.value)}
      />
      {problem === null ? (
        <p className={styles.answer} aria-hidden="true">
          {last}
        </p>
      ) : (
        <p id={reason} className={`bad ${styles.answer}`}>
          {problem}
        </p>
      )}
    </form>
  );
}

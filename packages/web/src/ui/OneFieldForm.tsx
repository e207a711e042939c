import { type ReactNode, useId, useRef, useState } from 'react';
import { useMessages } from '../i18n/messages.tsx';
import { Button } from './Button.tsx';
import { Card } from './Card.tsx';
import { ErrorMessage, Field, Input } from './Field.tsx';

interface OneFieldFormProps {
  readonly label: string;
  readonly about?: string;
  readonly button: string;
  readonly initial?: string;
  readonly maxLength: number;
  readonly autoComplete?: string;
  readonly inputClass?: string | undefined;
  /** Whether on-screen keyboards start with capital letters. */
  readonly capitals?: boolean;
  readonly isMain?: boolean;
  readonly onSubmit: (value: string) => Promise<string | null>;
  /**
   * Returns further buttons. `submit` passes the content of the field, which may be empty, to a callback, and shows the
   * problem that the callback returns.
   */
  readonly children?: (submit: (to: OneFieldFormProps['onSubmit']) => void) => ReactNode;
}

export function OneFieldForm(props: OneFieldFormProps) {
  const messages = useMessages();
  const field = useRef<HTMLInputElement>(null);
  const [value, setValue] = useState(props.initial ?? '');
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const reason = useId();
  const trimmed = value.trim();
  const submit = async (to: OneFieldFormProps['onSubmit']) => {
    if (busy) return;
    setBusy(true);
    setProblem(await to(trimmed).finally(() => setBusy(false)));
  };
  return (
    <Card
      as="form"
      // The browser's own messages are in the browser's language.
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (trimmed !== '') {
          void submit(props.onSubmit);
          return;
        }
        setProblem(messages.say('web-fill-in', { label: props.label }));
        field.current?.focus();
      }}
    >
      <Field label={props.label} about={props.about}>
        <Input
          ref={field}
          className={props.inputClass}
          value={value}
          maxLength={props.maxLength}
          required
          autoComplete={props.autoComplete ?? 'off'}
          autoCapitalize={props.capitals === true ? 'characters' : undefined}
          aria-invalid={problem !== null || undefined}
          aria-describedby={problem === null ? undefined : reason}
          onChange={(event) => setValue(event.target.value)}
        />
      </Field>
      <ErrorMessage id={reason} text={problem} />
      <div className="row">
        <Button type="submit" tone={props.isMain === false ? undefined : 'primary'}>
          {props.button}
        </Button>
        {props.children?.((to) => void submit(to))}
      </div>
    </Card>
  );
}

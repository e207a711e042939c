import { type ComponentProps, useId } from 'react';
import { useMessages } from '../i18n/messages.tsx';
import { Button } from './Button.tsx';

interface SubmitButtonProps extends ComponentProps<typeof Button> {
  /** The label of the field to correct first; null if no field is wrong. */
  readonly wrong: string | null;
}

/** The main button of a form, below the reason why the form was not sent. */
export function SubmitButton({ wrong, ...rest }: SubmitButtonProps) {
  const messages = useMessages();
  const reason = useId();
  return (
    <>
      {/* The field itself has the focus, and is announced. */}
      {wrong === null ? null : (
        <p id={reason} className="bad">
          {messages.say('web-start.wrong', { field: wrong })}
        </p>
      )}
      <Button {...rest} type="submit" tone="primary" aria-describedby={wrong === null ? undefined : reason} />
    </>
  );
}

import { useEffect, useId, useRef, useState } from 'react';
import { useMessages } from '../i18n/messages.tsx';
import { describedBy, ErrorMessage, type SettingProps } from './Field.tsx';
import fields from './fields.module.css';
import styles from './widgets.module.css';

interface NumberFieldProps extends SettingProps<number> {
  readonly min: number;
  readonly max: number;
  readonly step: number;
}

/**
 * A field for a number. A number out of range stays in the field, marked as wrong, and is not passed to `onChange`. The
 * reason is announced once.
 */
export function NumberField({ label, about, value, wrong, onChange, min, max, step }: NumberFieldProps) {
  const messages = useMessages();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState<string | null>(null);
  const [refused, setRefused] = useState<number | null>(null);
  const commit = () => {
    if (field.current === null) return;
    const { valueAsNumber: given, validity } = field.current;
    const isRefused = !(Number.isNaN(given) || validity.valid);
    setRefused(isRefused ? given : null);
    if (isRefused) return;
    setTyped(null);
    if (!Number.isNaN(given) && given !== value) onChange(given);
  };
  // React has no event for a finished change: it calls `onChange` for each key.
  useEffect(() => {
    const input = field.current;
    input?.addEventListener('change', commit);
    return () => input?.removeEventListener('change', commit);
  });
  const stepper = (by: 'less' | 'more') => (
    <button
      type="button"
      // The button is not in the tab order, because the field itself has keys for this.
      tabIndex={-1}
      aria-label={messages.say('web-number-step', { by, label })}
      disabled={by === 'less' ? value <= min : value >= max}
      onClick={() => {
        if (by === 'less') field.current?.stepDown();
        else field.current?.stepUp();
        commit();
      }}
    >
      {by === 'less' ? '−' : '+'}
    </button>
  );
  return (
    <div className={fields.field}>
      <label htmlFor={id} className="label">
        {label}
      </label>
      {about === undefined ? null : (
        <p id={`${id}-about`} className="soft small">
          {about}
        </p>
      )}
      <div>
        <div className={styles.stepper}>
          {stepper('less')}
          <input
            ref={field}
            id={id}
            type="number"
            inputMode={min < 0 ? undefined : 'numeric'}
            {...{ min, max, step }}
            value={typed ?? value}
            aria-invalid={refused !== null || wrong !== undefined || undefined}
            aria-describedby={describedBy(
              about === undefined ? about : `${id}-about`,
              refused === null ? wrong : `${id}-reason`,
            )}
            onChange={(event) => setTyped(event.target.value)}
          />
          {/* A number field itself shows no thousands separators. */}
          {typed === null && value >= 1000 ? (
            <span className={styles.grouped} aria-hidden>
              {messages.number(value)}
            </span>
          ) : null}
          {stepper('more')}
        </div>
      </div>
      <ErrorMessage
        id={`${id}-reason`}
        text={
          refused === null
            ? null
            : messages.say('web-number-refused', {
                given: refused,
                allowed: messages.say('allowed-number', { min, max, step }),
              })
        }
      />
    </div>
  );
}

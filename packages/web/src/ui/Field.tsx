import type { ComponentProps, ReactNode } from 'react';
import { withClass } from './Button.tsx';
import styles from './fields.module.css';

interface FieldProps {
  readonly label: string;
  readonly about?: string | undefined;
  readonly children: ReactNode;
}

export const Field = ({ label, about, children }: FieldProps) => (
  // biome-ignore lint/a11y/noLabelWithoutControl: the label contains its control as a child
  <label className={styles.field}>
    <span className="label">{label}</span>
    {about === undefined ? null : <span className="soft small">{about}</span>}
    {children}
  </label>
);

export const Input = ({ className, ...rest }: ComponentProps<'input'>) => (
  <input {...rest} className={withClass(styles.input, className)} />
);

export const Select = ({ className, ...rest }: ComponentProps<'select'>) => (
  <select {...rest} className={withClass(styles.input, className)} />
);

interface SelectFieldProps {
  readonly label: string;
  readonly value: string;
  readonly choices: readonly { readonly value: string; readonly text: string }[];
  readonly onChange: (value: string) => void;
}

export const SelectField = ({ label, value, choices, onChange }: SelectFieldProps) => (
  <Field label={label}>
    <Select value={value} onChange={(event) => onChange(event.target.value)}>
      {choices.map((choice) => (
        <option key={choice.value} value={choice.value}>
          {choice.text}
        </option>
      ))}
    </Select>
  </Field>
);

/** Returns the ids of the texts that describe a field; undefined if there are none. */
export const describedBy = (...ids: readonly (string | undefined)[]): string | undefined =>
  ids.filter((id) => id !== undefined).join(' ') || undefined;

export interface SettingProps<Value> {
  readonly label: string;
  readonly about?: string | undefined;
  readonly value: Value;
  /** The id of the message that says what is wrong; absent if nothing is. */
  readonly wrong?: string | undefined;
  readonly onChange: (value: Value) => void;
}

interface ErrorMessageProps {
  readonly text: string | null;
  /** The id of the message, for the `aria-describedby` of the wrong field. */
  readonly id?: string | undefined;
}

export const ErrorMessage = ({ text, id }: ErrorMessageProps) =>
  text === null ? null : (
    <p id={id} role="alert" className="bad">
      {text}
    </p>
  );

/**
 * Moves the focus to the first wrong field of a form, even inside closed details.
 * @returns its label; null if no field is wrong
 */
export function focusWrongField(form: Element): string | null {
  const field = form.querySelector<HTMLInputElement>('input[aria-invalid="true"]');
  for (
    let around = field?.closest('details');
    around != null;
    around = around.parentElement?.closest('details')
  )
    around.open = true;
  field?.focus();
  const label = field?.labels?.[0];
  return (
    field &&
    (field.getAttribute('aria-label') ?? (label?.querySelector('.label') ?? label)?.textContent ?? '')
  );
}

/** The line of a `details` element that opens it, with an arrow. */
export const Summary = ({ children }: { readonly children: ReactNode }) => (
  <summary className={styles.summary}>{children}</summary>
);

interface ToggleButtonProps extends ComponentProps<'button'> {
  readonly isPressed: boolean;
}

export const ToggleButton = ({ isPressed, ...rest }: ToggleButtonProps) => (
  <button type="button" {...rest} className={styles.segment} aria-pressed={isPressed} />
);

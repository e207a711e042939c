import { useId } from 'react';
import type { ChoiceField as FullChoiceField } from '../ui/ChoiceField.tsx';
import { Field, Input, SelectField, type SettingProps } from '../ui/Field.tsx';
import type { NumberField as FullNumberField } from '../ui/NumberField.tsx';
import styles from './phone.module.css';

/* Replaces the fields of React Aria on the phone page by the browser's own, which phones draw large. */

export const ChoiceField: typeof FullChoiceField = ({ about, ...rest }) => (
  <>
    <SelectField {...rest} choices={rest.choices} onChange={(value) => rest.onChange(value as never)} />
    {about === undefined ? null : <p className="soft small">{about}</p>}
  </>
);

export const NumberField: typeof FullNumberField = ({ label, about, value, onChange, min, max, step }) => (
  <Field label={label} about={about}>
    <Input
      type="number"
      inputMode="numeric"
      {...{ min, max, step }}
      defaultValue={value}
      key={value}
      onBlur={({ currentTarget }) => {
        const given = currentTarget.valueAsNumber;
        if (!Number.isNaN(given) && given !== value) onChange(given);
      }}
    />
  </Field>
);

export function SwitchField({ label, about, value, onChange }: SettingProps<boolean>) {
  const description = useId();
  return (
    <>
      <label className={styles.check}>
        <input
          type="checkbox"
          role="switch"
          checked={value}
          aria-checked={value}
          aria-describedby={about === undefined ? undefined : description}
          onChange={(event) => onChange(event.target.checked)}
        />
        <span className="label">{label}</span>
      </label>
      {about === undefined ? null : (
        <p id={description} className="soft small">
          {about}
        </p>
      )}
    </>
  );
}

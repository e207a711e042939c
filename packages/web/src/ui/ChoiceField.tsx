import { useId } from 'react';
import { describedBy, type SettingProps } from './Field.tsx';
import styles from './fields.module.css';

interface ChoiceFieldProps<Value extends string> extends SettingProps<Value> {
  /** The choices. `lang` is the language of a text that is not in the language of the page. */
  readonly choices: readonly { readonly value: Value; readonly text: string; readonly lang?: string }[];
}

export function ChoiceField<Value extends string>(props: ChoiceFieldProps<Value>) {
  const { label, about, value, wrong, onChange, choices } = props;
  const id = useId();
  return (
    <fieldset aria-describedby={describedBy(about === undefined ? about : `${id}-about`, wrong)}>
      <legend className="label">{label}</legend>
      {about === undefined ? null : (
        <p id={`${id}-about`} className="soft small">
          {about}
        </p>
      )}
      <div className={styles.segments}>
        {choices.map((choice) => (
          <label key={choice.value} className={styles.segment}>
            <input
              type="radio"
              className="visually-hidden"
              name={id}
              checked={choice.value === value}
              onChange={() => onChange(choice.value)}
            />
            <span lang={choice.lang}>{choice.text}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

import { useId } from 'react';
import { describedBy, type SettingProps } from './Field.tsx';
import fields from './fields.module.css';
import styles from './widgets.module.css';

export function SwitchField({ label, about, value, wrong, onChange }: SettingProps<boolean>) {
  const description = useId();
  return (
    <div className={fields.field}>
      <label className={styles.switch}>
        <input
          type="checkbox"
          role="switch"
          className="visually-hidden"
          checked={value}
          aria-checked={value}
          aria-invalid={wrong !== undefined || undefined}
          aria-describedby={describedBy(about === undefined ? about : description, wrong)}
          onChange={(event) => onChange(event.target.checked)}
        />
        <span className={styles.track} data-track />
        <span className="label">{label}</span>
      </label>
      {about === undefined ? null : (
        <p id={description} className="soft small">
          {about}
        </p>
      )}
    </div>
  );
}

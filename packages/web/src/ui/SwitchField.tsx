import { useId } from 'react';
import { Switch } from 'react-aria-components/Switch';
import type { SettingProps } from './Field.tsx';
import fields from './fields.module.css';
import styles from './widgets.module.css';

export function SwitchField({ label, about, value, onChange }: SettingProps<boolean>) {
  const description = useId();
  return (
    <div className={fields.field}>
      <Switch
        className={`${styles.switch}`}
        isSelected={value}
        onChange={onChange}
        aria-describedby={about === undefined ? '' : description}
      >
        <span className={styles.track} data-track />
        <span className="label">{label}</span>
      </Switch>
      {about === undefined ? null : (
        <p id={description} className="soft small">
          {about}
        </p>
      )}
    </div>
  );
}

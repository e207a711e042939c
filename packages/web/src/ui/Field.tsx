import type { ReactNode } from 'react';
import styles from './field.module.css';

interface FieldProps {
  readonly label: string;
  readonly about?: string | undefined;
  readonly children: ReactNode;
}

export const Field = ({ label, about, children }: FieldProps) => (
  // biome-ignore lint/a11y/noLabelWithoutControl: the control is the child
  <label className={styles.field}>
    <span className="label">{label}</span>
    {about === undefined ? null : <span className="soft small">{about}</span>}
    {children}
  </label>
);

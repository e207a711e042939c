import type { ReactNode } from 'react';
import styles from './phone.module.css';

interface PhoneNoteProps {
  readonly title?: string;
  readonly text: string;
  readonly children?: ReactNode;
}

export function PhoneNote({ title, text, children }: PhoneNoteProps) {
  return (
    <main className={styles.note}>
      {title === undefined ? null : <h1>{title}</h1>}
      <p role="status">{text}</p>
      {children}
    </main>
  );
}

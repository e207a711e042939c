import type { ReactNode } from 'react';
import styles from './phone.module.css';

export function PhoneNote({ text, children }: { readonly text: string; readonly children?: ReactNode }) {
  return (
    <main className={styles.note}>
      <p role="status">{text}</p>
      {children}
    </main>
  );
}

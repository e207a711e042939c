import type { ReactNode } from 'react';
import styles from './summary.module.css';

/** The line of a `details` that opens it, with an arrow. */
export const Summary = ({ children }: { readonly children: ReactNode }) => (
  <summary className={`${styles.summary}`}>{children}</summary>
);

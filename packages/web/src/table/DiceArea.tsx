import type { ReactNode } from 'react';
import styles from './dice.module.css';

/** The part of the felt for dice; they are as large as it allows. */
export const DiceArea = ({ children }: { readonly children: ReactNode }) => (
  <div className={styles.area} data-area>
    {children}
  </div>
);

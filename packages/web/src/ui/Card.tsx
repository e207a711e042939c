import { type ComponentProps, createElement, type ReactNode } from 'react';
import { withClass } from './Button.tsx';
import styles from './ui.module.css';

type CardElement = 'div' | 'section' | 'form' | 'details' | 'li';

/** A panel for content that belongs together, on the element that `as` names. */
export const Card = <As extends CardElement = 'div'>({
  as,
  className,
  ...rest
}: ComponentProps<As> & { readonly as?: As }) =>
  createElement(as ?? 'div', {
    ...rest,
    className: withClass(styles.card, className),
  });

/** The line of a `details` that opens it, with an arrow. */
export const Summary = ({ children }: { readonly children: ReactNode }) => (
  <summary className={styles.summary}>{children}</summary>
);

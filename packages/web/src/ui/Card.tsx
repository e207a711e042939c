import { type ComponentProps, createElement } from 'react';
import { withClass } from './Button.tsx';
import styles from './ui.module.css';

type CardElement = 'div' | 'section' | 'form' | 'details' | 'li';

/** A panel for content that belongs together. `as` names its element. */
export const Card = <As extends CardElement = 'div'>({
  as,
  className,
  ...rest
}: ComponentProps<As> & { readonly as?: As }) =>
  createElement(as ?? 'div', {
    ...rest,
    className: withClass(styles.card, className),
  });

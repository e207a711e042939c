import type { ComponentProps } from 'react';
import { withClass } from './attributes.ts';
import styles from './input.module.css';

export const Input = ({ className, ...rest }: ComponentProps<'input'>) => (
  <input {...rest} className={withClass(styles.input, className)} />
);

export const Select = ({ className, ...rest }: ComponentProps<'select'>) => (
  <select {...rest} className={withClass(styles.input, className)} />
);

import type { ComponentProps } from 'react';
import styles from './segment.module.css';

interface ToggleButtonProps extends ComponentProps<'button'> {
  readonly isPressed: boolean;
}

export const ToggleButton = ({ isPressed, ...rest }: ToggleButtonProps) => (
  <button type="button" {...rest} className={styles.segment} aria-pressed={isPressed} />
);

import type { ComponentProps } from 'react';
import { Link } from 'wouter';
import { type ButtonProps, buttonAttributes, withClass } from './attributes.ts';
import styles from './icon-button.module.css';

interface Labelled {
  readonly label: string;
}

export const IconButton = ({ label, className, ...rest }: ButtonProps & Labelled) => (
  <button {...buttonAttributes(rest)} aria-label={label} className={withClass(styles.button, className)} />
);

interface IconLinkProps extends ComponentProps<'a'>, Labelled {
  readonly href: string;
}

export const IconLink = ({ label, className, ...rest }: IconLinkProps) => (
  <Link {...rest} aria-label={label} className={withClass(styles.button, className)} />
);

import type { ComponentProps } from 'react';
import { Link } from 'wouter';
import { type ButtonProps, buttonAttributes, withClass } from './attributes.ts';
import styles from './button.module.css';

interface Toned {
  readonly tone?: 'primary' | 'quiet' | undefined;
}

export const Button = ({ tone, className, ...rest }: ButtonProps & Toned) => (
  <button {...buttonAttributes(rest)} className={withClass(styles.button, className)} data-tone={tone} />
);

interface LinkButtonProps extends ComponentProps<'a'>, Toned {
  readonly href: string;
}

/** A link that looks like a button. With `download` the browser follows it, otherwise the router does. */
export function LinkButton({ tone, className, ...rest }: LinkButtonProps) {
  const look = { className: withClass(styles.button, className), 'data-tone': tone };
  return rest.download === undefined ? <Link {...rest} {...look} /> : <a {...rest} {...look} />;
}

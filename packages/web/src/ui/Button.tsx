import type { ComponentProps, MouseEvent } from 'react';
import { Link } from 'wouter';
import styles from './ui.module.css';

interface ButtonProps extends ComponentProps<'button'> {
  /** Unlike `disabled`, this leaves the button in the tab order, so that a screen reader can read the reason. */
  readonly isDisabled?: boolean;
  /** The id of the element with the reason why the button is disabled. */
  readonly reason?: string;
}

const ignore = (event: MouseEvent) => event.preventDefault();

function buttonAttributes({ isDisabled, reason, ...rest }: ButtonProps): ComponentProps<'button'> {
  if (isDisabled === undefined) return { type: 'button', ...rest };
  return {
    type: 'button',
    ...rest,
    'aria-disabled': isDisabled,
    ...(isDisabled ? { 'aria-describedby': reason, onClick: ignore } : {}),
  };
}

export const withClass = (base: string | undefined, own: string | undefined): string =>
  own === undefined ? `${base}` : `${base} ${own}`;

interface Toned {
  readonly tone?: 'primary' | 'quiet' | undefined;
}

export const Button = ({ tone, className, ...rest }: ButtonProps & Toned) => (
  <button {...buttonAttributes(rest)} className={withClass(styles.button, className)} data-tone={tone} />
);

interface LinkButtonProps extends ComponentProps<'a'>, Toned {
  readonly href: string;
}

/**
 * A link that looks like a button. The browser handles links to other sites and downloads; the router handles all
 * others.
 */
export function LinkButton({ tone, className, ...rest }: LinkButtonProps) {
  const look = { className: withClass(styles.button, className), 'data-tone': tone };
  const isScreen = rest.download === undefined && rest.href.startsWith('/');
  return isScreen ? <Link {...rest} {...look} /> : <a {...rest} {...look} />;
}

interface Labelled {
  readonly label: string;
}

export const IconButton = ({ label, className, ...rest }: ButtonProps & Labelled) => (
  <button
    {...buttonAttributes(rest)}
    aria-label={label}
    className={withClass(styles.iconButton, className)}
  />
);

interface IconLinkProps extends ComponentProps<'a'>, Labelled {
  readonly href: string;
}

export const IconLink = ({ label, className, ...rest }: IconLinkProps) => (
  <Link {...rest} aria-label={label} className={withClass(styles.iconButton, className)} />
);

interface RowLinkProps extends ComponentProps<'a'> {
  readonly href: string;
  /** Whether another player waits at the target of the link. */
  readonly isAwaited: boolean;
}

/** A link as wide as the page, with a picture and two lines. */
export const RowLink = ({ isAwaited, ...rest }: RowLinkProps) => (
  <Link {...rest} className={styles.rowLink} data-awaited={isAwaited} />
);

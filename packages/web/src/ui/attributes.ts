import type { ComponentProps, MouseEvent } from 'react';

export interface ButtonProps extends ComponentProps<'button'> {
  /** Unlike `disabled` it leaves the button in the tab order, so that the reason can be read out. */
  readonly isDisabled?: boolean;
  /** The id of the element with the reason why the button is disabled. */
  readonly reason?: string;
}

const ignore = (event: MouseEvent) => event.preventDefault();

export function buttonAttributes({ isDisabled, reason, ...rest }: ButtonProps): ComponentProps<'button'> {
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

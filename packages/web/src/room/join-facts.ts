import type { TableState } from '@dicehall/server/protocol';
import { base, linkTo } from '../app/address.ts';

/** The address that a QR code leads to: a phone opens it and becomes a controller. */
export const phoneLink = (code: string): string => linkTo(`/phone/${code}`);

/** The address to type into a browser, without the code. */
export const shortAddress = (): string => `${location.host}${base === '/' ? '' : base.slice(0, -1)}`;

/** Whether phones cannot open the address of this page, because it means the device itself. */
export const isOwnAddress = (): boolean => /^(localhost|127\.|\[::1\])/.test(location.hostname);

/** Whether somebody new can still get a seat at this table or at the next match. */
export function canJoin({ status, seats, watch }: TableState): boolean {
  const hasFree = seats.some(({ kind }) => kind === 'empty');
  return status === 'open' ? hasFree || watch : watch;
}

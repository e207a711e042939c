import { base, linkTo } from '../app/address.ts';

/** The address that a QR code leads to: a phone opens it and becomes a controller. */
export const phoneLink = (code: string): string => linkTo(`/phone/${code}`);

/** The address to type into a browser, without the code. */
export const shortAddress = (): string => `${location.host}${base === '/' ? '' : base.slice(0, -1)}`;

/** Whether phones cannot open the address of this page, because it means the device itself. */
export const isOwnAddress = (): boolean => /^(localhost|127\.|\[::1\])/.test(location.hostname);

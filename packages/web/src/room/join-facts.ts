import { base, linkTo } from '../app/address.ts';

/** A phone that opens this URL becomes a controller. */
export const phoneLink = (code: string): string => linkTo(`/phone/${code}`);

/** Returns the URL to type into a browser, without the code. */
export const shortAddress = (): string => `${location.host}${base === '/' ? '' : base.slice(0, -1)}`;

/** Whether phones cannot open the URL of this page, because it refers to the device itself. */
export const isOwnAddress = (): boolean => /^(localhost|127\.|\[::1\])/.test(location.hostname);

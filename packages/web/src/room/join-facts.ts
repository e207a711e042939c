import { useEffect, useState } from 'react';
import { linkTo } from '../app/address.ts';
import { fetched } from '../online/api.ts';

/** A phone that opens this URL becomes a controller. */
export const phoneLink = (address: string, code: string): string => `${address}phone/${code}`;

/** Returns an address as people type it into a browser. */
export const shortAddress = (address: string): string => address.replace(/^https?:\/\/|\/$/g, '');

/** Whether phones cannot open the URL of this page, because it refers to the device itself. */
export const isOwnAddress = (): boolean => /^(localhost|127\.|\[::1\])/.test(location.hostname);

const network = {
  parse: (raw: unknown) => (raw as { readonly address: string | null }).address,
};

/**
 * Returns the address of this server for phones, with a slash at its end. A page whose URL refers to the device itself asks
 * the server for it.
 * @returns null if phones cannot reach the server, undefined until that is known
 */
export function usePhoneAddress(): string | null | undefined {
  const [address, setAddress] = useState<string | null | undefined>(() =>
    isOwnAddress() ? undefined : linkTo('/'),
  );
  useEffect(() => {
    if (isOwnAddress()) void fetched('/network', network).then(setAddress);
  }, []);
  return address;
}

import { type NetworkInterfaceInfo, networkInterfaces } from 'node:os';
import type { App } from './deps.ts';
import { isLoopback } from './hosts.ts';

type Interfaces = Readonly<Record<string, readonly NetworkInterfaceInfo[] | undefined>>;

/**
 * Matches private addresses, the most likely first: home networks, then office networks. Phones in the same room can
 * rarely reach any other address.
 */
const likely = [/^192\.168\./, /^10\./, /^172\.(?:1[6-9]|2\d|3[01])\./];
/** Whether a network connects only programs on this machine. */
const isVirtual = (name: string): boolean =>
  /^(?:docker|br-|bridge\d{3}|veth|vethernet|virbr|vmnet|vbox|virtualbox|vmware|tun|tap|utun|wg|tailscale|zt)/i.test(
    name,
  );

/**
 * Returns the URLs at which phones in the same networks reach a port of this computer, the most likely first, without a
 * slash at the end.
 */
export function phoneAddresses(
  port: number | string,
  interfaces: Interfaces = networkInterfaces(),
): string[] {
  const rank = (name: string, address: string): number => {
    const at = likely.findIndex((pattern) => pattern.test(address));
    return (at < 0 ? likely.length : at) + (isVirtual(name) ? 2 * likely.length : 0);
  };
  return Object.entries(interfaces)
    .flatMap(([name, all = []]) =>
      all
        .filter(({ family, internal }) => family === 'IPv4' && !internal)
        .map(({ address }) => ({ address, rank: rank(name, address) })),
    )
    .sort((a, b) => a.rank - b.rank)
    .map(({ address }) => `http://${address}:${port}`);
}

interface Asking {
  readonly ip: string;
  readonly host: string;
}

/**
 * Returns the URL at which phones in the same network reach this server. The server sends it only to pages on the same
 * computer.
 * @param bound the address at which the server listens
 * @returns null if the server accepts only this computer, or if no network is connected
 */
export function addressForPhones(
  { ip, host }: Asking,
  bound: readonly { readonly address: string; readonly port: number }[],
  interfaces: Interfaces,
): string | null {
  const everywhere = bound.find(({ address }) => address === '0.0.0.0' || address === '::');
  if (everywhere === undefined || !isLoopback(ip) || !isLoopback(host)) return null;
  const [address] = phoneAddresses(everywhere.port, interfaces);
  return address === undefined ? null : `${address}/`;
}

export function networkRoute(api: App): void {
  api.get('/network', { schema: { hide: true }, config: { limit: 'reads' } }, async ({ ip, host }) => {
    const bound = api.addresses().flatMap((one) => (typeof one === 'string' ? [] : [one]));
    return { address: addressForPhones({ ip, host }, bound, networkInterfaces()) };
  });
}

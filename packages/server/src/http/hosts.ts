import { isIP } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { HttpDeps } from './deps.ts';
import { HttpProblem } from './problems.ts';

/** Matches host names that cannot be registered: those of the local network and of the machine itself. */
const localName = /^[^.]+$|\.(localhost|local|lan|home|home\.arpa|internal|fritz\.box|test)$/;

type OwnHosts = Pick<HttpDeps, 'publicUrl' | 'hosts'>;

/** Returns the host name in a Host header, without the port. */
const nameOf = (host: string): string =>
  host
    .toLowerCase()
    .replace(/:\d*$/, '')
    .replace(/\.$/, '')
    .replace(/^\[(.*)\]$/, '$1');

/** Whether an IP address or a Host header means this machine itself. */
export const isLoopback = (host: string): boolean =>
  /^(localhost|(::ffff:)?127\.[\d.]+|::1)$/.test(isIP(host) === 0 ? nameOf(host) : host);

/**
 * Returns a function that checks whether a Host header names this server: by an IP address, a name of the local
 * network, or a configured name. This prevents DNS rebinding, by which a page of another site could read responses of
 * this server.
 */
export function ownHostCheck({ publicUrl, hosts }: OwnHosts): (host: string) => boolean {
  const known = new Set(hosts.map(nameOf));
  if (publicUrl !== null) known.add(new URL(publicUrl).hostname);
  if (known.has('*')) return () => true;
  return (host) => {
    const name = nameOf(host);
    return isIP(name) !== 0 || known.has(name) || localName.test(name);
  };
}

/** Refuses requests for other host names, except for `/healthz`. */
export function refuseOtherHosts(app: FastifyInstance, own: OwnHosts): void {
  const isOwn = ownHostCheck(own);
  /** A proxy may put its own name into Host and the requested name into X-Forwarded-Host. */
  app.addHook('onRequest', (request, _reply, done) => {
    const { host } = request.headers;
    const other = [host, request.host].find((one) => one !== undefined && one !== '' && !isOwn(one));
    const isRefused = other !== undefined && request.url !== '/healthz';
    done(isRefused ? new HttpProblem('wrong-host', { values: { given: nameOf(other) } }) : undefined);
  });
}

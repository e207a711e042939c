/** The URL of this script, which reveals the folder of the page on its host, such as `/` or `/dice/`. */
const ownScript = import.meta.url;
export const base: string = import.meta.env.PROD ? new URL('..', ownScript).pathname : '/';

/** Returns the URL of this screen, relative to the folder of the page. */
export const screenAddress = (): string => location.pathname.slice(base.length - 1) || '/';

export const linkTo = (screen: string): string => `${location.origin}${base}${screen.slice(1)}`;

/**
 * Returns the URL of a screen for online play. A page on a static host has the URL of the server in `data-server`,
 * which is empty if there is no server.
 * @returns null if there is no online play
 */
export function onlineAddress(screen: string): string | null {
  const server = globalThis.document?.documentElement.dataset.server;
  if (server === undefined) return screen;
  return server === '' ? null : `${server}${screen}`;
}

/** Whether this page comes from a server, which has online tables and shared sheets. */
export const isFromServer = (): boolean => onlineAddress('/')?.startsWith('/') ?? false;

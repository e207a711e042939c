/** The folder of the page on its host, such as `/` or `/dice/`: built scripts lie in its folder `assets`. */
const ownScript = import.meta.url;
export const base: string = import.meta.env.PROD ? new URL('..', ownScript).pathname : '/';

/** The address of this screen, without the folder of the page. */
export const screenAddress = (): string => location.pathname.slice(base.length - 1) || '/';

/** A link to a screen for other people. */
export const linkTo = (screen: string): string => `${location.origin}${base}${screen.slice(1)}`;

/**
 * The address of a screen of online play. A page on a host for files names the server that plays online, if there is one.
 * @returns null where nothing plays online
 */
export function onlineAddress(screen: string): string | null {
  const server = globalThis.document?.documentElement.dataset.server;
  if (server === undefined) return screen;
  return server === '' ? null : `${server}${screen}`;
}

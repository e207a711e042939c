import { err, type Message, message, ok, type Result } from '@dicehall/engine';

/** The address of `dicehall serve` without options. */
export const defaultServer = 'http://127.0.0.1:8080';

const isLocal = (host: string): boolean => /^(localhost|127\.|\[::1\]|0\.0\.0\.0)/.test(host);

/** Reads an address such as `dice.example`, `localhost:8080` or `https://dice.example`, without a path. */
export function readServer(given: string): Result<string, Message> {
  const text = given.trim();
  const whole = /^[a-z]+:\/\//i.test(text) ? text : `${isLocal(text) ? 'http' : 'https'}://${text}`;
  const url = URL.canParse(whole) ? new URL(whole) : null;
  if (url === null || !/^https?:$/.test(url.protocol)) return err(message('cli-bad-server', { given }));
  return ok(url.origin);
}

/** What a command line names: a table by its code or id, and the server of a link. */
export interface TableName {
  readonly code: string;
  readonly server: string | null;
}

/** Reads a code, an id, or the link of a table. */
export function readTableName(given: string): Result<TableName, Message> {
  const [, server, id] = /^(https?:\/\/[^/]+)\/online\/table\/([^/?#]+)/i.exec(given.trim()) ?? [];
  if (server !== undefined && id !== undefined) return ok({ code: id, server });
  const code = given.replaceAll(/[\s-]/g, '');
  return /^([0-9a-z]{5}|[0-9a-z]{16})$/i.test(code)
    ? ok({ code, server: null })
    : err(message('cli-bad-code', { given }));
}

/** Why a server cannot start, if its operator can fix it. */
export type StartCode =
  | 'port-in-use'
  | 'port-forbidden'
  | 'no-such-host'
  | 'folder-in-use'
  | 'folder-unusable'
  | 'folder-missing'
  | 'folder-foreign'
  | 'folder-full'
  | 'folder-damaged'
  | 'schema-newer'
  | 'schema-older'
  | 'database-away'
  | 'database-refuses';

/** A server that cannot start. `values` fill its message. */
export class CannotStart extends Error {
  readonly code: StartCode;
  readonly values: Readonly<Record<string, string>>;

  constructor(code: StartCode, values: Readonly<Record<string, string>>) {
    super(`${code}: ${JSON.stringify(values)}`);
    this.code = code;
    this.values = values;
  }
}

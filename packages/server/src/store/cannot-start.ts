/** Why a server cannot start, for reasons that its operator can fix. */
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

/** The error of a server that cannot start. `values` are for its message. */
export class CannotStart extends Error {
  readonly code: StartCode;
  readonly values: Readonly<Record<string, string>>;

  constructor(code: StartCode, values: Readonly<Record<string, string>>) {
    super(`${code}: ${JSON.stringify(values)}`);
    this.code = code;
    this.values = values;
  }
}

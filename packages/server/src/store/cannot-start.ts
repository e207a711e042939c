/** The reasons why a server cannot start that its operator can fix. */
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

/** Thrown if a server cannot start. `values` are for its message. */
export class CannotStart extends Error {
  readonly code: StartCode;
  readonly values: Readonly<Record<string, string>>;

  constructor(code: StartCode, values: Readonly<Record<string, string>>) {
    super(`${code}: ${JSON.stringify(values)}`);
    this.code = code;
    this.values = values;
  }
}

/** The result of an operation with expected failures: a value, or the reason for the failure. Exceptions are for bugs only. */
export type Result<Value, Why> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly error: Why };

export const ok = <Value>(value: Value): { readonly ok: true; readonly value: Value } => ({
  ok: true,
  value,
});

export const err = <Why>(error: Why): { readonly ok: false; readonly error: Why } => ({
  ok: false,
  error,
});

/** Returns the value of a result. An error would be a bug and is thrown. */
export function unwrap<Value, Why>(result: Result<Value, Why>): Value {
  if (!result.ok) throw new Error(`Unexpected error: ${JSON.stringify(result.error)}`);
  return result.value;
}

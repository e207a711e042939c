/** The result of an operation with expected failures: a value, or the reason. Exceptions are for bugs only. */
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

/** Returns the value of a result; throws on an error, which would be a bug. */
export function unwrap<Value, Why>(result: Result<Value, Why>): Value {
  if (!result.ok) throw new Error(`Unexpected error: ${JSON.stringify(result.error)}`);
  return result.value;
}

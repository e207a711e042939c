/**
 * The result of an operation that is expected to fail sometimes: a value, or the reason for the failure. Exceptions are
 * for bugs only.
 */
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

/** Returns the value of a result. Throws for an error, because an error here is a bug. */
export function unwrap<Value, Why>(result: Result<Value, Why>): Value {
  if (!result.ok) throw new Error(`Unexpected error: ${JSON.stringify(result.error)}`);
  return result.value;
}

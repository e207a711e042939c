/** The result of an operation that can fail as expected: a value, or the reason. Exceptions are for bugs only. */
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

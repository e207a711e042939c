/** What an operation that may be refused answers: a value, or the reason why not. Exceptions are for bugs only. */
export type Result<Value, Why> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly error: Why };

/** A result that holds. */
export const ok = <Value>(value: Value): { readonly ok: true; readonly value: Value } => ({
  ok: true,
  value,
});

/** A result that was refused. */
export const refused = <Why>(error: Why): { readonly ok: false; readonly error: Why } => ({
  ok: false,
  error,
});

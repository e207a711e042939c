import type { Result } from '@dicehall/engine';

/** The value of a result that cannot be an error. */
export function unwrap<Value, Problem>(result: Result<Value, Problem>): Value {
  if (!result.ok) throw new Error(`Unexpected error: ${JSON.stringify(result.error)}`);
  return result.value;
}

import type { Result } from '@dicehall/engine';

/** What the rules cannot refuse. */
export function unwrap<Value, Problem>(result: Result<Value, Problem>): Value {
  if (!result.ok) throw new Error(`The rules refused ${JSON.stringify(result.error)}`);
  return result.value;
}

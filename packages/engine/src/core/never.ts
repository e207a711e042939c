/** Ends every switch over a union: the compiler proves that it is never reached. */
export function never(value: never): never {
  throw new Error(`Unreachable: ${JSON.stringify(value)}`);
}

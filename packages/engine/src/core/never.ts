/** Makes a switch over a union exhaustive: the code does not compile while a case is missing. */
export function never(value: never): never {
  throw new Error(`Unreachable: ${JSON.stringify(value)}`);
}

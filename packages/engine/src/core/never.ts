/** Makes a switch over a union exhaustive: TypeScript reports an error while a case is missing. */
export function never(value: never): never {
  throw new Error(`Unreachable: ${JSON.stringify(value)}`);
}

/**
 * Runs asynchronous work in an effect, and ignores its result after the effect has been cleaned up.
 * @returns the clean-up of the effect
 */
export function whileMounted<Value>(
  work: Promise<Value>,
  onDone: (value: Value) => void,
  onError: (error: unknown) => void = () => {},
): () => void {
  let isMounted = true;
  work.then(
    (value) => {
      if (isMounted) onDone(value);
    },
    (error: unknown) => {
      if (isMounted) onError(error);
    },
  );
  return () => {
    isMounted = false;
  };
}

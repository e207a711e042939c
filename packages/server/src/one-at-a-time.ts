export type OneAtATime = <Value>(action: () => Promise<Value>) => Promise<Value>;

/** Returns a function that runs each action after all earlier ones, even if they failed. */
export function oneAtATime(): OneAtATime {
  let last: Promise<unknown> = Promise.resolve();
  return (action) => {
    const result = last.then(action);
    last = result.catch(() => {});
    return result;
  };
}

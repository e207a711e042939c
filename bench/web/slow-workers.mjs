// Slows down workers, which the browser's throttling does not affect. After each task, a worker waits for a multiple of
// the task's duration.

/** Runs before the script of a worker and makes the worker wait after each task. */
const slowed = (times) => `
let from = performance.now();
const hold = () => {
  for (const until = performance.now() + ${times - 1} * (performance.now() - from); performance.now() < until; );
  from = performance.now();
};
const slowly = (what) => (...given) => {
  from = performance.now();
  what(...given);
  hold();
};
const { postMessage: post, addEventListener: listen, setTimeout: later } = self;
self.postMessage = (said) => {
  hold();
  post(said);
};
self.addEventListener = (kind, hear) => listen(kind, slowly(hear));
self.setTimeout = (what, wait) => later(slowly(what), wait);
`;

/**
 * Slows down the workers of a context.
 * @param times the factor
 */
export async function slowWorkers(context, times) {
  await context.route(/worker-[^/]*\.js$/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `${slowed(times)}${await response.text()}\nhold();` });
  });
}

/** Prints which tests did not run and why. Throws an error if `CI` is set. */
export function missing(what: string, why: string): null {
  const message = `NOT RUN: ${what}. ${why}`;
  if (process.env.CI === 'true' || process.env.CI === '1') throw new Error(message);
  process.stderr.write(`\n${'!'.repeat(80)}\n${message}\n${'!'.repeat(80)}\n`);
  return null;
}

import type { ExpertState } from './experts.ts';

/** Work that is done in so many milliseconds is not talked about: a note that comes and goes at once helps nobody. */
export const shortWork = 300;

/** So many milliseconds the end of the work stays in sight. */
export const staying = 2000;

/**
 * Decides whether anything is said of an expert that has come to `kind`: of its solving once that lasts, and of the
 * solution where the solving was spoken of.
 * @param say is told whether there is something to say from then on
 * @returns ends it, for the next kind
 */
export function followExpert(
  kind: ExpertState['kind'] | undefined,
  say: (isSaid: boolean) => void,
): () => void {
  if (kind !== 'solving' && kind !== 'ready') return () => {};
  const isStarting = kind === 'solving';
  const timer = setTimeout(() => say(isStarting), isStarting ? shortWork : staying);
  return () => clearTimeout(timer);
}

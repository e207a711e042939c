import type { ExpertState } from './bots.ts';

/** Milliseconds of solving before a note appears, so that it does not just flash. */
export const noteDelay = 300;

/** Milliseconds that the note stays after solving has finished. */
export const doneNoteDuration = 2000;

/**
 * Schedules when the note about an expert in state `kind` appears or disappears: some time after solving starts, and after it
 * ends.
 * @param show receives whether to show the note from then on
 * @returns cancels the schedule
 */
export function scheduleExpertNote(
  kind: ExpertState['kind'] | undefined,
  show: (isShown: boolean) => void,
): () => void {
  if (kind !== 'solving' && kind !== 'ready') return () => {};
  const isStarting = kind === 'solving';
  const timer = setTimeout(() => show(isStarting), isStarting ? noteDelay : doneNoteDuration);
  return () => clearTimeout(timer);
}

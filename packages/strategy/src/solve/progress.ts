/** How far a solver has come: 0 to 1. */
export type Progress = number;

/** A solver at work: it stops after every step to say how far it is, and may be left there. */
export type Solving<Solved> = Generator<Progress, Solved>;

/** Who watches a solver at work. */
export interface Watch {
  readonly onProgress?: (progress: Progress) => void;
  /** Asked after every step; true ends the work without a result. */
  readonly shouldStop?: () => boolean;
}

/** Works a solver to its end: what it found, or `null` if the watch stopped it. */
export function work<Solved>(
  solving: Solving<Solved>,
  { onProgress, shouldStop }: Watch = {},
): Solved | null {
  for (;;) {
    const step = solving.next();
    if (step.done === true) return step.value;
    onProgress?.(step.value);
    if (shouldStop?.() === true) return null;
  }
}

/** A solver of other steps, as one that says how far it is. */
export function* withProgress<Step, Solved>(
  solving: Generator<Step, Solved>,
  progressOf: (step: Step) => Progress,
): Solving<Solved> {
  for (;;) {
    const step = solving.next();
    if (step.done === true) return step.value;
    yield progressOf(step.value);
  }
}

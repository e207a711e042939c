/** The progress of a solver, from 0 to 1. */
export type Progress = number;

/** A running solver. It yields its progress after each step, and the caller may stop it there. */
export type Solving<Solved> = Generator<Progress, Solved>;

export interface RunOptions {
  readonly onProgress?: (progress: Progress) => void;
  /** Called after each step of the solver. Returning true cancels the solver. */
  readonly shouldStop?: () => boolean;
}

/** Runs a solver to its end. Returns null if it was cancelled. */
export function runToEnd<Solved>(solving: Solving<Solved>): Solved;
export function runToEnd<Solved>(solving: Solving<Solved>, options: RunOptions): Solved | null;
export function runToEnd<Solved>(
  solving: Solving<Solved>,
  { onProgress, shouldStop }: RunOptions = {},
): Solved | null {
  for (;;) {
    const step = solving.next();
    if (step.done === true) return step.value;
    onProgress?.(step.value);
    if (shouldStop?.() === true) return null;
  }
}

/** Runs a solver and maps its progress to the range from `from` to `from + share`. */
export function* scaled<Solved>(solving: Solving<Solved>, from: number, share: number): Solving<Solved> {
  for (;;) {
    const step = solving.next();
    if (step.done === true) return step.value;
    yield from + share * step.value;
  }
}

/** Runs a solver to its end. */
export function solved<Solved>(solving: Iterator<unknown, Solved>): Solved {
  for (;;) {
    const step = solving.next();
    if (step.done === true) return step.value;
  }
}

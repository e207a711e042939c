/** Works a solver to its end, whatever its steps say. */
export function solved<Solved>(solving: Iterator<unknown, Solved>): Solved {
  for (;;) {
    const step = solving.next();
    if (step.done === true) return step.value;
  }
}

/** The standard error of a difference at which rollouts stop. */
export const enough = 0.0045;

/** The mean of paired differences. */
export class PairedGain {
  count = 0;
  #sum = 0;
  #squares = 0;

  add(gain: number): void {
    this.count += 1;
    this.#sum += gain;
    this.#squares += gain * gain;
  }

  get mean(): number {
    return this.#sum / this.count;
  }

  /** Two standard errors, with one more gain of 1 for what few samples have not shown yet. */
  get margin(): number {
    return (2 * Math.sqrt(this.#squares - this.count * this.mean ** 2 + 1)) / this.count;
  }

  get isClose(): boolean {
    return this.margin <= 2 * enough;
  }
}

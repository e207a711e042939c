/** Limits for solving. Each solution keeps a processor busy for seconds. */
const expertLimits = {
  /** The maximum number of different experts that are solved for a person in an hour. */
  perHour: 10,
  /** The maximum number of experts that are queued or being solved, for one person, for one address and in total. */
  pending: { person: 2, address: 4, all: 24 },
} as const;

const hour = 3_600_000;

/** The person for whom an expert is solved, and an address that several people may share. */
export interface ExpertClient {
  readonly person: string;
  readonly address: string;
}

interface Job extends ExpertClient {
  solve(): Promise<unknown>;
}

/**
 * Solves one expert at a time, because two solvers need twice the memory. The waiting addresses take turns, and so do
 * the people at one address.
 */
export class ExpertQueue {
  readonly #now: () => number;
  /** For each person, when each expert was last solved. */
  readonly #made = new Map<string, Map<string, number>>();
  /** The waiting jobs by address and person, in the order in which they will run. */
  readonly #waiting = new Map<string, Map<string, Job[]>>();
  readonly #pending = new Set<Job>();
  #isRunning = false;

  constructor(now: () => number) {
    this.#now = now;
  }

  /**
   * Runs a solver when it is the person's turn. An expert that was solved for the same person within the last hour does
   * not count again.
   * @returns null if the person, the address or the queue is at its limit
   */
  run<Solved>(
    { person, address }: ExpertClient,
    expert: string,
    solve: () => Promise<Solved>,
  ): Promise<Solved> | null {
    if (!this.#admits({ person, address }, expert)) return null;
    return new Promise((resolve, reject) => {
      const job: Job = { person, address, solve: () => solve().then(resolve, reject) };
      this.#pending.add(job);
      const people = this.#waiting.get(address) ?? new Map<string, Job[]>();
      this.#waiting.set(address, people.set(person, [...(people.get(person) ?? []), job]));
      void this.#solveNext();
    });
  }

  #admits({ person, address }: ExpertClient, expert: string): boolean {
    const now = this.#now();
    for (const [one, made] of this.#made) {
      for (const [name, at] of made) if (now - at > hour) made.delete(name);
      if (made.size === 0) this.#made.delete(one);
    }
    const pending = [...this.#pending];
    const most = expertLimits.pending;
    if (pending.length >= most.all) return false;
    if (pending.filter((job) => job.address === address).length >= most.address) return false;
    if (pending.filter((job) => job.person === person).length >= most.person) return false;
    const made = this.#made.get(person) ?? new Map<string, number>();
    if (!made.has(expert) && made.size >= expertLimits.perHour) return false;
    this.#made.set(person, made.set(expert, now));
    return true;
  }

  /** Takes the first job of the next person. The person and the address then move to the end of the queue. */
  #take(): Job | undefined {
    const [[address, people] = []] = this.#waiting;
    if (address === undefined || people === undefined) return undefined;
    const [[person, [job, ...others]] = ['', []]] = people;
    people.delete(person);
    if (others.length > 0) people.set(person, others);
    this.#waiting.delete(address);
    if (people.size > 0) this.#waiting.set(address, people);
    return job;
  }

  async #solveNext(): Promise<void> {
    if (this.#isRunning) return;
    const job = this.#take();
    if (job === undefined) return;
    this.#isRunning = true;
    await job.solve();
    this.#pending.delete(job);
    this.#isRunning = false;
    void this.#solveNext();
  }
}

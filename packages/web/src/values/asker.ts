import type { FromWorker, Kind, News } from './questions.ts';

/** What people wait for comes first. */
const ranks: Readonly<Record<Kind, number>> = {
  move: 4,
  advise: 3,
  open: 2,
  explore: 2,
  'warm-up': 2,
  review: 1,
  play: 0,
  mistakes: 0,
};

/** Milliseconds until a question that lets others go first looks again. */
const patience = 20;

const sleep = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

const pending = new Set<Asker>();

/** Lets the worker hear messages, and those go first that are of a higher rank. */
export async function letOthers(rank: () => number): Promise<void> {
  await sleep(0);
  while ([...pending].some((other) => other.rank > rank())) await sleep(patience);
}

/** Ends the work on a question that nobody waits for any more. */
export class Cancelled extends Error {}

/** Who waits for the answer to a question. */
export class Asker {
  readonly #id: number;
  readonly rank: number;

  constructor(id: number, kind: Kind) {
    this.#id = id;
    this.rank = ranks[kind];
    pending.add(this);
  }

  get isWaiting(): boolean {
    return pending.has(this);
  }

  tell(news: News<Kind>): void {
    if (!this.isWaiting) return;
    if (news.kind === 'done' || news.kind === 'failed') this.leave();
    const message: FromWorker = { id: this.#id, news };
    self.postMessage(message);
  }

  leave(): void {
    pending.delete(this);
  }

  /** To be awaited between slices of work. It throws once nobody waits. */
  async pause(): Promise<void> {
    await letOthers(() => this.rank);
    if (!this.isWaiting) throw new Cancelled();
  }
}

import type { FromWorker, Kind, News } from './questions.ts';

/** The priority of questions. Questions for which people wait come first. */
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

/** The milliseconds after which a question checks again whether more urgent questions are waiting. */
const patience = 20;

const sleep = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

const pending = new Set<Asker>();

/** Lets the worker receive messages, and lets questions of a higher rank go first. */
export async function letOthers(rank: () => number): Promise<void> {
  await sleep(0);
  while ([...pending].some((other) => other.rank > rank())) await sleep(patience);
}

/** Thrown to end the work on a question that was cancelled. */
export class Cancelled extends Error {}

/** A client that waits for the answer to a question. */
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

  /** Await this between slices of work. It throws when the question was cancelled. */
  async pause(): Promise<void> {
    await letOthers(() => this.rank);
    if (!this.isWaiting) throw new Cancelled();
  }
}

import type { Answer, FromWorker, Given, Kind, News, ToWorker } from './questions.ts';

let worker: Worker | null = null;
let lastId = 0;
/** The callback for the news about each question. */
const waiting = new Map<number, (news: News<Kind>) => void>();

function hear(id: number, news: News<Kind>): void {
  const hearer = waiting.get(id);
  if (news.kind === 'done' || news.kind === 'failed') waiting.delete(id);
  hearer?.(news);
}

/** Handles a failed worker. Its file may be missing after an update of the site, or it ran out of memory. */
function fail(failed: Worker): void {
  failed.terminate();
  if (worker === failed) worker = null;
  for (const id of [...waiting.keys()]) hear(id, { kind: 'failed' });
}

/** Starts the worker that answers all questions: when the first question is asked, and again after a failure. */
function start(): Worker {
  const started = new Worker(new URL('./values.worker.ts', import.meta.url), { type: 'module' });
  started.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => hear(data.id, data.news));
  started.addEventListener('error', () => fail(started));
  return started;
}

function send(message: ToWorker): void {
  worker ??= start();
  worker.postMessage(message);
}

/**
 * Asks a question about values or bots.
 * @returns a function that cancels the question if it has not been answered yet
 */
export function ask<K extends Kind>(kind: K, given: Given<K>, onNews: (news: News<K>) => void): () => void {
  lastId += 1;
  const id = lastId;
  waiting.set(id, onNews as (news: News<Kind>) => void);
  send({ id, kind, given } as ToWorker);
  return () => {
    if (waiting.delete(id)) send({ id, kind: 'cancel' });
  };
}

/**
 * Resolves with the answer to a question; rejects if the worker fails. Never settles if `signal` cancels the question.
 */
export const answerTo = <K extends Kind>(
  kind: K,
  given: Given<K>,
  signal?: AbortSignal,
): Promise<Answer<K>> =>
  new Promise((resolve, reject) => {
    const cancel = ask(kind, given, (news) => {
      if (news.kind === 'done') resolve(news.answer);
      else if (news.kind === 'failed') reject(new Error(`The worker failed: ${kind}`));
    });
    signal?.addEventListener('abort', cancel);
  });

import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { NumberedAnswer, NumberedQuestion } from './expert-worker.ts';
import type { OnError } from './make.ts';
import type { Thinker } from './thinker.ts';

/** The worker's program as it is built; from sources there is none. */
const program = new URL('./expert-worker.js', import.meta.url);

interface Waiting {
  resolve(move: unknown): void;
  reject(error: Error): void;
}

/** A thinker in a thread of its own, which is started with the first question and never keeps the process alive. */
export interface WorkerThinker extends Thinker {
  stop(): Promise<void>;
}

/**
 * Lets experts think in a worker thread: neither solving nor choosing ever holds up the node.
 * @param folder where solutions are kept
 * @param from the worker's program
 */
export function workerThinker(folder: string, onError: OnError, from: URL = program): WorkerThinker {
  const waiting = new Map<number, Waiting>();
  let worker: Worker | null = null;
  let asked = 0;

  const heard = (answer: NumberedAnswer): void => {
    const one = answer.number === null ? undefined : waiting.get(answer.number);
    if (answer.number !== null) waiting.delete(answer.number);
    if ('move' in answer) one?.resolve(answer.move);
    else if (one === undefined) onError(new Error(answer.failed));
    else one.reject(new Error(answer.failed));
  };
  const ended = (error: Error): void => {
    worker = null;
    for (const one of waiting.values()) one.reject(error);
    waiting.clear();
  };
  const start = (): Worker => {
    const started = new Worker(from, { workerData: { folder }, execArgv: [] });
    started.on('message', heard);
    started.on('error', ended);
    started.on('exit', () => {
      if (worker === started) ended(new Error('The experts stopped'));
    });
    started.unref();
    return started;
  };

  return {
    choose(question) {
      if (!existsSync(fileURLToPath(from))) return Promise.reject(new Error('The experts are not built'));
      worker ??= start();
      asked += 1;
      const message: NumberedQuestion = { number: asked, question };
      return new Promise((resolve, reject) => {
        waiting.set(message.number, { resolve, reject });
        worker?.postMessage(message);
      });
    },
    async stop() {
      const stopping = worker;
      ended(new Error('The node stops'));
      await stopping?.terminate();
    },
  };
}

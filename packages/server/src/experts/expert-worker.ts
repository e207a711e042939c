import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { PositionValue } from '@dicehall/strategy';
import type { Experts, Explorers } from './experts.ts';
import type { NumberedAnswer, NumberedQuestion, Question } from './worker-main.ts';

/** The built program of the worker; there is none when running from sources. */
const program = new URL('./worker-main.js', import.meta.url);

interface Waiting {
  resolve(answer: unknown): void;
  reject(error: Error): void;
}

/** Experts in a worker thread, which starts with the first question and does not keep the process alive. */
export interface ExpertWorker extends Experts, Explorers {
  stop(): Promise<void>;
}

/**
 * Runs experts in a worker thread, so that solving never blocks the node.
 * @param folder for the solution cache
 * @param onError receives problems with saved solutions; the experts play nevertheless
 * @param from the program of the worker
 */
export function startExpertWorker(
  folder: string,
  onError: (error: unknown) => void,
  from: URL = program,
): ExpertWorker {
  const waiting = new Map<number, Waiting>();
  let worker: Worker | null = null;
  let asked = 0;

  const onAnswer = (answer: NumberedAnswer): void => {
    const one = answer.number === null ? undefined : waiting.get(answer.number);
    if (answer.number !== null) waiting.delete(answer.number);
    if ('answer' in answer) one?.resolve(answer.answer);
    else if (one === undefined) onError(new Error(answer.failed));
    else one.reject(new Error(answer.failed));
  };
  const rejectAll = (error: Error): void => {
    worker = null;
    for (const one of waiting.values()) one.reject(error);
    waiting.clear();
  };
  const start = (): Worker => {
    const started = new Worker(from, { workerData: { folder }, execArgv: [] });
    started.on('message', onAnswer);
    started.on('error', rejectAll);
    started.on('exit', () => {
      if (worker === started) rejectAll(new Error('The expert worker stopped'));
    });
    started.unref();
    return started;
  };

  const ask = (question: Question): Promise<unknown> => {
    if (!existsSync(fileURLToPath(from))) return Promise.reject(new Error('The expert worker is not built'));
    worker ??= start();
    asked += 1;
    const message: NumberedQuestion = { number: asked, ...question };
    return new Promise((resolve, reject) => {
      waiting.set(message.number, { resolve, reject });
      worker?.postMessage(message);
    });
  };

  return {
    choose: (question) => ask({ kind: 'choose', question }),
    explore: (question) => ask({ kind: 'explore', question }) as Promise<PositionValue | null>,
    async stop() {
      const stopping = worker;
      rejectAll(new Error('The server is stopping'));
      await stopping?.terminate();
    },
  };
}

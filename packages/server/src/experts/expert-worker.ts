import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { PositionValue } from '@dicehall/strategy';
import type { Experts, Explorers } from './experts.ts';
import type { NumberedAnswer, NumberedQuestion, Question } from './worker-main.ts';

/** The URL of the built worker program. The file does not exist if the server runs from sources. */
const program = new URL('./worker-main.js', import.meta.url);

interface Waiting {
  resolve(answer: unknown): void;
  reject(error: Error): void;
}

/** Experts in a worker thread. The thread starts with the first question and does not keep the process alive. */
export interface ExpertWorker extends Experts, Explorers {
  readonly waiting: number;
  /** Stops the thread. All waiting and later questions resolve to null. */
  stop(): Promise<void>;
}

export interface ExpertWorkerSetup {
  readonly folder: string;
  /** Called for problems with saved solutions. */
  readonly onError: (error: unknown) => void;
  /**
   * Returns the address of a person, which other people may share. If absent, each person counts as a separate address.
   */
  readonly addressOf?: (person: string) => string;
  readonly from?: URL;
}

/** Starts the worker. Solving in a worker thread never blocks the node. */
export function startExpertWorker({
  folder,
  onError,
  addressOf = (person) => person,
  from = program,
}: ExpertWorkerSetup): ExpertWorker {
  const waiting = new Map<number, Waiting>();
  let worker: Worker | null = null;
  let asked = 0;
  let stopped = false;

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
    if (stopped) return Promise.resolve(null);
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
    get waiting() {
      return waiting.size;
    },
    choose: (question, address = addressOf(question.person)) => ask({ kind: 'choose', question, address }),
    explore: (question, address = addressOf(question.person)) =>
      ask({ kind: 'explore', question, address }) as Promise<PositionValue | null>,
    async stop() {
      stopped = true;
      const stopping = worker;
      worker = null;
      for (const one of waiting.values()) one.resolve(null);
      waiting.clear();
      await stopping?.terminate();
    },
  };
}

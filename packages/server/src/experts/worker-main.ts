import { parentPort, workerData } from 'node:worker_threads';
import { random } from '../service/ids.ts';
import { createExperts, type ExpertQuestion } from './experts.ts';
import { folderCache } from './solution-cache.ts';

export interface NumberedQuestion {
  readonly number: number;
  readonly question: ExpertQuestion;
}
export type NumberedAnswer =
  | { readonly number: number; readonly move: unknown }
  | { readonly number: number | null; readonly failed: string };

const post = (answer: NumberedAnswer): void => parentPort?.postMessage(answer);
const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

const { folder } = workerData as { readonly folder: string };
const experts = createExperts(folderCache(folder), random, (error) =>
  post({ number: null, failed: messageOf(error) }),
);

parentPort?.on('message', ({ number, question }: NumberedQuestion) => {
  experts.choose(question).then(
    (move) => post({ number, move }),
    (error: unknown) => post({ number, failed: messageOf(error) }),
  );
});

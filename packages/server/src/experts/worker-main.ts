import { parentPort, workerData } from 'node:worker_threads';
import { random } from '../service/ids.ts';
import { createExperts, type ExpertQuestion, type ExploreQuestion } from './experts.ts';
import { folderCache } from './solution-files.ts';

export type Question = { readonly address: string } & (
  | { readonly kind: 'choose'; readonly question: ExpertQuestion }
  | { readonly kind: 'explore'; readonly question: ExploreQuestion }
);
export type NumberedQuestion = Question & { readonly number: number };
export type NumberedAnswer =
  | { readonly number: number; readonly answer: unknown }
  | { readonly number: number | null; readonly failed: string };

const post = (answer: NumberedAnswer): void => parentPort?.postMessage(answer);
const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

const { folder } = workerData as { readonly folder: string };
const cache = folderCache(folder, (problem) =>
  post({ number: null, failed: `A saved solution cannot be used: ${JSON.stringify(problem)}` }),
);
const experts = createExperts(cache, random);

const answerTo = (asked: Question): Promise<unknown> =>
  asked.kind === 'choose'
    ? experts.choose(asked.question, asked.address)
    : experts.explore(asked.question, asked.address);

parentPort?.on('message', ({ number, ...asked }: NumberedQuestion) => {
  answerTo(asked).then(
    (answer) => post({ number, answer }),
    (error: unknown) => post({ number, failed: messageOf(error) }),
  );
});

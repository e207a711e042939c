import { randomBytes } from 'node:crypto';
import { parentPort, workerData } from 'node:worker_threads';
import { folderShelf } from './shelf.ts';
import { createThinker, type ExpertQuestion } from './thinker.ts';

/** What the worker is asked, and what it answers. */
export interface NumberedQuestion {
  readonly number: number;
  readonly question: ExpertQuestion;
}
export type NumberedAnswer =
  | { readonly number: number; readonly move: unknown }
  | { readonly number: number | null; readonly failed: string };

const random = (): number => randomBytes(6).readUIntBE(0, 6) / 2 ** 48;
const tell = (answer: NumberedAnswer): void => parentPort?.postMessage(answer);
const words = (error: unknown): string => (error instanceof Error ? error.message : String(error));

const { folder } = workerData as { readonly folder: string };
const thinker = createThinker(folderShelf(folder), random, (error) =>
  tell({ number: null, failed: words(error) }),
);

parentPort?.on('message', ({ number, question }: NumberedQuestion) => {
  thinker.choose(question).then(
    (move) => tell({ number, move }),
    (error: unknown) => tell({ number, failed: words(error) }),
  );
});

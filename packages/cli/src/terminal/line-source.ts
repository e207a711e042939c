import type { Io } from '../io.ts';
import { linesOf } from '../lines.ts';
import { makeQueue, type Queue } from './queue.ts';

type LineInput = { readonly kind: 'line'; readonly text: string } | { readonly kind: 'interrupt' };

export interface LineSource {
  readonly inputs: Queue<LineInput>;
  close(): void;
}

export function listenForLines(io: Io): LineSource {
  const inputs = makeQueue<LineInput>();
  const stop = io.onInterrupt(() => inputs.push({ kind: 'interrupt' }));
  const read = async () => {
    for await (const text of linesOf(io.stdin)) inputs.push({ kind: 'line', text });
  };
  read().then(inputs.end, inputs.end);
  return {
    inputs,
    close() {
      stop();
      io.stdin.pause();
      io.stdin.destroy();
    },
  };
}

import type { Io } from '../io.ts';
import { linesOf } from '../lines.ts';
import { makeQueue, type Queue } from './queue.ts';

/** What a line-by-line terminal hears: a line, or Ctrl+C. */
type Heard = { readonly kind: 'line'; readonly text: string } | { readonly kind: 'interrupt' };

/** Lines as they are typed, or piped in; Ctrl+C comes between them. */
export interface LineSource {
  readonly heard: Queue<Heard>;
  close(): void;
}

/** Starts to listen for lines. */
export function listenForLines(io: Io): LineSource {
  const heard = makeQueue<Heard>();
  const stop = io.onInterrupt(() => heard.push({ kind: 'interrupt' }));
  const read = async () => {
    for await (const text of linesOf(io.stdin)) heard.push({ kind: 'line', text });
  };
  read().then(heard.end, heard.end);
  return {
    heard,
    close() {
      stop();
      io.stdin.pause();
      io.stdin.destroy();
    },
  };
}

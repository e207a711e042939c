import { type Io, linesOf } from '../io.ts';

export interface Queue<Item> {
  push(item: Item): void;
  clear(): void;
  isEmpty(): boolean;
  end(): void;
  next(): Promise<Item | null>;
  /** Returns the next item; null after some milliseconds or at the end. */
  within(milliseconds: number): Promise<Item | null>;
}

/** Makes a queue of items. Only one reader can wait at a time. */
export function makeQueue<Item>(): Queue<Item> {
  const waiting: Item[] = [];
  let ended = false;
  let wake: (() => void) | null = null;
  const wakeReader = () => {
    wake?.();
    wake = null;
  };
  const take = (): Item | null => waiting.shift() ?? null;
  return {
    push(item) {
      waiting.push(item);
      wakeReader();
    },
    clear() {
      waiting.length = 0;
    },
    isEmpty: () => waiting.length === 0,
    end() {
      ended = true;
      wakeReader();
    },
    async next() {
      while (waiting.length === 0 && !ended) {
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      }
      return take();
    },
    async within(milliseconds) {
      if (waiting.length === 0 && !ended && milliseconds > 0) {
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, milliseconds);
          wake = () => {
            clearTimeout(timer);
            resolve();
          };
        });
      }
      return take();
    },
  };
}

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

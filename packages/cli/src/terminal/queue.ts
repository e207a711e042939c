/** Things that come in their own time, taken one by one. */
export interface Queue<Item> {
  push(item: Item): void;
  /** Drops what waits. */
  clear(): void;
  /** Nothing comes any more. */
  end(): void;
  /** The next thing; null when nothing comes any more. */
  next(): Promise<Item | null>;
  /** The next thing if it comes within so many milliseconds; null else. */
  within(milliseconds: number): Promise<Item | null>;
}

/** Makes a queue. One taker at a time. */
export function makeQueue<Item>(): Queue<Item> {
  const waiting: Item[] = [];
  let ended = false;
  let wake: (() => void) | null = null;
  const stir = () => {
    wake?.();
    wake = null;
  };
  const take = (): Item | null => waiting.shift() ?? null;
  return {
    push(item) {
      waiting.push(item);
      stir();
    },
    clear() {
      waiting.length = 0;
    },
    end() {
      ended = true;
      stir();
    },
    async next() {
      while (waiting.length === 0 && !ended) {
        await new Promise<void>((woken) => {
          wake = woken;
        });
      }
      return take();
    },
    async within(milliseconds) {
      if (waiting.length === 0 && !ended && milliseconds > 0) {
        await new Promise<void>((woken) => {
          const timer = setTimeout(woken, milliseconds);
          wake = () => {
            clearTimeout(timer);
            woken();
          };
        });
      }
      return take();
    },
  };
}

import type { PageExtent } from '../table/press.ts';
import type { Queue } from '../terminal/queue.ts';
import type { OnlineView } from './view.ts';

/** What the loop of an online table waits for. */
export type OnlineInput =
  | { readonly kind: 'key'; readonly key: string; readonly text: string }
  /** A whole line that is a command or a message. */
  | { readonly kind: 'line'; readonly text: string }
  /** The table changed, or a second has passed. */
  | { readonly kind: 'changed' }
  /** The server has answered a move or a command: refused it, or did something that is said in words. */
  | {
      readonly kind: 'answered';
      readonly to: 'move' | 'command';
      readonly refused: string | null;
      readonly done?: string | undefined;
    };

export interface OnlineDriver {
  readonly inputs: Queue<OnlineInput>;
  /** @param news the sentences of what happened since the last call */
  show(view: OnlineView, news: readonly string[]): Promise<void>;
  extent?(view: OnlineView): PageExtent | undefined;
  close(): void;
}

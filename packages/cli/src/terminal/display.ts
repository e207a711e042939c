import type { MessageKey } from '@dicehall/engine';
import type { Catalogue } from '@dicehall/messages';
import type { Scene } from '../paint/table.ts';
import type { PageExtent } from '../table/press.ts';
import type { Session } from '../table/session.ts';

/** What a player types: a key, or a whole line that is a command or a message. */
export type Typed =
  | { readonly kind: 'key'; readonly key: string; readonly text: string }
  | { readonly kind: 'line'; readonly text: string };

export const keyTyped = (key: string): Typed => ({ kind: 'key', key, text: '' });

/** The words of a table, here or online. */
export interface Presentation<Shown extends Session> {
  readonly messages: Catalogue;
  readonly leaveQuestion: MessageKey;
  /** Whether the table can be used after the end of its match. */
  readonly staysOpen: boolean;
  /** The commands that can be typed, each with what it does. */
  readonly commands: readonly string[];
  /**
   * Everything that the table shows.
   * @param logLength how many of the last events are shown
   * @param timed whether to tell what changes every second
   */
  scene(session: Shown, logLength: number, timed: boolean): Scene;
  /** What a typed line means now. */
  read(line: string, session: Shown): readonly Typed[];
}

/** A terminal that shows a table, on the whole screen or in plain lines. `News` comes from elsewhere than the keyboard. */
export interface Display<Shown extends Session, News = never> {
  /** @param news the sentences of what happened since the last call */
  show(session: Shown, news: readonly string[]): Promise<void>;
  /** What is typed next, or other news; null at the end of the input. */
  next(): Promise<Typed | News | null>;
  /** Waits a moment after a bot's move; what is typed ends the wait. */
  pause(): Promise<Typed | News | null>;
  tell(news: News): void;
  /** The extent of the page of text that is shown. */
  extent(session: Shown): PageExtent | undefined;
  /** How many events at once are shown as a page of their own; 0 for never. */
  readonly newsFrom: number;
  /** Restores the terminal. */
  close(): void;
}

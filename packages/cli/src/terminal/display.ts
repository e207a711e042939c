import type { MessageKey } from '@dicehall/engine';
import type { Catalogue } from '@dicehall/messages';
import type { Scene } from '../paint/table.ts';
import type { PageExtent } from '../table/press.ts';
import type { Session } from '../table/session.ts';

/** Typed input: a key, or a whole line that is a command or a message. */
export type Typed =
  | { readonly kind: 'key'; readonly key: string; readonly text: string }
  | { readonly kind: 'line'; readonly text: string };

export const keyTyped = (key: string): Typed => ({ kind: 'key', key, text: '' });

/** The texts and typed words of a table, at this terminal or online. */
export interface Presentation<Shown extends Session> {
  readonly messages: Catalogue;
  readonly leaveQuestion: MessageKey;
  /** Whether the table stays usable after its match. */
  readonly staysOpen: boolean;
  /** Text that stays visible over a page of text, such as the clock. */
  corner?(session: Shown): string;
  /** The commands that can be typed, and what they do. */
  readonly commands: readonly string[];
  /**
   * Returns the scene.
   * @param logLength the number of recent events
   * @param timed whether to include texts that change every second
   */
  scene(session: Shown, logLength: number, timed: boolean): Scene;
  /** Converts a typed line to keys, commands or messages. */
  read(line: string, session: Shown): readonly Typed[];
}

/** A terminal that shows a table. `News` are events from other sources than the keyboard. */
export interface Display<Shown extends Session, News = never> {
  /**
   * Shows a session.
   * @param news sentences about the events since the last call
   */
  show(session: Shown, news: readonly string[]): Promise<void>;
  /** Returns the next input or other event; null at the end of the input. */
  next(): Promise<Typed | News | null>;
  /** Pauses before or after a bot's move for this number of paces. Any input ends the pause. */
  pause(paces: number): Promise<Typed | News | null>;
  tell(news: News): void;
  /** Returns the size of the displayed page of text. */
  extent(session: Shown): PageExtent | undefined;
  /** The minimum number of new events that are shown as a page of text; 0 if events are never shown as a page. */
  readonly newsFrom: number;
  /** Restores the terminal to its state before the match. */
  close(): void;
}

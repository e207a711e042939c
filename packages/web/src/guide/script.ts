import type { Face, MessageKey, OptionValue } from '@dicehall/engine';

/** The seat of the learner. A bot has the second seat. */
export const learner = 0;
export const bot = 1;

/** One step of a guided match: a text to read, an action of the learner with its reason, or a move of the bot. */
export type GuideStep =
  | { readonly tell: MessageKey }
  /** Asks the learner to mark exactly the dice at these positions. */
  | { readonly ask: MessageKey; readonly mark: readonly number[] }
  /** Asks the learner to play this move. */
  | { readonly ask: MessageKey; readonly move: unknown }
  /** Makes the bot play this move. */
  | { readonly bot: unknown };

/** A guided match as data: its dice, and the moves played with them. */
export interface GuideScript {
  readonly options: Readonly<Record<string, OptionValue>>;
  /** The throws of the match, in order. */
  readonly throws: readonly (readonly Face[])[];
  readonly steps: readonly GuideStep[];
}

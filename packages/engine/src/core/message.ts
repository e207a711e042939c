import type { Face } from './face.ts';
import type { MessageKey } from './message-keys.generated.ts';
import type { Seat } from './seat.ts';

/** A value in a message: a number, a word, seats (shown as names), dice (shown as faces) or a list (`1, 4 and 6`). */
export type MessageValue =
  | number
  | string
  | { readonly seat: Seat }
  | { readonly seats: readonly Seat[] }
  | { readonly dice: readonly Face[] }
  | { readonly list: readonly (number | string | Message)[] };

/** A key of the message catalogue and the values of its text. */
export interface Message {
  readonly key: MessageKey;
  readonly values: Readonly<Record<string, MessageValue>>;
}

export const message = (key: MessageKey, values: Message['values'] = {}): Message => ({ key, values });

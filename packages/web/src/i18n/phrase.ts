import type { MessageKey, MessageValue } from '@dicehall/engine';

export interface Phrase {
  readonly key: MessageKey;
  readonly values: Readonly<Record<string, MessageValue>>;
}

export const phrase = (key: MessageKey, values: Phrase['values'] = {}): Phrase => ({ key, values });

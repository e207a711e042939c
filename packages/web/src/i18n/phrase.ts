import type { MessageValue } from '@dicehall/engine';

/** A message key with its values. */
export interface Phrase {
  readonly key: string;
  readonly values: Readonly<Record<string, MessageValue>>;
}

export const phrase = (key: string, values: Phrase['values'] = {}): Phrase => ({ key, values });

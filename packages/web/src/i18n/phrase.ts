import type { MessageKey, MessageValue } from '@dicehall/engine';

export interface Phrase {
  readonly key: MessageKey;
  readonly values: Readonly<Record<string, MessageValue>>;
}

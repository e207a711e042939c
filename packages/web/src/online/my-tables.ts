import { type HistoryItem, historyItemSchema, type Turn, turnSchema } from '@dicehall/server/protocol';
import { call } from './api.ts';

/** Unfinished tables; null where the server cannot be asked. */
export async function myTurns(): Promise<Turn[] | null> {
  const answer = await call('GET', '/me/turns', (raw) => turnSchema.array().parse(raw));
  return answer.ok ? answer.value : null;
}

/** Finished matches, the newest first; null where the server cannot be asked. */
export async function myHistory(): Promise<HistoryItem[] | null> {
  const answer = await call('GET', '/me/history', (raw) => historyItemSchema.array().parse(raw));
  return answer.ok ? answer.value : null;
}

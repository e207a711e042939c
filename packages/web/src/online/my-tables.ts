import { type HistoryItem, historyItemSchema, type Turn, turnSchema } from '@dicehall/server/protocol';
import { call } from './api.ts';

/** This person's unfinished tables; null when the server does not answer. */
export async function myTurns(): Promise<Turn[] | null> {
  const answer = await call('GET', '/me/turns', (raw) => turnSchema.array().parse(raw));
  return answer.ok ? answer.value : null;
}

/** This person's finished matches, the newest first; null when the server does not answer. */
export async function myHistory(): Promise<HistoryItem[] | null> {
  const answer = await call('GET', '/me/history', (raw) => historyItemSchema.array().parse(raw));
  return answer.ok ? answer.value : null;
}

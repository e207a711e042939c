import { type HistoryItem, historyItemSchema, type Turn, turnSchema } from '@dicehall/server/protocol';
import { fetched } from './api.ts';

/** This person's unfinished tables. */
export const myTurns = (): Promise<Turn[] | null> => fetched('/me/turns', turnSchema.array());

/** This person's finished matches, the newest first. */
export const myHistory = (): Promise<HistoryItem[] | null> =>
  fetched('/me/history', historyItemSchema.array());

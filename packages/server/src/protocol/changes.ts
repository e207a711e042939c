import type { z } from 'zod';
import { changeEveningSchema } from './evening.ts';
import {
  addBotSchema,
  changeGameSchema,
  commitmentSchema,
  muteSchema,
  personRefSchema,
  reactSchema,
  rematchSchema,
  revealSchema,
  saySchema,
  settingsSchema,
  sitSchema,
  standInSchema,
  undoAnswerSchema,
  waitSchema,
} from './table.ts';

/**
 * The changes that a request `POST /tables/:id/…` can make, each with the schema of its body. Null means a request
 * without a body.
 */
export const tableChanges = {
  sit: sitSchema,
  stand: null,
  wait: waitSchema,
  game: changeGameSchema,
  evening: changeEveningSchema,
  commitment: commitmentSchema,
  reveal: revealSchema,
  bots: addBotSchema,
  remove: personRefSchema,
  readmit: personRefSchema,
  host: personRefSchema,
  settings: settingsSchema,
  mute: muteSchema,
  start: null,
  resign: null,
  hold: null,
  'stand-in': standInSchema,
  return: null,
  undo: null,
  'undo/answer': undoAnswerSchema,
  say: saySchema,
  react: reactSchema,
  rematch: rematchSchema,
} as const;
export type TableChanges = typeof tableChanges;

/** A change of a table: the last part of its URL, and the body of the request. */
export type TableChange = {
  [What in keyof TableChanges]: TableChanges[What] extends z.ZodType
    ? [what: What, body: z.input<TableChanges[What]>]
    : [what: What];
}[keyof TableChanges];

import { readSaved, save } from '../settings/storage.ts';
import { type Strength, strengths } from './players.ts';

/** The strength of bots that suits this person, and the person's wins minus losses at this strength. */
export interface Level {
  readonly strength: Strength;
  readonly balance: number;
  /** The id of the last counted match, so that a finished match is not counted again when it is reopened. */
  readonly last: string;
}

/** The surplus of wins or losses after which bots become stronger or weaker. */
const enough = 2;

export function levelAfter(level: Level, match: string, hasWon: boolean): Level {
  if (level.last === match) return level;
  const balance = level.balance + (hasWon ? 1 : -1);
  if (Math.abs(balance) < enough) return { ...level, balance, last: match };
  const at = strengths.indexOf(level.strength) + Math.sign(balance);
  const strength = strengths[at] ?? level.strength;
  return { strength, balance: 0, last: match };
}

const storageKey = 'dicehall.level';

export function savedLevel(): Level {
  const { strength, balance, last } = (readSaved(storageKey) ?? {}) as Readonly<Record<string, unknown>>;
  return {
    strength: strengths.find((known) => known === strength) ?? 'novice',
    balance: typeof balance === 'number' && Math.abs(balance) < enough ? balance : 0,
    last: typeof last === 'string' ? last : '',
  };
}

export const countResult = (match: string, hasWon: boolean): void =>
  save(storageKey, levelAfter(savedLevel(), match, hasWon));

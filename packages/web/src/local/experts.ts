import type { GameId } from '@dicehall/engine';

/** How long solving takes in a browser: `quick` a few seconds, `slow` ten seconds to a minute and much memory. */
export type SolvingTime = 'quick' | 'slow';

type ByGame<Value> = Readonly<Partial<Record<string, Value>>>;

/** The solving times by the number of seats, for the tables that have an exact analysis. */
const solvingTimes: ByGame<Readonly<Partial<Record<number, SolvingTime>>>> = {
  greed: { 2: 'quick', 3: 'slow' },
  threes: { 2: 'quick' },
  'ten-thousand': { 2: 'slow' },
};

/** The solving time of a table's exact analysis; null where there is none. */
export const solvingTime = (game: GameId, seats: number): SolvingTime | null =>
  solvingTimes[game]?.[seats] ?? null;

/** The most seats for which Expert solves the game in a browser. */
const largestExpertTables: ByGame<number> = {
  greed: Infinity,
  threes: Infinity,
  'ten-thousand': Infinity,
  'three-dice': 5,
  'hidden-pairs': Infinity,
};

/** Whether Expert solves the game at this table. Elsewhere it plays at Steady level, and the set-up says so. */
export const hasExpert = (game: GameId, seats: number): boolean => seats <= (largestExpertTables[game] ?? 0);

/** The progress of a table's expert. `share` of the work is from 0 to 1. */
export type ExpertState =
  | { readonly kind: 'solving'; readonly share: number }
  | { readonly kind: 'ready' }
  | { readonly kind: 'failed' };

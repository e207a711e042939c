import type { GameId } from '@dicehall/engine';
import type { Bot } from '@dicehall/strategy';
import type { OnError } from './cached-solution.ts';
import type { ExpertTable } from './expert-table.ts';
import type { SolutionCache } from './solution-cache.ts';

/** How the server makes the expert of one game. */
interface GameExpert {
  /** Whether a table's game is solved in seconds. Players choose the options, so longer solves are refused. */
  isWithinLimits(table: ExpertTable): boolean;
  /** For a game whose expert is not one of `expertSolver` or `solveExpert`. */
  make?(table: ExpertTable, cache: SolutionCache, onError: OnError): Promise<Bot>;
}

const maxTarget = 10_000;
const maxThreeDiceSeats = 8;
const hasShortTarget: GameExpert = { isWithinLimits: ({ options }) => Number(options.target) <= maxTarget };

/** The experts of this server. A game without one plays at steady level. */
export const gameExperts: Readonly<Partial<Record<GameId, GameExpert>>> = {
  greed: hasShortTarget,
  'ten-thousand': hasShortTarget,
  threes: { isWithinLimits: ({ seats }) => seats > 1 },
  'three-dice': { isWithinLimits: ({ seats }) => seats <= maxThreeDiceSeats },
  'hidden-pairs': {
    isWithinLimits: () => true,
    make: async (...of) => (await import('./hidden-pairs-expert.ts')).makeHiddenPairsExpert(...of),
  },
};

/** Whether the server solves a table's game for its expert. If not, the expert plays at steady level. */
export const isWithinLimits = (table: ExpertTable): boolean =>
  gameExperts[table.game]?.isWithinLimits(table) ?? false;

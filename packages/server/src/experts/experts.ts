import { setImmediate } from 'node:timers/promises';
import { type BaseView, gameOf, parsePosition, type Seat, unwrap } from '@dicehall/engine';
import {
  type Limit,
  openValues,
  type PositionValue,
  type SolutionCache,
  sourceOf,
  type ValuedMatch,
  type Values,
} from '@dicehall/strategy';
import { ExpertBudget } from './budget.ts';
import { installedSolutions } from './solution-files.ts';

/** The limit of solving on the server. Players choose the options, so longer solves are refused. */
const limit: Limit = { seconds: 5 };

/** Whether the server solves a table's game for its expert. If not, the expert plays at steady level. */
export const isWithinLimits = ({ game, options, seats }: ValuedMatch): boolean =>
  sourceOf({ game, options, seats }, limit) !== 'rollouts';

/** Whether the server values the moves of a match; not if all values would be estimates. */
export function isExplored(match: ValuedMatch): boolean {
  const source = sourceOf(match, limit);
  return source !== 'rollouts' && source !== 'duels';
}

export interface ExpertQuestion extends ValuedMatch {
  readonly view: BaseView;
  readonly seat: Seat;
  /** The person whose budget pays for solving. */
  readonly person: string;
}

/** Chooses moves at expert level. Values are opened at first use, and the most recently used ones are cached. */
export interface Experts {
  /** Resolves to null when the person's budget is used up. */
  choose(question: ExpertQuestion): Promise<unknown>;
}

/** A position to explore, in the notation of `parsePosition`, of a match with values. */
export interface ExploreQuestion extends ValuedMatch {
  readonly position: string;
  readonly person: string;
}

/** Values the moves of a position. */
export interface Explorers {
  /** Resolves to null when the person's budget is used up. */
  explore(question: ExploreQuestion): Promise<PositionValue | null>;
}

/** Cached values; those of Ten Thousand take 40 MB. */
const maxKept = 6;

const nameOf = ({ game, options, seats }: ValuedMatch): string => {
  const sorted = Object.entries(options).sort(([a], [b]) => (a < b ? -1 : 1));
  return JSON.stringify([game, seats, sorted]);
};

export function createExperts(
  cache: SolutionCache,
  random: () => number,
  now: () => number = Date.now,
): Experts & Explorers {
  const budget = new ExpertBudget(now);
  const kept = new Map<string, Promise<Values>>();
  // One at a time: two solvers at once would need twice the memory.
  let last: Promise<unknown> = Promise.resolve();
  async function open({ game, options, seats }: ValuedMatch): Promise<Values> {
    const progress = () => setImmediate();
    const values = await openValues(gameOf(game), options, seats, {
      files: installedSolutions,
      cache,
      limit,
      progress,
    });
    if (values === null) throw new Error('Nobody stops it');
    return values;
  }
  function valuesOf(match: ValuedMatch, person: string): Promise<Values> | null {
    const name = nameOf(match);
    let values = kept.get(name);
    if (values === undefined) {
      const done = budget.admit(person, name);
      if (done === null) return null;
      values = last.then(() => open(match)).finally(done);
      last = values.catch(() => kept.delete(name));
    }
    kept.delete(name);
    kept.set(name, values);
    const [oldest] = kept.keys();
    if (kept.size > maxKept && oldest !== undefined) kept.delete(oldest);
    return values;
  }
  return {
    async choose({ view, seat, person, ...match }) {
      const values = await valuesOf(match, person);
      return values === null ? null : values.bot.choose(view, seat, random);
    },
    async explore({ position, person, ...match }) {
      const values = await valuesOf(match, person);
      return values === null ? null : values.at(unwrap(parsePosition(position)).state);
    },
  };
}

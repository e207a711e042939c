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
import { keepNewest } from '../keep-newest.ts';
import { ExpertQueue } from './expert-queue.ts';
import { fileName, installedSolutions } from './solution-files.ts';

/** The maximum estimated duration of solving on the server. Variants of a game that take longer are not solved. */
const limit: Limit = { seconds: 5 };

/** Whether the server solves a match. If not, experts play at the steady level. */
export const isWithinLimits = ({ game, options, seats }: ValuedMatch): boolean =>
  sourceOf({ game, options, seats }, limit) !== 'rollouts';

/** Whether the server shows the values of moves. It does not if all of them would be estimates. */
export function isExplored(match: ValuedMatch): boolean {
  const source = sourceOf(match, limit);
  return source !== 'rollouts' && source !== 'duels';
}

interface Asked extends ValuedMatch {
  /** The person to whose budget the solving is charged. */
  readonly person: string;
}

export interface ExpertQuestion extends Asked {
  readonly view: BaseView;
  readonly seat: Seat;
}

/** Chooses moves at expert level. The most recently used values are cached. */
export interface Experts {
  /**
   * Resolves to null if the budget is used up or the server stops.
   * @param address the address of the person, which several people may share; by default a separate one
   */
  choose(question: ExpertQuestion, address?: string): Promise<unknown>;
}

/** A position to explore, in the notation of `parsePosition`, from a match whose moves can be valued. */
export interface ExploreQuestion extends Asked {
  readonly position: string;
}

export interface Explorers {
  /** Values a position. The parameters are those of `Experts.choose`. */
  explore(question: ExploreQuestion, address?: string): Promise<PositionValue | null>;
}

/** The maximum number of cached values. Those of Ten Thousand take 40 MB. */
const maxKept = 6;

export function createExperts(
  cache: SolutionCache,
  random: () => number,
  now: () => number = Date.now,
): Experts & Explorers {
  const queue = new ExpertQueue(now);
  const opening = new Map<string, Promise<Values>>();
  const kept = new Map<string, Values>();
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
  async function openAndKeep(asked: Asked, name: string): Promise<Values> {
    try {
      const values = await open(asked);
      keepNewest(kept, name, values, maxKept);
      return values;
    } finally {
      opening.delete(name);
    }
  }
  async function valuesOf(asked: Asked, address: string): Promise<Values | null> {
    const name = fileName(asked);
    const known = kept.get(name);
    if (known !== undefined) {
      keepNewest(kept, name, known, maxKept);
      return known;
    }
    const { person } = asked;
    const values = opening.get(name) ?? queue.run({ person, address }, name, () => openAndKeep(asked, name));
    if (values !== null) opening.set(name, values);
    return values;
  }
  return {
    async choose({ view, seat, ...asked }, address = asked.person) {
      const values = await valuesOf(asked, address);
      return values === null ? null : values.bot.choose(view, seat, random);
    },
    async explore({ position, ...asked }, address = asked.person) {
      const values = await valuesOf(asked, address);
      return values === null ? null : values.at(unwrap(parsePosition(position)).state);
    },
  };
}

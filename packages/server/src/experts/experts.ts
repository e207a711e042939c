import { type BaseView, parsePosition, type Seat, unwrap } from '@dicehall/engine';
import { type Bot, type Explored, type Explorer, explore } from '@dicehall/strategy';
import { ExpertBudget } from './budget.ts';
import type { OnError } from './cached-solution.ts';
import { type ExpertTable, nameOf } from './expert-table.ts';
import { makeExpert, makeExplorer } from './make-expert.ts';
import type { SolutionCache } from './solution-cache.ts';

export interface ExpertQuestion extends ExpertTable {
  readonly view: BaseView;
  readonly seat: Seat;
  /** Whose budget pays for solving. */
  readonly person: string;
}

/** Chooses moves at expert level. An expert is made when it is first needed, and the last used ones are cached. */
export interface Experts {
  /** Resolves to null when the person's budget is used up. */
  choose(question: ExpertQuestion): Promise<unknown>;
}

/** A position to explore, which `parsePosition` reads and of whose table there are values. */
export interface ExploreQuestion extends ExpertTable {
  readonly position: string;
  readonly person: string;
}

/** Says what the moves of a position are worth. */
export interface Explorers {
  /** Resolves to null when the person's budget is used up. */
  explore(question: ExploreQuestion): Promise<Explored | null>;
}

/** Cached experts and explorers; one of Ten Thousand takes 40 MB. */
const maxKept = 6;

type Make<Made> = (table: ExpertTable, cache: SolutionCache, onError: OnError) => Promise<Made>;

export function createExperts(
  cache: SolutionCache,
  random: () => number,
  onError: OnError,
  now: () => number = Date.now,
): Experts & Explorers {
  const budget = new ExpertBudget(now);
  const kept = new Map<string, Promise<unknown>>();
  // One at a time: two solvers at once would need twice the memory.
  let last: Promise<unknown> = Promise.resolve();
  function madeFor<Made>(
    kind: string,
    make: Make<Made>,
    table: ExpertTable,
    person: string,
  ): Promise<Made> | null {
    const name = `${kind} ${nameOf(table)}`;
    let made = kept.get(name) as Promise<Made> | undefined;
    if (made === undefined) {
      const done = budget.admit(person, name);
      if (done === null) return null;
      made = last.then(() => make(table, cache, onError)).finally(done);
      last = made.catch(() => kept.delete(name));
    }
    kept.delete(name);
    kept.set(name, made);
    const [oldest] = kept.keys();
    if (kept.size > maxKept && oldest !== undefined) kept.delete(oldest);
    return made;
  }
  return {
    async choose({ view, seat, game, options, seats, person }) {
      const expert: Bot | null = await madeFor('expert', makeExpert, { game, options, seats }, person);
      return expert === null ? null : expert.choose(view, seat, random);
    },
    async explore({ position, game, options, seats, person }) {
      const explorer: Explorer | null = await madeFor(
        'explorer',
        makeExplorer,
        { game, options, seats },
        person,
      );
      if (explorer === null) return null;
      const read = unwrap(parsePosition(position));
      return explore(explorer, read.game, read.state);
    },
  };
}

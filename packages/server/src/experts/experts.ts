import type { BaseView, Seat } from '@dicehall/engine';
import type { Bot } from '@dicehall/strategy';
import { ExpertBudget } from './budget.ts';
import type { OnError } from './cached-solution.ts';
import { type ExpertTable, nameOf } from './expert-table.ts';
import { makeExpert } from './make-expert.ts';
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

/** Cached experts; one of Ten Thousand takes 40 MB. */
const maxExperts = 6;

export function createExperts(
  cache: SolutionCache,
  random: () => number,
  onError: OnError,
  now: () => number = Date.now,
): Experts {
  const budget = new ExpertBudget(now);
  const experts = new Map<string, Promise<Bot>>();
  // One at a time: two solvers at once would need twice the memory.
  let last: Promise<unknown> = Promise.resolve();
  const expertFor = (table: ExpertTable, person: string): Promise<Bot> | null => {
    const name = nameOf(table);
    const known = experts.get(name);
    let expert = known;
    if (expert === undefined) {
      const done = budget.admit(person, name);
      if (done === null) return null;
      expert = last.then(() => makeExpert(table, cache, onError)).finally(done);
      last = expert.catch(() => experts.delete(name));
    }
    experts.delete(name);
    experts.set(name, expert);
    const [oldest] = experts.keys();
    if (experts.size > maxExperts && oldest !== undefined) experts.delete(oldest);
    return expert;
  };
  return {
    async choose({ view, seat, game, options, seats, person }) {
      const expert = await expertFor({ game, options, seats }, person);
      return expert === null ? null : expert.choose(view, seat, random);
    },
  };
}

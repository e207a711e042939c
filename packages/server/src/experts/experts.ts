import type { BaseView, Seat } from '@dicehall/engine';
import type { Bot } from '@dicehall/strategy';
import type { OnError } from './cached-solution.ts';
import { type ExpertTable, nameOf } from './expert-table.ts';
import { makeExpert } from './make-expert.ts';
import type { SolutionCache } from './solution-cache.ts';

export interface ExpertQuestion extends ExpertTable {
  readonly view: BaseView;
  readonly seat: Seat;
}

/** Chooses moves at expert level. An expert is made when it is first needed, and the last used ones are cached. */
export interface Experts {
  choose(question: ExpertQuestion): Promise<unknown>;
}

/** Cached experts; one of Ten Thousand takes 40 MB. */
const maxExperts = 6;

export function createExperts(cache: SolutionCache, random: () => number, onError: OnError): Experts {
  const experts = new Map<string, Promise<Bot>>();
  // One at a time: two solvers at once would need twice the memory.
  let last: Promise<unknown> = Promise.resolve();
  const expertFor = (table: ExpertTable): Promise<Bot> => {
    const name = nameOf(table);
    const known = experts.get(name);
    const expert = known ?? last.then(() => makeExpert(table, cache, onError));
    if (known === undefined) last = expert.catch(() => experts.delete(name));
    experts.delete(name);
    experts.set(name, expert);
    const [oldest] = experts.keys();
    if (experts.size > maxExperts && oldest !== undefined) experts.delete(oldest);
    return expert;
  };
  return {
    async choose({ view, seat, game, options, seats }) {
      return (await expertFor({ game, options, seats })).choose(view, seat, random);
    },
  };
}

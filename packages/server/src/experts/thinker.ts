import type { BaseView, Seat } from '@dicehall/engine';
import type { Bot } from '@dicehall/strategy';
import { makeExpert, type OnError } from './make.ts';
import { type ExpertTable, nameOf } from './reach.ts';
import type { Shelf } from './shelf.ts';

/** A choice that an expert has to make. */
export interface ExpertQuestion extends ExpertTable {
  readonly view: BaseView;
  readonly seat: Seat;
}

/** Experts at work: each is made when it is first asked, and kept while it is asked now and then. */
export interface Thinker {
  choose(question: ExpertQuestion): Promise<unknown>;
}

/** Experts kept at once; an expert of Ten Thousand holds 40 MB. */
const mostExperts = 6;

export function createThinker(shelf: Shelf, random: () => number, onError: OnError): Thinker {
  const experts = new Map<string, Promise<Bot>>();
  // One is made at a time: people wait for their own table, and memory for two at once is not kept ready.
  let last: Promise<unknown> = Promise.resolve();
  const expertFor = (table: ExpertTable): Promise<Bot> => {
    const name = nameOf(table);
    const known = experts.get(name);
    const expert = known ?? last.then(() => makeExpert(table, shelf, onError));
    if (known === undefined) last = expert.catch(() => experts.delete(name));
    experts.delete(name);
    experts.set(name, expert);
    const [oldest] = experts.keys();
    if (experts.size > mostExperts && oldest !== undefined) experts.delete(oldest);
    return expert;
  };
  return {
    async choose({ view, seat, game, options, seats }) {
      return (await expertFor({ game, options, seats })).choose(view, seat, random);
    },
  };
}

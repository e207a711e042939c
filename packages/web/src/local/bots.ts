import { hasExpert } from '../games/listed-games.ts';
import { createListeners } from '../settings/listeners.ts';
import { answerTo, ask } from '../values/ask.ts';
import { type BotChoice, nameOf, type ValuedMatch } from '../values/questions.ts';

/** The progress of a table's expert. `share` is the share of the work, from 0 to 1. */
export type ExpertState =
  | { readonly kind: 'solving'; readonly share: number }
  | { readonly kind: 'ready' }
  | { readonly kind: 'failed' };

const experts = new Map<string, ExpertState>();
const listeners = createListeners();

export const onExperts = listeners.subscribe;

export const expertState = (table: ValuedMatch): ExpertState | undefined => experts.get(nameOf(table));

function setExpert(name: string, state: ExpertState | null): void {
  if (state === null) experts.delete(name);
  else experts.set(name, state);
  listeners.notify();
}

/** Asks for a bot's move. An expert that is not ready plays at Steady level. */
export const askBot = (asked: Omit<BotChoice, 'seed'>): Promise<unknown> =>
  answerTo('move', { ...asked, seed: crypto.getRandomValues(new Uint32Array(1))[0] ?? 0 });

export function prepareBots(table: ValuedMatch): void {
  ask('warm-up', table, () => undefined);
}

let requested = { name: '', isPending: false, cancel: (): void => undefined };

/** Starts solving the game for the expert of a table. Cancels solving for any other table. */
export function prepareExpert(table: ValuedMatch): void {
  const name = nameOf(table);
  if (!hasExpert(table.game, table.seats)) return;
  if (requested.name === name && requested.isPending) return;
  requested.cancel();
  const cancel = ask('open', { ...table, by: 'expert' }, (news) => {
    if (news.kind === 'progress') setExpert(name, { kind: 'solving', share: news.share });
    else {
      own.isPending = false;
      // A phone may not have enough memory for a solution. Expert then plays at Steady level.
      setExpert(name, { kind: news.kind === 'failed' || news.answer === 'failed' ? 'failed' : 'ready' });
    }
  });
  const own = {
    name,
    isPending: true,
    cancel() {
      cancel();
      if (experts.get(name)?.kind === 'solving') setExpert(name, null);
    },
  };
  requested = own;
}

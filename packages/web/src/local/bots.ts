import type { BaseView, GameId, OptionValue, Seat } from '@dicehall/engine';
import { createListeners } from '../settings/listeners.ts';
import type { Strength, Temper } from './players.ts';

/** The table that bots play at: an expert is solved for it. */
export interface BotTable {
  readonly game: GameId;
  readonly options: Readonly<Record<string, OptionValue>>;
  readonly seats: number;
}

/** The progress of a table's expert. `share` of the work is from 0 to 1. */
export type ExpertState =
  | { readonly kind: 'solving'; readonly share: number }
  | { readonly kind: 'ready' }
  | { readonly kind: 'failed' };

export interface BotQuestion extends BotTable {
  readonly kind: 'ask';
  readonly id: number;
  readonly strength: Strength;
  readonly temper: Temper;
  readonly view: BaseView;
  /** The state of a game that hides nothing. */
  readonly state?: unknown;
  readonly seat: Seat;
  readonly seed: number;
}

export type ToBots = BotQuestion | ({ readonly kind: 'prepare' } & BotTable);

export type FromBots =
  | { readonly kind: 'move'; readonly id: number; readonly move: unknown }
  | { readonly kind: 'expert'; readonly table: string; readonly state: ExpertState };

/** Identifies the expert of a table: tables with the same game, options and number of seats share it. */
export const expertName = ({ game, options, seats }: BotTable): string =>
  JSON.stringify([game, options, seats]);

let nextId = 1;
interface Waiting {
  readonly resolve: (move: unknown) => void;
  readonly reject: (error: Error) => void;
}
const waiting = new Map<number, Waiting>();
const experts = new Map<string, ExpertState>();
const listeners = createListeners();

function onMessage({ data }: MessageEvent<FromBots>): void {
  if (data.kind === 'move') {
    waiting.get(data.id)?.resolve(data.move);
    waiting.delete(data.id);
    return;
  }
  experts.set(data.table, data.state);
  listeners.notify();
}

/** After a worker failed: its file may be gone after an update of the site, or it ran out of memory. */
function rejectAll(): void {
  for (const { reject } of waiting.values()) reject(new Error('A bot worker failed'));
  waiting.clear();
}

/** Starts a worker at its first use, and again after it failed. */
function lazyWorker(make: () => Worker): () => Worker {
  let worker: Worker | null = null;
  return () => {
    if (worker === null) {
      worker = make();
      worker.addEventListener('message', onMessage);
      worker.addEventListener('error', () => {
        worker = null;
        rejectAll();
      });
    }
    return worker;
  };
}

/** Solving blocks a worker for long, so the moves of other bots are chosen in another one. */
const botWorker = lazyWorker(
  () => new Worker(new URL('./bot.worker.ts', import.meta.url), { type: 'module' }),
);
const expertWorker = lazyWorker(
  () => new Worker(new URL('./expert.worker.ts', import.meta.url), { type: 'module' }),
);

const prepare = (worker: Worker, { game, options, seats }: BotTable): void => {
  const message: ToBots = { kind: 'prepare', game, options, seats };
  worker.postMessage(message);
};

export const prepareBots = (table: BotTable): void => prepare(botWorker(), table);

/** Asks a worker for a bot's move. An expert that is not ready plays at Steady level. */
export function askBot(asked: Omit<BotQuestion, 'kind' | 'id' | 'seed'>): Promise<unknown> {
  const id = nextId++;
  const seed = crypto.getRandomValues(new Uint32Array(1))[0] ?? id;
  const question: BotQuestion = { ...asked, kind: 'ask', id, seed };
  const isExpert = asked.strength === 'expert' && expertState(asked)?.kind === 'ready';
  return new Promise((resolve, reject) => {
    waiting.set(id, { resolve, reject });
    (isExpert ? expertWorker : botWorker)().postMessage(question);
  });
}

/** Starts solving the expert of a table, in place of one that is still being solved for another table. */
export const prepareExpert = (table: BotTable): void => prepare(expertWorker(), table);

export const expertState = (table: BotTable): ExpertState | undefined => experts.get(expertName(table));

export const onExperts = listeners.subscribe;

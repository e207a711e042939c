import type { BaseView, GameId, OptionValue, Seat } from '@dicehall/engine';
import type { ExpertState } from './experts.ts';
import type { Strength } from './saved-match.ts';

/** What an expert is needed for. */
export interface BotTable {
  readonly game: GameId;
  readonly options: Readonly<Record<string, OptionValue>>;
  /** How many sit at the table. */
  readonly seats: number;
}

/** What a bot is asked. */
export interface BotQuestion extends BotTable {
  readonly kind: 'ask';
  readonly id: number;
  readonly strength: Strength;
  readonly view: BaseView;
  readonly seat: Seat;
  readonly seed: number;
}

/** What the page says to its workers: to get a bot ready for a table, or to have it choose a move. */
export type ToBots = BotQuestion | ({ readonly kind: 'prepare' } & BotTable);

/** What the workers say to the page. */
export type FromBots =
  | { readonly kind: 'move'; readonly id: number; readonly move: unknown }
  | { readonly kind: 'expert'; readonly table: string; readonly state: ExpertState };

/** The name of a table's expert: tables that play alike share it. */
export const expertName = ({ game, options, seats }: BotTable): string =>
  JSON.stringify([game, options, seats]);

let nextId = 1;
interface Waiting {
  readonly resolve: (move: unknown) => void;
  readonly reject: (error: Error) => void;
}
const waiting = new Map<number, Waiting>();
const experts = new Map<string, ExpertState>();
const listeners = new Set<() => void>();

function hear({ data }: MessageEvent<FromBots>): void {
  if (data.kind === 'move') {
    waiting.get(data.id)?.resolve(data.move);
    waiting.delete(data.id);
    return;
  }
  experts.set(data.table, data.state);
  for (const listener of listeners) listener();
}

/** Its file may be gone after an update of the site, or it ran out of memory: nothing it was asked is answered. */
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
      worker.addEventListener('message', hear);
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

/** Gets the bots of a table ready before any is asked. */
export const prepareBots = (table: BotTable): void => prepare(botWorker(), table);

/** Asks a bot for its move, away from the page's own thread; an expert that is not ready plays steadily. */
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

/** Gets the expert of a table ready before it is asked; one that another table wanted and that is not ready is left. */
export const prepareExpert = (table: BotTable): void => prepare(expertWorker(), table);

/** How far the expert of a table is; nothing where none was asked for. */
export const expertState = (table: BotTable): ExpertState | undefined => experts.get(expertName(table));

/** Is told when an expert gets on; the answer ends it. */
export function onExperts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

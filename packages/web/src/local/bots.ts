import type { BaseView, GameId, OptionValue, Seat } from '@dicehall/engine';
import type { ExpertState } from './experts.ts';
import type { Strength } from './kept-match.ts';

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

/** What the page says to the worker: to get an expert ready, or to choose a move. */
export type ToBots = BotQuestion | ({ readonly kind: 'prepare' } & BotTable);

/** What the worker says to the page. */
export type FromBots =
  | { readonly kind: 'move'; readonly id: number; readonly move: unknown }
  | { readonly kind: 'expert'; readonly table: string; readonly state: ExpertState };

/** The name of a table's expert: tables that play alike share it. */
export const expertName = ({ game, options, seats }: BotTable): string =>
  JSON.stringify([game, options, seats]);

let worker: Worker | null = null;
let nextId = 1;
const waiting = new Map<number, (move: unknown) => void>();
const experts = new Map<string, ExpertState>();
const listeners = new Set<() => void>();

function started(): Worker {
  if (worker !== null) return worker;
  worker = new Worker(new URL('./bot.worker.ts', import.meta.url), { type: 'module' });
  worker.addEventListener('message', ({ data }: MessageEvent<FromBots>) => {
    if (data.kind === 'move') {
      waiting.get(data.id)?.(data.move);
      waiting.delete(data.id);
      return;
    }
    experts.set(data.table, data.state);
    for (const listener of listeners) listener();
  });
  return worker;
}

const tell = (message: ToBots): void => started().postMessage(message);

/** Asks a bot for its move, away from the page's own thread. */
export function askBot(question: Omit<BotQuestion, 'kind' | 'id' | 'seed'>): Promise<unknown> {
  const id = nextId++;
  const seed = crypto.getRandomValues(new Uint32Array(1))[0] ?? id;
  return new Promise((resolve) => {
    waiting.set(id, resolve);
    tell({ ...question, kind: 'ask', id, seed });
  });
}

/** Gets the expert of a table ready before it is asked. */
export const prepareExpert = ({ game, options, seats }: BotTable): void =>
  tell({ kind: 'prepare', game, options, seats });

/** How far the expert of a table is; nothing where none was asked for. */
export const expertState = (table: BotTable): ExpertState | undefined => experts.get(expertName(table));

/** Is told when an expert gets on; the answer ends it. */
export function onExperts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

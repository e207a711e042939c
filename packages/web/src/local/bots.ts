import type { BaseView, GameId, OptionValue, Seat } from '@dicehall/engine';
import type { Strength } from './kept-match.ts';

/** What a bot is asked, and what it answers. */
export interface BotQuestion {
  readonly id: number;
  readonly game: GameId;
  readonly strength: Strength;
  readonly options: Readonly<Record<string, OptionValue>>;
  /** How many sit at the table. */
  readonly seats: number;
  readonly view: BaseView;
  readonly seat: Seat;
  readonly seed: number;
}
export interface BotAnswer {
  readonly id: number;
  readonly move: unknown;
}

let worker: Worker | null = null;
let nextId = 1;
const waiting = new Map<number, (move: unknown) => void>();

function started(): Worker {
  if (worker !== null) return worker;
  worker = new Worker(new URL('./bot.worker.ts', import.meta.url), { type: 'module' });
  worker.addEventListener('message', ({ data }: MessageEvent<BotAnswer>) => {
    waiting.get(data.id)?.(data.move);
    waiting.delete(data.id);
  });
  return worker;
}

/** Asks a bot for its move, away from the page's own thread. */
export function askBot(question: Omit<BotQuestion, 'id' | 'seed'>): Promise<unknown> {
  const id = nextId++;
  const seed = crypto.getRandomValues(new Uint32Array(1))[0] ?? id;
  return new Promise((resolve) => {
    waiting.set(id, resolve);
    started().postMessage({ ...question, id, seed } satisfies BotQuestion);
  });
}

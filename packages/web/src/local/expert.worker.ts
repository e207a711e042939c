import { seededDice } from '@dicehall/dice';
import { type Bot, botFor } from '@dicehall/strategy';
import { hasExpert } from '../games/listed-games.ts';
import { openHere } from '../solutions/open-here.ts';
import { type BotTable, type ExpertState, expertName, type FromBots, type ToBots } from './bots.ts';
import { warmUp } from './warm-up.ts';

/** The experts by table; null while one is being solved. */
const experts = new Map<string, Bot | null>();
/** Milliseconds in which a move that is asked for at once comes before the warm-up. */
const pause = 100;

/** The table whose expert was last asked for. */
let requested = '';

const post = (message: FromBots): void => self.postMessage(message);
const postState = (table: string, state: ExpertState): void => post({ kind: 'expert', table, state });

/** Solves the expert of a table; null when another table's expert is asked for meanwhile. */
async function solve(table: BotTable, name: string): Promise<Bot | null> {
  const show = (share: number) => postState(name, { kind: 'solving', share });
  show(0);
  return (await openHere(table, show, () => requested === name))?.bot ?? null;
}

async function prepare(table: BotTable): Promise<void> {
  const name = expertName(table);
  requested = name;
  if (!hasExpert(table.game, table.seats) || experts.has(name)) return;
  experts.set(name, null);
  try {
    const expert = await solve(table, name);
    if (expert === null) experts.delete(name);
    else {
      experts.set(name, expert);
      postState(name, { kind: 'ready' });
      setTimeout(() => warmUp(expert, table), pause);
    }
  } catch {
    // A phone may lack the memory for a solution. Expert then plays at Steady level.
    postState(name, { kind: 'failed' });
  }
}

self.addEventListener('message', ({ data }: MessageEvent<ToBots>) => {
  if (data.kind === 'prepare') void prepare(data);
  else {
    const { random } = seededDice(data.seed);
    const expert = experts.get(expertName(data)) ?? undefined;
    const move = botFor(data.game, data.strength, expert).choose(data.view, data.seat, random, data.state);
    post({ kind: 'move', id: data.id, move });
  }
});

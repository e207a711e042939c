import { seededDice } from '@dicehall/dice';
import { type Bot, botFor, expertOf, type Solving, solveExpert, solverOf } from '@dicehall/strategy';
import { type BotTable, expertName, type FromBots, type ToBots } from './bots.ts';
import { type ExpertState, hasExpert } from './experts.ts';
import { warmUp } from './warm-up.ts';

/** The experts by the name of their table; null while one is solved. */
const experts = new Map<string, Bot | null>();
/** The name of the table that an expert was last wanted for. */
let wanted = '';

/** Solving stops after so many milliseconds to look whether something is asked, or something else is wanted. */
const slice = 40;

const post = (message: FromBots): void => self.postMessage(message);
const tell = (table: string, state: ExpertState): void => post({ kind: 'expert', table, state });

function* expertForMany(table: BotTable, solver: NonNullable<ReturnType<typeof solverOf>>): Solving<Bot> {
  return expertOf(yield* solver.solution(table.options));
}

/** At tables of more than two the solution for two is played, against each of the others: solving for three takes too long here. */
async function solvingOf(table: BotTable): Promise<Solving<Bot> | null> {
  const solver = table.seats < 2 ? undefined : solverOf(table.game, 2);
  return solver === undefined
    ? solveExpert(table.game, table.options, table.seats)
    : expertForMany(table, solver);
}

/** The expert of a table, or null where there is nothing to solve or another one is wanted before it is ready. */
async function solve(table: BotTable, name: string): Promise<Bot | null> {
  const solving = await solvingOf(table);
  if (solving === null) return botFor(table.game, 'expert');
  tell(name, { kind: 'solving', share: 0 });
  for (let until = performance.now() + slice; ; ) {
    const step = solving.next();
    if (step.done === true) return step.value;
    if (performance.now() < until) continue;
    tell(name, { kind: 'solving', share: step.value });
    await new Promise((resolve) => setTimeout(resolve, 0));
    if (wanted !== name) return null;
    until = performance.now() + slice;
  }
}

async function prepare(table: BotTable): Promise<void> {
  const name = expertName(table);
  wanted = name;
  if (!hasExpert(table.game, table.seats) || experts.has(name)) return;
  experts.set(name, null);
  try {
    const expert = await solve(table, name);
    if (expert === null) experts.delete(name);
    else {
      experts.set(name, expert);
      warmUp(expert, table);
      tell(name, { kind: 'ready' });
    }
  } catch {
    // A phone may not have the memory that a solution takes: then the expert plays as the steady player does.
    tell(name, { kind: 'failed' });
  }
}

self.addEventListener('message', ({ data }: MessageEvent<ToBots>) => {
  if (data.kind === 'prepare') void prepare(data);
  else {
    const { random } = seededDice(data.seed);
    const expert = experts.get(expertName(data)) ?? undefined;
    const move = botFor(data.game, data.strength, expert).choose(data.view, data.seat, random);
    post({ kind: 'move', id: data.id, move });
  }
});

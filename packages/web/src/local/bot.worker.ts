import { seededDice } from '@dicehall/dice';
import { type Bot, botFor, expertOf, type Solving, solveExpert, solverOf } from '@dicehall/strategy';
import { type BotQuestion, type BotTable, expertName, type FromBots, type ToBots } from './bots.ts';
import { isSolvedHere, waitsForExpert } from './experts.ts';

interface Expert {
  bot: Bot | undefined;
  readonly done: Promise<void>;
}

const experts = new Map<string, Expert>();
const post = (message: FromBots): void => self.postMessage(message);

/** The solver works in slices of so many milliseconds, so that moves of other bots are chosen in between. */
const slice = 40;

function* expertForMany(table: BotTable, solver: NonNullable<ReturnType<typeof solverOf>>): Solving<Bot> {
  return expertOf((yield* solver.solve(table.options)).solution);
}

/** At tables of more than two the solution for two is played, against each of the others: solving for three takes too long here. */
async function solvingOf(table: BotTable): Promise<Solving<Bot> | null> {
  const solver = table.seats < 2 ? undefined : solverOf(table.game, 2);
  return solver === undefined
    ? solveExpert(table.game, table.options, table.seats)
    : expertForMany(table, solver);
}

async function solve(table: BotTable, expert: Expert): Promise<void> {
  const name = expertName(table);
  const solving = await solvingOf(table);
  if (solving === null) {
    post({ kind: 'expert', table: name, state: { kind: 'ready' } });
    return;
  }
  post({ kind: 'expert', table: name, state: { kind: 'solving', share: 0 } });
  for (;;) {
    const until = performance.now() + slice;
    for (;;) {
      const step = solving.next();
      if (step.done === true) {
        expert.bot = step.value;
        post({ kind: 'expert', table: name, state: { kind: 'ready' } });
        return;
      }
      if (performance.now() < until) continue;
      post({ kind: 'expert', table: name, state: { kind: 'solving', share: step.value } });
      break;
    }
    await new Promise((resolve) => setTimeout(resolve, 0));
  }
}

function expertAt(table: BotTable): Expert | null {
  if (!isSolvedHere(table.game, table.seats)) return null;
  const name = expertName(table);
  const known = experts.get(name);
  if (known !== undefined) return known;
  const expert: { bot: Bot | undefined; done: Promise<void> } = { bot: undefined, done: Promise.resolve() };
  experts.set(name, expert);
  // A phone may not have the memory that a solution takes: then the expert plays as the steady player does.
  expert.done = solve(table, expert).catch(() =>
    post({ kind: 'expert', table: name, state: { kind: 'failed' } }),
  );
  return expert;
}

async function choose(question: BotQuestion): Promise<void> {
  const expert = question.strength === 'expert' ? expertAt(question) : null;
  if (expert !== null && waitsForExpert(question.game)) await expert.done;
  const { random } = seededDice(question.seed);
  const move = botFor(question.game, question.strength, expert?.bot).choose(
    question.view,
    question.seat,
    random,
  );
  post({ kind: 'move', id: question.id, move });
}

self.addEventListener('message', ({ data }: MessageEvent<ToBots>) => {
  if (data.kind === 'prepare') expertAt(data);
  else void choose(data);
});

import { seededDice } from '@dicehall/dice';
import { type Bot, botFor, solveExpert } from '@dicehall/strategy';
import type { BotAnswer, BotQuestion } from './bots.ts';
import { isSolvedHere } from './experts.ts';

/** The experts that this page has solved, by table. */
const experts = new Map<string, Promise<Bot | undefined>>();

async function solved({ game, options, seats }: BotQuestion): Promise<Bot | undefined> {
  const solving = await solveExpert(game, options, seats);
  if (solving === null) return undefined;
  for (;;) {
    const step = solving.next();
    if (step.done === true) return step.value;
  }
}

function expertFor(question: BotQuestion): Promise<Bot | undefined> | undefined {
  if (question.strength !== 'expert' || !isSolvedHere(question.game, question.seats)) return undefined;
  const table = JSON.stringify([question.game, question.options, question.seats]);
  const expert = experts.get(table) ?? solved(question);
  experts.set(table, expert);
  return expert;
}

self.addEventListener('message', async ({ data }: MessageEvent<BotQuestion>) => {
  const { random } = seededDice(data.seed);
  const bot = botFor(data.game, data.strength, await expertFor(data));
  const move = bot.choose(data.view, data.seat, random);
  self.postMessage({ id: data.id, move } satisfies BotAnswer);
});

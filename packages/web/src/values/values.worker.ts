import { seededDice } from '@dicehall/dice/seeded';
import { botFor } from '@dicehall/strategy';
import { Asker, Cancelled } from './asker.ts';
import type { Answer, BotChoice, Kind, Question, ToWorker } from './questions.ts';
import { warmUp } from './warm-up.ts';

type Answers = typeof import('./answers.ts');

/**
 * The code that answers questions about values. It is loaded for the first such question. Bots below Expert do not need
 * it.
 */
let answers: Answers | null = null;

/** Returns the move of a bot. An expert whose values are not open yet plays at Steady level. */
function moveOf({ view, seat, state, seed, ...asked }: BotChoice): unknown {
  const expert = asked.strength === 'expert' ? answers?.expertOf(asked) : undefined;
  const bot = botFor(asked.game, asked.strength, expert, asked.temper);
  return bot.choose(view, seat, seededDice(seed).random, state);
}

async function answer(question: Question, asker: Asker): Promise<Answer<Kind>> {
  const { kind, given } = question;
  if (kind === 'move') return moveOf(given);
  if (kind === 'warm-up') {
    await warmUp(botFor(given.game, 'steady'), given, () => asker.pause());
    return null;
  }
  answers ??= await import('./answers.ts');
  return answers.answer(question, asker);
}

const askers = new Map<number, Asker>();

async function run({ id, ...question }: { readonly id: number } & Question): Promise<void> {
  const asker = new Asker(id, question.kind);
  askers.set(id, asker);
  try {
    asker.tell({ kind: 'done', answer: await answer(question, asker) });
  } catch (error) {
    if (!(error instanceof Cancelled)) asker.tell({ kind: 'failed' });
  } finally {
    asker.leave();
    askers.delete(id);
  }
}

self.addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  if (data.kind === 'cancel') askers.get(data.id)?.leave();
  else void run(data);
});

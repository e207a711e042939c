import { type AnyGame, type Message, message, type Result } from '@dicehall/engine';
import type { Catalogue } from '@dicehall/messages';
import { readFaces } from '../arguments/faces.ts';
import { readGame } from '../arguments/game.ts';
import { readOptionArguments } from '../arguments/options.ts';
import { type Context, explainOptions } from '../context.ts';
import { collect, gameArgument } from '../declare.ts';
import { showExamples } from '../help.ts';
import { type Exit, exit, write } from '../io.ts';
import { toJson } from '../json.ts';
import { linesOf } from '../lines.ts';
import { type Circumstances, type Scored, scoreThrow } from '../score/scorers.ts';
import type { Define } from './define.ts';

interface Flags {
  readonly json?: boolean;
  readonly keeps?: boolean;
  readonly afterStairs?: boolean;
  readonly option: readonly string[];
}

interface Asked {
  readonly game: AnyGame;
  readonly circumstances: Circumstances;
  readonly flags: Flags;
}

function scoreTexts(texts: readonly string[], { game, circumstances }: Asked): Result<Scored, Message> {
  const faces = readFaces(texts, { min: 1, max: 60 });
  return faces.ok ? scoreThrow(game.id, faces.value, circumstances) : faces;
}

function asText(
  messages: Catalogue,
  { told: sentence, keeps }: Scored,
  { keeps: listed = false }: Flags,
): string {
  const lines = keeps.map(
    ({ keep, score }) => `  ${messages.say('cli-score-keep', { dice: { dice: keep }, score })}`,
  );
  return `${[messages.text(sentence), ...(listed ? lines : [])].join('\n')}\n`;
}

const shown = (messages: Catalogue, scored: Scored, flags: Flags): string =>
  flags.json === true ? `${toJson(scored.answer)}\n` : asText(messages, scored, flags);

async function scoreLines({ io, messages }: Context, asked: Asked): Promise<Exit> {
  let number = 0;
  let end: Exit = exit.ok;
  for await (const line of linesOf(io.stdin)) {
    number += 1;
    if (line.trim() === '') continue;
    const scored = scoreTexts([line], asked);
    if (scored.ok) {
      await write(io.stdout, shown(messages, scored.value, asked.flags));
      continue;
    }
    end = exit.failed;
    const why = messages.text(scored.error);
    if (asked.flags.json === true)
      await write(io.stdout, `${toJson({ ok: false, line: number, message: why })}\n`);
    io.stderr.write(`dicehall: ${messages.say('cli-line', { line: number })}: ${why}\n`);
  }
  return end;
}

/** Says on standard error which flags make no difference in this game; the throw is scored all the same. */
function noteIdleFlags({ io, messages }: Context, { game, flags }: Asked): void {
  const ofOneGame = [
    { flag: '--keeps', isGiven: flags.keeps, only: 'ten-thousand' },
    { flag: '--after-stairs', isGiven: flags.afterStairs, only: 'three-dice' },
  ];
  for (const { flag, isGiven, only } of ofOneGame) {
    if (isGiven === true && only !== game.id)
      io.stderr.write(`dicehall: ${messages.say('cli-score-idle-flag', { flag, game: game.id, only })}\n`);
  }
}

async function score(context: Context, name: string, dice: readonly string[], flags: Flags): Promise<Exit> {
  const { io, messages } = context;
  const game = readGame(name);
  if (!game.ok) return context.usageError(game.error);
  const options = readOptionArguments(game.value, flags.option);
  if (!options.ok) return context.fail(explainOptions(messages, options.error));
  const circumstances = { options: options.value, afterStairs: flags.afterStairs === true };
  const asked: Asked = { game: game.value, circumstances, flags };
  noteIdleFlags(context, asked);
  const fromStdin = dice.length === 0 || (dice.length === 1 && dice[0] === '-');
  if (fromStdin && dice.length === 0 && io.stdin.isTTY === true) {
    return context.usageError(message('cli-score-no-dice', { game: game.value.id }));
  }
  if (fromStdin) return scoreLines(context, asked);
  const scored = scoreTexts(dice, asked);
  if (scored.ok) {
    await write(io.stdout, shown(messages, scored.value, flags));
    return exit.ok;
  }
  const why = messages.text(scored.error);
  if (flags.json === true) await write(io.stdout, `${toJson({ ok: false, message: why })}\n`);
  return context.fail(why);
}

export const define: Define = (command, context) => {
  const { messages } = context;
  command
    .addArgument(gameArgument('<game>', messages))
    .argument('[dice...]', messages.say('cli-argument-dice'))
    .option('--keeps', messages.say('cli-option-keeps'))
    .option('--after-stairs', messages.say('cli-option-after-stairs'))
    .option('-o, --option <name=value>', messages.say('cli-option-option'), collect, [])
    .option('--json', messages.say('cli-option-json'))
    .action(context.action((name, dice, flags) => score(context, name, dice, flags)));
  showExamples(command, messages, [
    'score greed 5 1 3 4 1',
    'score ten-thousand 222233 --keeps --option threePairs=distinct',
    'score three-dice 4 5 6 --after-stairs --json',
    'score greed --json < throws.txt',
  ]);
};

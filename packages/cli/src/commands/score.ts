import { type AnyGame, type Result, type Told, told } from '@dicehall/engine';
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

function scoreTexts(texts: readonly string[], { game, circumstances }: Asked): Result<Scored, Told> {
  const faces = readFaces(texts, { min: 1, max: 60 });
  return faces.ok ? scoreThrow(game.id, faces.value, circumstances) : faces;
}

function asText(
  words: Catalogue,
  { told: sentence, keeps }: Scored,
  { keeps: listed = false }: Flags,
): string {
  const lines = keeps.map(
    ({ keep, score }) => `  ${words.say('cli-score-keep', { dice: { dice: keep }, score })}`,
  );
  return `${[words.tell(sentence), ...(listed ? lines : [])].join('\n')}\n`;
}

const shown = (words: Catalogue, scored: Scored, flags: Flags): string =>
  flags.json === true ? `${toJson(scored.answer)}\n` : asText(words, scored, flags);

async function scoreLines({ io, words }: Context, asked: Asked): Promise<Exit> {
  let number = 0;
  let end: Exit = exit.good;
  for await (const line of linesOf(io.stdin)) {
    number += 1;
    if (line.trim() === '') continue;
    const scored = scoreTexts([line], asked);
    if (scored.ok) {
      await write(io.stdout, shown(words, scored.value, asked.flags));
      continue;
    }
    end = exit.refused;
    const message = words.tell(scored.error);
    if (asked.flags.json === true)
      await write(io.stdout, `${toJson({ ok: false, line: number, message })}\n`);
    io.stderr.write(`dicehall: ${words.say('cli-line', { line: number })}: ${message}\n`);
  }
  return end;
}

/** Says on standard error which flags make no difference in this game; the throw is scored all the same. */
function noteIdleFlags({ io, words }: Context, { game, flags }: Asked): void {
  const ofOneGame = [
    { flag: '--keeps', isGiven: flags.keeps, only: 'ten-thousand' },
    { flag: '--after-stairs', isGiven: flags.afterStairs, only: 'three-dice' },
  ];
  for (const { flag, isGiven, only } of ofOneGame) {
    if (isGiven === true && only !== game.id)
      io.stderr.write(`dicehall: ${words.say('cli-score-idle-flag', { flag, game: game.id, only })}\n`);
  }
}

async function score(context: Context, name: string, dice: readonly string[], flags: Flags): Promise<Exit> {
  const { io, words } = context;
  const game = readGame(name);
  if (!game.ok) return context.misused(game.error);
  const options = readOptionArguments(game.value, flags.option);
  if (!options.ok) return context.refuses(explainOptions(words, options.error));
  const circumstances = { options: options.value, afterStairs: flags.afterStairs === true };
  const asked: Asked = { game: game.value, circumstances, flags };
  noteIdleFlags(context, asked);
  const fromStdin = dice.length === 0 || (dice.length === 1 && dice[0] === '-');
  if (fromStdin && dice.length === 0 && io.stdin.isTTY === true) {
    return context.misused(told('cli-score-no-dice', { game: game.value.id }));
  }
  if (fromStdin) return scoreLines(context, asked);
  const scored = scoreTexts(dice, asked);
  if (scored.ok) {
    await write(io.stdout, shown(words, scored.value, flags));
    return exit.good;
  }
  const message = words.tell(scored.error);
  if (flags.json === true) await write(io.stdout, `${toJson({ ok: false, message })}\n`);
  return context.refuses(message);
}

export const define: Define = (command, context) => {
  const { words } = context;
  command
    .addArgument(gameArgument('<game>', words))
    .argument('[dice...]', words.say('cli-argument-dice'))
    .option('--keeps', words.say('cli-option-keeps'))
    .option('--after-stairs', words.say('cli-option-after-stairs'))
    .option('-o, --option <name=value>', words.say('cli-option-option'), collect, [])
    .option('--json', words.say('cli-option-json'))
    .action(context.does((name, dice, flags) => score(context, name, dice, flags)));
  showExamples(command, words, [
    'score greed 5 1 3 4 1',
    'score ten-thousand 222233 --keeps --option threePairs=distinct',
    'score three-dice 4 5 6 --after-stairs --json',
    'score greed --json < throws.txt',
  ]);
};

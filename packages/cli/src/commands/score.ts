import {
  type AnyGame,
  err,
  type Face,
  games,
  type Message,
  message,
  ok,
  type Result,
  type RollScore,
  type RollScorer,
} from '@dicehall/engine';
import type { Catalogue } from '@dicehall/messages';
import { readFaces, readGameOptions } from '../arguments.ts';
import type { Context } from '../context.ts';
import { camelCase, type Define, gameArgument, gameOption, showExamples } from '../declare.ts';
import { type Exit, exit, linesOf, toJson } from '../io.ts';

interface Flags {
  readonly json?: boolean;
  readonly keeps?: boolean;
  readonly option: readonly string[];
  readonly [circumstance: string]: unknown;
}

interface Scoring {
  readonly game: AnyGame;
  readonly scorer: RollScorer;
  readonly options: unknown;
  readonly circumstances: readonly string[];
  readonly flags: Flags;
}

/** The names of the circumstances of all games. Each name is a flag of the command. */
const allCircumstances = [...new Set(games.flatMap(({ rollScorer }) => rollScorer?.circumstances ?? []))];

function scoreRoll(
  texts: readonly string[],
  { game, scorer, options, circumstances }: Scoring,
): Result<RollScore, Message> {
  const dice: Result<Face[], Message> = readFaces(texts, { min: 1, max: 60 });
  if (!dice.ok) return dice;
  const counts = scorer.counts(options);
  if (counts.includes(dice.value.length)) return ok(scorer.score(dice.value, options, circumstances));
  const [least = 1] = counts;
  const most = counts.at(-1) ?? 1;
  const kind = counts.length === 1 ? 'one' : most - least === counts.length - 1 ? 'range' : 'either';
  return err(message('cli-score-count', { game: game.id, given: dice.value.length, kind, least, most }));
}

function asText(
  messages: Catalogue,
  { text, keeps = [] }: RollScore,
  { keeps: listed = false }: Flags,
): string[] {
  const lines = keeps.map(
    ({ keep, score }) => `  ${messages.say('cli-score-keep', { dice: { dice: keep }, score })}`,
  );
  return [messages.text(text), ...(listed ? lines : [])];
}

const output = (messages: Catalogue, scored: RollScore, flags: Flags): string[] =>
  flags.json === true ? [toJson(scored.data)] : asText(messages, scored, flags);

async function scoreLines(context: Context, scoring: Scoring): Promise<Exit> {
  const { io, messages } = context;
  let number = 0;
  let end: Exit = exit.ok;
  for await (const line of linesOf(io.stdin)) {
    number += 1;
    if (line.trim() === '') continue;
    const scored = scoreRoll([line], scoring);
    if (scored.ok) {
      await context.print(...output(messages, scored.value, scoring.flags));
      continue;
    }
    end = exit.failed;
    const why = messages.text(scored.error);
    if (scoring.flags.json === true) await context.print(toJson({ ok: false, line: number, message: why }));
    context.report(`${messages.say('cli-line', { line: number })}: ${why}`);
  }
  return end;
}

function reportIdleFlags({ report, messages }: Context, { game, flags }: Scoring): void {
  const uses = [
    { flag: 'keeps', isUsedBy: ({ hasKeeps }: RollScorer) => hasKeeps === true },
    ...allCircumstances.map((flag) => ({
      flag,
      isUsedBy: ({ circumstances = [] }: RollScorer) => circumstances.includes(flag),
    })),
  ];
  for (const { flag, isUsedBy } of uses) {
    if (flags[camelCase(flag)] !== true) continue;
    const users = games.filter(({ rollScorer }) => rollScorer !== undefined && isUsedBy(rollScorer));
    if (users.includes(game)) continue;
    const only = users.map(({ id }) => id).join(', ');
    report(messages.say('cli-score-idle-flag', { flag: `--${flag}`, game: game.id, only }));
  }
}

async function score(context: Context, name: string, dice: readonly string[], flags: Flags): Promise<Exit> {
  const { io, messages } = context;
  const { game, options } = context.needed(readGameOptions(messages, name, flags.option));
  const scorer = game.rollScorer;
  if (scorer === undefined) return context.fail(messages.say('cli-score-none', { game: game.id }));
  const circumstances = allCircumstances.filter((name) => flags[camelCase(name)] === true);
  const scoring: Scoring = { game, scorer, options, circumstances, flags };
  reportIdleFlags(context, scoring);
  const fromStdin = dice.length === 0 || (dice.length === 1 && dice[0] === '-');
  if (fromStdin && dice.length === 0 && io.stdin.isTTY === true) {
    return context.usageError(message('cli-score-no-dice', { game: game.id }));
  }
  if (fromStdin) return scoreLines(context, scoring);
  const scored = scoreRoll(dice, scoring);
  if (scored.ok) return context.print(...output(messages, scored.value, flags));
  const why = messages.text(scored.error);
  if (flags.json === true) await context.print(toJson({ ok: false, message: why }));
  return context.fail(why);
}

export const define: Define = (command, context) => {
  const { messages } = context;
  command
    .addArgument(gameArgument('<game>', messages))
    .argument('[dice...]', messages.say('cli-argument-dice'))
    .option('--keeps', messages.say('cli-option-keeps'))
    .addOption(gameOption(messages))
    .option('--json', messages.say('cli-option-json'))
    .action(context.action((name, dice, flags) => score(context, name, dice, flags)));
  for (const name of allCircumstances) command.option(`--${name}`, messages.lookup(`cli-option-${name}`));
  showExamples(command, messages, [
    'score greed 5 1 3 4 1',
    'score ten-thousand 222233 --keeps --option threePairs=distinct',
    'score three-dice 4 5 6 --after-stairs --json',
    'score greed --json < throws.txt',
  ]);
};

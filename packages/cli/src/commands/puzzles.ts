import { writeFileSync } from 'node:fs';
import { games } from '@dicehall/engine';
import {
  difficultyOf,
  hasPuzzles,
  minePuzzles,
  type PuzzleSet,
  themes,
  writePuzzles,
} from '@dicehall/strategy';
import { readGameOptions, readNumber } from '../arguments.ts';
import type { Context } from '../context.ts';
import { type Define, gameArgument, gameOption, showExamples } from '../declare.ts';
import { type Exit, exit, toJson } from '../io.ts';
import { runSolver, valuesFor } from '../solve/values.ts';

interface Flags {
  readonly count: string;
  readonly seed: string;
  readonly write?: string;
  readonly json?: boolean;
  readonly option: readonly string[];
}

const mostPuzzles = 10_000;

function summary({ messages }: Context, { game, puzzles }: PuzzleSet): string[] {
  const ratings = puzzles.map((puzzle) => difficultyOf(puzzle));
  const [easiest, hardest] = [Math.min(...ratings), Math.max(...ratings)];
  const name = messages.lookup(`game-${game}`);
  const found = { count: puzzles.length, game: name, easiest: `${easiest}`, hardest: `${hardest}` };
  const byTheme = themes.flatMap((theme) => {
    const count = puzzles.filter((puzzle) => puzzle.themes.includes(theme)).length;
    const shown = messages.say('puzzle-theme', { theme });
    return count === 0 ? [] : [`  ${messages.say('puzzles-of-theme', { theme: shown, count })}`];
  });
  return [messages.say('puzzles-found', found), ...byTheme];
}

const jsonLines = ({ game, puzzles }: PuzzleSet): string[] =>
  puzzles.map(({ at, ...puzzle }) => toJson({ game, position: at, ...puzzle, rating: difficultyOf(puzzle) }));

async function look(context: Context, name: string, flags: Flags): Promise<Exit> {
  const { messages } = context;
  const { game, options } = context.needed(readGameOptions(messages, name, flags.option));
  const { id } = game;
  const count = context.needed(readNumber('--count', flags.count, 1, mostPuzzles));
  if (!hasPuzzles(id))
    return context.usageError(messages.say('puzzles-none', { game: messages.lookup(`game-${id}`) }));
  const match = { game, options, seats: 2 };
  const values = await valuesFor(context, match);
  if (values.isEstimated) return exit.failed;
  const mining = minePuzzles({ ...match, values, count, seed: flags.seed });
  const puzzles = await runSolver(context, id, mining, 'puzzles-progress');
  const set: PuzzleSet = { game: id, options, seats: 2, unit: values.unit, puzzles };
  if (flags.write !== undefined) {
    try {
      writeFileSync(flags.write, writePuzzles(set));
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? String(error.code) : '';
      if (code === '') throw error;
      return context.fail(messages.say('puzzles-not-written', { file: flags.write, code }));
    }
  }
  return context.print(...(flags.json === true ? jsonLines(set) : summary(context, set)));
}

export const define: Define = (command, context) => {
  const { messages } = context;
  command
    .addArgument(gameArgument('<game>', messages, games.map(({ id }) => id).filter(hasPuzzles)))
    .addOption(gameOption(messages))
    .option('-n, --count <number>', messages.say('puzzles-option-count'), '1000')
    .option('--seed <seed>', messages.say('puzzles-option-seed'), '1')
    .option('--write <file>', messages.say('puzzles-option-write'))
    .option('--json', messages.say('cli-option-json'))
    .action(context.action((name, flags) => look(context, name, flags)));
  showExamples(command, messages, [
    'puzzles greed --count 100',
    'puzzles threes --option rounds=3 --count 20 --json',
    'puzzles ten-thousand --seed 7 --write puzzles.json',
  ]);
};

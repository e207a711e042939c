import { type Result, told } from '@dicehall/engine';
import { solverOf, type ValuedMove, valuedMoves } from '@dicehall/strategy';
import type { Context } from '../context.ts';
import { collect } from '../declare.ts';
import { showExamples } from '../help.ts';
import { type Exit, exit, write } from '../io.ts';
import { toJson } from '../json.ts';
import {
  type AskedPosition,
  type PositionFlags,
  positionOfFlags,
  positionOfRecord,
} from '../solve/asked-position.ts';
import { moveWords } from '../solve/moves.ts';
import { solutionFor } from '../solve/solving.ts';
import { padEnd, widthOf } from '../terminal/width.ts';
import type { Define } from './index.ts';

interface Flags extends PositionFlags {
  readonly json?: boolean;
}

/** The moves as a table, the best first; moves that read the same are worth the same and stand once. */
function table({ words }: Context, { game, state }: AskedPosition, moves: readonly ValuedMove[]): string {
  const sorted = [...moves].sort((a, b) => b.value - a.value);
  const rows = new Map(sorted.map(({ move, value }) => [moveWords(words, game, state, move), value]));
  const width = Math.max(...[...rows.keys()].map(widthOf));
  const percent = (value: number): string =>
    words.number(value, { style: 'percent', minimumFractionDigits: 3, maximumFractionDigits: 3 });
  const lines = [...rows].map(([move, value]) => `  ${padEnd(move, width)}  ${percent(value)}`);
  return lines.join('\n');
}

async function show(context: Context, asked: AskedPosition, flags: Flags): Promise<Exit> {
  const { io, words } = context;
  const { game, options, seats, state } = asked;
  const solver = solverOf(game.id, seats);
  if (solver === undefined) return context.refuses(words.say('solve-no-solver', { game: game.id, seats }));
  const found = await solutionFor(context, solver, options, false);
  if (found === null) return context.refuses(words.say('solve-cancelled'));
  const { solution } = found;
  const step = game.step(state);
  const wins = solution.value(state);
  const [seat] = step.kind === 'choose' ? step.seats : [];
  const moves = seat === undefined ? [] : valuedMoves(solution, state, seat);
  if (flags.json === true) {
    await write(io.stdout, `${toJson({ game: game.id, options, step, wins, moves })}\n`);
    return exit.good;
  }
  const percent = (value: number): string =>
    words.number(value, { style: 'percent', maximumFractionDigits: 3 });
  const head = wins
    .map((value, at) => words.say('odds-seat', { number: at, shown: percent(value) }))
    .join('\n');
  const list = seat === undefined ? words.say(`odds-${step.kind}`) : table(context, asked, moves);
  await write(io.stdout, `${head}\n${list}\n`);
  return exit.good;
}

async function odds(context: Context, file: string | undefined, flags: Flags): Promise<Exit> {
  if ((file === undefined) === (flags.game === undefined))
    return context.misused(told('odds-record-or-game'));
  const asked: Result<AskedPosition, string> =
    file !== undefined
      ? await positionOfRecord(context, file, flags)
      : positionOfFlags(context, flags.game ?? '', flags);
  return asked.ok ? show(context, asked.value, flags) : context.refuses(asked.error);
}

export const define: Define = (command, context) => {
  const { words } = context;
  command
    .argument('[record]', words.say('odds-argument-record'))
    .option('--entry <number>', words.say('odds-option-entry'))
    .option('-g, --game <game>', words.say('odds-option-game'))
    .option('-o, --option <name=value>', words.say('cli-option-option'), collect, [])
    .option('--at <scores>', words.say('solve-option-at'))
    .option('--points <number>', words.say('odds-option-points'))
    .option('--thrown <dice>', words.say('odds-option-thrown'))
    .option('--json', words.say('cli-option-json'))
    .action(context.does((file, flags) => odds(context, file, flags)));
  showExamples(command, words, [
    'odds match.json',
    'odds match.json --entry 12 --json',
    'odds --game greed --at 1500,2200 --points 300 --thrown 51',
    'odds --game threes --thrown 66133',
  ]);
};

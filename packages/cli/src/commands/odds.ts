import { type Result, type ThreeDiceOptions, type ThreeDiceView, told } from '@dicehall/engine';
import { type Solver, solverOf, type ValuedMove, valuedMoves } from '@dicehall/strategy';
import { choicesAt } from '@dicehall/strategy/three-dice';
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
import { roundFor, solutionFor } from '../solve/solving.ts';
import { padEnd, widthOf } from '../terminal/width.ts';
import type { Define } from './define.ts';

interface Flags extends PositionFlags {
  readonly json?: boolean;
}

/** What moves and seats are worth at a position; `wins` where that is shares of the win, else it is sips of a round. */
interface Worth {
  readonly wins?: readonly number[];
  readonly moves: readonly ValuedMove[];
}

/** The moves as a table, the best first; moves that read the same are worth the same and stand once. */
function table({ words }: Context, { game, state }: AskedPosition, { wins, moves }: Worth): string {
  const sorted = [...moves].sort((a, b) => b.value - a.value);
  const rows = new Map(sorted.map(({ move, value }) => [moveWords(words, game, state, move), value]));
  const width = Math.max(...[...rows.keys()].map(widthOf));
  const digits = { minimumFractionDigits: 3, maximumFractionDigits: 3 } as const;
  const shown = (value: number): string =>
    wins === undefined
      ? words.number(value, { ...digits, signDisplay: 'exceptZero' })
      : words.number(value, { ...digits, style: 'percent' });
  const lines = [...rows].map(([move, value]) => `  ${padEnd(move, width)}  ${shown(value).padStart(7)}`);
  return lines.join('\n');
}

/** What a round of Three Dice is worth after each choice about the dice. */
async function worthOfRound(context: Context, asked: AskedPosition): Promise<Worth | null> {
  const { game, options, seats, state } = asked;
  const round = await roundFor(context, options as ThreeDiceOptions, seats);
  if (round === null) return null;
  const view = game.view(state, 'table') as ThreeDiceView;
  return { moves: choicesAt(round, view) };
}

async function worthOfMatch(context: Context, asked: AskedPosition, solver: Solver): Promise<Worth | null> {
  const { game, options, state } = asked;
  const found = await solutionFor(context, solver, options, false);
  if (found === null) return null;
  const step = game.step(state);
  const [seat] = step.kind === 'choose' ? step.seats : [];
  const moves = seat === undefined ? [] : valuedMoves(found.solution, state, seat);
  return { wins: found.solution.value(state), moves };
}

async function show(context: Context, asked: AskedPosition, flags: Flags): Promise<Exit> {
  const { io, words } = context;
  const { game, options, seats, state } = asked;
  const solver = solverOf(game.id, seats);
  const inSips = game.id === 'three-dice';
  if (solver === undefined && !inSips)
    return context.refuses(words.say('solve-no-solver', { game: game.id, seats }));
  const worth =
    solver === undefined ? await worthOfRound(context, asked) : await worthOfMatch(context, asked, solver);
  if (worth === null) return context.refuses(words.say('solve-cancelled'));
  const step = game.step(state);
  if (flags.json === true) {
    await write(io.stdout, `${toJson({ game: game.id, options, step, ...worth })}\n`);
    return exit.good;
  }
  const percent = (value: number): string =>
    words.number(value, { style: 'percent', maximumFractionDigits: 3 });
  const head =
    worth.wins?.map((value, at) => words.say('odds-seat', { number: at, shown: percent(value) })) ??
    (worth.moves.length > 0 ? [words.say('odds-sips')] : []);
  const nothing = step.kind === 'choose' ? 'odds-all-the-same' : `odds-${step.kind}`;
  const list = worth.moves.length === 0 ? words.say(nothing) : table(context, asked, worth);
  await write(io.stdout, `${[...head, list].join('\n')}\n`);
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
    .option('-s, --seats <number>', words.say('odds-option-seats'))
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
    'odds --game three-dice --seats 4 --thrown 126',
  ]);
};

import { err, message, ofSeat, type Result } from '@dicehall/engine';
import { type Solution, type SolutionFile, solverOf, strategyOf } from '@dicehall/strategy';
import { readGameOptions, readNumber } from '../arguments.ts';
import type { Context } from '../context.ts';
import { type Define, gameArgument, gameOption, showExamples } from '../declare.ts';
import { type Exit, toJson } from '../io.ts';
import { editedPosition, type Position, positionOfLine } from '../solve/position.ts';
import { runSolver, solvedExactly } from '../solve/values.ts';

const mostSweeps = 10_000;

interface Flags {
  readonly seats?: string;
  readonly at?: string;
  readonly again?: boolean;
  readonly prove?: boolean;
  readonly actions: boolean;
  readonly sweeps?: string;
  readonly json?: boolean;
  readonly option: readonly string[];
}

type SolutionFacts = SolutionFile['facts'];

interface Request extends Pick<Position, 'game' | 'options' | 'seats'> {
  readonly flags: Flags;
}

const order = [
  'firstPlayerWins',
  'wins',
  'roundValue',
  'bestMeanTurn',
  'turnValue',
  'exploitability',
  'exploitabilityShare',
  'at',
  'states',
  'sweeps',
  'seconds',
  'residual',
  'gain',
] as const;

const tiny: ReadonlySet<string> = new Set(['residual', 'gain']);
const scientific = { notation: 'scientific', minimumFractionDigits: 1, maximumFractionDigits: 1 } as const;

async function answer(
  context: Context,
  { game, options, flags }: Request,
  facts: SolutionFacts,
): Promise<Exit> {
  const known = order.flatMap((name) => (facts[name] === undefined ? [] : [[name, facts[name]] as const]));
  if (flags.json === true) {
    return context.print(toJson({ game: game.id, options, ...Object.fromEntries(known) }));
  }
  const digits = { maximumFractionDigits: 9 };
  const lines = known.map(([name, fact]) => {
    const numbers = typeof fact === 'number' ? [fact] : fact;
    const shown = numbers
      .map((value) => context.messages.number(value, tiny.has(name) && value !== 0 ? scientific : digits))
      .join('  ');
    return context.messages.say(`solve-fact-${name}`, { shown });
  });
  return context.print(...lines);
}

/**
 * Reads the position of `--at`: either both scores at the start of a turn, or a whole position with the same options.
 */
function positionAt(context: Context, { game, options, seats, flags }: Request): Result<Position, string> {
  const { at = '', option } = flags;
  if (!at.includes(' ')) {
    return editedPosition(context, game, options, { at, option });
  }
  const position = positionOfLine(context, at);
  if (!position.ok) return position;
  const isOfMatch =
    position.value.game === game &&
    position.value.seats === seats &&
    JSON.stringify(position.value.options) === JSON.stringify(options);
  return isOfMatch ? position : err(context.messages.say('solve-other-position', { given: at }));
}

function valueAt(solution: Solution, { game, state }: Position): number {
  const step = game.step(state);
  const seat = step.kind === 'throw' ? step.seat : step.kind === 'choose' ? (step.seats[0] ?? 0) : 0;
  return ofSeat(solution.value(state), seat);
}

async function solveMatch(context: Context, request: Request): Promise<Exit> {
  const { game, options, seats, flags } = request;
  const solver = solverOf(game.id, seats, options);
  if (solver === undefined) {
    return context.usageError(message('solve-no-solver', { game: game.id, seats }));
  }
  const canProve = solver.prove !== undefined && solver.proves?.(options) !== false;
  if (flags.prove === true && !canProve) return context.usageError(message('solve-no-proof'));
  if (flags.at !== undefined && seats !== 2 && !flags.at.includes(' '))
    return context.usageError(message('solve-position-for-two'));
  const at = flags.at === undefined ? null : context.needed(positionAt(context, request));
  const { solution, facts } = await solvedExactly(context, solver, options, flags.again === true);
  const proving = flags.prove === true ? solver.prove?.(solution) : undefined;
  const gain = proving && (await runSolver(context, game.id, proving));
  const value = at === null ? undefined : valueAt(solution, at);
  return answer(context, request, {
    ...facts,
    ...(gain !== undefined && { gain }),
    ...(value !== undefined && { at: value }),
  });
}

async function solve(context: Context, name: string, flags: Flags): Promise<Exit> {
  const { messages } = context;
  const { game, options } = context.needed(readGameOptions(messages, name, flags.option));
  const { min, max } = game.seats;
  const seats = context.needed(readNumber('--seats', flags.seats ?? '2', Math.max(2, min), max));
  const { actions, sweeps } = flags;
  const passes =
    sweeps === undefined ? undefined : context.needed(readNumber('--sweeps', sweeps, 1, mostSweeps));
  const { id } = game;
  const { part } = strategyOf(id);
  const request = { game, options, seats, flags };
  if (part === undefined) return solveMatch(context, request);
  if (part.solves?.(options) === false) {
    return context.usageError(message('solve-no-solver', { game: game.id, seats }));
  }
  if (part.seats !== undefined && seats !== part.seats)
    return context.usageError(message('solve-turn-for-two', { seats }));
  if (flags.at !== undefined) return context.usageError(message('solve-no-position', { game: id }));
  const from = context.io.now();
  const solving = await part.solve({ game: id, options, seats }, { actions, sweeps: passes });
  const facts = await runSolver(context, id, solving);
  return answer(context, request, { ...facts, seconds: (context.io.now() - from) / 1000 });
}

export const define: Define = (command, context) => {
  const { messages } = context;
  command
    .addArgument(gameArgument('<game>', messages))
    .addOption(gameOption(messages))
    .option('-s, --seats <number>', messages.say('solve-option-seats'))
    .option('--at <scores>', messages.say('solve-option-at'))
    .option('--again', messages.say('solve-option-again'))
    .option('--prove', messages.say('solve-option-prove'))
    .option('--no-actions', messages.say('solve-option-no-actions'))
    .option('--sweeps <number>', messages.say('solve-option-sweeps'))
    .option('--json', messages.say('cli-option-json'))
    .action(context.action((name, flags) => solve(context, name, flags)));
  showExamples(command, messages, [
    'solve greed',
    'solve greed --at 1500,2200',
    'solve ten-thousand --option target=5000 --json',
    'solve threes --option rounds=3 --at 12,9@2',
    'solve greed --seats 3 --prove',
    'solve three-dice --seats 4 --json',
    'solve hidden-pairs --no-actions',
  ]);
};

import {
  type AnyGame,
  type HiddenPairsOptions,
  message,
  ofSeat,
  type ThreeDiceOptions,
} from '@dicehall/engine';
import { type SolutionFile, solverOf, withProgress } from '@dicehall/strategy';
import { readGame } from '../arguments/game.ts';
import { readOptionArguments } from '../arguments/options.ts';
import { type Context, explainOptions } from '../context.ts';
import { collect, gameArgument } from '../declare.ts';
import { showExamples } from '../help.ts';
import { type Exit, exit, write } from '../io.ts';
import { toJson } from '../json.ts';
import { readPosition } from '../solve/position.ts';
import { roundFor, solutionFor, workThrough } from '../solve/solving.ts';
import type { Define } from './define.ts';

/** Passes over all hands in the turn of Hidden Pairs, unless said otherwise. */
const usualSweeps = 200;
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

type Facts = SolutionFile['facts'];

interface Asked {
  readonly game: AnyGame;
  readonly options: SolutionFile['options'];
  readonly seats: number;
  readonly flags: Flags;
}

/** The order in which a solution's facts are answered. */
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

/** Facts that are too small to be read but as powers of ten. */
const tiny: ReadonlySet<string> = new Set(['residual', 'gain']);

async function answer(
  { io, messages }: Context,
  { game, options, flags }: Asked,
  facts: Facts,
): Promise<Exit> {
  const known = order.flatMap((name) => (facts[name] === undefined ? [] : [[name, facts[name]] as const]));
  if (flags.json === true) {
    await write(io.stdout, `${toJson({ game: game.id, options, ...Object.fromEntries(known) })}\n`);
    return exit.ok;
  }
  const digits = { maximumFractionDigits: 9 };
  const lines = known.map(([name, fact]) => {
    const numbers = typeof fact === 'number' ? [fact] : fact;
    const shown = tiny.has(name)
      ? Number(fact).toExponential(1)
      : numbers.map((value) => messages.number(value, digits)).join('  ');
    return messages.say(`solve-fact-${name}`, { shown });
  });
  await write(io.stdout, `${lines.join('\n')}\n`);
  return exit.ok;
}

async function solveThreeDice(context: Context, asked: Asked): Promise<Exit> {
  const started = context.io.now();
  const round = await roundFor(context, asked.options as ThreeDiceOptions, asked.seats);
  if (round === null) return exit.failed;
  const seconds = (context.io.now() - started) / 1000;
  return answer(context, asked, { roundValue: round.roundValue, states: round.states, seconds });
}

/** The turn of two, and what is left to gain against it: the game of hidden choices has no best move to look up. */
async function solveHiddenPairs(context: Context, asked: Asked): Promise<Exit> {
  const { flags, options, seats } = asked;
  if (seats !== 2) return context.fail(context.messages.say('solve-turn-for-two', { seats }));
  const sweeps = flags.sweeps === undefined ? usualSweeps : Number(flags.sweeps);
  if (!/^\d{1,5}$/.test(flags.sweeps ?? '1') || sweeps < 1 || sweeps > mostSweeps) {
    return context.usageError(message('solve-bad-sweeps', { given: flags.sweeps ?? '', max: mostSweeps }));
  }
  const { luckyDice } = options as HiddenPairsOptions;
  const { exploitabilityOf, solveTurn } = await import('@dicehall/strategy/hidden-pairs');
  const started = context.io.now();
  const solving = solveTurn({ luckyDice, reRolls: true, actions: flags.actions }, sweeps);
  const turn = await workThrough(
    context,
    'hidden-pairs',
    withProgress(solving, ({ sweep }) => sweep / sweeps),
  );
  if (turn === null) return exit.failed;
  const { points, share, mean } = exploitabilityOf(turn);
  const seconds = (context.io.now() - started) / 1000;
  const left = { exploitability: points, exploitabilityShare: share };
  return answer(context, asked, { turnValue: mean, ...left, sweeps, seconds });
}

async function solveMatch(context: Context, asked: Asked): Promise<Exit> {
  const { game, options, seats, flags } = asked;
  const solver = solverOf(game.id, seats);
  if (solver === undefined) {
    return context.fail(context.messages.say('solve-no-solver', { game: game.id, seats }));
  }
  const at = flags.at === undefined ? null : readPosition(game, options, flags.at);
  if (at !== null && seats !== 2) return context.usageError(message('solve-position-for-two'));
  if (at !== null && !at.ok) return context.fail(context.messages.text(at.error));
  const found = await solutionFor(context, solver, options, flags.again === true);
  if (found === null) return exit.failed;
  const { solution, facts } = found;
  const gain = flags.prove === true ? await workThrough(context, game.id, solver.prove(solution)) : undefined;
  if (gain === null) return exit.failed;
  const value = at === null ? undefined : ofSeat(solution.value(at.value.state), at.value.seat);
  return answer(context, asked, {
    ...facts,
    ...(gain !== undefined && { gain }),
    ...(value !== undefined && { at: value }),
  });
}

async function solve(context: Context, name: string, flags: Flags): Promise<Exit> {
  const { messages } = context;
  const game = readGame(name);
  if (!game.ok) return context.usageError(game.error);
  const { min, max } = game.value.seats;
  const seats = flags.seats === undefined ? 2 : /^\d{1,2}$/.test(flags.seats) ? Number(flags.seats) : 0;
  if (seats < Math.max(2, min) || seats > max) {
    return context.usageError(
      message('solve-bad-seats', { given: flags.seats ?? '', min: Math.max(2, min), max }),
    );
  }
  const options = readOptionArguments(game.value, flags.option);
  if (!options.ok) return context.fail(explainOptions(messages, options.error));
  const asked = { game: game.value, options: options.value, seats, flags };
  const whole = game.value.id === 'three-dice' || game.value.id === 'hidden-pairs';
  if (whole && flags.at !== undefined)
    return context.usageError(message('solve-no-position', { game: game.value.id }));
  if (game.value.id === 'three-dice') return solveThreeDice(context, asked);
  if (game.value.id === 'hidden-pairs') return solveHiddenPairs(context, asked);
  return solveMatch(context, asked);
}

export const define: Define = (command, context) => {
  const { messages } = context;
  command
    .addArgument(gameArgument('<game>', messages))
    .option('-o, --option <name=value>', messages.say('cli-option-option'), collect, [])
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

import {
  type BaseView,
  type Entry,
  err,
  type Face,
  formatOptions,
  type HiddenPairsOptions,
  type OptionValue,
  ok,
} from '@dicehall/engine';
import type { Bot } from '@dicehall/strategy';
import { readFaces } from '../../arguments/faces.ts';
import type { Context } from '../../context.ts';
import type { Analysis, SolutionFacts, SolveRequest } from '../analysis.ts';
import type { Position, PositionFlags } from '../position.ts';
import { positionOfLine } from '../position-line.ts';
import { readSeatCount } from '../seat-count.ts';
import { runSolver } from '../solving.ts';
import { stateAfter } from './for-two.ts';
import { hiddenPairsMoveText } from './hidden-pairs-moves.ts';
import { policyFor } from './hidden-pairs-policy.ts';

const optionsOf = (options: Readonly<Record<string, OptionValue>>) =>
  options as unknown as HiddenPairsOptions;

/** The points of each seat, and the turn after `@`. */
const form = /^\d{1,5}(?:,\d{1,5})+(?:@\d{1,2})?$/;
/** All points are multiples of it. */
const leastPoints = 25;

/** The default number of passes over all hands of `dicehall solve`. */
const usualSweeps = 200;

/** The rolls of a turn; seat 0 does not know the dice of the others, so they do not matter. */
const rolls = (seats: number, own: readonly Face[]): Entry[] =>
  Array.from({ length: seats }, (_, seat) => ({ seat, dice: seat === 0 ? own : [1, 1, 1, 1, 1, 1] }));

/** The three rounds of the turn before, which have to be shown but do not matter: seat 0 won them. */
const earlierRounds = (seats: number): string =>
  ['66', '55', '44']
    .map((pair) => `${[pair, ...Array.from({ length: seats - 1 }, () => '11')].join('.')}=0`)
    .join('/');

function turnStart(
  game: Position['game'],
  options: Position['options'],
  turn: number,
  points: readonly number[],
): string {
  const none = points.map(() => '-').join('/');
  const shown = turn === 1 ? '-' : earlierRounds(points.length);
  const reRolls = points.map(() => '0').join('');
  return [
    game.id,
    formatOptions(game.options, options),
    turn,
    points.join(','),
    none,
    shown,
    reRolls,
    'throwing',
  ].join(' ');
}

function positionOf(
  context: Context,
  game: Position['game'],
  options: Position['options'],
  { seats: given = '2', thrown = '', at, points }: PositionFlags,
) {
  const { messages } = context;
  const seats = readSeatCount(context, game, given);
  if (!seats.ok) return seats;
  if (points !== undefined) return err(messages.say('explore-turn-from-thrown'));
  const start = game.start(options, seats.value);
  const [scores = '', turn = '1'] = (at ?? game.scores(start).join(',')).split('@');
  const held = scores.split(',').map(Number);
  const fits = held.length === seats.value && held.every((one) => one % leastPoints === 0);
  const turns = Number(options.turns);
  if ((at !== undefined && !form.test(at)) || !fits || Number(turn) < 1 || Number(turn) > turns) {
    return err(messages.say('explore-bad-turn-position', { given: at ?? '', seats: seats.value, turns }));
  }
  const dice = readFaces([thrown], { min: 6, max: 6 });
  if (!dice.ok) return err(messages.text(dice.error));
  const before = positionOfLine(context, turnStart(game, options, Number(turn), held));
  if (!before.ok) return before;
  return ok({ ...before.value, state: stateAfter(game, before.value.state, rolls(seats.value, dice.value)) });
}

/** Solves the turn of two, and measures what a best response still gains: hidden choices have no single best move. */
async function solve(context: Context, request: SolveRequest): Promise<SolutionFacts | null> {
  const { options, actions, sweeps: given } = request;
  const sweeps = given === undefined ? usualSweeps : Number(given);
  const { luckyDice } = optionsOf(options);
  const { exploitabilityOf, solveTurn } = await import('@dicehall/strategy/hidden-pairs');
  const started = context.io.now();
  const solving = solveTurn({ luckyDice, reRolls: true, actions }, sweeps);
  const turn = await runSolver(context, 'hidden-pairs', solving);
  if (turn === null) return null;
  const { points, share, mean } = exploitabilityOf(turn);
  const seconds = (context.io.now() - started) / 1000;
  return { turnValue: mean, exploitability: points, exploitabilityShare: share, sweeps, seconds };
}

/** A turn of two is solved, not a match. */
export const hiddenPairs: Analysis = {
  positionOf,
  moveText: hiddenPairsMoveText,
  async explorerFor(context, options, seats) {
    const { turnExplorer, weighingExplorer } = await import('@dicehall/strategy/hidden-pairs');
    if (seats > 2) return weighingExplorer;
    const policy = await policyFor(context, optionsOf(options));
    return policy === null ? null : turnExplorer(policy);
  },
  async judgeFor(context, { options, names }) {
    if (names.length > 2) return undefined;
    const policy = await policyFor(context, optionsOf(options));
    if (policy === null) return null;
    return (await import('@dicehall/strategy/hidden-pairs')).turnJudge(policy);
  },
  async expertFor(context, options) {
    const policy = await policyFor(context, optionsOf(options));
    if (policy === null) return null;
    return (await import('@dicehall/strategy/hidden-pairs')).hiddenPairsExpert(policy) as Bot<BaseView>;
  },
  solvedSeats: 2,
  solve,
};

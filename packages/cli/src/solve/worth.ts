import type {
  AnyGame,
  HiddenPairsOptions,
  HiddenPairsView,
  Seat,
  Step,
  ThreeDiceOptions,
  ThreeDiceView,
} from '@dicehall/engine';
import { type Solver, solverOf, type ValuedMove, valuedMoves } from '@dicehall/strategy';
import { choicesAt } from '@dicehall/strategy/three-dice';
import type { Context } from '../context.ts';
import type { AskedPosition } from './asked.ts';
import { policyFor } from './policies.ts';
import { roundFor, solutionFor } from './solving.ts';

/** What moves and seats are worth at a position. */
export interface Worth {
  /**
   * By the exact solution, by one equilibrium of three, by the solved round; in Hidden Pairs by the equilibrium of a turn, or
   * as the expert among many weighs it.
   */
  readonly how: 'exact' | 'equilibrium' | 'round' | 'turn' | 'weighed';
  /** What values are: chances to win, sips of the others less one's own, points more than the others' mean. */
  readonly unit: 'win' | 'sips' | 'points';
  /** What is awaited, as far as the seat may know. */
  readonly step: Step;
  /** Each seat's share of the win. */
  readonly wins?: readonly number[];
  readonly moves: readonly ValuedMove[];
}

/** Whose moves are asked for: the first seat that may choose, unless said otherwise. */
export function seatAsked(game: AnyGame, state: unknown, seat: Seat | undefined): Seat | undefined {
  if (seat !== undefined) return seat;
  const step = game.step(state);
  return step.kind === 'choose' ? step.seats[0] : undefined;
}

/** What a round of Three Dice is worth after each choice about the dice. */
async function worthOfRound(context: Context, asked: AskedPosition): Promise<Worth | null> {
  const { game, options, seats, state } = asked;
  const round = await roundFor(context, options as ThreeDiceOptions, seats);
  if (round === null) return null;
  const view = game.view(state, 'table') as ThreeDiceView;
  return { how: 'round', unit: 'sips', step: game.step(state), moves: choicesAt(round, view) };
}

/** What a seat's moves in a turn of Hidden Pairs are worth, as far as the seat may know. */
async function worthOfTurn(context: Context, asked: AskedPosition): Promise<Worth | null> {
  const { game, options, seats, state, seat } = asked;
  const viewer = seatAsked(game, state, seat);
  if (viewer === undefined) return { how: 'turn', unit: 'win', step: game.step(state), moves: [] };
  const view = game.view(state, viewer) as HiddenPairsView;
  const { oddsOfMany, oddsOfTwo } = await import('@dicehall/strategy/hidden-pairs');
  const { step } = view;
  if (seats > 2) return { how: 'weighed', unit: 'points', step, moves: oddsOfMany(view, viewer) };
  const policy = await policyFor(context, options as HiddenPairsOptions);
  if (policy === null) return null;
  const moves = oddsOfTwo(policy)(view, viewer);
  const best = Math.max(...moves.map(({ value }) => value));
  const wins = viewer === 0 ? [best, 1 - best] : [1 - best, best];
  return { how: 'turn', unit: 'win', step, ...(moves.length > 0 && { wins }), moves };
}

async function worthOfMatch(context: Context, asked: AskedPosition, solver: Solver): Promise<Worth | null> {
  const { game, options, state, seats } = asked;
  const found = await solutionFor(context, solver, options, false);
  if (found === null) return null;
  const step = game.step(state);
  const seat = seatAsked(game, state, undefined);
  const moves = seat === undefined ? [] : valuedMoves(found.solution, state, seat);
  const how = seats === 2 ? 'exact' : 'equilibrium';
  return { how, unit: 'win', step, wins: found.solution.value(state), moves };
}

/**
 * What the moves at a position are worth.
 * @returns `undefined` where nothing is solved, `null` when solving was cancelled
 */
export async function worthOf(context: Context, asked: AskedPosition): Promise<Worth | null | undefined> {
  const { game, seats } = asked;
  if (game.id === 'three-dice') return worthOfRound(context, asked);
  if (game.id === 'hidden-pairs') return worthOfTurn(context, asked);
  const solver = solverOf(game.id, seats);
  return solver === undefined ? undefined : worthOfMatch(context, asked, solver);
}

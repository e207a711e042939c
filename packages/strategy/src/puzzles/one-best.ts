import { seededDice } from '@dicehall/dice';
import { type AnyGame, distinctMoves, type Seat } from '@dicehall/engine';
import { moveOf, tempers } from '../bots/bot.ts';
import { botFor } from '../bots/expert.ts';
import { strategyOf } from '../games/index.ts';
import { keyOf, type Values, type WeighedMove } from '../values/values.ts';
import type { Puzzle } from './puzzle.ts';

export interface OneBest {
  /** The best move in all its forms, which differ only in which of several equal dice they use. */
  readonly best: readonly WeighedMove[];
  readonly next: unknown;
  /** How much more the best move is worth than the second-best one. */
  readonly margin: number;
  /** A key made from the values of all moves. Positions with equal keys are equivalent. */
  readonly values: string;
}

/**
 * Returns the best move of a position. Null if no move is better than all others by at least `margin`, or if
 * the game considers the choice unclear.
 */
export function oneBest(
  values: Values,
  game: AnyGame,
  { state, seat, margin: least }: { readonly state: unknown; readonly seat: Seat; readonly margin: number },
): OneBest | null {
  const moves = values.moves(state, seat);
  const [top] = moves;
  const next = moves.find(({ loss }) => loss > 0);
  if (top === undefined || next === undefined) return null;
  const margin = next.loss;
  const best = moves.filter(({ loss }) => loss === 0);
  if (margin < least || distinctMoves(game, state, seat, best).length > 1) return null;
  const others = moves.filter(({ loss }) => loss > 0);
  if (strategyOf(game.id).isClear?.(state, top, others) === false) return null;
  return { best, next: next.move, margin, values: moves.map(({ value }) => value.toFixed(9)).join() };
}

/**
 * The number of choices that a bot of each temper (careful, balanced, bold) makes in a position, each with a different
 * seed.
 */
const seeds = 4;

/** Returns the share of choices by bots of one strength that are not the best move. */
function errorsOf(
  game: AnyGame,
  state: unknown,
  seat: Seat,
  strength: 'novice' | 'steady',
  best: ReadonlySet<string>,
): number {
  const choices = tempers.flatMap((temper) =>
    Array.from({ length: seeds }, (_, seed) => {
      const { random } = seededDice(`grade ${temper} ${seed}`);
      const bot = botFor(game.id, strength, undefined, temper);
      return keyOf(game.canonical(moveOf(bot, game, state, seat, random)));
    }),
  );
  return choices.filter((choice) => !best.has(choice)).length / choices.length;
}

/** Makes the puzzle of a position with one best move. Its grade depends on the choices of the bots. */
export function puzzleOf(game: AnyGame, state: unknown, seat: Seat, { best, next, margin }: OneBest): Puzzle {
  const [top] = best;
  const right = new Set(best.map(({ move }) => keyOf(move)));
  return {
    at: game.formatPosition(state),
    best: top?.move,
    margin: Math.round(margin * 1e4) / 1e4,
    novice: errorsOf(game, state, seat, 'novice', right),
    steady: errorsOf(game, state, seat, 'steady', right),
    themes: strategyOf(game.id).themesOf?.(state, top?.move, next) ?? [],
  };
}

import { seededDice } from '@dicehall/dice';
import { type AnyGame, type Seat, unwrap } from '@dicehall/engine';
import { moveOf, tempers } from '../bots/bot.ts';
import { botFor } from '../bots/expert.ts';
import { strategyOf } from '../games/index.ts';
import { keyOf, type Values, type WeighedMove } from '../values/values.ts';
import type { Puzzle } from './puzzle.ts';

/** A choice with one best move. */
export interface OneBest {
  /** The spellings of the best move, which differ only in their choice between equal dice. */
  readonly best: readonly WeighedMove[];
  readonly next: unknown;
  /** The difference from the next best move. */
  readonly margin: number;
  /** A key of the values of all moves: positions with equal keys are equivalent. */
  readonly values: string;
}

/** Whether moves lead to the same dice in another order. */
function areOne(game: AnyGame, state: unknown, seat: Seat, moves: readonly WeighedMove[]): boolean {
  const lines = moves.map(({ move }) =>
    [...game.formatPosition(unwrap(game.apply(state, { seat, move })).state)].sort().join(''),
  );
  return new Set(lines).size === 1;
}

/** The best move of a position; null where no move is best by at least `margin`. */
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
  if (margin < least || !areOne(game, state, seat, best)) return null;
  return { best, next: next.move, margin, values: moves.map(({ value }) => value.toFixed(9)).join() };
}

/** The number of seeds; at a position, each bot chooses once with each temper and seed. */
const seeds = 4;

/** The share of the choices of a strength that are not the best. */
function errorsOf(
  game: AnyGame,
  state: unknown,
  seat: Seat,
  strength: 'novice' | 'steady',
  best: ReadonlySet<string>,
): number {
  const choices = tempers.flatMap((temper) =>
    Array.from({ length: seeds }, (_, seed) => {
      const { random } = seededDice(`grade ${seed}`);
      const bot = botFor(game.id, strength, undefined, temper);
      return keyOf(game.canonical(moveOf(bot, game, state, seat, random)));
    }),
  );
  return choices.filter((choice) => !best.has(choice)).length / choices.length;
}

/** The puzzle of a position with one best move, graded by the choices of the bots. */
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

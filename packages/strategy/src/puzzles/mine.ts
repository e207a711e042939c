import { seededDice } from '@dicehall/dice';
import { type AnyGame, type OptionValue, ofSeat, openMatch, type Seat, unwrap } from '@dicehall/engine';
import { anyOf } from '../bots/choice.ts';
import { botFor, moveOf, type Policy, type Random, tempers } from '../bots/index.ts';
import type { Explorer, WeighedMove } from '../explore/explorer.ts';
import { strategyOf } from '../games/index.ts';
import { same } from '../review/luck.ts';
import type { Solving } from '../solve/index.ts';
import { leastMargin, type Puzzle } from './puzzle.ts';
import type { Theme } from './theme.ts';

export interface MineSetup {
  readonly game: AnyGame;
  /** Complete. */
  readonly options: Readonly<Record<string, OptionValue>>;
  /** Of this game with these options for two seats; its values are exact. */
  readonly explorer: Explorer;
  readonly count: number;
  readonly seed: string;
}

const keyOf = (move: unknown): string => JSON.stringify(move);

/** Choices of each bot at a position: one of each temper with each seed. */
const seeds = 4;

/** The share of the choices of a strength that are not among `best`. */
function errorsOf(
  game: AnyGame,
  strength: 'novice' | 'steady',
  { state, seat, best }: { readonly state: unknown; readonly seat: Seat; readonly best: ReadonlySet<string> },
): number {
  const choices = tempers.flatMap((temper) =>
    Array.from({ length: seeds }, (_, seed) => {
      const { random } = seededDice(`grade ${seed}`);
      return keyOf(
        game.canonical(moveOf(botFor(game.id, strength, undefined, temper), game, state, seat, random)),
      );
    }),
  );
  return choices.filter((choice) => !best.has(choice)).length / choices.length;
}

/** Moves that lead to the same dice in another order, and are worth the same. */
function areOne(game: AnyGame, state: unknown, seat: Seat, moves: readonly WeighedMove[]): boolean {
  const lines = moves.map(({ move }) =>
    [...game.formatPosition(unwrap(game.apply(state, { seat, move })).state)].sort().join(''),
  );
  return new Set(lines).size === 1;
}

/** The puzzle of a position; null where no move is best by enough, or where a steady player always finds it. */
function puzzleAt(
  { game, explorer }: MineSetup,
  state: unknown,
  seat: Seat,
  known: Set<string>,
): Puzzle | null {
  const moves = explorer.moves(state, seat).toSorted((a, b) => b.value - a.value);
  const [top] = moves;
  const next = moves.find(({ value }) => value < (top?.value ?? 0) - same);
  if (top === undefined || next === undefined || explorer.unit === 'points') return null;
  const margin = top.value - next.value;
  if (margin < leastMargin[explorer.unit]) return null;
  // Positions whose moves have the same values differ in nothing that matters.
  const values = moves.map(({ value }) => value.toFixed(9)).join();
  if (known.has(values)) return null;
  known.add(values);
  const tied = moves.filter(({ value }) => value > next.value + same);
  const best = new Set(tied.map(({ move }) => keyOf(move)));
  const asked = { state, seat, best };
  const steady = errorsOf(game, 'steady', asked);
  if (steady === 0 || !areOne(game, state, seat, tied)) return null;
  return {
    at: game.formatPosition(state),
    best: top.move,
    margin: Math.round(margin * 1e4) / 1e4,
    novice: errorsOf(game, 'novice', asked),
    steady,
    themes: strategyOf(game.id).themesOf?.(state, top.move) ?? [],
  };
}

/** A player who makes any move. */
const careless =
  (game: AnyGame): Policy =>
  (state, seat, random) =>
    anyOf(game.moves(state, seat), random);

/** Any kind of player but the best. */
function playerOf(game: AnyGame, random: Random): Policy {
  const strength = anyOf(['careless', 'novice', 'steady', 'steady'] as const, random);
  if (strength === 'careless') return careless(game);
  const bot = botFor(game.id, strength, undefined, anyOf(tempers, random));
  return (state, seat, chance) => moveOf(bot, game, state, seat, chance);
}

/** The share of the puzzles that may have the same theme, where there are enough others. */
const mostOfTheme = 1 / 3;
/** A match has at most this many puzzles, so that they do not all come from a few. */
const mostOfMatch = 4;
/** Matches for each puzzle wanted, after which no more are looked for. */
const patience = 10;

/**
 * Plays matches between random players and bots and collects puzzles from their positions. The same setup gives the same
 * puzzles.
 * @returns fewer than `count` where the game does not have them
 */
export function* minePuzzles(setup: MineSetup): Solving<Puzzle[]> {
  const { game, options, count, seed } = setup;
  const found: Puzzle[] = [];
  const known = new Set<string>();
  /** More of a theme than wanted. */
  const spare: Puzzle[] = [];
  const ofTheme: Partial<Record<Theme, number>> = {};
  for (let match = 0; match < patience * count && found.length < count; match++) {
    const dice = seededDice(`${seed} ${match}`);
    const players = [playerOf(game, dice.random), playerOf(game, dice.random)];
    let { state } = openMatch({ game, options, names: ['1', '2'] });
    let left = mostOfMatch;
    for (let step = game.step(state); step.kind !== 'over'; step = game.step(state)) {
      const seat = step.kind === 'throw' ? step.seat : ofSeat(step.seats, 0);
      if (step.kind === 'choose' && left > 0 && dice.random() < 0.5) {
        const puzzle = puzzleAt(setup, state, seat, known);
        if (puzzle !== null) {
          const isSpare = puzzle.themes.some((theme) => (ofTheme[theme] ?? 0) >= mostOfTheme * count);
          (isSpare ? spare : found).push(puzzle);
          for (const theme of puzzle.themes) ofTheme[theme] = (ofTheme[theme] ?? 0) + 1;
          left -= 1;
        }
      }
      const entry =
        step.kind === 'throw'
          ? { seat, dice: dice.faces(step.dice) }
          : { seat, move: ofSeat(players, seat)(state, seat, dice.random) };
      state = unwrap(game.apply(state, entry)).state;
    }
    yield Math.min(1, found.length / count);
  }
  return [...found, ...spare].slice(0, count);
}

import { seededDice } from '@dicehall/dice';
import { type AnyGame, type OptionValue, ofSeat, openMatch, type Seat, unwrap } from '@dicehall/engine';
import { anyOf } from '../bots/choice.ts';
import { botFor, moveOf, type Policy, type Random, tempers } from '../bots/index.ts';
import type { Explorer } from '../explore/explorer.ts';
import type { Solving } from '../solve/index.ts';
import { oneBest, puzzleOf } from './one-best.ts';
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

/** The puzzle of a position; null where no move is best by enough, or where a steady player always finds it. */
function puzzleAt(
  { game, explorer }: MineSetup,
  state: unknown,
  seat: Seat,
  known: Set<string>,
): Puzzle | null {
  if (explorer.unit === 'points') return null;
  const found = oneBest(explorer, game, { state, seat, margin: leastMargin[explorer.unit] });
  if (found === null || known.has(found.values)) return null;
  known.add(found.values);
  const puzzle = puzzleOf(game, state, seat, found);
  return puzzle.steady === 0 ? null : puzzle;
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

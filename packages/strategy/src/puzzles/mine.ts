import { seededDice } from '@dicehall/dice';
import { type AnyGame, type OptionValue, ofSeat, openMatch, type Seat, unwrap } from '@dicehall/engine';
import { moveOf, type Policy, type Random, tempers } from '../bots/bot.ts';
import { pickRandom } from '../bots/choice.ts';
import { botFor } from '../bots/expert.ts';
import { strategyOf } from '../games/index.ts';
import type { Solving } from '../solve/progress.ts';
import { keyOf, type Values } from '../values/values.ts';
import { decisionOf } from './answer.ts';
import { oneBest, puzzleOf } from './one-best.ts';
import { leastMargin, type Puzzle } from './puzzle.ts';
import type { Theme } from './theme.ts';

export interface MineSetup {
  readonly game: AnyGame;
  /** Every option of the game, including those with their default value. */
  readonly options: Readonly<Record<string, OptionValue>>;
  /** The exact values of positions, for this game, these options and two seats. */
  readonly values: Values;
  readonly count: number;
  readonly seed: string;
}

/** The factor by which the margin must exceed the minimum in a puzzle that a steady player always solves. */
const clear = 2;

/**
 * Returns the puzzle of a position. Null if no move is clearly best, if only a careless player misses the best move, or
 * if enough puzzles ask for the same kind of decision.
 */
function puzzleAt(
  { game, values }: MineSetup,
  at: unknown,
  seat: Seat,
  known: Set<string>,
  isFull: (kind: string) => boolean,
): Puzzle | null {
  const { askedAt, aloneAt, kindOf } = strategyOf(game.id);
  const state = askedAt?.(at) ?? at;
  const bestAt = (one: unknown) =>
    oneBest(values, game, { state: one, seat, margin: leastMargin[values.unit] });
  const found = bestAt(aloneAt?.(state) ?? state);
  if (found === null || known.has(found.values)) return null;
  if (aloneAt !== undefined && keyOf(bestAt(state)?.best[0]?.move) !== keyOf(found.best[0]?.move))
    return null;
  const kind = kindOf?.(state, found.best[0]?.move) ?? null;
  if (kind === null || isFull(kind)) return null;
  known.add(found.values);
  const puzzle = puzzleOf(game, state, seat, found);
  const isEasy = puzzle.novice > 0 && puzzle.margin >= clear * leastMargin[values.unit];
  return puzzle.steady > 0 || isEasy ? puzzle : null;
}

const careless =
  (game: AnyGame): Policy =>
  (state, seat, random) =>
    pickRandom(game.moves(state, seat), random);

function playerOf(game: AnyGame, random: Random): Policy {
  const strength = pickRandom(['careless', 'novice', 'steady', 'steady'] as const, random);
  if (strength === 'careless') return careless(game);
  const bot = botFor(game.id, strength, undefined, pickRandom(tempers, random));
  return (state, seat, chance) => moveOf(bot, game, state, seat, chance);
}

/** The maximum share of puzzles with the same kind of decision. */
const mostOfKind = 1 / 6;
/**
 * The maximum share of puzzles that ask for the same decision. `easy`: puzzles that a steady player always solves;
 * `spare`: puzzles beyond the maximum of their theme.
 */
const mostOfDecision = { found: 1 / 10, easy: 1 / 20, spare: 1 / 10 };
/** The maximum share of puzzles with the same theme, if there are enough others. */
const mostOfTheme = 1 / 2;
/** The maximum share of a theme for puzzles that a steady player always solves. */
const mostEasy = 1 / 10;
/** The maximum number of puzzles of each list from one match, for variety. */
const mostOfMatch = { found: 4, easy: 1, spare: 4 };
/** The number of matches per requested puzzle after which the search ends. */
const patience = 10;

/**
 * Plays matches between random players and bots, and collects puzzles from their positions. The same setup gives the
 * same puzzles.
 * @returns fewer than `count` puzzles if the search finds no more
 */
export function* minePuzzles(setup: MineSetup): Solving<Puzzle[]> {
  const { game, options, count, seed } = setup;
  const known = new Set<string>();
  const ofTheme: Partial<Record<Theme, number>> = {};
  /** The number of puzzles of each kind of decision, and of each decision. */
  const asked = new Map<string, number>();
  const isAsked = (one: string, share: number): boolean => (asked.get(one) ?? 0) >= share * count;
  const lists: Record<keyof typeof mostOfMatch, Puzzle[]> = { found: [], easy: [], spare: [] };
  const { found, easy, spare } = lists;
  const isFull = (theme: Theme, share: number): boolean => (ofTheme[theme] ?? 0) >= share * count;
  const listOf = ({ themes, steady }: Puzzle): keyof typeof lists => {
    if (steady === 0 && themes.every((theme) => isFull(theme, mostEasy))) return 'easy';
    return themes.some((theme) => isFull(theme, mostOfTheme)) ? 'spare' : 'found';
  };
  for (let match = 0; match < patience * count && found.length < count; match++) {
    const dice = seededDice(`${seed} ${match}`);
    const players = [playerOf(game, dice.random), playerOf(game, dice.random)];
    let { state } = openMatch({ game, options, names: ['1', '2'] });
    const left = { ...mostOfMatch };
    for (let step = game.step(state); step.kind !== 'over'; step = game.step(state)) {
      const seat = step.kind === 'throw' ? step.seat : ofSeat(step.seats, 0);
      const isTried = step.kind === 'choose' && left.found > 0 && dice.random() < 0.5;
      const puzzle = isTried
        ? puzzleAt(setup, state, seat, known, (kind) => isAsked(kind, mostOfKind))
        : null;
      if (puzzle !== null) {
        const { kind, decision } = decisionOf(puzzle);
        const list = listOf(puzzle);
        if (left[list] > 0 && !isAsked(decision, mostOfDecision[list])) {
          left[list] -= 1;
          for (const one of [kind, decision]) asked.set(one, (asked.get(one) ?? 0) + 1);
          lists[list].push(puzzle);
          if (list === 'found') for (const theme of puzzle.themes) ofTheme[theme] = (ofTheme[theme] ?? 0) + 1;
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
  return [...found, ...spare, ...easy].slice(0, count);
}

import { distinctMoves, ofSeat, parsePosition } from '@dicehall/engine';
import type { Random } from '../bots/bot.ts';
import { strategyOf } from '../games/index.ts';
import type { Puzzle } from './puzzle.ts';

const typeOf = (move: unknown): string => (move as { readonly type: string }).type;

interface Answer {
  /** The types of the two possible moves. */
  readonly question: string;
  readonly type: string;
}

/** Returns the answer to a puzzle with two possible moves of different types; null for any other puzzle. */
export function answerOf({ at, best }: Pick<Puzzle, 'at' | 'best'>): Answer | null {
  const read = parsePosition(at);
  if (!read.ok) return null;
  const { game, state } = read.value;
  const step = game.step(state);
  if (step.kind !== 'choose') return null;
  const seat = ofSeat(step.seats, 0);
  const moves = game.moves(state, seat).map((move) => ({ move }));
  const types = distinctMoves(game, state, seat, moves).map(({ move }) => typeOf(move));
  if (types.length !== 2 || types[0] === types[1]) return null;
  return { question: types.sort().join(), type: typeOf(best) };
}

/**
 * Picks a puzzle, if possible none whose answer was right for clearly more than half of the earlier puzzles with the
 * same two moves, so that no fixed answer solves most puzzles. How much more is left to chance, so that the next answer
 * cannot be foreseen.
 */
export function pickFairly(
  puzzles: readonly Puzzle[],
  earlier: readonly Puzzle[],
  pick: (from: readonly Puzzle[]) => Puzzle,
  random: Random,
): Puzzle {
  const answers = earlier.flatMap((puzzle) => answerOf(puzzle) ?? []);
  const more = random() < 0.5 ? 0 : 1;
  const isFrequent = (answer: Answer | null): boolean => {
    const asked = answers.filter(({ question }) => question === answer?.question);
    return 2 * asked.filter(({ type }) => type === answer?.type).length > asked.length + more;
  };
  for (let left = puzzles; left.length > 0; ) {
    const picked = pick(left);
    if (!isFrequent(answerOf(picked))) return picked;
    left = left.filter((one) => one !== picked);
  }
  return pick(puzzles);
}

/** Returns the text that identifies the decision of a puzzle; null if it is unknown. */
export function decisionOf({ at, best }: Pick<Puzzle, 'at' | 'best'>): string | null {
  const read = parsePosition(at);
  if (!read.ok) return null;
  const { game, state } = read.value;
  return strategyOf(game.id).decisionOf?.(state, best) ?? null;
}

/** Returns the puzzles whose decision occurs least often among the last puzzles. */
export function leastAsked(puzzles: readonly Puzzle[], last: readonly Puzzle[]): Puzzle[] {
  const asked = last.flatMap((puzzle) => decisionOf(puzzle) ?? []);
  const counts = puzzles.map((puzzle) => {
    const decision = decisionOf(puzzle);
    return asked.filter((one) => one === decision).length;
  });
  const least = Math.min(...counts);
  return puzzles.filter((_, at) => counts[at] === least);
}

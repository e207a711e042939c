import { distinctMoves, ofSeat, parsePosition } from '@dicehall/engine';
import type { Random } from '../bots/bot.ts';
import { pickRandom } from '../bots/choice.ts';
import { cached } from '../cached.ts';
import { strategyOf } from '../games/index.ts';
import type { Puzzle } from './puzzle.ts';

const typeOf = (move: unknown): string => (move as { readonly type: string }).type;

interface Answer {
  /** The types of the two possible moves. */
  readonly question: string;
  readonly type: string;
}

const itself = (puzzle: Puzzle): Puzzle => puzzle;

/** Returns the answer to a puzzle with two possible moves of different types; null for any other puzzle. */
export const answerOf = cached(itself, ({ at, best }): Answer | null => {
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
});

/**
 * Picks a puzzle, if possible none whose answer was right for clearly more than half of the earlier puzzles with the
 * same two moves, so that no fixed answer solves most puzzles. How much more is left to chance, so that the next answer
 * cannot be foreseen.
 */
function pickFairly(
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

interface Decision {
  /** The kind of the decision, such as to stop with 1 or 2 dice; empty if it is unknown. */
  readonly kind: string;
  /** The kind together with the themes. */
  readonly decision: string;
}

/** Returns what a puzzle asks for. */
export const decisionOf = cached(itself, ({ at, best, themes }): Decision => {
  const read = parsePosition(at);
  const kind = read.ok ? strategyOf(read.value.game.id).kindOf?.(read.value.state, best) : '';
  return { kind: kind ?? '', decision: `${kind}: ${themes.join()}` };
});

/** Returns the puzzles whose kind or decision occurs least often among earlier puzzles. */
function leastAsked(
  puzzles: readonly Puzzle[],
  earlier: readonly Puzzle[],
  by: 'kind' | 'decision',
): readonly Puzzle[] {
  const asked = earlier.map((puzzle) => decisionOf(puzzle)[by]);
  const counts = new Map(asked.map((one) => [one, asked.filter((other) => other === one).length]));
  const countOf = (puzzle: Puzzle): number => counts.get(decisionOf(puzzle)[by]) ?? 0;
  const least = puzzles.reduce((count, puzzle) => Math.min(count, countOf(puzzle)), Number.POSITIVE_INFINITY);
  return puzzles.filter((puzzle) => countOf(puzzle) === least);
}

function pickByTheme(puzzles: readonly Puzzle[], random: Random): Puzzle {
  const themes = [...new Set(puzzles.flatMap((one) => one.themes))];
  if (themes.length === 0) return pickRandom(puzzles, random);
  const theme = pickRandom(themes, random);
  return pickRandom(
    puzzles.filter((one) => one.themes.includes(theme)),
    random,
  );
}

/** The number of last puzzles whose kinds, decisions and answers the next puzzle avoids. */
const memory = { kinds: 4, decisions: 20, answers: 40 };

/**
 * Picks a puzzle that differs from earlier ones: in the kind of its decision, in the decision, and in the answer.
 * @param puzzles not empty
 * @param earlier the puzzles asked before, the last one last
 * @param answered those of the earlier puzzles among which no fixed answer may be right for clearly more than half
 */
export function pickVaried(
  puzzles: readonly Puzzle[],
  earlier: readonly Puzzle[],
  random: Random,
  answered = earlier.slice(-memory.answers),
): Puzzle {
  const ofOtherKind = leastAsked(puzzles, earlier.slice(-memory.kinds), 'kind');
  const varied = leastAsked(ofOtherKind, earlier.slice(-memory.decisions), 'decision');
  return pickFairly(varied, answered, (from) => pickByTheme(from, random), random);
}

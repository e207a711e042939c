import type { AnyGame, Seat } from '@dicehall/engine';
import { adviceText, markText } from '@dicehall/messages';
import {
  adviceOf,
  comesBack,
  type GamePractice,
  lossOf,
  markOf,
  type PositionValue,
  type Puzzle,
  type PuzzleSet,
  practiceAfter,
} from '@dicehall/strategy';
import type { Context } from '../context.ts';

/** A puzzle in front of a person. */
export interface Asked {
  readonly game: AnyGame;
  readonly state: unknown;
  readonly seat: Seat;
  readonly names: readonly string[];
  readonly puzzle: Puzzle;
  readonly unit: PuzzleSet['unit'];
  readonly explored: PositionValue;
}

export interface Graded {
  readonly isRight: boolean;
  readonly loss: number;
  readonly practice: GamePractice;
  /** The verdict, the reason, and what changed. */
  readonly text: string;
}

/** What a move at a puzzle was worth, and the practice after it. */
export function graded(
  { messages }: Context,
  asked: Asked,
  move: unknown,
  practice: GamePractice,
  today: number,
): Graded {
  const { game, state, explored, puzzle, unit } = asked;
  const loss = lossOf(explored, game, move);
  const isRight = loss === 0;
  const after = practiceAfter(practice, puzzle, { isRight, today, unit });
  const mark = markOf(explored, game, move);
  const advice = adviceOf(explored, game, state);
  const change = messages.number(Math.round(after.rating) - Math.round(practice.rating), {
    signDisplay: 'exceptZero',
  });
  const text = [
    mark === null ? '' : markText(messages, mark, asked, false),
    advice === null ? '' : adviceText(messages, advice, asked),
    comesBack(practice, puzzle)
      ? messages.say('puzzle-repeated', { own: 'no', streak: after.streak })
      : messages.say('puzzle-rated', {
          rating: String(Math.round(after.rating)),
          change,
          streak: after.streak,
        }),
  ];
  return { isRight, loss, practice: after, text: text.filter((part) => part !== '').join(' ') };
}

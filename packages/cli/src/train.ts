import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AnyGame, Seat } from '@dicehall/engine';
import { markText, reasonText } from '@dicehall/messages';
import {
  adviceOf,
  comesBack,
  difficultyOf,
  type GamePractice,
  lossOf,
  markOf,
  type PositionValue,
  type Practice,
  type Puzzle,
  practiceAfter,
  readPractice,
  writePractice,
} from '@dicehall/strategy';
import type { Context } from './context.ts';
import { dataFolder, replaceFile } from './saved-matches.ts';

const pathOf = ({ io }: Context): string => join(dataFolder(io.env), 'practice.json');

function textOf(path: string): string | null {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return null;
  }
}

/** Returns the saved practice. If it cannot be read, the problem is reported and the practice counts as empty. */
export function savedPractice(context: Context): Practice {
  const path = pathOf(context);
  const text = textOf(path);
  if (text === null) return {};
  const read = readPractice(text);
  if (read.ok) return read.value;
  context.report(context.messages.say('train-practice-refused', { file: path, problem: read.error }));
  return {};
}

export function savePractice(context: Context, practice: Practice): void {
  const path = pathOf(context);
  try {
    mkdirSync(dataFolder(context.io.env), { recursive: true });
    replaceFile(path, writePractice(practice));
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    if (code === '') throw error;
    context.report(context.messages.say('train-not-saved', { file: path, code }));
  }
}

export interface Asked {
  readonly game: AnyGame;
  readonly state: unknown;
  readonly seat: Seat;
  readonly names: readonly string[];
  readonly puzzle: Puzzle;
  readonly explored: PositionValue;
}

/** Grades an answer. The text has the verdict, the reason, and the change of the rating. */
export function graded(
  { messages }: Context,
  asked: Asked,
  move: unknown,
  practice: GamePractice,
  today: number,
) {
  const { game, state, explored, puzzle } = asked;
  const loss = lossOf(explored, game, move);
  const isRight = loss === 0;
  const after = practiceAfter(practice, puzzle, { isRight, today });
  const mark = markOf(explored, game, move);
  const advice = adviceOf(explored, game, state, move);
  const change = messages.number(Math.round(after.rating) - Math.round(practice.rating), {
    signDisplay: 'exceptZero',
  });
  const text = [
    mark === null ? '' : markText(messages, mark, asked, false),
    advice === null ? '' : reasonText(messages, advice, asked),
    comesBack(practice, puzzle)
      ? messages.say('puzzle-repeated', { own: 'no', streak: after.streak })
      : messages.say('puzzle-rated', {
          puzzle: difficultyOf(puzzle),
          rating: Math.round(after.rating),
          change,
          streak: after.streak,
        }),
  ];
  return {
    isRight,
    loss,
    mark: mark?.mark ?? null,
    practice: after,
    text: text.filter((part) => part !== '').join(' '),
  };
}

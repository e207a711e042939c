import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { seededDice } from '@dicehall/dice';
import { type AnyGame, games, message, parsePosition } from '@dicehall/engine';
import { positionNames } from '@dicehall/messages';
import {
  comesBack,
  dayOf,
  difficultyOf,
  type GamePractice,
  hasPuzzles,
  type MoveValue,
  nextPuzzle,
  type PuzzleSet,
  practiceOf,
  readPuzzles,
  type Theme,
  themes,
  type Values,
} from '@dicehall/strategy';
import { readGame } from '../arguments.ts';
import type { Context } from '../context.ts';
import { choiceOption, type Define, gameArgument, showExamples } from '../declare.ts';
import { type Exit, exit, toJson } from '../io.ts';
import { valuesFor } from '../solve/values.ts';
import { unknownWord } from '../suggest.ts';
import { displayOf } from '../table/flags.ts';
import { here } from '../table/play-here.ts';
import { isLeaving, press, scoreStatus } from '../table/press.ts';
import { type Session, settled, startSession } from '../table/session.ts';
import type { Display } from '../terminal/display.ts';
import { listenForLines } from '../terminal/input.ts';
import { plainDisplay } from '../terminal/plain.ts';
import { screenDisplay } from '../terminal/screen.ts';
import { type Asked, graded, savedPractice, savePractice } from '../train.ts';

const { resolve } = createRequire(import.meta.url);

interface Flags {
  readonly theme?: string;
  readonly answer?: string;
  readonly json?: boolean;
  readonly plain?: boolean;
}

interface Training {
  readonly game: AnyGame;
  readonly set: PuzzleSet;
  readonly values: Values;
  readonly theme: Theme | undefined;
}

/** Picks a puzzle. It stays the same until it is answered. */
function ask(
  { messages, io }: Context,
  { game, set, values, theme }: Training,
  practice: GamePractice,
): Asked | null {
  const wanted = { today: dayOf(io.now()), ...(theme !== undefined && { theme }) };
  const { random } = seededDice(`train ${game.id} ${practice.answers}`);
  const puzzle = nextPuzzle(practice, set, wanted, random);
  const read = puzzle === null ? null : parsePosition(puzzle.at);
  if (puzzle === null || read === null || !read.ok) return null;
  const { state } = read.value;
  const explored = values.at(state);
  const seat = explored.seat ?? 0;
  const names = positionNames(messages, game.scores(state).length, seat);
  return { game, state, seat, names, puzzle, explored };
}

/** Grades the answer to a puzzle and saves the practice. */
function answer(context: Context, asked: Asked, move: unknown) {
  const all = savedPractice(context);
  const answered = graded(context, asked, move, practiceOf(all, asked.game.id), dayOf(context.io.now()));
  savePractice(context, { ...all, [asked.game.id]: answered.practice });
  return answered;
}

/** Returns a session that shows the position of a puzzle. */
function sessionOf(
  { game, state, seat, names }: Asked,
  options: PuzzleSet['options'],
  entries: number,
  text: string,
): Session {
  const session = startSession({
    setup: { game, options, names },
    players: names.map((_, one) => ({ kind: one === seat ? 'person' : 'remote' })),
    dice: { kind: 'random' },
    keeping: 'position',
  });
  const placed = settled({ ...session, match: { kind: 'whole', state }, entries });
  const statements = [message('cli-coach-says', { text }), ...scoreStatus(placed)];
  return { ...placed, note: { tone: 'plain', statements } };
}

async function keyOf(display: Display<Session>): Promise<string | null> {
  const input = await display.next();
  return input?.kind === 'key' ? input.key : null;
}

async function practise(context: Context, training: Training, display: Display<Session>): Promise<void> {
  const { messages } = context;
  for (;;) {
    const practice = practiceOf(savedPractice(context), training.game.id);
    const asked = ask(context, training, practice);
    if (asked === null) return;
    let session = sessionOf(
      asked,
      training.set.options,
      practice.answers,
      `${messages.say('puzzle-question')} ${messages.say('puzzle-notice', {
        rating: Math.round(practice.rating),
        streak: practice.streak,
        back: comesBack(practice, asked.puzzle) ? 'yes' : 'no',
      })}`,
    );
    let isAnswered = false;
    while (!isAnswered) {
      await display.show(session, []);
      const key = await keyOf(display);
      // The user loses nothing by leaving, so no confirmation is needed.
      if (key === null || (session.screen.kind === 'table' && isLeaving(key))) return;
      const pressed = press(session, key, display.extent(session));
      session = pressed.session;
      if (pressed.entry === undefined || !('move' in pressed.entry)) continue;
      isAnswered = true;
      const { text } = answer(context, asked, pressed.entry.move);
      const verdict = `${text} ${messages.say('train-next')}`;
      session = sessionOf(asked, training.set.options, practice.answers, verdict);
    }
    await display.show(session, []);
    let key = await keyOf(display);
    while (key !== null && !['enter', 'space', 'p', 'q', 'ctrl-c', 'x', 'escape'].includes(key))
      key = await keyOf(display);
    if (key === null || isLeaving(key)) return;
  }
}

const ownOf = ({ rating, answers, streak }: GamePractice) => ({
  rating: Math.round(rating),
  answers,
  streak,
});
const priceOf = ({ move, value, loss }: MoveValue) => ({ move, value, loss });

function printPuzzle(context: Context, { game, state, seat, puzzle }: Asked, practice: GamePractice) {
  return context.print(
    toJson({
      game: game.id,
      position: puzzle.at,
      rating: difficultyOf(puzzle),
      themes: puzzle.themes,
      repeated: comesBack(practice, puzzle),
      moves: game.moves(state, seat),
      own: ownOf(practice),
    }),
  );
}

async function asJson(context: Context, training: Training, given: string | undefined): Promise<Exit> {
  const { game } = training;
  const practice = practiceOf(savedPractice(context), game.id);
  const asked = ask(context, training, practice);
  if (asked === null) return exit.failed;
  if (given === undefined) return printPuzzle(context, asked, practice);
  const moves = game.moves(asked.state, asked.seat);
  const move = /^\d{1,4}$/.test(given) ? moves[Number(given) - 1] : undefined;
  if (move === undefined)
    return context.usageError(message('explore-bad-move', { given, most: moves.length }));
  const { isRight, loss, mark, practice: after, text } = answer(context, asked, move);
  return context.print(
    toJson({
      game: game.id,
      position: asked.puzzle.at,
      move,
      right: isRight,
      loss,
      mark,
      best: asked.puzzle.best,
      reason: text,
      values: asked.explored.moves.map(priceOf),
      own: ownOf(after),
    }),
  );
}

async function train(context: Context, name: string, flags: Flags): Promise<Exit> {
  const { io, messages, palette } = context;
  const game = context.needed(readGame(name));
  if (!hasPuzzles(game.id))
    return context.usageError(messages.say('puzzles-none', { game: messages.lookup(`game-${game.id}`) }));
  const theme = themes.find((one) => one === flags.theme);
  if (flags.theme !== undefined && theme === undefined)
    return context.usageError(unknownWord('train-no-such-theme', flags.theme, themes));
  const display = displayOf(io, flags);
  if (display === null && flags.json !== true) return context.usageError(message('cli-needs-terminal'));
  const file = resolve(`@dicehall/strategy/puzzles/${game.id}.json`);
  const set = readPuzzles(readFileSync(file, 'utf8'));
  if (!set.ok) return context.fail(messages.say('train-puzzles-refused', { file, problem: set.error }));
  const values = await valuesFor(context, { game, options: set.value.options, seats: set.value.seats });
  const training: Training = { game, set: set.value, values, theme };
  if (flags.json === true) return asJson(context, training, flags.answer);
  const shown =
    display === 'plain'
      ? plainDisplay(io, here(messages), listenForLines(io))
      : screenDisplay(io, here(messages), palette, 0);
  try {
    await practise(context, training, shown);
  } finally {
    shown.close();
  }
  return exit.ok;
}

export const define: Define = (command, context) => {
  const { messages } = context;
  command
    .addArgument(gameArgument('<game>', messages, games.map(({ id }) => id).filter(hasPuzzles)))
    .addOption(
      choiceOption(
        '--theme <theme>',
        messages.say('train-option-theme', { themes: themes.join(', ') }),
        themes,
      ),
    )
    .option('--answer <number>', messages.say('train-option-answer'))
    .option('--plain', messages.say('cli-option-plain'))
    .option('--json', messages.say('cli-option-json'))
    .action(context.action((name, flags) => train(context, name, flags)));
  showExamples(command, messages, [
    'train greed',
    'train ten-thousand --theme exact-finish --plain',
    'train threes --json',
    'train threes --json --answer 3',
  ]);
};

import { readFile } from 'node:fs/promises';
import { text as wholeText } from 'node:stream/consumers';
import { err, ok, type Result, readJson, replay } from '@dicehall/engine';
import { readGame, readOptionArguments } from '../arguments.ts';
import { type Context, explainOptions } from '../context.ts';
import { fileProblem } from '../records.ts';
import { editedPosition } from './edited-position.ts';
import type { Position, PositionFlags } from './position.ts';
import { positionOfLine } from './position-line.ts';

/** Adds the seat of `--seat`, which only a game in which several seats choose at the same time has. */
function withSeat(
  { messages }: Context,
  position: Position,
  { seat }: PositionFlags,
): Result<Position, string> {
  if (seat === undefined) return ok(position);
  const { game, seats } = position;
  if (!game.facts.simultaneousChoices) return err(messages.say('explore-seat-not-needed', { game: game.id }));
  if (!/^\d$/.test(seat) || Number(seat) >= seats) {
    return err(messages.say('explore-bad-seat', { given: seat, last: seats - 1 }));
  }
  return ok({ ...position, seat: Number(seat) });
}

async function readText({ io, messages }: Context, file: string): Promise<Result<string, string>> {
  try {
    return ok(file === '-' ? await wholeText(io.stdin) : await readFile(file, 'utf8'));
  } catch (error) {
    return err(fileProblem(messages, file, error));
  }
}

export async function positionOfRecord(
  context: Context,
  file: string,
  flags: PositionFlags,
): Promise<Result<Position, string>> {
  const { messages } = context;
  const { entry } = flags;
  const text = await readText(context, file);
  if (!text.ok) return text;
  const raw = readJson(text.value);
  if (!raw.ok) return err(messages.explain(raw.error));
  const states: unknown[] = [];
  const match = replay(raw.value, (before) => states.push(before));
  if (!match.ok) return err(messages.explain(match.error));
  const { setup, state } = match.value;
  const { game, options } = setup;
  const at = entry === undefined ? states.length : /^\d{1,6}$/.test(entry) ? Number(entry) : -1;
  if (at < 0 || at > states.length) {
    return err(messages.say('explore-bad-entry', { given: entry ?? '', most: states.length }));
  }
  const position = {
    game,
    options,
    seats: setup.names.length,
    state: states[at] ?? state,
    names: setup.names,
  };
  return withSeat(context, position, flags);
}

/** The position of a line, for the seat of `--seat`. */
export function positionAt(context: Context, line: string, flags: PositionFlags): Result<Position, string> {
  const position = positionOfLine(context, line);
  return position.ok ? withSeat(context, position.value, flags) : position;
}

/** The position of `--game` and the flags that go with it. */
export function positionOfFlags(context: Context, flags: PositionFlags): Result<Position, string> {
  const { messages } = context;
  const game = readGame(flags.game ?? '');
  if (!game.ok) return err(messages.text(game.error));
  const options = readOptionArguments(game.value, flags.option);
  if (!options.ok) return err(explainOptions(messages, options.error));
  return editedPosition(context, game.value, options.value, flags);
}

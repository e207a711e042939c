import { readFile } from 'node:fs/promises';
import { text as wholeText } from 'node:stream/consumers';
import { type AnyGame, err, type Face, ok, type Result, readJson, replay } from '@dicehall/engine';
import { solverOf } from '@dicehall/strategy';
import { readFaces } from '../arguments/faces.ts';
import { readGame } from '../arguments/game.ts';
import { readOptionArguments } from '../arguments/options.ts';
import { type Context, explainOptions } from '../context.ts';
import type { AskedPosition, PositionFlags } from './asked.ts';
import { hiddenPairsPosition } from './hidden-pairs-position.ts';
import { readPosition } from './position.ts';
import { unwrap } from './unwrap.ts';

async function readText({ io, messages }: Context, file: string): Promise<Result<string, string>> {
  try {
    return ok(file === '-' ? await wholeText(io.stdin) : await readFile(file, 'utf8'));
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    if (code === '') throw error;
    return err(messages.say('cli-cannot-read', { file, code }));
  }
}

/** The position of a record, at its end or before one of its entries. */
export async function positionOfRecord(
  context: Context,
  file: string,
  flags: PositionFlags,
): Promise<Result<AskedPosition, string>> {
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
    return err(messages.say('odds-bad-entry', { given: entry ?? '', most: states.length }));
  }
  return withSeat(context, { game, options, seats: setup.names.length, state: states[at] ?? state }, flags);
}

/** The same for one seat: in Hidden Pairs several may choose at once. */
function withSeat(
  { messages }: Context,
  asked: AskedPosition,
  { seat }: PositionFlags,
): Result<AskedPosition, string> {
  if (seat === undefined) return ok(asked);
  const { game, seats } = asked;
  if (game.id !== 'hidden-pairs') return err(messages.say('odds-seat-of-hidden-pairs', { game: game.id }));
  if (!/^\d$/.test(seat) || Number(seat) >= seats) {
    return err(messages.say('odds-bad-seat', { given: seat, last: seats - 1 }));
  }
  return ok({ ...asked, seat: Number(seat) });
}

/** The state after a throw, in the middle of a turn that has `points`. */
function afterThrow(game: AnyGame, state: unknown, points: number, dice: readonly Face[]): unknown {
  if (game.id === 'threes') {
    const rolled = game.play(state, 0, { type: 'roll' });
    const thrown = rolled.ok && dice.length === 5 ? game.thrown(rolled.value, dice) : rolled;
    return thrown.ok && dice.length === 5 ? thrown.value : null;
  }
  const turn = { kind: 'throw', points, dice: dice.length };
  const thrown = game.thrown({ ...(state as object), turn }, dice);
  return thrown.ok && dice.length <= (game.id === 'greed' ? 5 : 6) ? thrown.value : null;
}

/** The first throw of a match of Three Dice: seat 0 starts the round. */
function threeDicePosition(
  { messages }: Context,
  game: AnyGame,
  options: AskedPosition['options'],
  { seats: given = '2', thrown, at, points }: PositionFlags,
): Result<AskedPosition, string> {
  const { min, max } = game.seats;
  const seats = /^\d{1,2}$/.test(given) ? Number(given) : 0;
  if (seats < min || seats > max) return err(messages.say('solve-bad-seats', { given, min, max }));
  if (at !== undefined || points !== undefined) return err(messages.say('odds-round-from-thrown'));
  const faces = readFaces([thrown ?? ''], { min: 3, max: 3 });
  if (!faces.ok) return err(messages.text(faces.error));
  let state = game.start(options, seats);
  for (let seat = 0; seat < seats; seat++) state = unwrap(game.thrown(state, [seat === 0 ? 6 : 1]));
  state = unwrap(game.play(state, 0, { type: 'roll', dice: [0, 1, 2] }));
  return ok({ game, options, seats, state: unwrap(game.thrown(state, faces.value)) });
}

/** The position that flags give: two scores, and what was thrown in the turn. */
export function positionOfFlags(
  context: Context,
  name: string,
  flags: PositionFlags,
): Result<AskedPosition, string> {
  const { messages } = context;
  const { at = '0,0', points = '0', thrown, seats = '2', option } = flags;
  const game = readGame(name);
  if (!game.ok) return err(messages.text(game.error));
  const options = readOptionArguments(game.value, option);
  if (!options.ok) return err(explainOptions(messages, options.error));
  if (game.value.id === 'three-dice') return threeDicePosition(context, game.value, options.value, flags);
  if (game.value.id === 'hidden-pairs') return hiddenPairsPosition(context, game.value, options.value, flags);
  if (solverOf(game.value.id, 2) === undefined) {
    return err(messages.say('solve-no-solver', { game: game.value.id, seats }));
  }
  if (seats !== '2') return err(messages.say('odds-position-for-two', { game: game.value.id }));
  const position = readPosition(game.value, options.value, at);
  if (!position.ok) return err(messages.text(position.error));
  const asked = { game: game.value, options: options.value, seats: 2 };
  if (thrown === undefined) return ok({ ...asked, state: position.value.state });
  const faces = readFaces([thrown], { min: 1, max: 6 });
  if (!faces.ok) return err(messages.text(faces.error));
  const before = /^\d{1,5}$/.test(points) && Number(points) % 50 === 0 ? Number(points) : null;
  if (before === null) return err(messages.say('odds-bad-points', { given: points }));
  const state = afterThrow(game.value, position.value.state, before, faces.value);
  return state === null
    ? err(messages.say('odds-bad-throw', { given: thrown, game: game.value.id }))
    : ok({ ...asked, state });
}

import { type AnyGame, err, type HiddenPairsState, ok, type Result } from '@dicehall/engine';
import { readFaces } from '../arguments/faces.ts';
import type { Context } from '../context.ts';
import type { AskedPosition, PositionFlags } from './asked.ts';
import { unwrap } from './unwrap.ts';

/** The points of each seat, and after `@` the turn. */
const form = /^\d{1,5}(?:,\d{1,5})+(?:@\d{1,2})?$/;
/** All points are multiples of this: what rounds bring and actions cost. */
const grain = 25;

/** The choice of seat 0 after its throw, some points each: what the others threw it does not know, and so it does not matter. */
export function hiddenPairsPosition(
  { messages }: Context,
  game: AnyGame,
  options: AskedPosition['options'],
  { seats: given = '2', thrown = '', at, points }: PositionFlags,
): Result<AskedPosition, string> {
  const { min, max } = game.seats;
  const seats = /^\d{1,2}$/.test(given) ? Number(given) : 0;
  if (seats < min || seats > max) return err(messages.say('solve-bad-seats', { given, min, max }));
  if (points !== undefined) return err(messages.say('odds-turn-from-thrown'));
  const start = game.start(options, seats) as HiddenPairsState;
  const [scores = '', turn = '1'] = (at ?? start.points.join(',')).split('@');
  const held = scores.split(',').map(Number);
  const fits = held.length === seats && held.every((one) => one % grain === 0);
  const turns = Number(options.turns);
  if ((at !== undefined && !form.test(at)) || !fits || Number(turn) < 1 || Number(turn) > turns) {
    return err(messages.say('odds-bad-turn-position', { given: at ?? '', seats, turns }));
  }
  const faces = readFaces([thrown], { min: 6, max: 6 });
  if (!faces.ok) return err(messages.text(faces.error));
  let state: unknown = { ...start, points: held, shownPoints: held, turn: Number(turn) };
  for (let seat = 0; seat < seats; seat++) {
    state = unwrap(game.thrown(state, seat === 0 ? faces.value : [1, 1, 1, 1, 1, 1]));
  }
  return ok({ game, options, seats, state });
}

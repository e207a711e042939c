import { type AnyGame, type Entry, err, type Face, ok, type Result, unwrap } from '@dicehall/engine';
import { readFaces } from '../../arguments/faces.ts';
import type { Context } from '../../context.ts';
import type { Position, PositionFlags } from '../position.ts';

/** How a position of two seats at the start of a turn is written: `1500,2200`, or `12,9@3` with a round. */
const form = /^(-?\d{1,5}),(-?\d{1,5})(?:@(\d{1,2}))?$/;

export interface ScoresForTwo {
  readonly scores: readonly [number, number];
  readonly round: number | undefined;
}

export function readScores({ messages }: Context, given: string): Result<ScoresForTwo, string> {
  const [, own, other, round] = form.exec(given) ?? [];
  if (own === undefined || other === undefined) return err(messages.say('solve-bad-position', { given }));
  return ok({
    scores: [Number(own), Number(other)],
    round: round === undefined ? undefined : Number(round),
  });
}

export const stateAfter = (game: AnyGame, state: unknown, entries: readonly Entry[]): unknown =>
  entries.reduce((before, entry) => unwrap(game.apply(before, entry)).state, state);

export function positionForTwo(
  context: Context,
  game: AnyGame,
  options: Position['options'],
  { seats = '2', thrown }: PositionFlags,
  stateOf: (dice: readonly Face[] | null) => Result<unknown, string>,
): Result<Position, string> {
  const { messages } = context;
  if (seats !== '2') return err(messages.say('explore-position-for-two', { game: game.id }));
  const dice = thrown === undefined ? ok(null) : readFaces([thrown], { min: 1, max: 6 });
  if (!dice.ok) return err(messages.text(dice.error));
  const state = stateOf(dice.value);
  return state.ok ? ok({ game, options, seats: 2, state: state.value }) : state;
}

import { type AnyGame, err, type Message, message, ok, type Result, type Seat } from '@dicehall/engine';

/** A turn that is about to start: what the player to move and the other have, and in Threes the round. */
export interface Position {
  readonly state: unknown;
  readonly seat: Seat;
}

/** How a position is written: the two scores, the player to move first; in Threes `@` and the round besides. */
const form = /^(-?\d{1,5}),(-?\d{1,5})(?:@(\d{1,2}))?$/;

/**
 * Reads a position of two seats, seat 0 to move.
 * @param options all of the game's, in range
 */
export function readPosition(
  game: AnyGame,
  options: Readonly<Record<string, unknown>>,
  given: string,
): Result<Position, Message> {
  const [, own, other, round] = form.exec(given) ?? [];
  if (own === undefined || other === undefined) return err(message('solve-bad-position', { given }));
  const scores = [Number(own), Number(other)];
  const opening = Number(options.opening ?? 0);
  const target = Number(options.target ?? 0);
  const start = game.start(options, 2) as Readonly<Record<string, unknown>>;
  if (game.id === 'threes') {
    const rounds = Number(options.rounds);
    const at = Number(round ?? 1);
    const between = (score: number): boolean => score >= -30 * (at - 1) && score <= 29 * (at - 1);
    if (at < 1 || at > rounds || !scores.every(between)) {
      return err(message('solve-bad-threes-position', { given, rounds }));
    }
    return ok({ state: { ...start, scores, round: at }, seat: 0 });
  }
  const held = (score: number): boolean =>
    score % 50 === 0 && score < target && (score === 0 || (score > 0 && score >= opening));
  if (!scores.every(held)) return err(message('solve-bad-race-position', { given, target, opening }));
  const inGame = scores.map((score) => opening === 0 || score > 0);
  const turn = game.id === 'ten-thousand' ? { kind: 'start', offer: null } : { kind: 'start' };
  const races = game.id === 'greed' ? { scores, inGame, turn } : { scores, turn };
  return ok({ state: { ...start, ...races, seat: 0 }, seat: 0 });
}

import { type AnyGame, err, type Face, formatOptions, ok, type Result, unwrap } from '@dicehall/engine';
import type { Context } from '../../context.ts';
import type { Analysis } from '../analysis.ts';
import type { Position } from '../position.ts';
import { positionForTwo, readScores, stateAfter } from './for-two.ts';

/** All points are multiples of it. */
const leastPoints = 50;

/** The fields of a position before its turn: both scores, seat 0 to move. */
type FieldsOf = (scores: readonly number[], options: Position['options']) => string;

function checkedScores(
  { messages }: Context,
  options: Position['options'],
  given: string,
  scores: readonly number[],
): Result<null, string> {
  const opening = Number(options.opening ?? 0);
  const target = Number(options.target ?? 0);
  const fits = scores.every(
    (score) =>
      score % leastPoints === 0 && score < target && (score === 0 || (score > 0 && score >= opening)),
  );
  return fits ? ok(null) : err(messages.say('solve-bad-race-position', { given, target, opening }));
}

/** The state of `--points` with the roll of `--thrown`, or of the start of a turn. */
function stateOf(
  { messages }: Context,
  game: AnyGame,
  fields: string,
  points: string,
  dice: readonly Face[] | null,
): Result<unknown, string> {
  if (dice === null) return ok(unwrap(game.parsePosition(`${fields} start`)));
  if (!/^\d{1,5}$/.test(points) || Number(points) % leastPoints !== 0) {
    return err(messages.say('explore-bad-points', { given: points }));
  }
  const before = game.parsePosition(`${fields} throw ${Number(points)} ${dice.length}`);
  if (!before.ok) return err(messages.say('explore-bad-throw', { given: dice.join(''), game: game.id }));
  return ok(stateAfter(game, before.value, [{ seat: 0, dice }]));
}

/** A race for points: `--at` gives the scores, `--points` the turn before the roll of `--thrown`. */
const race = (fieldsOf: FieldsOf): Analysis => ({
  positionOf(context, game, options, flags) {
    const { at = '0,0', points = '0' } = flags;
    const read = readScores(context, at);
    if (!read.ok) return read;
    const { scores } = read.value;
    const checked = checkedScores(context, options, at, scores);
    if (!checked.ok) return checked;
    const fields = `${game.id} ${formatOptions(game.options, options)} ${fieldsOf(scores, options)}`;
    return positionForTwo(context, game, options, flags, (dice) =>
      stateOf(context, game, fields, points, dice),
    );
  },
});

export const greed = race((scores, { opening }) => {
  const inGame = scores.map((score) => (score > 0 || opening === 0 ? '1' : '0')).join('');
  return `${scores.join(',')} ${inGame} 0 -`;
});

export const tenThousand = race((scores) => `${scores.join(',')} 0`);

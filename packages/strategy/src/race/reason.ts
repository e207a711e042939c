import { type AnyGame, describeMove, type Message, message, type Seat } from '@dicehall/engine';
import type { ScoringTable } from '../outcomes/scoring-table.ts';
import type { MoveValue } from '../values/values.ts';

export const percent = (share: number): number => Math.round(100 * share);

/** Returns a move as a value of a message. */
export const moveValue = (game: AnyGame, state: unknown, seat: Seat, { move }: Pick<MoveValue, 'move'>) => ({
  list: [describeMove(game, state, seat, move)],
});

/** Returns the mean points of a scoring roll if the player keeps all scoring dice, rounded to ten points. */
export function gainOf({ classes, unit }: ScoringTable, dice: number): number {
  const scoring = (classes[dice] ?? []).filter(({ takes }) => takes.length > 0);
  const ways = scoring.reduce((sum, one) => sum + one.ways, 0);
  const points = scoring.reduce((sum, { ways, takes }) => sum + ways * (takes.at(-1)?.score ?? 0), 0);
  return 10 * Math.round((unit * points) / ways / 10);
}

/**
 * Explains by the risk and the gain of the next roll why to end a turn or to roll on. Null if these do not decide.
 * @param roll the next roll
 * @param points the points of the turn if it ends
 * @param room the maximum points that can be added without overshooting
 * @param extra the points of the turn before the roll, beyond `points`
 */
export function stakeReason(
  scoring: ScoringTable,
  roll: MoveValue['roll'],
  points: number,
  isRollBest: boolean,
  room = Number.POSITIVE_INFINITY,
  extra = 0,
): Message | null {
  if (roll === null || roll.bust === 0) return null;
  const { dice, bust } = roll;
  const gain = gainOf(scoring, dice) + extra;
  if (gain <= 0 || gain > room) return null;
  const pays = (1 - bust) * gain > bust * points;
  if (pays !== isRollBest) return null;
  return message(isRollBest ? 'coach-worth-risk' : 'coach-not-worth-risk', {
    dice,
    scores: 100 - percent(bust),
    gain,
    points,
  });
}

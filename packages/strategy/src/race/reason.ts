import { type AnyGame, describeMove, type Message, message, type Seat } from '@dicehall/engine';
import type { ScoringTable } from '../outcomes/scoring-table.ts';
import type { MoveValue } from '../values/values.ts';

export const percent = (share: number): number => Math.round(100 * share);

/** Returns a move as a value of a message. */
export const moveValue = (game: AnyGame, state: unknown, seat: Seat, { move }: Pick<MoveValue, 'move'>) => ({
  list: [describeMove(game, state, seat, move)],
});

/** Returns the mean points of a scoring roll if all scoring dice are kept, rounded to ten points. */
export function gainOf({ classes, unit }: ScoringTable, dice: number): number {
  const scoring = (classes[dice] ?? []).filter(({ takes }) => takes.length > 0);
  const ways = scoring.reduce((sum, one) => sum + one.ways, 0);
  const points = scoring.reduce((sum, { ways, takes }) => sum + ways * (takes.at(-1)?.score ?? 0), 0);
  return 10 * Math.round((unit * points) / ways / 10);
}

/**
 * Explains why to end a turn or to roll on by the risk and gain of the next roll; null if these do not decide.
 * @param roll the roll that follows
 * @param points the points of the turn if it ends
 * @param room the most points that can be added to them without overshooting
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
    bust: percent(bust),
    gain,
    points,
  });
}

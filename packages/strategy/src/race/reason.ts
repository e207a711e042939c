import {
  type AnyGame,
  type BySeat,
  describeMove,
  type Message,
  message,
  ofSeat,
  type Seat,
} from '@dicehall/engine';
import type { ScoringTable } from '../outcomes/scoring-table.ts';
import type { MoveValue } from '../values/values.ts';

export const percent = (share: number): number => Math.round(100 * share);

/** Returns a move as a value of a message. */
export const moveValue = (game: AnyGame, state: unknown, seat: Seat, { move }: Pick<MoveValue, 'move'>) => ({
  list: [describeMove(game, state, seat, move)],
});

/** Returns the mean points of a scoring roll if the player keeps all scoring dice, rounded to five points. */
export function gainOf({ classes, unit }: ScoringTable, dice: number): number {
  const scoring = (classes[dice] ?? []).filter(({ takes }) => takes.length > 0);
  const ways = scoring.reduce((sum, one) => sum + one.ways, 0);
  const points = scoring.reduce((sum, { ways, takes }) => sum + ways * (takes.at(-1)?.score ?? 0), 0);
  return 5 * Math.round((unit * points) / ways / 5);
}

const typeOf = (move: unknown): unknown => (move as { readonly type: unknown } | undefined)?.type;

/**
 * Explains by the totals why to bank or to roll. Null if the choice would be the same with equal totals.
 * @param points the points that banking adds to the total
 */
export function totalsReason(
  { scores, seat, options }: { scores: BySeat<number>; seat: Seat; options: { readonly target: number } },
  best: MoveValue,
  other: MoveValue,
  points: number,
  bestIfLevel: unknown,
): Message | null {
  const isRollBest = best.roll !== null;
  if (isRollBest === (other.roll !== null) || typeOf(bestIfLevel) !== typeOf(other.move)) return null;
  const most = Math.max(...scores.toSpliced(seat, 1));
  const lead = ofSeat(scores, seat) - most;
  const after = lead + points;
  return message('coach-reason-totals', {
    decides: !isRollBest ? 'banked' : lead > 0 ? 'leading' : 'trailing',
    points,
    standing: after > 0 ? 'ahead' : after < 0 ? 'behind' : 'level',
    by: Math.abs(after),
    lead,
    left: options.target - most,
  });
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

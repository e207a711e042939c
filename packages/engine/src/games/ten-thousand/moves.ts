import {
  err,
  illegal,
  ofSeat,
  ok,
  optional,
  positionsSchema,
  type Result,
  rising,
  type Schema,
  type Seat,
  unwrap,
  variantsOf,
} from '../../core/index.ts';
import { type KeepSituation, keepResult, keptPositions, whyNotBank } from './keeps.ts';
import { finishOf } from './options.ts';
import {
  type Choosing,
  mostDice,
  type Offer,
  type TenThousandIllegal,
  type TenThousandMove,
  type TenThousandState,
} from './state.ts';

const keepSchema = positionsSchema(mostDice);

export const tenThousandMoveSchema: Schema<TenThousandMove> = variantsOf({
  roll: { keep: optional(keepSchema) },
  bank: { keep: keepSchema },
  'take-over': {},
});

export function canonicalTenThousand(move: TenThousandMove): TenThousandMove {
  return 'keep' in move ? { ...move, keep: rising(move.keep) } : move;
}

type Offering = Pick<TenThousandState, 'options' | 'seat' | 'scores' | 'inGame'> & {
  readonly offer: Offer | null;
};

/**
 * Returns the points and dice that the current seat may take over, or why it must not take over.
 * @param offer what the player before left
 * @param isStart whether the turn has not begun yet
 */
export function takeOver(
  { options, offer, seat, scores, inGame }: Offering,
  isStart: boolean,
): Result<Offer, TenThousandIllegal> {
  const { opening, target } = options;
  const banked = ofSeat(scores, seat);
  const points = offer?.points ?? 0;
  const not = (why: string) => err(illegal('no-take-over', { why, opening, points, target }));
  if (!options.takeOver) return not('off');
  if (!isStart) return not('turn');
  if (offer === null) return not('nothing');
  if (!ofSeat(inGame, seat)) return not('opening');
  if (finishOf(options) !== 'rounds' && banked + points >= target) return not('target');
  return ok(offer);
}

/** Returns what the player before left to the current seat, whether or not the seat may take it over. */
export const leftBefore = ({ turn }: TenThousandState): Offer | null =>
  turn.kind === 'start' ? turn.offer : null;

/** Returns what the current seat may take over; null for nothing. */
export function takeOverOffer(offering: Offering): Offer | null {
  const offer = takeOver(offering, true);
  return offer.ok ? offer.value : null;
}

export const situationOf = (
  { options, scores, inGame, seat }: Pick<TenThousandState, 'options' | 'scores' | 'inGame' | 'seat'>,
  { points, last }: Pick<Choosing, 'points' | 'last'>,
): KeepSituation => ({
  options,
  score: ofSeat(scores, seat),
  inGame: ofSeat(inGame, seat),
  turnPoints: points,
  last,
});

/** Returns the legal moves of a seat. For each set of dice to keep, rolling on comes before banking. */
export function tenThousandMoves(state: TenThousandState, seat: Seat): readonly TenThousandMove[] {
  const { turn, options, winner } = state;
  if (winner !== null || seat !== state.seat) return [];
  if (turn.kind === 'start') {
    return takeOverOffer({ ...state, offer: turn.offer }) === null
      ? [{ type: 'roll' }]
      : [{ type: 'roll' }, { type: 'take-over' }];
  }
  if (turn.kind !== 'choose') return [];
  const situation = situationOf(state, turn);
  return keptPositions(turn.last, options).flatMap((keep): TenThousandMove[] => {
    const kept = unwrap(keepResult(situation, keep));
    const roll = { type: 'roll', keep } as const;
    return whyNotBank(kept, situation) === null ? [roll, { type: 'bank', keep }] : [roll];
  });
}

/**
 * Returns the move that keeps as many dice as possible and banks, or only keeps them if banking is not allowed. It
 * never takes over points.
 */
export function safestTenThousand(state: TenThousandState, seat: Seat): TenThousandMove {
  const moves = tenThousandMoves(state, seat);
  const banks = moves.filter(({ type }) => type === 'bank');
  const [first, ...others] = banks.length > 0 ? banks : moves.filter(({ type }) => type === 'roll');
  if (first === undefined) throw new Error(`Seat ${seat} has no move`);
  const kept = (move: TenThousandMove): number => ('keep' in move ? move.keep.length : 0);
  return others.reduce((best, move) => (kept(move) > kept(best) ? move : best), first);
}

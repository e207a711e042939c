import * as z from 'zod/mini';
import {
  type Illegal,
  illegal,
  ofSeat,
  ok,
  pick,
  positionsSchema,
  type Result,
  refused,
  rising,
  type Seat,
} from '../../core/index.ts';
import { keptPositions } from './keeps.ts';
import { scoreKeep } from './scoring.ts';
import { allDice, type Offer, type TenThousandMove, type TenThousandState } from './state.ts';

const keepSchema = positionsSchema(allDice);

export const tenThousandMoveSchema: z.ZodMiniType<TenThousandMove> = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('roll'), keep: z.exactOptional(keepSchema) }),
  z.strictObject({ type: z.literal('bank'), keep: keepSchema }),
  z.strictObject({ type: z.literal('take-over') }),
]);

/** The same move with its positions in rising order. */
export function canonicalTenThousand(move: TenThousandMove): TenThousandMove {
  return 'keep' in move ? { ...move, keep: rising(move.keep) } : move;
}

/** What the seat that plays may take over, or why it may not. */
export function takeOver({ options, turn, seat, scores }: TenThousandState): Result<Offer, Illegal> {
  const { opening, target } = options;
  const banked = ofSeat(scores, seat);
  const offer = turn.kind === 'start' ? turn.offer : null;
  const points = offer?.points ?? 0;
  const not = (why: string) =>
    refused(illegal('no-take-over', { why, seat: { seat }, banked, opening, points, target }));
  if (!options.takeOver) return not('off');
  if (turn.kind !== 'start') return not('turn');
  if (offer === null) return not('nothing');
  if (banked < opening) return not('opening');
  if (banked + points >= target) return not('target');
  return ok(offer);
}

/** What the seat that starts its turn may take over, if anything. */
export function offered(state: TenThousandState): Offer | null {
  const offer = takeOver(state);
  return offer.ok ? offer.value : null;
}

/** Whether a turn worth so many points may be banked. */
export const mayBank = (state: TenThousandState, points: number): boolean =>
  ofSeat(state.scores, state.seat) + points >= state.options.opening;

/** Every legal move of a seat: for each keep in a fixed order, rolling on before banking. */
export function tenThousandMoves(state: TenThousandState, seat: Seat): readonly TenThousandMove[] {
  const { turn, options, winner } = state;
  if (winner !== null || seat !== state.seat) return [];
  if (turn.kind === 'start') {
    return offered(state) === null ? [{ type: 'roll' }] : [{ type: 'roll' }, { type: 'take-over' }];
  }
  if (turn.kind !== 'choose') return [];
  return keptPositions(turn.last, options.threePairs).flatMap((keep): TenThousandMove[] => {
    const points = turn.points + scoreKeep(pick(turn.last, keep), options.threePairs);
    const roll = { type: 'roll', keep } as const;
    return mayBank(state, points) ? [roll, { type: 'bank', keep }] : [roll];
  });
}

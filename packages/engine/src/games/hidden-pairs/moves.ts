import {
  allSeats,
  numberBetween,
  ofSeat,
  oneOf,
  optional,
  type Schema,
  type Seat,
  seatNumber,
  strictObjectOf,
  tupleOf,
  variantsOf,
} from '../../core/index.ts';
import { priceOf } from './attacks.ts';
import { whyNotReRoll } from './legality.ts';
import { allSplits } from './splits.ts';
import {
  type Actions,
  type Aim,
  allDice,
  type Commit,
  type HiddenPairsMove,
  type HiddenPairsState,
  type Pair,
  type Round,
  rounds,
} from './state.ts';

const dieSchema = numberBetween(0, allDice - 1);
const pairSchema: Schema<Pair> = tupleOf(dieSchema, dieSchema);
const roundSchema = oneOf(rounds);
const aimSchema = strictObjectOf({ round: roundSchema, seat: seatNumber });

const commitFields = {
  pairs: tupleOf(pairSchema, pairSchema, pairSchema),
  hinderance: optional(aimSchema),
  diceBlock: optional(aimSchema),
  luckyDice: optional(strictObjectOf({ round: roundSchema })),
};
export const commitSchema: Schema<Commit> = strictObjectOf({
  type: oneOf(['commit']),
  ...commitFields,
});

export const hiddenPairsMoveSchema: Schema<HiddenPairsMove> = variantsOf({
  're-roll': { die: dieSchema },
  commit: commitFields,
});

const risingPair = ([a, b]: Pair): Pair => (a <= b ? [a, b] : [b, a]);
const risingAim = ({ round, seat }: Aim): Aim => ({ round, seat });

/** Returns a commit with its pairs in rising order and its keys in canonical order. */
export function canonicalCommit({ pairs: [first, second, third], ...actions }: Commit): Commit {
  return {
    type: 'commit',
    pairs: [risingPair(first), risingPair(second), risingPair(third)],
    ...(actions.hinderance && { hinderance: risingAim(actions.hinderance) }),
    ...(actions.diceBlock && { diceBlock: risingAim(actions.diceBlock) }),
    ...(actions.luckyDice && { luckyDice: { round: actions.luckyDice.round } }),
  };
}

export const canonicalHiddenPairs = (move: HiddenPairsMove): HiddenPairsMove =>
  move.type === 're-roll' ? { type: 're-roll', die: move.die } : canonicalCommit(move);

/** Returns every choice of actions against these opponents that `points` can pay for, in a fixed order. */
export function affordableActions(opponents: readonly Seat[], points: number): Actions[] {
  const aims: Aim[] = rounds.flatMap((round) => opponents.map((seat) => ({ round, seat })));
  const hinderances: Actions[] = [{}, ...aims.map((hinderance) => ({ hinderance }))];
  const diceBlocks: Actions[] = [{}, ...aims.map((diceBlock) => ({ diceBlock }))];
  const lucky: Actions[] = [{}, ...rounds.map((round: Round) => ({ luckyDice: { round } }))];
  const all = hinderances.flatMap((a) => diceBlocks.flatMap((b) => lucky.map((c) => ({ ...a, ...b, ...c }))));
  return all.filter((actions) => priceOf(actions) <= points);
}

/** Returns the legal moves of a seat: first the re-rolls, then every split with every affordable choice of actions. */
export function hiddenPairsMoves(state: HiddenPairsState, seat: Seat): readonly HiddenPairsMove[] {
  const inTheAir = state.hands.some((hand) => hand.pending !== null);
  if (state.phase.kind !== 'choosing' || inTheAir || state.hands[seat]?.commit !== null) return [];
  const points = ofSeat(state.points, seat);
  const mayReRoll = whyNotReRoll(ofSeat(state.hands, seat).reRolls, points) === null;
  const reRolls = mayReRoll ? [0, 1, 2, 3, 4, 5] : [];
  const opponents = allSeats(state.hands.length).filter((other) => other !== seat);
  const actions = affordableActions(opponents, points);
  return [
    ...reRolls.map((die): HiddenPairsMove => ({ type: 're-roll', die })),
    ...allSplits.flatMap((pairs) => actions.map((chosen): Commit => ({ type: 'commit', pairs, ...chosen }))),
  ];
}

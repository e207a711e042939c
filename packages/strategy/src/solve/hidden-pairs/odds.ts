import {
  type Commit,
  emptyHand,
  type Face,
  type HiddenPairsMove,
  type HiddenPairsState,
  type HiddenPairsView,
  hiddenPairs,
  ofSeat,
  prices,
  type Seat,
} from '@dicehall/engine';
import type { ValuedMove } from '../solution.ts';
import { AmongMany } from './among-many.ts';
import { planOf } from './commits.ts';
import { handValuesOf, matchOf } from './hand-values.ts';
import { handIndex, reRolls } from './hands.ts';
import type { TurnPolicy } from './policy.ts';

/** A state in which a seat has the moves that it has by its view; of the others' hands it knows nothing. */
const seenState = ({ options, turn, scores, hand }: HiddenPairsView, seat: Seat): HiddenPairsState => ({
  options,
  turn,
  points: scores,
  shownPoints: scores,
  hands: scores.map((_, other) => (other === seat && hand !== null ? hand : emptyHand)),
  phase: { kind: 'choosing' },
  shown: [],
  shownReRolls: scores.map(() => 0),
});

type Odds = (view: HiddenPairsView, seat: Seat) => readonly ValuedMove<HiddenPairsMove>[];

/** What commits and re-rolls of a hand are worth, however that is known. */
interface MoveValues {
  commit(dice: readonly Face[], commit: Commit): number;
  thrown(leadsTo: readonly number[], used: number, spent: number): number;
}

/** Every move of a seat with its worth; none where the seat may not move. */
function valued(
  view: HiddenPairsView,
  seat: Seat,
  valuesOfView: () => MoveValues,
): ValuedMove<HiddenPairsMove>[] {
  const { hand, step } = view;
  if (hand === null || step.kind !== 'choose' || !step.seats.includes(seat)) return [];
  const values = valuesOfView();
  const again = reRolls[handIndex(hand.dice)];
  return hiddenPairs.moves(seenState(view, seat), seat).map((move) => {
    if (move.type === 'commit') return { move, value: values.commit(hand.dice, move) };
    const { leadsTo = [] } = again.find(({ face }) => face === hand.dice[move.die]) ?? {};
    return { move, value: values.thrown(leadsTo, hand.reRolls + 1, prices.reRoll) };
  });
}

/**
 * The chance to win with every move of one of two, as far as the seat may know: against what the other may hold, not
 * against what it holds, the other playing the equilibrium of the turn, and leads valued by `MatchValue`.
 */
export function oddsOfTwo(policy: TurnPolicy): Odds {
  const match = matchOf(policy);
  return (view, seat) =>
    valued(view, seat, () => {
      const values = handValuesOf(match, view, seat);
      // What is certain adds up to 1 but for the last digit.
      const chance = (value: number): number => Math.min(1, value);
      return {
        commit: (dice, commit) => chance(values.plan(handIndex(dice), planOf(dice, commit))),
        thrown: (leadsTo, used, spent) => chance(values.thrown(leadsTo, used, spent)),
      };
    });
}

/** The points of the turn that every move of one of more than two brings, as the expert there weighs it (`AmongMany`). */
export const oddsOfMany: Odds = (view, seat) =>
  valued(view, seat, () => new AmongMany(view.scores.length, ofSeat(view.scores, seat)));

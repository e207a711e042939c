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
import { planOf } from './commits.ts';
import { handValuesOf, matchOf } from './hand-values.ts';
import { handIndex, reRolls } from './hands.ts';
import { ManySeatsValues } from './many-seats-values.ts';
import type { TurnPolicy } from './policy.ts';

/** A state with the seat's moves, built from its view; the hands of the others are empty. */
export const seenState = (
  { options, turn, scores, hand }: HiddenPairsView,
  seat: Seat,
): HiddenPairsState => ({
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

interface MoveValues {
  commit(dice: readonly Face[], commit: Commit): number;
  thrown(leadsTo: readonly number[], used: number, spent: number): number;
}

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

/** Win probabilities with two seats against an opponent who plays the equilibrium, leads valued by `MatchValue`. */
export function oddsOfTwo(policy: TurnPolicy): Odds {
  const match = matchOf(policy);
  return (view, seat) =>
    valued(view, seat, () => {
      const values = handValuesOf(match, view, seat);
      // Rounding may exceed 1.
      const chance = (value: number): number => Math.min(1, value);
      return {
        commit: (dice, commit) => chance(values.plan(handIndex(dice), planOf(dice, commit))),
        thrown: (leadsTo, used, spent) => chance(values.thrown(leadsTo, used, spent)),
      };
    });
}

/** The win probability of a seat with its hand, with two seats, as `oddsOfTwo` values its moves. */
export function handOddsOfTwo(policy: TurnPolicy): (view: HiddenPairsView, seat: Seat) => number | null {
  const match = matchOf(policy);
  return (view, seat) =>
    view.hand === null
      ? null
      : Math.min(1, handValuesOf(match, view, seat).best(handIndex(view.hand.dice), view.hand.reRolls));
}

/** Points of the turn with more than two seats, as `ManySeatsValues` values them. */
export const oddsOfMany: Odds = (view, seat) =>
  valued(view, seat, () => new ManySeatsValues(view.scores.length, ofSeat(view.scores, seat)));

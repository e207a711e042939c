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
import type { ValuedMove } from '../../../solve/solution.ts';
import { handIndex, reRolls } from './hands.ts';
import { expertValues } from './many/values.ts';
import type { PlayedMatch } from './match/match.ts';
import { standingOf } from './match/standings.ts';
import { TurnValues } from './match/turn-values.ts';
import { planOf } from './plans.ts';

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

/** Rounding may exceed 1. */
const chance = (value: number): number => Math.min(1, value);

function turnValues(match: PlayedMatch, view: HiddenPairsView, seat: Seat): TurnValues {
  const { left, own, other } = standingOf(view, seat);
  return new TurnValues(match, left, own, other);
}

/** Win probabilities with two seats against an opponent who plays the match, and best play of this turn. */
export const oddsOfTwo =
  (match: PlayedMatch): Odds =>
  (view, seat) =>
    valued(view, seat, () => {
      const values = turnValues(match, view, seat);
      const used = view.hand?.reRolls ?? 0;
      return {
        commit: (dice, commit) => chance(values.plan(handIndex(dice), planOf(dice, commit), used)),
        thrown: (leadsTo, stage) => chance(values.thrown(leadsTo, stage)),
      };
    });

/** The win probability of a seat with its hand, with two seats, as `oddsOfTwo` values its moves. */
export const handOddsOfTwo =
  (match: PlayedMatch) =>
  (view: HiddenPairsView, seat: Seat): number | null =>
    view.hand === null
      ? null
      : chance(turnValues(match, view, seat).best(handIndex(view.hand.dice), view.hand.reRolls));

/** Points of the turn with more than two seats, as `ManySeatsValues` values them. */
export const oddsOfMany: Odds = (view, seat) =>
  valued(view, seat, () => expertValues(view.scores.length, ofSeat(view.scores, seat)));

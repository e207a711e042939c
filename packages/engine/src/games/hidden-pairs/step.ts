import { highestFirst, placesByRank, type Seat, type Step, throwOffSeat } from '../../core/index.ts';
import { allDice, type HiddenPairsState } from './state.ts';

export const choosingSeats = (state: HiddenPairsState): number[] =>
  state.hands.flatMap((hand, seat) => (hand.commit === null ? [seat] : []));

/** Returns the places. If a roll decided the match, `winner` gets place 1 and the other tied seats share place 2. */
export function hiddenPairsPlaces(state: Pick<HiddenPairsState, 'points'>, winner: Seat): number[] {
  const ranks = highestFirst(state.points);
  return placesByRank(ranks.map((place, seat) => (seat === winner ? 0 : place)));
}

export function hiddenPairsStep(state: HiddenPairsState): Step {
  const { phase } = state;
  switch (phase.kind) {
    case 'throwing':
      return { kind: 'throw', seat: phase.seat, dice: allDice };
    case 'choosing': {
      const inTheAir = state.hands.findIndex((hand) => hand.pending !== null);
      if (inTheAir >= 0) return { kind: 'throw', seat: inTheAir, dice: 1 };
      return { kind: 'choose', seats: choosingSeats(state) };
    }
    case 'tie-break':
      return { kind: 'throw', seat: throwOffSeat(phase.throwOff), dice: 2 };
    case 'draw':
      return { kind: 'throw', seat: throwOffSeat(phase.throwOff), dice: allDice };
    case 'over':
      return { kind: 'over', places: hiddenPairsPlaces(state, phase.winner) };
  }
}

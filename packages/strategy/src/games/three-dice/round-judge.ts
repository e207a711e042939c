import { ofSeat, type ThreeDiceState, threeDice } from '@dicehall/engine';
import type { Judge } from '../../review/judge.ts';
import { played, RoundValues } from './round-values.ts';
import type { RoundSolution } from './solve/solve.ts';

/**
 * Judges Three Dice by the solved round, in sips. A move that is better in the match than the best of its round counts as
 * equal to it.
 */
export function roundJudge(solution: RoundSolution): Judge {
  const values = new RoundValues(solution);
  return {
    how: 'round',
    exact: false,
    unit: 'sips',
    noise: 0,
    value: (state) => values.value(state as ThreeDiceState),
    choices(given, seat) {
      const state = given as ThreeDiceState;
      const most = ofSeat(values.value(state), seat);
      return threeDice.moves(state, seat).map((move) => ({
        move,
        value: Math.min(most, ofSeat(values.value(played(state, move)), seat)),
        margin: 0,
      }));
    },
  };
}

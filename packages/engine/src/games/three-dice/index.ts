import { lowestFirst, type OldGame, ok, type Step, throwOffSeat } from '../../core/index.ts';
import { canonicalThreeDice, threeDiceMoveSchema, threeDiceMoves } from './moves.ts';
import { type ThreeDiceOptions, threeDiceOptions } from './options.ts';
import { playThreeDice, startThreeDice, thrownThreeDice } from './play.ts';
import type { ThreeDiceMove, ThreeDiceState } from './state.ts';
import { storyThreeDice } from './story.ts';
import { type ThreeDiceView, viewThreeDice } from './view.ts';

export type { ThreeDiceOptions } from './options.ts';
export { isNice, kindOf, pointsOf, type RollKind, rollKinds, tripleAdds } from './scoring.ts';
export type { Finish, ThreeDiceMove, ThreeDiceState } from './state.ts';
export type { ThreeDiceView } from './view.ts';

function step(state: ThreeDiceState): Step {
  const { turn, seat } = state;
  if (state.over) return { kind: 'over', places: lowestFirst(state.scores) };
  switch (turn.kind) {
    case 'starter':
      return { kind: 'throw', seat: throwOffSeat(turn.throwOff), dice: 1 };
    case 'roll-off':
      return { kind: 'throw', seat: throwOffSeat(turn.throwOff), dice: 3 };
    case 'throw':
      return { kind: 'throw', seat, dice: turn.rolling.length };
    default:
      return { kind: 'choose', seats: [seat] };
  }
}

function thrower(state: ThreeDiceState): number {
  const now = step(state);
  return now.kind === 'throw' ? now.seat : state.seat;
}

/** Three Dice: rounds of sips, or of anything else that a table counts. */
export const threeDice: OldGame<ThreeDiceOptions, ThreeDiceState, ThreeDiceMove, ThreeDiceView> & {
  readonly options: typeof threeDiceOptions;
} = {
  id: 'three-dice',
  seats: { min: 2, max: 12 },
  options: threeDiceOptions,
  moveSchema: threeDiceMoveSchema,
  start: startThreeDice,
  step,
  scores: (state) => state.scores,
  moves: threeDiceMoves,
  canonical: canonicalThreeDice,
  play: (state, _seat, move) => {
    const played = playThreeDice(state, move);
    return played.ok ? ok(played.value.state) : played;
  },
  thrown: (state, dice) => ok(thrownThreeDice(state, thrower(state), dice).state),
  view: (state) => viewThreeDice(state, step(state)),
  seen: (_before, entry) => entry,
  story: (before, _after, entry) => storyThreeDice(before, entry),
};

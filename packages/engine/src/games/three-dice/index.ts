import { applyBy, type Game, lowestFirst, type Marks, type Step, throwOffSeat } from '../../core/index.ts';
import { controlsThreeDice } from './controls.ts';
import type { ThreeDiceEvent } from './event.ts';
import { threeDiceFacts } from './facts.ts';
import { threeDiceIllegalCodes } from './illegal.ts';
import { canonicalThreeDice, fallbackThreeDice, threeDiceMoveSchema, threeDiceMoves } from './moves.ts';
import { type ThreeDiceOptions, threeDiceOptions } from './options.ts';
import { playThreeDice, rollThreeDice, startThreeDice } from './play.ts';
import { formatThreeDice, parseThreeDice } from './position.ts';
import { threeDiceRollScorer } from './roll-scorer.ts';
import { allDice, type ThreeDiceMove, type ThreeDiceState } from './state.ts';
import { type ThreeDiceView, viewThreeDice } from './view.ts';

export type { ThreeDiceEvent } from './event.ts';
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
      return { kind: 'throw', seat: throwOffSeat(turn.throwOff), dice: allDice };
    case 'throw':
      return { kind: 'throw', seat, dice: turn.rolling.length };
    default:
      return { kind: 'choose', seats: [seat] };
  }
}

/** Three Dice, counted in sips or in any other unit. */
export const threeDice: Game<
  ThreeDiceOptions,
  ThreeDiceState,
  ThreeDiceMove,
  ThreeDiceEvent,
  ThreeDiceView,
  Marks
> & {
  readonly options: typeof threeDiceOptions;
} = {
  id: 'three-dice',
  seats: { min: 2, max: 12 },
  options: threeDiceOptions,
  illegalCodes: threeDiceIllegalCodes,
  facts: threeDiceFacts,
  moveSchema: threeDiceMoveSchema,
  rollScorer: threeDiceRollScorer,
  start: startThreeDice,
  step,
  scores: (state) => state.scores,
  moves: threeDiceMoves,
  canonical: canonicalThreeDice,
  apply: applyBy<ThreeDiceState, ThreeDiceMove, ThreeDiceEvent>({
    step,
    play: (state, _seat, move) => playThreeDice(state, move),
    roll: rollThreeDice,
  }),
  fallbackMove: fallbackThreeDice,
  view: (state) => viewThreeDice(state, step(state)),
  seen: (_before, entry) => entry,
  controls: controlsThreeDice,
  formatPosition: formatThreeDice,
  parsePosition: parseThreeDice,
};

import { applyBy, type Game, lowestFirst, type Marks, type Step } from '../../core/index.ts';
import { controlsThrees } from './controls.ts';
import type { ThreesEvent } from './event.ts';
import { threesFacts } from './facts.ts';
import { threesIllegalCodes } from './illegal.ts';
import { openPositions } from './keeps.ts';
import { canonicalThrees, threesMoveSchema, threesMoves } from './moves.ts';
import { type ThreesOptions, threesOptions } from './options.ts';
import { playThrees, rollThrees, startThrees } from './play.ts';
import { formatThrees, parseThrees } from './position.ts';
import { threesRollScorer } from './roll-scorer.ts';
import type { ThreesMove, ThreesState } from './state.ts';
import { type ThreesView, viewThrees } from './view.ts';

export type { ThreesEvent } from './event.ts';
export type { ThreesOptions } from './options.ts';
export { dieScore, moon, scoreThrees } from './scoring.ts';
export type { ThreesMove, ThreesState } from './state.ts';
export type { ThreesView } from './view.ts';

function step(state: ThreesState): Step {
  const { turn, seat } = state;
  if (state.over) return { kind: 'over', places: lowestFirst(state.scores) };
  if (turn.kind === 'throw') return { kind: 'throw', seat, dice: openPositions(turn.locked).length };
  return { kind: 'choose', seats: [seat] };
}

/** Threes: the lowest total wins. */
export const threes: Game<ThreesOptions, ThreesState, ThreesMove, ThreesEvent, ThreesView, Marks> & {
  readonly options: typeof threesOptions;
} = {
  id: 'threes',
  seats: { min: 1, max: 8 },
  options: threesOptions,
  illegalCodes: threesIllegalCodes,
  facts: threesFacts,
  moveSchema: threesMoveSchema,
  rollScorer: threesRollScorer,
  start: startThrees,
  step,
  scores: (state) => state.scores,
  moves: threesMoves,
  canonical: canonicalThrees,
  apply: applyBy<ThreesState, ThreesMove, ThreesEvent>({
    step,
    play: (state, _seat, move) => playThrees(state, move),
    roll: (state, _seat, dice) => rollThrees(state, dice),
  }),
  fallbackMove: (state) => ({ type: state.turn.kind === 'choose' ? 'bank' : 'roll' }),
  view: (state) => viewThrees(state, step(state)),
  seen: (_before, entry) => entry,
  controls: controlsThrees,
  formatPosition: formatThrees,
  parsePosition: parseThrees,
};

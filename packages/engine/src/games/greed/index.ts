import { applyBy, type Game, highestFirst, type Step } from '../../core/index.ts';
import { controlsGreed } from './controls.ts';
import type { GreedEvent } from './event.ts';
import { greedFacts } from './facts.ts';
import { greedIllegalCodes } from './illegal.ts';
import { greedMoveSchema, greedMoves } from './moves.ts';
import { type GreedOptions, greedOptions } from './options.ts';
import { playGreed, rollGreed, startGreed } from './play.ts';
import { formatGreed, parseGreed } from './position.ts';
import { greedRollScorer } from './roll-scorer.ts';
import type { GreedMove, GreedState } from './state.ts';
import { type GreedView, viewGreed } from './view.ts';

export type { GreedEvent } from './event.ts';
export type { GreedOptions } from './options.ts';
export { type GreedScore, scoreGreed } from './scoring.ts';
export type { GreedMove, GreedState } from './state.ts';
export type { GreedView } from './view.ts';

function step(state: GreedState): Step {
  if (state.over) return { kind: 'over', places: highestFirst(state.scores) };
  if (state.turn.kind === 'throw') return { kind: 'throw', seat: state.seat, dice: state.turn.dice };
  return { kind: 'choose', seats: [state.seat] };
}

/** Greed, with the scoring of the Ruby Koans. */
export const greed: Game<GreedOptions, GreedState, GreedMove, GreedEvent, GreedView, never> & {
  readonly options: typeof greedOptions;
} = {
  id: 'greed',
  seats: { min: 2, max: 8 },
  options: greedOptions,
  illegalCodes: greedIllegalCodes,
  facts: greedFacts,
  moveSchema: greedMoveSchema,
  rollScorer: greedRollScorer,
  start: startGreed,
  step,
  scores: (state) => state.scores,
  moves: greedMoves,
  canonical: (move) => move,
  apply: applyBy<GreedState, GreedMove, GreedEvent>({
    step,
    play: (state, _seat, move) => playGreed(state, move),
    roll: (state, _seat, dice) => rollGreed(state, dice),
  }),
  fallbackMove: (state) => ({ type: state.turn.kind === 'choose' ? 'stop' : 'roll' }),
  view: (state) => viewGreed(state, step(state)),
  seen: (_before, entry) => entry,
  controls: (view, seat) => controlsGreed(view, seat),
  formatPosition: formatGreed,
  parsePosition: parseGreed,
};

import { type Game, highestFirst, ok, type Step } from '../../core/index.ts';
import { greedMoveSchema, greedMoves } from './moves.ts';
import { type GreedOptions, greedOptions } from './options.ts';
import { playGreed, startGreed, thrownGreed } from './play.ts';
import type { GreedMove, GreedState } from './state.ts';
import { storyGreed } from './story.ts';
import { type GreedView, viewGreed } from './view.ts';

export type { GreedOptions } from './options.ts';
export { type GreedScore, scoreGreed } from './scoring.ts';
export type { GreedMove, GreedState } from './state.ts';
export type { GreedView } from './view.ts';

function step(state: GreedState): Step {
  if (state.over) return { kind: 'over', places: highestFirst(state.scores) };
  if (state.turn.kind === 'throw') return { kind: 'throw', seat: state.seat, dice: state.turn.dice };
  return { kind: 'choose', seats: [state.seat] };
}

/** Greed, as the Ruby Koans have it. */
export const greed: Game<GreedOptions, GreedState, GreedMove, GreedView> & {
  readonly options: typeof greedOptions;
} = {
  id: 'greed',
  seats: { min: 2, max: 8 },
  options: greedOptions,
  moveSchema: greedMoveSchema,
  start: startGreed,
  step,
  scores: (state) => state.scores,
  moves: greedMoves,
  canonical: (move) => move,
  play: (state, _seat, move) => playGreed(state, move),
  thrown: (state, dice) => ok(thrownGreed(state, dice)),
  view: (state) => viewGreed(state, step(state)),
  seen: (_before, entry) => entry,
  story: storyGreed,
};

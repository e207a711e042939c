import { lowestFirst, type OldGame, ok, type Step } from '../../core/index.ts';
import { canonicalThrees, openPositions, threesMoveSchema, threesMoves } from './moves.ts';
import { type ThreesOptions, threesOptions } from './options.ts';
import { playThrees, startThrees, thrownThrees } from './play.ts';
import type { ThreesMove, ThreesState } from './state.ts';
import { storyThrees } from './story.ts';
import { type ThreesView, viewThrees } from './view.ts';

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

/** Threes: the fewest points win. */
export const threes: OldGame<ThreesOptions, ThreesState, ThreesMove, ThreesView> & {
  readonly options: typeof threesOptions;
} = {
  id: 'threes',
  seats: { min: 1, max: 8 },
  options: threesOptions,
  moveSchema: threesMoveSchema,
  start: startThrees,
  step,
  scores: (state) => state.scores,
  moves: threesMoves,
  canonical: canonicalThrees,
  play: (state, _seat, move) => playThrees(state, move),
  thrown: (state, dice) => ok(thrownThrees(state, dice)),
  view: (state) => viewThrees(state, step(state)),
  seen: (_before, entry) => entry,
  story: storyThrees,
};

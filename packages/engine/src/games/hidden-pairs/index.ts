import { type OldGame, ok } from '../../core/index.ts';
import { hiddenPairsIllegalCodes } from './illegal.ts';
import { canonicalHiddenPairs, hiddenPairsMoveSchema, hiddenPairsMoves } from './moves.ts';
import { type HiddenPairsOptions, hiddenPairsOptions } from './options.ts';
import { playHiddenPairs, startHiddenPairs, thrownHiddenPairs } from './play.ts';
import type { HiddenPairsMove, HiddenPairsState } from './state.ts';
import { hiddenPairsStep } from './step.ts';
import { storyHiddenPairs } from './story.ts';
import { type HiddenPairsView, seenHiddenPairs, viewHiddenPairs } from './view.ts';

export { diceBlockOf, hinderanceOf, priceOf } from './attacks.ts';
export type { HiddenPairsOptions } from './options.ts';
export { allSplits } from './splits.ts';
export {
  type Aim,
  type Attack,
  type Commit,
  emptyHand,
  type Hand,
  type HiddenPairsMove,
  type HiddenPairsState,
  mostReRolls,
  type Pair,
  prices,
  type Round,
  type RoundShown,
  roundPoints,
  type Split,
} from './state.ts';
export type { HiddenPairsView } from './view.ts';

function thrower(state: HiddenPairsState): number {
  const step = hiddenPairsStep(state);
  return step.kind === 'throw' ? step.seat : 0;
}

/** Hidden Pairs: secret pairs, paid actions. */
export const hiddenPairs: OldGame<HiddenPairsOptions, HiddenPairsState, HiddenPairsMove, HiddenPairsView> & {
  readonly options: typeof hiddenPairsOptions;
} = {
  id: 'hidden-pairs',
  seats: { min: 2, max: 6 },
  options: hiddenPairsOptions,
  illegalCodes: hiddenPairsIllegalCodes,
  moveSchema: hiddenPairsMoveSchema,
  start: startHiddenPairs,
  step: hiddenPairsStep,
  scores: (state) => state.points,
  moves: hiddenPairsMoves,
  canonical: canonicalHiddenPairs,
  play: (state, seat, move) => {
    const played = playHiddenPairs(state, seat, move);
    return played.ok ? ok(played.value.state) : played;
  },
  thrown: (state, dice) => ok(thrownHiddenPairs(state, thrower(state), dice).state),
  view: viewHiddenPairs,
  seen: seenHiddenPairs,
  story: (before, _after, entry) => storyHiddenPairs(before, entry),
};

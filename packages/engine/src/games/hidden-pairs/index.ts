import { applyBy, type Game, ofSeat } from '../../core/index.ts';
import { controlsHiddenPairs } from './controls.ts';
import { commitOf, emptyDraft, fillPairs, type PairsDraft } from './draft.ts';
import type { HiddenPairsEvent } from './event.ts';
import { hiddenPairsFacts } from './facts.ts';
import { hiddenPairsIllegalCodes } from './illegal.ts';
import { canonicalHiddenPairs, hiddenPairsMoveSchema, hiddenPairsMoves } from './moves.ts';
import { type HiddenPairsOptions, hiddenPairsOptions } from './options.ts';
import { playHiddenPairs, rollHiddenPairs, startHiddenPairs } from './play.ts';
import { formatHiddenPairs, parseHiddenPairs } from './position.ts';
import { hiddenPairsRollScorer } from './roll-scorer.ts';
import type { HiddenPairsMove, HiddenPairsState } from './state.ts';
import { hiddenPairsStep } from './step.ts';
import { type HiddenPairsView, seenHiddenPairs, viewHiddenPairs } from './view.ts';

export { diceBlockOf, hinderanceOf, priceOf } from './attacks.ts';
export * from './draft.ts';
export type { HiddenPairsEvent } from './event.ts';
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

/** The highest pair in the first round, and no actions. */
function fallback(state: HiddenPairsState, seat: number): HiddenPairsMove {
  const commit = commitOf(fillPairs(emptyDraft, ofSeat(state.hands, seat).dice));
  if (commit === null) throw new RangeError(`Seat ${seat} has no dice to commit`);
  return commit;
}

/** Hidden Pairs: secret pairs, paid actions. */
export const hiddenPairs: Game<
  HiddenPairsOptions,
  HiddenPairsState,
  HiddenPairsMove,
  HiddenPairsEvent,
  HiddenPairsView,
  PairsDraft
> & {
  readonly options: typeof hiddenPairsOptions;
} = {
  id: 'hidden-pairs',
  seats: { min: 2, max: 6 },
  options: hiddenPairsOptions,
  illegalCodes: hiddenPairsIllegalCodes,
  facts: hiddenPairsFacts,
  moveSchema: hiddenPairsMoveSchema,
  rollScorer: hiddenPairsRollScorer,
  start: startHiddenPairs,
  step: hiddenPairsStep,
  scores: (state) => state.points,
  moves: hiddenPairsMoves,
  canonical: canonicalHiddenPairs,
  apply: applyBy<HiddenPairsState, HiddenPairsMove, HiddenPairsEvent>({
    step: hiddenPairsStep,
    play: playHiddenPairs,
    roll: rollHiddenPairs,
  }),
  fallbackMove: fallback,
  view: viewHiddenPairs,
  seen: seenHiddenPairs,
  controls: controlsHiddenPairs,
  formatPosition: formatHiddenPairs,
  parsePosition: parseHiddenPairs,
};

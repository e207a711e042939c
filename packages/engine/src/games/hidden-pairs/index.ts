import { defineGame, ofSeat } from '../../core/index.ts';
import { controlsHiddenPairs } from './controls.ts';
import { describeHiddenPairs, withFacesHiddenPairs } from './describe.ts';
import { commitOf, emptyDraft, fillPairs } from './draft.ts';
import { editHiddenPairs } from './editor.ts';
import { canonicalHiddenPairs, hiddenPairsMoveSchema, hiddenPairsMoves } from './moves.ts';
import { hiddenPairsOptions } from './options.ts';
import { playHiddenPairs, rollHiddenPairs, startHiddenPairs } from './play.ts';
import { formatHiddenPairs } from './position.ts';
import { readHiddenPairs } from './read-position.ts';
import { hiddenPairsRollScorer } from './roll-scorer.ts';
import { hiddenPairsSheet } from './sheet.ts';
import { allDice, hiddenPairsIllegalCodes } from './state.ts';
import { hiddenPairsStep } from './step.ts';
import { hiddenPairsViewSchema, seenHiddenPairs, viewHiddenPairs } from './view.ts';

export { type AccountItem, lastAccount } from './account.ts';
export { diceBlockOf, hinderanceOf, priceOf } from './attacks.ts';
export * from './draft.ts';
export type { HiddenPairsEvent } from './event.ts';
export type { HiddenPairsOptions } from './options.ts';
export { allSplits } from './splits.ts';
export {
  type ActionKind,
  type Aim,
  type Attack,
  actionKinds,
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
  startPoints,
} from './state.ts';
export type { HiddenPairsView } from './view.ts';

export const hiddenPairs = defineGame({
  id: 'hidden-pairs',
  seats: { min: 2, max: 6 },
  options: hiddenPairsOptions,
  facts: {
    lowScoreWins: false,
    hiddenInformation: true,
    simultaneousChoices: true,
    freshDice: () => allDice,
    listsMoves: false,
    rulesSections: ['turn', 'rounds', 'actions', 'secrets', 'end'],
    phases: {
      throwing: 'turn',
      choosing: 'turn',
      committed: 'secrets',
      'tie-break': 'rounds',
      draw: 'end',
      over: 'end',
    },
  },
  illegalCodes: hiddenPairsIllegalCodes,
  moveSchema: hiddenPairsMoveSchema,
  viewSchema: hiddenPairsViewSchema,
  rollScorer: hiddenPairsRollScorer,
  start: startHiddenPairs,
  step: hiddenPairsStep,
  scores: ({ points }) => points,
  moves: hiddenPairsMoves,
  canonical: canonicalHiddenPairs,
  describe: describeHiddenPairs,
  withFaces: withFacesHiddenPairs,
  play: playHiddenPairs,
  roll: rollHiddenPairs,
  /** The fallback move puts the highest pair into the first round and plays no actions. */
  fallbackMove({ hands }, seat) {
    const commit = commitOf(fillPairs(emptyDraft, ofSeat(hands, seat).dice));
    if (commit === null) throw new RangeError(`Seat ${seat} has no dice to commit`);
    return commit;
  },
  view: viewHiddenPairs,
  seen: seenHiddenPairs,
  controls: controlsHiddenPairs,
  editor: editHiddenPairs,
  sheet: hiddenPairsSheet,
  formatFields: formatHiddenPairs,
  readFields: readHiddenPairs,
});

import { defineGame, lowestFirst, noMarks, type Step, throwOffSeat } from '../../core/index.ts';
import { cardThreeDice } from './card.ts';
import { controlsThreeDice } from './controls.ts';
import { describeThreeDice, withFacesThreeDice } from './describe.ts';
import { editThreeDice } from './editor.ts';
import { canonicalThreeDice, fallbackThreeDice, threeDiceMoveSchema, threeDiceMoves } from './moves.ts';
import { threeDiceOptions } from './options.ts';
import { playThreeDice, rollThreeDice, startThreeDice } from './play.ts';
import { formatThreeDice } from './position.ts';
import { readThreeDice } from './read-position.ts';
import { threeDiceRollScorer } from './roll-scorer.ts';
import { rulesThreeDice } from './rules.ts';
import { threeDiceSheet } from './sheet.ts';
import { allDice, threeDiceIllegalCodes } from './state.ts';
import { threeDiceViewSchema, viewThreeDice } from './view.ts';

export type { ThreeDiceEvent } from './event.ts';
export type { ThreeDiceOptions } from './options.ts';
export { isAfterStairs, losersOf, positionOf } from './round.ts';
export { amountOf, isNice, kindOf, pointsOf, type RollKind, rollKinds, tripleAdds } from './scoring.ts';
export { type Finish, mostRolls, type ThreeDiceMove, type ThreeDiceState } from './state.ts';
export type { ThreeDiceView } from './view.ts';

export const threeDice = defineGame({
  id: 'three-dice',
  seats: { min: 2, max: 12 },
  options: threeDiceOptions,
  facts: {
    lowScoreWins: true,
    hiddenInformation: false,
    simultaneousChoices: false,
    freshDice: () => allDice,
    listsMoves: true,
    rulesSections: ['round', 'counts', 'nice', 'losing', 'end'],
    phases: {
      starter: 'round',
      start: 'round',
      throw: 'round',
      choose: 'counts',
      nice: 'nice',
      give: 'nice',
      'roll-off': 'losing',
      over: 'end',
    },
  },
  illegalCodes: threeDiceIllegalCodes,
  moveSchema: threeDiceMoveSchema,
  viewSchema: threeDiceViewSchema,
  rollScorer: threeDiceRollScorer,
  start: startThreeDice,
  step({ over, scores, turn, seat }): Step {
    if (over) return { kind: 'over', places: lowestFirst(scores) };
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
  },
  scores: ({ scores }) => scores,
  moves: threeDiceMoves,
  canonical: canonicalThreeDice,
  describe: describeThreeDice,
  withFaces: withFacesThreeDice,
  play: playThreeDice,
  roll: rollThreeDice,
  fallbackMove: fallbackThreeDice,
  view: viewThreeDice,
  controls: controlsThreeDice,
  card: (view, draft) => cardThreeDice(view, draft ?? noMarks),
  rules: rulesThreeDice,
  editor: editThreeDice,
  sheet: threeDiceSheet,
  unit: ({ options }) => options.unit,
  formatFields: formatThreeDice,
  readFields: readThreeDice,
});

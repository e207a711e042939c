import { defineGame, lowestFirst, noMarks, type Step } from '../../core/index.ts';
import { cardThrees } from './card.ts';
import { controlsThrees } from './controls.ts';
import { describeThrees, withFacesThrees } from './describe.ts';
import { editThrees } from './editor.ts';
import { openPositions } from './keeps.ts';
import { canonicalThrees, threesMoveSchema, threesMoves } from './moves.ts';
import { conflictThrees, threesOptions } from './options.ts';
import { playThrees, rollThrees, startThrees } from './play.ts';
import { formatThrees, readThrees } from './position.ts';
import { threesRollScorer } from './roll-scorer.ts';
import { rulesThrees } from './rules.ts';
import { threesSheet } from './sheet.ts';
import { allDice, threesIllegalCodes } from './state.ts';
import { threesViewSchema, viewThrees } from './view.ts';

export type { ThreesEvent } from './event.ts';
export type { ThreesOptions } from './options.ts';
export { dieScore, moon, scoreThrees } from './scoring.ts';
export type { ThreesMove, ThreesState } from './state.ts';
export type { ThreesView } from './view.ts';

export const threes = defineGame({
  id: 'threes',
  seats: { min: 1, max: 8 },
  options: threesOptions,
  conflict: conflictThrees,
  facts: {
    lowScoreWins: true,
    hiddenInformation: false,
    simultaneousChoices: false,
    freshDice: () => allDice,
    listsMoves: true,
    rulesSections: ['turn', 'cost', 'end'],
    phases: {
      start: 'turn',
      throw: 'turn',
      choose: 'cost',
      're-roll': 'cost',
      'last-round': 'end',
      over: 'end',
    },
  },
  illegalCodes: threesIllegalCodes,
  moveSchema: threesMoveSchema,
  viewSchema: threesViewSchema,
  rollScorer: threesRollScorer,
  start: startThrees,
  step({ over, scores, turn, seat }): Step {
    if (over) return { kind: 'over', places: lowestFirst(scores) };
    if (turn.kind === 'throw') return { kind: 'throw', seat, dice: openPositions(turn.locked).length };
    return { kind: 'choose', seats: [seat] };
  },
  scores: ({ scores }) => scores,
  moves: threesMoves,
  canonical: canonicalThrees,
  describe: describeThrees,
  withFaces: withFacesThrees,
  play: playThrees,
  roll: rollThrees,
  fallbackMove: ({ turn }) => ({ type: turn.kind === 'choose' ? 'bank' : 'roll' }),
  view: viewThrees,
  controls: controlsThrees,
  card: (view, draft) => cardThrees(view, draft ?? noMarks),
  rules: rulesThrees,
  editor: editThrees,
  sheet: threesSheet,
  formatFields: formatThrees,
  readFields: readThrees,
});

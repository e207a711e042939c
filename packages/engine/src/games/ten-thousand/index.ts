import { defineGame, highestFirst, noMarks, type Step, throwOffSeat } from '../../core/index.ts';
import { cardTenThousand } from './card.ts';
import { controlsTenThousand } from './controls.ts';
import { describeTenThousand, withFacesTenThousand } from './describe.ts';
import { editTenThousand } from './editor.ts';
import { canonicalTenThousand, safestTenThousand, tenThousandMoveSchema, tenThousandMoves } from './moves.ts';
import { conflictTenThousand, tenThousandOptions } from './options.ts';
import { playTenThousand, rollTenThousand, startTenThousand } from './play.ts';
import { formatTenThousand, readTenThousand } from './position.ts';
import { tenThousandPresets } from './presets.ts';
import { tenThousandRollScorer } from './roll-scorer.ts';
import { rulesTenThousand } from './rules.ts';
import { tenThousandSheet } from './sheet.ts';
import { mostDice, tenThousandIllegalCodes } from './state.ts';
import { tenThousandViewSchema, viewTenThousand } from './view.ts';

export type { TenThousandEvent } from './event.ts';
export { type Keep, scoringKeeps, whyNotBank } from './keeps.ts';
export { takeOverOffer } from './moves.ts';
export { finishOf, type TenThousandOptions } from './options.ts';
export type { Offer, TenThousandMove, TenThousandState } from './state.ts';
export type { TenThousandView } from './view.ts';

export const tenThousand = defineGame({
  id: 'ten-thousand',
  seats: { min: 2, max: 8 },
  options: tenThousandOptions,
  conflict: conflictTenThousand,
  presets: tenThousandPresets,
  facts: {
    lowScoreWins: false,
    hiddenInformation: false,
    simultaneousChoices: false,
    freshDice: (options) => Number(options?.dice ?? mostDice),
    listsMoves: true,
    rulesSections: ['start', 'turn', 'scores', 'banking', 'take-over', 'end'],
    phases: {
      order: 'start',
      start: 'turn',
      throw: 'turn',
      choose: 'scores',
      opening: 'banking',
      'take-over': 'take-over',
      'near-target': 'end',
      'final-round': 'end',
      over: 'end',
    },
  },
  illegalCodes: tenThousandIllegalCodes,
  moveSchema: tenThousandMoveSchema,
  viewSchema: tenThousandViewSchema,
  rollScorer: tenThousandRollScorer,
  start: startTenThousand,
  step({ winner, scores, turn, seat }): Step {
    if (winner !== null) return { kind: 'over', places: highestFirst(scores) };
    if (turn.kind === 'order') return { kind: 'throw', seat: throwOffSeat(turn.throwOff), dice: 1 };
    return turn.kind === 'throw'
      ? { kind: 'throw', seat, dice: turn.dice }
      : { kind: 'choose', seats: [seat] };
  },
  scores: ({ scores }) => scores,
  moves: tenThousandMoves,
  canonical: canonicalTenThousand,
  describe: describeTenThousand,
  withFaces: withFacesTenThousand,
  play: playTenThousand,
  roll: rollTenThousand,
  fallbackMove: safestTenThousand,
  view: viewTenThousand,
  controls: controlsTenThousand,
  card: (view, draft) => cardTenThousand(view, draft ?? noMarks),
  rules: rulesTenThousand,
  editor: editTenThousand,
  sheet: tenThousandSheet,
  formatFields: formatTenThousand,
  readFields: readTenThousand,
});

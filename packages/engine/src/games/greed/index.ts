import { defineGame, highestFirst, type Step } from '../../core/index.ts';
import { cardGreed } from './card.ts';
import { controlsGreed } from './controls.ts';
import { describeGreed } from './describe.ts';
import { editGreed } from './editor.ts';
import { greedMoveSchema, greedMoves } from './moves.ts';
import { greedOptions } from './options.ts';
import { bankedByStopping, playGreed, rollGreed, startGreed } from './play.ts';
import { formatGreed, readGreed } from './position.ts';
import { greedRollScorer } from './roll-scorer.ts';
import { rulesGreed } from './rules.ts';
import { greedSheet } from './sheet.ts';
import { allDice, greedIllegalCodes } from './state.ts';
import { greedViewSchema, viewGreed } from './view.ts';

export type { GreedEvent } from './event.ts';
export type { GreedOptions } from './options.ts';
export { type GreedScore, type GreedScoring, greedScoringOptions, scoreGreed } from './scoring.ts';
export type { GreedMove, GreedState } from './state.ts';
export type { GreedView } from './view.ts';

export const greed = defineGame({
  id: 'greed',
  seats: { min: 2, max: 8 },
  options: greedOptions,
  facts: {
    lowScoreWins: false,
    hiddenInformation: false,
    simultaneousChoices: false,
    freshDice: () => allDice,
    listsMoves: true,
    rulesSections: ['turn', 'scores', 'opening', 'end'],
    phases: {
      start: 'turn',
      throw: 'turn',
      choose: 'scores',
      opening: 'opening',
      'final-round': 'end',
      over: 'end',
    },
  },
  illegalCodes: greedIllegalCodes,
  moveSchema: greedMoveSchema,
  viewSchema: greedViewSchema,
  rollScorer: greedRollScorer,
  start: startGreed,
  step({ over, scores, turn, seat }): Step {
    if (over) return { kind: 'over', places: highestFirst(scores) };
    return turn.kind === 'throw'
      ? { kind: 'throw', seat, dice: turn.dice }
      : { kind: 'choose', seats: [seat] };
  },
  scores: ({ scores }) => scores,
  moves: greedMoves,
  describe: describeGreed,
  play: playGreed,
  roll: rollGreed,
  fallbackMove: (state) => ({ type: bankedByStopping(state) > 0 ? 'stop' : 'roll' }),
  view: viewGreed,
  controls: controlsGreed,
  card: cardGreed,
  rules: rulesGreed,
  editor: editGreed,
  sheet: greedSheet,
  formatFields: formatGreed,
  readFields: readGreed,
});

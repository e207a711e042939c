import { defineGame, highestFirst, type Step } from '../../core/index.ts';
import { controlsPig } from './controls.ts';
import { describePig } from './describe.ts';
import { pigMoveSchema, pigMoves } from './moves.ts';
import { pigOptions } from './options.ts';
import { playPig, rollPig, startPig } from './play.ts';
import { formatPig, readPig } from './position.ts';
import { pigViewSchema, viewPig } from './view.ts';

/** The game Pig: a player rolls one die as often as they like; a 1 ends the turn without points. */
export const pig = defineGame({
  id: 'pig',
  seats: { min: 2, max: 6 },
  options: pigOptions,
  facts: {
    lowScoreWins: false,
    hiddenInformation: false,
    simultaneousChoices: false,
    freshDice: () => 1,
    listsMoves: true,
    rulesSections: ['turn', 'end'],
    phases: { start: 'turn', throw: 'turn', choose: 'turn', over: 'end' },
  },
  illegalCodes: [],
  moveSchema: pigMoveSchema,
  viewSchema: pigViewSchema,
  start: startPig,
  step({ winner, scores, turn, seat }): Step {
    if (winner !== null) return { kind: 'over', places: highestFirst(scores) };
    return turn.kind === 'throw' ? { kind: 'throw', seat, dice: 1 } : { kind: 'choose', seats: [seat] };
  },
  scores: ({ scores }) => scores,
  moves: pigMoves,
  describe: describePig,
  play: playPig,
  roll: rollPig,
  fallbackMove: ({ turn }) => ({ type: turn.kind === 'choose' ? 'bank' : 'roll' }),
  view: viewPig,
  controls: controlsPig,
  formatFields: formatPig,
  readFields: readPig,
});

import { applyBy, type Game, highestFirst, type Step } from '../../core/index.ts';
import { controlsPig } from './controls.ts';
import type { PigEvent } from './event.ts';
import { pigFacts } from './facts.ts';
import { pigMoveSchema, pigMoves } from './moves.ts';
import { type PigOptions, pigOptions } from './options.ts';
import { playPig, rollPig, startPig } from './play.ts';
import { formatPig, parsePig } from './position.ts';
import type { PigMove, PigState } from './state.ts';
import { type PigView, viewPig } from './view.ts';

function step({ winner, scores, turn, seat }: PigState): Step {
  if (winner !== null) return { kind: 'over', places: highestFirst(scores) };
  return turn.kind === 'throw' ? { kind: 'throw', seat, dice: 1 } : { kind: 'choose', seats: [seat] };
}

/** Pig: one die, roll as often as you like, a 1 loses the turn. */
export const pig: Game<PigOptions, PigState, PigMove, PigEvent, PigView, never> = {
  id: 'pig',
  seats: { min: 2, max: 6 },
  options: pigOptions,
  illegalCodes: [],
  facts: pigFacts,
  moveSchema: pigMoveSchema,
  start: startPig,
  step,
  scores: (state) => state.scores,
  moves: pigMoves,
  canonical: (move) => move,
  apply: applyBy<PigState, PigMove, PigEvent>({
    step,
    play: (state, _seat, move) => playPig(state, move),
    roll: (state, _seat, dice) => rollPig(state, dice),
  }),
  fallbackMove: ({ turn }) => ({ type: turn.kind === 'choose' ? 'bank' : 'roll' }),
  view: (state) => viewPig(state, step(state)),
  seen: (_before, entry) => entry,
  controls: controlsPig,
  formatPosition: formatPig,
  parsePosition: parsePig,
};

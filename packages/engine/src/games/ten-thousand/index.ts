import { applyBy, type Game, highestFirst, type Marks, type Step, throwOffSeat } from '../../core/index.ts';
import { controlsTenThousand } from './controls.ts';
import type { TenThousandEvent } from './event.ts';
import { tenThousandFacts } from './facts.ts';
import { tenThousandIllegalCodes } from './illegal.ts';
import { canonicalTenThousand, safestTenThousand, tenThousandMoveSchema, tenThousandMoves } from './moves.ts';
import { type TenThousandOptions, tenThousandOptions } from './options.ts';
import { playTenThousand, rollTenThousand, startTenThousand } from './play.ts';
import { formatTenThousand, parseTenThousand } from './position.ts';
import { tenThousandRollScorer } from './roll-scorer.ts';
import type { TenThousandMove, TenThousandState } from './state.ts';
import { type TenThousandView, viewTenThousand } from './view.ts';

export type { TenThousandEvent } from './event.ts';
export { type Keep, scoringKeeps } from './keeps.ts';
export type { TenThousandOptions, ThreePairs } from './options.ts';
export { mostOf, scoreKeep } from './scoring.ts';
export type { Offer, TenThousandMove, TenThousandState } from './state.ts';
export type { TenThousandView } from './view.ts';

function step(state: TenThousandState): Step {
  const { turn, seat } = state;
  if (state.winner !== null) return { kind: 'over', places: highestFirst(state.scores) };
  if (turn.kind === 'order') return { kind: 'throw', seat: throwOffSeat(turn.throwOff), dice: 1 };
  if (turn.kind === 'throw') return { kind: 'throw', seat, dice: turn.dice };
  return { kind: 'choose', seats: [seat] };
}

/** Ten Thousand, with take-over and an exact finish. */
export const tenThousand: Game<
  TenThousandOptions,
  TenThousandState,
  TenThousandMove,
  TenThousandEvent,
  TenThousandView,
  Marks
> & {
  readonly options: typeof tenThousandOptions;
} = {
  id: 'ten-thousand',
  seats: { min: 2, max: 8 },
  options: tenThousandOptions,
  illegalCodes: tenThousandIllegalCodes,
  facts: tenThousandFacts,
  moveSchema: tenThousandMoveSchema,
  rollScorer: tenThousandRollScorer,
  start: startTenThousand,
  step,
  scores: (state) => state.scores,
  moves: tenThousandMoves,
  canonical: canonicalTenThousand,
  apply: applyBy<TenThousandState, TenThousandMove, TenThousandEvent>({
    step,
    play: (state, _seat, move) => playTenThousand(state, move),
    roll: rollTenThousand,
  }),
  fallbackMove: safestTenThousand,
  view: (state) => viewTenThousand(state, step(state)),
  seen: (_before, entry) => entry,
  controls: controlsTenThousand,
  formatPosition: formatTenThousand,
  parsePosition: parseTenThousand,
};

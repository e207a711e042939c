import { highestFirst, type OldGame, ok, placesByRank, type Step, throwOffSeat } from '../../core/index.ts';
import { canonicalTenThousand, tenThousandMoveSchema, tenThousandMoves } from './moves.ts';
import { type TenThousandOptions, tenThousandOptions } from './options.ts';
import { playTenThousand, startTenThousand, thrownTenThousand } from './play.ts';
import type { TenThousandMove, TenThousandState } from './state.ts';
import { storyTenThousand } from './story.ts';
import { type TenThousandView, viewTenThousand } from './view.ts';

export { type Keep, scoringKeeps } from './keeps.ts';
export type { TenThousandOptions, ThreePairs } from './options.ts';
export { mostOf, scoreKeep } from './scoring.ts';
export type { Offer, TenThousandMove, TenThousandState } from './state.ts';
export type { TenThousandView } from './view.ts';

/** The winner is first; the others by what they banked. */
function places({ scores, winner }: TenThousandState): number[] {
  return winner === null
    ? highestFirst(scores)
    : placesByRank(scores.map((score, seat) => (seat === winner ? Number.NEGATIVE_INFINITY : -score)));
}

function step(state: TenThousandState): Step {
  const { turn, seat } = state;
  if (state.winner !== null) return { kind: 'over', places: places(state) };
  if (turn.kind === 'order') return { kind: 'throw', seat: throwOffSeat(turn.throwOff), dice: 1 };
  if (turn.kind === 'throw') return { kind: 'throw', seat, dice: turn.dice };
  return { kind: 'choose', seats: [seat] };
}

/** Ten Thousand, with take-over and an exact finish. */
export const tenThousand: OldGame<TenThousandOptions, TenThousandState, TenThousandMove, TenThousandView> & {
  readonly options: typeof tenThousandOptions;
} = {
  id: 'ten-thousand',
  seats: { min: 2, max: 8 },
  options: tenThousandOptions,
  moveSchema: tenThousandMoveSchema,
  start: startTenThousand,
  step,
  scores: (state) => state.scores,
  moves: tenThousandMoves,
  canonical: canonicalTenThousand,
  play: (state, _seat, move) => playTenThousand(state, move),
  thrown: (state, dice) => ok(thrownTenThousand(state, dice)),
  view: (state) => viewTenThousand(state, step(state)),
  seen: (_before, entry) => entry,
  story: storyTenThousand,
};

import {
  allOptionsSchema,
  commonView,
  facesSchema,
  flag,
  listOf,
  ofSeat,
  oneOf,
  orNull,
  type ReadBy,
  type Step,
  seatNumber,
  seatOrNull,
  strictObjectOf,
  throwOffSchema,
  wholeNumber,
} from '../../core/index.ts';
import type { KeepSituation } from './keeps.ts';
import { leftBefore, situationOf, takeOverOffer } from './moves.ts';
import { tenThousandOptions } from './options.ts';
import type { Offer, TenThousandState } from './state.ts';

export type TenThousandView = ReadBy<typeof tenThousandViewSchema>;

/** Returns the part of a view that determines the result of keeping dice, for the seat whose turn it is. */
export const situationOfView = (view: TenThousandView): KeepSituation =>
  situationOf(view, { points: view.turnPoints, last: view.last });

export const tenThousandViewSchema = strictObjectOf({
  game: oneOf(['ten-thousand']),
  /**
   * The phase of a match. `opening`: the player chooses and has too few points to bank. `near-target`: a roll can
   * overshoot the target. `final-round`: a player has reached the target, and the others have their last turns.
   */
  phase: oneOf([
    'order',
    'start',
    'throw',
    'choose',
    'opening',
    'take-over',
    'near-target',
    'final-round',
    'over',
  ]),
  ...commonView,
  options: allOptionsSchema(tenThousandOptions),
  seat: seatNumber,
  /** The rolls that decide who starts; null afterwards. */
  order: orNull(throwOffSchema),
  /** The points of the running turn, before any of the rolled dice are kept. */
  turnPoints: wholeNumber,
  /** The number of dice in the next roll if no more dice are kept; at the start of a turn, all dice. */
  dice: wholeNumber,
  /** The dice on the table from which the player keeps some; empty when there are none. */
  last: facesSchema,
  /** What the player before left at the start of a turn. The player may take it over only if `takeOverOffer` returns it. */
  offer: orNull(strictObjectOf({ points: wholeNumber, dice: wholeNumber })),
  /** Whether each seat may bank fewer points than the opening. */
  inGame: listOf(flag),
  /** The number of consecutive busts of each seat; 0 if busts cost nothing. */
  busts: listOf(wholeNumber),
  /** The seat with the first turn of each round; 0 if rounds do not matter. */
  starter: seatNumber,
  /** The current round, from 1; counted only in a match with a fixed number of rounds. */
  round: wholeNumber,
  /** The seat that has reached the target, while the others have their last turns. */
  finalBy: seatOrNull,
});

/** The points below the target from which a roll can easily overshoot it: the score of a good roll of six dice. */
export const nearTarget = 1500;

const turnPointsOf = ({ turn }: TenThousandState): number =>
  turn.kind === 'throw' || turn.kind === 'choose' ? turn.points : 0;

/** Whether a player has some points, but too few to bank. */
function isShort({ options, inGame, seat }: TenThousandState, points: number, total: number): boolean {
  const belowOpening = !ofSeat(inGame, seat) && total > 0 && total < options.opening;
  return belowOpening || (points > 0 && points < options.atLeast);
}

function phaseOf(state: TenThousandState, offer: Offer | null): TenThousandView['phase'] {
  const { turn, options } = state;
  if (state.winner !== null) return 'over';
  if (turn.kind === 'order') return 'order';
  const total = ofSeat(state.scores, state.seat) + turnPointsOf(state);
  if (options.exactFinish && total + nearTarget >= options.target) return 'near-target';
  if (offer !== null) return 'take-over';
  if (options.rounds === 0 && state.scores.some((score) => score >= options.target)) return 'final-round';
  return turn.kind === 'choose' && isShort(state, turn.points, total) ? 'opening' : turn.kind;
}

export function viewTenThousand(state: TenThousandState, step: Step): TenThousandView {
  const { turn } = state;
  const offer = leftBefore(state);
  return {
    game: 'ten-thousand',
    phase: phaseOf(state, takeOverOffer({ ...state, offer })),
    step,
    scores: state.scores,
    options: state.options,
    seat: state.seat,
    order: turn.kind === 'order' ? turn.throwOff : null,
    turnPoints: turnPointsOf(state),
    dice: turn.kind === 'throw' ? turn.dice : turn.kind === 'choose' ? turn.last.length : state.options.dice,
    last: turn.kind === 'choose' ? turn.last : [],
    offer,
    inGame: state.inGame,
    busts: state.busts,
    starter: state.starter,
    round: state.round,
    finalBy: state.finalBy,
  };
}

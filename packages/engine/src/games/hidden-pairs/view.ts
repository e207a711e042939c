import {
  allOptionsSchema,
  commonView,
  type Entry,
  facesSchema,
  flag,
  listOf,
  ofSeat,
  oneOf,
  orNull,
  type ReadBy,
  type SeenEntry,
  type Step,
  seatNumber,
  seatOrNull,
  strictObjectOf,
  throwOffSchema,
  type Viewer,
  wholeNumber,
} from '../../core/index.ts';
import { commitSchema } from './moves.ts';
import { hiddenPairsOptions } from './options.ts';
import { type HiddenPairsMove, type HiddenPairsState, rounds } from './state.ts';
import { choosingSeats } from './step.ts';

/**
 * What one viewer may see of a match of Hidden Pairs. `scores` are the true points of the viewer's own seat and the
 * public points of the others.
 */
export type HiddenPairsView = ReadBy<typeof hiddenPairsViewSchema>;

export const hiddenPairsViewSchema = strictObjectOf({
  game: oneOf(['hidden-pairs']),
  /** The phase of a match. In `committed`, the viewer has committed and others have not. */
  phase: oneOf(['throwing', 'choosing', 'tie-break', 'draw', 'over', 'committed']),
  ...commonView,
  options: allOptionsSchema(hiddenPairsOptions),
  turn: wholeNumber,
  /** The round whose winner a roll decides; null without a tie. */
  round: orNull(oneOf(rounds)),
  /** The rolls so far that decide a tie; null without a tie. */
  throwOff: orNull(throwOffSchema),
  hand: orNull(
    strictObjectOf({
      dice: facesSchema,
      reRolls: wholeNumber,
      pending: orNull(wholeNumber),
      commit: orNull(commitSchema),
    }),
  ),
  committed: listOf(flag),
  /** The rounds revealed in this turn; before the first reveal, the rounds of the previous turn. */
  shown: listOf(
    strictObjectOf({
      turn: wholeNumber,
      round: oneOf(rounds),
      pairs: listOf(facesSchema),
      attacks: listOf(
        strictObjectOf({
          kind: oneOf(['hinderance', 'dice-block']),
          by: seatNumber,
          on: seatNumber,
          amount: wholeNumber,
          negated: flag,
        }),
      ),
      lucky: listOf(seatNumber),
      values: listOf(wholeNumber),
      winner: seatOrNull,
    }),
  ),
  shownReRolls: listOf(wholeNumber),
});

function phaseOf({ phase, hands }: HiddenPairsState, viewer: Viewer): HiddenPairsView['phase'] {
  const hasCommitted =
    phase.kind === 'choosing' && viewer !== 'table' && ofSeat(hands, viewer).commit !== null;
  return hasCommitted ? 'committed' : phase.kind;
}

/** Returns the step that a viewer may know. Another seat's re-roll looks like a pending choice. */
function seenStep(state: HiddenPairsState, step: Step, viewer: Viewer): Step {
  const unseen = state.phase.kind === 'choosing' && step.kind === 'throw' && step.seat !== viewer;
  return unseen ? { kind: 'choose', seats: choosingSeats(state) } : step;
}

export function viewHiddenPairs(state: HiddenPairsState, step: Step, viewer: Viewer): HiddenPairsView {
  const { phase } = state;
  const scores = state.shownPoints.map((points, seat) =>
    seat === viewer ? ofSeat(state.points, seat) : points,
  );
  return {
    game: 'hidden-pairs',
    step: seenStep(state, step, viewer),
    scores,
    options: state.options,
    turn: state.turn,
    phase: phaseOf(state, viewer),
    round: phase.kind === 'tie-break' ? phase.round : null,
    throwOff: phase.kind === 'tie-break' || phase.kind === 'draw' ? phase.throwOff : null,
    hand: viewer === 'table' ? null : ofSeat(state.hands, viewer),
    committed: state.hands.map((hand) => hand.commit !== null),
    shown: state.shown,
    shownReRolls: state.shownReRolls,
  };
}

/**
 * Returns what a viewer may know of an entry. Before a reveal, the viewer learns of other seats only that they rolled
 * their hand and that they committed.
 */
export function seenHiddenPairs(
  before: HiddenPairsState,
  entry: Entry<HiddenPairsMove>,
  viewer: Viewer,
): SeenEntry<HiddenPairsMove> | null {
  if (entry.seat === viewer) return entry;
  if ('move' in entry) return entry.move.type === 'commit' ? { seat: entry.seat, unseen: 'move' } : null;
  switch (before.phase.kind) {
    case 'throwing':
      return { seat: entry.seat, unseen: 'dice' };
    case 'choosing':
      return null;
    default:
      return entry;
  }
}

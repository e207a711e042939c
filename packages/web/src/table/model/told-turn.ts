import type { BaseView, Controls, EventOf, Message, Seat } from '@dicehall/engine';
import type { ShownTable } from './shown.ts';

type TurnShown = Pick<ShownTable, 'feed' | 'frames' | 'count' | 'tellsLast'>;

/** Whether the table still shows a turn that has ended. */
const tellsEndedTurn = ({ frames, count, tellsLast }: TurnShown): boolean =>
  tellsLast && frames[count - 1]?.events.some(({ kind }) => kind === 'turn-ended') === true;

/**
 * Whether the numbers of a turn already belong to the next turn, or show only, before its first roll, that no points
 * are at stake.
 */
export const factsAreEarly = (shown: TurnShown & Pick<ShownTable, 'controls'>): boolean =>
  shown.controls.dice.length === 0 &&
  (tellsEndedTurn(shown) ||
    (shown.feed.isReading === true && shown.tellsLast) ||
    shown.controls.facts.some(({ id, value }) => id === 'at-stake' && value.values.number === 0));

/**
 * Returns the view for everything around the turn on the table: while an ended turn is still shown, the view before its
 * end. A turn that starts the final round is an exception, because its headline already says so, and so is a turn that
 * has been revealed step by step.
 */
export const viewOfTurn = (shown: TurnShown & Pick<ShownTable, 'view'>): BaseView =>
  shown.view.step.kind !== 'over' &&
  tellsEndedTurn(shown) &&
  !shown.feed.game.facts.hiddenInformation &&
  shown.frames[shown.count - 1]?.events.some(({ kind }) => kind === 'final-round') !== true
    ? (shown.frames[shown.count - 2]?.view ?? shown.feed.start)
    : shown.view;

/**
 * Returns the state of the race for everything around the turn on the table. Banked points are already part of it, and
 * lost points no longer, even while their turn is still shown.
 * @param controls those of the view of the turn
 * @param viewer null if the race addresses no player as “you”
 */
export function raceOfTurn(
  shown: TurnShown & Pick<ShownTable, 'view'>,
  controls: Pick<Controls, 'race'>,
  viewer: Seat | null,
): Message | null {
  const { frames, count, view } = shown;
  const outcome =
    viewOfTurn(shown) === view
      ? undefined
      : frames[count - 1]?.events.find(({ kind }) => kind === 'busted' || kind === 'banked');
  const { race } =
    outcome === undefined
      ? controls
      : shown.feed.game.controls(view, viewer ?? (outcome as EventOf<'busted' | 'banked'>).seat, null);
  return viewer === null && race !== null ? { ...race, values: { ...race.values, mine: 'no' } } : race;
}

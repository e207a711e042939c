import type { AnyGame, BaseView, ControlDie, Controls, Face, Frame } from '@dicehall/engine';
import type { ShownTable } from './shown.ts';

const keptDice = ({ events }: Frame): readonly Face[] =>
  events.flatMap((event) => (event.kind === 'kept' && 'dice' in event ? (event.dice as Face[]) : []));

/** Marks, for each face, as many dice as `faces` contains. Of equal dice, the first are marked. */
export function markFaces(dice: readonly ControlDie[], faces: readonly Face[]): readonly ControlDie[] {
  const left = [...faces];
  return dice.map((die) => {
    const at = die.mark === 'open' ? left.indexOf(die.face) : -1;
    if (at < 0) return { ...die, tap: null };
    left.splice(at, 1);
    return { ...die, mark: 'chosen', tap: null };
  });
}

/**
 * Returns the dice in front of a player who has just chosen, in which the kept dice are marked; empty in games without
 * a choice of dice.
 * @param before the view before the frame of the choice
 */
export function chosenDice(game: AnyGame, before: BaseView, frame: Frame): readonly ControlDie[] {
  const { dice } = game.controls(before, frame.entry?.seat ?? null, null);
  const kept = keptDice(frame);
  if (kept.length > 0) return markFaces(dice, kept);
  // If the roll is scored as a whole hand, all of its dice are kept.
  if (frame.events.some((event) => (event.kind === 'banked' || event.kind === 'moon') && 'dice' in event))
    return markFaces(
      dice,
      dice.map(({ face }) => face),
    );
  const after = game.controls(frame.view, null, null).dice;
  return dice.map((die, at) => ({
    ...die,
    tap: null,
    mark: die.mark === 'open' && after[at]?.mark === 'locked' ? 'chosen' : die.mark,
  }));
}

/** Returns the numbers of the turn of a player who has just chosen, with the kept dice marked. */
export function numbersOfChoice(
  game: AnyGame,
  before: BaseView,
  frame: Frame,
): Pick<Controls, 'facts' | 'standings'> {
  const seat = frame.entry?.seat ?? null;
  let controls = game.controls(before, seat, null);
  for (const { position } of chosenDice(game, before, frame).filter(({ mark }) => mark === 'chosen')) {
    const die = controls.dice.find((one) => one.position === position);
    if (die != null && die.tap !== null) controls = game.controls(before, seat, die.tap);
  }
  return { facts: controls.facts, standings: controls.standings };
}

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

/** Returns the view for everything around the turn on the table: while an ended turn is still shown, the view before its end. */
export const viewOfTurn = (shown: TurnShown & Pick<ShownTable, 'view'>): BaseView =>
  shown.view.step.kind !== 'over' && tellsEndedTurn(shown)
    ? (shown.frames[shown.count - 2]?.view ?? shown.feed.start)
    : shown.view;

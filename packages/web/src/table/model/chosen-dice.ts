import type { AnyGame, BaseView, ControlDie, Controls, Face, Frame } from '@dicehall/engine';

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

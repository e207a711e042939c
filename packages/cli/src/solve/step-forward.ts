import { err, ok, type Result } from '@dicehall/engine';
import type { Values } from '@dicehall/strategy';
import { readFaces } from '../arguments.ts';
import type { Context } from '../context.ts';
import { listedMoves } from './explored-text.ts';
import { type Position, seatOf } from './position.ts';

interface Steps {
  /** The numbers of moves in the list of their position. */
  readonly move: readonly string[];
  readonly roll: readonly string[];
}

/** The position after the moves and the rolls, each taken when the match waits for one. */
export function stepForward(
  context: Context,
  values: Values,
  from: Position,
  { move, roll }: Steps,
): Result<Position, string> {
  const { messages } = context;
  const { game } = from;
  const [moves, rolls] = [[...move], [...roll]];
  let position = from;
  while (moves.length > 0 || rolls.length > 0) {
    const { state } = position;
    const step = game.step(state);
    if (step.kind === 'over') return err(messages.say('explore-over'));
    const given = step.kind === 'throw' ? rolls.shift() : moves.shift();
    if (given === undefined) return err(messages.say(`explore-awaits-${step.kind}`));
    let entry: Parameters<typeof game.apply>[1];
    if (step.kind === 'throw') {
      const dice = readFaces([given], { min: 1, max: 6 });
      if (!dice.ok) return err(messages.text(dice.error));
      entry = { seat: step.seat, dice: dice.value };
    } else {
      const seat = seatOf(position) ?? 0;
      const listed = listedMoves(messages, position, values.at(state, { seat }));
      const chosen = /^\d{1,5}$/.test(given) ? listed[Number(given) - 1] : undefined;
      if (chosen === undefined) return err(messages.say('explore-bad-move', { given, most: listed.length }));
      entry = { seat, move: chosen.move };
    }
    const after = game.apply(state, entry);
    if (!after.ok)
      return err(messages.say('explore-bad-roll', { given, reason: messages.explain(after.error) }));
    position = { ...position, state: after.value.state };
  }
  return ok(position);
}

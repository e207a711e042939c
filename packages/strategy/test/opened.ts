import { gameOf, type OptionValue, parsePosition, unwrap } from '@dicehall/engine';
import { expertOf, type Given, openValues, type Solution, SolvedValues, type Values } from '../src/index.ts';

export const valuesBy = (solution: Solution): Values => new SolvedValues(solution, expertOf(solution));

export async function opened(
  game: string,
  options: Readonly<Record<string, OptionValue>>,
  seats: number,
  given?: Given,
): Promise<Values> {
  const values = await openValues(gameOf(game), options, seats, given);
  if (values === null) throw new Error('Nobody stopped it');
  return values;
}

const known = new Map<string, Promise<Values>>();

/** Returns a position, the values of its match, and the value of the position. */
export async function openedAt(line: string) {
  const { game, state } = unwrap(parsePosition(line));
  const { options } = state as { readonly options: Readonly<Record<string, OptionValue>> };
  const seats = game.scores(state).length;
  const key = JSON.stringify([game.id, options, seats]);
  const opening = known.get(key) ?? opened(game.id, options, seats);
  known.set(key, opening);
  const values = await opening;
  return { game, state, values, position: values.at(state) };
}

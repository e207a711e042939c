import {
  type AnyGame,
  type Face,
  type Message,
  type MessageKey,
  message,
  type Positions,
  type Seat,
} from '@dicehall/engine';
import type { Catalogue } from './catalogue.ts';

interface InRound {
  readonly round: number;
}

/** The fields of a move that its text needs, in any game. */
interface MoveFields {
  readonly type: string;
  readonly keep?: Positions;
  readonly dice?: Positions;
  readonly to?: Seat;
  readonly die?: number;
  readonly pairs?: readonly Positions[];
  readonly hinderance?: InRound;
  readonly diceBlock?: InRound;
  readonly luckyDice?: InRound;
}

/**
 * A move in a few words, its dice as their faces: "keep 1 5 and roll". A type of move without a text in the game
 * (`<game>-choice-<type>`) or in all games (`choice-<type>`) is shown by its name.
 * @param state the state before the move
 */
export function choiceMessage(
  catalogue: Pick<Catalogue, 'has'>,
  game: AnyGame,
  state: unknown,
  seat: Seat,
  move: unknown,
): Message {
  const fields = move as MoveFields;
  const { type, keep = [], dice = [], to = seat, die, pairs = [] } = fields;
  const onTable = game.controls(game.view(state, seat), seat, null).dice;
  const facesAt = (positions: Positions): readonly Face[] =>
    onTable.flatMap(({ position, face }) => (positions.includes(position) ? [face] : [])).sort();
  const isAgain = dice.length > 0 && onTable.length > 0;
  const name = keep.length > 0 ? `${type}-keeping` : isAgain ? `${type}-again` : type;
  const keys: readonly string[] = [`${game.id}-choice-${name}`, `choice-${name}`];
  const key = keys.find((one): one is MessageKey => catalogue.has(one));
  if (key === undefined) return message('choice-other', { type });
  const named = die !== undefined ? [die] : keep.length > 0 ? keep : dice;
  const [first = [], second = [], third = []] = pairs;
  return message(key, {
    dice: { dice: facesAt(named) },
    to: { seat: to },
    first: { dice: facesAt(first) },
    second: { dice: facesAt(second) },
    third: { dice: facesAt(third) },
    // 0 where the action is not played.
    hinderance: fields.hinderance?.round ?? 0,
    diceBlock: fields.diceBlock?.round ?? 0,
    luckyDice: fields.luckyDice?.round ?? 0,
  });
}

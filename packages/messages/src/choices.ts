import { type AnyGame, type Face, type Seat, type Told, told } from '@dicehall/engine';

/** What the words for a move need of it. */
interface Worded {
  readonly type: string;
  readonly keep?: readonly number[];
  readonly dice?: readonly number[];
  readonly to?: Seat;
}

/** The dice that lie on the table before a choice, by position. */
function lying(before: unknown): readonly Face[] {
  const { turn } = before as { readonly turn?: { readonly last?: readonly Face[]; readonly dice?: unknown } };
  if (turn?.last !== undefined) return turn.last;
  return Array.isArray(turn?.dice) ? (turn.dice as readonly Face[]) : [];
}

/** What is done with a move, its dice shown by their faces: "keep 1 5 and roll". */
export function choiceTold(game: AnyGame, before: unknown, move: unknown): Told {
  const { type, keep = [], dice = [], to = 0 } = move as Worded;
  const faces = (positions: readonly number[]) => ({
    dice: positions.flatMap((position) => lying(before)[position] ?? []).sort(),
  });
  if (keep.length > 0) return told(`choice-${type}-keeping`, { dice: faces(keep) });
  const again = game.id === 'three-dice' && type === 'roll' && lying(before).length > 0;
  return again ? told('choice-again', { dice: faces(dice) }) : told(`choice-${type}`, { to: { seat: to } });
}

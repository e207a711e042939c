import type { AnyGame, Face, Seat } from '@dicehall/engine';
import { type Phrase, phrase } from '../words/phrase.ts';

/** What the words for a move need of it. */
interface Worded {
  readonly type: string;
  readonly keep?: readonly number[];
  readonly dice?: readonly number[];
  readonly to?: Seat;
}

/** The dice that lie on the table before a choice, by position. */
function lying(state: unknown): readonly Face[] {
  const { turn } = state as {
    readonly turn?: { readonly last?: readonly Face[]; readonly dice?: unknown };
  };
  if (turn?.last !== undefined) return turn.last;
  return Array.isArray(turn?.dice) ? (turn.dice as readonly Face[]) : [];
}

/** A move that would have been better, in words, its dice shown by their faces. */
export function betterMove(game: AnyGame, before: unknown, move: unknown): Phrase {
  const { type, keep = [], dice = [], to = 0 } = move as Worded;
  const faces = (positions: readonly number[]) => ({
    dice: positions.flatMap((position) => lying(before)[position] ?? []).sort(),
  });
  if (keep.length > 0) return phrase(`web-better-${type}-keeping`, { dice: faces(keep) });
  if (game.id === 'three-dice' && type === 'roll') return phrase('web-better-again', { dice: faces(dice) });
  return phrase(`web-better-${type}`, { seat: { seat: to } });
}

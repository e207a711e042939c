import type { AnyGame, Face } from '@dicehall/engine';
import type { Catalogue } from '@dicehall/messages';

/** What the words for a move need of it. */
interface Worded {
  readonly type: string;
  readonly keep?: readonly number[];
  readonly dice?: readonly number[];
}

/** The dice on the table that a move of this state speaks of, by position. */
function lying(game: AnyGame, state: unknown): readonly Face[] {
  const { turn } = state as { readonly turn?: { readonly last?: readonly Face[]; readonly dice?: unknown } };
  if (turn?.last !== undefined) return turn.last;
  return (game.id === 'threes' || game.id === 'three-dice') && Array.isArray(turn?.dice)
    ? (turn.dice as readonly Face[])
    : [];
}

/** A move in words, its dice shown by their faces. */
export function moveWords(words: Catalogue, game: AnyGame, state: unknown, move: unknown): string {
  const { type, keep, dice: rolled } = move as Worded;
  const dice = lying(game, state);
  if (rolled !== undefined) {
    const held = dice.filter((_, position) => !rolled.includes(position)).sort();
    return held.length === 0
      ? words.say('odds-move-roll')
      : words.say('odds-move-roll-holding', { dice: { dice: held } });
  }
  if (keep === undefined || keep.length === 0) return words.say(`odds-move-${type}`);
  const kept = keep.flatMap((position) => dice[position] ?? []).sort();
  return words.say(`odds-move-${type}-keeping`, { dice: { dice: kept } });
}

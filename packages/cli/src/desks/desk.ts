import type { BaseView, Face, Message, Seat } from '@dicehall/engine';

/** How dice are kept in Threes: by their place, or by what they show. */
export const keepings = ['position', 'value'] as const;
export type Keeping = (typeof keepings)[number];

/** What a key does: it plays a move, changes what is prepared, or nothing, and then it says why. */
type Deed<Hand> =
  | {
      readonly kind: 'move';
      readonly move: unknown /** What is prepared after it, where a move does not end the choosing. */;
      readonly hand?: Hand;
    }
  | { readonly kind: 'hand'; readonly hand: Hand; readonly ifLegal?: unknown }
  | { readonly kind: 'nothing'; readonly why: Message };

/** One key that means something now. */
export interface Action<Hand> {
  /** A character, or `shift-N`. */
  readonly key: string;
  readonly label: Message;
  readonly does: Deed<Hand>;
  /** Left out of the list of what can be done: an aid stands there for all of its kind. */
  readonly quiet?: boolean;
  /** The label itself says what the move leads to. */
  readonly saysAll?: boolean;
  /** Something to know before doing it. */
  readonly warning?: Message;
}

/** Keys of one kind, told together: `1–6 keep a die or put it back`. */
export interface Aid {
  readonly keys: string;
  readonly label: Message;
}

/** How a die lies: as thrown, chosen to be kept, kept for good, or left over from a turn that is over. */
export type Mark = 'loose' | 'kept' | 'locked' | 'past';

/** One die as it is shown. */
export interface TableDie {
  readonly face: Face;
  /** The key that chooses it; empty when none does. */
  readonly key: string;
  readonly mark: Mark;
  /** What it is worth, in very few letters. */
  readonly worth: Message | null;
}

/**
 * One game at the terminal: what its player can prepare and do. It holds no rules: whether a move is legal, and what
 * it leads to, the engine says.
 */
export interface Desk<View extends BaseView, Hand> {
  /** What is prepared when a choice begins: nothing yet. */
  fresh(view: View, seat: Seat): Hand;
  actions(view: View, seat: Seat, hand: Hand, keeping: Keeping): readonly Action<Hand>[];
  aids(view: View, seat: Seat, hand: Hand, keeping: Keeping): readonly Aid[];
  dice(view: View, seat: Seat, hand: Hand): readonly TableDie[];
  /** What is at stake, in a few short lines. `hand` is null when nobody at this terminal chooses. */
  status(view: View, seat: Seat, hand: Hand | null): readonly Message[];
  /** Where the match stands, beside the game's name. */
  title(view: View): Message;
  /** All the dice of a turn after some were thrown, where those not thrown keep lying. */
  landed?(view: View, move: unknown, thrown: readonly Face[]): readonly Face[];
  /** Where players choose out of each other's sight: whether a move ends that seat's choosing. */
  ends?(move: unknown): boolean;
}

/** Any of the desks, its own types closed. */
export type AnyDesk = Desk<BaseView, unknown>;

/** A list with a place added, or taken out if it was there. */
export const toggled = (places: readonly number[], place: number): number[] =>
  places.includes(place)
    ? places.filter((other) => other !== place)
    : [...places, place].sort((a, b) => a - b);

import type { Face } from './face.ts';
import type { Illegal } from './illegal.ts';
import { type Message, message } from './message.ts';
import type { MessageKey } from './message-keys.generated.ts';
import type { BySeat, Seat } from './seat.ts';
import type { Step } from './step.ts';
import type { ThrowOff } from './throw-off.ts';

/** `open`: free to choose; `chosen`: marked now; `locked`: decided earlier in the turn; `spent`: takes no part now. */
export type DieMark = 'open' | 'chosen' | 'locked' | 'spent';

export interface ControlDie<Draft = unknown> {
  readonly position: number;
  readonly face: Face;
  readonly mark: DieMark;
  /** What the die is worth, in a few characters; null where it has no worth of its own. */
  readonly worth: Message | null;
  /** The draft after a tap on the die; null where a tap does nothing. */
  readonly tap: Draft | null;
}

/** Something in front of a player that is not a die: a tile, a card, a counter, a row of a score sheet. */
export interface ControlPiece<Draft = unknown> {
  /** Unique among the pieces of one `Controls`. */
  readonly id: string;
  /** What it is called: "tile 3". */
  readonly label: Message;
  /** What it shows, in a few characters. */
  readonly text: Message;
  readonly mark: DieMark;
  /** What its mark means, or what it is worth now: "shut". */
  readonly state: Message;
  /** The draft after a tap on the piece; null where a tap does nothing. */
  readonly tap: Draft | null;
}

/**
 * What an action does: it plays a move, changes what is prepared, or is only shown with the reason against it.
 * `next` is the draft after the move, if the player continues preparing; otherwise a move clears the draft.
 */
export type ActionEffect<Move = unknown, Draft = unknown> =
  | { readonly kind: 'move'; readonly move: Move; readonly next?: Draft }
  | { readonly kind: 'draft'; readonly draft: Draft }
  | { readonly kind: 'none' };

/** One thing that the player can do now, or could if there were no reason against it. */
export interface ControlAction<Move = unknown, Draft = unknown> {
  /** Unique among the actions of one `Controls`. */
  readonly id: string;
  /** Its effect, with the change of the score. */
  readonly label: Message;
  /** A lowercase letter or a digit, unique among the actions; null for none. `reservedKeys` are the clients'. */
  readonly key: string | null;
  readonly effect: ActionEffect<Move, Draft>;
  /** Why it is not possible now: the refusal of the engine, or what has to be prepared first; null where it is possible. */
  readonly why: Illegal | Message | null;
  readonly warning: Message | null;
}

/** Keys that mean the same in every game and every client: dice, scores, turn, points at stake, log, undo, quit, rules, scoring card. */
export const reservedKeys = ['h', 's', 't', 'c', 'l', 'u', 'q', 'f', 'v'] as const;

/** Keys that choose a player, in the order of the seats to choose from. */
export const seatKeys = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '0', 'e', 'g'] as const;

/** A fact of the running turn: what is at stake, how many rolls are left. */
export interface Fact {
  readonly id: string;
  readonly label: Message;
  readonly value: Message;
}

/**
 * Everything that is in front of a seat now, built from its view alone. Clients lay it out and hold no rules. For a seat that
 * does not choose, and for the table, `actions` is empty and no die can be tapped.
 */
export interface Controls<Move = unknown, Draft = unknown> {
  /** Whose turn is shown; null where several seats choose at the same time and the viewer is none of them. */
  readonly seat: Seat | null;
  /** What wins the match: "lowest total wins", "first to exactly 10,000". */
  readonly goal: Message;
  /** The state of the race, for the viewer: what is missing to win, or who leads; null where there is nothing to tell yet. */
  readonly race: Message | null;
  /** How far the match is: the round, the turn or the target. */
  readonly progress: Message;
  readonly facts: readonly Fact[];
  readonly dice: readonly ControlDie<Draft>[];
  /** Absent in games that are played with dice alone. */
  readonly pieces?: readonly ControlPiece<Draft>[];
  /** What marking a die means, by the name of a text `marking-<name>`: keep, hold, place, or the game's own; null where dice are not marked. */
  readonly marking: string | null;
  /** What the marked dice make, or why they cannot be kept; null while none is marked. */
  readonly marked: Illegal | Message | null;
  readonly actions: readonly ControlAction<Move, Draft>[];
  readonly note: Message | null;
  /** What to show next to each seat's score; null for nothing. */
  readonly standings: BySeat<Message | null>;
}

/** The state of a piece, as a fact. */
export const pieceFact = ({ id, label, state }: ControlPiece): Fact => ({ id, label, value: state });

export const numberFact = (id: string, label: MessageKey, number: number): Fact => ({
  id,
  label: message(label),
  value: message('number', { number }),
});

export const nextRollFact = (count: number): Fact => ({
  id: 'next-roll',
  label: message('fact-next-roll'),
  value: message('dice-count', { count }),
});

/** What a seat has rolled in a throw-off, as its standing. */
export function rolledStanding({ seats, thrown }: ThrowOff, seat: Seat): Message | null {
  const dice = thrown[seats.indexOf(seat)];
  return dice === undefined ? null : message('standing-rolled', { dice: { dice } });
}

/** Whose turn a view shows that has one `seat` at a time; null when the match is over. */
export const shownSeat = ({ step, seat }: { readonly step: Step; readonly seat: Seat }): Seat | null =>
  step.kind === 'over' ? null : step.kind === 'throw' ? step.seat : seat;

export const moveAction = <Move, Draft>(
  id: string,
  label: Message,
  key: string | null,
  move: Move,
  why: Illegal | Message | null = null,
): ControlAction<Move, Draft> => ({ id, label, key, effect: { kind: 'move', move }, why, warning: null });

export const draftAction = <Move, Draft>(
  id: string,
  label: Message,
  key: string | null,
  draft: Draft,
): ControlAction<Move, Draft> => ({
  id,
  label,
  key,
  effect: { kind: 'draft', draft },
  why: null,
  warning: null,
});

/** An action that is not possible yet, with what has to come first. */
export const noAction = <Move, Draft>(
  id: string,
  label: Message,
  key: string | null,
  why: Illegal | Message,
): ControlAction<Move, Draft> => ({ id, label, key, effect: { kind: 'none' }, why, warning: null });

/** The draft of a game in which dice are marked: the marked positions, rising. */
export interface Marks {
  readonly marked: readonly number[];
}

export const noMarks: Marks = { marked: [] };

/** The marks with one of them turned over. */
export const toggleMark = ({ marked }: Marks, position: number): Marks => ({
  marked: marked.includes(position)
    ? marked.filter((other) => other !== position)
    : [...marked, position].sort((a, b) => a - b),
});

import type { Face } from './face.ts';
import type { Illegal } from './illegal.ts';
import { type Message, message } from './message.ts';
import type { MessageKey } from './message-keys.generated.ts';
import { type BySeat, ofSeat, type Seat, seatAfter, withSeat } from './seat.ts';
import type { Step } from './step.ts';
import type { ThrowOff } from './throw-off.ts';

/**
 * The states of a die. `open`: the player may choose it; `chosen`: it is marked now; `locked`: it was decided earlier
 * in the turn; `spent`: it is no longer in play.
 */
export type DieMark = 'open' | 'chosen' | 'locked' | 'spent';

export interface ControlDie<Draft = unknown> {
  readonly position: number;
  readonly face: Face;
  readonly mark: DieMark;
  /** The points of the die, in a few characters; null if the die alone has none. */
  readonly worth: Message | null;
  /** The draft after the player taps the die; null if a tap has no effect. */
  readonly tap: Draft | null;
}

/**
 * What an action does: it plays a move, changes the draft, or does nothing because it is disabled. `first`: the draft
 * to show before a move that also keeps unmarked dice. `next`: the draft after the move; if absent, the move clears
 * the draft.
 */
export type ActionEffect<Move = unknown, Draft = unknown> =
  | { readonly kind: 'move'; readonly move: Move; readonly first?: Draft; readonly next?: Draft }
  | { readonly kind: 'draft'; readonly draft: Draft }
  | { readonly kind: 'none' };

export interface ControlAction<Move = unknown, Draft = unknown> {
  /** The id of the action, unique among the actions of one `Controls`. */
  readonly id: string;
  /** The name of the action, with the resulting change of the score. */
  readonly label: Message;
  /**
   * A lowercase letter or a digit, unique among the actions; null if the action has no key. The keys in `reservedKeys`
   * belong to the clients.
   */
  readonly key: string | null;
  readonly effect: ActionEffect<Move, Draft>;
  /** Why the action is disabled: a broken rule, or what the player has to do first. Null if it is enabled. */
  readonly why: Illegal | Message | null;
  readonly warning: Message | null;
}

/**
 * The keys that have the same meaning in every game and every client: dice, scores, turn, points at stake, log, undo,
 * quit, rules, scoring card.
 */
export const reservedKeys = ['h', 's', 't', 'c', 'l', 'u', 'q', 'f', 'v'] as const;

/** The keys that select a player in a list of seats. The first key selects the first seat. */
export const seatKeys = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '0', 'e', 'g'] as const;

/** A fact about the running turn, such as the points at stake. */
export interface Fact {
  readonly id: string;
  readonly label: Message;
  readonly value: Message;
}

/**
 * Everything that a seat can see and do now, computed from its view alone. Clients only display it; they contain no
 * rules. If a seat has nothing to choose, `actions` is empty and no die can be tapped.
 */
export interface Controls<Move = unknown, Draft = unknown> {
  /** The seat whose turn is shown. Null if several seats choose at the same time and the viewer has none of them. */
  readonly seat: Seat | null;
  /**
   * The seat that plays next. Absent if all seats play at the same time, if dice decide the order, or after the last
   * turn.
   */
  readonly next?: Seat;
  /** How to win the match, such as "lowest total wins" or "first to exactly 10,000". */
  readonly goal: Message;
  /** The viewer's place in the race: the points missing to win, or the leader; null if there is nothing to show. */
  readonly race: Message | null;
  /** The progress of the match: the round, the turn or the target. */
  readonly progress: Message;
  /**
   * The option whose value `progress` already shows; clients leave it out of the table's rules. Null if there is none.
   */
  readonly progressOption: string | null;
  readonly facts: readonly Fact[];
  /** The points at stake from earlier rolls of the turn; 0 or absent if there are none. */
  readonly earlier?: number;
  /** The points and the dice that the player before left to take over; null or absent if there are none. */
  readonly left?: { readonly points: number; readonly dice: number } | null;
  readonly dice: readonly ControlDie<Draft>[];
  /**
   * The purpose of marking a die: the `<name>` of a message `marking-<name>`, such as keep, hold or place. Null in
   * games without marking.
   */
  readonly marking: string | null;
  /** The result of keeping the marked dice, or why they cannot be kept; null while no die is marked. */
  readonly marked: Illegal | Message | null;
  readonly actions: readonly ControlAction<Move, Draft>[];
  /** The id of the action suggested to beginners; the first of `actions` if absent. */
  readonly suggested?: string;
  readonly note: Message | null;
  /** The seats whose score of 0 is not a result yet, in games in which 0 would be a good score. */
  readonly unscored?: readonly Seat[];
  /** A note next to each seat's score; null for a seat without a note. */
  readonly standings: BySeat<Message | null>;
  /** The standings without the points at stake, which are also in `facts`; the same as `standings` if absent. */
  readonly lasting?: BySeat<Message | null>;
}

/** Returns the note that takes the place of a seat's score; null if the score is a result. */
export const noteForScore = (
  { unscored, standings }: Pick<Controls, 'standings' | 'unscored'>,
  seat: Seat,
): Message | null => (unscored?.includes(seat) === true ? ofSeat(standings, seat) : null);

/** Returns the standings with the points that a seat has at stake. */
export const standingsWith = (
  lasting: BySeat<Message | null>,
  seat: Seat,
  points: number,
): Pick<Controls, 'lasting' | 'standings'> => ({
  lasting,
  standings: points > 0 ? withSeat(lasting, seat, message('standing-points', { points })) : lasting,
});

/** Returns the id of the action suggested to beginners; null if it is not possible now. */
export function suggestedAction({
  actions,
  suggested,
}: Pick<Controls, 'actions' | 'suggested'>): string | null {
  const action = suggested === undefined ? actions[0] : actions.find(({ id }) => id === suggested);
  return action?.why === null ? action.id : null;
}

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

/** Returns a seat's roll in a throw-off, as the note next to its score; null before the roll. */
export function rolledStanding({ seats, thrown }: ThrowOff, seat: Seat): Message | null {
  const dice = thrown[seats.indexOf(seat)];
  return dice === undefined ? null : message('standing-rolled', { dice: { dice } });
}

/** Returns the seat whose turn is shown, from a view with one `seat` at a time. Null when the match is over. */
export const shownSeat = ({ step, seat }: { readonly step: Step; readonly seat: Seat }): Seat | null =>
  step.kind === 'over' ? null : step.kind === 'throw' ? step.seat : seat;

/** Returns the seat after the one whose turn is shown, in seating order. Absent if that seat has no more turns. */
export function nextInTurn(
  { step, seat, scores }: { readonly step: Step; readonly seat: Seat; readonly scores: BySeat<number> },
  isDone: (seat: Seat) => boolean,
): Pick<Controls, 'next'> {
  const next = seatAfter(seat, scores.length);
  return step.kind === 'over' || next === seat || isDone(next) ? {} : { next };
}

export const moveAction = <Move, Draft>(
  id: string,
  label: Message,
  key: string | null,
  move: Move,
  why: Illegal | Message | null = null,
): ControlAction<Move, Draft> => ({ id, label, key, effect: { kind: 'move', move }, why, warning: null });

/** How a move decides the match for its player; `no` if it decides nothing yet. */
export type Decides = 'win' | 'lose' | 'no';

export const bankLabel = (points: number, total: number, decides: Decides): Message =>
  message('control-bank', { points, total, decides });

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

export const noAction = <Move, Draft>(
  id: string,
  label: Message,
  key: string | null,
  why: Illegal | Message,
): ControlAction<Move, Draft> => ({ id, label, key, effect: { kind: 'none' }, why, warning: null });

/** The draft of a game in which dice are marked: the marked positions, in rising order. */
export interface Marks {
  readonly marked: readonly number[];
}

export const noMarks: Marks = { marked: [] };

export const toggleMark = ({ marked }: Marks, position: number): Marks => ({
  marked: marked.includes(position)
    ? marked.filter((other) => other !== position)
    : [...marked, position].sort((a, b) => a - b),
});

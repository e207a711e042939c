import type { Face } from './face.ts';
import type { Message } from './message.ts';
import type { BySeat, Seat, Viewer } from './seat.ts';

export interface BaseEvent {
  readonly kind: string;
  /** The only seat that may know of the event; absent for public events. */
  readonly only?: Seat;
}

/** A union of object types, distinguished by `kind`: one for each key of `Fields`. */
export type Kinds<Fields> = {
  [Kind in keyof Fields]: { readonly kind: Kind } & Readonly<Fields[Kind]>;
}[keyof Fields];

export type RollPurpose = 'turn' | 'order' | 'tie';

/**
 * The events that have the same meaning in every game. Exactly one event shows the dice of each throw: `rolled`,
 * `scored`, `busted` or `overshot`. Points are in the game's own unit (sips in Three Dice).
 */
export type CoreEvent = BaseEvent &
  Kinds<{
    rolled: {
      seat: Seat;
      dice: readonly Face[];
      purpose: RollPurpose;
      /** The highest score of these dice now; absent in games without such a number. */
      value?: number;
    };
    /**
     * A roll scored automatically: the player had nothing to choose. `points` is the total of the running turn,
     * including this roll; `diceLeft` is the number of dice that did not score.
     */
    scored: { seat: Seat; dice: readonly Face[]; score: number; points: number; diceLeft: number };
    /** All dice have scored, and the player can roll `count` dice again. */
    'hot-dice': { seat: Seat; count: number };
    /**
     * A player keeps dice. `score` is their score and `points` the total of the running turn; both are absent if the
     * dice have no score of their own.
     */
    kept: { seat: Seat; dice: readonly Face[]; score?: number; points?: number };
    /** A roll ends the turn without points; `lost` is the number of points the turn had before it. */
    busted: { seat: Seat; dice: readonly Face[]; lost: number };
    /** A roll ends the turn because its highest score, `value`, exceeds the `room` left to the exact `target`. */
    overshot: {
      seat: Seat;
      dice: readonly Face[];
      lost: number;
      value: number;
      room: number;
      target: number;
    };
    /** The points of a turn are added to the total. `dice` are the final dice, in games in which only those score. */
    banked: { seat: Seat; banked: number; total: number; dice?: readonly Face[] };
    /** A player starts the turn with the previous player's `points` and rolls the `count` dice that were left. */
    'took-over': { seat: Seat; points: number; count: number };
    /** A player reaches the target. Every other player has one more turn. */
    'final-round': { seat: Seat; target: number };
    /** A player rolls the best possible dice, in a game in which the fewest points win. */
    moon: { seat: Seat; dice: readonly Face[]; banked: number; total: number };
    starts: { seat: Seat };
    /** Several seats have rolls of the same `value` and roll again. */
    tied: { seats: readonly Seat[]; value: number };
    /** A round ends with losers: each of `seats` takes `amount`, counted in `unit`. */
    'round-lost': { seats: readonly Seat[]; amount: number; unit: string };
    /** A player takes `amount` for a reason other than losing a round. Each game defines its own reasons. */
    penalty: { seat: Seat; amount: number; unit: string; reason: string };
    /** A player's hidden dice are revealed: those of a `round`, and their sum. */
    revealed: { seat: Seat; round: number; dice: readonly Face[]; value: number };
    'turn-ended': { seat: Seat };
    /**
     * The match is over. `seats` are the winners and `score` is their score. `unit` is set if scores are not points.
     */
    'match-over': { places: BySeat<number>; seats: readonly Seat[]; score: number; unit?: string };
  }>;
export type CoreEventKind = CoreEvent['kind'];

/** The core events of the given kinds. A game adds them to its own union of events. */
export type EventOf<Kind extends CoreEventKind> = Extract<CoreEvent, { readonly kind: Kind }>;

const coreKinds: Readonly<Record<CoreEventKind, true>> = {
  rolled: true,
  scored: true,
  'hot-dice': true,
  kept: true,
  busted: true,
  overshot: true,
  banked: true,
  'took-over': true,
  'final-round': true,
  moon: true,
  starts: true,
  tied: true,
  'round-lost': true,
  penalty: true,
  revealed: true,
  'turn-ended': true,
  'match-over': true,
};
export const coreEventKinds = Object.keys(coreKinds) as readonly CoreEventKind[];

/** Whether an event is a core event, which every client can show. All other events belong to one game. */
export const isCoreEvent = (event: BaseEvent): event is CoreEvent => Object.hasOwn(coreKinds, event.kind);

type MatchEvents = readonly (readonly BaseEvent[])[];

/** Whether an entry of a match rolls to break a tie. */
export const breaksTie = (events: MatchEvents, entry: number): boolean =>
  events[entry]?.some((event) => 'purpose' in event && event.purpose === 'tie') === true;

/** Whether an entry rolls to break the same tie as the entry before it. */
export const continuesTie = (events: MatchEvents, entry: number): boolean =>
  breaksTie(events, entry) && breaksTie(events, entry - 1) && events[entry - 1]?.length === 1;

export const mayKnow = (event: BaseEvent, viewer: Viewer): boolean =>
  event.only === undefined || event.only === viewer;

export function matchOver(
  places: BySeat<number>,
  scores: BySeat<number>,
  unit?: string,
): EventOf<'match-over'> {
  const seats = places.flatMap((place, seat) => (place === 1 ? [seat] : []));
  const [first] = seats;
  const score = first === undefined ? undefined : scores[first];
  if (score === undefined) throw new RangeError('A match that is over has a winner');
  return { kind: 'match-over', places, seats, score, ...(unit === undefined ? {} : { unit }) };
}

const seatFields = new Set(['seat', 'to', 'on', 'by']);

/**
 * Returns the values of an event for its message. `seat`, `to`, `on` and `by` become seats, `seats` a list of seats,
 * `dice` faces, other lists numbers and words, and booleans `yes` or `no`. It adds `count`, the number of `seats`,
 * and `before`, the points of the turn before `score`.
 */
export function eventValues(event: BaseEvent): Message['values'] {
  const values: Record<string, Message['values'][string]> = {};
  for (const [name, value] of Object.entries(event)) {
    if (name === 'kind' || name === 'only' || name === 'places') continue;
    if (typeof value === 'boolean') values[name] = value ? 'yes' : 'no';
    else if (name === 'seats') values[name] = { seats: value as readonly Seat[] };
    else if (name === 'dice') values[name] = { dice: value as readonly Face[] };
    else if (Array.isArray(value)) values[name] = { list: value as readonly (number | string)[] };
    else if (seatFields.has(name)) values[name] = { seat: value as Seat };
    else if (typeof value === 'number' || typeof value === 'string') values[name] = value;
    else throw new TypeError(`The field ${name} of the event ${event.kind} cannot be put into a message`);
  }
  if ('seats' in event) values.count = (event.seats as readonly Seat[]).length;
  const { score, points } = event as { readonly score?: number; readonly points?: number };
  if (score !== undefined && points !== undefined) values.before = points - score;
  return values;
}

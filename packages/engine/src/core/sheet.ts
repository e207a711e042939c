import type { Face } from './face.ts';
import { type Message, message } from './message.ts';
import type { OptionValue } from './options.ts';
import { placesByRank } from './places.ts';
import { type BySeat, ofSeat, type Seat, withSeat } from './seat.ts';

/* A score sheet for a match with real dice. Players enter the result of each turn, not its faces. */

/** The values entered for a turn, by the id of their field. Seats are numbers; dice are their faces as digits (`351`). */
export type SheetValues = Readonly<Record<string, number | string>>;

/**
 * A key of the score sheet that adds to the points of a turn. `sets` are other fields that the key fills in; such a key
 * works once per turn.
 */
export interface SheetAdd {
  readonly text: Message;
  readonly points: number;
  readonly sets?: SheetValues;
}

interface FieldBase {
  readonly id: string;
  readonly label: Message;
  /** Whether the field may stay empty. */
  readonly optional?: true;
  /** This field is visible only while `field` has one of these values. */
  readonly when?: { readonly field: string; readonly values: readonly string[] };
}

export type SheetField = FieldBase &
  (
    | {
        readonly kind: 'points';
        readonly min: number;
        readonly max: number;
        readonly step: number;
        /** All values that dice can make, if there are few of them. */
        readonly allowed?: readonly number[];
        /** Common values of the field; each has its own key. */
        readonly keys: readonly number[];
        readonly adds: readonly SheetAdd[];
      }
    | { readonly kind: 'seat'; readonly seats: readonly Seat[] }
    | {
        readonly kind: 'choice';
        readonly choices: readonly { readonly value: string; readonly text: Message }[];
      }
    | { readonly kind: 'dice'; readonly count: number }
  );

export interface SheetPrompt {
  /** The seat whose turn is entered; null for a question to the whole table, such as who won a roll-off. */
  readonly seat: Seat | null;
  readonly label: Message;
  readonly fields: readonly SheetField[];
  /** Complete entries that a single key makes, such as a bust. */
  readonly ready: readonly { readonly text: Message; readonly values: SheetValues }[];
}

/**
 * A problem with an entry. `impossible`: no dice can make it. `unusual`: it breaks the rules, but the group may accept
 * it.
 */
export interface SheetProblem {
  readonly level: 'impossible' | 'unusual';
  readonly why: Message;
}

export const impossible = (why: Message): SheetProblem => ({ level: 'impossible', why });
export const unusual = (why: Message): SheetProblem => ({ level: 'unusual', why });

export interface SheetState {
  readonly order: readonly Seat[];
  readonly scores: BySeat<number>;
  /** The seat whose turn it is; null after the match, and while a question to the table is open. */
  readonly next: Seat | null;
  /** The places after the match; null for a seat that has left. */
  readonly places: BySeat<number | null> | null;
}

/** Returns the state at the start of a sheet: every seat has `score`, and the first seat of `order` is next. */
export const sheetStart = (order: readonly Seat[], score = 0): SheetState => ({
  order,
  scores: order.map(() => score),
  next: order[0] ?? null,
  places: null,
});

/** The state after an entry, and a short description of the entry. */
export interface Entered<State> {
  readonly state: State;
  readonly text: Message;
  readonly problems: readonly SheetProblem[];
}

type Options = Readonly<Record<string, OptionValue>>;

/** The rules of a game's score sheet. All functions are pure. `enter` applies an entry even if it has problems. */
export interface SheetRules<Given = Options, State extends SheetState = SheetState> {
  start(options: Given, order: readonly Seat[]): State;
  /** Returns what can be entered for a seat, or the question to the whole table if `seat` is null. */
  prompt(state: State, seat: Seat | null): SheetPrompt;
  /**
   * Applies an entry.
   * @param values values that the fields of the prompt accept
   */
  enter(state: State, seat: Seat | null, values: SheetValues): Entered<State>;
  /**
   * Updates the state after players have joined, left or changed places. `state` already has the new order and the new
   * turn.
   */
  arrange?(state: State): State;
  /** Whether a seat may enter a turn out of order, because the first player is unknown or all play at the same time. */
  isFree?(state: State, seat: Seat): boolean;
  /** Describes the state of the match in sentences, such as that the final round has begun. */
  facts(state: State): readonly Message[];
}

export const numberIn = (values: SheetValues, id: string): number => Number(values[id] ?? 0);
export const textIn = (values: SheetValues, id: string): string => String(values[id] ?? '');

/** Returns the seat after another one. If `seat` has left, returns the first seat of the order. */
export function turnAfter(order: readonly Seat[], seat: Seat): Seat | null {
  return order[(order.indexOf(seat) + 1) % order.length] ?? null;
}

/** Returns the places of the seats that still play; null for the others. */
export function sheetPlaces(
  { order, scores }: Pick<SheetState, 'order' | 'scores'>,
  lowScoreWins: boolean,
): (number | null)[] {
  const places = placesByRank(order.map((seat) => ofSeat(scores, seat) * (lowScoreWins ? 1 : -1)));
  return scores.map((_, seat) => places[order.indexOf(seat)] ?? null);
}

export const addScore = (scores: BySeat<number>, seat: Seat, points: number): number[] =>
  withSeat(scores, seat, ofSeat(scores, seat) + points);

/** Common values of a turn whose points come in steps of 50. */
export const fiftyKeys: readonly number[] = [200, 250, 300, 350, 400, 500, 600, 1000];

/** The highest number that a field of a score sheet accepts, far above the points of any turn. */
export const mostSheetPoints = 100_000;

export const pointsField = (
  field: Partial<Extract<SheetField, { kind: 'points' }>> & { readonly id: string },
): SheetField => ({
  kind: 'points',
  label: message('sheet-points'),
  min: 0,
  max: mostSheetPoints,
  step: 1,
  keys: [],
  adds: [],
  ...field,
});

export const turnPrompt = (
  seat: Seat | null,
  fields: readonly SheetField[],
  ready: SheetPrompt['ready'] = [],
): SheetPrompt => ({
  seat,
  label: seat === null ? message('sheet-question') : message('sheet-turn', { seat: { seat } }),
  fields,
  ready,
});

const isAsked = ({ when }: SheetField, values: SheetValues): boolean =>
  when === undefined || when.values.includes(textIn(values, when.field));

/** Returns the fields to show after some values have been entered. */
export const askedFields = (fields: readonly SheetField[], values: SheetValues): SheetField[] =>
  fields.filter((field) => isAsked(field, values));

function whyNotPoints(field: Extract<SheetField, { kind: 'points' }>, given: number): Message | null {
  const { min, max, step, allowed } = field;
  if (!Number.isInteger(given) || given < min || given > max)
    return message('sheet-not-in-range', { given, min, max });
  if ((given - min) % step !== 0) return message('sheet-not-a-step', { given, step });
  return allowed === undefined || allowed.includes(given) ? null : message('sheet-not-by-dice', { given });
}

function whyNotValue(field: SheetField, value: number | string | undefined): Message | null {
  if (value === undefined)
    return field.optional ? null : message('sheet-missing', { field: { list: [field.label] } });
  const given = String(value);
  const isKnown = (() => {
    switch (field.kind) {
      case 'points':
        return typeof value === 'number';
      case 'seat':
        return typeof value === 'number' && field.seats.includes(value);
      case 'choice':
        return field.choices.some((choice) => choice.value === value);
      case 'dice':
        return given.length === field.count && /^[1-6]*$/.test(given);
    }
  })();
  if (!isKnown) return message('sheet-bad-value', { field: { list: [field.label] }, given });
  return field.kind === 'points' ? whyNotPoints(field, Number(value)) : null;
}

/** Returns the reasons why no turn can have these values; empty if a turn can. */
export function problemsOfValues(fields: readonly SheetField[], values: SheetValues): SheetProblem[] {
  const asked = askedFields(fields, values);
  const unknown = Object.keys(values).find((id) => !asked.some((field) => field.id === id));
  if (unknown !== undefined) return [impossible(message('sheet-unknown-field', { field: unknown }))];
  return asked.flatMap((field) => {
    const why = whyNotValue(field, values[field.id]);
    return why === null ? [] : [impossible(why)];
  });
}

export const diceIn = (values: SheetValues, id: string): Face[] =>
  [...textIn(values, id)].map((face) => Number(face) as Face);

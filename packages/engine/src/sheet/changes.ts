import {
  type AnyGame,
  err,
  Fault,
  flag,
  isObject,
  listOf,
  type Message,
  message,
  mostSheetPoints,
  numberBetween,
  ok,
  optional,
  orNull,
  type Result,
  read,
  type Schema,
  type Seat,
  type SheetProblem,
  type SheetValues,
  strictObjectOf,
  textOf,
  variantsOf,
  withSeat,
  wrongType,
} from '../core/index.ts';
import { findGame, gameOf } from '../games/index.ts';
import { readOptions } from '../record/index.ts';
import {
  maxSheetItems,
  maxSheetSeats,
  problemsOfTurn,
  type Sheet,
  type SheetItem,
  type SheetTurn,
  sheetBoard,
  withLine,
} from './sheet.ts';

const seatSchema = numberBetween(0, maxSheetSeats - 1);
const atSchema = numberBetween(0, maxSheetItems);
const nameSchema = textOf(1, 40);
const maxValues = 12;
const maxText = 20;

const valuesSchema: Schema<SheetValues> = (raw) => {
  if (!isObject(raw)) return wrongType('object');
  const entries = Object.entries(raw);
  if (entries.length > maxValues) return new Fault('list-length', { min: 0, max: maxValues });
  for (const [id, value] of entries) {
    const isText = typeof value === 'string' && value.length <= maxText;
    if (id.length > maxText || !(isText || Number.isSafeInteger(value)))
      return wrongType('text').at(id.slice(0, maxText));
  }
  return Object.fromEntries(entries) as SheetValues;
};

const anyOptions: Schema<Readonly<Record<string, unknown>>> = (raw) =>
  isObject(raw) ? raw : wrongType('object');

const setupSchema = strictObjectOf({
  game: textOf(1, 40),
  options: anyOptions,
  names: listOf(nameSchema),
  belowZero: flag,
});

const turnFields = { at: atSchema, seat: orNull(seatSchema), values: valuesSchema, counts: optional(flag) };

/** A change of a sheet. `at` is the index of the line that it writes. A change to an outdated sheet is refused. */
export const sheetChangeSchema = variantsOf({
  enter: turnFields,
  edit: turnFields,
  remove: { at: atSchema },
  adjust: { at: atSchema, seat: seatSchema, points: numberBetween(-mostSheetPoints, mostSheetPoints) },
  next: { at: atSchema, seat: seatSchema },
  join: { at: atSchema, name: nameSchema },
  order: { at: atSchema, order: listOf(seatSchema) },
  rename: { seat: seatSchema, name: nameSchema },
  rules: { options: anyOptions, belowZero: flag },
  end: { ended: flag },
  undo: {},
  redo: {},
});
export type SheetChange = Exclude<ReturnType<typeof sheetChangeSchema>, Fault>;

/** A sheet with its undo and redo history. */
export interface SheetLog {
  readonly now: Sheet;
  readonly past: readonly Sheet[];
  readonly future: readonly Sheet[];
}

/**
 * A refused change. The group may accept an unusual turn in spite of its `problems`. `isStale` means that the sheet was
 * outdated.
 */
export interface SheetRefusal {
  readonly why: Message;
  readonly problems: readonly SheetProblem[];
  readonly isStale: boolean;
}

const refuse = (why: Message): Result<never, SheetRefusal> => err({ why, problems: [], isStale: false });
const stale = (): Result<never, SheetRefusal> =>
  err({ why: message('sheet-stale'), problems: [], isStale: true });

/** Reads house rules; null if the game does not allow them. */
function readHouseRules(game: AnyGame, given: unknown) {
  const options = readOptions(game, given);
  return options.ok ? options.value : null;
}

export function readSheetSetup(raw: unknown): Result<SheetLog, Message> {
  const setup = read(setupSchema, raw);
  if (!setup.ok) return err(message('sheet-bad-change'));
  const { game: id, names, belowZero } = setup.value;
  const game = findGame(id);
  if (game === undefined) return err(message('sheet-bad-change'));
  const options = readHouseRules(game, setup.value.options);
  if (options === null) return err(message('sheet-bad-rules'));
  const { min, max } = game.seats;
  if (names.length < min || names.length > max) return err(message('sheet-player-count', { min, max }));
  return ok({
    now: { game: id, options, names, seats: names.length, belowZero, items: [], ended: false },
    past: [],
    future: [],
  });
}

function add(sheet: Sheet, at: number, item: SheetItem): Result<Sheet, SheetRefusal> {
  if (at !== sheet.items.length) return stale();
  return at >= maxSheetItems
    ? refuse(message('sheet-full', { max: maxSheetItems }))
    : ok(withLine(sheet, item));
}

function writeTurn(sheet: Sheet, at: number, turn: SheetTurn): Result<Sheet, SheetRefusal> {
  const problems = problemsOfTurn(sheet, turn, at);
  const stops = problems.filter(({ level }) => level === 'impossible' || turn.counts !== true);
  const [first] = stops;
  if (first !== undefined) return err({ why: first.why, problems: stops, isStale: false });
  return at === sheet.items.length
    ? add(sheet, at, turn)
    : ok({ ...sheet, items: sheet.items.map((item, index) => (index === at ? turn : item)) });
}

function reorder(sheet: Sheet, at: number, order: readonly Seat[]): Result<Sheet, SheetRefusal> {
  const { max } = gameOf(sheet.game).seats;
  const areSeats = order.every((seat) => seat < sheet.names.length) && new Set(order).size === order.length;
  if (!areSeats || order.length < 1 || order.length > max)
    return refuse(message('sheet-player-count', { min: 1, max }));
  return add(sheet, at, { type: 'order', order });
}

function changed(
  sheet: Sheet,
  change: Exclude<SheetChange, { type: 'undo' | 'redo' }>,
): Result<Sheet, SheetRefusal> {
  const knows = (seat: Seat | null) => seat === null || seat < sheet.names.length;
  if ('seat' in change && !knows(change.seat)) return refuse(message('sheet-bad-change'));
  switch (change.type) {
    case 'enter':
    case 'edit': {
      const { at, seat, values, counts } = change;
      if (change.type === 'enter' ? at !== sheet.items.length : sheet.items[at]?.type !== 'turn')
        return stale();
      return writeTurn(sheet, at, { type: 'turn', seat, values, ...(counts === true && { counts }) });
    }
    case 'remove':
      return change.at < sheet.items.length
        ? ok({ ...sheet, items: sheet.items.filter((_, at) => at !== change.at) })
        : stale();
    case 'adjust':
      return add(sheet, change.at, { type: 'adjust', seat: change.seat, points: change.points });
    case 'next':
      return add(sheet, change.at, { type: 'next', seat: change.seat });
    case 'join': {
      if (sheet.names.length >= maxSheetSeats) return refuse(message('sheet-full', { max: maxSheetSeats }));
      const joined = { ...sheet, names: [...sheet.names, change.name] };
      return reorder(joined, change.at, [...sheetBoard(sheet).order, sheet.names.length]);
    }
    case 'order':
      return reorder(sheet, change.at, change.order);
    case 'rename':
      return ok({ ...sheet, names: withSeat(sheet.names, change.seat, change.name) });
    case 'rules': {
      const options = readHouseRules(gameOf(sheet.game), change.options);
      return options === null
        ? refuse(message('sheet-bad-rules'))
        : ok({ ...sheet, options, belowZero: change.belowZero });
    }
    case 'end':
      return ok({ ...sheet, ended: change.ended });
  }
}

export function changeSheet(
  { now, past, future }: SheetLog,
  change: SheetChange,
): Result<SheetLog, SheetRefusal> {
  if (change.type === 'undo') {
    const before = past.at(-1);
    return before === undefined
      ? refuse(message('sheet-nothing-to-undo'))
      : ok({ now: before, past: past.slice(0, -1), future: [now, ...future] });
  }
  if (change.type === 'redo') {
    const [after, ...later] = future;
    return after === undefined
      ? refuse(message('sheet-nothing-to-redo'))
      : ok({ now: after, past: [...past, now], future: later });
  }
  const next = changed(now, change);
  return next.ok ? ok({ now: next.value, past: [...past, now], future: [] }) : next;
}

import {
  type AnyGame,
  addScore,
  type BySeat,
  impossible,
  type Message,
  message,
  mostSheetPoints,
  numberIn,
  type OptionValue,
  ofSeat,
  pointsField,
  problemsOfValues,
  type Seat,
  type SheetProblem,
  type SheetPrompt,
  type SheetRules,
  type SheetState,
  type SheetValues,
  sheetPlaces,
  sheetStart,
  turnAfter,
  turnPrompt,
  unusual,
} from '../core/index.ts';
import { gameOf } from '../games/index.ts';

/** The score sheet of a game that defines none: points for each turn, until the group ends the match. */
const plainSheet: SheetRules<unknown, SheetState> = {
  start: (_, order) => sheetStart(order),
  prompt: (_, seat) =>
    turnPrompt(
      seat,
      [pointsField({ id: 'points', min: -mostSheetPoints, keys: [0, 1, 2, 5, 10, 20, 50, 100] })],
      [{ text: message('sheet-nothing'), values: { points: 0 } }],
    ),
  enter(state, seat, values) {
    const points = numberIn(values, 'points');
    const by = seat ?? 0;
    return {
      state: { ...state, scores: addScore(state.scores, by, points), next: turnAfter(state.order, by) },
      text: message('sheet-scored', { points }),
      problems: [],
    };
  },
  isFree: () => true,
  facts: () => [],
};

/** A turn as it was entered. With `counts`, the group accepts the turn although it breaks the rules. */
export interface SheetTurn {
  readonly type: 'turn';
  /** The seat that played the turn; null if the entry answers a question to the whole table. */
  readonly seat: Seat | null;
  readonly values: SheetValues;
  readonly counts?: boolean;
}

/** One line of a sheet. Lines are in chronological order. */
export type SheetItem =
  | SheetTurn
  /** Points outside of turns: a penalty, a bonus, or the starting points of a late player. */
  | { readonly type: 'adjust'; readonly seat: Seat; readonly points: number }
  /** The turn order of the players from this line on. */
  | { readonly type: 'order'; readonly order: readonly Seat[] }
  | { readonly type: 'next'; readonly seat: Seat };

/** A score sheet: plain data from which the app computes everything else. */
export interface Sheet {
  readonly game: string;
  readonly options: Readonly<Record<string, OptionValue>>;
  /** The names of the players by seat. Seats are never removed, so that earlier lines keep their players. */
  readonly names: BySeat<string>;
  /** The number of players at the start of the match. */
  readonly seats: number;
  readonly belowZero: boolean;
  readonly items: readonly SheetItem[];
  readonly ended: boolean;
}

export interface SheetLine {
  /** The index of the item in the sheet. */
  readonly at: number;
  readonly item: SheetItem;
  readonly seat: Seat | null;
  readonly text: Message;
  readonly changes: readonly { readonly seat: Seat; readonly points: number; readonly total: number }[];
  readonly problems: readonly SheetProblem[];
}

export interface SheetBoard {
  readonly order: readonly Seat[];
  readonly scores: BySeat<number>;
  readonly next: Seat | null;
  readonly places: BySeat<number | null> | null;
  /** The entry that the sheet asks for now; null when the match is over. */
  readonly prompt: SheetPrompt | null;
  readonly facts: readonly Message[];
  readonly lines: readonly SheetLine[];
}

interface Folded {
  readonly state: SheetState;
  readonly lines: readonly SheetLine[];
}

/** The maximum number of players on a sheet, including those who left. */
export const maxSheetSeats = 24;
export const maxSheetItems = 1000;

const rulesOf = (game: AnyGame): SheetRules<unknown> => game.sheet ?? plainSheet;

const seatsUpTo = (count: number): Seat[] => Array.from({ length: count }, (_, seat) => seat);

/** Returns `next`, or the first seat after it in `before` that is still in the new `order`. */
function nextIn(before: readonly Seat[], order: readonly Seat[], next: Seat | null): Seat | null {
  if (next === null || order.includes(next)) return next;
  const at = before.indexOf(next);
  return (
    [...before.slice(at), ...before.slice(0, at)].find((seat) => order.includes(seat)) ?? order[0] ?? null
  );
}

function problemsBefore(
  rules: SheetRules<unknown>,
  state: SheetState,
  { seat, values }: SheetTurn,
): SheetProblem[] {
  if (seat === null) {
    if (state.next !== null || state.places !== null) return [impossible(message('sheet-no-question'))];
  } else if (!state.order.includes(seat))
    return [impossible(message('sheet-not-playing', { seat: { seat } }))];
  const wrong = problemsOfValues(rules.prompt(state, seat).fields, values);
  if (wrong.length > 0 || seat === null) return wrong;
  if (state.places !== null) return [unusual(message('sheet-over'))];
  if (state.next === null) return [impossible(message('sheet-question-first'))];
  const isTurn = seat === state.next || rules.isFree?.(state, seat) === true;
  return isTurn
    ? []
    : [unusual(message('sheet-not-your-turn', { seat: { seat }, next: { seat: state.next } }))];
}

const itemText = (item: Exclude<SheetItem, SheetTurn>): Message => {
  switch (item.type) {
    case 'adjust':
      return message('sheet-adjusted', {
        points: Math.abs(item.points),
        sign: item.points < 0 ? 'penalty' : 'bonus',
      });
    case 'order':
      return message('sheet-order', { seats: { seats: item.order } });
    case 'next':
      return message('sheet-next-is', { seat: { seat: item.seat } });
  }
};

interface Applied {
  readonly state: SheetState;
  readonly text: Message;
  readonly problems: readonly SheetProblem[];
}

function applyItem(game: AnyGame, sheet: Sheet, state: SheetState, item: SheetItem): Applied {
  const rules = rulesOf(game);
  switch (item.type) {
    case 'turn': {
      const before = problemsBefore(rules, state, item);
      if (before.some(({ level }) => level === 'impossible'))
        return { state, text: message('sheet-does-not-fit'), problems: before };
      const entered = rules.enter(state, item.seat, item.values);
      return { ...entered, problems: [...before, ...entered.problems] };
    }
    case 'adjust':
      return {
        state: { ...state, scores: addScore(state.scores, item.seat, item.points) },
        text: itemText(item),
        problems: [],
      };
    case 'next':
      return {
        state:
          state.next === null || !state.order.includes(item.seat) ? state : { ...state, next: item.seat },
        text: itemText(item),
        problems: [],
      };
    case 'order': {
      const first = ofSeat(rules.start(sheet.options, [0]).scores, 0);
      const count = Math.max(state.scores.length, ...item.order.map((seat) => seat + 1));
      const moved: SheetState = {
        ...state,
        order: item.order,
        scores: seatsUpTo(count).map((seat) => state.scores[seat] ?? first),
        next: nextIn(state.order, item.order, state.next),
      };
      return {
        state: state.places === null ? (rules.arrange?.(moved) ?? moved) : moved,
        text: itemText(item),
        problems: [],
      };
    }
  }
}

/** Raises totals below zero to 0 unless the sheet allows them, and updates the places after the match. */
function settled(game: AnyGame, sheet: Sheet, state: SheetState, item: SheetItem): SheetState {
  const isBelow = !sheet.belowZero && state.scores.some((score) => score < 0);
  if (!isBelow && (item.type !== 'adjust' || state.places === null)) return state;
  const now = { ...state, scores: isBelow ? state.scores.map((score) => Math.max(0, score)) : state.scores };
  return now.places === null ? now : { ...now, places: sheetPlaces(now, game.facts.lowScoreWins) };
}

function addLine({ state, lines }: Folded, sheet: Sheet, item: SheetItem): Folded {
  const game = gameOf(sheet.game);
  const { state: applied, text, problems } = applyItem(game, sheet, state, item);
  const after = settled(game, sheet, applied, item);
  const changes = after.scores.flatMap((total, seat) => {
    const points = total - (state.scores[seat] ?? total);
    return points === 0 ? [] : [{ seat, points, total }];
  });
  const seat = item.type === 'order' ? null : item.seat;
  return { state: after, lines: [...lines, { at: lines.length, item, seat, text, changes, problems }] };
}

const folds = new WeakMap<Sheet, Folded>();

function folded(sheet: Sheet): Folded {
  const known = folds.get(sheet);
  if (known !== undefined) return known;
  const start = rulesOf(gameOf(sheet.game)).start(sheet.options, seatsUpTo(sheet.seats));
  const all = sheet.items.reduce<Folded>((so, item) => addLine(so, sheet, item), { state: start, lines: [] });
  folds.set(sheet, all);
  return all;
}

/** Adds a line. The new state is computed from that of the shorter sheet, which keeps long matches fast. */
export function withLine(sheet: Sheet, item: SheetItem): Sheet {
  const longer = { ...sheet, items: [...sheet.items, item] };
  folds.set(longer, addLine(folded(sheet), longer, item));
  return longer;
}

export function sheetBoard(sheet: Sheet): SheetBoard {
  const game = gameOf(sheet.game);
  const { state, lines } = folded(sheet);
  const { order, scores, next, places } = state;
  const isOver = places !== null || sheet.ended;
  return {
    order,
    scores,
    next: isOver ? null : next,
    places: places ?? (sheet.ended ? sheetPlaces(state, game.facts.lowScoreWins) : null),
    prompt: isOver ? null : rulesOf(game).prompt(state, next),
    facts: isOver ? [] : rulesOf(game).facts(state),
    lines,
  };
}

/** Returns the prompt at a line of the sheet, under the rules that applied there. */
export function promptAt(sheet: Sheet, at: number): SheetPrompt | null {
  const item = sheet.items[at];
  if (item?.type !== 'turn') return null;
  const { state } = folded({ ...sheet, items: sheet.items.slice(0, at) });
  return rulesOf(gameOf(sheet.game)).prompt(state, item.seat);
}

/** Returns the problems of a turn: a new one at the end of the sheet, or a corrected earlier one. */
export function problemsOfTurn(
  sheet: Sheet,
  turn: SheetTurn,
  at = sheet.items.length,
): readonly SheetProblem[] {
  const game = gameOf(sheet.game);
  const { state } = folded(at === sheet.items.length ? sheet : { ...sheet, items: sheet.items.slice(0, at) });
  return applyItem(game, sheet, state, turn).problems;
}

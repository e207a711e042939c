import {
  addScore,
  type Face,
  faces,
  message,
  numberIn,
  pointsField,
  type SheetRules,
  type SheetState,
  sheetPlaces,
  turnAfter,
  turnPrompt,
  withSeat,
} from '../../core/index.ts';
import type { ThreesOptions } from './options.ts';
import { dieScore, moon, scoreThrees } from './scoring.ts';
import { allDice } from './state.ts';

interface ThreesSheet extends SheetState {
  readonly options: ThreesOptions;
  /** The turns that each seat has had. */
  readonly turns: readonly number[];
}

const hands = (count: number): Face[][] =>
  count === 0 ? [[]] : hands(count - 1).flatMap((hand) => faces.map((face) => [...hand, face]));

/** Every cost that five dice can have. */
const allowed = [...new Set(hands(allDice).map(scoreThrees))].sort((a, b) => a - b);

/** One key for each face that costs anything; threes cost nothing and need no key. */
const adds = faces
  .filter((face) => dieScore(face) > 0)
  .map((face) => ({ text: message('sheet-dice', { dice: { dice: [face] } }), points: dieScore(face) }));

/** Gives the turn to the next player who has turns left, or ends the match. */
function goOn(state: ThreesSheet, after: number): ThreesSheet {
  const { order, turns, options } = state;
  const fewest = Math.min(...order.map((seat) => turns[seat] ?? 0));
  if (fewest >= options.rounds) return { ...state, next: null, places: sheetPlaces(state, true) };
  const inTurn = order.map((_, index) => order[(order.indexOf(after) + 1 + index) % order.length]);
  const hasTurns = (seat: number | undefined) => seat !== undefined && (turns[seat] ?? 0) < options.rounds;
  return { ...state, next: inTurn.find(hasTurns) ?? turnAfter(order, after) };
}

export const threesSheet: SheetRules<ThreesOptions, ThreesSheet> = {
  start: (options, order) => ({
    options,
    order,
    scores: order.map(() => 0),
    turns: order.map(() => 0),
    next: order[0] ?? null,
    places: null,
  }),
  prompt: (_, seat) =>
    turnPrompt(
      seat,
      [
        pointsField({
          id: 'points',
          min: moon,
          allowed,
          keys: allowed.filter((cost) => cost >= 0 && cost <= 12),
          adds,
        }),
      ],
      [{ text: message('threes-sheet-moon', { points: moon }), values: { points: moon } }],
    ),
  enter(state, seat, values) {
    const points = numberIn(values, 'points');
    const by = seat ?? 0;
    const turns = withSeat(state.turns, by, (state.turns[by] ?? 0) + 1);
    const after = { ...state, turns, scores: addScore(state.scores, by, points) };
    const text =
      points === moon ? message('threes-sheet-moon', { points }) : message('sheet-scored', { points });
    return { state: goOn(after, by), text, problems: [] };
  },
  /** A player who joins late plays as many turns as those who have played the fewest have left. */
  arrange(state) {
    const { order, turns, scores, next } = state;
    const known = order.filter((seat) => turns[seat] !== undefined);
    const played = known.length === 0 ? 0 : Math.min(...known.map((seat) => turns[seat] ?? 0));
    const now = { ...state, turns: scores.map((_, seat) => turns[seat] ?? played) };
    const isOver = order.every((seat) => (now.turns[seat] ?? 0) >= state.options.rounds);
    return isOver ? { ...now, next: null, places: sheetPlaces(now, true) } : { ...now, next };
  },
  facts({ order, turns, options, places }) {
    if (places !== null) return [];
    const round = Math.min(...order.map((seat) => turns[seat] ?? 0)) + 1;
    return [message('sheet-round', { round, rounds: options.rounds })];
  },
};

import {
  addScore,
  faces,
  message,
  numberIn,
  pointsField,
  rollsOf,
  type SheetRules,
  type SheetState,
  sheetPlaces,
  sheetStart,
  turnPrompt,
  withSeat,
} from '../../core/index.ts';
import { isByRounds, type ThreesOptions } from './options.ts';
import { lowestOf, roundPoints } from './rounds.ts';
import { dieScore, moon, scoreThrees } from './scoring.ts';
import { allDice } from './state.ts';

interface ThreesSheet extends SheetState {
  readonly options: ThreesOptions;
  /** The number of turns that each seat has had. */
  readonly turns: readonly number[];
  /** The cost of each seat's turn of this round, in a match whose rounds are scored separately. */
  readonly costs: readonly (number | null)[];
}

/** Returns every cost that five dice can have, in rising order. */
const allowedUnder = (rule: ThreesOptions['moon']): number[] =>
  [...new Set(rollsOf(allDice).map((dice) => scoreThrees(dice, rule)))].sort((a, b) => a - b);
const allowed = { bonus: allowedUnder('bonus'), wins: allowedUnder('wins'), none: allowedUnder('none') };

/** The keys of the score sheet, one for each face that costs points. A 3 costs nothing and needs no key. */
const adds = faces
  .filter((face) => dieScore(face) > 0)
  .map((face) => ({ text: message('sheet-dice', { dice: { dice: [face] } }), points: dieScore(face) }));

/** Ends the round after every seat's turn, or after a moon that wins it. */
function endRound(state: ThreesSheet): ThreesSheet {
  const { order, costs, options } = state;
  const own = order.map((seat) => costs[seat] ?? null);
  const isWon = options.moon === 'wins' && lowestOf(own) === moon;
  if (!isByRounds(options, order.length) || !(isWon || own.every((cost) => cost !== null))) return state;
  const taken = roundPoints(own);
  const scores = order.reduce((now, seat, index) => addScore(now, seat, taken[index] ?? 0), state.scores);
  const turns = order.map((seat) => state.turns[seat] ?? 0);
  const played = Math.max(...turns);
  return {
    ...state,
    scores,
    costs: [],
    turns: order.reduce((now, seat) => withSeat(now, seat, played), state.turns),
  };
}

function goOn(state: ThreesSheet, after: number): ThreesSheet {
  const { order, turns, options } = state;
  const fewest = Math.min(...order.map((seat) => turns[seat] ?? 0));
  if (fewest >= options.rounds) return { ...state, next: null, places: sheetPlaces(state, true) };
  const at = order.indexOf(after) + 1;
  const inTurn = [...order.slice(at), ...order.slice(0, at)];
  return { ...state, next: inTurn.find((seat) => (turns[seat] ?? 0) < options.rounds) ?? null };
}

export const threesSheet: SheetRules<ThreesOptions, ThreesSheet> = {
  start: (options, order) => ({
    options,
    ...sheetStart(order),
    turns: order.map(() => 0),
    costs: [],
  }),
  prompt: ({ options }, seat) =>
    turnPrompt(
      seat,
      [
        pointsField({
          id: 'points',
          min: options.moon === 'none' ? 0 : moon,
          allowed: allowed[options.moon],
          keys: allowed[options.moon].filter((cost) => cost >= 0 && cost <= 12),
          adds,
        }),
      ],
      options.moon === 'none'
        ? []
        : [{ text: message('threes-sheet-moon', { points: moon }), values: { points: moon } }],
    ),
  enter(state, seat, values) {
    const points = numberIn(values, 'points');
    const by = seat ?? 0;
    const turns = withSeat(state.turns, by, (state.turns[by] ?? 0) + 1);
    const byRounds = isByRounds(state.options, state.order.length);
    const costs = byRounds
      ? state.scores.map((_, other) => (other === by ? points : (state.costs[other] ?? null)))
      : [];
    const scores = byRounds ? state.scores : addScore(state.scores, by, points);
    const after = endRound({ ...state, turns, costs, scores });
    const text =
      points === moon ? message('threes-sheet-moon', { points }) : message('sheet-scored', { points });
    const roundEnds = byRounds && after.costs.length === 0;
    return { state: goOn(after, roundEnds ? (state.order.at(-1) ?? by) : by), text, problems: [] };
  },
  /** Players who join late get as many turns as the player who has the most turns left. */
  arrange(state) {
    const { order, turns, scores, next } = state;
    const known = order.filter((seat) => turns[seat] !== undefined);
    const played = known.length === 0 ? 0 : Math.min(...known.map((seat) => turns[seat] ?? 0));
    const now = endRound({ ...state, turns: scores.map((_, seat) => turns[seat] ?? played) });
    const isOver = order.every((seat) => (now.turns[seat] ?? 0) >= state.options.rounds);
    return isOver ? { ...now, next: null, places: sheetPlaces(now, true) } : { ...now, next };
  },
  facts({ order, turns, options, places }) {
    if (places !== null) return [];
    const round = Math.min(...order.map((seat) => turns[seat] ?? 0)) + 1;
    return [message('sheet-round', { round, rounds: options.rounds })];
  },
};

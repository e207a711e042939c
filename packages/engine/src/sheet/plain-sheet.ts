import {
  addScore,
  message,
  mostSheetPoints,
  numberIn,
  pointsField,
  type SheetRules,
  type SheetState,
  turnAfter,
  turnPrompt,
} from '../core/index.ts';

/** The sheet of a game that has no sheet of its own: points for each turn; the group ends the match. */
export const plainSheet: SheetRules<unknown, SheetState> = {
  start: (_, order) => ({ order, scores: order.map(() => 0), next: order[0] ?? null, places: null }),
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

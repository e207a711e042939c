import {
  addScore,
  combinationAdds,
  type FinalRound,
  fiftyKeys,
  finalTurn,
  message,
  numberIn,
  ofSeat,
  onceInFinalRound,
  pointsField,
  type SheetRules,
  type SheetState,
  sheetStart,
  turnPrompt,
  unusual,
  withoutLeavers,
  withSeat,
} from '../../core/index.ts';
import type { GreedOptions } from './options.ts';
import { greedScoringOptions } from './scoring.ts';

interface GreedSheet extends SheetState, FinalRound {
  readonly options: GreedOptions;
  readonly inGame: readonly boolean[];
}

export const greedSheet: SheetRules<GreedOptions, GreedSheet> = {
  start: (options, order) => ({
    options,
    ...sheetStart(order),
    inGame: order.map(() => options.opening === 0),
    finalLeft: null,
  }),
  prompt: ({ options }, seat) =>
    turnPrompt(
      seat,
      [
        pointsField({
          id: 'points',
          step: 50,
          keys: fiftyKeys,
          adds: combinationAdds(greedScoringOptions(options)),
        }),
      ],
      [{ text: message('sheet-bust'), values: { points: 0 } }],
    ),
  enter(state, seat, values) {
    const points = numberIn(values, 'points');
    const by = seat ?? 0;
    const { options, scores, inGame } = state;
    const text = points === 0 ? message('sheet-bust') : message('sheet-scored', { points });
    const isShort = points > 0 && ofSeat(inGame, by) === false && points < options.opening;
    const problems = isShort
      ? [unusual(message('sheet-opening', { seat: { seat: by }, points, opening: options.opening }))]
      : [];
    const after: GreedSheet = {
      ...state,
      scores: addScore(scores, by, points),
      inGame: points > 0 ? withSeat(inGame, by, true) : inGame,
    };
    return { state: finalTurn(after, by, ofSeat(after.scores, by) >= options.target), text, problems };
  },
  arrange: (state) =>
    withoutLeavers({
      ...state,
      inGame: state.scores.map((_, seat) => state.inGame[seat] ?? state.options.opening === 0),
    }),
  facts: (state) => onceInFinalRound(state),
};

import {
  addScore,
  combinationAdds,
  type FinalRound,
  fiftyKeys,
  finalTurn,
  type Message,
  message,
  numberIn,
  ofSeat,
  onceInFinalRound,
  pointsField,
  type Seat,
  type SheetAdd,
  type SheetProblem,
  type SheetRules,
  type SheetState,
  sheetPlaces,
  sheetStart,
  textIn,
  turnAfter,
  turnPrompt,
  unusual,
  withoutLeavers,
  withSeat,
} from '../../core/index.ts';
import { finishOf, type TenThousandOptions } from './options.ts';

interface TenThousandSheet extends SheetState, FinalRound {
  readonly options: TenThousandOptions;
  /** The points that the next player may take over; 0 if there are none. */
  readonly offer: number;
  readonly inGame: readonly boolean[];
  readonly busts: readonly number[];
  /** The number of the current round, from 1. */
  readonly round: number;
  /** The seats that still have a turn in this round. */
  readonly roundLeft: readonly Seat[];
  readonly isFirst: boolean;
}

/** The points that a seat may take over now; 0 if there are none. */
function offerTo({ options, offer, scores, next, inGame }: TenThousandSheet, seat: Seat | null): number {
  if (!options.takeOver || seat === null || seat !== next || inGame[seat] !== true) return 0;
  const staysBelow = ofSeat(scores, seat) + offer < options.target;
  return finishOf(options) === 'rounds' || staysBelow ? offer : 0;
}

function problemsOf(state: TenThousandSheet, seat: Seat, points: number, took: boolean): SheetProblem[] {
  const { opening, target, exactFinish, atLeast } = state.options;
  const total = ofSeat(state.scores, seat) + points;
  const offer = offerTo(state, seat);
  if (points === 0) return [];
  if (took && points <= offer)
    return [unusual(message('ten-thousand-sheet-took-over-only', { points, offer }))];
  if (exactFinish && total === target) return [];
  if (exactFinish && total > target)
    return [unusual(message('ten-thousand-sheet-overshoot', { seat: { seat }, total, target }))];
  if (state.inGame[seat] !== true && total < opening)
    return [unusual(message('sheet-opening', { seat: { seat }, points: total, opening }))];
  return points < atLeast ? [unusual(message('ten-thousand-sheet-least', { points, atLeast }))] : [];
}

/** Ends a turn with a bust. The third bust in a row can cost points of the total. */
function bust(
  state: TenThousandSheet,
  seat: Seat,
): { readonly state: TenThousandSheet; readonly text: Message } {
  const { threeBusts, lowest } = state.options;
  const inARow = threeBusts === 0 ? 0 : (state.busts[seat] ?? 0) + 1;
  const busts = withSeat(state.busts, seat, inARow % 3);
  if (inARow < 3) return { state: { ...state, busts }, text: message('sheet-bust') };
  const amount = Math.min(Math.max(0, ofSeat(state.scores, seat) - lowest), threeBusts);
  const scores = addScore(state.scores, seat, -amount);
  return { state: { ...state, busts, scores }, text: message('ten-thousand-sheet-three-busts', { amount }) };
}

const over = (state: TenThousandSheet): TenThousandSheet => ({
  ...state,
  next: null,
  places: sheetPlaces(state, false),
});

function goOn(state: TenThousandSheet, seat: Seat): TenThousandSheet {
  const { options, order, scores, round } = state;
  const reached = ofSeat(scores, seat) >= options.target;
  const roundLeft = state.roundLeft.filter((other) => other !== seat);
  const isRoundEnd = roundLeft.length === 0;
  const after: TenThousandSheet = {
    ...state,
    next: turnAfter(order, seat),
    roundLeft: isRoundEnd ? order : roundLeft,
    round: isRoundEnd ? round + 1 : round,
  };
  switch (finishOf(options)) {
    case 'exact':
    case 'first':
      return reached ? over(after) : after;
    case 'last-turn':
      return finalTurn(after, seat, reached);
    case 'round':
      return isRoundEnd && order.some((one) => ofSeat(scores, one) >= options.target) ? over(after) : after;
    case 'rounds':
      return isRoundEnd && round === options.rounds ? over(after) : after;
  }
}

export const tenThousandSheet: SheetRules<TenThousandOptions, TenThousandSheet> = {
  start: (options, order) => ({
    options,
    ...sheetStart(order),
    finalLeft: null,
    offer: 0,
    inGame: order.map(() => options.opening === 0),
    busts: order.map(() => 0),
    round: 1,
    roundLeft: order,
    isFirst: true,
  }),
  prompt(state, seat) {
    const offer = offerTo(state, seat);
    const text = message('ten-thousand-sheet-take-over', { points: offer });
    const take: SheetAdd = { text, points: offer, sets: { took: 'yes' } };
    const yes = { value: 'yes', text: message('sheet-yes') };
    const needsOvershot = state.options.exactFinish && state.options.threeBusts > 0;
    const choice = (id: string, label: Message) =>
      ({ kind: 'choice', id, label, choices: [yes], optional: true }) as const;
    return turnPrompt(
      seat,
      [
        pointsField({
          id: 'points',
          step: 50,
          keys: fiftyKeys,
          adds: [...(offer > 0 ? [take] : []), ...combinationAdds(state.options)],
        }),
        ...(offer > 0 ? [choice('took', message('ten-thousand-sheet-took'))] : []),
        ...(needsOvershot ? [choice('overshot', message('ten-thousand-sheet-overshot'))] : []),
      ],
      [
        { text: message('sheet-bust'), values: { points: 0 } },
        ...(needsOvershot
          ? [{ text: message('ten-thousand-sheet-overshot'), values: { points: 0, overshot: 'yes' } }]
          : []),
      ],
    );
  },
  enter(state, seat, values) {
    const points = numberIn(values, 'points');
    const by = seat ?? 0;
    const took = textIn(values, 'took') === 'yes';
    const begun = { ...state, isFirst: false, offer: points };
    const problems = problemsOf(state, by, points, took);
    if (points === 0) {
      const isBust = textIn(values, 'overshot') !== 'yes';
      const lost = isBust ? bust(begun, by) : { state: begun, text: message('ten-thousand-sheet-overshot') };
      return { state: goOn(lost.state, by), text: lost.text, problems };
    }
    const scored: TenThousandSheet = {
      ...begun,
      scores: addScore(state.scores, by, points),
      inGame: withSeat(state.inGame, by, true),
      busts: withSeat(state.busts, by, 0),
    };
    const key = took ? 'ten-thousand-sheet-scored-taking-over' : 'sheet-scored';
    return { state: goOn(scored, by), text: message(key, { points }), problems };
  },
  arrange: (state) =>
    withoutLeavers({
      ...state,
      inGame: state.scores.map((_, seat) => state.inGame[seat] ?? state.options.opening === 0),
      busts: state.scores.map((_, seat) => state.busts[seat] ?? 0),
      roundLeft: state.order.filter((seat) => state.roundLeft.includes(seat) || seat >= state.inGame.length),
    }),
  isFree: ({ isFirst }) => isFirst,
  facts(state) {
    const { next, places, options, scores, round } = state;
    if (places !== null) return [];
    const finish = finishOf(options);
    const points = offerTo(state, next);
    const isLast = finish === 'round' && state.order.some((seat) => ofSeat(scores, seat) >= options.target);
    return [
      ...(finish === 'rounds' ? [message('sheet-round', { round, rounds: options.rounds })] : []),
      ...(isLast ? [message('ten-thousand-sheet-last-round')] : []),
      ...onceInFinalRound(state),
      ...(points > 0 && next !== null
        ? [message('ten-thousand-sheet-may-take-over', { seat: { seat: next }, points })]
        : []),
    ];
  },
};

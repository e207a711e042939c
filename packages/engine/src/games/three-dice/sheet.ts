import {
  addScore,
  type Entered,
  faces,
  type Message,
  message,
  numberIn,
  pointsField,
  rollsOf,
  type Seat,
  type SheetField,
  type SheetProblem,
  type SheetPrompt,
  type SheetRules,
  type SheetState,
  type SheetValues,
  sheetPlaces,
  sheetStart,
  textIn,
  turnPrompt,
  unusual,
} from '../../core/index.ts';
import type { ThreeDiceOptions } from './options.ts';
import { payersOf } from './round.ts';
import { amountOf, kindOf, pointsOf, tripleAdds, unsafePoints } from './scoring.ts';
import { type Finish, mostRolls } from './state.ts';

interface ThreeDiceSheet extends SheetState {
  readonly options: ThreeDiceOptions;
  readonly round: number;
  readonly penalty: number;
  /** The seats that have finished this round, in order, and how each turn ended. */
  readonly finished: readonly { readonly seat: Seat; readonly finish: Finish }[];
  /** The seats that still have a turn in this round, in turn order. */
  readonly left: readonly Seat[];
  /** The seats that tie for last and roll to decide who loses; empty without a tie. */
  readonly tied: readonly Seat[];
  readonly isFirst: boolean;
}

const allowedPoints = { afterStairs: unsafePoints(true), otherwise: unsafePoints(false) };

const addOfFace = faces.map((face) => ({
  text: message('sheet-dice', { dice: { dice: [face] } }),
  points: pointsOf([face]),
}));

const roundFrom = (order: readonly Seat[], starter: Seat): Seat[] => {
  const at = Math.max(0, order.indexOf(starter));
  return [...order.slice(at), ...order.slice(0, at)];
};

function nextRound(state: ThreeDiceSheet, starter: Seat): ThreeDiceSheet {
  if (state.round >= state.options.rounds)
    return { ...state, next: null, left: [], tied: [], places: sheetPlaces(state, true) };
  const left = roundFrom(state.order, starter);
  const [next = null] = left;
  return { ...state, round: state.round + 1, penalty: 1, finished: [], left, tied: [], next };
}

function lose(state: ThreeDiceSheet, losers: readonly Seat[], starter: Seat): ThreeDiceSheet {
  const finished = state.scores.map(
    (_, seat) => state.finished.find((one) => one.seat === seat)?.finish ?? null,
  );
  const all = [...losers, ...payersOf(finished, losers, state.options)];
  const scores = all.reduce((now, seat) => addScore(now, seat, state.penalty), state.scores);
  return nextRound({ ...state, scores }, starter);
}

function goOn(state: ThreeDiceSheet): ThreeDiceSheet {
  const [next] = state.left;
  if (next !== undefined) return { ...state, next };
  const points = state.finished.flatMap(({ seat, finish }) =>
    finish.kind === 'points' ? [{ seat, points: finish.points }] : [],
  );
  const least = Math.min(...points.map((one) => one.points));
  const losers = points.filter((one) => one.points === least).map(({ seat }) => seat);
  const last = losers.at(-1);
  if (last === undefined) return nextRound(state, state.finished[0]?.seat ?? state.order[0] ?? 0);
  if (losers.length === 1 || state.options.tie === 'share') return lose(state, losers, last);
  if (state.options.tie === 'last') return lose(state, [last], last);
  return { ...state, next: null, tied: losers };
}

const isAfterStairs = ({ finished }: ThreeDiceSheet): boolean => {
  const finish = finished.at(-1)?.finish;
  return finish?.kind === 'safe' && finish.roll === 'stairs';
};

const faceField = (id: string, when: NonNullable<SheetField['when']>): SheetField => ({
  kind: 'choice',
  id,
  label: message('three-dice-sheet-face'),
  choices: faces.map((face) => ({
    value: String(face),
    text: message('sheet-dice', { dice: { dice: [face] } }),
  })),
  when,
});

const resultText = (value: string): Message => message('three-dice-sheet-result', { value });

function fieldsOf(state: ThreeDiceSheet, seat: Seat): SheetField[] {
  const afterStairs = isAfterStairs(state);
  const results = ['points', 'triple', 'stairs', ...(afterStairs ? ['super-stairs'] : [])];
  const mayRestart = state.finished.length === 0;
  const choices = mayRestart ? [...results, 'lucky-triple', 'lucky-stairs'] : results;
  return [
    {
      kind: 'choice',
      id: 'result',
      label: message('sheet-result'),
      choices: choices.map((value) => ({ value, text: resultText(value) })),
    },
    pointsField({
      id: 'points',
      max: 300,
      allowed: afterStairs ? allowedPoints.afterStairs : allowedPoints.otherwise,
      adds: addOfFace,
      when: { field: 'result', values: ['points'] },
    }),
    faceField('face', { field: 'result', values: ['triple', 'lucky-triple'] }),
    {
      kind: 'seat',
      id: 'to',
      label: message('three-dice-sheet-to'),
      seats: state.order.filter((other) => other !== seat),
      when: { field: 'result', values: ['stairs', 'super-stairs'] },
    },
    pointsField({
      id: 'sips',
      label: message('three-dice-sheet-sips', { unit: state.options.unit }),
      max: state.options.shitStairs === 'kept' ? 1 : mostRolls,
      keys: state.options.shitStairs === 'kept' ? [0, 1] : [0, 1, 2, 3],
      optional: true,
      when: { field: 'result', values: results },
    }),
  ];
}

function prompt(state: ThreeDiceSheet, seat: Seat | null): SheetPrompt {
  if (seat !== null) return turnPrompt(seat, fieldsOf(state, seat));
  return {
    ...turnPrompt(null, [
      { kind: 'seat', id: 'loser', label: message('three-dice-sheet-loser'), seats: state.tied },
    ]),
    label: message('three-dice-sheet-tie', { seats: { seats: state.tied } }),
  };
}

function endTurn(
  state: ThreeDiceSheet,
  seat: Seat,
  values: SheetValues,
): Omit<Entered<ThreeDiceSheet>, 'problems'> {
  const { unit } = state.options;
  const sips = numberIn(values, 'sips');
  const face = numberIn(values, 'face') as 1;
  const result = textIn(values, 'result');
  const paid = { ...state, isFirst: false, scores: addScore(state.scores, seat, sips) };
  const finishWith = (finish: Finish, change: Partial<ThreeDiceSheet> = {}): ThreeDiceSheet =>
    goOn({
      ...paid,
      ...change,
      finished: [...state.finished, { seat, finish }],
      left: state.left.filter((other) => other !== seat),
    });
  switch (result) {
    case 'points': {
      const points = numberIn(values, 'points');
      const text = message('three-dice-sheet-points', { points, sips, unit });
      return { state: finishWith({ kind: 'points', points }), text };
    }
    case 'triple': {
      const penalty = state.penalty + tripleAdds(face);
      const text = message('three-dice-sheet-triple', { face, penalty, sips, unit });
      return { state: finishWith({ kind: 'safe', roll: 'three-of-a-kind' }, { penalty }), text };
    }
    case 'lucky-triple':
    case 'lucky-stairs': {
      const amount = result === 'lucky-triple' ? tripleAdds(face) : 1;
      const text = message('three-dice-sheet-lucky', { amount, unit });
      const left = roundFrom(state.order, seat);
      return { state: { ...paid, scores: addScore(state.scores, seat, amount), next: seat, left }, text };
    }
    default: {
      const roll = result === 'super-stairs' ? 'super-stairs' : 'stairs';
      const amount = amountOf(roll, [], state.finished.length + 1);
      const to = numberIn(values, 'to');
      const text = message('three-dice-sheet-gave', { roll, amount, to: { seat: to }, sips, unit });
      const scores = addScore(paid.scores, to, amount);
      return { state: finishWith({ kind: 'safe', roll }, { scores }), text };
    }
  }
}

/** Returns an error if sips for shit stairs are entered for a turn that cannot contain shit stairs. */
function problemsOf(state: ThreeDiceSheet, values: SheetValues): SheetProblem[] {
  const sips = numberIn(values, 'sips');
  if (state.options.shitStairs === 'rolled' || sips === 0) return [];
  const points = numberIn(values, 'points');
  const canBeShit = rollsOf(3).some(
    (dice) => kindOf(dice, false) === 'shit-stairs' && pointsOf(dice) === points,
  );
  return canBeShit ? [] : [unusual(message('three-dice-sheet-no-shit-stairs', { points }))];
}

export const threeDiceSheet: SheetRules<ThreeDiceOptions, ThreeDiceSheet> = {
  start: (options, order) => ({
    options,
    ...sheetStart(order),
    round: 1,
    penalty: 1,
    finished: [],
    left: order,
    tied: [],
    isFirst: true,
  }),
  prompt,
  enter(state, seat, values) {
    if (seat === null) {
      const loser = numberIn(values, 'loser');
      const text = message('three-dice-sheet-lost', {
        seat: { seat: loser },
        amount: state.penalty,
        unit: state.options.unit,
      });
      return { state: lose(state, [loser], loser), text, problems: [] };
    }
    const isStarter = state.isFirst && state.finished.length === 0;
    const begun = isStarter ? { ...state, left: roundFrom(state.order, seat) } : state;
    return { ...endTurn(begun, seat, values), problems: problemsOf(state, values) };
  },
  /** Players who join during a round play from the next round. */
  arrange(state) {
    const { order } = state;
    if (state.isFirst) return { ...state, left: order };
    const finished = state.finished.filter(({ seat }) => order.includes(seat));
    const left = state.left.filter((seat) => order.includes(seat));
    const tied = state.tied.filter((seat) => order.includes(seat));
    const now = { ...state, finished, left };
    if (tied.length > 1) return { ...now, tied, next: null };
    const [loser] = tied;
    if (loser !== undefined) return lose({ ...now, tied: [] }, [loser], loser);
    return goOn(now);
  },
  isFree: ({ isFirst }) => isFirst,
  facts({ round, penalty, options, places }) {
    return places === null
      ? [
          message('sheet-round', { round, rounds: options.rounds }),
          message('three-dice-sheet-penalty', { amount: penalty, unit: options.unit }),
          ...(options.payBelow > 0 ? [message('three-dice-rules-below', { points: options.payBelow })] : []),
        ]
      : [];
  },
};

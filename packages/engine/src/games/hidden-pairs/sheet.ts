import {
  addScore,
  diceIn,
  type Message,
  message,
  numberIn,
  ofSeat,
  pointsField,
  type Seat,
  type SheetField,
  type SheetPrompt,
  type SheetRules,
  type SheetState,
  type SheetValues,
  sheetStart,
  textIn,
  turnPrompt,
  unusual,
} from '../../core/index.ts';
import { priceOf } from './attacks.ts';
import type { HiddenPairsOptions } from './options.ts';
import { leadersOf, roundShown } from './rounds.ts';
import {
  type Actions,
  type Commit,
  type Hand,
  mostReRolls,
  pointsOfRound,
  prices,
  type Round,
  rounds,
  startPoints,
} from './state.ts';
import { hiddenPairsPlaces } from './step.ts';

/** A question to the whole table: who won the roll-off of a round, or of the match (`draw`). */
type Question = { readonly round: Round | 'draw'; readonly seats: readonly Seat[] };

interface HiddenPairsSheet extends SheetState {
  readonly options: HiddenPairsOptions;
  readonly turn: number;
  /** The values that each seat has entered for this turn. */
  readonly entered: Readonly<Record<Seat, SheetValues>>;
  readonly winners: readonly Seat[];
  readonly question: Question | null;
}

const splitIds = ['first', 'second', 'third'] as const;

function actionsOf(values: SheetValues): Actions {
  const aim = (id: string) => {
    const [round = 0, seat = 0] = textIn(values, id).split('-').map(Number);
    return { round: round as Round, seat };
  };
  return {
    ...(values.hinderance !== undefined && { hinderance: aim('hinderance') }),
    ...(values.diceBlock !== undefined && { diceBlock: aim('diceBlock') }),
    ...(values.luckyDice !== undefined && { luckyDice: { round: numberIn(values, 'luckyDice') as Round } }),
  };
}

const costOf = (values: SheetValues): number =>
  prices.reRoll * numberIn(values, 'reRolls') + priceOf(actionsOf(values));

/** Converts the entered values of a seat to a hand for the rules. Targets are numbered among the seats that play. */
function handOf(values: SheetValues, order: readonly Seat[]): Hand {
  const actions = actionsOf(values);
  const among = (one: Commit['hinderance']) => one && { round: one.round, seat: order.indexOf(one.seat) };
  const hinderance = among(actions.hinderance);
  const diceBlock = among(actions.diceBlock);
  const commit: Commit = {
    type: 'commit',
    pairs: [
      [0, 1],
      [2, 3],
      [4, 5],
    ],
    ...(hinderance && hinderance.seat >= 0 && { hinderance }),
    ...(diceBlock && diceBlock.seat >= 0 && { diceBlock }),
    ...(actions.luckyDice && { luckyDice: actions.luckyDice }),
  };
  return { dice: splitIds.flatMap((id) => diceIn(values, id)), reRolls: 0, pending: null, commit };
}

const missingFrom = ({ order, entered }: HiddenPairsSheet): Seat[] =>
  order.filter((seat) => entered[seat] === undefined);

function win(state: HiddenPairsSheet, winner: Seat): HiddenPairsSheet {
  const round = rounds[state.winners.length] ?? 3;
  return {
    ...state,
    question: null,
    winners: [...state.winners, winner],
    scores: addScore(state.scores, winner, pointsOfRound(round)),
  };
}

function finish(state: HiddenPairsSheet, winner: Seat): HiddenPairsSheet {
  const points = state.order.map((seat) => ofSeat(state.scores, seat));
  const places = hiddenPairsPlaces({ points }, state.order.indexOf(winner));
  return {
    ...state,
    question: null,
    next: null,
    places: state.scores.map((_, seat) => places[state.order.indexOf(seat)] ?? null),
  };
}

/** Answers the question who won the roll-off. */
const answer = (state: HiddenPairsSheet, winner: Seat): HiddenPairsSheet =>
  state.question?.round === 'draw' ? finish(state, winner) : goOn(win(state, winner));

/** Reveals all rounds whose results are known, until a question, the next turn or the end of the match. */
function goOn(state: HiddenPairsSheet): HiddenPairsSheet {
  const { order, entered, options, turn, winners } = state;
  const [missing] = missingFrom(state);
  if (missing !== undefined) return { ...state, next: missing };
  const round = rounds[winners.length];
  if (round !== undefined) {
    const hands = order.map((seat) => handOf(entered[seat] ?? {}, order));
    const leaders = leadersOf(roundShown({ turn, hands, options }, round).values).map((at) => order[at] ?? 0);
    const [winner] = leaders;
    if (winner !== undefined && leaders.length === 1) return goOn(win(state, winner));
    return { ...state, next: null, question: { round, seats: leaders } };
  }
  if (turn < options.turns) {
    return { ...state, turn: turn + 1, entered: {}, winners: [], next: order[0] ?? null };
  }
  const leaders = leadersOf(order.map((seat) => ofSeat(state.scores, seat))).map((at) => order[at] ?? 0);
  const [winner] = leaders;
  if (winner !== undefined && leaders.length === 1) return finish(state, winner);
  return { ...state, next: null, question: { round: 'draw', seats: leaders } };
}

function aimField(id: 'hinderance' | 'diceBlock', label: Message, others: readonly Seat[]): SheetField {
  return {
    kind: 'choice',
    id,
    label,
    optional: true,
    choices: rounds.flatMap((round) =>
      others.map((seat) => ({
        value: `${round}-${seat}`,
        text: message('hidden-pairs-sheet-aim', { round, seat: { seat } }),
      })),
    ),
  };
}

function prompt(state: HiddenPairsSheet, seat: Seat | null): SheetPrompt {
  if (seat === null) {
    const { round, seats } = state.question ?? { round: 'draw', seats: [] };
    return {
      ...turnPrompt(null, [
        { kind: 'seat', id: 'winner', label: message('hidden-pairs-sheet-winner'), seats },
      ]),
      label: message('hidden-pairs-sheet-tie', { round, seats: { seats } }),
    };
  }
  const others = state.order.filter((other) => other !== seat);
  return turnPrompt(seat, [
    ...splitIds.map(
      (id, at): SheetField => ({
        kind: 'dice',
        id,
        count: 2,
        label: message('hidden-pairs-sheet-pair', { round: at + 1, points: pointsOfRound(rounds[at] ?? 1) }),
      }),
    ),
    pointsField({
      id: 'reRolls',
      label: message('hidden-pairs-sheet-re-rolls', { price: prices.reRoll }),
      max: mostReRolls,
      keys: [0, 1, 2],
      optional: true,
    }),
    aimField('hinderance', message('hidden-pairs-sheet-hindrance', { price: prices.hinderance }), others),
    aimField('diceBlock', message('hidden-pairs-sheet-dice-block', { price: prices.diceBlock }), others),
    {
      kind: 'choice',
      id: 'luckyDice',
      label: message('hidden-pairs-sheet-lucky-dice', { price: prices.luckyDice }),
      optional: true,
      choices: rounds.map((round) => ({
        value: String(round),
        text: message('hidden-pairs-round', { round }),
      })),
    },
  ]);
}

export const hiddenPairsSheet: SheetRules<HiddenPairsOptions, HiddenPairsSheet> = {
  start: (options, order) => ({
    options,
    ...sheetStart(order, startPoints),
    turn: 1,
    entered: {},
    winners: [],
    question: null,
  }),
  prompt,
  enter(state, seat, values) {
    if (seat === null) {
      const winner = numberIn(values, 'winner');
      const round = state.question?.round ?? 'draw';
      const text = message('hidden-pairs-sheet-won', { round, seat: { seat: winner } });
      return { state: answer(state, winner), text, problems: [] };
    }
    const cost = costOf(values);
    const points = ofSeat(state.scores, seat);
    const problems =
      cost > points
        ? [unusual(message('hidden-pairs-sheet-too-dear', { seat: { seat }, cost, points }))]
        : [];
    const entered = { ...state.entered, [seat]: values };
    const after = goOn({ ...state, entered, scores: addScore(state.scores, seat, -cost) });
    const pairs = splitIds.map((id) => textIn(values, id));
    return {
      state: after,
      text: message('hidden-pairs-sheet-pairs', { pairs: { list: pairs }, cost }),
      problems,
    };
  },
  arrange(state) {
    const { question, order } = state;
    const seats = question?.seats.filter((seat) => order.includes(seat)) ?? [];
    const [winner] = seats;
    if (question === null || winner === undefined) return goOn({ ...state, question: null });
    return seats.length === 1 ? answer(state, winner) : { ...state, question: { ...question, seats } };
  },
  isFree: (state, seat) => missingFrom(state).includes(seat),
  facts({ turn, options, places }) {
    return places === null ? [message('hidden-pairs-sheet-turn', { turn, turns: options.turns })] : [];
  },
};

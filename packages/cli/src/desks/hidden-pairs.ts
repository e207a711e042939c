import {
  type Aim,
  allSeats,
  type Commit,
  type Hand as Held,
  type HiddenPairsMove,
  type HiddenPairsView,
  type Message,
  message,
  ofSeat,
  pick,
  priceOf,
  prices,
  roundPoints,
  type Seat,
  type Split,
  sumOf,
} from '@dicehall/engine';
import type { Action, Desk } from './desk.ts';
import { seatKeys } from './seat-keys.ts';

type Attack = 'hinderance' | 'diceBlock';
type Round = Aim['round'];
type Asking =
  | { readonly kind: 're-roll' }
  | { readonly kind: 'whom'; readonly attack: Attack }
  | { readonly kind: 'round'; readonly attack: Attack; readonly seat: Seat }
  | { readonly kind: 'lucky-round' };

/** What is planned for the turn: dice in the order in which they fill the rounds, two each, and actions. */
interface Plan {
  readonly placed: readonly number[];
  readonly actions: Omit<Commit, 'type' | 'pairs'>;
  readonly asking: Asking | null;
}

const rounds: readonly Round[] = [1, 2, 3];
const anySplit: Split = [
  [0, 1],
  [2, 3],
  [4, 5],
];
const pairOf = (placed: readonly number[], round: Round): number[] => placed.slice(round * 2 - 2, round * 2);

const opponentsOf = (view: HiddenPairsView, seat: Seat): Seat[] =>
  allSeats(view.scores.length).filter((other) => other !== seat);

function withAction(plan: Plan, action: Partial<Plan['actions']>): Plan {
  return { ...plan, actions: { ...plan.actions, ...action }, asking: null };
}

function withoutAction(plan: Plan, name: keyof Plan['actions']): Plan {
  const { [name]: _gone, ...actions } = plan.actions;
  return { ...plan, actions, asking: null };
}

const leads = (plan: Plan, ifLegal?: HiddenPairsMove): Action<Plan>['does'] =>
  ifLegal === undefined ? { kind: 'hand', hand: plan } : { kind: 'hand', hand: plan, ifLegal };

function askWhom(view: HiddenPairsView, seat: Seat, plan: Plan, attack: Attack): Plan {
  const [only, ...others] = opponentsOf(view, seat);
  if (only !== undefined && others.length === 0)
    return { ...plan, asking: { kind: 'round', attack, seat: only } };
  return { ...plan, asking: { kind: 'whom', attack } };
}

/** The key of an attack: plans it, or takes it back. */
function attackAction(
  view: HiddenPairsView,
  seat: Seat,
  plan: Plan,
  attack: Attack,
  key: string,
): Action<Plan> {
  const price = prices[attack];
  const aim = plan.actions[attack];
  if (aim !== undefined) {
    const label = message(`cli-act-no-${attack}`, { seat: { seat: aim.seat }, round: aim.round });
    return { key, label, does: leads(withoutAction(plan, attack)) };
  }
  const somewhere: Aim = { round: 1, seat: opponentsOf(view, seat)[0] ?? 0 };
  const trial: Commit = { type: 'commit', pairs: anySplit, ...plan.actions, [attack]: somewhere };
  return {
    key,
    label: message(`cli-act-${attack}`, { price }),
    does: leads(askWhom(view, seat, plan, attack), trial),
  };
}

function luckyAction(plan: Plan): Action<Plan> {
  const { luckyDice } = plan.actions;
  if (luckyDice !== undefined) {
    return {
      key: 'l',
      label: message('cli-act-no-luckyDice', { round: luckyDice.round }),
      does: leads(withoutAction(plan, 'luckyDice')),
    };
  }
  const trial: Commit = { type: 'commit', pairs: anySplit, ...plan.actions, luckyDice: { round: 1 } };
  const label = message('cli-act-luckyDice', { price: prices.luckyDice });
  return { key: 'l', label, does: leads({ ...plan, asking: { kind: 'lucky-round' } }, trial) };
}

/** All six dice placed: those not placed yet follow, the highest first. */
function filled(plan: Plan, { dice }: Held): Plan {
  const rest = dice
    .map((face, place) => ({ face, place }))
    .filter(({ place }) => !plan.placed.includes(place))
    .sort((a, b) => b.face - a.face);
  return { ...plan, placed: [...plan.placed, ...rest.map(({ place }) => place)] };
}

const place = (plan: Plan, die: number): Plan => ({
  ...plan,
  placed: plan.placed.includes(die) ? plan.placed.filter((other) => other !== die) : [...plan.placed, die],
});

/** The pairs in the order of the rounds, once all six dice are placed. */
function splitOf([a, b, c, d, e, f]: readonly number[]): Split | null {
  if (a === undefined || b === undefined || c === undefined) return null;
  if (d === undefined || e === undefined || f === undefined) return null;
  return [
    [a, b],
    [c, d],
    [e, f],
  ];
}

function commitDeed(plan: Plan): Action<Plan>['does'] {
  const pairs = splitOf(plan.placed);
  if (pairs === null) return { kind: 'nothing', why: message('cli-why-pairs-first') };
  return { kind: 'move', move: { type: 'commit', pairs, ...plan.actions } };
}

function planActions(view: HiddenPairsView, seat: Seat, plan: Plan, hand: Held): Action<Plan>[] {
  const isFull = plan.placed.length === hand.dice.length;
  const points = ofSeat(view.scores, seat);
  const price = isFull ? priceOf(plan.actions) : 0;
  return [
    {
      key: 'b',
      label: message('cli-act-commit', { price, points, left: points - price }),
      does: commitDeed(plan),
    },
    {
      key: 'a',
      label: message(isFull ? 'cli-act-clear-pairs' : 'cli-act-fill-pairs'),
      does: leads(isFull ? { ...plan, placed: [] } : filled(plan, hand)),
    },
    {
      key: 'r',
      label: message('cli-act-re-roll', { price: prices.reRoll, used: hand.reRolls }),
      does: leads({ ...plan, asking: { kind: 're-roll' } }, { type: 're-roll', die: 0 }),
    },
    attackAction(view, seat, plan, 'hinderance', 'n'),
    attackAction(view, seat, plan, 'diceBlock', 'd'),
    luckyAction(plan),
    ...hand.dice.map(
      (face, die): Action<Plan> => ({
        key: String(die + 1),
        label: message(plan.placed.includes(die) ? 'cli-act-take-back' : 'cli-act-place', { face }),
        does: leads(place(plan, die)),
        quiet: true,
      }),
    ),
  ];
}

function askedActions(
  view: HiddenPairsView,
  seat: Seat,
  plan: Plan,
  hand: Held,
  asking: Asking,
): Action<Plan>[] {
  const roundLabel = (round: Round) =>
    message('cli-act-in-round', { round, points: roundPoints[round - 1] ?? 0 });
  switch (asking.kind) {
    case 're-roll':
      return hand.dice.map((face, die) => ({
        key: String(die + 1),
        label: message('cli-act-re-roll-die', { face }),
        does: { kind: 'move', move: { type: 're-roll', die }, hand: { ...plan, asking: null } },
        quiet: true,
      }));
    case 'whom':
      return opponentsOf(view, seat).map((other, index) => ({
        key: seatKeys[index] ?? '',
        label: message('cli-act-against', { seat: { seat: other } }),
        does: leads({ ...plan, asking: { kind: 'round', attack: asking.attack, seat: other } }),
      }));
    case 'round':
      return rounds.map((round) => ({
        key: String(round),
        label: roundLabel(round),
        does: leads(withAction(plan, { [asking.attack]: { round, seat: asking.seat } })),
      }));
    case 'lucky-round':
      return rounds.map((round) => ({
        key: String(round),
        label: roundLabel(round),
        does: leads(withAction(plan, { luckyDice: { round } })),
      }));
  }
}

function planned(plan: Plan): Message[] {
  const { hinderance, diceBlock, luckyDice } = plan.actions;
  return [
    ...(hinderance
      ? [message('cli-plan-hinderance', { seat: { seat: hinderance.seat }, round: hinderance.round })]
      : []),
    ...(diceBlock
      ? [message('cli-plan-diceBlock', { seat: { seat: diceBlock.seat }, round: diceBlock.round })]
      : []),
    ...(luckyDice ? [message('cli-plan-luckyDice', { round: luckyDice.round })] : []),
  ];
}

function pairStatus(plan: Plan, { dice }: Held): Message[] {
  return rounds.map((round) => {
    const pair = pick(dice, pairOf(plan.placed, round));
    const values = { round, points: roundPoints[round - 1] ?? 0, dice: { dice: pair }, value: sumOf(pair) };
    return message(
      pair.length === 2 ? 'cli-pair' : pair.length === 1 ? 'cli-pair-half' : 'cli-pair-empty',
      values,
    );
  });
}

const askedText = (asking: Asking | null): Message[] =>
  asking === null ? [] : [message(`cli-asking-${asking.kind}`)];

/** Hidden Pairs: six dice into three pairs, out of the others' sight. */
export const hiddenPairsDesk: Desk<HiddenPairsView, Plan> = {
  fresh: () => ({ placed: [], actions: {}, asking: null }),
  actions(view, seat, plan) {
    if (view.hand === null) return [];
    if (plan.asking === null) return planActions(view, seat, plan, view.hand);
    const back: Action<Plan> = {
      key: 'x',
      label: message('cli-act-back'),
      does: leads({ ...plan, asking: null }),
    };
    return [...askedActions(view, seat, plan, view.hand, plan.asking), back];
  },
  aids(_view, _seat, { asking }) {
    if (asking === null) return [{ keys: '1–6', label: message('cli-aid-place') }];
    return asking.kind === 're-roll' ? [{ keys: '1–6', label: message('cli-aid-re-roll') }] : [];
  },
  dice: (view, _seat, { placed }) =>
    (view.hand?.dice ?? []).map((face, die) => {
      const at = placed.indexOf(die);
      return {
        face,
        key: String(die + 1),
        mark: at < 0 ? 'loose' : 'kept',
        worth: at < 0 ? null : message('cli-worth-round', { round: Math.floor(at / 2) + 1 }),
      };
    }),
  status(view, _seat, plan) {
    if (view.throwOff !== null) return [message('cli-roll-off')];
    if (view.hand === null || view.hand.dice.length === 0 || plan === null) return [];
    return [...pairStatus(plan, view.hand), ...planned(plan), ...askedText(plan.asking)];
  },
  title: (view) => message('cli-title-turn', { turn: view.turn, turns: view.options.turns }),
  ends: (move) => (move as HiddenPairsMove).type === 'commit',
};

import {
  allSeats,
  type ControlAction,
  draftAction,
  type Illegal,
  type Message,
  message,
  moveAction,
  noAction,
  ofSeat,
  type Seat,
  seatKeys,
} from '../../core/index.ts';
import {
  type AimedKind,
  type Asking,
  amountOfAttack,
  clearPairs,
  commitOf,
  fillPairs,
  isPlanned,
  type PairsDraft,
  planAction,
  priceOfPlan,
} from './draft.ts';
import { whyNotCommit, whyNotPay, whyNotReRoll } from './legality.ts';
import {
  type ActionKind,
  type Hand,
  type HiddenPairsMove,
  pointsOfRound,
  prices,
  type Round,
  rounds,
} from './state.ts';
import type { HiddenPairsView } from './view.ts';

type Action = ControlAction<HiddenPairsMove, PairsDraft>;

export interface Chooser {
  readonly view: HiddenPairsView;
  readonly seat: Seat;
  readonly hand: Hand;
  readonly draft: PairsDraft;
}

const opponentsOf = ({ view, seat }: Chooser): Seat[] =>
  allSeats(view.scores.length).filter((other) => other !== seat);

function commitAction({ view, seat, draft }: Chooser): Action {
  const points = ofSeat(view.scores, seat);
  const price = priceOfPlan(draft);
  const label = message('hidden-pairs-control-commit', { price, left: points - price });
  const commit = commitOf(draft);
  if (commit === null) return noAction('commit', label, 'b', message('hidden-pairs-why-pairs-first'));
  return moveAction('commit', label, 'b', commit, whyNotCommit(commit, seat, view.scores.length, points));
}

/**
 * Returns the button that starts planning an action. If the action is not possible, the button is disabled and has the
 * reason.
 */
const askAction = (
  { draft }: Chooser,
  id: string,
  key: string,
  label: Message,
  why: Illegal | null,
  asking: Asking,
): Action =>
  why === null ? draftAction(id, label, key, { ...draft, asking }) : noAction(id, label, key, why);

const whyNotPlan = ({ view, seat, draft }: Chooser, kind: ActionKind): Illegal | null =>
  whyNotPay(priceOfPlan(draft) + prices[kind], ofSeat(view.scores, seat));

/** Returns the first question about an action: its target, or its round if there is only one opponent. */
function firstQuestion(chooser: Chooser, action: AimedKind): Asking {
  const [only, ...others] = opponentsOf(chooser);
  return only !== undefined && others.length === 0
    ? { kind: 'round', action, seat: only }
    : { kind: 'target', action };
}

function attackAction(chooser: Chooser, action: AimedKind, key: string): Action {
  const { draft, hand } = chooser;
  const aim = draft.actions[action];
  if (aim !== undefined) {
    const values = { action, seat: { seat: aim.seat }, round: aim.round };
    const label = message('hidden-pairs-control-cancel-attack', values);
    return draftAction(action, label, key, planAction(draft, action, null));
  }
  const label = message('hidden-pairs-control-attack', {
    action,
    amount: amountOfAttack(action, hand.dice),
    price: prices[action],
  });
  return askAction(chooser, action, key, label, whyNotPlan(chooser, action), firstQuestion(chooser, action));
}

function luckyAction(chooser: Chooser): Action {
  const { draft } = chooser;
  const { luckyDice } = draft.actions;
  if (luckyDice !== undefined) {
    const label = message('hidden-pairs-control-cancel-lucky-dice', { round: luckyDice.round });
    return draftAction('luckyDice', label, 'k', planAction(draft, 'luckyDice', null));
  }
  const label = message('hidden-pairs-control-lucky-dice', {
    price: prices.luckyDice,
    rule: chooser.view.options.luckyDice,
  });
  return askAction(chooser, 'luckyDice', 'k', label, whyNotPlan(chooser, 'luckyDice'), {
    kind: 'lucky-round',
  });
}

function reRollAction(chooser: Chooser): Action {
  const label = message('hidden-pairs-control-re-roll', { price: prices.reRoll });
  const why = whyNotReRoll(chooser.hand.reRolls, ofSeat(chooser.view.scores, chooser.seat));
  return askAction(chooser, 're-roll', 'r', label, why, { kind: 're-roll' });
}

function pairsAction({ draft, hand }: Chooser): Action {
  return isPlanned(draft)
    ? draftAction('clear', message('hidden-pairs-control-clear'), 'a', clearPairs(draft))
    : draftAction('fill', message('hidden-pairs-control-fill'), 'a', fillPairs(draft, hand.dice));
}

const roundActions = (planned: (round: Round) => PairsDraft): Action[] =>
  rounds.map((round) => {
    const label = message('hidden-pairs-control-round', { round, points: pointsOfRound(round) });
    return draftAction(`round-${round}`, label, String(round), planned(round));
  });

function answers(chooser: Chooser, asking: Asking): Action[] {
  const { draft, hand } = chooser;
  switch (asking.kind) {
    case 're-roll':
      return hand.dice.map((face, die) => ({
        ...moveAction<HiddenPairsMove, PairsDraft>(
          `re-roll-${die}`,
          message('hidden-pairs-control-re-roll-die', { number: die + 1, face, price: prices.reRoll }),
          String(die + 1),
          { type: 're-roll', die },
          whyNotReRoll(hand.reRolls, ofSeat(chooser.view.scores, chooser.seat)),
        ),
        effect: { kind: 'move', move: { type: 're-roll', die }, next: { ...draft, asking: null } },
      }));
    case 'target':
      return opponentsOf(chooser).map((seat, index) =>
        draftAction(
          `against-${seat}`,
          message('hidden-pairs-control-against', { seat: { seat } }),
          seatKeys[index] ?? null,
          { ...draft, asking: { kind: 'round', action: asking.action, seat } },
        ),
      );
    case 'round':
      return roundActions((round) => planAction(draft, asking.action, { round, seat: asking.seat }));
    case 'lucky-round':
      return roundActions((round) => planAction(draft, 'luckyDice', { round }));
  }
}

export function actionsOf(chooser: Chooser): Action[] {
  const { draft } = chooser;
  if (draft.asking !== null) {
    const back = draftAction<HiddenPairsMove, PairsDraft>('back', message('hidden-pairs-control-back'), 'x', {
      ...draft,
      asking: null,
    });
    return [...answers(chooser, draft.asking), back];
  }
  return [
    commitAction(chooser),
    pairsAction(chooser),
    reRollAction(chooser),
    attackAction(chooser, 'hinderance', 'n'),
    attackAction(chooser, 'diceBlock', 'd'),
    luckyAction(chooser),
  ];
}

import {
  type Commit,
  diceBlockOf,
  type Face,
  type HiddenPairsView,
  hinderanceOf,
  mostReRolls,
  ofSeat,
  priceOf,
  prices,
  type Round,
  type Seat,
  sumOf,
} from '@dicehall/engine';
import { type Phrase, phrase } from '../i18n/phrase.ts';

export const allRounds: readonly Round[] = [1, 2, 3];

/** What a player of Hidden Pairs is about to commit: the round of each die, and the actions. */
export interface PairsPlan {
  /** By die: the round it is played in, or null. */
  readonly rounds: readonly (Round | null)[];
  /** The round that the next die goes to. */
  readonly filling: Round;
  readonly hinderance: { readonly round: Round; readonly seat: Seat } | null;
  readonly diceBlock: { readonly round: Round; readonly seat: Seat } | null;
  readonly luckyDice: { readonly round: Round } | null;
}

export const emptyPlan: PairsPlan = {
  rounds: [null, null, null, null, null, null],
  filling: 1,
  hinderance: null,
  diceBlock: null,
  luckyDice: null,
};

/** The dice of a round, by position. */
export const diceOfRound = (plan: PairsPlan, round: Round): number[] =>
  plan.rounds.flatMap((at, die) => (at === round ? [die] : []));

const isFull = (plan: PairsPlan, round: Round): boolean => diceOfRound(plan, round).length === 2;

/** Whether every die has its round. */
export const isPlanned = (plan: PairsPlan): boolean => plan.rounds.every((round) => round !== null);

function withFilling(plan: PairsPlan): PairsPlan {
  if (!isFull(plan, plan.filling)) return plan;
  const open = allRounds.filter((round) => !isFull(plan, round));
  return { ...plan, filling: open[0] ?? plan.filling };
}

/** Puts a die into the round that is being filled, or takes it back; the last two dice go to the last round by themselves. */
export function toggleDie(plan: PairsPlan, die: number): PairsPlan {
  const taken = plan.rounds[die] ?? null;
  if (taken !== null) return { ...plan, rounds: plan.rounds.with(die, null), filling: taken };
  const put = withFilling({ ...plan, rounds: plan.rounds.with(die, plan.filling) });
  const left = put.rounds.flatMap((round, at) => (round === null ? [at] : []));
  const restFits = left.length > 0 && left.length === 2 - diceOfRound(put, put.filling).length;
  if (!restFits || left.length !== 2) return put;
  return { ...put, rounds: put.rounds.map((round) => round ?? put.filling) };
}

/** Turns to a round, to fill it next. */
export const fillNext = (plan: PairsPlan, round: Round): PairsPlan => ({ ...plan, filling: round });

/** The strongest dice to the first round, and so on: a start to change from. */
export function highestFirstPlan(plan: PairsPlan, dice: readonly Face[]): PairsPlan {
  const order = dice.map((_, die) => die).sort((a, b) => (dice[b] ?? 0) - (dice[a] ?? 0));
  const roundAt = (rank: number): Round => (rank < 2 ? 1 : rank < 4 ? 2 : 3);
  return { ...plan, rounds: dice.map((_, die) => roundAt(order.indexOf(die))) };
}

/** What the dice of a round add up to. */
export const sumOfRound = (plan: PairsPlan, round: Round, dice: readonly Face[]): number =>
  sumOf(diceOfRound(plan, round).map((die) => dice[die] ?? 0));

/** The move that the plan makes, once every die has its round. */
export function commitOf(plan: PairsPlan): Commit | null {
  const [a, b, c] = allRounds.map((round) => diceOfRound(plan, round));
  const pair = (dice: number[] | undefined): readonly [number, number] | null => {
    const [first, second] = dice ?? [];
    return first === undefined || second === undefined ? null : [first, second];
  };
  const [first, second, third] = [pair(a), pair(b), pair(c)];
  if (first === null || second === null || third === null) return null;
  return {
    type: 'commit',
    pairs: [first, second, third],
    ...(plan.hinderance && { hinderance: plan.hinderance }),
    ...(plan.diceBlock && { diceBlock: plan.diceBlock }),
    ...(plan.luckyDice && { luckyDice: plan.luckyDice }),
  };
}

/** What the planned actions cost together. */
export const priceOfPlan = (plan: PairsPlan): number =>
  priceOf({
    ...(plan.hinderance && { hinderance: plan.hinderance }),
    ...(plan.diceBlock && { diceBlock: plan.diceBlock }),
    ...(plan.luckyDice && { luckyDice: plan.luckyDice }),
  });

/** Why a die cannot be re-rolled now; null when it can. */
export function whyNoReRoll(view: HiddenPairsView, seat: Seat): Phrase | null {
  if ((view.hand?.reRolls ?? 0) >= mostReRolls) return phrase('web-why-no-re-rolls', { count: mostReRolls });
  const points = ofSeat(view.scores, seat);
  return points < prices.reRoll ? phrase('web-why-cannot-pay', { price: prices.reRoll, points }) : null;
}

/** The actions, what each costs, and what it takes off. */
export const actionKinds = ['hinderance', 'diceBlock', 'luckyDice'] as const;
export type ActionKind = (typeof actionKinds)[number];

/** How much an attack with these dice takes off; null for Lucky Dice, which takes nothing. */
export function attackOf(kind: ActionKind, dice: readonly Face[]): number | null {
  switch (kind) {
    case 'hinderance':
      return hinderanceOf(dice);
    case 'diceBlock':
      return diceBlockOf(dice);
    case 'luckyDice':
      return null;
  }
}

/** Why an action cannot be added to the plan; null when it can. */
export function whyNotAffordable(plan: PairsPlan, kind: ActionKind, points: number): Phrase | null {
  if (plan[kind] !== null) return null;
  const price = prices[kind];
  const left = points - priceOfPlan(plan);
  return left >= price ? null : phrase('web-why-cannot-pay', { price, points: left });
}

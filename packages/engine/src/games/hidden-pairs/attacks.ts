import { type BySeat, type Face, type Seat, sumOf } from '../../core/index.ts';
import type { HiddenPairsOptions } from './options.ts';
import {
  type Actions,
  type Aim,
  type Attack,
  type AttackKind,
  actionKinds,
  type Commit,
  type Hand,
  type HiddenPairsState,
  prices,
  type Round,
} from './state.ts';

/** The sum of the attacker's two lowest dice. */
export const hinderanceOf = (dice: readonly Face[]): number =>
  sumOf([...dice].sort((a, b) => a - b).slice(0, 2));

/** The sum of the attacker's third and fourth highest dice. */
export const diceBlockOf = (dice: readonly Face[]): number =>
  sumOf([...dice].sort((a, b) => b - a).slice(2, 4));

export const priceOf = (commit: Actions): number =>
  sumOf(actionKinds.map((kind) => (commit[kind] ? prices[kind] : 0)));

export function priceInRound(commit: Commit, round: Round): number {
  return sumOf(actionKinds.map((kind) => (commit[kind]?.round === round ? prices[kind] : 0)));
}

function attacksBy(by: Seat, hand: Hand, round: Round): Attack[] {
  const attack = (kind: AttackKind, aim: Aim | undefined, amount: number): Attack[] =>
    aim?.round === round ? [{ kind, by, on: aim.seat, amount, negated: false }] : [];
  return [
    ...attack('hinderance', hand.commit?.hinderance, hinderanceOf(hand.dice)),
    ...attack('dice-block', hand.commit?.diceBlock, diceBlockOf(hand.dice)),
  ];
}

/** Applies Lucky Dice, which block the largest attack on a player or all of them, depending on the options. */
export function negate(
  attacks: readonly Attack[],
  lucky: readonly Seat[],
  { luckyDice }: HiddenPairsOptions,
): Attack[] {
  const largestOn = (seat: Seat) =>
    attacks.filter(({ on }) => on === seat).reduce((a, b) => (b.amount > a.amount ? b : a));
  return attacks.map((attack) => ({
    ...attack,
    negated: lucky.includes(attack.on) && (luckyDice === 'all' || largestOn(attack.on) === attack),
  }));
}

export const luckySeats = (hands: BySeat<Hand>, round: Round): Seat[] =>
  hands.flatMap((hand, seat) => (hand.commit?.luckyDice?.round === round ? [seat] : []));

export const attacksOf = (
  { hands, options }: Pick<HiddenPairsState, 'hands' | 'options'>,
  round: Round,
): Attack[] =>
  negate(
    hands.flatMap((hand, seat) => attacksBy(seat, hand, round)),
    luckySeats(hands, round),
    options,
  );

export const valuesOf = (pairs: BySeat<readonly Face[]>, attacks: readonly Attack[]): number[] =>
  pairs.map(
    (pair, seat) =>
      sumOf(pair) -
      sumOf(attacks.filter(({ on, negated }) => on === seat && !negated).map(({ amount }) => amount)),
  );

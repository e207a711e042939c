import {
  type BySeat,
  type CommonIllegalCode,
  type Face,
  type Illegal,
  pick,
  type Seat,
  type ThrowOff,
} from '../../core/index.ts';
import type { HiddenPairsOptions } from './options.ts';

export const allDice = 6;
export const startPoints = 500;
export const mostReRolls = 2;
/** The points for winning each of the three rounds of a turn. */
export const roundPoints = [200, 150, 100] as const;
export const prices = { reRoll: 50, hinderance: 50, diceBlock: 125, luckyDice: 100 } as const;

/** The number of a round within a turn, from 1. */
export type Round = 1 | 2 | 3;
export const rounds = [1, 2, 3] as const satisfies readonly Round[];

export const pointsOfRound = (round: Round): number => roundPoints[(round - 1) as 0 | 1 | 2];

/** The positions of two dice that are played as a pair. */
export type Pair = readonly [number, number];
/** A division of six dice: one pair per round, in the order of the rounds. */
export type Split = readonly [Pair, Pair, Pair];

export interface Aim {
  readonly round: Round;
  readonly seat: Seat;
}

export interface Commit {
  readonly type: 'commit';
  readonly pairs: Split;
  readonly hinderance?: Aim;
  readonly diceBlock?: Aim;
  readonly luckyDice?: { readonly round: Round };
}

export const actionKinds = ['hinderance', 'diceBlock', 'luckyDice'] as const;
export type ActionKind = (typeof actionKinds)[number];

export type Actions = Omit<Commit, 'type' | 'pairs'>;

export type HiddenPairsMove = { readonly type: 're-roll'; readonly die: number } | Commit;

/** The secret hand of a player in the current turn. */
export interface Hand {
  /** The faces of the six dice by position; empty before the roll. */
  readonly dice: readonly Face[];
  readonly reRolls: number;
  readonly pending: number | null;
  readonly commit: Commit | null;
}

export type AttackKind = 'hinderance' | 'dice-block';

export interface Attack {
  readonly kind: AttackKind;
  readonly by: Seat;
  readonly on: Seat;
  readonly amount: number;
  readonly negated: boolean;
}

export interface RoundShown {
  readonly turn: number;
  readonly round: Round;
  readonly pairs: BySeat<readonly Face[]>;
  readonly attacks: readonly Attack[];
  readonly lucky: readonly Seat[];
  /** The value of each seat's pair after the attacks. */
  readonly values: BySeat<number>;
  /** The seat that won the round; null while tied players roll for it. */
  readonly winner: Seat | null;
}

export type HiddenPairsPhase =
  | { readonly kind: 'throwing'; readonly seat: Seat }
  | { readonly kind: 'choosing' }
  | { readonly kind: 'tie-break'; readonly round: Round; readonly throwOff: ThrowOff }
  | { readonly kind: 'draw'; readonly throwOff: ThrowOff }
  | { readonly kind: 'over'; readonly winner: Seat };

export interface HiddenPairsState {
  readonly options: HiddenPairsOptions;
  /** The number of the current turn, from 1. */
  readonly turn: number;
  readonly points: BySeat<number>;
  /** The points of each seat that all viewers know. Prices that are still hidden are not subtracted yet. */
  readonly shownPoints: BySeat<number>;
  readonly hands: BySeat<Hand>;
  readonly phase: HiddenPairsPhase;
  /** The rounds revealed in this turn; before the first reveal, the rounds of the previous turn. */
  readonly shown: readonly RoundShown[];
  /** The number of re-rolls of each seat in the last turn that was revealed completely. */
  readonly shownReRolls: BySeat<number>;
}

/** Returns the commit of a hand. Every hand has one while rounds are revealed. */
export function commitOfHand({ commit }: Hand): Commit {
  if (commit === null) throw new RangeError('Rounds are shown once every seat has committed');
  return commit;
}

export const pairOfHand = (hand: Hand, round: Round): readonly Face[] =>
  pick(hand.dice, commitOfHand(hand).pairs[(round - 1) as 0 | 1 | 2]);

export const emptyHand: Hand = { dice: [], reRolls: 0, pending: null, commit: null };

export const hiddenPairsIllegalCodes = [
  'no-re-rolls-left',
  'not-enough-points',
  'pairs-not-a-split',
  'attack-yourself',
] as const;
export type HiddenPairsIllegal = Illegal<CommonIllegalCode | (typeof hiddenPairsIllegalCodes)[number]>;

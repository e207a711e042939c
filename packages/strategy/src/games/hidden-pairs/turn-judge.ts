import {
  type BySeat,
  type Face,
  type Hand,
  type HiddenPairsMove,
  type HiddenPairsState,
  hiddenPairs,
  ofSeat,
  priceOf,
  prices,
  type Seat,
  type ThrowOff,
  unwrap,
} from '@dicehall/engine';
import { cached } from '../../cached.ts';
import { throwsOf } from '../../outcomes/throws.ts';
import type { ComparedMove, Judge } from '../../review/judge.ts';
import { winShares } from '../../solve/shares.ts';
import { isSameMove, mixtureOf } from './mixture.ts';
import { handIndex, reRolls } from './solve/hands.ts';
import { MatchField } from './solve/match/field.ts';
import type { PlayedMatch } from './solve/match/match.ts';
import { turnsLeft } from './solve/match/standings.ts';
import { TurnValues } from './solve/match/turn-values.ts';
import { commitFor, planOf } from './solve/plans.ts';

const [high, low] = [
  [6, 6],
  [1, 1],
] as const satisfies readonly (readonly Face[])[];

/** The state after the next throw of a tie-break. */
function thrown(state: HiddenPairsState, dice: readonly Face[]): HiddenPairsState {
  const step = hiddenPairs.step(state);
  if (step.kind !== 'throw') throw new Error(`No throw is awaited, but ${step.kind}`);
  return unwrap(hiddenPairs.apply(state, { seat: step.seat, dice })).state;
}

/** The points of a seat at the start of a turn of which no round is shown. */
function startOf({ points, hands }: HiddenPairsState, seat: Seat): number {
  const { reRolls: used, commit } = ofSeat(hands, seat);
  return ofSeat(points, seat) + prices.reRoll * used + (commit === null ? 0 : priceOf(commit));
}

class TurnJudge implements Judge {
  readonly how: PlayedMatch['how'];
  readonly exact = false;
  readonly unit = 'win';
  readonly noise = 0;
  readonly #match: PlayedMatch;
  readonly #fields: readonly [MatchField, MatchField];

  constructor(match: PlayedMatch) {
    this.#match = match;
    this.how = match.how;
    this.#fields = [new MatchField(match.luckyDice), new MatchField(match.luckyDice)];
  }

  reveals({ phase }: HiddenPairsState): boolean {
    return phase.kind !== 'choosing';
  }

  readonly #seats = cached(
    (left: number, one: number, other: number) => `${left} ${one} ${other}`,
    (left, one, other) => {
      const first = new TurnValues(this.#match, left, one, other, this.#fields[0]);
      return [first, one === other ? first : new TurnValues(this.#match, left, other, one, this.#fields[1])];
    },
    1,
  );

  #valuesOf(state: HiddenPairsState, seat: Seat): TurnValues {
    return ofSeat(this.#seats(turnsLeft(state), startOf(state, 0), startOf(state, 1)), seat);
  }

  /** How much better a seat stands than at the start of the turn, against all possible hands of the other. */
  #gained(state: HiddenPairsState, seat: Seat): number {
    const hand = ofSeat(state.hands, seat);
    if (hand.dice.length === 0) return 0;
    const values = this.#valuesOf(state, seat);
    return handValue(values, hand) - values.start;
  }

  /** The win probability of a seat whose own choices gained so much in this turn. */
  #chance(state: HiddenPairsState, seat: Seat, gained: number): number {
    const start = this.#match.value(turnsLeft(state), startOf(state, seat), startOf(state, 1 - seat));
    return Math.min(1, Math.max(0, start + gained - this.#gained(state, 1 - seat)));
  }

  value(state: HiddenPairsState): BySeat<number> {
    const { phase } = state;
    const step = hiddenPairs.step(state);
    if (step.kind === 'over') return winShares(step.places);
    if (phase.kind === 'draw') return [0.5, 0.5];
    if (phase.kind === 'tie-break') return this.#tied(state, phase.throwOff);
    const first = this.#chance(state, 0, this.#gained(state, 0));
    return [first, 1 - first];
  }

  /** Both players win a tie-break that begins with equal probability. */
  #tied(state: HiddenPairsState, throwOff: ThrowOff): BySeat<number> {
    const valueAfter = (throws: readonly (readonly Face[])[]): number => {
      const over = throws.reduce((next, dice) => thrown(next, dice), state);
      return ofSeat(this.value(over), 0);
    };
    const first =
      throwOff.thrown.length === 0
        ? (valueAfter([high, low]) + valueAfter([low, high])) / 2
        : throwsOf(high.length).reduce((sum, { dice, ways }) => sum + (ways / 36) * valueAfter([dice]), 0);
    return [first, 1 - first];
  }

  /**
   * Values against the opponent's possible hands, not against its actual hand. A move that the mixture plays is right:
   * the solver's mixture is no more exact than the values of its moves differ, and that is the margin.
   */
  choices(state: HiddenPairsState, seat: Seat, played: HiddenPairsMove): ComparedMove[] {
    const hand = ofSeat(state.hands, seat);
    const values = this.#valuesOf(state, seat);
    const chance = (own: number): number => this.#chance(state, seat, own - values.start);
    const value = (move: HiddenPairsMove): number => chance(moveValue(values, hand, move));
    const most = chance(values.best(handIndex(hand.dice), hand.reRolls));
    const mixture = mixtureOf(
      this.#match.mixture(turnsLeft(state), startOf(state, seat), startOf(state, 1 - seat)),
      hand,
      startOf(state, seat),
      seat,
    ).map((mixed) => ({ ...mixed, value: value(mixed.move) }));
    const own = value(played);
    const mixed = mixture.some(({ move }) => isSameMove(hand, move, played));
    const all = mixture.reduce((sum, { probability }) => sum + probability, 0);
    const meanGap = mixture.reduce((sum, one) => sum + (one.probability / all) * (most - one.value), 0);
    const margin = mixed ? most - own : meanGap;
    const others = mixture.filter(({ move }) => !isSameMove(hand, move, played));
    return [
      { move: played, value: own, margin: 0, mixed },
      ...(own < most ? [{ move: better(values, hand, seat), value: most, margin }] : []),
      ...others.map((one) => ({ move: one.move, value: one.value, margin, mixed: true })),
    ];
  }
}

/** The win probability of a hand at the stage of the turn that it has come to. */
function handValue(values: TurnValues, hand: Hand): number {
  if (hand.commit !== null) return moveValue(values, hand, hand.commit);
  const { pending, reRolls: used } = hand;
  if (pending === null) return values.best(handIndex(hand.dice), used);
  return moveValue(values, { ...hand, reRolls: used - 1 }, { type: 're-roll', die: pending });
}

function moveValue(values: TurnValues, hand: Hand, move: HiddenPairsMove): number {
  const index = handIndex(hand.dice);
  if (move.type === 'commit') return values.plan(index, planOf(hand.dice, move), hand.reRolls);
  const again = reRolls[index].find(({ face }) => face === hand.dice[move.die]);
  return again === undefined ? 0 : values.thrown(again.leadsTo, hand.reRolls + 1);
}

/** The best move of a hand. */
function better(values: TurnValues, hand: Hand, seat: Seat): HiddenPairsMove {
  const index = handIndex(hand.dice);
  const { plan, value } = values.kept(index, hand.reRolls);
  if (values.best(index, hand.reRolls) <= value) return commitFor(hand.dice, plan, 1 - seat);
  const rolls = hand.dice.map((_, die) => ({ type: 're-roll', die }) as const);
  return rolls.reduce((one, other) =>
    moveValue(values, hand, other) > moveValue(values, hand, one) ? other : one,
  );
}

/**
 * Judges Hidden Pairs for two by a match that both play. A hand is valued against the opponent's possible hands. The
 * change of value when hidden choices are revealed is neither luck nor an error; the review reports it as `met`.
 */
export const turnJudge = (match: PlayedMatch): Judge => new TurnJudge(match);

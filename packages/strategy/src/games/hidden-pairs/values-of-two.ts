import {
  type BySeat,
  emptyHand,
  type Face,
  type Hand,
  type HiddenPairsMove,
  type HiddenPairsState,
  type HiddenPairsView,
  hiddenPairs,
  ofSeat,
  priceOf,
  prices,
  type Seat,
  type ThrowOff,
  unwrap,
} from '@dicehall/engine';
import type { Bot } from '../../bots/bot.ts';
import { cached } from '../../cached.ts';
import { throwsOf } from '../../outcomes/throws.ts';
import { winShares } from '../../solve/shares.ts';
import { type Asked, type ValuedMatch, Values, type WeighedMove } from '../../values/values.ts';
import { handIndex, reRolls } from './solve/hands.ts';
import { MatchField } from './solve/match/field.ts';
import type { PlayedMatch } from './solve/match/match.ts';
import { chancesOf, type Mixture } from './solve/match/mixture.ts';
import { roundChances } from './solve/match/round-chances.ts';
import { stagesOf, turnsLeft } from './solve/match/standings.ts';
import { TurnValues } from './solve/match/turn-values.ts';
import { commitFor, planOf } from './solve/plans.ts';
import { hiddenPairsExpert } from './solve/player.ts';

/** Returns a state with the moves of a seat, made from its view. The hands of the other seats are empty. */
export const seenState = (
  { options, turn, scores, hand }: HiddenPairsView,
  seat: Seat,
): HiddenPairsState => ({
  options,
  turn,
  points: scores,
  shownPoints: scores,
  hands: scores.map((_, other) => (other === seat && hand !== null ? hand : emptyHand)),
  phase: { kind: 'choosing' },
  shown: [],
  shownReRolls: scores.map(() => 0),
});

interface MixedMove {
  readonly move: HiddenPairsMove;
  readonly probability: number;
}

/**
 * The probability below which a move is ignored, because such probabilities are artefacts of the solver's iterations.
 */
const leastProbability = 0.002;

/**
 * Encodes a move for a hand in which dice with equal faces are interchangeable: the number of a plan, or the negated
 * face to re-roll.
 */
const planned = ({ dice }: Hand, move: HiddenPairsMove): number =>
  move.type === 're-roll' ? -dice[move.die] : planOf(dice, move);

/**
 * Returns the moves in the mixture of a hand.
 * @param points the points at the start of the turn
 */
function mixtureOf(mixture: Mixture, hand: Hand, points: number, seat: Seat): MixedMove[] {
  const { keep, again, plans } = chancesOf(mixture, handIndex(hand.dice), hand.reRolls, points);
  const rolled = again.map(({ face, chance }): MixedMove => {
    return { move: { type: 're-roll', die: hand.dice.indexOf(face) }, probability: chance };
  });
  const kept = plans.map(({ plan, chance }): MixedMove => {
    return { move: commitFor(hand.dice, plan, 1 - seat), probability: keep * chance };
  });
  return [...rolled, ...kept].filter(({ probability }) => probability >= leastProbability);
}

const [high, low] = [
  [6, 6],
  [1, 1],
] as const satisfies readonly (readonly Face[])[];

/** Returns the state after the next throw of a tie-break. */
function thrown(state: HiddenPairsState, dice: readonly Face[]): HiddenPairsState {
  const step = hiddenPairs.step(state);
  if (step.kind !== 'throw') throw new Error(`No throw is awaited, but ${step.kind}`);
  return unwrap(hiddenPairs.apply(state, { seat: step.seat, dice })).state;
}

/** Returns the points of a seat at the start of a turn. No round of the turn may have been revealed yet. */
function startOf({ points, hands }: HiddenPairsState, seat: Seat): number {
  const { reRolls: used, commit } = ofSeat(hands, seat);
  return ofSeat(points, seat) + prices.reRoll * used + (commit === null ? 0 : priceOf(commit));
}

/** Returns the win probability of a hand at the current stage of the turn. */
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

function bestMoveOf(values: TurnValues, hand: Hand, seat: Seat): HiddenPairsMove {
  const index = handIndex(hand.dice);
  const { plan, value } = values.kept(index, hand.reRolls);
  if (values.best(index, hand.reRolls) <= value) return commitFor(hand.dice, plan, 1 - seat);
  const rolls = hand.dice.map((_, die) => ({ type: 're-roll', die }) as const);
  return rolls.reduce((one, other) =>
    moveValue(values, hand, other) > moveValue(values, hand, one) ? other : one,
  );
}

/** The precision of the win probabilities. They are stored as single-precision numbers. */
const precision = 1e-6;

/**
 * The values of Hidden Pairs for two players. A hand is valued against all possible hands of an opponent who follows
 * the solution. The effect of revealed choices counts neither as luck nor as a mistake.
 */
export class ValuesOfTwo extends Values {
  readonly how: PlayedMatch['how'];
  readonly unit = 'win';
  readonly bot: Bot;
  readonly #match: PlayedMatch;
  readonly #fields: readonly [MatchField, MatchField];

  constructor(match: ValuedMatch, played: PlayedMatch) {
    super(match);
    this.how = played.how;
    this.bot = hiddenPairsExpert(played) as Bot;
    this.#match = played;
    this.#fields = [new MatchField(played.luckyDice), new MatchField(played.luckyDice)];
  }

  override reveals(state: unknown): boolean {
    return (state as HiddenPairsState).phase.kind !== 'choosing';
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

  /**
   * Returns how much a seat has gained since the start of the turn, averaged over all possible hands of the other seat.
   */
  #gained(state: HiddenPairsState, seat: Seat): number {
    const hand = ofSeat(state.hands, seat);
    if (hand.dice.length === 0) return 0;
    const values = this.#valuesOf(state, seat);
    return handValue(values, hand) - values.start;
  }

  /** Returns the win probability of a seat, including the gain of its own choices in this turn. */
  #chance(state: HiddenPairsState, seat: Seat, gained: number): number {
    const start = this.#match.value(turnsLeft(state), startOf(state, seat), startOf(state, 1 - seat));
    return Math.min(1, Math.max(0, start + gained - this.#gained(state, 1 - seat)));
  }

  bySeat(given: unknown): BySeat<number> {
    const state = given as HiddenPairsState;
    const { phase } = state;
    const step = hiddenPairs.step(state);
    if (step.kind === 'over') return winShares(step.places);
    if (phase.kind === 'draw') return [0.5, 0.5];
    if (phase.kind === 'tie-break') return this.#tied(state, phase.throwOff);
    const first = this.#chance(state, 0, this.#gained(state, 0));
    return [first, 1 - first];
  }

  /** Returns the values during a tie-break. Before its first roll, both players win it with equal probability. */
  #tied(state: HiddenPairsState, throwOff: ThrowOff): BySeat<number> {
    const valueAfter = (throws: readonly (readonly Face[])[]): number => {
      const over = throws.reduce((next, dice) => thrown(next, dice), state);
      return ofSeat(this.bySeat(over), 0);
    };
    const first =
      throwOff.thrown.length === 0
        ? (valueAfter([high, low]) + valueAfter([low, high])) / 2
        : throwsOf(high.length).reduce((sum, { dice, ways }) => sum + (ways / 36) * valueAfter([dice]), 0);
    return [first, 1 - first];
  }

  /**
   * Values the moves of a seat. A move that the mixed strategy plays is never a mistake: the values of such moves
   * differ only by the solver's error, which is the margin.
   */
  moves(given: unknown, seat: Seat, { played }: Pick<Asked, 'played'> = {}): WeighedMove[] {
    const state = given as HiddenPairsState;
    const hand = ofSeat(state.hands, seat);
    const values = this.#valuesOf(state, seat);
    const value = (move: HiddenPairsMove): number => Math.min(1, moveValue(values, hand, move));
    const best = bestMoveOf(values, hand, seat);
    const most = value(best);
    const points = startOf(state, seat);
    const mixture = mixtureOf(
      this.#match.mixture(turnsLeft(state), points, startOf(state, 1 - seat)),
      hand,
      points,
      seat,
    );
    const all = mixture.reduce((sum, { probability }) => sum + probability, 0);
    const meanGap = mixture.reduce((sum, one) => sum + (one.probability / all) * (most - value(one.move)), 0);
    const shares = new Map(mixture.map((one) => [planned(hand, one.move), one.probability]));
    const priced = (move: HiddenPairsMove): WeighedMove => {
      const own = value(move);
      const share = shares.get(planned(hand, move));
      const behind = Math.max(0, most - own);
      const margin = share === undefined ? Math.max(precision, meanGap) : behind;
      return {
        move,
        value: own,
        loss: behind > margin ? behind : 0,
        margin,
        ...(share !== undefined && { share }),
      };
    };
    // Each plan is listed once, in the form in which it was played.
    const listed = [best, ...mixture.map(({ move }) => move), ...((played ?? []) as HiddenPairsMove[])];
    const moves =
      played === undefined
        ? hiddenPairs.moves(state, seat)
        : [...new Map(listed.map((move) => [planned(hand, move), move])).values()];
    return moves.map(priced).sort((a, b) => b.value - a.value);
  }

  protected override afterRoll(before: unknown, after: unknown, seat: Seat): number | null {
    if ((before as HiddenPairsState).phase.kind !== 'choosing') return null;
    const { dice, reRolls: used } = ofSeat((after as HiddenPairsState).hands, seat);
    return Math.min(1, this.#valuesOf(after as HiddenPairsState, seat).best(handIndex(dice), used));
  }

  protected override winsAfter(given: unknown, seat: Seat, move: unknown): number[] | undefined {
    const state = given as HiddenPairsState;
    const chosen = move as HiddenPairsMove;
    if (chosen.type !== 'commit') return undefined;
    const { dice } = ofSeat(state.hands, seat);
    const played = { hand: handIndex(dice), plan: planOf(dice, chosen) };
    const points = startOf(state, 1 - seat);
    const mixture = this.#match.mixture(turnsLeft(state), points, startOf(state, seat));
    return roundChances(this.#match.luckyDice, played, mixture, stagesOf(points));
  }

  /** Removes the hands of the others. */
  protected override seen(state: unknown, seat: Seat): unknown {
    const view = hiddenPairs.view(state as HiddenPairsState, seat);
    return view.step.kind === 'choose' ? seenState(view, seat) : state;
  }

  protected override mayRoll(move: unknown): boolean {
    return (move as HiddenPairsMove).type === 're-roll';
  }
}

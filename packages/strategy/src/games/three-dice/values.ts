import {
  allSeats,
  type BySeat,
  type Entry,
  losersOf,
  ofSeat,
  positionOf,
  type Seat,
  type ThreeDiceMove,
  type ThreeDiceOptions,
  type ThreeDiceState,
  type ThreeDiceView,
  threeDice,
  unwrap,
} from '@dicehall/engine';
import type { Bot } from '../../bots/bot.ts';
import { pickRandom } from '../../bots/choice.ts';
import { cached } from '../../cached.ts';
import { throwsOf } from '../../outcomes/throws.ts';
import type { ValuedMatch, WeighedMove } from '../../values/values.ts';
import { Values, weighMoves } from '../../values/values.ts';
import { rollsOf, type SolvedTurn, situationOf, turnAt } from './solve/choices.ts';
import { holdIndex, rollClasses, rollIndex } from './solve/classes.ts';
import { perPosition } from './solve/layers.ts';
import { type RoundSolution, restOfRound } from './solve/solve.ts';
import { BestTurn, stay } from './solve/turn.ts';

const after = (state: ThreeDiceState, entry: Entry<ThreeDiceMove>): ThreeDiceState =>
  unwrap(threeDice.apply(state, entry)).state;

const played = (state: ThreeDiceState, move: ThreeDiceMove): ThreeDiceState =>
  after(state, { seat: state.seat, move });

function meanOf(all: readonly BySeat<number>[]): number[] {
  const [first] = all;
  return (first ?? []).map(
    (_, seat) => all.reduce((sum, values) => sum + ofSeat(values, seat), 0) / all.length,
  );
}

/** The mean sips of each seat at the end of the round, plus the values of the later rounds. */
interface Outcome {
  readonly sips: readonly number[];
  readonly later: readonly number[];
}

/** The maximum number of cached turns of a match. */
const mostTurns = 500;

/**
 * The mean sips of the others minus the seat's own at the end of the match. A turn with dice on the table is played
 * optimally for the match. After that turn, all players play every round by its solution.
 */
class MatchOfRounds {
  readonly #solution: RoundSolution;

  constructor(solution: RoundSolution) {
    this.#solution = solution;
  }

  value(state: ThreeDiceState): readonly number[] {
    return this.valueOf(this.outcome(state));
  }

  valueOf({ sips, later }: Outcome): number[] {
    return this.#drunk(sips).map((value, seat) => value + ofSeat(later, seat));
  }

  outcome(state: ThreeDiceState): Outcome {
    const { scores, seat, limit, turn, over } = state;
    if (over || turn.kind === 'starter') return { sips: scores, later: scores.map(() => 0) };
    switch (turn.kind) {
      case 'roll-off':
        return this.#rollOff(state, turn.throwOff.seats);
      case 'start':
        return this.#start(state);
      case 'throw': {
        if (turn.rolls === 1) return this.#begun(state);
        const held = turn.dice.filter((_, die) => !turn.rolling.includes(die));
        return this.#rolled(state, limit - turn.rolls, holdIndex(held));
      }
      case 'choose': {
        const hold = this.bestHold(state, turn);
        return hold === stay
          ? this.outcome(played(state, { type: 'stay' }))
          : this.#rolled(state, limit - turn.rolls - 1, hold);
      }
      default: {
        const all = threeDice.moves(state, seat).map((move) => this.outcome(played(state, move)));
        return { sips: meanOf(all.map(({ sips }) => sips)), later: meanOf(all.map(({ later }) => later)) };
      }
    }
  }

  bestHold(state: ThreeDiceState, turn: Extract<ThreeDiceState['turn'], { kind: 'choose' }>): number {
    return this.#turnOf(state).turn.choices[state.limit - turn.rolls][rollIndex(turn.dice)];
  }

  /** The turn of a state, with the best choices for the match. */
  readonly #turnOf = cached(
    ({ round, starter, seat, limit, penalty, finished }: ThreeDiceState) =>
      JSON.stringify([round, starter, seat, limit, penalty, finished]),
    (state): Omit<SolvedTurn, 'allowed'> => {
      const { turn, results, after, allowed } = turnAt(this.#solution, state);
      if (state.round === state.options.rounds) return { turn, results, after };
      const best = new BestTurn(this.#solution.rules);
      // For every seat but the starter, the value of staying does not depend on the number of rolls left.
      const staying = (left: number) => ({ value: this.#staying(state, state.limit - left) });
      const all = state.seat === state.starter ? results.map((_, left) => staying(left)) : [];
      best.find(all.length > 0 ? all : Array(results.length).fill(staying(0)), allowed);
      return { turn: best, results, after };
    },
    mostTurns,
  );

  #begun(state: ThreeDiceState): Outcome {
    if (state.seat !== state.starter) return this.#rolled(state, state.limit - 1, holdIndex([]));
    return { sips: state.scores, later: this.#startersMore(state) };
  }

  /** The mean change of the values by a starter's first roll, which can restart the round. */
  readonly #startersMore = cached(
    ({ round, starter }: ThreeDiceState) => `${round} ${starter}`,
    (state): readonly number[] => {
      const before = this.#drunk(state.scores);
      const all = throwsOf(3).map(({ dice, ways }) => ({
        chance: ways / 216,
        values: this.value(after(state, { seat: state.seat, dice: [...dice] })),
      }));
      return before.map((value, seat) =>
        all.reduce((sum, { chance, values }) => sum + chance * ofSeat(values, seat), -value),
      );
    },
  );

  /** Returns the value of staying with each roll after a number of rolls. */
  #staying(state: ThreeDiceState, rolls: number): Float64Array {
    const { seat } = state;
    // The gentlemen's rule is ignored, so that choices that it forbids have a value too.
    const options: ThreeDiceOptions = { ...state.options, gentlemen: 'off' };
    return Float64Array.from(rollClasses, ({ faces }) => {
      const lying: ThreeDiceState = { ...state, options, turn: { kind: 'choose', dice: faces, rolls } };
      const stayed = played(lying, { type: 'stay' });
      const given = stayed.turn.kind === 'give' ? threeDice.moves(stayed, seat)[0] : undefined;
      return ofSeat(this.value(given === undefined ? stayed : played(stayed, given)), seat);
    });
  }

  /** Returns the mean sips of the others so far minus the seat's own, for each seat. */
  #drunk(scores: BySeat<number>): number[] {
    const all = scores.reduce((sum, sips) => sum + sips, 0);
    return scores.map((own) => (all - own) / (scores.length - 1) - own);
  }

  /**
   * The values of the remaining rounds for each place. The place of a seat is its number in the order of the round,
   * from 0 for the starter.
   */
  readonly #rounds = cached(
    (rounds: number) => rounds,
    (rounds): readonly number[] => {
      const { roundValue, nextStarter } = this.#solution;
      if (rounds === 0) return roundValue.map(() => 0);
      return roundValue.map((value, place) => value + this.#later(rounds - 1, place, nextStarter));
    },
  );

  /**
   * Returns the value of the later rounds for a place in the current round.
   * @param starts the probability that each place starts the next round
   */
  #later(rounds: number, place: number, starts: readonly number[]): number {
    const values = this.#rounds(rounds);
    const seats = values.length;
    return starts.reduce(
      (sum, chance, starter) => sum + chance * values[(place - starter + seats) % seats],
      0,
    );
  }

  /** Returns the outcome of a roll-off. Each of the tied players loses it with equal probability. */
  #rollOff({ scores, penalty, round, options }: ThreeDiceState, tied: readonly Seat[]): Outcome {
    const values = this.#rounds(options.rounds - round);
    return {
      sips: scores.map((sips, seat) => sips + (tied.includes(seat) ? penalty / tied.length : 0)),
      later: meanOf(
        tied.map((loser) => scores.map((_, seat) => values[(seat - loser + scores.length) % scores.length])),
      ),
    };
  }

  /** Returns the outcome of a position before a turn. Its `Layer` has the values of the rest of the round. */
  #start(state: ThreeDiceState): Outcome {
    const { scores, seat, starter, round, options } = state;
    if (seat === starter) {
      const values = this.#rounds(options.rounds - round + 1);
      return { sips: scores, later: scores.map((_, other) => values[this.#placeOf(state, other)] ?? 0) };
    }
    const { layer, at } = this.#layerOf(state);
    const row = layer.later.subarray(at * layer.stride, (at + 1) * layer.stride);
    return this.#rest(state, row, layer.risk[at], layer.starts[at]);
  }

  /** Returns the `Layer` for the turn of a seat that is not the starter, and the index of the situation in it. */
  #layerOf(state: ThreeDiceState) {
    const layer = this.#solution.layers[this.#placeOf(state, state.seat) + 1];
    if (layer === undefined)
      throw new RangeError(`No solution for seat ${state.seat}, started by ${state.starter}`);
    const { limit, afterStairs, lowest, tied, penalty } = situationOf(state);
    return { layer, at: layer.indexOf(limit, afterStairs, lowest, tied, penalty) };
  }

  /**
   * Returns the outcome of any roll of a turn but the first.
   * @param left the number of rolls after this one
   */
  #rolled(state: ThreeDiceState, left: number, hold: number): Outcome {
    const { row, risk, starts } = this.#afterRoll(state, left, hold);
    return this.#rest(state, row, risk, starts);
  }

  #afterRoll(state: ThreeDiceState, left: number, hold: number) {
    const { turn, results, after } = this.#turnOf(state);
    turn.follow(left, hold);
    const row = new Float64Array(after.stride + perPosition);
    const { risk, starts } = restOfRound(turn, results, after, row);
    return { row, risk, starts };
  }

  /** Returns the chance that the current seat loses the round after a move, if ties are decided by rolls. */
  losesRound(before: ThreeDiceState, move: ThreeDiceMove): number {
    const { seat } = before;
    const { state, events } = unwrap(threeDice.apply(before, { seat, move }));
    const lost = events.find(({ kind }) => kind === 'round-lost');
    if (lost?.kind === 'round-lost') return lost.seats.includes(seat) ? 1 : 0;
    const { turn, limit } = state;
    if (turn.kind === 'throw') {
      const held = turn.dice.filter((_, die) => !turn.rolling.includes(die));
      return this.#afterRoll(state, limit - turn.rolls, holdIndex(held)).row[2] ?? 0;
    }
    const tied = turn.kind === 'roll-off' ? turn.throwOff.seats : losersOf(state).seats;
    if (!tied.includes(seat)) return 0;
    if (turn.kind === 'roll-off') return 1 / tied.length;
    const { layer, at } = this.#layerOf(state);
    return layer.starts[at] ?? 0;
  }

  /**
   * Returns the outcome of the rest of the round.
   * @param row the values of the current seat and those after it, as in `later` of a layer
   * @param risk the risk of each seat with the fewest points, as in a layer
   */
  #rest(state: ThreeDiceState, row: Float64Array, risk: number, starts: number): Outcome {
    const { scores, seat, starter, round, options } = state;
    const seats = scores.length;
    const position = this.#placeOf(state, seat);
    const atStake = losersOf(state).seats.toSorted(
      (a, b) => this.#placeOf(state, a) - this.#placeOf(state, b),
    );
    const each = allSeats(seats).map((other) => {
      const from = perPosition * (this.#placeOf(state, other) - position);
      if (from >= 0) return { own: row[from], gives: row[from + 1], starts: row[from + 2] };
      if (!atStake.includes(other)) return { own: 0, gives: 0, starts: 0 };
      const isNext = this.#solution.rules.tie === 'roll-off' || other === atStake.at(-1);
      return { own: risk, gives: 0, starts: isNext ? starts : 0 };
    });
    const given = each.reduce((sum, { gives }) => sum + gives, 0);
    const sips = each.map(
      ({ own, gives }, other) => ofSeat(scores, other) + own + (given - gives) / (seats - 1),
    );
    const losing = each.reduce((sum, one) => sum + one.starts, 0);
    const next = allSeats(seats).map((place) => {
      const chance = ofSeat(each, (starter + place) % seats).starts;
      return place === 0 ? chance + 1 - losing : chance;
    });
    const rounds = options.rounds - round;
    return { sips, later: scores.map((_, other) => this.#later(rounds, this.#placeOf(state, other), next)) };
  }

  /** Returns the place of a seat, counted from the starter of the round. */
  #placeOf(state: ThreeDiceState, seat: Seat): number {
    return positionOf(state, seat) - 1;
  }
}

const stateOf = ({ dice, rolls, ...view }: ThreeDiceView) =>
  ({ ...view, turn: { kind: 'choose', dice, rolls }, over: false }) satisfies ThreeDiceState;

/** Gives the sips to a player who has taken the fewest. All receivers are equally good for the giver. */
function give(view: ThreeDiceView, seat: number, random: () => number): ThreeDiceMove {
  const others = view.scores.flatMap((sips, other) => (other === seat ? [] : [{ other, sips }]));
  const fewest = Math.min(...others.map(({ sips }) => sips));
  return {
    type: 'give',
    to: pickRandom(
      others.filter(({ sips }) => sips === fewest),
      random,
    ).other,
  };
}

export function threeDiceExpert(solution: RoundSolution): Bot<ThreeDiceView, ThreeDiceMove> {
  const match = new MatchOfRounds(solution);
  return {
    choose(view, seat, random) {
      if (view.phase === 'start') return { type: 'roll', dice: [0, 1, 2] };
      if (view.phase === 'give') return give(view, seat, random);
      const state = stateOf(view);
      const hold = match.bestHold(state, state.turn);
      return hold === stay ? { type: 'stay' } : { type: 'roll', dice: rollsOf(view.dice, hold) };
    },
  };
}

/** Values in sips at the end of the match, computed from the solved round. */
export class ThreeDiceValues extends Values {
  readonly how = 'round';
  readonly unit = 'sips';
  readonly bot: Bot;
  readonly #match: MatchOfRounds;

  constructor(match: ValuedMatch, solution: RoundSolution) {
    super(match);
    this.#match = new MatchOfRounds(solution);
    this.bot = threeDiceExpert(solution) as Bot;
  }

  bySeat(state: unknown): BySeat<number> {
    return this.#match.value(state as ThreeDiceState);
  }

  moves(state: unknown, seat: Seat): WeighedMove[] {
    const now = state as ThreeDiceState;
    const outcomes = new Map(
      threeDice.moves(now, seat).map((move) => [move, this.#match.outcome(played(now, move))]),
    );
    const weighed = weighMoves(
      [...outcomes].map(([move, outcome]) => ({ move, value: ofSeat(this.#match.valueOf(outcome), seat) })),
    );
    if (now.turn.kind !== 'choose' || now.options.tie !== 'roll-off') return weighed;
    return weighed.map((one) => {
      const move = one.move as ThreeDiceMove;
      const taken = outcomes.get(move)?.sips.map((sips, other) => sips - ofSeat(now.scores, other)) ?? [];
      return { ...one, round: { loses: this.#match.losesRound(now, move), taken } };
    });
  }

  /** Rolls that break a tie or decide who starts have no value of their own. */
  protected override afterRoll(before: unknown, after: unknown, seat: Seat): number | null {
    return (before as ThreeDiceState).turn.kind === 'throw' ? super.afterRoll(before, after, seat) : null;
  }
}

import {
  allSeats,
  type BySeat,
  type Entry,
  ofSeat,
  type Seat,
  type ThreeDiceMove,
  type ThreeDiceState,
  threeDice,
  unwrap,
} from '@dicehall/engine';
import { cached } from '../../cached.ts';
import { situationOf, turnAt } from './solve/choices.ts';
import { holdIndex, rollIndex } from './solve/classes.ts';
import { perPosition } from './solve/layers.ts';
import { type RoundSolution, restOfRound } from './solve/solve.ts';
import { stay } from './solve/turn.ts';

const after = (state: ThreeDiceState, entry: Entry<ThreeDiceMove>): ThreeDiceState =>
  unwrap(threeDice.apply(state, entry)).state;

export const played = (state: ThreeDiceState, move: ThreeDiceMove): ThreeDiceState =>
  after(state, { seat: state.seat, move });

/** The mean of values by seat. */
function meanOf(all: readonly BySeat<number>[]): number[] {
  const [first] = all;
  return (first ?? []).map(
    (_, seat) => all.reduce((sum, values) => sum + ofSeat(values, seat), 0) / all.length,
  );
}

/** The value of each seat at every state if all play every round by its solution: exact for any number of rounds and seats. */
export class RoundValues {
  readonly #solution: RoundSolution;

  constructor(solution: RoundSolution) {
    this.#solution = solution;
  }

  value(state: ThreeDiceState): readonly number[] {
    const { scores, seat, limit, turn, over } = state;
    if (over || turn.kind === 'starter') return this.#drunk(scores);
    switch (turn.kind) {
      case 'roll-off':
        return this.#rollOff(state, turn.throwOff.seats);
      case 'start':
        return this.#start(state);
      case 'throw': {
        if (turn.rolls === 1) return this.#start(state);
        const held = turn.dice.filter((_, die) => !turn.rolling.includes(die));
        return this.#rolled(state, limit - turn.rolls, holdIndex(held));
      }
      case 'choose': {
        const hold = turnAt(this.#solution, state).turn.choices[limit - turn.rolls][rollIndex(turn.dice)];
        return hold === stay
          ? this.value(played(state, { type: 'stay' }))
          : this.#rolled(state, limit - turn.rolls - 1, hold);
      }
      default:
        return meanOf(threeDice.moves(state, seat).map((move) => this.value(played(state, move))));
    }
  }

  /** The mean of the others' sips so far minus the own ones. */
  #drunk(scores: BySeat<number>): number[] {
    const all = scores.reduce((sum, sips) => sum + sips, 0);
    return scores.map((own) => (all - own) / (scores.length - 1) - own);
  }

  /** The rounds that are left, by place after their starter. */
  readonly #rounds = cached(
    (rounds: number) => rounds,
    (rounds): readonly number[] => {
      const { roundValue, nextStarter } = this.#solution;
      if (rounds === 0) return roundValue.map(() => 0);
      return roundValue.map((value, place) => value + this.#later(rounds - 1, place, nextStarter));
    },
  );

  /** The later rounds for a place. @param starts the probability by place to start the next round */
  #later(rounds: number, place: number, starts: readonly number[]): number {
    const values = this.#rounds(rounds);
    const seats = values.length;
    return starts.reduce(
      (sum, chance, starter) => sum + chance * values[(place - starter + seats) % seats],
      0,
    );
  }

  /** The tied players lose with equal probability. */
  #rollOff(state: ThreeDiceState, tied: readonly Seat[]): number[] {
    const { scores, penalty, round, options } = state;
    const later = this.#rounds(options.rounds - round);
    const losing = tied.map((loser) =>
      this.#drunk(scores.with(loser, ofSeat(scores, loser) + penalty)).map(
        (value, seat) => value + later[(seat - loser + scores.length) % scores.length],
      ),
    );
    return meanOf(losing);
  }

  /** Before a turn: the rest of the round by its layer, then the later rounds. */
  #start(state: ThreeDiceState): number[] {
    const { scores, seat, starter, round, options } = state;
    if (seat === starter) {
      const values = this.#rounds(options.rounds - round + 1);
      return this.#drunk(scores).map(
        (value, other) => value + values[(other - starter + scores.length) % scores.length],
      );
    }
    const { layers } = this.#solution;
    const layer = layers[this.#placeOf(state, seat) + 1];
    if (layer === undefined) throw new RangeError(`No solution for seat ${seat}, started by ${starter}`);
    const { limit, afterStairs, lowest, tied, penalty } = situationOf(state);
    const at = layer.indexOf(limit, afterStairs, lowest, tied, penalty);
    const row = layer.later.subarray(at * layer.stride, (at + 1) * layer.stride);
    return this.#rest(state, row, layer.risk[at], layer.starts[at]);
  }

  /** While dice are rolled after the first roll of a turn. @param left the rolls after this one */
  #rolled(state: ThreeDiceState, left: number, hold: number): number[] {
    const { turn, results, after } = turnAt(this.#solution, state);
    turn.follow(left, hold);
    const row = new Float64Array(after.stride + perPosition);
    const { risk, starts } = restOfRound(turn, results, after, row);
    return this.#rest(state, row, risk, starts);
  }

  /**
   * The rest of the round, then the later rounds.
   * @param row of the seat that plays and those after it, as `later` of a layer
   * @param risk of each seat with the fewest points, as in a layer
   */
  #rest(state: ThreeDiceState, row: Float64Array, risk: number, starts: number): number[] {
    const { scores, seat, starter, round, options, finished } = state;
    const seats = scores.length;
    const position = this.#placeOf(state, seat);
    const points = finished.flatMap((finish) => (finish?.kind === 'points' ? [finish.points] : []));
    const atStake = allSeats(seats)
      .map((place) => (starter + place) % seats)
      .filter((other) => {
        const finish = ofSeat(finished, other);
        return finish?.kind === 'points' && finish.points === Math.min(...points);
      });
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
    return this.#drunk(sips).map(
      (value, other) => value + this.#later(options.rounds - round, this.#placeOf(state, other), next),
    );
  }

  /** A seat's place after the starter of the round. */
  #placeOf({ scores, starter }: ThreeDiceState, seat: Seat): number {
    return (seat - starter + scores.length) % scores.length;
  }
}

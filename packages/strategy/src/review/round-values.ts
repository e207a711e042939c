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
import { cached } from '../cached.ts';
import { throwsOf } from '../outcomes/throws.ts';
import { choicesAt, situationOf } from '../solve/three-dice/choices.ts';
import { perPosition } from '../solve/three-dice/layers.ts';
import type { RoundSolution } from '../solve/three-dice/solve.ts';

const after = (state: ThreeDiceState, entry: Entry<ThreeDiceMove>): ThreeDiceState =>
  unwrap(threeDice.apply(state, entry)).state;

export const played = (state: ThreeDiceState, move: ThreeDiceMove): ThreeDiceState =>
  after(state, { seat: state.seat, move });

/** The mean of values by seat. */
function meanOf(weighted: readonly { readonly weight: number; readonly values: BySeat<number> }[]): number[] {
  const [first] = weighted;
  const all = weighted.reduce((sum, { weight }) => sum + weight, 0);
  return (first?.values ?? []).map((_, seat) =>
    weighted.reduce((sum, { weight, values }) => sum + (weight / all) * ofSeat(values, seat), 0),
  );
}

/** The same dice in another order have the same value. */
function inOrder(state: ThreeDiceState): ThreeDiceState {
  const { turn } = state;
  if (turn.kind === 'choose') return { ...state, turn: { ...turn, dice: turn.dice.toSorted() } };
  if (turn.kind !== 'throw') return state;
  const held = turn.dice.filter((_, die) => !turn.rolling.includes(die)).sort();
  const rolling = turn.rolling.map((_, die) => held.length + die);
  return { ...state, turn: { ...turn, dice: [...held, ...rolling.map(() => 1 as const)], rolling } };
}

/** The value of each seat at every state if all play every round by its solution: exact for any number of rounds and seats. */
export class RoundValues {
  readonly #solution: RoundSolution;

  constructor(solution: RoundSolution) {
    this.#solution = solution;
  }

  value(state: ThreeDiceState): readonly number[] {
    return this.#valued(inOrder(state));
  }

  readonly #valued = cached(
    (state: ThreeDiceState) => JSON.stringify(state),
    (state): readonly number[] => {
      const { scores, turn, over } = state;
      if (over || turn.kind === 'starter') return this.#drunk(scores);
      switch (turn.kind) {
        case 'roll-off':
          return this.#rollOff(state, turn.throwOff.seats);
        case 'start':
          return this.#start(state);
        case 'throw':
          return this.#thrown(state);
        case 'choose':
          return this.value(played(state, this.#best(state)));
        default:
          return meanOf(
            threeDice.moves(state, state.seat).map((move) => this.#weighted(played(state, move), 1)),
          );
      }
    },
  );

  #best(state: ThreeDiceState): ThreeDiceMove {
    const [best] = choicesAt(this.#solution, threeDice.view(state, state.seat));
    if (best === undefined) throw new RangeError('A seat that may choose has a choice');
    return best.move;
  }

  #weighted(state: ThreeDiceState, weight: number) {
    return { weight, values: this.value(state) };
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
    const losing = tied.map((loser) => {
      const drunk = this.#drunk(scores.with(loser, ofSeat(scores, loser) + penalty));
      const later = this.#rounds(options.rounds - round);
      const values = drunk.map(
        (value, seat) => value + later[(seat - loser + scores.length) % scores.length],
      );
      return { weight: 1, values };
    });
    return meanOf(losing);
  }

  /** Before a turn: the rest of the round by its layer, then the later rounds. */
  #start(state: ThreeDiceState): number[] {
    const { scores, seat, starter, round, options, finished } = state;
    const seats = scores.length;
    const left = options.rounds - round;
    const placeOf = (other: Seat): number => (other - starter + seats) % seats;
    const position = placeOf(seat);
    if (position === 0) {
      const values = this.#rounds(left + 1);
      return this.#drunk(scores).map((value, other) => value + values[placeOf(other)]);
    }
    const { layers, rules } = this.#solution;
    const layer = layers[position + 1];
    if (layer === undefined) throw new RangeError(`No solution for position ${position}`);
    const situation = situationOf(threeDice.view(state, seat));
    const { limit, afterStairs, lowest, tied, penalty } = situation;
    const at = layer.indexOf(limit, afterStairs, lowest, tied, penalty);
    const points = finished.flatMap((finish) => (finish?.kind === 'points' ? [finish.points] : []));
    const atStake = allSeats(seats)
      .map((place) => (starter + place) % seats)
      .filter((other) => {
        const finish = ofSeat(finished, other);
        return finish?.kind === 'points' && finish.points === Math.min(...points);
      });
    const later = (other: Seat, what: number): number =>
      layer.later[at * layer.stride + perPosition * (placeOf(other) - position) + what];
    const each = allSeats(seats).map((other) => {
      if (placeOf(other) >= position)
        return { own: later(other, 0), gives: later(other, 1), starts: later(other, 2) };
      if (!atStake.includes(other)) return { own: 0, gives: 0, starts: 0 };
      const isNext = rules.tie === 'roll-off' || other === atStake.at(-1);
      return { own: layer.risk[at], gives: 0, starts: isNext ? layer.starts[at] : 0 };
    });
    const given = each.reduce((sum, { gives }) => sum + gives, 0);
    const sips = each.map(
      ({ own, gives }, other) => ofSeat(scores, other) + own + (given - gives) / (seats - 1),
    );
    const losing = each.reduce((sum, { starts }) => sum + starts, 0);
    const starts = allSeats(seats).map((place) => {
      const chance = ofSeat(each, (starter + place) % seats).starts;
      return place === 0 ? chance + 1 - losing : chance;
    });
    return this.#drunk(sips).map((value, other) => value + this.#later(left, placeOf(other), starts));
  }

  #thrown(state: ThreeDiceState): number[] {
    const step = threeDice.step(state);
    if (step.kind !== 'throw') throw new Error(`No roll is awaited while ${state.turn.kind}`);
    return meanOf(
      throwsOf(step.dice).map(({ dice, ways }) =>
        this.#weighted(after(state, { seat: step.seat, dice }), ways),
      ),
    );
  }
}

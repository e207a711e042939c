import {
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
import { choicesAt } from '../solve/three-dice/choices.ts';
import type { RoundSolution } from '../solve/three-dice/solve.ts';
import type { ComparedMove, Judge } from './judge.ts';

class RoundJudge implements Judge {
  readonly how = 'round';
  readonly exact = false;
  readonly unit = 'sips';
  readonly noise = 0;
  readonly #solution: RoundSolution;

  constructor(solution: RoundSolution) {
    this.#solution = solution;
  }

  /** The mean of the others' sips so far minus the own ones. */
  #drunk(scores: BySeat<number>, seat: Seat): number {
    const all = scores.reduce((sum, sips) => sum + sips, 0);
    const own = ofSeat(scores, seat);
    return (all - own) / (scores.length - 1) - own;
  }

  value(state: ThreeDiceState): number[] {
    const { scores, turn, seat, over } = state;
    const seats = scores.map((_, other) => other);
    const drunk = seats.map((other) => this.#drunk(scores, other));
    if (over || turn.kind === 'starter') return drunk;
    if (turn.kind === 'roll-off') return this.#rollOff(state);
    if (turn.kind === 'start' && seat === state.starter) {
      const { roundValue } = this.#solution;
      const place = (other: Seat): number => (other - seat + seats.length) % seats.length;
      return drunk.map((value, other) => value + roundValue[place(other)]);
    }
    const gain = this.#mover(state) - ofSeat(drunk, seat);
    // Exact for two; for more, the loss is divided evenly among the others, an approximation.
    return drunk.map((value, other) => value + (other === seat ? gain : -gain / (seats.length - 1)));
  }

  /** The tied players lose with equal probability. */
  #rollOff(state: ThreeDiceState): number[] {
    const { turn, scores, penalty } = state;
    const tied = turn.kind === 'roll-off' ? turn.throwOff.seats : [];
    const losing = tied.map((loser) => scores.map((sips, seat) => sips + (seat === loser ? penalty : 0)));
    return scores.map((_, seat) =>
      losing.reduce((sum, after) => sum + this.#drunk(after, seat) / losing.length, 0),
    );
  }

  #mover(state: ThreeDiceState): number {
    const { turn, seat, scores } = state;
    const of = (next: ThreeDiceState): number => ofSeat(this.value(next), seat);
    switch (turn.kind) {
      case 'choose': {
        const [best] = choicesAt(this.#solution, threeDice.view(state, seat));
        return this.#drunk(scores, seat) + (best?.value ?? 0);
      }
      case 'give':
        return of(played(state, { type: 'give', to: (seat + 1) % scores.length }));
      case 'start':
        return this.#mover(played(state, { type: 'roll', dice: [0, 1, 2] }));
      default:
        return this.#thrown(state);
    }
  }

  readonly #thrown = cached(
    (state: ThreeDiceState) => JSON.stringify(state),
    (state): number => {
      const step = threeDice.step(state);
      if (step.kind !== 'throw') throw new Error(`No roll is awaited while ${state.turn.kind}`);
      return throwsOf(step.dice).reduce((sum, one) => {
        const next = after(state, { seat: step.seat, dice: one.dice });
        return sum + (one.ways / 6 ** step.dice) * ofSeat(this.value(next), state.seat);
      }, 0);
    },
  );

  choices(state: ThreeDiceState, seat: Seat): ComparedMove[] {
    if (state.turn.kind !== 'choose') {
      return threeDice
        .moves(state, seat)
        .map((move) => ({ move, value: ofSeat(this.value(played(state, move)), seat), margin: 0 }));
    }
    const drunk = this.#drunk(state.scores, seat);
    const valued = choicesAt(this.#solution, threeDice.view(state, seat));
    return valued.map(({ move, value }) => ({
      move: threeDice.canonical(move),
      value: drunk + value,
      margin: 0,
    }));
  }
}

const after = (state: ThreeDiceState, entry: Entry<ThreeDiceMove>): ThreeDiceState =>
  unwrap(threeDice.apply(state, entry)).state;

const played = (state: ThreeDiceState, move: ThreeDiceMove): ThreeDiceState =>
  after(state, { seat: state.seat, move });

/**
 * Judges Three Dice by the solved round, in sips. Later rounds count with the value of their start only, and with more
 * than two seats the gain of one is divided evenly among the others.
 */
export const roundJudge = (solution: RoundSolution): Judge => new RoundJudge(solution);

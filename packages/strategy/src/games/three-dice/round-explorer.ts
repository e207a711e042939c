import {
  type Face,
  ofSeat,
  type Seat,
  type ThreeDiceEvent,
  type ThreeDiceState,
  threeDice,
  unwrap,
} from '@dicehall/engine';
import type { Explorer, WeighedMove } from '../../explore/explorer.ts';
import { throwsOf } from '../../outcomes/throws.ts';
import { choicesAt, givingAt, lyingAt } from './solve/choices.ts';
import type { RoundSolution } from './solve/solve.ts';

/** Values in sips from a position to the end of its round. */
class RoundExplorer implements Explorer {
  readonly how = 'round';
  readonly unit = 'sips';
  readonly #solution: RoundSolution;

  constructor(solution: RoundSolution) {
    this.#solution = solution;
  }

  values(): null {
    return null;
  }

  moves(state: ThreeDiceState, seat: Seat): WeighedMove[] {
    if (state.turn.kind === 'choose') {
      const choices = choicesAt(this.#solution, threeDice.view(state, seat));
      return choices.map(({ move, value }) => ({ move: threeDice.canonical(move), value, margin: 0 }));
    }
    const value =
      state.turn.kind === 'give'
        ? givingAt(this.#solution, threeDice.view(state, seat))
        : this.#rolled(state, seat);
    return threeDice.moves(state, seat).map((move) => ({ move, value, margin: 0 }));
  }

  thrown(before: ThreeDiceState, dice: readonly Face[], seat: Seat): number | null {
    const { turn } = before;
    if (turn.kind !== 'throw') return null;
    const { events } = unwrap(threeDice.apply(before, { seat, dice }));
    const own = events.reduce((sum, event) => sum + this.#paid(before, event), 0);
    if (events.some(({ kind }) => kind === 'round-restarted'))
      return ofSeat(this.#solution.roundValue, 0) - own;
    const landed = events.flatMap((event) => (event.kind === 'rolled' ? event.dice : []));
    const lying = { ...before, turn: { kind: 'choose' as const, dice: landed, rolls: turn.rolls } };
    return lyingAt(this.#solution, threeDice.view(lying, seat)) - own;
  }

  /** The sips that a roll itself costs. */
  #paid({ options }: ThreeDiceState, event: ThreeDiceEvent): number {
    if (event.kind !== 'penalty') return 0;
    return event.reason === 'first-roll' || options.shitStairs === 'rolled' ? event.amount : 0;
  }

  #rolled(state: ThreeDiceState, seat: Seat): number {
    const before = unwrap(threeDice.apply(state, { seat, move: { type: 'roll', dice: [0, 1, 2] } })).state;
    return throwsOf(3).reduce(
      (sum, { dice, ways }) => sum + (ways / 216) * (this.thrown(before, dice, seat) ?? 0),
      0,
    );
  }
}

/** Values by the solved round of Three Dice, for any number of seats. */
export const roundExplorer = (solution: RoundSolution): Explorer => new RoundExplorer(solution);

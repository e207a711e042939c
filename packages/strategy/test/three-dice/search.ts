import {
  type Entry,
  type Face,
  faces,
  ofSeat,
  type Seat,
  type ThreeDiceMove,
  type ThreeDiceState,
  threeDice,
} from '@dicehall/engine';
import type { RoundRules } from '../../src/games/three-dice/solve/index.ts';

function after(state: ThreeDiceState, entry: Entry<ThreeDiceMove>): ThreeDiceState {
  const applied = threeDice.apply(state, entry);
  if (!applied.ok) throw new Error(JSON.stringify(applied));
  return applied.value.state;
}

export const played = (state: ThreeDiceState, seat: Seat, move: ThreeDiceMove): ThreeDiceState =>
  after(state, { seat, move });

export function rolled(state: ThreeDiceState, dice: readonly Face[]): ThreeDiceState {
  const step = threeDice.step(state);
  if (step.kind !== 'throw') throw new Error(`No roll is awaited: ${step.kind}`);
  return after(state, { seat: step.seat, dice });
}

type Thrown = { readonly thrown: readonly Face[]; readonly chance: number };

/** Returns every throw of some dice, regardless of order, with its probability. */
function throwsOf(dice: number): Thrown[] {
  let all: Thrown[] = [{ thrown: [], chance: 1 }];
  for (let die = 0; die < dice; die++) {
    all = all.flatMap(({ thrown, chance }) =>
      faces.map((face) => ({ thrown: [...thrown, face], chance: chance / 6 })),
    );
  }
  const merged = new Map<string, Thrown>();
  for (const { thrown, chance } of all) {
    const key = [...thrown].sort().join('');
    merged.set(key, { thrown, chance: chance + (merged.get(key)?.chance ?? 0) });
  }
  return [...merged.values()];
}

const fallsOf = [0, 1, 2, 3].map(throwsOf);

/** Returns a match with a single round, before the first turn, which is that of seat 0. */
export function roundStart(rules: RoundRules): ThreeDiceState {
  const state = threeDice.start({ ...rules, rounds: 1, unit: 'sips', payBelow: 0 }, 2);
  return rolled(rolled(state, [6]), [1]);
}

type Sips = readonly [number, number];
const plus = ([a, b]: Sips, [c, d]: Sips, times = 1): Sips => [a + times * c, b + times * d];
const nothing: Sips = [0, 0];

/**
 * Searches a round of two players by the engine's own moves and throws. It computes the sips of each seat under best
 * play, or with the choices of `choose`.
 */
export class Search {
  private readonly known = new Map<string, Sips>();
  private readonly choose: (state: ThreeDiceState) => ThreeDiceMove | null;

  constructor(choose: (state: ThreeDiceState) => ThreeDiceMove | null = () => null) {
    this.choose = choose;
  }

  /** Returns the sips from a state on if every seat maximises the other's sips minus its own. */
  from(state: ThreeDiceState): Sips {
    const { turn } = state;
    if (state.over) return nothing;
    if (turn.kind === 'roll-off') return [state.penalty / 2, state.penalty / 2];
    const held = turn.kind === 'throw' ? turn.dice.filter((_, at) => !turn.rolling.includes(at)) : [];
    const dice = turn.kind === 'choose' ? turn.dice : held;
    const rolls =
      turn.kind === 'choose' || turn.kind === 'throw' ? turn.rolls : turn.kind === 'give' ? turn.sips : 0;
    const { seat, limit, penalty, finished } = state;
    const key = JSON.stringify([turn.kind, [...dice].sort(), rolls, seat, limit, penalty, finished]);
    const known = this.known.get(key);
    if (known !== undefined) return known;
    const sips = turn.kind === 'throw' ? this.thrown(state, turn.rolling.length) : this.chosen(state);
    this.known.set(key, sips);
    return sips;
  }

  private after(before: ThreeDiceState, after: ThreeDiceState): Sips {
    const drunk: Sips = [
      ofSeat(after.scores, 0) - ofSeat(before.scores, 0),
      ofSeat(after.scores, 1) - ofSeat(before.scores, 1),
    ];
    return plus(drunk, this.from(after));
  }

  private thrown(state: ThreeDiceState, dice: number): Sips {
    let sum = nothing;
    for (const { thrown, chance } of fallsOf[dice] ?? []) {
      sum = plus(sum, this.after(state, rolled(state, thrown)), chance);
    }
    return sum;
  }

  private chosen(state: ThreeDiceState): Sips {
    const chosen = this.choose(state);
    if (chosen !== null) return this.after(state, played(state, state.seat, chosen));
    const evaluate = (sips: Sips) => (state.seat === 0 ? sips[1] - sips[0] : sips[0] - sips[1]);
    const all = threeDice
      .moves(state, state.seat)
      .map((move) => this.after(state, played(state, state.seat, move)));
    return all.reduce((best, sips) => (evaluate(sips) > evaluate(best) + 1e-12 ? sips : best));
  }

  /** Returns the sips of a whole round, which a nice first roll restarts. */
  round(start: ThreeDiceState): Sips {
    const inTheAir = played(start, 0, { type: 'roll', dice: [0, 1, 2] });
    let sum = nothing;
    let again = 0;
    for (const { thrown, chance } of fallsOf[3] ?? []) {
      const after = rolled(inTheAir, thrown);
      if (after.turn.kind === 'start') {
        again += chance;
        sum = plus(sum, [ofSeat(after.scores, 0), ofSeat(after.scores, 1)], chance);
      } else sum = plus(sum, this.after(inTheAir, after), chance);
    }
    return [sum[0] / (1 - again), sum[1] / (1 - again)];
  }
}

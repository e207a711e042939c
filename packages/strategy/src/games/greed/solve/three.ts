import { type BySeat, type GreedOptions, type GreedState, greed, ofSeat } from '@dicehall/engine';
import { bankableScores, greedRace, type RaceRules } from '../../../race/rules.ts';
import type { Solving } from '../../../solve/progress.ts';
import { winShares } from '../../../solve/shares.ts';
import type { Solution } from '../../../solve/solution.ts';
import { Cycle, cyclesOf, offset } from './cycle.ts';
import { seatAfter, type Three } from './equilibrium.ts';
import { ThreeTurn, type ThreeValues } from './three-turn.ts';

/** The probability of stopping at turns where stopping and rolling are equal, by index into the values. */
export type Mixtures = ReadonlyMap<number, number>;

/**
 * An equilibrium of Greed for three players who each maximise their own share. Where stopping and rolling are equal,
 * a player stops, and mixes both only if no other choice is an equilibrium. Further equilibria may exist, because
 * such a choice can favour one of the other players.
 */
export class GreedForThree implements Solution<GreedState> {
  readonly game = 'greed';
  readonly seats = 3;
  readonly unit = 'win';
  readonly options: GreedOptions;
  readonly values: ThreeValues;
  readonly states: number;
  readonly mixtures: Mixtures;
  readonly #rules: RaceRules;
  readonly #turn: ThreeTurn;
  /** The index of the turn that was evaluated last. */
  #turnOf = -1;

  constructor(options: GreedOptions, values: ThreeValues, mixtures: Mixtures, states: number) {
    this.options = options;
    this.values = values;
    this.states = states;
    this.mixtures = mixtures;
    this.#rules = greedRace(options);
    this.#turn = new ThreeTurn(this.#rules);
  }

  value(state: GreedState): BySeat<number> {
    const step = greed.step(state);
    if (step.kind === 'over') return winShares(step.places);
    const { seat } = state;
    const [own, next] = state.finalBy === null ? this.#running(state) : this.#final(state, state.finalBy);
    const shares = [0, 0, 0];
    shares[seat] = own;
    shares[seatAfter(seat, 1)] = next;
    shares[seatAfter(seat, 2)] = 1 - own - next;
    return shares;
  }

  #scores({ scores, seat }: GreedState): Three {
    const [a, b, c] = [0, 1, 2].map(
      (steps) => ofSeat(scores, seatAfter(seat, steps)) / this.#rules.scoring.unit,
    );
    return [a, b, c];
  }

  /** Returns the shares of the mover and of the next player before the final round. */
  #running(state: GreedState): readonly [number, number] {
    const [own, next, third] = this.#scores(state);
    const { target, scoring } = this.#rules;
    const { turn } = state;
    const at = offset(target, own, next, third);
    if (turn.kind === 'start') return [this.values[at], this.values[at + 1]];
    const points = turn.points / scoring.unit;
    const bustAt = offset(target, next, third, own);
    const bustNext = this.values[bustAt];
    const bustOwn = 1 - bustNext - this.values[bustAt + 1];
    if (this.#turnOf !== at) this.#turn.prepare(own, next, third, this.values);
    if (this.#turnOf !== at || points >= this.#turn.top) {
      this.#turn.evaluate(bustOwn, this.mixtures.get(at) ?? null, points);
    }
    this.#turnOf = at;
    const [mine, theirs, lost] = this.#turn.at(points, turn.dice, turn.kind === 'choose');
    return [mine + lost * bustOwn, theirs + lost * bustNext];
  }

  /** Returns the shares in the final round, in the turn of the second or the last player. */
  #final(state: GreedState, by: number): readonly [number, number] {
    const [own, next, third] = this.#scores(state);
    const { scoring } = this.#rules;
    const { turn, seat } = state;
    const { last } = this.#turn;
    const points = turn.kind === 'start' ? 0 : turn.points / scoring.unit;
    const dice = turn.kind === 'start' ? scoring.dice : turn.dice;
    if (seatAfter(by, 1) === seat) {
      // The order of the seats is: the player to move, the last player, the player whose score must be beaten.
      const thrown = last.secondTurn(own, third, next, points)[dice - 1] ?? { own: 0, next: 0 };
      const stop = last.stopped(own + points, third, next);
      const best = turn.kind === 'choose' && stop.own >= thrown.own ? stop : thrown;
      return [best.own, best.next];
    }
    const best = Math.max(next, third);
    const holders = next === third ? 2 : 1;
    const thrown = last.inLast(own, best, holders, points, dice);
    const stopped = own + points < best ? 0 : own + points > best ? 1 : 1 / (holders + 1);
    const mine = turn.kind === 'choose' ? Math.max(thrown, stopped) : thrown;
    return [mine, next === best ? (1 - mine) / holders : 0];
  }
}

export function* solveGreedForThree(options: GreedOptions): Solving<GreedForThree> {
  const rules = greedRace(options);
  const { target } = rules;
  const scores = bankableScores(rules);
  const known = new Set(scores);
  const values: ThreeValues = new Float64Array(target ** 3 * 2);
  const mixtures = new Map<number, number>();
  const cycle = new Cycle(rules, values, mixtures);
  const all = scores.length ** 3;
  let done = 0;
  for (let sum = 3 * (target - 1); sum >= 0; sum--) {
    for (const three of cyclesOf(scores, known, sum)) {
      cycle.solve(three);
      done += 3;
    }
    yield Math.min(1, done / all);
  }
  return new GreedForThree(options, values, mixtures, cycle.states);
}

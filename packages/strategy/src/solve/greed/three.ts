import { type BySeat, type GreedOptions, type GreedState, greed, ofSeat } from '@dicehall/engine';
import type { Solving } from '../progress.ts';
import { bankableScores, greedRace, type RaceRules } from '../race/rules.ts';
import { winShares } from '../shares.ts';
import type { Solution } from '../solution.ts';
import { ThreeTurn, type ThreeValues } from './three-turn.ts';

/** A turn's shares stop moving at this. */
const agreed = 1e-13;
const tries = 10;

type Three = [number, number, number];

/** The shares at the start of each turn of a cycle, by turn and player, and what a bust in each leaves its player. */
interface Answer {
  readonly shares: number[][];
  readonly busts: Three;
}

const bustsOf = (shares: readonly (readonly number[])[]): Three => [
  shares[1]?.[0] ?? 0,
  shares[2]?.[1] ?? 0,
  shares[0]?.[2] ?? 0,
];

const apart = (one: Three, other: Three): number =>
  Math.max(...one.map((value, seat) => Math.abs(value - (other[seat] ?? 0))));

const after = (seat: number, steps: number): number => (seat + steps) % 3;
const offset = (target: number, a: number, b: number, c: number): number =>
  ((a * target + b) * target + c) * 2;

/** Solves the three turns of a cycle of scores together: each busts into the next one. */
class Cycle {
  readonly #rules: RaceRules;
  readonly #values: ThreeValues;
  readonly #turns: readonly [ThreeTurn, ThreeTurn, ThreeTurn];
  #symmetric = false;
  states = 0;
  /** The largest difference between what a mixture reckons with and what it leaves. */
  residual = agreed;
  /** How many cycles found no balance without a mixture. */
  mixed = 0;

  constructor(rules: RaceRules, values: ThreeValues) {
    this.#rules = rules;
    this.#values = values;
    this.#turns = [new ThreeTurn(rules), new ThreeTurn(rules), new ThreeTurn(rules)];
  }

  /** What a bust of a player leaves, at scores that are solved already; `null` where they are not. */
  #left(scores: readonly number[], seat: number): number | null {
    const { target } = this.#rules;
    const [a = 0, b = 0, c = 0] = [1, 2, 3].map((steps) => scores[after(seat, steps)] ?? 0);
    if (Math.max(a, b, c) >= target) return null;
    const at = offset(target, a, b, c);
    const known = (this.#values[at] ?? 0) + (this.#values[at + 1] ?? 0);
    return known > 0 ? 1 - known : null;
  }

  /** A first guess of what a bust leaves each player: the plane through scores one unit up. */
  #guess(scores: Three): Three {
    const [x, y, z] = scores;
    const up = [
      [x + 1, y, z],
      [x, y + 1, z],
      [x, y, z + 1],
      [x + 1, y + 1, z + 1],
    ];
    const guess = (seat: number): number => {
      const [a = null, b = null, c = null, all = null] = up.map((near) => this.#left(near, seat));
      if (all === null) return 1 / 3;
      if (a === null || b === null || c === null) return all;
      return Math.min(1, Math.max(0, (a + b + c - all) / 2));
    };
    return [guess(0), guess(1), guess(2)];
  }

  solve(scores: Three): void {
    this.#turns.forEach((turn, seat) => {
      turn.prepare(scores[seat] ?? 0, scores[after(seat, 1)] ?? 0, scores[after(seat, 2)] ?? 0, this.#values);
    });
    this.#symmetric = scores[0] === scores[1] && scores[1] === scores[2];
    let busts = this.#guess(scores);
    let earlier = busts;
    let answer = this.#answer(busts);
    for (let round = 0; round < tries; round++) {
      if (apart(answer.busts, busts) <= agreed) {
        this.#keep(scores, answer.shares);
        return;
      }
      earlier = busts;
      busts = answer.busts;
      answer = this.#symmetric ? this.#answer(busts) : this.#inTurn(busts);
    }
    this.mixed += 1;
    const mixed = this.#mixed(earlier, busts);
    this.residual = Math.max(this.residual, mixed.residual);
    this.#keep(scores, mixed.shares);
  }

  /**
   * The same, but each of the three knows what the one after has just changed: this settles in one equilibrium where
   * answering at the same time would sway between two.
   */
  #inTurn(busts: Three): Answer {
    const turns = this.#turns;
    const { dice } = this.#rules.scoring;
    let now = busts;
    let shares: number[][] = [];
    for (const seat of [2, 1, 0] as const) {
      turns[seat].evaluate(now[seat]);
      shares = closed(turns.map((turn) => turn.at(0, dice)));
      now = bustsOf(shares);
    }
    return { shares, busts: now };
  }

  /** What best play is worth if a bust leaves so much, and what a bust then leaves. */
  #answer(busts: Three): Answer {
    const [turn] = this.#turns;
    // Three equal scores are one turn, seen three times.
    const turns = this.#symmetric ? [turn, turn, turn] : this.#turns;
    const evaluated = this.#symmetric ? [turn] : this.#turns;
    evaluated.forEach((one, seat) => {
      one.evaluate(busts[seat] ?? 0);
    });
    const shares = closed(turns.map((turn) => turn.at(0, this.#rules.scoring.dice)));
    return { shares, busts: bustsOf(shares) };
  }

  /**
   * Where the answers sway between two, a player is best off either way at a point between them, and only a mixture
   * of the two is an equilibrium: that point is found by halving, and the two answers next to it are mixed so that
   * they leave what they reckon with.
   */
  #mixed(from: Three, to: Three): { readonly shares: number[][]; readonly residual: number } {
    const way = to.map((bust, seat) => bust - (from[seat] ?? 0));
    const at = (part: number): Three => {
      const [a, b, c] = from.map((bust, seat) => bust + part * (way[seat] ?? 0));
      return [a ?? 0, b ?? 0, c ?? 0];
    };
    const ahead = (answer: Answer, part: number): number =>
      at(part).reduce((sum, bust, seat) => sum + ((answer.busts[seat] ?? 0) - bust) * (way[seat] ?? 0), 0);
    let [low, high] = [0, 1];
    let [below, above] = [this.#answer(at(low)), this.#answer(at(high))];
    for (let halving = 0; halving < 36; halving++) {
      const middle = (low + high) / 2;
      const answer = this.#answer(at(middle));
      if (ahead(answer, middle) > 0) [low, below] = [middle, answer];
      else [high, above] = [middle, answer];
    }
    const [up, down] = [ahead(below, low), ahead(above, high)];
    const weight = up - down > 0 ? Math.min(1, Math.max(0, -down / (up - down))) : 0.5;
    const shares = below.shares.map((row, turn) =>
      row.map((share, player) => weight * share + (1 - weight) * (above.shares[turn]?.[player] ?? 0)),
    );
    return { shares, residual: apart(bustsOf(shares), at(low)) };
  }

  #keep(scores: Three, found: readonly (readonly number[])[]): void {
    const { target, scoring } = this.#rules;
    found.forEach((shares, seat) => {
      const [a, b, c] = [0, 1, 2].map((steps) => scores[after(seat, steps)] ?? 0);
      const at = offset(target, a ?? 0, b ?? 0, c ?? 0);
      this.#values[at] = shares[seat] ?? 0;
      this.#values[at + 1] = shares[after(seat, 1)] ?? 0;
    });
    const different = this.#symmetric ? 1 : 3;
    for (let seat = 0; seat < different; seat++) this.states += (this.#turns[seat]?.top ?? 0) * scoring.dice;
  }
}

/**
 * The shares of the three players at the start of each turn of a cycle, given what each turn is worth without points
 * lost and how likely it is lost: w0 = A0 + p0 w1, w1 = A1 + p1 w2, w2 = A2 + p2 w0.
 */
function closed(turns: readonly (readonly [number, number, number])[]): number[][] {
  const lost = turns.map(([, , chance]) => chance);
  const [p0, p1, p2] = [lost[0] ?? 0, lost[1] ?? 0, lost[2] ?? 0];
  const had = turns.map(([own, next, chance], seat) => {
    const shares = [0, 0, 0];
    shares[seat] = own;
    shares[after(seat, 1)] = next;
    shares[after(seat, 2)] = 1 - chance - own - next;
    return shares;
  });
  const of = (seat: number, player: number): number => had[seat]?.[player] ?? 0;
  const players = [0, 1, 2];
  const w0 = players.map(
    (player) => (of(0, player) + p0 * (of(1, player) + p1 * of(2, player))) / (1 - p0 * p1 * p2),
  );
  const w2 = players.map((player) => of(2, player) + p2 * (w0[player] ?? 0));
  const w1 = players.map((player) => of(1, player) + p1 * (w2[player] ?? 0));
  return [w0, w1, w2];
}

/** Every three scores with a sum, one of each cycle. */
function* cyclesOf(scores: readonly number[], known: ReadonlySet<number>, sum: number): Generator<Three> {
  for (const a of scores) {
    if (3 * a > sum) return;
    for (const b of scores) {
      const c = sum - a - b;
      // The lowest stands first; of two lowest, the one whose next is lowest too.
      if (b < a || c < a || (c === a && b > a) || !known.has(c)) continue;
      yield [a, b, c];
    }
  }
}

/**
 * Greed for three, solved: each seat plays for the largest share of its own. Where two ways are equally good for it,
 * it stops, and where only a mixture of two ways is in balance, it mixes them; with three players such choices can
 * favour one of the others, so this is one equilibrium of the game.
 */
export class GreedForThree implements Solution<GreedState> {
  readonly game = 'greed';
  readonly seats = 3;
  readonly unit = 'win';
  readonly options: GreedOptions;
  readonly values: ThreeValues;
  readonly states: number;
  /** The largest difference between what players reckon that a bust leaves them, and what it leaves. */
  readonly residual: number;
  readonly #rules: RaceRules;
  readonly #turn: ThreeTurn;
  #turnOf = '';

  constructor(options: GreedOptions, values: ThreeValues, states: number, residual: number) {
    this.options = options;
    this.values = values;
    this.states = states;
    this.residual = residual;
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
    shares[after(seat, 1)] = next;
    shares[after(seat, 2)] = 1 - own - next;
    return shares;
  }

  /** The three scores in units, the player to move first. */
  #scores({ scores, seat }: GreedState): Three {
    const [a, b, c] = [0, 1, 2].map((steps) => ofSeat(scores, after(seat, steps)) / this.#rules.scoring.unit);
    return [a ?? 0, b ?? 0, c ?? 0];
  }

  /** Before the final round: what the mover and the next player have. */
  #running(state: GreedState): readonly [number, number] {
    const [own, next, third] = this.#scores(state);
    const { target, scoring } = this.#rules;
    const { turn } = state;
    const at = offset(target, own, next, third);
    if (turn.kind === 'start') return [this.values[at] ?? 0, this.values[at + 1] ?? 0];
    const points = turn.points / scoring.unit;
    const bustAt = offset(target, next, third, own);
    const bustNext = this.values[bustAt] ?? 0;
    const bustOwn = 1 - bustNext - (this.values[bustAt + 1] ?? 0);
    const key = `${at}/${points}`;
    if (this.#turnOf !== key) {
      this.#turn.prepare(own, next, third, this.values);
      this.#turn.evaluate(bustOwn, points);
    }
    this.#turnOf = key;
    const [mine, theirs, lost] = this.#turn.at(points, turn.dice, turn.kind === 'choose');
    return [mine + lost * bustOwn, theirs + lost * bustNext];
  }

  /** In the final round: the second player's turn, or the last one's. */
  #final(state: GreedState, by: number): readonly [number, number] {
    const [own, next, third] = this.#scores(state);
    const { scoring, opening } = this.#rules;
    const { turn, seat } = state;
    const { last } = this.#turn;
    const points = turn.kind === 'start' ? 0 : turn.points / scoring.unit;
    const dice = turn.kind === 'start' ? scoring.dice : turn.dice;
    const banks = own > 0 || points >= opening;
    if (after(by, 1) === seat) {
      // The one who set the mark sits two places on, the last player in between.
      const thrown = last.secondTurn(own, third, next, points)[dice - 1] ?? { own: 0, next: 0 };
      const stop = last.stopped(banks ? own + points : 0, third, next);
      const best = turn.kind === 'choose' && stop.own >= thrown.own ? stop : thrown;
      return [best.own, best.next];
    }
    const best = Math.max(next, third);
    const holders = next === third ? 2 : 1;
    const thrown = last.inLast(own, best, holders, points, dice);
    const stopped = !banks || own + points < best ? 0 : own + points > best ? 1 : 1 / (holders + 1);
    const mine = turn.kind === 'choose' ? Math.max(thrown, stopped) : thrown;
    return [mine, next === best ? (1 - mine) / holders : 0];
  }
}

/** Solves Greed for three. */
export function* solveGreedForThree(options: GreedOptions): Solving<GreedForThree> {
  const rules = greedRace(options);
  const { target } = rules;
  const scores = bankableScores(rules);
  const known = new Set(scores);
  const values: ThreeValues = new Float64Array(target ** 3 * 2);
  const cycle = new Cycle(rules, values);
  const all = scores.length ** 3;
  let done = 0;
  for (let sum = 3 * (target - 1); sum >= 0; sum--) {
    for (const three of cyclesOf(scores, known, sum)) {
      cycle.solve(three);
      done += 3;
    }
    yield Math.min(1, done / all);
  }
  return new GreedForThree(options, values, cycle.states, cycle.residual);
}

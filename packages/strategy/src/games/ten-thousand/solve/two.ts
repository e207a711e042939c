import {
  type BySeat,
  type Face,
  ofSeat,
  type TenThousandMove,
  type TenThousandOptions,
  type TenThousandState,
  takeOverOffer,
} from '@dicehall/engine';
import { takeGraph } from '../../../outcomes/take-graph.ts';
import { RaceForTwo } from '../../../race/for-two.ts';
import { afterBust, type Side, startAt, tenThousandRace } from '../../../race/rules.ts';
import { type RaceValues, solveRace } from '../../../race/solve.ts';
import type { Turn } from '../../../race/turn.ts';
import type { Solving } from '../../../solve/progress.ts';
import { forTwo } from '../../../solve/shares.ts';
import type { ValuedRolls } from '../../../solve/solution.ts';
import { afterKeep, diceAfter, keepsOf } from '../classes.ts';

/**
 * Returns the value for seat 0 before the starting player is decided.
 * @param value the value of starting
 * @param first the roll of seat 0, if there is one yet
 */
export function beforeOrder(value: number, first: Face | undefined): number {
  const starts = first === undefined ? 0.5 : (first - 1 + 0.5) / 6;
  return starts * value + (1 - starts) * (1 - value);
}

type Standing = Pick<TenThousandState, 'scores' | 'seat' | 'starter'>;

/** The solution for two players. Until the starting player is decided, the value of both is 1/2. */
export class TenThousandForTwo extends RaceForTwo<TenThousandOptions, TenThousandState> {
  readonly game = 'ten-thousand';
  readonly tolerance: number;

  constructor(options: TenThousandOptions, race: RaceValues, tolerance = 0) {
    super(options, tenThousandRace(options), race);
    this.tolerance = tolerance;
  }

  override value(state: TenThousandState): BySeat<number> {
    if (state.turn.kind !== 'order') return super.value(state);
    return forTwo(0, beforeOrder(this.race.values[0], state.turn.throwOff.thrown[0]?.[0]));
  }

  protected isInRace(state: TenThousandState): boolean {
    return state.turn.kind !== 'order' && state.winner === null && !this.isLastTurn(state);
  }

  protected override sideOf({ seat, starter }: Standing): Side {
    return this.rules.finish === 'round' && seat !== starter ? 1 : 0;
  }

  /** Whether the other player has reached the target and the seat to move has the last turn. */
  isLastTurn({ scores, seat }: Standing): boolean {
    return ofSeat(scores, 1 - seat) >= this.options.target;
  }

  protected toMove(state: TenThousandState): number {
    const { unit } = this.rules.scoring;
    const { turn } = state;
    const start = this.#start(state);
    switch (turn.kind) {
      case 'order':
        return start;
      case 'start': {
        const offer = takeOverOffer({ ...state, offer: turn.offer });
        return offer === null ? start : Math.max(start, this.#rolled(state, offer.points / unit, offer.dice));
      }
      case 'throw':
        return this.#rolled(state, turn.points / unit, turn.dice);
      case 'choose': {
        const values = keepsOf(turn.last, state.options).different.map((keep) => {
          const points = (turn.points + keep.score) / unit;
          return this.#kept(state, points, diceAfter(keep, turn.last.length, state.options));
        });
        return Math.max(...values);
      }
    }
  }

  estimate(state: TenThousandState, move: TenThousandMove): number {
    const { turn, options } = state;
    const { unit, dice } = this.rules.scoring;
    if (turn.kind === 'choose' && move.type !== 'take-over' && move.keep !== undefined) {
      const kept = afterKeep(turn, move.keep, options);
      return this.valued(state, move.type, kept.points / unit, kept.left);
    }
    const offer = turn.kind === 'start' && move.type === 'take-over' ? turn.offer : null;
    return this.#rolled(state, (offer?.points ?? 0) / unit, offer?.dice ?? dice);
  }

  rolls(state: TenThousandState): ValuedRolls | null {
    const { turn } = state;
    if (turn.kind !== 'throw') return null;
    const { target, scoring, finish } = this.rules;
    const { dice, highest, first, end, parent, shift, ways, lost } = takeGraph(scoring);
    const points = turn.points / scoring.unit;
    const [own, other] = this.#scores(state);
    const room = finish === 'exact' ? Math.min(target - own - points, highest) : highest;
    const fitting = turn.dice * (highest + 1) + room;
    const best = new Float64Array(end[fitting]);
    for (let node = first[turn.dice]; node < end[fitting]; node++) {
      const left = (shift[node] % dice) + 1;
      const kept = this.#kept(state, points + (shift[node] + 1 - left) / dice, left);
      best[node] = Math.max(best[parent[node]], kept);
    }
    // The indexes before the first node are the rolls that bust.
    const bust = first[turn.dice] - 1;
    const rolls = { ways: ways.slice(bust, end[fitting]), values: best.subarray(bust) };
    rolls.ways[0] = lost[fitting];
    rolls.values[0] = this.isLastTurn(state)
      ? 0
      : afterBust(this.rules, this.race.values, own, other, this.sideOf(state));
    return rolls;
  }

  /**
   * Returns the value of a move that leaves these points and dice. If the move is not allowed, it is below every other
   * value.
   */
  valued(state: Standing, type: 'roll' | 'bank', points: number, left: number): number {
    const [own] = this.#scores(state);
    // Keeping dice that reach exactly the target wins at once, whatever the move.
    if (this.rules.finish === 'exact' && own + points >= this.rules.target) return 1;
    return type === 'bank' ? this.#stopped(state, points, left) : this.#rolled(state, points, left);
  }

  #scores({ scores, seat }: Standing): readonly [own: number, other: number] {
    const { unit } = this.rules.scoring;
    return [ofSeat(scores, seat) / unit, ofSeat(scores, 1 - seat) / unit];
  }

  #start(state: Standing): number {
    const [own, other] = this.#scores(state);
    return this.isLastTurn(state)
      ? this.turns.between(0, 0).lastTurn(own, other)
      : this.race.values[startAt(this.rules, own, other, this.sideOf(state))];
  }

  #kept(state: Standing, points: number, left: number): number {
    return Math.max(this.valued(state, 'roll', points, left), this.valued(state, 'bank', points, left));
  }

  #turn(state: Standing, points: number): Turn {
    const [own, other] = this.#scores(state);
    return this.turns.between(own, other, points, this.sideOf(state));
  }

  #stopped(state: Standing, points: number, left: number): number {
    const [own, other] = this.#scores(state);
    if (this.isLastTurn(state)) return this.turns.between(0, 0).stopInLastTurn(own, other, points, left);
    const turn = this.#turn(state, points);
    return turn.stop[turn.at(Math.min(points, turn.top), left)];
  }

  #rolled(state: Standing, points: number, dice: number): number {
    const [own, other] = this.#scores(state);
    if (this.isLastTurn(state)) return this.turns.between(0, 0).inLastTurn(own, other, points, dice);
    const turn = this.#turn(state, points);
    if (points < turn.top) return turn.rolled[turn.at(points, dice)];
    return turn.beyond(dice, afterBust(this.rules, this.race.values, own, other, turn.side));
  }
}

export function* solveTenThousand(options: TenThousandOptions): Solving<TenThousandForTwo> {
  return new TenThousandForTwo(options, yield* solveRace(tenThousandRace(options)));
}

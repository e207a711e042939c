import {
  type BySeat,
  type Face,
  ofSeat,
  type TenThousandMove,
  type TenThousandOptions,
  type TenThousandState,
  tenThousand,
} from '@dicehall/engine';
import { takeGraph } from '../../../outcomes/take-graph.ts';
import { RaceForTwo } from '../../../race/for-two.ts';
import { tenThousandRace } from '../../../race/rules.ts';
import { type RaceValues, solveRace } from '../../../race/solve.ts';
import type { Solving } from '../../../solve/progress.ts';
import { forTwo } from '../../../solve/shares.ts';
import type { ValuedRolls } from '../../../solve/solution.ts';
import { afterKeep, diceAfter, keepsOf } from '../classes.ts';

/**
 * The value for seat 0 during the rolls that decide who starts.
 * @param value the value of starting
 * @param first the roll of seat 0, if it has been made
 */
export function beforeOrder(value: number, first: Face | undefined): number {
  const starts = first === undefined ? 0.5 : (first - 1 + 0.5) / 6;
  return starts * value + (1 - starts) * (1 - value);
}

/** The solution for two. Before the rolls that decide who starts, both players have 1/2. */
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

  protected isInRace({ turn, winner }: TenThousandState): boolean {
    return turn.kind !== 'order' && winner === null;
  }

  protected toMove(state: TenThousandState): number {
    const { unit } = this.rules.scoring;
    const { target } = this.rules;
    const { turn, seat } = state;
    const own = ofSeat(state.scores, seat) / unit;
    const other = ofSeat(state.scores, 1 - seat) / unit;
    const start = this.race.values[own * target + other];
    switch (turn.kind) {
      case 'order':
        return start;
      case 'start': {
        const { offer } = tenThousand.view(state, 'table');
        return offer === null
          ? start
          : Math.max(start, this.#thrown(own, other, offer.points / unit, offer.dice));
      }
      case 'throw':
        return this.#thrown(own, other, turn.points / unit, turn.dice);
      case 'choose': {
        const played = this.turns.between(own, other);
        const values = keepsOf(turn.last, state.options).different.map((keep) => {
          const points = (turn.points + keep.score) / unit;
          return own + points >= target
            ? 1
            : played.bestAfterTake(played.at(points, diceAfter(keep, turn.last.length, state.options)));
        });
        return Math.max(...values);
      }
    }
  }

  estimate({ scores, seat, turn, options }: TenThousandState, move: TenThousandMove): number {
    const { rules } = this;
    const { unit, dice } = rules.scoring;
    const own = ofSeat(scores, seat) / unit;
    const other = ofSeat(scores, 1 - seat) / unit;
    if (turn.kind === 'choose' && move.type !== 'take-over' && move.keep !== undefined) {
      const { points, left } = afterKeep(turn, move.keep, options);
      const isBank = move.type === 'bank';
      if (own + points / unit >= rules.target && (isBank || options.exactFinish)) return 1;
      const played = this.turns.between(own, other);
      return isBank
        ? played.stop[played.at(points / unit, left)]
        : this.#thrown(own, other, points / unit, left);
    }
    const offer = turn.kind === 'start' && move.type === 'take-over' ? turn.offer : null;
    return this.#thrown(own, other, (offer?.points ?? 0) / unit, offer?.dice ?? dice);
  }

  rolls({ turn, scores, seat }: TenThousandState): ValuedRolls | null {
    if (turn.kind !== 'throw') return null;
    const { target, scoring, finish } = this.rules;
    const { dice, highest, first, end, parent, shift, ways, lost } = takeGraph(scoring);
    const points = turn.points / scoring.unit;
    const own = ofSeat(scores, seat) / scoring.unit;
    const other = ofSeat(scores, 1 - seat) / scoring.unit;
    const played = this.turns.between(own, other);
    const room = target - own - points;
    const fitting = turn.dice * (highest + 1) + (finish === 'exact' ? Math.min(room, highest) : highest);
    const best = new Float64Array(end[fitting]);
    for (let node = first[turn.dice]; node < end[fitting]; node++) {
      const wins = shift[node] >= room * dice;
      best[node] = Math.max(best[parent[node]], wins ? 1 : played.bestAfterTake(points * dice + shift[node]));
    }
    // The indexes before the first node stand for the rolls that bust.
    const bust = first[turn.dice] - 1;
    const rolls = { ways: ways.slice(bust, end[fitting]), values: best.subarray(bust) };
    rolls.ways[0] = lost[fitting];
    rolls.values[0] = 1 - this.race.values[other * target + own];
    return rolls;
  }

  #thrown(own: number, other: number, points: number, dice: number): number {
    const turn = this.turns.between(own, other);
    if (own + points < this.rules.target) return turn.rolled[turn.at(points, dice)];
    return turn.beyond(dice, 1 - this.race.values[other * this.rules.target + own]);
  }
}

export function* solveTenThousand(options: TenThousandOptions): Solving<TenThousandForTwo> {
  return new TenThousandForTwo(options, yield* solveRace(tenThousandRace(options)));
}

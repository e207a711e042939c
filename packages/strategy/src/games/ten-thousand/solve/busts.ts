import {
  type BySeat,
  finishOf,
  gameOf,
  ofSeat,
  type TenThousandMove,
  type TenThousandOptions,
  type TenThousandState,
  type TenThousandView,
  tenThousand,
  withDefaults,
} from '@dicehall/engine';
import type { Bot } from '../../../bots/bot.ts';
import { pickBest } from '../../../bots/choice.ts';
import { tenThousandScoring } from '../../../outcomes/games.ts';
import { type BustRace, type BustStart, BustTurn, BustValues, solveBustRace } from '../../../race/busts.ts';
import { manyDuels } from '../../../race/policy.ts';
import { resourcesOfBusts } from '../../../solve/resources.ts';
import { forTwo, winShares } from '../../../solve/shares.ts';
import type { Solution } from '../../../solve/solution.ts';
import { type Solver, solvedBy, tableOf } from '../../../solve/solver.ts';
import { afterKeep, diceAfter, keepsOf, positionsOf } from '../classes.ts';
import { beforeOrder } from './two.ts';

function bustRace(options: TenThousandOptions): BustRace {
  const scoring = tenThousandScoring(options);
  const { unit } = scoring;
  return {
    scoring,
    target: options.target / unit,
    least: options.atLeast / unit,
    penalty: options.threeBusts / unit,
    lowest: options.lowest / unit,
  };
}

type Situation = Pick<TenThousandState, 'scores' | 'seat' | 'busts'>;

/** A match for two players in which the third bust in a row costs points. */
export class TenThousandWithBusts implements Solution<TenThousandState> {
  readonly game = 'ten-thousand';
  readonly seats = 2;
  readonly unit = 'win';
  readonly options: TenThousandOptions;
  readonly known: BustValues;
  readonly #turn: BustTurn;
  #valued: string | null = null;
  #bust = 0;

  constructor(options: TenThousandOptions, known: BustValues) {
    this.options = options;
    this.known = known;
    this.#turn = new BustTurn(known.race);
  }

  /** Returns the value of a state. Until the starting player is decided, it is 1/2 for both players. */
  value(state: TenThousandState): BySeat<number> {
    const step = gameOf(this.game).step(state);
    if (step.kind === 'over') return winShares(step.places);
    const { turn, seat } = state;
    if (turn.kind === 'order') {
      const start = this.known.value({ own: 0, other: 0, busts: 0, others: 0 });
      return forTwo(0, beforeOrder(start, turn.throwOff.thrown[0]?.[0]));
    }
    if (turn.kind === 'start') return forTwo(seat, this.rolled(state, 0, this.options.dice));
    const { unit } = this.known.race.scoring;
    if (turn.kind === 'throw') return forTwo(seat, this.rolled(state, turn.points / unit, turn.dice));
    const values = keepsOf(turn.last, this.options).different.map((keep) => {
      const left = diceAfter(keep, turn.last.length, this.options);
      const points = (turn.points + keep.score) / unit;
      return Math.max(this.rolled(state, points, left), this.stopped(state, points));
    });
    return forTwo(seat, Math.max(...values));
  }

  /** Returns the value of rolling for the seat to move. With several opponents, the value combines all duels. */
  rolled(at: Situation, points: number, dice: number): number {
    const bust = this.#prepare(at);
    if (points >= this.#turn.top) return this.#turn.beyond(dice, bust);
    return this.#turn.rolled[this.#turn.at(points, dice)];
  }

  /** Returns the value of stopping. If stopping is not allowed, it is lower than every other value. */
  stopped(at: Situation, points: number): number {
    this.#prepare(at);
    if (points >= this.#turn.top) return 1;
    return this.#turn.stop[this.#turn.at(points, 1)];
  }

  #startsOf({ scores, seat, busts }: Situation): BustStart[] {
    const { unit } = this.known.race.scoring;
    const others = scores.flatMap((_, other) => (other === seat ? [] : [other]));
    return others.map((other) => ({
      own: ofSeat(scores, seat) / unit,
      other: ofSeat(scores, other) / unit,
      busts: ofSeat(busts, seat),
      others: ofSeat(busts, other),
    }));
  }

  /**
   * Evaluates the turn and returns the value of a bust. With several opponents, that is a power of the product of the
   * duels.
   */
  #prepare(at: Situation): number {
    const starts = this.#startsOf(at);
    const key = JSON.stringify(starts);
    if (key === this.#valued) return this.#bust;
    this.#valued = key;
    const [first] = starts;
    const power = starts.length === 1 ? 1 : manyDuels(starts.length + 1);
    this.#bust = starts.reduce((product, start) => product * this.known.afterBust(start), 1) ** power;
    const banked = starts.map((start) => this.#turn.banked(this.known, start));
    this.#turn.sweep(
      first?.own ?? 0,
      this.#bust,
      (points) => banked.reduce((product, of) => product * of(points), 1) ** power,
    );
    return this.#bust;
  }
}

function player(solution: TenThousandWithBusts): Bot<TenThousandView, TenThousandMove> {
  const { unit } = solution.known.race.scoring;
  const worth = (view: TenThousandView, move: TenThousandMove): number => {
    if (move.type === 'take-over' || move.keep === undefined)
      return solution.rolled(view, 0, view.options.dice);
    const { points, left } = afterKeep({ last: view.last, points: view.turnPoints }, move.keep, view.options);
    return move.type === 'bank'
      ? solution.stopped(view, points / unit)
      : solution.rolled(view, points / unit, left);
  };
  return {
    valued: (view, moves) => moves.map((move) => ({ move, value: worth(view, move) })),
    choose(view) {
      const { last, options } = view;
      if (last.length === 0) return { type: 'roll' };
      const moves = keepsOf(last, options).different.flatMap(({ keep }): TenThousandMove[] => {
        const positions = positionsOf(keep, last);
        return [
          { type: 'roll', keep: positions },
          { type: 'bank', keep: positions },
        ];
      });
      return pickBest(moves, (move) => worth(view, move));
    },
  };
}

export const tenThousandWithBusts: Solver = {
  game: 'ten-thousand',
  seats: 2,
  solves(given) {
    const options = given as TenThousandOptions;
    const { threeBusts, opening, takeOver, hotDice } = options;
    return threeBusts > 0 && finishOf(options) === 'first' && opening === 0 && !takeOver && hotDice === 'may';
  },
  resources: (options) => resourcesOfBusts(bustRace(options as TenThousandOptions)),
  *solution(options) {
    return (yield* this.solve(options)).solution;
  },
  *solve(given) {
    const options = given as TenThousandOptions;
    const { known, passes, states, change } = yield* solveBustRace(bustRace(options));
    return {
      solution: new TenThousandWithBusts(options, known),
      facts: {
        firstPlayerWins: known.value({ own: 0, other: 0, busts: 0, others: 0 }),
        states,
        sweeps: passes,
        residual: change,
      },
      parts: { values: known.values },
    };
  },
  restore(file) {
    const options = withDefaults(tenThousand.options, file.options) as TenThousandOptions;
    const values = tableOf(file, 'values', Float64Array);
    return new TenThousandWithBusts(options, new BustValues(bustRace(options), values));
  },
  player: (solution) => player(solvedBy(TenThousandWithBusts, solution)) as Bot,
};

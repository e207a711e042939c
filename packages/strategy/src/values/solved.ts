import { type BySeat, gameOf, ofSeat, type Seat, unwrap } from '@dicehall/engine';
import type { Bot } from '../bots/bot.ts';
import type { Solution, StopChart, ValuedRolls } from '../solve/solution.ts';
import { rounding } from './thresholds.ts';
import { type Asked, keyOf, Values, type WeighedMove, weighMoves } from './values.ts';

/**
 * Values from a solution of the match. For more than two seats, the solution is one of possibly several equilibria. If
 * values are rounded, the value before a choice is that of its best move, so that the changes add up.
 */
export class SolvedValues extends Values {
  readonly how: 'exact' | 'equilibrium';
  readonly unit: Solution['unit'];
  readonly bot: Bot;
  override readonly followsLosses: boolean;
  readonly #solution: Solution;
  readonly #tolerance: number;

  constructor(solution: Solution, bot: Bot) {
    super(solution);
    const { seats, unit, tolerance = 0 } = solution;
    this.how = seats === 2 ? 'exact' : 'equilibrium';
    this.unit = unit;
    this.bot = bot;
    // With a tolerance, `bySeat` gives the same values as the losses, but it compares the moves a second time.
    this.followsLosses = tolerance > 0;
    this.#solution = solution;
    this.#tolerance = tolerance;
  }

  bySeat(state: unknown): BySeat<number> {
    const step = gameOf(this.game).step(state);
    const [seat] = step.kind === 'choose' && this.#tolerance > 0 ? step.seats : [];
    if (seat === undefined) return this.#solution.value(state);
    return this.#valued(state, seat, this.#shortlist(state, seat, [])).reduce((best, one) =>
      one.value > best.value ? one : best,
    ).values;
  }

  moves(state: unknown, seat: Seat, { played }: Pick<Asked, 'played'> = {}): WeighedMove[] {
    const moves =
      played === undefined
        ? gameOf(this.game).moves(state, seat)
        : this.#shortlist(state, seat, played.map(keyOf));
    return weighMoves(this.#valued(state, seat, moves));
  }

  override rank(state: unknown): BySeat<number> {
    return this.#solution.value(state);
  }

  override rolls(state: unknown): ValuedRolls | null {
    return this.#solution.rolls?.(state) ?? null;
  }

  protected override stopChart(state: unknown): StopChart | null {
    return this.#solution.stopChart?.(state) ?? null;
  }

  protected override bestIfLevel(state: unknown, seat: Seat): unknown {
    const levelled = this.#solution.levelled?.(state) ?? null;
    return levelled === null ? undefined : this.moves(levelled, seat, { played: [] })[0]?.move;
  }

  #valued(state: unknown, seat: Seat, moves: readonly unknown[]) {
    return moves.map((move) => {
      const values = this.bySeat(unwrap(gameOf(this.game).apply(state, { seat, move })).state);
      return { move, value: ofSeat(values, seat), values };
    });
  }

  /** Returns the moves that may be the best, plus the moves that were played. */
  #shortlist(state: unknown, seat: Seat, played: readonly string[]): readonly unknown[] {
    const moves = gameOf(this.game).moves(state, seat);
    const estimates = moves.map((move) => this.#solution.estimate?.(state, move) ?? 0);
    const least = Math.max(...estimates) - 2 * this.#tolerance - rounding;
    return moves.filter((move, index) => ofSeat(estimates, index) >= least || played.includes(keyOf(move)));
  }
}

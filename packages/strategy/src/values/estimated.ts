import { seededDice } from '@dicehall/dice';
import { type AnyGame, type BySeat, gameOf, ofSeat, type Seat, unwrap } from '@dicehall/engine';
import { type Bot, moveOf, type Policy } from '../bots/bot.ts';
import { endedBy, rollout } from '../bots/rollout.ts';
import { cached } from '../cached.ts';
import { winShares } from '../solve/shares.ts';
import { rounding } from './thresholds.ts';
import {
  type Asked,
  keyOf,
  type PositionValue,
  type ValuedMatch,
  Values,
  type WeighedMove,
} from './values.ts';

/** The default number of rollouts. It gives a standard error of at most 3.2 % of a value. */
export const usualRollouts = 250;

/** The maximum factor by which the number of rollouts may grow to compare moves. */
export const usualGrowth = 64;

/** The standard error of a difference below which sampling ends. */
export const targetError = 0.0045;

/** The mean of paired differences and its standard error. */
export class PairedGain {
  count = 0;
  #sum = 0;
  #squares = 0;

  add(gain: number): void {
    this.count += 1;
    this.#sum += gain;
    this.#squares += gain * gain;
  }

  get mean(): number {
    return this.#sum / this.count;
  }

  /** Two standard errors. They include one extra gain of 1, to allow for rare results that few samples miss. */
  get margin(): number {
    return (2 * Math.sqrt(this.#squares - this.count * this.mean ** 2 + 1)) / this.count;
  }

  get isClose(): boolean {
    return this.margin <= 2 * targetError;
  }
}

/** A move and how much less it is worth than the best one. The loss is 0 or negative for the best move. */
export interface ComparedMove {
  readonly move: unknown;
  readonly behind: number;
  readonly margin: number;
}

/** Compares moves whose values are estimated. */
export interface Comparison {
  readonly how: 'duels' | 'sampled';
  /** Compares the moves of a seat and returns the best first. Without `played`, it compares all promising moves. */
  readonly compare: (state: unknown, seat: Seat, played?: readonly unknown[]) => readonly ComparedMove[];
  /**
   * Returns the value of the best move in a state that contains secrets of other seats. If it is absent, rollouts give
   * the value.
   */
  readonly worth?: (state: unknown, seat: Seat) => number;
  /** Returns the chance of winning each round of the turn after a move, in games whose turns have several rounds. */
  readonly wins?: (state: unknown, seat: Seat, move: unknown) => readonly number[] | undefined;
  /** Two standard errors of the values that `worth` returns. */
  readonly margin?: number;
}

/** The player of rollouts, the comparison of moves, and the bot. */
interface Players {
  readonly steady: Bot;
  readonly bot: Bot;
  readonly comparison?: Comparison;
}

/** A state from which matches continue, and the win shares by seat in each rollout from that state. */
interface Sampled {
  readonly state: unknown;
  readonly ended: readonly Seat[];
  readonly samples: BySeat<number>[];
}

/**
 * The maximum number of cached rollouts from the end of a turn. Rollouts of different moves often reach the same state
 * there.
 */
const mostMet = 50_000;

/** Rollouts with steady players at all seats. Rollouts with equal numbers have the same dice in each turn. */
class Rollouts {
  readonly #game: AnyGame;
  readonly #steady: Bot;

  constructor(game: AnyGame, steady: Bot) {
    this.#game = game;
    this.#steady = steady;
  }

  readonly #known = cached(
    (state: unknown, _ended?: readonly Seat[]) => this.#game.formatPosition(state),
    (state: unknown, ended: readonly Seat[] = []): Sampled => ({ state, ended, samples: [] }),
  );

  readonly #fromTurnEnd = cached(
    (seed: string, state: unknown, _ended: readonly Seat[]) => `${seed} ${this.#game.formatPosition(state)}`,
    (seed, state, ended) => rollout(this.#game, state, this.#policy, seed, { ended }),
    mostMet,
  );

  readonly #policy: Policy = (state, seat, random) =>
    this.#steady.quick === undefined
      ? moveOf(this.#steady, this.#game, state, seat, random)
      : this.#steady.quick(state, seat, random);

  proposed(state: unknown, seat: Seat): unknown {
    return this.#game.canonical(moveOf(this.#steady, this.#game, state, seat, seededDice('review').random));
  }

  /**
   * Returns the rollouts from a state. They start at the next roll. If nothing is hidden, the steady player makes the
   * choices before that roll.
   */
  from(state: unknown, ended: readonly Seat[] = []): Sampled {
    const step = this.#game.step(state);
    const [seat] = step.kind === 'choose' && !this.#game.facts.hiddenInformation ? step.seats : [];
    return seat === undefined
      ? this.#known(state, ended)
      : this.after(state, seat, this.proposed(state, seat), ended);
  }

  after(state: unknown, seat: Seat, move: unknown, ended: readonly Seat[] = []): Sampled {
    const { state: next, events } = unwrap(this.#game.apply(state, { seat, move }));
    return this.from(next, [...ended, ...endedBy(events)]);
  }

  mean(sampled: Sampled, count: number): BySeat<number> {
    this.#grow(sampled, count);
    const { samples } = sampled;
    return ofSeat(samples, 0).map(
      (_, other) => samples.reduce((sum, shares) => sum + ofSeat(shares, other), 0) / samples.length,
    );
  }

  /** Estimates how much better one state is than another. It uses as many rollouts as a small margin requires. */
  gain(one: Sampled, other: Sampled, seat: Seat, count: number, most: number): PairedGain {
    const won = ({ samples }: Sampled, index: number): number =>
      ofSeat(samples[index] ?? ofSeat(samples, 0), seat);
    for (let rollouts = count; ; rollouts *= 2) {
      for (const each of [one, other]) this.#grow(each, rollouts);
      const gain = new PairedGain();
      for (let index = 0; index < rollouts; index++) gain.add(won(one, index) - won(other, index));
      if (gain.isClose || rollouts >= most) return gain;
    }
  }

  #grow({ state, ended, samples }: Sampled, count: number): void {
    const step = this.#game.step(state);
    if (step.kind === 'over') samples[0] = winShares(step.places);
    else {
      for (let next = samples.length; next < count; next++) {
        const seed = `review ${next}`;
        const atTurnEnd = (at: unknown, by: readonly Seat[]) => this.#fromTurnEnd(seed, at, by);
        samples.push(rollout(this.#game, state, this.#policy, seed, { ended, atTurnEnd }));
      }
    }
  }
}

/**
 * Values estimated by rollouts. Without a comparison, rollouts also compare moves; a move then counts as best only if
 * it beats the steady player's move by more than the margin. With hidden information, a comparison is needed, because
 * rollouts use knowledge that the player does not have.
 */
export class EstimatedValues extends Values {
  readonly how: 'duels' | 'sampled' | 'rollouts';
  readonly unit = 'win';
  readonly bot: Bot;
  override readonly noise: number;
  override readonly followsLosses: boolean;
  readonly #players: Players;
  readonly #rollouts: Rollouts;
  readonly #count: number;
  readonly #growth: number;

  /** @param shared the rollouts of other values for the same match */
  constructor(
    match: ValuedMatch,
    players: Players,
    count = usualRollouts,
    growth = usualGrowth,
    shared = new Rollouts(gameOf(match.game), players.steady),
  ) {
    super(match);
    this.how = players.comparison?.how ?? 'rollouts';
    this.bot = players.bot;
    this.noise = 0.5 / Math.sqrt(count);
    this.followsLosses = this.how === 'duels';
    this.#players = players;
    this.#rollouts = shared;
    this.#count = count;
    this.#growth = growth;
  }

  /** Returns the same values with `count` rollouts each. Comparing moves may use up to `growth` times as many. */
  by(count: number, growth = usualGrowth): EstimatedValues {
    return new EstimatedValues(this, this.#players, count, growth, this.#rollouts);
  }

  override at(state: unknown, asked: Asked = {}): PositionValue {
    const { rollouts = this.#count, ...rest } = asked;
    return rollouts === this.#count ? super.at(state, rest) : this.by(rollouts).at(state, rest);
  }

  protected override get margin(): number {
    return this.#players.comparison?.margin ?? super.margin;
  }

  bySeat(state: unknown): BySeat<number> {
    const step = gameOf(this.game).step(state);
    const [seat] = step.kind === 'choose' && this.followsLosses ? step.seats : [];
    const [best] = seat === undefined ? [] : (this.#players.comparison?.compare(state, seat) ?? []);
    const from =
      seat === undefined || best === undefined
        ? this.#rollouts.from(state)
        : this.#rollouts.after(state, seat, best.move);
    return this.#rollouts.mean(from, this.#count);
  }

  protected override winsAfter(state: unknown, seat: Seat, move: unknown): readonly number[] | undefined {
    return this.#players.comparison?.wins?.(state, seat, move);
  }

  override reveals(): boolean {
    return gameOf(this.game).facts.hiddenInformation;
  }

  moves(state: unknown, seat: Seat, { played }: Pick<Asked, 'played'> = {}): WeighedMove[] {
    const { comparison } = this.#players;
    const { hiddenInformation } = gameOf(this.game).facts;
    if (comparison === undefined && hiddenInformation)
      return (played ?? []).map((move) => ({ move, value: 0, loss: 0, margin: 0 }));
    const compared = comparison?.compare(state, seat, played) ?? this.#compared(state, seat, played);
    const [best] = compared;
    const most =
      best === undefined
        ? 0
        : (comparison?.worth?.(state, seat) ??
          ofSeat(this.#rollouts.mean(this.#rollouts.after(state, seat, best.move), this.#count), seat));
    return compared.map(({ move, behind, margin }) => ({
      move,
      value: Math.max(0, most - behind),
      loss: behind > margin + rounding ? behind : 0,
      margin,
    }));
  }

  #compared(state: unknown, seat: Seat, played: readonly unknown[] | undefined): ComparedMove[] {
    const game = gameOf(this.game);
    const proposed = this.#rollouts.proposed(state, seat);
    const isProposed = (move: unknown): boolean => keyOf(move) === keyOf(proposed);
    const others = (played ?? game.moves(state, seat)).filter((move) => !isProposed(move));
    const most = this.#count * (played === undefined ? 1 : this.#growth);
    const after = (move: unknown) => this.#rollouts.after(state, seat, move);
    const gainOf = (move: unknown, over: unknown) =>
      this.#rollouts.gain(after(move), after(over), seat, this.#count, most);
    const better = others
      .map((move) => ({ move, gain: gainOf(move, proposed) }))
      .filter(({ gain }) => gain.mean > gain.margin + rounding);
    const best = better.reduce((one, other) => (other.gain.mean > one.gain.mean ? other : one), {
      move: proposed,
      gain: { mean: 0 },
    }).move;
    const rest = [proposed, ...others]
      .filter((move) => keyOf(move) !== keyOf(best))
      .map((move): ComparedMove => {
        const { mean, margin } = gainOf(best, move);
        return { move, behind: mean, margin };
      });
    return [{ move: best, behind: 0, margin: 0 }, ...rest.sort((a, b) => a.behind - b.behind)];
  }
}

import {
  allSeats,
  type Commit,
  emptyHand,
  faces,
  type Hand,
  type HiddenPairsMove,
  type HiddenPairsView,
  ofSeat,
  prices,
  type Seat,
} from '@dicehall/engine';
import type { Bot } from '../../../../bots/bot.ts';
import { cached } from '../../../../cached.ts';
import { handOf } from '../../bots.ts';
import { handIndex, reRolls } from '../hands.ts';
import { ownAtStart, turnsLeft } from '../match/standings.ts';
import { allActions, commitFor, planOf } from '../plans.ts';
import { manySeatsExpert } from './expert.ts';
import type { SampledTurns, TableStanding } from './sampled-turns.ts';
import { expertValues, type ManySeatsValues } from './values.ts';

/** What a seat knows when it chooses. Of the other seats, it knows only their points at the start of the turn. */
export interface Known extends TableStanding {
  readonly seat: Seat;
  readonly hand: Hand;
}

export function knownTo(view: HiddenPairsView, seat: Seat): Known {
  const points = view.scores.with(seat, ownAtStart(view, seat));
  return { seat, hand: handOf(view), points, left: turnsLeft(view) };
}

/** Returns the number of the plan that the chooser plays in a sample. */
type Planned = (sample: number) => number;

export interface Candidate {
  readonly move: HiddenPairsMove;
  readonly planned: Planned;
}

/** The number of splits without actions to compare. The best plan for each set of actions is compared as well. */
const mostSplits = 12;
/** The number of opponents to consider as targets of attacks: those with the most points. */
const mostTargets = 2;
/** All candidates get `firstSamples` samples. The best `finalists` of them then get `moreSamples` more. */
const [firstSamples, moreSamples, finalists] = [128, 768, 6];
/**
 * The number of samples that `best` uses. They would overestimate the value of the best move, which is the luckiest
 * of several candidates. That value is therefore estimated from other samples.
 */
export const samplesToFind = firstSamples + moreSamples;

/** The number of samples for a chance. It gives a standard error of at most 0.8 %. */
const samplesOfRounds = 4096;

/** Compares the moves of a seat in the same sampled turns. After a re-roll, the seat continues with its best move. */
export class SampledChoice {
  readonly #turns: SampledTurns;
  readonly #known: Known;
  readonly #hand: number;
  readonly #values: ManySeatsValues;

  /** Discards the earlier plans of the chooser in `turns`. */
  constructor(turns: SampledTurns, known: Known) {
    turns.clear();
    this.#turns = turns;
    this.#known = known;
    this.#hand = handIndex(known.hand.dice);
    const { points, seat } = known;
    this.#values = expertValues(points.length, ofSeat(points, seat));
  }

  /** Returns the share of the win that a move gets in one sample. */
  share({ planned }: Candidate, sample: number): number {
    return this.#turns.share(this.#known, this.#known.seat, planned(sample), sample);
  }

  /** Returns the chance of winning each round after a commit. */
  wins(commit: Commit): number[] {
    const { seat } = this.#known;
    const plan = this.#committed(commit)(0);
    const wins = [0, 0, 0];
    for (let sample = 0; sample < samplesOfRounds; sample++) {
      const won = this.#turns.roundsWon(this.#known, seat, plan, sample);
      for (let round = 0; round < wins.length; round++) wins[round] += ((won >> round) % 2) / samplesOfRounds;
    }
    return wins;
  }

  of(move: HiddenPairsMove): Candidate {
    const { dice } = this.#known.hand;
    return { move, planned: move.type === 'commit' ? this.#committed(move) : this.#rolled(dice[move.die]) };
  }

  /**
   * Returns the best candidate.
   * @param from the number of the first sample
   */
  best(from = 0): Candidate {
    return ofSeat(this.finalists(from), 0);
  }

  /** Returns the candidates that may be the best, with the shares won in each sample. The best one comes first. */
  finalists(from = 0): Candidate[] {
    let all = this.#moves().map((move) => ({ ...this.of(move), sum: 0 }));
    const add = (first: number, samples: number): void => {
      for (const one of all) {
        for (let sample = first; sample < first + samples; sample++) one.sum += this.share(one, sample);
      }
      all.sort((one, other) => other.sum - one.sum);
    };
    add(from, firstSamples);
    all = all.slice(0, finalists);
    add(from + firstSamples, moreSamples);
    return all;
  }

  #committed(commit: Commit): Planned {
    const { dice, reRolls: used } = this.#known.hand;
    const targets = { hinderance: commit.hinderance?.seat, diceBlock: commit.diceBlock?.seat };
    const plan = this.#turns.add(this.#hand, planOf(dice, commit), used, targets);
    return () => plan;
  }

  #rolled(thrown: number | undefined): Planned {
    const { leadsTo = [] } = reRolls[this.#hand].find(({ face }) => face === thrown) ?? {};
    return (sample) => {
      let used = this.#known.hand.reRolls + 1;
      let end = this.#endOf(leadsTo[this.#turns.face(sample, used)], used);
      while (typeof end !== 'number') {
        used += 1;
        end = this.#endOf(end[this.#turns.face(sample, used)], used);
      }
      return end;
    };
  }

  /**
   * Returns the moves to compare: the best plans by points for every set of actions, the best splits, and the re-rolls
   * of every face.
   */
  #moves(): HiddenPairsMove[] {
    const { hand, points, seat } = this.#known;
    const spent = prices.reRoll * hand.reRolls;
    const leaders = allSeats(points.length)
      .filter((other) => other !== seat)
      .sort((one, other) => ofSeat(points, other) - ofSeat(points, one))
      .slice(0, mostTargets);
    const splits = this.#values.splits(this.#hand, spent).slice(0, mostSplits);
    const plans = this.#values.plans(this.#hand, spent).flatMap(({ plan }) => {
      const { hinderance, diceBlock } = allActions[plan % allActions.length];
      const targets = hinderance > 0 || diceBlock > 0 ? leaders : leaders.slice(0, 1);
      return targets.map((target) => commitFor(hand.dice, plan, target));
    });
    const rolls = this.#values.canReRoll(hand.reRolls, spent)
      ? reRolls[this.#hand].map(({ face }) => ({ type: 're-roll', die: hand.dice.indexOf(face) }) as const)
      : [];
    // The first plan is skipped because it has no actions and equals the first split.
    return [...splits.map(({ plan }) => commitFor(hand.dice, plan, seat)), ...plans.slice(1), ...rolls];
  }

  /** The result of the best continuation after a re-roll: the number of a plan, or the hands after one more re-roll. */
  readonly #endOf = cached(
    (hand: number, used: number) => 10 * hand + used,
    (hand, used): number | readonly number[] => {
      const spent = prices.reRoll * used;
      const again = this.#values.reRoll(hand, used, spent);
      if (again !== null) return again.leadsTo;
      const best = this.#values
        .plans(hand, spent)
        .reduce((one, other) => (other.value > one.value ? other : one));
      return this.#turns.add(hand, best.plan, used);
    },
  );
}

const mostSamples = 2 ** 20;

/**
 * Makes a bot that plays the equilibrium of a turn in points. In the last turn, in which only the win counts, it plays
 * the move that wins the most sampled turns.
 */
export function sampledExpert(turns: SampledTurns, seats: number): Bot<HiddenPairsView, HiddenPairsMove> {
  // The first evaluation is slow, so it runs now.
  const points = Array.from({ length: seats }, () => 500);
  new SampledChoice(turns, { seat: 0, hand: { ...emptyHand, dice: [...faces] }, points, left: 1 }).best();
  return {
    choose(view, seat, random) {
      const known = knownTo(view, seat);
      if (known.left > 1) return manySeatsExpert.choose(view, seat, random);
      return new SampledChoice(turns, known).best(Math.floor(random() * mostSamples)).move;
    },
  };
}

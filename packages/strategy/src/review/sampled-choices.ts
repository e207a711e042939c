import {
  type Commit,
  type Hand,
  type HiddenPairsMove,
  type HiddenPairsOptions,
  type HiddenPairsState,
  mostReRolls,
  ofSeat,
  prices,
  type Seat,
} from '@dicehall/engine';
import { cached } from '../cached.ts';
import { commitFor, planOf } from '../solve/hidden-pairs/commits.ts';
import { handIndex, reRolls } from '../solve/hidden-pairs/hands.ts';
import { roundWins } from '../solve/hidden-pairs/many/equilibrium-wins.ts';
import { SampledTurns, type TableStanding } from '../solve/hidden-pairs/many/sampled-turns.ts';
import { ManySeatsValues } from '../solve/hidden-pairs/many/values.ts';
import type { Solving } from '../solve/progress.ts';
import type { Comparison } from './comparison.ts';
import { PairedGain } from './gain.ts';
import type { ComparedMove } from './judge.ts';

/** Samples that find the best of the candidates; others measure it, or the luckiest would look best. */
const toFind = 1024;
const mostSamples = 32_768;

/** What a seat knows when it chooses: of the others only their points at the start of the turn. */
interface Known extends TableStanding {
  readonly seat: Seat;
  readonly hand: Hand;
}

function knownTo({ options, turn, points, shownPoints, hands }: HiddenPairsState, seat: Seat): Known {
  const hand = ofSeat(hands, seat);
  const own = ofSeat(points, seat) + prices.reRoll * hand.reRolls;
  return { seat, hand, points: shownPoints.with(seat, own), left: options.turns - turn + 1 };
}

/** @param points at the start of the turn */
const canReRoll = (points: number, used: number): boolean =>
  used < mostReRolls && points >= prices.reRoll * (used + 1);

/** Gives the number of the own plan in a sample. */
type Planned = (sample: number) => number;

class SampledChoices {
  readonly #turns: SampledTurns;

  constructor(turns: SampledTurns) {
    this.#turns = turns;
  }

  compare(known: Known, played: HiddenPairsMove): ComparedMove[] {
    const { hand, seat, points } = known;
    this.#turns.clear();
    const values = new ManySeatsValues(roundWins(points.length), ofSeat(points, seat));
    const index = handIndex(hand.dice);
    const ends = cached(
      (of: number, used: number) => mostReRolls * of + used,
      (of: number, used: number) => this.#endOf(values, of, used),
    );
    const again = (face: number): Planned => {
      const { leadsTo = [] } = reRolls[index].find((one) => one.face === face) ?? {};
      return (sample) => {
        let used = hand.reRolls + 1;
        let end = ends(leadsTo[this.#turns.face(sample, used)], used);
        while (typeof end !== 'number') {
          used += 1;
          end = ends(end[this.#turns.face(sample, used)], used);
        }
        return end;
      };
    };
    const committed = (commit: Commit): Planned => {
      const targets = { hinderance: commit.hinderance?.seat, diceBlock: commit.diceBlock?.seat };
      const plan = this.#turns.add(index, planOf(hand.dice, commit), hand.reRolls, targets);
      return () => plan;
    };
    const planned = (move: HiddenPairsMove): Planned =>
      move.type === 'commit' ? committed(move) : again(hand.dice[move.die] ?? 0);
    const own = planned(played);
    const candidates = this.#candidates(known, values).map((move) => ({ move, planned: planned(move) }));
    const sum = (of: Planned): number => {
      let all = 0;
      for (let sample = 0; sample < toFind; sample++)
        all += this.#turns.share(known, seat, of(sample), sample);
      return all;
    };
    const found = candidates.map((one) => ({ ...one, sum: sum(one.planned) }));
    const best = found.reduce((one, other) => (other.sum > one.sum ? other : one));
    const mine = { move: played, value: 0, margin: 0 };
    if (best.sum <= sum(own)) return [mine];
    const gain = new PairedGain();
    for (let sample = toFind; ; sample++) {
      gain.add(
        this.#turns.share(known, seat, best.planned(sample), sample) -
          this.#turns.share(known, seat, own(sample), sample),
      );
      if (gain.count >= mostSamples || (gain.count % toFind === 0 && gain.isClose))
        return [mine, { move: best.move, value: gain.mean, margin: gain.margin }];
    }
  }

  /** The best plans by points with every set of actions, and the re-rolls of every face. */
  #candidates({ hand, points, seat }: Known, values: ManySeatsValues): HiddenPairsMove[] {
    const spent = prices.reRoll * hand.reRolls;
    const rival = points.reduce(
      (most, one, other) => (other !== seat && (most === seat || one > ofSeat(points, most)) ? other : most),
      seat,
    );
    const index = handIndex(hand.dice);
    const commits = values.plans(index, spent).map(({ plan }) => commitFor(hand.dice, plan, rival));
    const rolls = canReRoll(values.points, hand.reRolls)
      ? reRolls[index].map(({ face }) => ({ type: 're-roll', die: hand.dice.indexOf(face) }) as const)
      : [];
    return [...commits, ...rolls];
  }

  /** Where the expert's values lead a hand after re-rolls: the number of a plan, or the hands after one more re-roll. */
  #endOf(values: ManySeatsValues, hand: number, used: number): number | readonly number[] {
    const spent = prices.reRoll * used;
    const [first, ...others] = values.plans(hand, spent);
    if (first === undefined) throw new RangeError('A hand has a plan that costs nothing');
    const best = others.reduce((one, other) => (other.value > one.value ? other : one), first);
    return values.reRoll(hand, used, spent)?.leadsTo ?? this.#turns.add(hand, best.plan, used);
  }
}

/**
 * Compares hidden choices with more than two seats, given only what the player could know: sampled turns of the others, who
 * play as experts do. A re-roll is followed by what the expert's values say.
 */
export function* sampledChoices(options: HiddenPairsOptions, seats: number): Solving<Comparison> {
  const choices = new SampledChoices(yield* SampledTurns.drawn(options, seats));
  const compared = cached(
    (known: Known, played: HiddenPairsMove) => JSON.stringify([known, played]),
    (known, played) => choices.compare(known, played),
  );
  return {
    how: 'sampled',
    choices: (state, seat, played) =>
      compared(knownTo(state as HiddenPairsState, seat), played as HiddenPairsMove),
  };
}

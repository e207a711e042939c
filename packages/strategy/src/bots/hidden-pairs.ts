import {
  type Aim,
  allSeats,
  allSplits,
  type Commit,
  diceBlockOf,
  type Face,
  faces,
  type Hand,
  type HiddenPairsMove,
  type HiddenPairsView,
  hinderanceOf,
  mostReRolls,
  ofSeat,
  prices,
  type Round,
  roundPoints,
  type Seat,
  type Split,
  sumOf,
} from '@dicehall/engine';
import type { Bot, Bots, Random } from './bot.ts';
import { anyOf, bestOf } from './choice.ts';
import { hiddenPairsModel, splitValues } from './hidden-pairs-model.ts';

const roundIndexes = [0, 1, 2] as const;
const roundOf = (index: number): Round => (index === 0 ? 1 : index === 1 ? 2 : 3);
const orderedDice = [0, 1, 2, 3, 4, 5] as const;

/** Points are won from others: so much more than its face value is a point when the mean of the others counts against it. */
export const relative = (seats: number): number => seats / (seats - 1);

const opponentsOf = (view: HiddenPairsView, seat: Seat): Seat[] =>
  allSeats(view.scores.length).filter((other) => other !== seat);

/** What the mean of a re-roll of one die adds to a hand, price not taken off. */
function reRollGain(dice: readonly Face[], die: number, opponents: number): number {
  const model = hiddenPairsModel();
  const after = faces.map((face) => model.handValue(dice.with(die, face), opponents));
  return sumOf(after) / faces.length - model.handValue(dice, opponents);
}

/** A die that is worth re-rolling, if one is. */
function reRoll(view: HiddenPairsView, seat: Seat, hand: Hand): HiddenPairsMove | null {
  if (hand.reRolls >= mostReRolls || ofSeat(view.scores, seat) < prices.reRoll) return null;
  const opponents = view.scores.length - 1;
  const gain = (die: number): number => reRollGain(hand.dice, die, opponents);
  const die = bestOf(orderedDice, gain);
  return gain(die) * relative(view.scores.length) > prices.reRoll ? { type: 're-roll', die } : null;
}

/** How somebody weighs what is for sale, and how hard they are to guess. */
interface Style {
  /** How many points less a split may bring and still be played now and then: being guessed costs more. */
  readonly splitTemperature: number;
  /** How far a gain must be from its price to be taken, or left, nearly always. */
  readonly buyTemperature: number;
  /** What an action is thought to bring, against what it brings if the others do what is ordinary. */
  readonly trust: Readonly<Record<Offer['kind'], number>>;
}

const usual: Style = {
  splitTemperature: 6,
  buyTemperature: 15,
  trust: { hinderance: 1, 'dice-block': 1, 'lucky-dice': 1 },
};

/** One of the good splits, the better the more often. */
function mixedSplit(view: HiddenPairsView, hand: Hand, { splitTemperature }: Style, random: Random): Split {
  const values = splitValues(hiddenPairsModel(), hand.dice, view.scores.length - 1);
  const best = Math.max(...values);
  const weights = values.map((value) => Math.exp((value - best) / splitTemperature));
  let left = random() * sumOf(weights);
  const index = weights.findIndex((weight) => {
    left -= weight;
    return left <= 0;
  });
  return allSplits[index] ?? bestSplit(values);
}

const bestSplit = (values: readonly number[]): Split =>
  bestOf(allSplits, (split) => values[allSplits.indexOf(split)]);

/** Something to buy: what it is thought to bring, and what it costs. */
interface Offer {
  readonly kind: 'hinderance' | 'dice-block' | 'lucky-dice';
  readonly index: number;
  readonly brings: number;
  readonly price: number;
}

/** How often an ordinary opponent's attack is felt, and how often it falls on each round. */
export const attackFelt = 0.85;
const attackedIn = [0.4, 0.25, 0.1] as const;
/** What an ordinary attack takes off. */
const attackTakes = 7;

/** What each action could bring in each round, given the sums that are to be played. */
function offersOf(view: HiddenPairsView, hand: Hand, played: readonly number[]): Offer[] {
  const model = hiddenPairsModel();
  const seats = view.scores.length;
  const wins = (index: number, value: number, off = 0): number =>
    roundPoints[index] * relative(seats) * model.winning(index, value, seats - 1, off);
  return roundIndexes.flatMap((index): Offer[] => {
    const value = played[index];
    const plain = wins(index, value);
    const attack = (off: number): number => attackFelt * (wins(index, value, off) - plain);
    const saved = attackedIn[index] * (plain - wins(index, value - attackTakes));
    return [
      { kind: 'hinderance', index, brings: attack(hinderanceOf(hand.dice)), price: prices.hinderance },
      { kind: 'dice-block', index, brings: attack(diceBlockOf(hand.dice)), price: prices.diceBlock },
      { kind: 'lucky-dice', index, brings: saved, price: prices.luckyDice },
    ];
  });
}

const buys = ({ brings, price }: Offer, { buyTemperature }: Style, random: Random): boolean =>
  random() < 1 / (1 + Math.exp((price - brings) / buyTemperature));

/** Whom to attack: the opponent with the most points, as far as anybody can see. */
const rival = (view: HiddenPairsView, seat: Seat): Seat =>
  bestOf(opponentsOf(view, seat), (other) => ofSeat(view.scores, other));

/** Buys what tempts it, the best value first, at most one attack a round, as far as its points go. */
function purchases(
  view: HiddenPairsView,
  seat: Seat,
  hand: Hand,
  played: readonly number[],
  style: Style,
  random: Random,
): Offer[] {
  let points = ofSeat(view.scores, seat);
  const taken: Offer[] = [];
  const offers = offersOf(view, hand, played)
    .filter(({ kind }) => style.trust[kind] > 0)
    .map((offer) => ({ ...offer, brings: offer.brings * style.trust[offer.kind] }))
    .sort((a, b) => b.brings - b.price - (a.brings - a.price));
  for (const offer of offers) {
    const again = taken.some(({ kind }) => kind === offer.kind);
    const sameRound = taken.some(({ index }) => index === offer.index);
    if (again || sameRound || offer.price > points || !buys(offer, style, random)) continue;
    taken.push(offer);
    points -= offer.price;
  }
  return taken;
}

function commitOf(pairs: Split, seat: Seat, taken: readonly Offer[]): Commit {
  const round = (kind: Offer['kind']): Round | null => {
    const offer = taken.find((one) => one.kind === kind);
    return offer === undefined ? null : roundOf(offer.index);
  };
  const aim = (at: Round): Aim => ({ round: at, seat });
  const [hinderance, diceBlock, lucky] = [round('hinderance'), round('dice-block'), round('lucky-dice')];
  return {
    type: 'commit',
    pairs,
    ...(hinderance !== null && { hinderance: aim(hinderance) }),
    ...(diceBlock !== null && { diceBlock: aim(diceBlock) }),
    ...(lucky !== null && { luckyDice: { round: lucky } }),
  };
}

function handOf(view: HiddenPairsView): Hand {
  if (view.hand === null) throw new TypeError('A bot needs the view of its own seat');
  return view.hand;
}

/** Picks among the better half of the splits, and now and then hinders somebody. */
const novice: Bot<HiddenPairsView, HiddenPairsMove> = {
  choose(view, seat, random) {
    const hand = handOf(view);
    const values = splitValues(hiddenPairsModel(), hand.dice, view.scores.length - 1);
    const median = values.toSorted((a, b) => a - b)[values.length / 2];
    const pairs = anyOf(
      allSplits.filter((_split, index) => values[index] >= median),
      random,
    );
    const target = anyOf(opponentsOf(view, seat), random);
    const index = anyOf(roundIndexes, random);
    const hinders = random() < 0.3 && ofSeat(view.scores, seat) >= prices.hinderance;
    const hinderance: Offer = { kind: 'hinderance', index, brings: 0, price: prices.hinderance };
    return commitOf(pairs, target, hinders ? [hinderance] : []);
  },
};

/** Re-rolls where that is cheap, mixes good splits, and buys what seems worth its price, never quite predictably. */
const weighing = (style: Style): Bot<HiddenPairsView, HiddenPairsMove> => ({
  choose(view, seat, random) {
    const hand = handOf(view);
    const again = reRoll(view, seat, hand);
    if (again !== null) return again;
    const pairs = mixedSplit(view, hand, style, random);
    const played = pairs.map((pair) => sumOf(pair.map((die) => hand.dice[die])));
    return commitOf(pairs, rival(view, seat), purchases(view, seat, hand, played, style, random));
  },
});

const steady = weighing(usual);

/** How much of what an attack should bring is believed among more than two. */
export const trustAmongMany = 0.7;

/**
 * The expert among more than two, where the equilibrium for two is of no use: an attack lowers one of several who can all
 * take the round, so that attacks bring less than the price makes them seem, and Lucky Dice guard against attacks that
 * mostly fall on others. Found by playing against three and four steady players (bench/results/strength.md).
 */
export const amongMany = weighing({
  ...usual,
  trust: { hinderance: trustAmongMany, 'dice-block': trustAmongMany, 'lucky-dice': 0 },
});

export const hiddenPairsBots: Bots<HiddenPairsView, HiddenPairsMove> = { novice, steady };

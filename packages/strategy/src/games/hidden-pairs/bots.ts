import {
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
import { type Bot, type BotsOf, byTemper, type Random, type Temper } from '../../bots/bot.ts';
import { nerveOf, pickBest, pickRandom, skewRandom } from '../../bots/choice.ts';
import { hiddenPairsModel, splitValues } from './model.ts';

const roundIndexes = [0, 1, 2] as const;
const orderedDice = [0, 1, 2, 3, 4, 5] as const;

/** Returns by how much one point won from the others increases the lead over their mean. */
export const gainPerPoint = (seats: number): number => seats / (seats - 1);

const opponentsOf = (view: HiddenPairsView, seat: Seat): Seat[] =>
  allSeats(view.scores.length).filter((other) => other !== seat);

function reRollGain(dice: readonly Face[], die: number, opponents: number): number {
  const model = hiddenPairsModel();
  const after = faces.map((face) => model.handValue(dice.with(die, face), opponents));
  return sumOf(after) / faces.length - model.handValue(dice, opponents);
}

function reRoll(view: HiddenPairsView, seat: Seat, hand: Hand): HiddenPairsMove | null {
  if (hand.reRolls >= mostReRolls || ofSeat(view.scores, seat) < prices.reRoll) return null;
  const opponents = view.scores.length - 1;
  const gain = (die: number): number => reRollGain(hand.dice, die, opponents);
  const die = pickBest(orderedDice, gain);
  return gain(die) * gainPerPoint(view.scores.length) > prices.reRoll ? { type: 're-roll', die } : null;
}

/** The softmax temperature for choosing a split, in points. */
const splitTemperature = 6;
/** The logistic temperature for buying actions, in points. */
const buyTemperature = 15;

function mixedSplit(view: HiddenPairsView, hand: Hand, random: Random): Split {
  const values = splitValues(hiddenPairsModel(), hand.dice, view.scores.length - 1);
  const weights = values.map((value) => Math.exp(value / splitTemperature));
  let left = random() * sumOf(weights);
  const index = weights.findIndex((weight) => {
    left -= weight;
    return left <= 0;
  });
  return allSplits[index] ?? bestSplit(values);
}

const bestSplit = (values: readonly number[]): Split =>
  pickBest(allSplits, (split) => values[allSplits.indexOf(split)]);

interface Offer {
  readonly kind: 'hinderance' | 'dice-block' | 'lucky-dice';
  readonly index: number;
  readonly brings: number;
  readonly price: number;
}

/** The estimated probability that an attack is not blocked. */
const attackSuccess = 0.85;
const attackedIn = [0.4, 0.25, 0.1] as const;
/** The estimated mean effect of an opponent's attack, in points of a pair. */
const meanAttack = 7;

/**
 * Returns the actions that a player can buy, and their gains.
 * @param played the sums of the three pairs
 */
function offersOf(view: HiddenPairsView, hand: Hand, played: readonly number[]): Offer[] {
  const model = hiddenPairsModel();
  const seats = view.scores.length;
  const wins = (index: number, value: number, off = 0): number =>
    roundPoints[index] * gainPerPoint(seats) * model.winning(index, value, seats - 1, off);
  return roundIndexes.flatMap((index): Offer[] => {
    const value = played[index];
    const plain = wins(index, value);
    const attack = (off: number): number => attackSuccess * (wins(index, value, off) - plain);
    const saved = attackedIn[index] * (plain - wins(index, value - meanAttack));
    return [
      { kind: 'hinderance', index, brings: attack(hinderanceOf(hand.dice)), price: prices.hinderance },
      { kind: 'dice-block', index, brings: attack(diceBlockOf(hand.dice)), price: prices.diceBlock },
      { kind: 'lucky-dice', index, brings: saved, price: prices.luckyDice },
    ];
  });
}

const drawsPurchase = ({ brings, price }: Offer, random: Random): boolean =>
  random() < 1 / (1 + Math.exp((price - brings) / buyTemperature));

/**
 * Returns a random opponent among those with the most points. Choosing the first of them would make every bot attack
 * the same seat at the start.
 */
export function pickRival(view: HiddenPairsView, seat: Seat, random: Random): Seat {
  const others = opponentsOf(view, seat);
  const most = Math.max(...others.map((other) => ofSeat(view.scores, other)));
  const leaders = others.filter((other) => ofSeat(view.scores, other) === most);
  return leaders.length === 1 ? ofSeat(leaders, 0) : pickRandom(leaders, random);
}

function purchases(
  view: HiddenPairsView,
  seat: Seat,
  hand: Hand,
  played: readonly number[],
  trust: number,
  random: Random,
): Offer[] {
  let points = ofSeat(view.scores, seat);
  const taken: Offer[] = [];
  const offers = offersOf(view, hand, played)
    .map((offer) => ({ ...offer, brings: offer.brings * trust }))
    .sort((a, b) => b.brings - b.price - (a.brings - a.price));
  for (const offer of offers) {
    const again = taken.some(({ kind }) => kind === offer.kind);
    const sameRound = taken.some(({ index }) => index === offer.index);
    if (again || sameRound || offer.price > points || !drawsPurchase(offer, random)) continue;
    taken.push(offer);
    points -= offer.price;
  }
  return taken;
}

/** The round in which each action is played; 0 if it is not played. */
export interface ActionRounds {
  readonly hinderance: number;
  readonly diceBlock: number;
  readonly luckyDice: number;
}

const isRound = (round: number): round is Round => round === 1 || round === 2 || round === 3;

/**
 * Makes a commit.
 * @param rival the target of the attacks
 */
export function commitOf(pairs: Split, rounds: ActionRounds, rival: Seat): Commit {
  const { hinderance, diceBlock, luckyDice } = rounds;
  return {
    type: 'commit',
    pairs,
    ...(isRound(hinderance) && { hinderance: { round: hinderance, seat: rival } }),
    ...(isRound(diceBlock) && { diceBlock: { round: diceBlock, seat: rival } }),
    ...(isRound(luckyDice) && { luckyDice: { round: luckyDice } }),
  };
}

function roundsOf(taken: readonly Offer[]): ActionRounds {
  const round = (kind: Offer['kind']): number => 1 + (taken.find((one) => one.kind === kind)?.index ?? -1);
  return { hinderance: round('hinderance'), diceBlock: round('dice-block'), luckyDice: round('lucky-dice') };
}

export function handOf(view: HiddenPairsView): Hand {
  if (view.hand === null) throw new TypeError('A bot needs the view of its own seat');
  return view.hand;
}

/** A bot that plays a random split from the better half, and sometimes a random Hindrance. */
const novice = (temper: Temper): Bot<HiddenPairsView, HiddenPairsMove> => ({
  choose(view, seat, random) {
    const hand = handOf(view);
    const values = splitValues(hiddenPairsModel(), hand.dice, view.scores.length - 1);
    const median = values.toSorted((a, b) => a - b)[values.length / 2];
    const pairs = pickRandom(
      allSplits.filter((_split, index) => values[index] >= median),
      random,
    );
    const target = pickRandom(opponentsOf(view, seat), random);
    const index = pickRandom(roundIndexes, random);
    const hinders =
      skewRandom(random, -nerveOf[temper]) < 0.3 && ofSeat(view.scores, seat) >= prices.hinderance;
    return commitOf(pairs, { hinderance: hinders ? index + 1 : 0, diceBlock: 0, luckyDice: 0 }, target);
  },
});

/** The share by which a temper lowers or raises the estimated gain of actions. */
const spending = 0.2;

const steady = (temper: Temper): Bot<HiddenPairsView, HiddenPairsMove> => ({
  choose(view, seat, random) {
    const hand = handOf(view);
    const again = reRoll(view, seat, hand);
    if (again !== null) return again;
    const pairs = mixedSplit(view, hand, random);
    const played = pairs.map((pair) => sumOf(pair.map((die) => hand.dice[die])));
    const taken = purchases(view, seat, hand, played, 1 + spending * nerveOf[temper], random);
    return commitOf(pairs, roundsOf(taken), pickRival(view, seat, random));
  },
});

export const hiddenPairsBots: BotsOf<HiddenPairsView, HiddenPairsMove> = byTemper((temper) => ({
  novice: novice(temper),
  steady: steady(temper),
}));

import { mostReRolls, prices } from '@dicehall/engine';
import {
  allActions,
  attackAmounts,
  handClasses,
  ManySeatsValues,
  mostSum,
  type Population,
  plansByHand,
  RoundWins,
  temperature,
} from '@dicehall/strategy/solvers';

/** The first temperature. Starting with more random choices prevents oscillation between extremes. */
const firstTemperature = 40;
/** Learning ends when all probabilities of the answer differ from those of the population by less than this. */
const tolerance = 0.001;

/** The points that each player can spend: enough for two re-rolls and a Hindrance. */
const pointsToSpend = mostReRolls * prices.reRoll + prices.hinderance;

type Rounds = readonly [Float64Array, Float64Array, Float64Array];
const rounds = (length: number): Rounds => [
  new Float64Array(length),
  new Float64Array(length),
  new Float64Array(length),
];
const emptyTables = () => ({ sums: rounds(mostSum + 1), attacks: rounds(attackAmounts) });

/**
 * Returns, for each hand, the probability that a player with optimal re-rolls keeps it, and the mean price of these
 * re-rolls.
 */
function keptHands(values: ManySeatsValues): { kept: Float64Array; paid: number } {
  const kept = new Float64Array(handClasses.length);
  let held = Float64Array.from(handClasses, ({ probability }) => probability);
  let paid = 0;
  for (let used = 0; used <= mostReRolls; used++) {
    const next = new Float64Array(handClasses.length);
    for (const [hand, chance] of held.entries()) {
      const roll = values.reRoll(hand, used, used * prices.reRoll);
      if (roll === null) kept[hand] = kept[hand] + chance;
      else {
        paid += chance * prices.reRoll;
        for (const to of roll.leadsTo) next[to] = next[to] + chance / roll.leadsTo.length;
      }
    }
    held = next;
  }
  return { kept, paid };
}

/** Returns the answer to a population. Better plans are played more often. */
export function answerTo(population: Population, seats: number, warmth = temperature): Population {
  const values = new ManySeatsValues(new RoundWins(seats, population), pointsToSpend);
  const { kept, paid: forReRolls } = keptHands(values);
  let paid = forReRolls;
  const played = emptyTables();
  const [first, second, third] = played.sums;
  for (const [hand, chance] of kept.entries()) {
    const { sums, hinderance } = plansByHand[hand];
    const weighed: { weights: Float64Array; action: number; sum: number }[] = [];
    let all = 0;
    values.eachWeights(hand, warmth, (weights, action, sum) => {
      all += sum;
      weighed.push({ weights, action, sum });
    });
    for (const { weights, action, sum } of weighed) {
      const { hinderance: round, price } = allActions[action];
      const share = (chance * sum) / all;
      paid += share * price;
      for (const [at, attack] of played.attacks.entries()) {
        attack[at + 1 === round ? hinderance : 0] += share;
      }
      for (let split = 0; split < weights.length; split++) {
        const plays = (chance * weights[split]) / all;
        first[sums[3 * split]] += plays;
        second[sums[3 * split + 1]] += plays;
        third[sums[3 * split + 2]] += plays;
      }
    }
  }
  return { ...played, paid };
}

/**
 * Mixes a share of one table into another.
 * @returns the largest difference
 */
export function blend(into: Rounds, from: Population['sums'], share: number): number {
  let most = 0;
  for (const [round, table] of into.entries()) {
    for (let at = 0; at < table.length; at++) {
      const change = (from[round]?.[at] ?? 0) - table[at];
      most = Math.max(most, Math.abs(change));
      table[at] = table[at] + share * change;
    }
  }
  return most;
}

/**
 * Learns a population that is its own answer: a logit equilibrium of the turn (McKelvey and Palfrey, 1995), in points
 * above the mean of the others, by fictitious play.
 * @param seats at least 3
 */
export function learnPopulation(seats: number): Population {
  const mean = emptyTables();
  for (const held of mean.sums) held.fill(1 / (mostSum - 1), 2);
  for (const attack of mean.attacks) attack[0] = 1;
  let paid = 0;
  for (let time = 1; ; time++) {
    const share = 2 / (time + 2);
    const answer = answerTo({ ...mean, paid }, seats, Math.max(temperature, firstTemperature / time));
    paid += share * (answer.paid - paid);
    const change = Math.max(blend(mean.sums, answer.sums, share), blend(mean.attacks, answer.attacks, share));
    if (time > firstTemperature && change < tolerance) return { ...mean, paid };
  }
}

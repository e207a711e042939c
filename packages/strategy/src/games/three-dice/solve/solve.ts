import { isNice, mostRolls } from '@dicehall/engine';
import type { Solving } from '../../../solve/progress.ts';
import { rollClasses } from './classes.ts';
import { Layer, noLevel, perPosition, type RoundSituation } from './layers.ts';
import { allowAll, BestTurn, gentlemensFilter, type RoundRules, StayResults } from './turn.ts';

export interface RoundSolution {
  readonly rules: RoundRules;
  readonly seats: number;
  /** The layer of each position, from 2. The last one describes the end of the round. */
  readonly layers: readonly (Layer | undefined)[];
  readonly states: number;
  /** The mean sips of the others minus the player's own in a round, for each position. */
  readonly roundValue: readonly number[];
  /** The probability of starting the next round, for each position. */
  readonly nextStarter: readonly number[];
}

/** Returns the layer for the end of a round. One loser drinks the penalty, or each of the tied players does. */
function endOfRound(rules: RoundRules, seats: number): Layer {
  const layer = new Layer(seats + 1, seats);
  layer.forEach(({ tied, penalty }, index) => {
    if (tied === 0) return;
    layer.drunk[index] = rules.tie === 'share' ? penalty * tied : penalty;
    layer.risk[index] = rules.tie === 'share' ? penalty : penalty / tied;
    layer.starts[index] = rules.tie === 'share' ? 1 : 1 / tied;
  });
  return layer;
}

/** Adds a result, weighted by `chance`, to a row of `later`. */
function addResult(
  row: Float64Array,
  chance: number,
  results: StayResults,
  roll: number,
  after: Layer,
): void {
  const from = results.next[roll] * after.stride;
  row[0] = row[0] + chance * results.own[roll];
  row[1] = row[1] + chance * results.given[roll];
  row[2] = row[2] + chance * results.starts[roll];
  for (let at = 0; at < after.stride; at++) {
    row[at + perPosition] = row[at + perPosition] + chance * after.later[from + at];
  }
}

/** Makes the choices for every roll of a turn, and stores them in `turn.choices`. */
type Choose = (turn: BestTurn, situation: RoundSituation, results: readonly StayResults[]) => void;

const bestChoice =
  (rules: RoundRules, isLast: boolean): Choose =>
  (turn, situation, results) => {
    // The choices of the last player depend on the number of rolls left, not on the limit.
    if (isLast && situation.limit < mostRolls) return;
    const allowed = rules.gentlemen === 'enforce' && isLast ? gentlemensFilter(situation) : allowAll;
    turn.find(results, allowed);
  };

/** The values of the rest of a round. The names mean the same as in `Layer`. */
type Rest = Record<'drunk' | 'given' | 'risk' | 'starts', number>;

/**
 * Evaluates a round from a turn with known results.
 * @param results the results by number of rolls left
 * @param row zeros on entry; receives `later` of a situation
 */
export function restOfRound(
  turn: BestTurn,
  results: readonly StayResults[],
  after: Layer,
  row: Float64Array,
): Rest {
  const rest = { drunk: turn.landed, given: 0, risk: 0, starts: 0 };
  row[0] = turn.landed;
  for (const [left, result] of results.entries()) {
    const ends = turn.ends[left];
    for (let roll = 0; roll < rollClasses.length; roll++) {
      const chance = ends[roll];
      if (chance === 0) continue;
      rest.drunk += chance * result.drunk[roll];
      rest.given += chance * (result.given[roll] + after.given[result.next[roll]]);
      rest.risk += chance * result.riskBefore[roll];
      rest.starts += chance * result.startsBefore[roll];
      addResult(row, chance, result, roll, after);
    }
  }
  return rest;
}

/** Evaluates every situation before a position, using the layer after it. */
export function valuePosition(rules: RoundRules, seats: number, after: Layer, choose: Choose): Layer {
  const position = after.position - 1;
  const layer = new Layer(position, seats);
  const turn = new BestTurn(rules);
  const results = new StayResults();
  const atAnyRoll = Array<StayResults>(mostRolls).fill(results);
  layer.forEach((situation, index) => {
    const { limit } = situation;
    if (position < seats || limit === mostRolls) results.evaluate(rules, seats, situation, after);
    const resultsByRoll = atAnyRoll.slice(0, limit);
    choose(turn, situation, resultsByRoll);
    turn.follow(limit - 1);
    const row = layer.later.subarray(index * layer.stride, (index + 1) * layer.stride);
    const rest = restOfRound(turn, resultsByRoll, after, row);
    layer.drunk[index] = rest.drunk;
    layer.given[index] = rest.given;
    layer.risk[index] = rest.risk;
    layer.starts[index] = rest.starts;
  });
  return layer;
}

const startOf = (limit: number): RoundSituation => ({
  limit,
  afterStairs: 0,
  lowest: noLevel,
  tied: 0,
  penalty: 1,
});

const resultsOf = (...of: Parameters<StayResults['evaluate']>): StayResults => {
  const results = new StayResults();
  results.evaluate(...of);
  return results;
};

/**
 * Returns the results of every seat but the starter by number of rolls left. Earlier rolls do not affect the results.
 */
export const followerResults = (
  rules: RoundRules,
  seats: number,
  situation: RoundSituation,
  after: Layer,
): StayResults[] => Array(situation.limit).fill(resultsOf(rules, seats, situation, after));

/**
 * Returns the results of the starter, by the number of rolls that it leaves unused. The number of used rolls becomes
 * the limit.
 */
export function starterResults(rules: RoundRules, seats: number, after: Layer): StayResults[] {
  return [3, 2, 1].map((limit) => resultsOf(rules, seats, startOf(limit), after));
}

/** Whether the starter's first roll restarts the round. */
export const restarts = (roll: number): boolean => isNice(rollClasses[roll]?.kinds[0]);

/**
 * Returns, for each position, the mean sips of the others minus the player's own in a round, and the probability of
 * starting the next round. If all players are safe, the same player starts again.
 * @param turn the turn with the starter's choices
 */
function roundResults(
  rules: RoundRules,
  seats: number,
  after: Layer,
  turn: BestTurn,
): Pick<RoundSolution, 'roundValue' | 'nextStarter'> {
  const results = starterResults(rules, seats, after);
  turn.follow(mostRolls - 1, undefined, (roll) => !restarts(roll));
  const row = new Float64Array(perPosition * seats);
  restOfRound(turn, results, after, row);
  const goesOn = turn.ends.flatMap((ends) => [...ends]).reduce((sum, chance) => sum + chance);
  row[0] = row[0] + restartSips();
  const drunkBy = Array.from({ length: seats }, (_, seat) => row[perPosition * seat] / goesOn);
  const givenBy = Array.from({ length: seats }, (_, seat) => row[perPosition * seat + 1] / goesOn);
  const given = givenBy.reduce((a, b) => a + b, 0);
  const sips = drunkBy.map((own, seat) => own + (given - givenBy[seat]) / (seats - 1));
  const all = sips.reduce((a, b) => a + b, 0);
  const losing = Array.from({ length: seats }, (_, seat) => row[perPosition * seat + 2] / goesOn);
  const [starter] = losing;
  return {
    roundValue: sips.map((own) => (all - own) / (seats - 1) - own),
    nextStarter: losing.with(0, starter + 1 - losing.reduce((a, b) => a + b, 0)),
  };
}

export const roundValues = (...round: Parameters<typeof roundResults>): readonly number[] =>
  roundResults(...round).roundValue;

/** Returns the turn with the starter's best choices. */
export function bestStart(rules: RoundRules, seats: number, after: Layer): BestTurn {
  const turn = new BestTurn(rules);
  turn.find(starterResults(rules, seats, after), allowAll);
  return turn;
}

/** Returns the mean sips that a starter takes for a nice first roll. */
function restartSips(): number {
  return rollClasses.reduce((sum, { faces, adds }, roll) => {
    if (!restarts(roll)) return sum;
    const ways = new Set(faces).size === 1 ? 1 : 6;
    return sum + (ways / 216) * (adds > 0 ? adds : 1);
  }, 0);
}

/**
 * Solves a round of Three Dice by backward induction over positions. Each player maximises the mean sips of the others
 * minus its own, for this round only. Given sips count as divided evenly, because the giver does not care who receives
 * them. If choices are equal (to 1e-12), players stay, or else hold the fewest dice.
 */
export function* solveRound(rules: RoundRules, seats: number): Solving<RoundSolution> {
  const layers: (Layer | undefined)[] = [];
  let after = endOfRound(rules, seats);
  let states = 0;
  layers[seats + 1] = after;
  for (let position = seats; position >= 2; position--) {
    after = valuePosition(rules, seats, after, bestChoice(rules, position === seats));
    layers[position] = after;
    after.forEach(() => {
      states += 1;
    });
    yield 1 - (position - 1) / seats;
  }
  return {
    rules,
    seats,
    layers,
    states,
    ...roundResults(rules, seats, after, bestStart(rules, seats, after)),
  };
}

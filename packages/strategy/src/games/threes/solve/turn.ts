import { type Face, scoreThrees, type ThreesOptions } from '@dicehall/engine';
import { cached } from '../../../cached.ts';
import { throwsOf } from '../../../outcomes/throws.ts';

export const allDice = 5;

/** The lowest score of a turn: that of the moon. The highest score is 30. */
export const lowestScore = -30;
export const highestScore = 30;

export interface Kept {
  readonly dice: number;
  readonly points: number;
  /** Whether the player can still shoot the moon. */
  readonly moon: boolean;
}

/** The number of indexes for each number of kept dice: one for each number of points, and one for all 6s. */
export const width = 6 * allDice + 2;
export const moonAt = width - 1;

/** Returns the index of kept dice in the tables of a turn. `moon` must be true if no dice are kept. */
export const keptIndex = ({ dice, points, moon }: Kept): number => dice * width + (moon ? moonAt : points);

/** Describes kept dice. It adds 3s, which score 0, so that the engine can score five dice. */
export function keptOf(dice: readonly Face[]): Kept {
  const nothing: Face = 3;
  const filled = Array.from({ length: allDice }, (_, index) => dice[index] ?? nothing);
  const moon = dice.every((face) => face === 6);
  return { dice: dice.length, points: moon ? 6 * dice.length : scoreThrees(filled), moon };
}

/** A set of dice to keep from the dice that are not locked. */
interface Keep extends Kept {
  /** The positions of these dice among the dice that are not locked. */
  readonly indexes: readonly number[];
}

/** All sets of dice that differ in their number, in their points, or in whether all are 6s. */
export const allKeepsOf = cached(
  (open: readonly Face[], fewest: 1 | 2) => `${fewest} ${open.join('')}`,
  (open, fewest): readonly Keep[] => {
    const found = new Map<string, Keep>();
    for (let mask = 1; mask < 1 << open.length; mask++) {
      const indexes = open.flatMap((_, index) => ((mask >> index) % 2 === 1 ? [index] : []));
      const left = open.length - indexes.length;
      if (left > 0 && left < fewest) continue;
      const keep = { indexes, ...keptOf(indexes.map((index) => open[index])) };
      const key = `${keep.dice}/${keep.moon}/${keep.points}`;
      if (!found.has(key)) found.set(key, keep);
    }
    return [...found.values()];
  },
);

/**
 * The sets that can be best if values never increase with the points: for each number of dice, the fewest points or all
 * 6s.
 */
const keepsOf = cached(
  (open: readonly Face[], fewest: 1 | 2) => `${fewest} ${open.join('')}`,
  (open, fewest): readonly Keep[] => {
    const best = new Map<string, Keep>();
    for (const keep of allKeepsOf(open, fewest)) {
      const key = `${keep.dice}/${keep.moon}`;
      const found = best.get(key);
      if (found === undefined || keep.points < found.points) best.set(key, keep);
    }
    return [...best.values()];
  },
);

/**
 * All throws of the dice that are not locked. The choices for throw i are from `first[i]` up to, but not including,
 * `first[i + 1]`.
 */
export interface Plan {
  readonly ways: Float64Array;
  readonly first: Int32Array;
  /** For each choice, the difference between the indexes of the dice kept after it and of those kept before it. */
  readonly lead: Int32Array;
}

interface Outcome {
  readonly ways: number;
  readonly leads: readonly number[];
}

function planOf(outcomes: readonly Outcome[]): Plan {
  const first = new Int32Array(outcomes.length + 1);
  outcomes.forEach(({ leads }, index) => {
    first[index + 1] = first[index] + leads.length;
  });
  return {
    ways: Float64Array.from(outcomes, ({ ways }) => ways),
    first,
    lead: Int32Array.from(outcomes.flatMap(({ leads }) => leads)),
  };
}

/** The plans for each number of open dice. `plain` is for turns in which the moon is no longer possible. */
interface Plans {
  readonly plain: readonly Plan[];
  readonly moon: readonly Plan[];
}

/**
 * Returns the plans of a turn.
 * @param every whether to include all sets of dice, or only those that can be best if values never increase with the
 * points
 */
export const plansOf = cached((fewest: 1 | 2, every = false) => `${fewest} ${every}`, layOutPlans);

function layOutPlans(fewest: 1 | 2, every = false): Plans {
  const outcomes = Array.from({ length: allDice + 1 }, (_, open) =>
    throwsOf(open).map(({ dice, ways }) => ({
      ways,
      choices: every ? allKeepsOf(dice, fewest) : keepsOf(dice, fewest),
    })),
  );
  const out = (kept: Kept): number => keptIndex({ ...kept, moon: false });
  const plain = outcomes.map((thrown) =>
    planOf(
      thrown.map(({ ways, choices }) => ({ ways, leads: (every ? choices : leastOf(choices)).map(out) })),
    ),
  );
  const moon = outcomes.map((thrown, open) => {
    const sixes = allDice - open;
    const leads = (choices: readonly Kept[]): number[] =>
      choices.map(({ dice, points, moon }) =>
        keptIndex({ dice: sixes + dice, points: 6 * sixes + points, moon }),
      );
    return planOf(thrown.map(({ ways, choices }) => ({ ways, leads: leads(choices) })));
  });
  return { plain, moon };
}

/** One turn of Threes under best play, for any values of its score that never increase with the score. */
export class ThreesTurn {
  /**
   * The value before the other dice are rolled, or at the end of the turn if all dice are kept. The index is that of
   * `keptIndex`.
   */
  readonly values = new Float64Array((allDice + 1) * width);
  readonly fewest: 1 | 2;
  /** The plans by number of open dice, for turns in which the moon is no longer possible. */
  readonly #plain: readonly Plan[];
  readonly #moon: readonly Plan[];

  constructor(lastDie: ThreesOptions['lastDie']) {
    this.fewest = lastDie === 'rolled' ? 1 : 2;
    ({ plain: this.#plain, moon: this.#moon } = plansOf(this.fewest));
  }

  /**
   * Evaluates the turn.
   * @param scoreValues the value of each score, at index `score - lowestScore`
   * @returns the value before the first roll
   */
  evaluate(scoreValues: Float64Array): number {
    const { values } = this;
    for (let points = 0; points < moonAt; points++)
      values[allDice * width + points] = scoreValues[points - lowestScore];
    values[allDice * width + moonAt] = scoreValues[0];
    for (let open = this.fewest; open <= allDice; open++) {
      const from = (allDice - open) * width;
      const plain = this.#plain[open];
      const moon = this.#moon[open];
      for (let points = 0; points <= 6 * (allDice - open); points++) {
        values[from + points] = this.#mean(plain, from + points) / 6 ** open;
      }
      values[from + moonAt] = this.#mean(moon, 0) / 6 ** open;
    }
    return values[moonAt];
  }

  #mean(plan: Plan, from: number): number {
    const { ways } = plan;
    let sum = 0;
    for (let outcome = 0; outcome < ways.length; outcome++)
      sum += ways[outcome] * this.#best(plan, from, outcome);
    return sum;
  }

  #best({ first, lead }: Plan, from: number, outcome: number): number {
    const { values } = this;
    const end = first[outcome + 1];
    let best = Number.NEGATIVE_INFINITY;
    for (let choice = first[outcome]; choice < end; choice++) {
      const value = values[from + lead[choice]];
      if (value > best) best = value;
    }
    return best;
  }

  /**
   * Returns the chance of each score, at index `score - lowestScore`, if the player follows the values of the last
   * `evaluate`.
   */
  scores(): Float64Array {
    const reached = new Float64Array(this.values.length);
    reached[moonAt] = 1;
    for (let open = allDice; open >= this.fewest; open--) {
      const from = (allDice - open) * width;
      for (let points = 0; points < width; points++) {
        const chance = reached[from + points];
        if (chance === 0) continue;
        if (points === moonAt) this.#spread(this.#moon[open], 0, chance / 6 ** open, reached);
        else this.#spread(this.#plain[open], from + points, chance / 6 ** open, reached);
      }
    }
    const scores = new Float64Array(highestScore - lowestScore + 1);
    const end = allDice * width;
    for (let points = 0; points < moonAt; points++) scores[points - lowestScore] = reached[end + points];
    scores[0] = reached[end + moonAt];
    return scores;
  }

  #spread({ ways, first, lead }: Plan, from: number, chance: number, reached: Float64Array): void {
    const { values } = this;
    for (let outcome = 0; outcome < ways.length; outcome++) {
      let best = from + lead[first[outcome]];
      for (let choice = first[outcome] + 1; choice < first[outcome + 1]; choice++) {
        const at = from + lead[choice];
        if (values[at] > values[best]) best = at;
      }
      reached[best] += chance * ways[outcome];
    }
  }

  throwing(kept: Kept): number {
    return this.values[keptIndex(kept)];
  }
}

/** Returns the choices with the fewest points. Once the moon is impossible, 6s count like other dice. */
function leastOf(choices: readonly Kept[]): Kept[] {
  return choices.filter(
    ({ dice, points, moon }) =>
      !moon || !choices.some((other) => !other.moon && other.dice === dice && other.points <= points),
  );
}

export interface ThreesTurnValues {
  readonly values: Float64Array;
  readonly fewest: 1 | 2;
}

export interface ValuedKeep {
  readonly indexes: readonly number[];
  readonly value: number;
}

/**
 * Returns the sets to keep that can be best, and their values.
 * @param before the dice locked before the roll
 */
export const valuedKeeps = (
  { values, fewest }: ThreesTurnValues,
  before: Kept,
  open: readonly Face[],
): readonly ValuedKeep[] =>
  keepsOf(open, fewest).map(({ indexes, dice, points, moon }) => {
    const kept = { dice: before.dice + dice, points: before.points + points, moon: before.moon && moon };
    return { indexes, value: values[keptIndex(kept)] };
  });

/**
 * Returns the values of the scores of a turn, at index `score - lowestScore`.
 * @param moon the value of five 6s; the value of the lowest score if absent
 */
export function scoreValues(
  worthOf: (score: number) => number,
  moon: number = worthOf(lowestScore),
): Float64Array {
  return Float64Array.from({ length: highestScore - lowestScore + 1 }, (_, index) =>
    index === 0 ? moon : worthOf(index + lowestScore),
  );
}

/** A turn that minimises the mean score, by maximising the negated score. */
export const meanTurn = cached(
  (lastDie: ThreesOptions['lastDie'], moon: ThreesOptions['moon'] = 'bonus') => `${lastDie} ${moon}`,
  (lastDie, moon = 'bonus') => {
    const turn = new ThreesTurn(lastDie);
    turn.evaluate(scoreValues((score) => -score, moon === 'none' ? -highestScore : -lowestScore));
    return turn;
  },
);

/** A turn that maximises the chance of five 6s. */
export const moonTurn = cached(
  (lastDie: ThreesOptions['lastDie']) => lastDie,
  (lastDie) => {
    const turn = new ThreesTurn(lastDie);
    turn.evaluate(scoreValues(() => 0, 1));
    return turn;
  },
);

/**
 * A turn that maximises the chance of winning its round (a tie counts half), if the players after it minimise their
 * mean score.
 * @param lowest the lowest cost so far
 * @param later the number of players after it
 */
export const roundTurn = cached(
  ({ lastDie, moon }: Pick<ThreesOptions, 'lastDie' | 'moon'>, lowest: number, later: number) =>
    `${lastDie} ${moon} ${lowest} ${later}`,
  ({ lastDie, moon }, lowest, later) => {
    const turn = new ThreesTurn(lastDie);
    const chances = meanTurn(lastDie, moon).scores();
    const costAt = (index: number): number =>
      index === 0 && moon === 'none' ? highestScore : index + lowestScore;
    const wins = (score: number): number => {
      if (score > lowest) return 0;
      const beats = chances.reduce((sum, chance, index) => {
        const theirs = costAt(index);
        return sum + chance * (theirs > score ? 1 : theirs === score ? 0.5 : 0);
      }, 0);
      return (score === lowest ? 0.5 : 1) * beats ** later;
    };
    const shot = { bonus: wins(lowestScore), wins: 1, none: wins(highestScore) }[moon];
    turn.evaluate(scoreValues(wins, shot));
    return turn;
  },
  200,
);

/** Returns the lowest mean score of a turn. */
export const bestMeanTurn = (lastDie: ThreesOptions['lastDie']): number =>
  -meanTurn(lastDie).throwing({ dice: 0, points: 0, moon: true });

import {
  type Face,
  isAfterStairs,
  isNice,
  kindOf,
  losersOf,
  pointsOf,
  positionOf,
  rollsOf,
  type ThreeDiceView,
  tripleAdds,
} from '@dicehall/engine';
import { cached } from '../../cached.ts';

/** Returns the index of three ordered dice (0 to 215). */
export const throwIndex = (dice: readonly Face[]): number =>
  (dice[0] - 1) * 36 + (dice[1] - 1) * 6 + dice[2] - 1;

/** All throws of three dice, ordered by `throwIndex`. */
const allThrows: readonly (readonly Face[])[] = rollsOf(3);
const pointsAt = allThrows.map(pointsOf);
const kindsAt = {
  plain: allThrows.map((dice) => kindOf(dice, false)),
  afterStairs: allThrows.map((dice) => kindOf(dice, true)),
};

/**
 * Returns the mean value after rolling some dice, by `throwIndex` and mask of these dice. Bit 0 of a mask is the first
 * die.
 */
function meansOf(values: Float64Array): Float64Array[] {
  const means = [values];
  [36, 6, 1].forEach((stride, die) => {
    const bit = 1 << die;
    for (let mask = bit; mask < 2 * bit; mask++) {
      const before = means[mask - bit];
      means[mask] = Float64Array.from(values, (_, lie) => {
        const low = lie - (Math.floor(lie / stride) % 6) * stride;
        let sum = 0;
        for (let face = 0; face < 6; face++) sum += before[low + face * stride];
        return sum / 6;
      });
    }
  });
  return means;
}

/** Returns the mask of the dice that an ordinary player rolls; 0 means staying. Such a player collects 1s and 6s. */
function ordinaryRoll(dice: readonly Face[]): number {
  if (isNice(kindOf(dice, false)) || pointsOf(dice) > 160) return 0;
  return dice.reduce<number>((mask, face, die) => (face === 1 || face === 6 ? mask : mask | (1 << die)), 0);
}

/** Returns the mean of `counts` over the dice with which an ordinary player ends a turn of up to `limit` rolls. */
function chanceOf(counts: (index: number) => number, limit: number): number {
  let chances = Float64Array.from(allThrows, (_, index) => counts(index));
  for (let roll = 1; roll < limit; roll++) {
    const rolled = meansOf(chances);
    chances = chances.map((_, index) => rolled[ordinaryRoll(allThrows[index])]?.[index]);
  }
  return meansOf(chances)[7]?.[0];
}

const isSafeAt = kindsAt.plain.map(isNice);

/** Returns the probability that an ordinary player ends a turn below `points`. An equal result counts as `tied`. */
function endsBelow(limit: number, points: number, tied: number): number {
  const counts = (index: number): number => {
    const theirs = pointsAt[index];
    if (isSafeAt[index] === true || theirs > points) return 0;
    return theirs < points ? 1 : tied;
  };
  return chanceOf(counts, limit);
}

const belowTable = cached(
  (limit: number, tied: number) => `${limit} ${tied}`,
  (limit, tied) => new Map([...new Set(pointsAt)].map((points) => [points, endsBelow(limit, points, tied)])),
);

interface Prospect {
  readonly seats: number;
  /** The position of the player in the round, from 1 for the starter. */
  readonly position: number;
  readonly penalty: number;
  readonly limit: number;
  readonly afterStairs: boolean;
  /** The lowest points so far among the players who are not safe. */
  readonly lowest: number;
  readonly shitStairs: ThreeDiceView['options']['shitStairs'];
  /** The share of a tie for last that counts as a loss of the later player. */
  readonly laterLoses: number;
  readonly payBelow: number;
}

function prospectOf(view: ThreeDiceView): Prospect {
  return {
    seats: view.scores.length,
    position: positionOf(view, view.seat),
    penalty: view.penalty,
    limit: view.limit,
    afterStairs: isAfterStairs(view, view.seat),
    lowest: losersOf(view).points,
    shitStairs: view.options.shitStairs,
    laterLoses: view.options.tie === 'last' ? 1 : 0.5,
    payBelow: view.options.payBelow,
  };
}

const kindsOf = ({ afterStairs }: Prospect) => (afterStairs ? kindsAt.afterStairs : kindsAt.plain);

/** Returns the probability of paying the penalty with `points` if each of the following players has `limit` rolls. */
function losing(prospect: Prospect, points: number, limit: number): number {
  const { lowest, seats, position, laterLoses, payBelow } = prospect;
  if (points < payBelow) return 1;
  if (points > lowest) return 0;
  const now = points === lowest ? laterLoses : 1;
  return now * (1 - (belowTable(limit, laterLoses).get(points) ?? 0)) ** (seats - position);
}

/** Returns the mean sips of the others minus the player's own if the turn ends with these dice. */
function endingValue(prospect: Prospect, lie: number, limit: number): number {
  const { seats, penalty, position } = prospect;
  const others = seats - 1;
  const kind = kindsOf(prospect)[lie];
  switch (kind) {
    case 'three-of-a-kind':
      return (penalty + tripleAdds(allThrows[lie]?.[0])) / others;
    case 'stairs':
      return (penalty + position) / others;
    case 'super-stairs':
      return (penalty + 2 * position) / others;
    case 'shit-stairs':
    case 'points': {
      const lose = losing(prospect, pointsAt[lie], limit);
      const sip = kind === 'shit-stairs' && prospect.shitStairs === 'kept' ? 1 : 0;
      return penalty * ((1 - lose) / others - lose) - sip;
    }
  }
}

/** The values of choices by rolls used (from 1), `throwIndex` and mask of the dice to roll. Mask 0 means staying. */
type TurnValues = readonly (readonly Float64Array[])[];

const turnValues = cached((prospect: Prospect) => Object.values(prospect).join(' '), valuesOf, 2000);

function valuesOf(prospect: Prospect): TurnValues {
  const { limit, position, shitStairs } = prospect;
  const landing = kindsOf(prospect).map((kind) =>
    shitStairs === 'rolled' && kind === 'shit-stairs' ? -1 : 0,
  );
  const values: Float64Array[][] = [];
  let rolled: readonly Float64Array[] = [];
  for (let rolls = limit; rolls >= 1; rolls--) {
    // The number of rolls that the starter uses becomes the limit for all players.
    const stays = allThrows.map((_, lie) => endingValue(prospect, lie, position === 1 ? rolls : limit));
    const again = rolled.slice(1);
    const choices = stays.map((stay, lie) => Float64Array.from([stay, ...again.map((its) => its[lie])]));
    values[rolls] = choices;
    rolled = meansOf(Float64Array.from(choices, (its, lie) => Math.max(...its) + landing[lie]));
  }
  return values;
}

/** Returns the value of each choice, by mask of the dice to roll. Bit 0 is the first die; mask 0 means staying. */
export function choiceValues(view: ThreeDiceView): readonly number[] {
  return Array.from(turnValues(prospectOf(view))[view.rolls][throwIndex(view.dice)]);
}

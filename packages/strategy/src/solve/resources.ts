import type { Standings } from '../games/threes/solve/standings.ts';
import { offerPlaces } from '../race/offers.ts';
import type { RaceRules } from '../race/rules.ts';

/** An estimate of peak memory and of seconds on one thread, scaled from measurements (bench/results/solvers.md). */
export interface Resources {
  readonly bytes: number;
  readonly seconds: number;
}

/** The memory of the program and of tables of fixed size. */
const base = 90e6;

export const fewResources = (seconds: number): Resources => ({ bytes: base, seconds });

/** 8 bytes an offer, and as much again while they are packed for the file. */
const bytesAnOffer = 17.5;

/** A race for two with take-over holds all offers at once. */
export function resourcesOfOffers(rules: RaceRules): Resources {
  const units = rules.target;
  return { bytes: base + bytesAnOffer * offerPlaces(rules).size, seconds: 30 * (units / 400) ** 3 };
}

/** Nine values for each two scores, and as much again for the file. */
export function resourcesOfBusts({
  target,
  lowest,
}: {
  readonly target: number;
  readonly lowest: number;
}): Resources {
  const size = target - lowest;
  return { bytes: base + 2 * 8 * 9 * size ** 2, seconds: 420 * (size / 250) ** 3 };
}

/** Two shares for each three scores: for solving, and packed as numbers and in 48 bits each. */
const bytesOfThree = 2 * (8 + 8 + 6);

export const resourcesOfThree = ({ target }: RaceRules): Resources => ({
  bytes: base + bytesOfThree * target ** 3,
  seconds: 12 * (target / 60) ** 4,
});

/** A match of Threes for three: two shares for each place, for solving and twice for packing, and in 48 bits. */
export function resourcesOfStandings(standings: Standings): Resources {
  let places = 0;
  for (let left = 0; left <= standings.turns; left++) places += standings.size(left);
  return { bytes: base + 2 * (8 + 8 + 6) * places, seconds: 3e-5 * places };
}

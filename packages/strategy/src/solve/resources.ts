import type { Standings } from '../games/threes/solve/standings.ts';
import { offerPlaces } from '../race/offers.ts';
import type { RaceRules } from '../race/rules.ts';

/**
 * Estimates of the peak memory and of the seconds on one thread, scaled from measurements (bench/results/solvers.md).
 */
export interface Resources {
  readonly bytes: number;
  readonly seconds: number;
}

/** The memory of the program and of its fixed-size tables, in bytes. */
const base = 90e6;

export const fewResources = (seconds: number): Resources => ({ bytes: base, seconds });

/** The measured number of bytes for an offer: 8 for solving, another 8 for packing, and about 1.5 for the packed form. */
const bytesAnOffer = 17.5;

/** Estimates the resources for a race for two players. If turns can be taken over, all offers are in memory at once. */
export function resourcesOfOffers(rules: RaceRules): Resources {
  const units = rules.target;
  // If a match is played in full rounds, it has two tables of values. If a player who has kept every die must roll
  // again, turns are longer.
  const more = rules.finish === 'round' ? 4 : 1;
  return { bytes: base + bytesAnOffer * offerPlaces(rules).size, seconds: more * 30 * (units / 400) ** 3 };
}

/**
 * Estimates the resources for a race with penalties for busts. It needs nine values for each pair of scores, and as
 * many again for the file.
 */
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

/**
 * The number of bytes for the two win shares of a position with three players. Each share takes 8 for solving, 8 for
 * packing and 6 (48 bits) when packed.
 */
const bytesOfShares = 2 * (8 + 8 + 6);

export const resourcesOfThree = ({ target }: RaceRules): Resources => ({
  bytes: base + bytesOfShares * target ** 3,
  seconds: 12 * (target / 60) ** 4,
});

/** Estimates the resources for a match of Threes for three players. */
export function resourcesOfStandings(standings: Standings): Resources {
  let places = 0;
  for (let left = 0; left <= standings.turns; left++) places += standings.size(left);
  return { bytes: base + bytesOfShares * places, seconds: 3e-5 * places };
}

import { offerPlaces } from './race/offers.ts';
import type { RaceRules } from './race/rules.ts';

/**
 * What solving takes, roughly: memory at its peak, and seconds on one thread. Scaled from what was measured
 * (bench/results/solvers.md), so that somebody can be told before it begins.
 */
export interface Resources {
  readonly bytes: number;
  readonly seconds: number;
}

/** The program itself, and tables that do not grow with the options. */
const base = 90e6;

/** Games that take some seconds and little memory whatever their options. */
export const fewResources: Resources = { bytes: base, seconds: 10 };

/** Offers are worked out in 8 bytes each; packing them for the file takes as much again for a while. */
const bytesAnOffer = 17.5;

/** A race for two where offers pass on: all of them are held at once. */
export function resourcesOfOffers(rules: RaceRules): Resources {
  const units = rules.target;
  return { bytes: base + bytesAnOffer * offerPlaces(rules).size, seconds: 30 * (units / 400) ** 3 };
}

/** Two shares of every three scores, once to solve and, as numbers and in 48 bits each, to keep. */
const bytesOfThree = 2 * (8 + 8 + 6);

/** A race for three: every three scores, each a turn of some length. */
export const resourcesOfThree = ({ target }: RaceRules): Resources => ({
  bytes: base + bytesOfThree * target ** 3,
  seconds: 12 * (target / 60) ** 4,
});

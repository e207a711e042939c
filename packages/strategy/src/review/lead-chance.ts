/** The standard deviation of the difference of points in a turn of equilibrium play, measured over 20,000 turns. */
const spread = 219;

/** The distribution function of the normal distribution, to 1.5e-7 (Abramowitz and Stegun 1964, 7.1.26). */
function normal(x: number): number {
  const t = 1 / (1 + (0.3275911 * Math.abs(x)) / Math.SQRT2);
  const series =
    t * (0.254829592 + t * (-0.284496736 + t * (1.421413741 + t * (-1.453152027 + t * 1.061405429))));
  const above = (series * Math.exp((-x * x) / 2)) / 2;
  return x < 0 ? above : 1 - above;
}

/** The win probability of a lead, with this many turns to play. */
export type LeadChance = (turns: number, lead: number) => number;

/** As if the points of a turn were normally distributed. */
export const normalLeadChance: LeadChance = (turns, lead) => normal(lead / (spread * Math.sqrt(turns)));

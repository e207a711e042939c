/** Shares of the win at a table of three, by the chances to beat each of the two others alone. */
const power = (exponent) => (one, other) => (one * other) ** exponent;
const odds = (chance) => (1 - chance) / chance;
const shares =
  (exponent) =>
  (...duels) =>
    1 / duels.reduce((sum, duel) => sum + odds(duel) ** exponent, 1);

export const formulas = [
  ['product', power(1)],
  ['product ^ 0.85', power(0.85)],
  ['product ^ 2/3', power(2 / 3)],
  ['product ^ 0.5', power(0.5)],
  ['by odds ^ 0.85', shares(0.85)],
  ['by odds', shares(1)],
  ['by odds ^ 1.15', shares(1.15)],
];

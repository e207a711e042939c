const power =
  (exponent) =>
  (...duels) =>
    duels.reduce((product, duel) => product * duel, 1) ** exponent;
const odds = (chance) => (1 - chance) / chance;
const shares =
  (exponent) =>
  (...duels) =>
    1 / duels.reduce((sum, duel) => sum + odds(duel) ** exponent, 1);

/**
 * Returns formulas for the win shares at a table of `seats`, computed from the chances of beating each of the others
 * alone.
 */
export const formulasFor = (seats) => [
  ['product', power(1)],
  // The formula that the experts of Threes and Ten Thousand use.
  ['experts', power((2 / seats) ** (1 / 3))],
  ['product ^ 0.85', power(0.85)],
  ['product ^ 2/n', power(2 / seats)],
  ['product ^ 0.5', power(0.5)],
  ['by odds ^ 0.85', shares(0.85)],
  ['by odds', shares(1)],
  ['by odds ^ 1.15', shares(1.15)],
];

/** Three ones and two fives. */
export default [
  [1, 1, 1],
  [5, 5],
];

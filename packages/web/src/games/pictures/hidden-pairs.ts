/** Two hidden pairs and a revealed one. */
export default [
  [null, null],
  [null, null],
  [6, 6],
];

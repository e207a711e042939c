/** Stairs. */
export default [[1], [2], [3]];

/** The lowest score. */
export default [[3, 3, 3, 3, 3]];

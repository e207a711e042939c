/** Strengths of a pair with its attacks go from 2 to 36; a place is the strength minus 2. */
export const places = 35;
/** The highest places without attacks, with one, and with two. */
const [plain, attacked, both] = [10, 22, 34];

/** How many places the third round has beside those of the other two: a player has two attacks for three rounds. */
function lengthOf(one: number, two: number): number {
  const [low, high] = one < two ? [one, two] : [two, one];
  if (high > attacked) return low > plain ? 0 : plain + 1;
  if (low > plain) return plain + 1;
  return (high > plain ? attacked : both) + 1;
}

/** The number of places of the third round, at `places * first + second`. */
export const lengths = Uint8Array.from({ length: places ** 2 }, (_, at) =>
  lengthOf(Math.floor(at / places), at % places),
);

/** The first cell of each such row. */
export const rows = ((): Int32Array => {
  const starts = new Int32Array(places ** 2);
  for (let at = 1; at < starts.length; at++) starts[at] = starts[at - 1] + lengths[at - 1];
  return starts;
})();

/** Triples of strengths that a player can have; with each triple, all that are lower in every round. */
export const cellCount = rows[rows.length - 1] + lengths[lengths.length - 1];

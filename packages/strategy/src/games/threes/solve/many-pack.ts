import type { ManyShares } from './many.ts';
import type { Standings } from './standings.ts';

/** Where the shares of each standing are, by turns left. */
function* places(standings: Standings): Generator<readonly [left: number, at: number]> {
  for (const [left, { others, from, to }] of standings.allRows()) {
    for (let own = from; own <= to; own++)
      yield [left, standings.place([own, ...others], left) * (standings.seats - 1)];
  }
}

/** The shares of all standings without unused places, for a file. */
export function packMany(standings: Standings, shares: ManyShares): Float64Array {
  const each = standings.seats - 1;
  const packed = new Float64Array(standings.count().standings * each);
  let next = 0;
  for (const [left, at] of places(standings)) {
    packed.set(shares[left].subarray(at, at + each), next);
    next += each;
  }
  return packed;
}

export function unpackMany(standings: Standings, packed: Float64Array): ManyShares {
  const each = standings.seats - 1;
  const shares = Array.from(
    { length: standings.turns + 1 },
    (_, left) => new Float64Array(standings.size(left) * each),
  );
  let next = 0;
  for (const [left, at] of places(standings)) {
    shares[left].set(packed.subarray(next, next + each), at);
    next += each;
  }
  return shares;
}

import type { Mixture, Piece, ThreeTurn } from './three-turn.ts';

/** Three numbers, one for each player, in turn order. */
export type Three = [number, number, number];

export const seatAfter = (seat: number, steps: number): number => (seat + steps) % 3;

/** The maximum distance from a linear piece at which a share still counts as part of it. */
const tolerance = 1e-13;

/** The result of a turn under any policy. */
type Played = Pick<Piece, 'own' | 'next' | 'lost'>;

export interface Equilibrium {
  /** The share of each player at the start of each turn, indexed by turn and player. */
  readonly shares: readonly (readonly number[])[];
  /** The share of each player after a bust in that player's turn. */
  readonly busts: Three;
  /** The probability of stopping where stopping and rolling are equal. */
  readonly mixtures: readonly [Mixture, Mixture, Mixture];
}

/**
 * Returns the shares at the start of each turn of a cycle. They follow from the shares without a bust (A) and the
 * probabilities of a bust (p): w0 = A0 + p0 w1, w1 = A1 + p1 w2, w2 = A2 + p2 w0.
 */
export function cycleShares(turns: readonly Played[]): number[][] {
  const [p0, p1, p2] = [turns[0].lost, turns[1].lost, turns[2].lost];
  const had = turns.map(({ own, next, lost }, seat) => {
    const shares = [0, 0, 0];
    shares[seat] = own;
    shares[seatAfter(seat, 1)] = next;
    shares[seatAfter(seat, 2)] = 1 - lost - own - next;
    return shares;
  });
  const shareOf = (seat: number, player: number): number => had[seat]?.[player];
  const players = [0, 1, 2];
  const w0 = players.map(
    (player) =>
      (shareOf(0, player) + p0 * (shareOf(1, player) + p1 * shareOf(2, player))) / (1 - p0 * p1 * p2),
  );
  const w2 = players.map((player) => shareOf(2, player) + p2 * w0[player]);
  const w1 = players.map((player) => shareOf(1, player) + p1 * w2[player]);
  return [w0, w1, w2];
}

export const bustsOf = (shares: readonly (readonly number[])[]): Three => [
  shares[1]?.[0],
  shares[2]?.[1],
  shares[0]?.[2],
];

/** A share after a bust at which the best response changes. The player is indifferent there and may mix both moves. */
interface Breakpoint {
  readonly at: number;
  readonly below: Piece;
  readonly above: Piece;
}

/** One player's best responses for each share after a bust: linear pieces, computed on demand. */
export class BestResponses {
  readonly #turn: ThreeTurn;
  readonly #pieces: Piece[] = [];

  constructor(turn: ThreeTurn) {
    this.#turn = turn;
  }

  at(bust: number, slack = tolerance): Piece {
    const known = this.#pieces.find(({ low, high }) => low - slack <= bust && bust <= high + slack);
    if (known !== undefined) return known;
    const piece = this.#turn.evaluate(bust);
    this.#pieces.push(piece);
    return piece;
  }

  /** Returns all pieces between two shares, and the breakpoints between them. */
  between(from: number, to: number): (Piece | Breakpoint)[] {
    let piece = this.at(Math.max(0, from));
    const found: (Piece | Breakpoint)[] = [piece];
    while (piece.high < Math.min(1, to)) {
      const next = this.at(piece.high + 2 * tolerance, 0);
      found.push({ at: piece.high, below: piece, above: next }, next);
      piece = next;
    }
    return found;
  }
}

const mixResponse = (response: Piece | Breakpoint, weight: number): Played => {
  if ('own' in response) return response;
  const { below, above } = response;
  const mix = (part: keyof Played): number => weight * below[part] + (1 - weight) * above[part];
  return { own: mix('own'), next: mix('next'), lost: mix('lost') };
};

/** Solves linear equations by Gaussian elimination; null if there is no unique solution. */
function solveLinear(rows: number[][]): number[] | null {
  const size = rows.length;
  for (let column = 0; column < size; column++) {
    const pivot = rows.slice(column).reduce((best, row) => {
      return Math.abs(row[column]) > Math.abs(best[column]) ? row : best;
    });
    const by = pivot[column];
    if (by === 0) return null;
    rows.splice(rows.indexOf(pivot), 1);
    const scaled = pivot.map((value) => value / by);
    rows.splice(column, 0, scaled);
    rows.forEach((row, at) => {
      if (at === column) return;
      const times = row[column];
      scaled.forEach((value, index) => {
        row[index] = row[index] - times * value;
      });
    });
  }
  return rows.map((row) => row[size]);
}

/**
 * Finds the mixtures that make the players at breakpoints indifferent, by Newton's method. The equations are linear in
 * each weight.
 */
function weightsOf(responses: readonly (Piece | Breakpoint)[], symmetric: boolean): number[] | null {
  const breakpoints = responses.flatMap((response, seat) =>
    'at' in response && (!symmetric || seat === 0) ? [{ seat, at: response.at }] : [],
  );
  let weights = [0.5, 0.5, 0.5];
  const off = (of: readonly number[]): number[] => {
    const busts = bustsOf(cycleShares(responses.map((response, seat) => mixResponse(response, of[seat]))));
    return breakpoints.map(({ seat, at }) => busts[seat] - at);
  };
  const shifted = (seat: number, by: number): number[] =>
    weights.map((weight, at) => (at === seat || symmetric ? weight + by : weight));
  const step = 1e-4;
  for (let round = 0; round < 12 && breakpoints.length > 0; round++) {
    const now = off(weights);
    const ups = breakpoints.map(({ seat }) => [off(shifted(seat, step)), off(shifted(seat, -step))] as const);
    const rows = now.map((error, row) => [
      ...ups.map(([up, down]) => (up[row] - down[row]) / (2 * step)),
      -error,
    ]);
    const change = solveLinear(rows);
    if (change === null) return null;
    breakpoints.forEach(({ seat }, index) => {
      weights = shifted(seat, change[index]);
    });
    if (weights.some((weight) => !(Math.abs(weight) < 1e3))) return null;
    if (change.every((by) => Math.abs(by) < 1e-15)) break;
  }
  const least = 1e-9;
  if (weights.some((weight) => weight < -least || weight > 1 + least)) return null;
  return weights.map((weight) => Math.min(1, Math.max(0, weight)));
}

/** Returns the equilibrium if the responses are best responses to each other; otherwise null. */
function equilibriumOf(
  responses: readonly (Piece | Breakpoint)[],
  turns: readonly ThreeTurn[],
  symmetric: boolean,
): Equilibrium | null {
  const weights = weightsOf(responses, symmetric);
  if (weights === null) return null;
  const shares = cycleShares(responses.map((response, seat) => mixResponse(response, weights[seat])));
  const busts = bustsOf(shares);
  const best = responses.every((response, seat) => {
    const bust = busts[seat];
    return 'at' in response
      ? Math.abs(bust - response.at) < tolerance
      : response.low - tolerance <= bust && bust <= response.high + tolerance;
  });
  if (!best) return null;
  const mixtureOf = (seat: number): Mixture => {
    const response = responses[seat];
    const turn = turns[seat];
    if (response === undefined || turn === undefined || !('at' in response)) return null;
    const weight = weights[seat];
    const played = mixResponse(response, weight);
    const far = (mixture: number): number => Math.abs(turn.evaluate(response.at, mixture).next - played.next);
    return far(weight) <= far(1 - weight) ? weight : 1 - weight;
  };
  return { shares, busts, mixtures: [mixtureOf(0), mixtureOf(1), mixtureOf(2)] };
}

/** The distances by which the search extends the range of shares, in this order. */
const widths = [1e-6, 1e-3, 0.03, 1];

/**
 * Finds an equilibrium of a cycle in which iterated best responses do not converge. It tries the pieces and breakpoints
 * near the shares seen so far, those with the fewest mixtures first. An equilibrium always exists (Kakutani).
 */
export function findEquilibrium(
  turns: readonly ThreeTurn[],
  responses: readonly BestResponses[],
  shareHistory: readonly Three[],
  symmetric: boolean,
): Equilibrium | null {
  for (const width of widths) {
    const candidates = responses.map((response, seat) => {
      const busts = shareHistory.map((three) => three[seat]);
      return response.between(Math.min(...busts) - width, Math.max(...busts) + width);
    });
    const [one = [], two = [], three = []] = candidates;
    for (let mixers = 0; mixers <= 3; mixers++) {
      for (const first of one) {
        for (const second of symmetric ? [first] : two) {
          for (const third of symmetric ? [first] : three) {
            const all = [first, second, third];
            if (all.filter((response) => 'at' in response).length !== mixers) continue;
            const found = equilibriumOf(all, turns, symmetric);
            if (found !== null) return found;
          }
        }
      }
    }
  }
  return null;
}

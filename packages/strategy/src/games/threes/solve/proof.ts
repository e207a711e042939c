import type { Solving } from '../../../solve/progress.ts';
import type { ThreesMatch } from './match.ts';
import { PlainThreesTurns } from './plain-turns.ts';
import { highestScore, lowestScore } from './turn.ts';

/** Returns a player's share before a turn, by the index of the standing. */
type Share = (place: number) => number;

/** Returns a function for the share of each player, starting with the player to move. */
function sharesOf({ seats, shares }: ThreesMatch, left: number): Share[] {
  const table = shares[left];
  const stored = Array.from(
    { length: seats - 1 },
    (_, player): Share =>
      (place) =>
        table[place * (seats - 1) + player],
  );
  return [...stored, (place) => stored.reduce((rest, share) => rest - share(place), 1)];
}

/**
 * Visits all turns of a match with the simple code for proofs.
 * @param after the values at the end of a turn: those of the player to move, who maximises them, and those of the
 * others
 * @param found receives the index of the standing before a turn and the values there
 */
function walk(
  { standings }: ThreesMatch,
  turns: PlainThreesTurns,
  left: number,
  after: readonly Share[],
  found: (place: number, worth: Share) => void,
): void {
  for (const { others, from, to } of standings.rows(left)) {
    for (let total = from + lowestScore; total <= to + highestScore; total++) {
      const place = standings.place([...others, total], left - 1);
      after.forEach((share, index) => {
        turns.after[index][total - from - lowestScore] = share(place);
      });
    }
    turns.evaluate(to - from + 1);
    for (let own = from; own <= to; own++)
      found(standings.place([own, ...others], left), (share) => turns.start(share, own - from));
  }
}

/** Returns the largest Bellman residual of all turn starts. */
export function* residualOf(solution: ThreesMatch): Solving<number> {
  const { seats, standings, options } = solution;
  const turns = new PlainThreesTurns(options.lastDie, seats - 1, standings.count().longest);
  let worst = 0;
  for (let left = 1; left <= standings.turns; left++) {
    const before = sharesOf(solution, left).slice(0, seats - 1);
    const next = sharesOf(solution, left - 1);
    walk(solution, turns, left, [next[seats - 1], ...next.slice(0, seats - 2)], (place, worth) => {
      before.forEach((share, player) => {
        const error = Math.abs(worth(player) - share(place));
        if (!(error <= worst)) worst = error;
      });
    });
    yield left / standings.turns;
  }
  return worst;
}

/**
 * Returns the maximum gain of an exact best response over the whole match. The play of the others is computed again
 * from the shares of the solution.
 */
export function* bestResponseGain(solution: ThreesMatch): Solving<number> {
  const { seats, standings, options } = solution;
  const most = standings.count().longest;
  const [mine, theirs] = [1, seats].map((shares) => new PlainThreesTurns(options.lastDie, shares, most));
  let responses = sharesOf(solution, 0);
  let gain = Number.NEGATIVE_INFINITY;
  for (let left = 1; left <= standings.turns; left++) {
    const before = sharesOf(solution, left);
    const next = sharesOf(solution, left - 1);
    const found = before.map(() => new Float64Array(standings.size(left)));
    const keep = (player: number, place: number, value: number): void => {
      found[player][place] = value;
      gain = Math.max(gain, value - before[player](place));
    };
    walk(solution, mine, left, responses.slice(-1), (place, worth) => keep(0, place, worth(0)));
    walk(solution, theirs, left, [next[seats - 1], ...responses.slice(0, -1)], (place, worth) => {
      for (let player = 1; player < seats; player++) keep(player, place, worth(player));
    });
    responses = found.map(
      (table): Share =>
        (place) =>
          table[place],
    );
    yield left / standings.turns;
  }
  return gain;
}

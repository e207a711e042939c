import { type Face, ofSeat, type ThreesMove, type ThreesView } from '@dicehall/engine';
import type { Bot } from '@dicehall/strategy';
import type { ThreesRule, ThreesWhen } from '@dicehall/strategy/solvers';

/** How a card plays in one situation of a match. */
export interface Keeping {
  /** The points up to which all dice are banked, by number of dice rolled. */
  readonly total: readonly number[];
  readonly sixes: number;
}

/**
 * Whether a condition holds.
 * @param lead the difference between the player's points and the other's; positive means behind
 * @param rounds the number of rounds left, including this one
 */
export const applies = (when: ThreesWhen | null, lead: number, rounds: number): boolean =>
  when === null || (rounds <= when.rounds && (when.what === 'behind' ? lead : -lead) >= when.by);

/**
 * Returns how a card plays in a situation. The first rule of each kind that applies decides. Without rules, the player
 * keeps only 3s, banks only when all dice are kept, and never tries the moon.
 */
export function keepingOf(rules: readonly ThreesRule[], lead: number, rounds: number): Keeping {
  const total = [-1, -1, -1, -1, -1, -1];
  let sixes = 6;
  // An earlier rule overwrites a later one and thus decides.
  for (const rule of rules.toReversed()) {
    if (!applies(rule.when, lead, rounds)) continue;
    if (rule.kind === 'moon') sixes = rule.sixes;
    else total.fill(rule.total, rule.dice[0], rule.dice[1] + 1);
  }
  return { total, sixes };
}

const pointsOf = (face: Face): number => (face === 3 ? 0 : face);

/**
 * Returns the indexes of the dice that a card keeps from a roll. Keeping all of them means banking.
 * @param open the dice just rolled
 * @param sixes the number of locked dice if all of them are 6s; otherwise null
 * @param fewest the minimum number of dice that can be rolled
 */
export function keptBy(
  keeping: Keeping,
  open: readonly Face[],
  sixes: number | null,
  fewest: 1 | 2,
): number[] {
  const byPoints = open
    .map((_, index) => index)
    .sort((a, b) => pointsOf(open[a]) - pointsOf(open[b]) || a - b);
  if (open.length <= fewest) return byPoints;
  const found = open.filter((face) => face === 6).length;
  const moons = sixes !== null && found > 0 && (sixes > 0 ? keeping.sixes < 6 : found >= keeping.sixes);
  if (moons) {
    const kept = byPoints.slice(open.length - found);
    const isTooMany = open.length - found < fewest && found < open.length;
    return isTooMany ? kept.slice(0, open.length - fewest) : kept;
  }
  if (open.reduce((sum, face) => sum + pointsOf(face), 0) <= (keeping.total[open.length] ?? 0))
    return byPoints;
  const count = Math.max(1, open.filter((face) => face === 3).length);
  if (count === open.length) return byPoints;
  return byPoints.slice(0, Math.min(count, open.length - fewest));
}

export function threesCardPlayer(rules: readonly ThreesRule[]): Bot<ThreesView, ThreesMove> {
  return {
    choose(view) {
      const { dice, locked, seat, round, rounds, bankScores } = view;
      if (dice.length === 0) return { type: 'roll' };
      const lead = ofSeat(view.scores, seat) - ofSeat(view.scores, 1 - seat);
      const isLast = round === rounds && seat === 1;
      if (isLast && bankScores !== null && lead + bankScores < 0) return { type: 'bank' };
      const open = dice.flatMap((_, position) => (locked[position] === true ? [] : [position]));
      const held = dice.filter((_, position) => locked[position] === true);
      const sixes = held.every((face) => face === 6) ? held.length : null;
      const faces = open.map((position) => dice[position] ?? 1);
      const fewest = view.lastDie === 'rolled' ? 1 : 2;
      const kept = keptBy(keepingOf(rules, lead, rounds - round + 1), faces, sixes, fewest);
      if (kept.length === open.length) return { type: 'bank' };
      return { type: 'roll', keep: kept.map((index) => open[index]).sort((a, b) => a - b) };
    },
  };
}

import { type Face, type Message, message } from '@dicehall/engine';

/** When a rule applies: at this lead of either kind, in the last rounds of a match. */
export interface When {
  readonly what: 'behind' | 'ahead';
  readonly by: number;
  /** This many rounds are left at most, with the running one. */
  readonly rounds: number;
}

/** Points of a die; 3s count nothing. */
export type DiePoints = 0 | 1 | 2 | 4 | 5;

export type ThreesRule =
  /** Of so many dice just rolled, keep all that score `most` or less; the lowest if there are none. */
  | {
      readonly kind: 'keep';
      readonly dice: readonly [number, number];
      readonly most: DiePoints;
      readonly when: When | null;
    }
  /** Bank when so many dice just rolled score this or less. */
  | {
      readonly kind: 'bank';
      readonly dice: readonly [number, number];
      readonly total: number;
      readonly when: When | null;
    }
  /** With so many 6s in the first roll, keep only 6s. */
  | { readonly kind: 'moon'; readonly sixes: number; readonly when: When | null };

/** What a card does at one moment of a match. */
export interface Keeping {
  /** By number of dice rolled: the points of a die up to which it is kept, and of all dice up to which they are banked. */
  readonly most: readonly number[];
  readonly total: readonly number[];
  readonly sixes: number;
}

/** @param lead of the mover in points: more than 0 is behind @param rounds left, with this one */
export const applies = (when: When | null, lead: number, rounds: number): boolean =>
  when === null || (rounds <= when.rounds && (when.what === 'behind' ? lead : -lead) >= when.by);

/** The first rule of a kind that applies decides. Without one: only 3s, never bank before all dice are kept, never the moon. */
export function keepingOf(rules: readonly ThreesRule[], lead: number, rounds: number): Keeping {
  const most = [0, 0, 0, 0, 0, 0];
  const total = [-1, -1, -1, -1, -1, -1];
  let sixes = 6;
  // The first rule overwrites later ones.
  for (const rule of rules.toReversed()) {
    if (!applies(rule.when, lead, rounds)) continue;
    if (rule.kind === 'moon') sixes = rule.sixes;
    else if (rule.kind === 'keep') most.fill(rule.most, rule.dice[0], rule.dice[1] + 1);
    else total.fill(rule.total, rule.dice[0], rule.dice[1] + 1);
  }
  return { most, total, sixes };
}

const pointsOf = (face: Face): number => (face === 3 ? 0 : face);

/**
 * The dice that a card keeps of a roll, as indexes; all of them to bank.
 * @param open the dice just rolled
 * @param sixes locked dice, where all of them are 6s; else null
 * @param fewest the fewest dice that are rolled
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
  if (open.length <= fewest && fewest === 2) return byPoints;
  const found = open.filter((face) => face === 6).length;
  const moons = sixes !== null && found > 0 && (sixes > 0 ? keeping.sixes < 6 : found >= keeping.sixes);
  if (moons) {
    const kept = byPoints.slice(open.length - found);
    const isTooMany = open.length - found < fewest && found < open.length;
    return isTooMany ? kept.slice(0, open.length - fewest) : kept;
  }
  if (open.reduce((sum, face) => sum + pointsOf(face), 0) <= (keeping.total[open.length] ?? 0))
    return byPoints;
  const limit = keeping.most[open.length] ?? 0;
  const count = Math.max(1, open.filter((face) => pointsOf(face) <= limit).length);
  if (count === open.length) return byPoints;
  return byPoints.slice(0, Math.min(count, open.length - fewest));
}

const whenValues = (when: When | null) => ({
  when: when?.what ?? 'always',
  by: when?.by ?? 0,
  rounds: when?.rounds ?? 0,
});

export function threesRuleText(rule: ThreesRule): Message {
  if (rule.kind === 'moon')
    return message('card-threes-moon', { sixes: rule.sixes, ...whenValues(rule.when) });
  const [from, to] = rule.dice;
  const span = from === 3 && to === 5 ? 'all' : from === to ? 'same' : 'two';
  const values = { from, to, span, ...whenValues(rule.when) };
  return rule.kind === 'keep'
    ? message('card-threes-keep', { ...values, most: rule.most })
    : message('card-threes-bank', { ...values, total: rule.total });
}

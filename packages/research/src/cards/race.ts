import type { RaceRule, StopRule, When } from '@dicehall/strategy/solvers';

/** Whether a number of dice is within the range. */
export const isWithin = ([low, high]: StopRule['dice'], dice: number): boolean => dice >= low && dice <= high;

export interface RaceSituation {
  readonly own: number;
  readonly other: number;
  readonly target: number;
}

export function applies(when: When | null, { own, other, target }: RaceSituation): boolean {
  if (when === null) return true;
  const { what, by } = when;
  if (what === 'other-out') return other === 0;
  if (what === 'behind') return other - own >= by;
  if (what === 'ahead') return own - other >= by;
  return target - (what === 'own-near' ? own : other) <= by;
}

/** By dice left: the points at which to stop; index 0 is unused. The first rule that applies decides. Without one, never stop. */
export function limitsOf(rules: readonly RaceRule[], at: RaceSituation, dice: number): number[] {
  let added = 0;
  for (const rule of rules) if (rule.kind === 'add' && applies(rule.when, at)) added += rule.points;
  return Array.from({ length: dice + 1 }, (_, left) => {
    for (const rule of rules) {
      if (rule.kind !== 'stop' || !isWithin(rule.dice, left)) continue;
      if (applies(rule.when, at)) return rule.at === null ? Number.POSITIVE_INFINITY : rule.at + added;
    }
    return Number.POSITIVE_INFINITY;
  });
}

/** The lead with which a player who has reached the target stops. */
export const leadOf = (rules: readonly RaceRule[]): number =>
  rules.reduce((lead, rule) => (rule.kind === 'lead' ? rule.points : lead), 0);

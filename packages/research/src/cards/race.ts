import type { RaceRule, StopRule } from '@dicehall/strategy/solvers';

export const isWithin = ([low, high]: StopRule['dice'], dice: number): boolean => dice >= low && dice <= high;

export interface RaceSituation {
  readonly own: number;
  readonly other: number;
  readonly target: number;
}

/**
 * Returns the points at which to stop, by dice left. Index 0 is unused. The first rule that applies decides; without
 * one, the player never stops.
 */
export function limitsOf(rules: readonly RaceRule[], at: RaceSituation, dice: number): number[] {
  let added = 0;
  for (const rule of rules) if (rule.kind === 'add' && at.other - at.own >= rule.behind) added += rule.points;
  return Array.from({ length: dice + 1 }, (_, left) => {
    const stop = rules.find((rule) => rule.kind === 'stop' && isWithin(rule.dice, left));
    return stop?.kind === 'stop' ? stop.at + added : Number.POSITIVE_INFINITY;
  });
}

/** Returns the lead that a player needs to stop after reaching the target. */
export const leadOf = (rules: readonly RaceRule[]): number =>
  rules.reduce((lead, rule) => (rule.kind === 'lead' ? rule.points : lead), 0);

import { type Message, message } from '@dicehall/engine';
import { limitsOf, type RaceRule, type RaceSituation, raceRuleText } from './rule.ts';

export type TenThousandRule =
  | Exclude<RaceRule, { readonly kind: 'lead' }>
  /** Bank, with any dice, where that leaves this many points to the target. */
  | { readonly kind: 'land'; readonly from: number; readonly to: number }
  /** Never bank where that leaves fewer points to the target. */
  | { readonly kind: 'room'; readonly least: number }
  /** After a roll of so many dice, to roll on: put back single 5s, or keep as few dice as possible. */
  | { readonly kind: 'put-back'; readonly what: 'fives' | 'most'; readonly dice: readonly [number, number] }
  /** Take over from these points with so many dice. */
  | { readonly kind: 'take'; readonly from: number; readonly dice: readonly [number, number] }
  /** Take over where the points, and so many for each die, come to this sum. */
  | { readonly kind: 'take-sum'; readonly die: number; readonly sum: number };

const within = ([low, high]: readonly [number, number], dice: number): boolean => dice >= low && dice <= high;

/** What a die can be worth: nothing, more than a 5 but less than each of three 2s, or more than any points. */
export const putBacks: readonly number[] = [0, 60, 10_000];

/** What a die that can be rolled again is worth, in points, by dice thrown. Index 0 is unused. */
export const dieWorths = (rules: readonly TenThousandRule[], dice: number): number[] =>
  Array.from({ length: dice + 1 }, (_, thrown) => {
    for (const rule of rules) {
      if (rule.kind !== 'put-back' || !within(rule.dice, thrown)) continue;
      return putBacks[rule.what === 'fives' ? 1 : 2];
    }
    return putBacks[0];
  });

export const takesOver = (rules: readonly TenThousandRule[], points: number, dice: number): boolean =>
  rules.some(
    (rule) =>
      (rule.kind === 'take' && within(rule.dice, dice) && points >= rule.from) ||
      (rule.kind === 'take-sum' && points + rule.die * dice >= rule.sum),
  );

export const tenThousandLimits = (
  rules: readonly TenThousandRule[],
  at: RaceSituation,
  dice: number,
): number[] =>
  limitsOf(
    rules.filter((rule) => rule.kind === 'stop' || rule.kind === 'add'),
    at,
    dice,
  );

/**
 * Whether a card banks short of the target.
 * @param limits by dice left @param room to the target, after the bank
 */
export function banks(
  rules: readonly TenThousandRule[],
  limits: readonly number[],
  points: number,
  left: number,
  room: number,
): boolean {
  for (const rule of rules) {
    if (rule.kind === 'room' && room < rule.least) return false;
    if (rule.kind === 'land' && room >= rule.from && room <= rule.to) return true;
  }
  return points >= limits[left];
}

export function tenThousandRuleText(rule: TenThousandRule, dice: number): Message {
  if (rule.kind === 'take-sum') return message('card-take-sum', { die: rule.die, sum: rule.sum });
  if (rule.kind === 'land') return message('card-land', { from: rule.from, to: rule.to });
  if (rule.kind === 'room') return message('card-room', { least: rule.least });
  if (rule.kind !== 'put-back' && rule.kind !== 'take') return raceRuleText(rule, dice, 'bank');
  const [from, to] = rule.dice;
  const span =
    from === 1 && to === dice
      ? 'all'
      : from === to
        ? from === 1
          ? 'one'
          : 'same'
        : to === from + 1
          ? 'two'
          : 'range';
  return rule.kind === 'take'
    ? message('card-take', { points: rule.from, from, to, span })
    : message('card-put-back', { what: rule.what, from, to, span });
}

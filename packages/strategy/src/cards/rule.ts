import { type Message, message } from '@dicehall/engine';

/**
 * When a rule applies. The points are the difference of the scores, or the points missing to the target. `other-out` applies while
 * the other player is not in the game; it has no points.
 */
export interface When {
  readonly what: 'behind' | 'ahead' | 'other-near' | 'own-near' | 'other-out';
  readonly by: number;
}

/** A rule about when to stop. Points are points of the match, not units of the solver. */
export type StopRule = {
  readonly kind: 'stop';
  /** The minimum and the maximum number of dice left to roll. */
  readonly dice: readonly [number, number];
  /** The points of the turn from which to stop; null: never before the target. */
  readonly at: number | null;
  readonly when: When | null;
};

export type RaceRule =
  | StopRule
  /** Adds to every limit while a condition holds. */
  | { readonly kind: 'add'; readonly points: number; readonly when: When }
  /** At the target, stop only with this lead. */
  | { readonly kind: 'lead'; readonly points: number };

const whenValues = (when: When | null) => ({ when: when?.what ?? 'always', by: when?.by ?? 0 });

/** A range of dice as a text names it. */
export function spanOf([from, to]: StopRule['dice'], dice: number): string {
  if (from === 1 && to === dice) return 'all';
  if (from === to) return from === 1 ? 'one' : 'same';
  return to === from + 1 ? 'two' : 'range';
}

/**
 * Puts a rule into words.
 * @param dice the number of dice in a full roll
 */
export function raceRuleText(rule: RaceRule, dice: number): Message {
  if (rule.kind === 'lead') return message('card-lead', { points: rule.points });
  if (rule.kind === 'add') {
    const points = Math.abs(rule.points);
    return message(rule.points < 0 ? 'card-subtract' : 'card-add', { points, ...whenValues(rule.when) });
  }
  const [from, to] = rule.dice;
  const values = { from, to, span: spanOf(rule.dice, dice), ...whenValues(rule.when) };
  return rule.at === null
    ? message('card-roll-to-target', values)
    : message('card-stop', { ...values, points: rule.at });
}

import { type Message, message } from '@dicehall/engine';

/** A rule about when to stop. Its points are points of the match, not units of the solver. */
export type StopRule = {
  readonly kind: 'stop';
  /** The minimum and the maximum number of dice left to roll for which the rule applies. */
  readonly dice: readonly [number, number];
  /** The points of the turn from which the player stops. */
  readonly at: number;
};

export type RaceRule =
  | StopRule
  /** Raises every limit by `points` for a player who is at least `behind` points behind. */
  | { readonly kind: 'add'; readonly points: number; readonly behind: number }
  /** At the target, the player stops only with at least this lead. */
  | { readonly kind: 'lead'; readonly points: number };

/** Returns the text for a range of dice. */
export function spanOf([from, to]: StopRule['dice'], dice: number): string {
  if (from === 1 && to === dice) return 'all';
  if (from === to) return from === 1 ? 'one' : 'same';
  return to === from + 1 ? 'two' : 'range';
}

/**
 * Returns the text of a rule.
 * @param dice the number of dice in a full roll
 */
export function raceRuleText(rule: RaceRule, dice: number): Message {
  if (rule.kind === 'lead') return message('card-lead', { points: rule.points });
  if (rule.kind === 'add') return message('card-add', { points: rule.points, by: rule.behind });
  const [from, to] = rule.dice;
  return message('card-stop', { from, to, span: spanOf(rule.dice, dice), points: rule.at });
}

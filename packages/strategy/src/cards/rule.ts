import { type Message, message } from '@dicehall/engine';

/** A rule about when to stop. Points are points of the match, not units of the solver. */
export type StopRule = {
  readonly kind: 'stop';
  /** The minimum and the maximum number of dice left to roll. */
  readonly dice: readonly [number, number];
  /** The points of the turn from which to stop. */
  readonly at: number;
};

export type RaceRule =
  | StopRule
  /** Adds to every limit of a player who is at least this many points behind. */
  | { readonly kind: 'add'; readonly points: number; readonly behind: number }
  /** At the target, stop only with this lead. */
  | { readonly kind: 'lead'; readonly points: number };

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
  if (rule.kind === 'add') return message('card-add', { points: rule.points, by: rule.behind });
  const [from, to] = rule.dice;
  return message('card-stop', { from, to, span: spanOf(rule.dice, dice), points: rule.at });
}

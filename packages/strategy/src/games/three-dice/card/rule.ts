import { type Face, type Message, message } from '@dicehall/engine';

/** The part of a round in which a rule applies: `behind` and `safe` are of the second player. */
export type Part = 'any' | 'starter' | 'behind' | 'safe';

export type Held = 'pair' | 'ones' | 'two-ones' | 'sixes' | 'steps';

export type ThreeDiceRule =
  /** The starter stays from these points on. @param roll 1 or 2; 0 for both */
  | { readonly kind: 'stay'; readonly roll: 0 | 1 | 2; readonly points: number }
  /** The second player stays when level. */
  | { readonly kind: 'level' }
  /** Ahead with a pair that stays ahead whatever the third die shows, roll it. */
  | { readonly kind: 'press' }
  | { readonly kind: 'hold'; readonly held: Held; readonly part: Part };

/** What a player of a card sees: before the limit is reached, with no nice roll. */
export interface Moment {
  /** Ascending. */
  readonly dice: readonly Face[];
  readonly points: number;
  /** From 1. */
  readonly roll: number;
  /** Of the other player, for the second one; null where the other is safe. */
  readonly mark: number | null;
  readonly isStarter: boolean;
}

const pairOf = (dice: readonly Face[]): Face[] => dice.filter((face, index) => dice.indexOf(face) !== index);

/** The dice that are held, or null where there are none of this kind. */
function heldOf(held: Held, dice: readonly Face[]): Face[] | null {
  const some = (faces: Face[]): Face[] | null => (faces.length > 0 ? faces : null);
  const ones = dice.filter((face) => face === 1);
  if (held === 'ones') return some(ones);
  if (held === 'two-ones') return ones.length === 2 ? ones : null;
  if (held === 'sixes') return some(dice.filter((face) => face === 6));
  const [pair] = pairOf(dice);
  if (held === 'pair') return pair === undefined ? null : [pair, pair];
  const steps = [...new Set(dice.filter((face) => face <= 3))];
  return steps.length === 2 ? steps : null;
}

const points = (dice: readonly Face[]): number =>
  dice.reduce((sum, face) => sum + (face === 1 ? 100 : face === 6 ? 60 : face), 0);

/** The dice to hold, or null to stay. The first rule that applies decides; without one, the second player stays ahead. */
export function choiceBy(rules: readonly ThreeDiceRule[], at: Moment): readonly Face[] | null {
  const { dice, mark, isStarter } = at;
  const ahead = !isStarter && mark !== null && at.points > mark;
  const part: Part = isStarter ? 'starter' : mark === null ? 'safe' : 'behind';
  for (const rule of rules) {
    if (rule.kind === 'stay') {
      if (isStarter && at.points >= rule.points && (rule.roll === 0 || rule.roll === at.roll)) return null;
    } else if (rule.kind === 'level') {
      if (!isStarter && at.points === mark) return null;
    } else if (rule.kind === 'press') {
      const [pair] = pairOf(dice);
      // The third die shows at least a 2.
      if (ahead && pair !== undefined && points([pair, pair]) + 2 > (mark ?? 0)) return [pair, pair];
    } else if (!ahead && (rule.part === 'any' || rule.part === part)) {
      const held = heldOf(rule.held, dice);
      if (held !== null) return held;
    }
  }
  return ahead ? null : [];
}

export function threeDiceRuleText(rule: ThreeDiceRule): Message {
  if (rule.kind === 'stay') return message('card-dice-stay', { roll: rule.roll, points: rule.points });
  if (rule.kind === 'hold') return message('card-dice-hold', { held: rule.held, part: rule.part });
  return message(rule.kind === 'level' ? 'card-dice-level' : 'card-dice-press');
}

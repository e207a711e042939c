import { type Face, type Message, message } from '@dicehall/engine';

/** By round, two dice of a hand, as '34 12 56': 1 is the highest, 6 the lowest. */
export type Order = string;

/** A round from 1, or 0 for none. */
type InRound = 0 | 1 | 2 | 3;

export type HiddenPairsRule =
  /** Re-roll the lowest die while it shows this or less, so many times. */
  | { readonly kind: 're-roll'; readonly most: Face; readonly times: 1 | 2 }
  /** A way to play a hand. Of several, each is as likely. */
  | {
      readonly kind: 'play';
      readonly order: Order;
      readonly hinderance: InRound;
      readonly diceBlock: InRound;
      readonly luckyDice: InRound;
    }
  /** Pay for an attack only if it takes off this much. */
  | { readonly kind: 'attack'; readonly what: 'hinderance' | 'diceBlock'; readonly least: number };

export type Play = Extract<HiddenPairsRule, { readonly kind: 'play' }>;

/** What a card without a rule for it plays. */
export const plainPlay: Play = {
  kind: 'play',
  order: '12 34 56',
  hinderance: 0,
  diceBlock: 0,
  luckyDice: 0,
};

export function hiddenPairsRuleText(rule: HiddenPairsRule): Message {
  if (rule.kind === 're-roll') return message('card-pairs-re-roll', { most: rule.most, times: rule.times });
  if (rule.kind === 'attack') return message('card-pairs-attack', { what: rule.what, least: rule.least });
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = rule.order.replaceAll(' ', '').split('').map(Number);
  const { hinderance, diceBlock, luckyDice } = rule;
  return message('card-pairs-play', {
    ...{ a, b, c, d, e, f },
    ...{ hinderance, diceBlock, luckyDice },
  });
}

import { type Face, type Message, message } from '@dicehall/engine';
import { type FoundCard, type GameCards, wordCards } from '../../cards/card.ts';

/** The dice of each round's pair, such as '34 12 56'. 1 is the highest die of the hand, 6 the lowest. */
export type Order = string;

/** The round of an action, from 1; 0 if it is not played. */
type InRound = 0 | 1 | 2 | 3;

export type HiddenPairsRule =
  /** A rule: re-roll the lowest die while it shows `most` or less, up to `times` times. */
  | { readonly kind: 're-roll'; readonly most: Face; readonly times: 1 | 2 }
  /** A rule with ways to play a hand. Several ways are equally likely. */
  | {
      readonly kind: 'play';
      readonly order: Order;
      readonly hinderance: InRound;
      readonly diceBlock: InRound;
      readonly luckyDice: InRound;
    }
  /** A rule: pay for an attack only if it reduces a pair by at least this much. */
  | { readonly kind: 'attack'; readonly what: 'hinderance' | 'diceBlock'; readonly least: number };

export type Play = Extract<HiddenPairsRule, { readonly kind: 'play' }>;

function hiddenPairsRuleText(rule: HiddenPairsRule): Message {
  if (rule.kind === 're-roll') return message('card-pairs-re-roll', { most: rule.most, times: rule.times });
  if (rule.kind === 'attack') return message('card-pairs-attack', { what: rule.what, least: rule.least });
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = rule.order.replaceAll(' ', '').split('').map(Number);
  const { hinderance, diceBlock, luckyDice } = rule;
  return message('card-pairs-play', {
    ...{ a, b, c, d, e, f },
    ...{ hinderance, diceBlock, luckyDice },
  });
}

/** These cards were found by hill climbing (docs/strategy.md). */
const found: readonly FoundCard<HiddenPairsRule>[] = [
  {
    rules: [{ kind: 'play', order: '34 12 56', hinderance: 1, diceBlock: 0, luckyDice: 0 }],
    lost: [10.810674975957653, 10.810674975957653],
    read: 112.19055418436764,
  },
  {
    rules: [
      { kind: 'play', order: '34 12 56', hinderance: 1, diceBlock: 0, luckyDice: 0 },
      { kind: 'attack', what: 'hinderance', least: 4 },
    ],
    lost: [8.245904729514422, 8.245904729514422],
    read: 98.90107224624347,
  },
  {
    rules: [
      { kind: 're-roll', most: 1, times: 2 },
      { kind: 'play', order: '34 12 56', hinderance: 1, diceBlock: 0, luckyDice: 0 },
      { kind: 'play', order: '56 12 34', hinderance: 2, diceBlock: 0, luckyDice: 0 },
    ],
    lost: [6.980608705729125, 6.980608705729125],
    read: 64.33625771596891,
  },
  {
    rules: [
      { kind: 're-roll', most: 1, times: 2 },
      { kind: 'play', order: '12 45 36', hinderance: 3, diceBlock: 2, luckyDice: 0 },
      { kind: 'play', order: '56 12 34', hinderance: 1, diceBlock: 1, luckyDice: 0 },
      { kind: 'attack', what: 'diceBlock', least: 8 },
    ],
    lost: [3.8332241656947303, 3.8332241656947303],
    read: 51.54426190677589,
  },
  {
    rules: [
      { kind: 're-roll', most: 1, times: 2 },
      { kind: 'play', order: '12 45 36', hinderance: 3, diceBlock: 2, luckyDice: 0 },
      { kind: 'play', order: '12 56 34', hinderance: 1, diceBlock: 2, luckyDice: 0 },
      { kind: 'play', order: '14 23 56', hinderance: 1, diceBlock: 1, luckyDice: 0 },
      { kind: 'attack', what: 'diceBlock', least: 8 },
    ],
    lost: [3.6544083607925018, 3.6544083607925018],
    read: 38.069634142677415,
  },
  {
    rules: [
      { kind: 're-roll', most: 1, times: 2 },
      { kind: 'play', order: '12 36 45', hinderance: 3, diceBlock: 2, luckyDice: 0 },
      { kind: 'play', order: '34 12 56', hinderance: 1, diceBlock: 1, luckyDice: 0 },
      { kind: 'play', order: '45 12 36', hinderance: 3, diceBlock: 1, luckyDice: 0 },
      { kind: 'play', order: '56 12 34', hinderance: 2, diceBlock: 1, luckyDice: 0 },
      { kind: 'attack', what: 'diceBlock', least: 8 },
    ],
    lost: [2.927826688694921, 2.927826688694921],
    read: 36.76667524704291,
  },
];

export const hiddenPairsCards: GameCards = wordCards(
  found,
  'points',
  (kinds) => [
    'card-hidden-pairs-number',
    'card-hidden-pairs-else',
    ...(kinds.filter((kind) => kind === 'play').length > 1 ? (['card-hidden-pairs-secret'] as const) : []),
  ],
  hiddenPairsRuleText,
);

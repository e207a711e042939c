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
      { kind: 'play', order: '12 34 56', hinderance: 1, diceBlock: 0, luckyDice: 0 },
      { kind: 'play', order: '56 12 34', hinderance: 2, diceBlock: 0, luckyDice: 0 },
    ],
    lost: [11.16928294497012, 11.16928294497012],
    read: 49.73724830954228,
  },
  {
    rules: [
      { kind: 're-roll', most: 1, times: 2 },
      { kind: 'play', order: '12 34 56', hinderance: 1, diceBlock: 0, luckyDice: 0 },
      { kind: 'play', order: '56 12 34', hinderance: 2, diceBlock: 0, luckyDice: 0 },
    ],
    lost: [7.6587218678301525, 7.6587218678301525],
    read: 50.647376394330934,
  },
  {
    rules: [
      { kind: 're-roll', most: 1, times: 2 },
      { kind: 'play', order: '12 56 34', hinderance: 1, diceBlock: 0, luckyDice: 0 },
      { kind: 'play', order: '34 12 56', hinderance: 2, diceBlock: 0, luckyDice: 0 },
      { kind: 'play', order: '45 12 36', hinderance: 3, diceBlock: 0, luckyDice: 0 },
    ],
    lost: [7.928235926600223, 7.928235926600223],
    read: 41.30436312978,
  },
  {
    rules: [
      { kind: 're-roll', most: 1, times: 2 },
      { kind: 'play', order: '12 56 34', hinderance: 1, diceBlock: 0, luckyDice: 0 },
      { kind: 'play', order: '34 12 56', hinderance: 2, diceBlock: 0, luckyDice: 0 },
      { kind: 'play', order: '45 12 36', hinderance: 3, diceBlock: 0, luckyDice: 0 },
      { kind: 'attack', what: 'hinderance', least: 3 },
    ],
    lost: [7.652270333606623, 7.652270333606623],
    read: 41.133550008222386,
  },
  {
    rules: [
      { kind: 're-roll', most: 1, times: 2 },
      { kind: 'play', order: '12 34 56', hinderance: 1, diceBlock: 0, luckyDice: 0 },
      { kind: 'play', order: '12 34 56', hinderance: 2, diceBlock: 0, luckyDice: 0 },
      { kind: 'play', order: '13 56 24', hinderance: 1, diceBlock: 1, luckyDice: 0 },
      { kind: 'play', order: '56 12 34', hinderance: 2, diceBlock: 0, luckyDice: 0 },
      { kind: 'attack', what: 'hinderance', least: 3 },
    ],
    lost: [7.748338742321721, 7.748338742321721],
    read: 32.77851605946293,
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

import { type Message, message } from '@dicehall/engine';
import { type FoundCard, type GameCards, wordCards } from '../../cards/card.ts';

/** The part of a round in which a rule applies. `behind` and `safe` describe the second player. */
export type Part = 'any' | 'behind' | 'safe';

export type Held = 'pair' | 'ones' | 'sixes' | 'steps';

export type ThreeDiceRule =
  /** A rule: the starter stays from these points on. */
  | { readonly kind: 'stay'; readonly points: number }
  /** A rule: roll the third die if the pair stays ahead with any face of that die. */
  | { readonly kind: 'press' }
  | { readonly kind: 'hold'; readonly held: Held; readonly part: Part };

function threeDiceRuleText(rule: ThreeDiceRule): Message {
  if (rule.kind === 'stay') return message('card-dice-stay', { points: rule.points });
  if (rule.kind === 'hold') return message('card-dice-hold', { held: rule.held, part: rule.part });
  return message('card-dice-press');
}

/** These cards were found by hill climbing (docs/strategy.md). */
const found: readonly FoundCard<ThreeDiceRule>[] = [
  { rules: [{ kind: 'stay', points: 12 }], lost: [0.15381053631635133, 0.3675392627164571] },
  {
    rules: [
      { kind: 'hold', held: 'pair', part: 'any' },
      { kind: 'stay', points: 12 },
    ],
    lost: [0.04304055004676899, 0.24460399119034104],
  },
  {
    rules: [{ kind: 'press' }, { kind: 'hold', held: 'pair', part: 'any' }, { kind: 'stay', points: 12 }],
    lost: [0.04304055004676899, 0.1723795980412346],
  },
  {
    rules: [
      { kind: 'press' },
      { kind: 'hold', held: 'pair', part: 'any' },
      { kind: 'stay', points: 12 },
      { kind: 'hold', held: 'ones', part: 'any' },
    ],
    lost: [0.04304055004676899, 0.13111335042576622],
  },
  {
    rules: [
      { kind: 'hold', held: 'ones', part: 'behind' },
      { kind: 'hold', held: 'steps', part: 'safe' },
      { kind: 'press' },
      { kind: 'hold', held: 'pair', part: 'any' },
      { kind: 'stay', points: 12 },
    ],
    lost: [0.04304055004676899, 0.09722530032862442],
  },
  {
    rules: [
      { kind: 'hold', held: 'ones', part: 'behind' },
      { kind: 'hold', held: 'steps', part: 'safe' },
      { kind: 'press' },
      { kind: 'hold', held: 'pair', part: 'any' },
      { kind: 'hold', held: 'sixes', part: 'behind' },
      { kind: 'stay', points: 12 },
    ],
    lost: [0.04304055004676899, 0.08674342486703379],
  },
];

export const threeDiceCards: GameCards = wordCards(
  found,
  'sips',
  () => ['card-three-dice-nice', 'card-three-dice-ahead', 'card-three-dice-else'],
  threeDiceRuleText,
);

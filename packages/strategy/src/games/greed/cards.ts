import { type FoundCard, type GameCards, wordCards } from '../../cards/card.ts';
import { type RaceRule, raceRuleText } from '../../cards/rule.ts';

/** These cards were found by hill climbing (docs/strategy.md). */
const found: readonly FoundCard<RaceRule>[] = [
  {
    rules: [{ kind: 'stop', dice: [1, 3], at: 250 }],
    lost: [0.02215985118107555, 0.020590689120241423],
  },
  {
    rules: [
      { kind: 'stop', dice: [1, 3], at: 250 },
      { kind: 'lead', points: 350 },
    ],
    lost: [0.012271638202947188, 0.010753590602605612],
  },
  {
    rules: [
      { kind: 'stop', dice: [1, 2], at: 200 },
      { kind: 'stop', dice: [3, 3], at: 400 },
      { kind: 'lead', points: 350 },
    ],
    lost: [0.00546440835534745, 0.005660960870509157],
  },
  {
    rules: [
      { kind: 'stop', dice: [1, 2], at: 200 },
      { kind: 'stop', dice: [3, 3], at: 400 },
      { kind: 'add', points: 50, behind: 600 },
      { kind: 'lead', points: 350 },
    ],
    lost: [0.0048338823796793, 0.004833075464601322],
  },
  {
    rules: [
      { kind: 'stop', dice: [1, 2], at: 200 },
      { kind: 'stop', dice: [3, 3], at: 400 },
      { kind: 'stop', dice: [4, 4], at: 850 },
      { kind: 'add', points: 50, behind: 600 },
      { kind: 'lead', points: 350 },
    ],
    lost: [0.0045246918089590915, 0.004608202012202578],
  },
  {
    rules: [
      { kind: 'stop', dice: [1, 2], at: 200 },
      { kind: 'stop', dice: [3, 3], at: 400 },
      { kind: 'stop', dice: [4, 4], at: 850 },
      { kind: 'add', points: 50, behind: 1200 },
      { kind: 'add', points: 50, behind: 600 },
      { kind: 'lead', points: 350 },
    ],
    lost: [0.004375882893207228, 0.0043979775796946785],
  },
];

export const greedCards: GameCards = wordCards(
  found,
  'win',
  (kinds) => [
    'card-greed-last',
    'card-greed-out',
    ...(kinds.includes('lead') ? [] : (['card-greed-target'] as const)),
    'card-greed-else',
  ],
  (rule) => raceRuleText(rule, 5),
);

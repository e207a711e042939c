import type { KeptCard } from '../../../cards/card.ts';
import type { HiddenPairsRule } from './rule.ts';

/** Found by `dicehall card hidden-pairs --search`. */
export const hiddenPairsCards: readonly KeptCard<HiddenPairsRule>[] = [
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

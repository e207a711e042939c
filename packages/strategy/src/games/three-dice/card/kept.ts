import type { KeptCard } from '../../../cards/card.ts';
import type { ThreeDiceRule } from './rule.ts';

/** Found by `dicehall card three-dice --search`. */
export const threeDiceCards: readonly KeptCard<ThreeDiceRule>[] = [
  { rules: [{ kind: 'stay', roll: 0, points: 12 }], lost: [0.15381053631635133, 0.3675392627164571] },
  {
    rules: [
      { kind: 'hold', held: 'pair', part: 'any' },
      { kind: 'stay', roll: 0, points: 12 },
    ],
    lost: [0.04304055004676899, 0.24460399119034104],
  },
  {
    rules: [
      { kind: 'press' },
      { kind: 'hold', held: 'pair', part: 'any' },
      { kind: 'stay', roll: 0, points: 12 },
    ],
    lost: [0.04304055004676899, 0.1723795980412346],
  },
  {
    rules: [
      { kind: 'press' },
      { kind: 'hold', held: 'pair', part: 'any' },
      { kind: 'stay', roll: 0, points: 12 },
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
      { kind: 'stay', roll: 0, points: 12 },
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
      { kind: 'stay', roll: 0, points: 12 },
    ],
    lost: [0.04304055004676899, 0.08674342486703379],
  },
];

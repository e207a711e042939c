import { type Message, message, type RulesSection } from '../../core/index.ts';
import { scoresUnder } from './card.ts';
import type { ThreeDiceOptions } from './options.ts';

const niceLines = ({ shitStairs, unit }: ThreeDiceOptions): Message[] => [
  message('three-dice-rules-nice'),
  message('three-dice-rules-give', { unit }),
  message('three-dice-rules-shit', { when: shitStairs, unit, amount: 1 }),
  message('three-dice-rules-first', { unit }),
];

const losingLines = ({ tie, gentlemen, payBelow }: ThreeDiceOptions): Message[] => [
  message('three-dice-rules-lose'),
  message('three-dice-rules-tie', { tie }),
  ...(payBelow > 0 ? [message('three-dice-rules-below', { points: payBelow })] : []),
  message('three-dice-rules-all-safe'),
  ...(gentlemen === 'off' ? [] : [message('three-dice-rules-gentlemen', { gentlemen })]),
];

export const rulesThreeDice = (options: ThreeDiceOptions): RulesSection[] => [
  {
    section: 'round',
    lines: [
      message('three-dice-rules-starter'),
      message('three-dice-rules-rolls'),
      message('three-dice-rules-penalty', { unit: options.unit, amount: 1 }),
    ],
  },
  { section: 'counts', lines: [message('three-dice-rules-order')], scores: scoresUnder(options) },
  { section: 'nice', lines: niceLines(options) },
  { section: 'losing', lines: losingLines(options) },
  {
    section: 'end',
    lines: [message('three-dice-rules-end', { rounds: options.rounds, unit: options.unit })],
  },
];

import { type Message, message, type RulesSection } from '../../core/index.ts';
import { scoresUnder } from './card.ts';
import type { ThreesOptions } from './options.ts';
import { lostRound, tiedRound } from './rounds.ts';

const costLines = ({ moon }: ThreesOptions): Message[] => [
  ...(moon === 'none' ? [message('threes-rules-no-moon')] : []),
  ...(moon === 'wins' ? [message('threes-rules-moon-wins')] : []),
];

function endLines({ rounds, scoring, stopWhenLost }: ThreesOptions): Message[] {
  if (scoring === 'total') return [message('threes-rules-total', { rounds })];
  return [
    message('threes-rules-rounds', { rounds, lost: lostRound, tied: tiedRound }),
    ...(stopWhenLost ? [message('threes-rules-stop')] : []),
    message('threes-rules-alone'),
  ];
}

export const rulesThrees = (options: ThreesOptions): RulesSection[] => [
  {
    section: 'turn',
    lines: [
      message('threes-rules-roll'),
      message('threes-rules-keep'),
      message('threes-rules-on', { last: options.lastDie }),
      message('threes-rules-bank'),
    ],
  },
  { section: 'cost', lines: costLines(options), scores: scoresUnder(options.moon) },
  { section: 'end', lines: endLines(options) },
];

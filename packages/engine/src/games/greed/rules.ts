import { type Message, message, type RulesSection } from '../../core/index.ts';
import { scoresUnder } from './card.ts';
import type { GreedOptions } from './options.ts';

const openingLines = ({ opening }: GreedOptions): Message[] =>
  opening > 0 ? [message('greed-rules-opening', { opening })] : [message('greed-rules-any')];

export const rulesGreed = (options: GreedOptions): RulesSection[] => [
  {
    section: 'turn',
    lines: [
      message('greed-rules-roll'),
      message('greed-rules-aside'),
      message('greed-rules-on'),
      message('greed-rules-hot'),
      message('greed-rules-bust'),
    ],
  },
  { section: 'scores', lines: [message('greed-rules-best')], scores: scoresUnder(options) },
  { section: 'opening', lines: openingLines(options) },
  {
    section: 'end',
    lines: [message('rules-last-turn', { target: options.target }), message('rules-highest')],
  },
];

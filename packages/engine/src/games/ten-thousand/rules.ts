import { type Message, message, type RulesSection } from '../../core/index.ts';
import { scoresUnder } from './card.ts';
import { finishOf, type TenThousandOptions } from './options.ts';

function turnLines({ dice, hotDice, nothing, threeBusts, lowest }: TenThousandOptions): Message[] {
  return [
    message('ten-thousand-rules-roll', { count: dice }),
    message('ten-thousand-rules-keep'),
    message('ten-thousand-rules-on'),
    message('ten-thousand-rules-hot', { count: dice, hot: hotDice }),
    nothing > 0
      ? message('ten-thousand-rules-nothing', { count: dice, points: nothing })
      : message('ten-thousand-rules-bust'),
    ...(threeBusts > 0 ? [message('ten-thousand-rules-three-busts', { points: threeBusts, lowest })] : []),
  ];
}

function bankingLines({ opening, atLeast, hotDice }: TenThousandOptions): Message[] {
  const lines = [
    ...(opening > 0 ? [message('ten-thousand-rules-opening', { opening })] : []),
    ...(atLeast > 0 ? [message('ten-thousand-rules-least', { atLeast })] : []),
    ...(hotDice === 'must' ? [message('ten-thousand-rules-must')] : []),
  ];
  return lines.length > 0 ? lines : [message('ten-thousand-rules-any')];
}

function takeOverLines({ opening, exactFinish, rounds }: TenThousandOptions): Message[] {
  return [
    message('ten-thousand-rules-take-over'),
    ...(opening > 0 ? [message('ten-thousand-rules-take-over-opening', { opening })] : []),
    message('ten-thousand-rules-no-offer', {
      exact: exactFinish ? 'yes' : 'no',
      target: rounds > 0 ? 'no' : 'yes',
    }),
  ];
}

function endLines(options: TenThousandOptions): Message[] {
  const { target, rounds } = options;
  switch (finishOf(options)) {
    case 'exact':
      return [
        message('ten-thousand-rules-exact', { target }),
        message('ten-thousand-rules-overshoot', { target }),
      ];
    case 'first':
      return [message('ten-thousand-rules-first', { target })];
    case 'last-turn':
      return [message('rules-last-turn', { target }), message('rules-highest')];
    case 'round':
      return [message('ten-thousand-rules-round', { target }), message('rules-highest')];
    case 'rounds':
      return [message('ten-thousand-rules-rounds', { rounds }), message('rules-highest')];
  }
}

export const rulesTenThousand = (options: TenThousandOptions): RulesSection[] => [
  { section: 'start', lines: [message('ten-thousand-rules-start')] },
  { section: 'turn', lines: turnLines(options) },
  { section: 'scores', lines: [message('ten-thousand-rules-best')], scores: scoresUnder(options) },
  { section: 'banking', lines: bankingLines(options) },
  ...(options.takeOver ? [{ section: 'take-over', lines: takeOverLines(options) }] : []),
  { section: 'end', lines: endLines(options) },
];

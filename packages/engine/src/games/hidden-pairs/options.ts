import type { OptionSpecs, OptionsOf } from '../../core/index.ts';

export const hiddenPairsOptions = {
  turns: { kind: 'number', default: 3, min: 1, max: 20, step: 1 },
  luckyDice: { kind: 'choice', default: 'one', values: ['one', 'all'] },
} as const satisfies OptionSpecs;

export type HiddenPairsOptions = OptionsOf<typeof hiddenPairsOptions>;

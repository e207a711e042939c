import type { OptionSpecs, OptionsOf } from '../../core/index.ts';

export const tenThousandOptions = {
  target: { kind: 'number', default: 10000, min: 2000, max: 20000, step: 50 },
  opening: { kind: 'number', default: 1000, min: 0, max: 2000, step: 50 },
  takeOver: { kind: 'flag', default: true },
  exactFinish: { kind: 'flag', default: true },
  threePairs: { kind: 'choice', default: 'any', values: ['any', 'distinct'] },
} as const satisfies OptionSpecs;

export type TenThousandOptions = OptionsOf<typeof tenThousandOptions>;
export type ThreePairs = TenThousandOptions['threePairs'];

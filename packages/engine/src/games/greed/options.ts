import type { OptionSpecs, OptionsOf } from '../../core/index.ts';

export const greedOptions = {
  target: { kind: 'number', default: 3000, min: 500, max: 20000, step: 50 },
  opening: { kind: 'number', default: 300, min: 0, max: 2000, step: 50 },
} as const satisfies OptionSpecs;

export type GreedOptions = OptionsOf<typeof greedOptions>;

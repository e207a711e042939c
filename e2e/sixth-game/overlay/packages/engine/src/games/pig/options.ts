import type { OptionSpecs, OptionsOf } from '../../core/index.ts';

export const pigOptions = {
  target: { kind: 'number', default: 100, min: 20, max: 500, step: 10 },
} as const satisfies OptionSpecs;

export type PigOptions = OptionsOf<typeof pigOptions>;

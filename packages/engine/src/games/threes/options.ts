import type { OptionSpecs, OptionsOf } from '../../core/index.ts';

export const threesOptions = {
  rounds: { kind: 'number', default: 10, min: 1, max: 20, step: 1 },
  lastDie: { kind: 'choice', default: 'lies', values: ['lies', 'rolled'] },
} as const satisfies OptionSpecs;

export type ThreesOptions = OptionsOf<typeof threesOptions>;
